// How fast things move: a habit of this browser; whoever asked their system for less motion is heard first.
import { remember, remembered } from "../preferences.js";

/** @typedef {"slow" | "normal" | "fast" | "none"} Speed */

/** @type {[speed: Speed, label: string, about: string][]} */
export const SPEEDS = [
  ["slow", "Slow", "Time to read every line."],
  ["normal", "Normal", "One thing after the other."],
  ["fast", "Fast", "Just enough to see where things go."],
  ["none", "None", "Everything is there at once, and nothing moves."],
];

/** @type {Record<Speed, number>} how long one move takes, in ms */
const MOVES = { slow: 700, normal: 420, fast: 220, none: 0 };

const less = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @returns {Speed} */
export const speed = () => remembered("motion", less() ? "none" : "normal");

/** @param {Speed} wanted */
export function setSpeed(wanted) {
  remember("motion", wanted);
  mark();
}

/** What style sheets need to know of it. */
export const mark = () => {
  document.documentElement.dataset.motion = moves() ? "some" : "none";
};

/** Whether anything moves at all. */
export const moves = () => speed() !== "none" && !less() && !document.hidden;

/** Whether one thing is shown after the other. */
export const paced = () => speed() !== "none" && !document.hidden;

export const moveLength = () => MOVES[speed()];
