// Labels on the map: names and armies keep out of each other's way. What stands on the map is measured where it would
// stand by itself, and whatever would lie over something else moves to the nearest place beside it that is free.
import { findAll } from "../dom.js";

/** @typedef {{ x: number; y: number; width: number; height: number }} Rect */

/** @param {Rect} a @param {Rect} b */
const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

// Places beside a label's own, the nearest first, in its widths and heights: rather above or below than aside.
/** @type {Point[]} */
const WAYS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
  .flatMap((dy) => [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((dx) => /** @type {Point} */ ([dx / 4, dy / 2])))
  .sort((a, b) => Math.hypot(4 * a[0], a[1]) - Math.hypot(4 * b[0], b[1]));

/**
 * How far each label moves so that none lies over another or over what is fixed; those that come first have the choice.
 *
 * @param {Rect[]} labels @param {Rect[]} fixed
 * @returns {Point[]}
 */
export function spread(labels, fixed) {
  const taken = [...fixed];
  return labels.map((label) => {
    const moved = (/** @type {Point} */ [dx, dy]) => ({ ...label, x: label.x + dx, y: label.y + dy });
    const ways = WAYS.map(([dx, dy]) => /** @type {Point} */ ([dx * label.width, dy * label.height]));
    const free = ways.find((way) => taken.every((other) => apart(moved(way), other))) ?? ways[0];
    taken.push(moved(free));
    return free;
  });
}

/**
 * Move the labels of a map.
 *
 * @param {HTMLElement} map
 */
export function spreadLabels(map) {
  const labels = [".region-name", ".village-name", ".armies", ".fief-name"].flatMap((kind) => findAll(map, kind));
  for (const label of labels) label.style.removeProperty("transform");
  const ways = spread(labels.map(rect), findAll(map, ".dot, .wall-mark").map(rect));
  labels.forEach((label, i) => {
    const [dx, dy] = ways[i];
    if (dx || dy) label.style.transform = `translate(${Math.round(dx)}px, ${Math.round(dy)}px)`;
  });
}

/**
 * @param {HTMLElement} el
 * @returns {Rect}
 */
function rect(el) {
  const { x, y, width, height } = el.getBoundingClientRect();
  return { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
}
