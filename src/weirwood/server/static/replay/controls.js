// This moment of a replay: what was chosen, and the controls that lead to another moment.
import { ruleButton } from "../book/rules.js";
import { h } from "../dom.js";
import { copyText } from "../layers.js";
import { sign } from "../signs.js";
import { openReport } from "../table/report.js";

/** @import { ReplayPage } from "./page.js" */

const SPEEDS = [
  ["2400", "Slow"],
  ["1200", "Normal"],
  ["450", "Fast"],
  ["120", "Very fast"],
];

/** @param {ReplayPage} page */
export function moment(page) {
  const { at, game, film } = page;
  const step = game.steps[at - 1];
  return h(
    "section.prompt",
    { "aria-label": "This moment" },
    h("p.question", { role: "status" }, step ? chosen(game, step) : "The start of the game."),
    step?.prompt ? h("p.faint.small", step.prompt) : null,
    at === film.length && game.result ? h("p.verdict", game.result.reason) : null,
    steps(page),
    h(
      "label.field",
      h("span", `Moment ${at} of ${film.length}`),
      h("input", {
        type: "range",
        min: 0,
        max: film.length,
        value: at,
        oninput: (event) => page.move(Number(event.target.value), true),
      }),
    ),
    h("div.row.fields", eyes(page), speeds(page)),
    ways(page),
  );
}

/** @param {Replay} game @param {ReplayStep} step */
const chosen = (game, step) => [
  h("b", game.names[step.seat]),
  ": ",
  step.say ?? step.label ?? "a secret choice",
  " ",
  ruleButton(step.rule, "rule"),
];

/**
 * To the start, back, on, to the end; and running by itself.
 *
 * @param {ReplayPage} page
 */
function steps(page) {
  const { at, film, playing } = page;
  /** @param {string} name @param {string} label @param {number} to @param {boolean} off */
  const control = (name, label, to, off) =>
    h(
      "button.tool",
      { type: "button", title: label, "aria-label": label, disabled: off, onclick: () => page.move(to) },
      sign(name),
    );
  return h(
    "div.row.controls",
    control("start", "To the start", 0, at === 0),
    control("previous", "One step back", at - 1, at === 0),
    h(
      "button.tool.main",
      { type: "button", "aria-label": playing ? "Pause" : "Play", onclick: () => page.run() },
      sign(playing ? "pause" : "play"),
    ),
    control("next", "One step on", at + 1, at >= film.length),
    control("end", "To the end", film.length, at >= film.length),
  );
}

/** @param {string} label @param {string[][]} choices @param {string} now @param {(value: string) => void} run */
const select = (label, choices, now, run) =>
  h(
    "label.field.small",
    h("span", label),
    h(
      "select",
      { onchange: (event) => run(event.target.value) },
      choices.map(([value, text]) => h("option", { value, selected: value === now }, text)),
    ),
  );

/** @param {ReplayPage} page */
function eyes(page) {
  const seats = page.game.names.map((name, seat) => [String(seat), name]);
  const all = [["open", "all open"], ["watch", "a spectator"], ...seats];
  return select("Seen by", all, page.seat, (seat) => page.see(seat));
}

/** @param {ReplayPage} page */
const speeds = (page) => select("Speed", SPEEDS, page.speed, (speed) => page.setSpeed(speed));

/** @param {ReplayPage} page */
function ways(page) {
  const { id, at, seat, game } = page;
  const link = `${location.origin}/t/${id}/replay?at=${at}&seat=${seat}`;
  return h(
    "div.row",
    h("button", { type: "button", onclick: () => copyText(link) }, "Link to this moment"),
    h("a.button", { href: `/api/tables/${id}/record`, download: "" }, "Download"),
    game.table.you !== null
      ? h("button.plain", { type: "button", onclick: () => openReport(id, at) }, "Report a wrong ruling")
      : null,
  );
}
