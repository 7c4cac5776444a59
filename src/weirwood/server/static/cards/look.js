// Looking closer: a card full size with its state, what one might do with it and why not; piles.
import { sentence } from "../asking/things.js";
import { explained } from "../book/glossary.js";
import { refusalList } from "../book/rules.js";
import { h } from "../dom.js";
import { sheet } from "../layers.js";
import { drawCard, stateLines } from "./card.js";

/** @import { Book } from "../book/book.js" */

/**
 * ask(thing) → promise of answers; null while nobody can be asked (replay, spectators).
 *
 * @param {Book} book
 * @param {Card | Thing} card
 * @param {{ ask?: Asking | null; options?: Choice[]; choose?: (option: Choice) => void }} more
 */
export function openCard(book, card, { ask = null, options = [], choose = () => {} } = {}) {
  const title = card.title ?? card.name;
  const face = book.faceOf(title);
  const lines = "kneeling" in card ? stateLines(book, card) : [];
  sheet(
    card.name ?? title,
    (close) =>
      h(
        "div.closer",
        drawCard(book, card, { tag: "div", full: true }),
        h(
          "div.about",
          h(
            "p.faint",
            [face.type, face.faction_name, face.loyal ? "loyal" : "", face.set, face.provenance ? "" : face.code]
              .filter(Boolean)
              .join(" · "),
          ),
          !face.type && face.lines ? face.lines.map((line) => h("p", line)) : null,
          lines.length
            ? [
                h("h3", "As it is now"),
                h(
                  "ul",
                  lines.map((line) => h("li", line)),
                ),
              ]
            : null,
          face.provenance ? h("p.faint.small", `Where it comes from: ${face.provenance}`) : null,
          face.supports
            ? h("p", `Supports: ${face.supports.join(", ") || "nobody"}. Rivals: ${face.rivals?.join(", ") || "none"}.`)
            : null,
          youCan(options, close, choose),
          explained(book, face),
          ask ? why(card.name ?? title, ask) : null,
        ),
      ),
    "wide",
  );
}

/**
 * "You can": the open options for what is looked at.
 *
 * @param {Choice[]} options @param {() => void} close @param {(option: Choice) => void} choose
 */
export function youCan(options, close, choose) {
  if (!options.length) return null;
  const button = (/** @type {Choice} */ option) =>
    h(
      "button.option",
      {
        type: "button",
        onclick: () => {
          close();
          choose(option);
        },
      },
      h("span.label", sentence(option)),
      option.hint ? h("small.hint", option.hint) : null,
    );
  return h("div", h("h3", "You can"), options.map(button));
}

/**
 * "Why not?": everything one might do with this thing now, and what forbids it.
 *
 * @param {string} name @param {Asking} ask
 */
export function why(name, ask) {
  const box = h("div.why", h("h3", "Why not?"), h("p.faint", "Asking the rules …"));
  ask(name).then((answers) => {
    const closed = answers.filter((a) => !a.open);
    box.replaceChildren(
      h("h3", "Why not?"),
      ...(closed.length
        ? closed.map((a) =>
            h("details", { open: closed.length === 1 }, h("summary", `Why not ${a.label}?`), refusalList(a.refusals)),
          )
        : [
            h(
              "p.faint",
              answers.length
                ? "Everything one might do with it now is open to you."
                : "There is nothing one could do with it now.",
            ),
          ]),
    );
  });
  return box;
}

/** @param {Book} book @param {string} title @param {(string | null)[]} names @param {(name: string) => void} open */
export function openPile(book, title, names, open) {
  sheet(
    title,
    () =>
      names.length
        ? h(
            "div.spread",
            names.map((name, i) =>
              name
                ? drawCard(book, { name, title: name }, { key: `p${i}`, onclick: () => open(name) })
                : h("span.card.back", h("span.frame")),
            ),
          )
        : h("p.faint", "Nothing there."),
    "wide",
  );
}
