// One card, read: its face, its other versions side by side, and what the rules say of it by name.
import { get } from "../api.js";
import { explained } from "../book/glossary.js";
import { ruleButton } from "../book/rules.js";
import { drawCard } from "../cards/card.js";
import { h } from "../dom.js";
import { say, sheet } from "../layers.js";
import { situations } from "./situations.js";

/** @import { Entry, Shelf } from "./shelf.js" */

/** @param {Shelf} shelf @param {Entry} entry */
export function about(shelf, entry) {
  const { face } = entry;
  const set = shelf.sets.find(({ code }) => code === face.set);
  const others = shelf.entries.filter(
    (each) => each.face.name === face.name && each !== entry && each.face.code !== face.code,
  );
  sheet(
    face.name,
    () =>
      h(
        "div.stack",
        h(
          "div.closer",
          face.type
            ? drawCard(shelf.book, { name: face.name, title: entry.name }, { tag: "div", full: true })
            : h(
                "div.plain-card",
                (face.lines ?? []).slice(1).map((line) => h("span", line)),
              ),
          h(
            "div.about",
            h(
              "p.faint",
              [face.type, face.faction_name, face.loyal ? "loyal" : "", set?.name ?? face.set, face.code]
                .filter(Boolean)
                .join(" · "),
            ),
            face.provenance ? h("p.faint.small", `Where it comes from: ${face.provenance}`) : null,
            explained(shelf.book, face),
            rulings(shelf, face.name),
            situations(shelf.game.id, { card: face.code ?? face.name }),
            h("button.plain.small", { type: "button", onclick: () => share(shelf, entry) }, "Copy a link to this card"),
          ),
        ),
        others.length
          ? [
              h("h3", "Other versions"),
              h(
                "div.library",
                others.map((each) =>
                  h(
                    "figure.found",
                    drawCard(shelf.book, { name: face.name, title: each.name }, { tag: "div", text: true }),
                    h("figcaption", [each.face.set, each.face.code].filter(Boolean).join(" · ")),
                  ),
                ),
              ),
            ]
          : null,
      ),
    "wide",
  );
}

/**
 * Whether a clause is about a card, or only names it among others.
 *
 * @param {Clause} clause @param {string} title
 */
export const isAbout = (clause, title) =>
  clause.section.includes(title) ||
  /\berrata\b/i.test(`${clause.id} ${clause.section}`) ||
  (clause.entries ?? []).some((entry) => entry.includes(title));

/**
 * The clauses that name a card: rulings and errata of its own, and others that mention it.
 *
 * @param {Shelf} shelf @param {string} title
 */
function rulings(shelf, title) {
  const box = h("div.rulings");
  get(`/api/rules?${new URLSearchParams({ card: title, game: shelf.game.id })}`).then(
    (/** @type {{ clauses: Clause[] }} */ { clauses }) => {
      if (!clauses.length) return;
      const own = clauses.filter((clause) => isAbout(clause, title));
      const others = clauses.filter((clause) => !isAbout(clause, title));
      box.replaceChildren(...listed("Rulings and errata", own), ...listed("Other clauses that name it", others));
    },
    () => {},
  );
  return box;
}

/** @param {string} heading @param {Clause[]} clauses */
const listed = (heading, clauses) =>
  clauses.length
    ? [
        h("h3", heading),
        h(
          "ul",
          clauses.map((clause) => h("li", clause.rule, " ", ruleButton(clause.id, clause.id))),
        ),
      ]
    : [];

/** @param {Shelf} shelf @param {Entry} entry */
async function share(shelf, entry) {
  const link = `${location.origin}/cards/${shelf.game.id}?${new URLSearchParams({ card: entry.name })}`;
  try {
    await navigator.clipboard.writeText(link);
    say("The link is copied.");
  } catch {
    say(link);
  }
}
