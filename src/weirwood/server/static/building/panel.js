// The deck as it is: its name and House, its cards by kind, what they come to, what is wrong, what to do with it.
import { post, remove } from "../api.js";
import { refusalList } from "../book/rules.js";
import { h } from "../dom.js";
import { openMenu, say } from "../layers.js";
import { ago, capital, plural } from "../text.js";
import { counter } from "./chooser.js";
import { DEAREST, figures, PARTS } from "./deck.js";
import { testHand } from "./hand.js";
import { soFar } from "./reading.js";

/** @import { Shelf } from "../library/shelf.js" */
/** @import { BuildingPage } from "./page.js" */

/** @param {BuildingPage} page @param {Shelf} shelf */
export function deckPanel(page, shelf) {
  return h(
    "section.panel.the-deck",
    { "aria-label": "The deck" },
    h(
      "label.field",
      h("span", "Its name"),
      h("input", {
        maxlength: 60,
        value: page.deck.name,
        oninput: (e) => {
          page.deck.name = e.target.value;
          page.changed = true;
        },
      }),
    ),
    houseChoice(page, shelf),
    verdict(page),
    buttons(page, shelf),
    sums(page),
    page.changed ? null : soFar(page.played),
    PARTS.map(([title, type]) => part(page, shelf, title, type)),
  );
}

/** @param {BuildingPage} page @param {Shelf} shelf */
function houseChoice(page, shelf) {
  const houses = shelf.entries.filter(({ face }) => face.type === "faction");
  return h(
    "label.field",
    h("span", "It plays for"),
    h(
      "select",
      {
        onchange: (e) => {
          page.deck.faction = e.target.value;
          page.alter();
        },
      },
      h("option", { value: "", selected: !page.deck.faction }, "choose"),
      houses.map(({ face }) =>
        h("option", { value: face.faction, selected: face.faction === page.deck.faction }, face.name),
      ),
    ),
  );
}

/** @param {BuildingPage} page */
function verdict(page) {
  if (page.problem) return h("div.verdict-box.bad-box", { role: "alert" }, page.problem);
  if (!page.verdict)
    return h("div.verdict-box", { role: "status" }, "Choose whom it plays for, then click cards into it.");
  const { legal, by, refusals } = page.verdict;
  return h(
    "div.verdict-box",
    { role: "status", class: legal ? "good-box" : "bad-box" },
    h("p", h("b", legal ? "✓ Legal" : "✗ Not legal yet"), h("small.faint", ` ${by}`)),
    refusals?.length ? refusalList(refusals) : null,
  );
}

/** @param {BuildingPage} page @param {Shelf} shelf */
function buttons(page, shelf) {
  return h(
    "div.row",
    h("button.primary", { type: "button", disabled: !page.deck.faction, onclick: () => page.keep() }, "Keep"),
    h(
      "button",
      { type: "button", disabled: !page.verdict?.legal, onclick: () => page.play() },
      "Play it against the computer",
    ),
    h("button.plain", { type: "button", onclick: () => testHand(shelf, page.deck) }, "Test hand"),
    h("button.plain", { type: "button", onclick: (e) => giveAway(page, e.currentTarget) }, "Export"),
    page.id ? h("button.plain", { type: "button", onclick: (e) => linking(page, e.currentTarget) }, "Share") : null,
    page.versions.length
      ? h("button.plain", { type: "button", onclick: (e) => before(page, e.currentTarget) }, "Earlier versions")
      : null,
  );
}

/** @param {BuildingPage} page @param {HTMLElement} anchor */
function giveAway(page, anchor) {
  const name = page.deck.name.trim() || "deck";
  openMenu(anchor, [
    { label: "Text", hint: "as deck builders paste it", run: () => save(`${name}.txt`, text(page)) },
    { label: "JSON", run: () => save(`${name}.json`, JSON.stringify(page.deck.data(), null, 1)) },
    { label: "OCTGN", hint: ".o8d, by the names of cards", run: () => save(`${name}.o8d`, page.deck.octgn()) },
    {
      label: "Copy the text",
      run: async () => {
        try {
          await navigator.clipboard.writeText(text(page));
          say("The text is copied.");
        } catch {
          say("The browser doesn't let the page copy.", "error");
        }
      },
    },
  ]);
}

