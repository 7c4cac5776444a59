// Ways to ask without knowing the language: what can be clicked into a search, and the language in a few lines.
import { h } from "../dom.js";
import { capital } from "../text.js";
import { asks, toggled } from "./search.js";

/** @import { Entry, Shelf } from "./shelf.js" */

/** @type {[written: string, means: string][]} */
const LANGUAGE = [
  ["direwolf", "the word stands somewhere on the card"],
  ['"after you win"', "these words in this order"],
  ["faction:… type:… trait:… keyword:… icon:… set:… cycle:… title:… text:…", "what is printed there (f t k i e c n x)"],
  ["cost<=3 strength>4 gold>=5 claim:2", "a figure (o s g)"],
  ["type:event|attachment", "the one or the other"],
  ["unique, loyal, limited", "what a card is"],
  ["-unique -type:event", "not that"],
];

/**
 * What can be clicked in and out: kinds, factions, icons and sets of the game's own cards.
 *
 * @param {Shelf} shelf @param {string} words @param {(words: string) => void} ask @param {Entry[]} [entries]
 */
export function chips(shelf, words, ask, entries = shelf.entries) {
  const faces = entries.map((entry) => entry.face);
  /** @type {[string, string[]][]} */
  const kinds = [
    ["faction", distinct(faces.flatMap((face) => face.factions ?? face.faction ?? []))],
    ["type", distinct(faces.flatMap((face) => face.type ?? []))],
    ["icon", distinct(faces.flatMap((face) => face.icons ?? []))],
  ];
  const houses = Object.fromEntries(faces.map((face) => [face.faction, face.faction_name]));
  const chip = (/** @type {string} */ term, /** @type {string} */ label) =>
    h(
      "button.narrower",
      { type: "button", "aria-pressed": String(asks(words, term)), onclick: () => ask(toggled(words, term)) },
      label,
    );
  return h(
    "div.narrowing",
    kinds
      .filter(([, values]) => values.length > 1)
      .map(([kind, values]) =>
        h(
          "div",
          { role: "group", "aria-label": capital(kind) },
          values.map((value) =>
            chip(`${kind}:${value}`, capital((kind === "faction" && houses[value]) || value.replaceAll("-", " "))),
          ),
        ),
      ),
    shelf.sets.length > 1 ? setChoice(shelf, words, ask) : null,
  );
}

/** @param {Shelf} shelf @param {string} words @param {(words: string) => void} ask */
function setChoice(shelf, words, ask) {
  const now = shelf.sets.find(({ code }) => asks(words, `set:${code}`));
  const cycles = distinct(shelf.sets.map(({ cycle }) => cycle));
  const choose = (/** @type {string} */ code) => {
    const without = now ? toggled(words, `set:${now.code}`) : words;
    ask(code ? toggled(without, `set:${code}`) : without);
  };
  return h(
    "label.inline",
    h("span", "Set"),
    h(
      "select",
      { onchange: (e) => choose(e.target.value) },
      h("option", { value: "", selected: !now }, "all sets"),
      cycles.map((cycle) =>
        h(
          "optgroup",
          { label: cycle || "Sets" },
          shelf.sets
            .filter((set) => set.cycle === cycle)
            .map(({ code, name, cards }) =>
              h("option", { value: code, selected: code === now?.code }, `${name} (${cards})`),
            ),
        ),
      ),
    ),
  );
}

/** @param {string[]} values */
const distinct = (values) => [...new Set(values)];

/** @param {Shelf} shelf */
export const searchHelp = (shelf) =>
  shelf.entries.some((entry) => entry.face.type)
    ? h(
        "details.help-search",
        { "data-keep": true },
        h("summary", "How to search"),
        h(
          "dl",
          LANGUAGE.map(([written, means]) => [h("dt", h("code", written)), h("dd", means)]),
        ),
      )
    : null;
