// What is happening, in words beside the picture: while one beat follows the other, and while somebody looks back.
import { announce, h } from "../dom.js";
import { say } from "../layers.js";
import { sign } from "../signs.js";
import { plural } from "../text.js";

/** @import { TablePage } from "./page.js" */

const LINES = 4; // of the log, at most

/**
 * In the place of the question, while none can be shown.
 *
 * @param {TablePage} page
 */
export function happening(page) {
  const { stage } = page;
  if (!stage.moment) return null;
  return stage.past ? lookingBack(page, stage.moment) : beat(page, stage.moment);
}

/** @param {Moment} moment */
const told = (moment) => moment.lines.slice(-LINES).map((line) => h("p.told", line.text));

/** @param {TablePage} page @param {Moment} moment */
function beat(page, moment) {
  const { left } = page.stage;
  return h(
    "section.prompt.happening",
    { "aria-label": "What is happening", "data-left": left },
    told(moment),
    h(
      "div.row",
      h("span.faint.small", `${plural(left, "more thing")} to come`),
      h(
        "button.plain.skip-beats",
        { type: "button", onclick: () => page.skip() },
        "Skip to now",
        h("kbd", { "aria-hidden": "true" }, "space"),
      ),
    ),
  );
}

/** @param {TablePage} page @param {Moment} moment */
function lookingBack(page, moment) {
  const { stage } = page,
    { stops } = stage,
    at = Math.max(0, stops.indexOf(stage.at ?? 0)),
    last = stops.length - 1;
  /** @param {string} name @param {string} label @param {number} to @param {boolean} off */
  const control = (name, label, to, off) =>
    h(
      "button.tool",
      { type: "button", title: label, "aria-label": label, disabled: off, onclick: () => step(page, stops[to]) },
      sign(name),
    );
  return h(
    "section.prompt.happening.looking-back",
    { "aria-label": "Looking back", "data-at": at },
    h("p.then", "The past", h("small", at ? ` ${at} of ${last} since ${since(page)}` : ` before ${since(page)}`)),
    at ? told(moment) : h("p.told", page.told?.you === null ? "As it was when you came." : "As it was when you chose."),
    page.told?.decision ? h("p.question", { role: "status" }, "You are asked something now.") : null,
    h(
      "div.row.controls",
      control("start", "To my last choice", 0, at === 0),
      control("previous", "One step back", at - 1, at === 0),
      control("next", "One step on", at + 1, at >= last),
      h(
        "button.primary",
        { type: "button", onclick: () => stage.look(null) },
        "Back to now",
        h("kbd", { "aria-hidden": "true" }, "Esc"),
      ),
    ),
  );
}

/** @param {TablePage} page */
const since = (page) => (page.told?.you === null ? "you came" : "your last choice");

/**
 * Begin to look back, as things were before one's own last choice.
 *
 * @param {TablePage} page
 */
export function lookBack(page) {
  if (page.stage.stops.length < 2) return say("Nothing has happened since your last choice.");
  step(page, 0);
}

/** @param {TablePage} page @param {number} to */
export function step(page, to) {
  page.stage.look(to);
  const words = page.stage.moment?.lines.map((line) => line.text).join(" ");
  const { stops } = page.stage;
  announce(`The past, ${stops.indexOf(to)} of ${stops.length - 1}. ${to ? words : ""}`);
}
