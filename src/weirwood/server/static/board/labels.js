// Labels on the map: names and armies keep out of each other's way. What stands on the map is measured where it would
// stand by itself, and whatever would lie over something else moves to the nearest place beside it that is free.
import { find, findAll } from "../dom.js";

/** @typedef {{ x: number; y: number; width: number; height: number }} Rect */

/** @param {Rect} a @param {Rect} b */
const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

// Places beside a label's own, the nearest first, in pixels: rather above or below than aside.
const STEP = 5;
const REACH = 14; // steps
/** @type {Point[]} */
const WAYS = Array.from({ length: 2 * REACH + 1 }, (_, i) => (i - REACH) * STEP)
  .flatMap((dy, _, all) => all.map((dx) => /** @type {Point} */ ([dx, dy])))
  .sort((a, b) => Math.hypot(1.4 * a[0], a[1]) - Math.hypot(1.4 * b[0], b[1]));

/**
 * How far each label moves so that none lies over another or over what is fixed; those that come first have the choice.
 * Null: there is no room for it near enough.
 *
 * @param {(Rect & { reach?: number })[]} labels @param {Rect[]} fixed
 * @returns {(Point | null)[]}
 */
export function spread(labels, fixed) {
  const taken = [...fixed];
  return labels.map((label) => {
    const moved = (/** @type {Point} */ [dx, dy]) => ({ ...label, x: label.x + dx, y: label.y + dy });
    const near = WAYS.filter(([dx, dy]) => Math.hypot(dx, dy) <= (label.reach ?? REACH * STEP));
    const free = near.find((way) => taken.every((other) => apart(moved(way), other))) ?? null;
    if (free) taken.push(moved(free));
    return free;
  });
}

// Those that are looked for first choose first, and each goes so far that nobody takes it for another's. What has no
// room is seen from nearer; it can be clicked and is read out all the same.
/** @type {[kind: string, reach: number][]} in widths of a village */
const KINDS = [
  [".region-name", 2.5],
  [".armies", 1.8],
  [".village-name", 1.3],
  [".fief-name", 1.5],
];
const FIXED = ".dot, .wall-mark, .zooms";

/**
 * Move the labels of a map.
 *
 * @param {HTMLElement} map
 */
export function spreadLabels(map) {
  const unit = find(map, ".village")?.offsetWidth ?? 0;
  const labels = KINDS.flatMap(([kind, reach]) => findAll(map, kind).map((el) => ({ el, reach: reach * unit })));
  for (const { el } of labels) el.style.removeProperty("transform");
  const ways = spread(
    labels.map(({ el, reach }) => ({ ...rect(el), reach })),
    findAll(map, FIXED).map(rect),
  );
  labels.forEach(({ el }, i) => {
    const [dx, dy] = ways[i] ?? [0, 0];
    el.classList.toggle("no-room", !ways[i]);
    if (dx || dy) el.style.transform = `translate(${dx}px, ${dy}px)`;
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
