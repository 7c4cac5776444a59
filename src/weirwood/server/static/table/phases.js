// Where the round stands: the phases in order, the one that is on, the round, who is first and who is active.
import { h, capital } from "../dom.js";

const ROUND = ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"];

export function phaseStrip(view) {
  const { phase, round, active, first } = view;
  const known = ROUND.includes(phase);
  return h("div.phases", { role: "group", "aria-label": `${round ? `Round ${round}, ` : ""}${phase ?? ""}${view.step ? `, ${view.step}` : ""}${first ? `, first player ${first}` : ""}${active ? `, active player ${active}` : ""}` },
    round ? h("span.round", `Round ${round}`) : null,
    known ? h("ol", ROUND.map((name) => h("li", { class: name === phase ? "now" : "", "aria-current": name === phase ? "step" : null }, capital(name)))) : phase ? h("ol", h("li.now", { "aria-current": "step" }, capital(String(phase)))) : null,
    view.step ? h("span.step", view.step) : null,
    h("span.who", first ? `First: ${first}` : "", active ? ` · Active: ${active}` : ""));
}
