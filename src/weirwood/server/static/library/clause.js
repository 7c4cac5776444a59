// One clause whole: its words, how it is read, what it is linked with.
import { once } from "../api.js";
import { h } from "../dom.js";
import { situations } from "./situations.js";

/** @param {string} game @param {string} id */
export function clauseCard(game, id) {
  const box = h("section.panel.clause", { "data-own": true }, h("p.faint", "Looking it up …"));
  once(`/api/rules/${encodeURIComponent(id)}`).then(
    (/** @type {Clause} */ clause) => box.replaceChildren(...parts(game, clause)),
    (/** @type {Error} */ failure) => box.replaceChildren(h("p.bad", failure.message)),
  );
  return box;
}

/** @param {string} game @param {Clause} clause */
const parts = (game, clause) =>
  [
    h("h2", clause.id),
    h("p.faint", [clause.document, clause.section].filter(Boolean).join(" · ")),
    h("blockquote", clause.rule),
    clause.entries?.length
      ? h(
          "ul",
          clause.entries.map((entry) => h("li", entry)),
        )
      : null,
    clause.ambiguity ? h("p", h("b", "How it is read here: "), clause.ambiguity) : null,
    clause.see?.length
      ? h(
          "p",
          "See also ",
          clause.see.map((id) => [h("a", { href: `/rules/${game}?clause=${encodeURIComponent(id)}` }, id), " "]),
        )
      : null,
    situations(game, { rule: clause.id }),
  ].filter((part) => part !== null);
