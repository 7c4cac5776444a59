// Where the round stands: the phases in order, the one that is on, the round, who is first and who is active.
import { h } from "../dom.js";
import { capital } from "../text.js";

/** @import { Book } from "../book/book.js" */

/** @param {Book} book @param {View} view */
export function phaseStrip(book, view) {
  const { phase, round, active, first } = view;
  const all = phase ? [String(phase)] : [];
  const shown = phase && book.phases.includes(phase) ? book.phases : all;
  return h(
    "div.phases",
    {
      role: "group",
      "aria-label": [
        round && `Round ${round}`,
        phase,
        view.season,
        view.step,
        first && `first player ${first}`,
        active && `active player ${active}`,
      ]
        .filter(Boolean)
        .join(", "),
    },
    round ? h("span.round", `Round ${round}`) : null,
    shown.length
      ? h(
          "ol",
          shown.map((name) =>
            h(
              "li",
              { class: name === phase ? "now" : "", "aria-current": name === phase ? "step" : null },
              capital(name),
            ),
          ),
        )
      : null,
    view.season ? h("span.step.season", capital(view.season)) : null,
    view.step ? h("span.step", view.step) : null,
    h("span.who", first ? `First: ${first}` : "", active ? ` · Active: ${active}` : ""),
  );
}
