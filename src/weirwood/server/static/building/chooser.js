// The cards to choose from: found as on the cards' page, put into the deck by clicking.
import { drawCard } from "../cards/card.js";
import { find, h, kept } from "../dom.js";
import { chips, searchHelp } from "../library/asking.js";
import { search } from "../library/search.js";
import { plural } from "../text.js";
import { figures } from "./deck.js";

/** @import { Entry, Shelf } from "../library/shelf.js" */
/** @import { BuildingPage } from "./page.js" */

const PORTION = 40;
/** What is chosen elsewhere, or never: the House in the deck's panel, the titles of a melee by nobody. */
const NOT_IN_DECKS = ["title", "faction"];

/** @param {BuildingPage} page @param {Shelf} shelf */
export function chooser(page, shelf) {
  const cards = shelf.entries.filter((entry) => !NOT_IN_DECKS.includes(entry.face.type ?? ""));
  const { found, problem } = results(page, shelf, cards);
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
    chips(shelf, page.words, ask, cards),
    searchHelp(shelf),
    toDeck(page),
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
 * @param {BuildingPage} page @param {Shelf} shelf @param {Entry[]} cards
 * @returns {{ found: Entry[]; problem: string }}
 */
function results(page, shelf, cards) {
  try {
    return { found: search(cards, page.words, shelf.sets), problem: "" };
  } catch (failure) {
    return { found: [], problem: failure.message };
  }
}

/**
 * On a narrow page the deck is below the cards: a way there, which says how far it is.
 *
 * @param {BuildingPage} page
 */
function toDeck(page) {
  const { cards, plots } = figures(page.deck);
  const down = () => find(page.root, ".the-deck")?.scrollIntoView();
  return h(
    "button.to-deck",
    { type: "button", onclick: down },
    `To the deck: ${plural(cards, "card")}, ${plural(plots, "plot")}`,
    page.verdict?.legal ? " ✓" : null,
  );
}

/** @param {BuildingPage} page @param {Entry} entry */
const inDeck = (page, { face, name }) => page.deck.count(face.code ?? name);

/** @param {BuildingPage} page @param {Shelf} shelf @param {Entry} entry @param {number} inIt */
function card(page, shelf, entry, inIt) {
  const { face, name } = entry;
  return h(
    "figure.found",
    { class: inIt ? "in-deck" : "" },
    drawCard(
      shelf.book,
      { name: face.name, title: name },
      {
        onclick: () => page.add(entry),
        title: "Put one in",
        ...page.preview?.over(name),
      },
    ),
    counter(page, entry, inIt),
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
