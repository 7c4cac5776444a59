// Situations: what shows a rule or a card, read step by step, and tried at a table from its position.
import { once, post } from "../api.js";
import { ruleButton } from "../book/rules.js";
import { h } from "../dom.js";
import { say } from "../layers.js";
import { go } from "../shell.js";
import { plural } from "../text.js";

/** So many are listed at once; the others on request. */
const FEW = 12;

/** @param {SituationStep} step */
const subject = ({ kind, who }) =>
  kind === "chance"
    ? "Chance: "
    : kind === "can"
      ? `${who} could: `
      : kind === "cannot"
        ? `${who} can’t: `
        : `${who}: `;

/**
 * The situations that show a clause or a card; nothing where there are none.
 *
 * @param {string} game @param {{ rule?: string; card?: string }} what
 */
export function situations(game, what) {
  const box = h("div.situations", { "data-own": true });
  once(`/api/games/${game}/situations?${new URLSearchParams(what)}`).then(
    (/** @type {{ total: number; situations: ShortSituation[] }} */ { total, situations }) => {
      if (!total) return;
      box.replaceChildren(
        h("h3", total === 1 ? "One situation shows it" : `${plural(total, "situation")} show it`),
        list(game, situations.slice(0, FEW)),
        ...(situations.length > FEW
          ? [h("details", h("summary", `${situations.length - FEW} more`), list(game, situations.slice(FEW)))]
          : []),
        ...(total > situations.length ? [h("p.faint", `The first ${situations.length} are listed.`)] : []),
      );
    },
    (/** @type {Error} */ failure) => box.replaceChildren(h("p.bad", failure.message)),
  );
  return box;
}

/** @param {string} game @param {ShortSituation[]} situations */
const list = (game, situations) =>
  h(
    "ul.all",
    situations.map((each) => h("li", oneOf(game, each))),
  );

/** @param {string} game @param {ShortSituation} short */
function oneOf(game, short) {
  const inside = h("div.stack", h("p.faint", "Looking it up …"));
  let asked = false;
  const open = () => {
    if (asked) return;
    asked = true;
    once(`/api/games/${game}/situations/${encodeURIComponent(short.id)}`).then(
      (/** @type {Situation} */ found) => inside.replaceChildren(...parts(game, found)),
      (/** @type {Error} */ failure) => inside.replaceChildren(h("p.bad", failure.message)),
    );
  };
  return h("details.situation", { ontoggle: open }, h("summary", short.name), inside);
}

/** @param {string} game @param {Situation} found */
const parts = (game, found) => [
  found.playable ? tryButton(game, found) : h("p.faint.small", "This one can be read, but not played from its start."),
  h("h4", "At the start"),
  h(
    "ul.position",
    found.position.map(([who, lines]) => h("li", who ? h("b", `${who}: `) : null, lines.join(" · "))),
  ),
  h("h4", "What happens"),
  h(
    "ol.steps",
    found.steps.map((step) => h("li", ...told(step))),
  ),
  h(
    "p.faint.small",
    "It shows ",
    found.rules.map((id) => [ruleButton(id, id), " "]),
  ),
];

/**
 * A step as it is read: who, what, and by which rule.
 *
 * @param {SituationStep} step
 */
const told = (step) => [
  step.kind === "then" ? h("span.faint", "Then ") : h("b", subject(step)),
  step.what,
  ...(step.rules ?? []).flatMap((id) => [" ", ruleButton(id, id)]),
];

/** @param {string} game @param {Situation} found */
function tryButton(game, found) {
  let busy = false;
  const begin = async () => {
    if (busy) return;
    busy = true;
    try {
      go(`/t/${(await post("/api/situations", { game, situation: found.id })).table}`);
    } catch (failure) {
      busy = false;
      say(failure.message, "error");
    }
  };
  return h(
    "div.row",
    h("button.primary", { type: "button", onclick: begin }, "Try this position"),
    h("small.faint", `You are ${found.seat}; computers take the other seats.`),
  );
}