/** @param {BuildingPage} page */
const text = (page) => (page.verdict?.lines ?? []).join("\n");

/** @param {string} name @param {string} content */
function save(name, content) {
  const link = /** @type {HTMLAnchorElement} */ (h("a", { download: name.replace(/[\\/:*?"<>|]/g, "-") }));
  link.href = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {BuildingPage} page @param {HTMLElement} anchor */
function linking(page, anchor) {
  const copy = async () => {
    page.shared = (await post(`/api/decks/${page.id}/link`)).shared;
    const link = `${location.origin}/decks/shared/${page.shared}`;
    page.draw();
    try {
      await navigator.clipboard.writeText(link);
      say(`Whoever has this link can read the deck: ${link} (copied)`);
    } catch {
      say(`Whoever has this link can read the deck: ${link}`);
    }
  };
  const stop = async () => {
    await remove(`/api/decks/${page.id}/link`);
    page.shared = "";
    page.draw();
    say("The link leads nowhere any more.");
  };
  openMenu(anchor, [
    { label: page.shared ? "Copy the link" : "Make a link for others to read it", run: copy },
    ...(page.shared ? [{ label: "Take the link back", run: stop }] : []),
  ]);
}

/** @param {BuildingPage} page @param {HTMLElement} anchor */
function before(page, anchor) {
  openMenu(
    anchor,
    page.versions.map(({ n, name, created }) => ({ label: name, hint: ago(created), run: () => page.earlier(n) })),
  );
}

/** @param {BuildingPage} page */
function sums(page) {
  const { cards, plots, curve, icons, income, gold, claim } = figures(page.deck);
  if (!cards && !plots) return null;
  const most = Math.max(1, ...curve);
  return h(
    "div.sums",
    h("p", [plural(cards, "card"), plural(plots, "plot")].join(", ")),
    h(
      "div.by-cost",
      { role: "img", "aria-label": `Costs: ${curve.map((n, cost) => `${n} of cost ${label(cost)}`).join(", ")}` },
      curve.map((n, cost) =>
        h(
          "span",
          { title: `${plural(n, "card")} of cost ${label(cost)}` },
          h("i", { vars: { "--part": String(n / most) } }),
          h("small", label(cost)),
        ),
      ),
    ),
    h(
      "p.faint.small",
      [
        ...Object.entries(icons).map(([icon, n]) => `${capital(icon)} ${n}`),
        income ? `gold from cards ${income}` : "",
        gold === null ? "" : `plots: gold ${gold.toFixed(1)}, claim ${claim?.toFixed(1)} on average`,
      ]
        .filter(Boolean)
        .join(" · "),
    ),
  );
}

/** @param {number} cost */
const label = (cost) => (cost === DEAREST ? `${cost}+` : String(cost));

/** @param {BuildingPage} page @param {Shelf} shelf @param {string} title @param {string} type */
function part(page, shelf, title, type) {
  const cards = page.deck.of(type);
  if (!cards.length) return null;
  const several = (/** @type {string} */ name) => shelf.entries.filter((each) => each.face.name === name).length > 1;
  return h(
    "div.deck-part",
    { key: type },
    h("h3", `${title} (${cards.reduce((sum, [, n]) => sum + n, 0)})`),
    h(
      "ul",
      cards.map(([entry, n]) =>
        h(
          "li",
          { key: entry.name },
          h(
            "button.cardlink",
            { type: "button", onclick: () => page.add(entry), ...page.preview?.over(entry.name) },
            several(entry.face.name) ? entry.name : entry.face.name,
          ),
          counter(page, entry, n),
        ),
      ),
    ),
  );
}
