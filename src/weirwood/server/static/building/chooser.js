// The cards to choose from: found as on the cards' page, put into the deck by clicking.
import { drawCard } from "../cards/card.js";
import { h, kept } from "../dom.js";
import { chips, searchHelp } from "../library/asking.js";
import { search } from "../library/search.js";
import { plural } from "../text.js";

/** @import { Entry, Shelf } from "../library/shelf.js" */
/** @import { BuildingPage } from "./page.js" */

const PORTION = 40;
const NOT_IN_DECKS = ["title"];

/** @param {BuildingPage} page @param {Shelf} shelf */
export function chooser(page, shelf) {
  const { found, problem } = results(page, shelf);
  const ask = (/** @type {string} */ words) => {
    page.words = words;
    page.many = PORTION;
    page.draw();
  };
  return h(
    "section.choose-cards",
    { "aria-label": "Cards" },
    h(
      "label.field",
      h("span", "Search"),
      h("input", {
        type: "search",
        value: page.words,
        maxlength: 300,
        placeholder: "words, or what is printed: cost<=3 -unique",
        autocomplete: "off",
        spellcheck: "false",
        oninput: (e) => ask(e.target.value),
      }),
    ),
    chips(shelf, page.words, ask),
    searchHelp(shelf),
    problem
      ? h("p.bad", { role: "alert" }, problem)
      : h("p.faint", { role: "status" }, found.length ? plural(found.length, "card") : "No card fits."),
    h(
      "div.library.small",
      found.slice(0, page.many).map((entry) => {
        const inIt = inDeck(page, entry);
        return kept(`${entry.face.set} ${entry.name}`, [entry, inIt], () => card(page, shelf, entry, inIt));
      }),
    ),
    found.length > page.many
      ? h(
          "button",
          {
            type: "button",
            onclick: () => {
              page.many += PORTION;
              page.draw();
            },
          },
          `Show more (${found.length - page.many} left)`,
        )
      : null,
  );
}

/**
 * @param {BuildingPage} page @param {Shelf} shelf
 * @returns {{ found: Entry[]; problem: string }}
 */
function results(page, shelf) {
  const cards = shelf.entries.filter((entry) => !NOT_IN_DECKS.includes(entry.face.type ?? ""));
  try {
    return { found: search(cards, page.words, shelf.sets), problem: "" };
  } catch (failure) {
    return { found: [], problem: failure.message };
  }
}

/** @param {BuildingPage} page @param {Entry} entry */
const inDeck = (page, { face, name }) =>
  face.type === "faction" ? Number(page.deck.faction === face.faction) : page.deck.count(face.code ?? name);

/** @param {BuildingPage} page @param {Shelf} shelf @param {Entry} entry @param {number} inIt */
function card(page, shelf, entry, inIt) {
  const { face, name } = entry;
  const house = face.type === "faction";
  return h(
    "figure.found",
    { class: inIt ? "in-deck" : "" },
    drawCard(
      shelf.book,
      { name: face.name, title: name },
      {
        onclick: () => page.add(entry),
        title: house ? "Choose it" : "Put one in",
        ...page.preview?.over(name),
      },
    ),
    house ? h("figcaption", inIt ? "chosen" : "") : counter(page, entry, inIt),
  );
}

/** @param {BuildingPage} page @param {Entry} entry @param {number} inIt */
export function counter(page, { face, name }, inIt) {
  const code = face.code ?? name;
  return h(
    "span.counter",
    h(
      "button.plain.small",
      {
        type: "button",
        "aria-label": `One ${face.name} less`,
        disabled: !inIt,
        onclick: () => page.put(code, inIt - 1),
      },
      "−",
    ),
    h("b", { "aria-label": `${inIt} in the deck` }, String(inIt)),
    h(
      "button.plain.small",
      { type: "button", "aria-label": `One ${face.name} more`, onclick: () => page.put(code, inIt + 1) },
      "+",
    ),
  );
}
