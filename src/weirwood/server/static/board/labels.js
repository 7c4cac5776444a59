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
 * How much room there is between two.
 *
 * @param {Rect} a @param {Rect} b
 */
const between = (a, b) =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  );

/** @typedef {Rect & { reach?: number; home?: Rect }} Label with how far it may go, and what it is beside */

/**
 * The places for a label, the best first: near where it stands by itself, or anywhere beside what it belongs to.
 *
 * @param {Label} label
 * @returns {Point[]}
 */
function waysOf({ home, reach = REACH * STEP, ...label }) {
  if (!home) return WAYS.filter(([dx, dy]) => Math.hypot(dx, dy) <= reach);
  return WAYS.map(([dx, dy]) => ({ dx, dy, far: between({ ...label, x: label.x + dx, y: label.y + dy }, home) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => 4 * (a.far - b.far) + Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))
    .map(({ dx, dy }) => [dx, dy]);
}

/**
 * How far each label moves so that none lies over another or over what is fixed; those that come first have the choice.
 * None lies nearer to another's home than to its own. Null: there is no room for it near enough.
 *
 * @param {Label[]} labels @param {Rect[]} fixed
 * @returns {(Point | null)[]}
 */
export function spread(labels, fixed) {
  const taken = [...fixed];
  const homes = [...new Set(labels.flatMap(({ home }) => (home ? [home] : [])))];
  return labels.map((label) => {
    const { home } = label;
    const moved = (/** @type {Point} */ [dx, dy]) => ({ ...label, x: label.x + dx, y: label.y + dy });
    const clear = (/** @type {Rect} */ at) =>
      taken.every((other) => apart(at, other)) &&
      (!home || homes.every((other) => other === home || between(at, other) >= between(at, home)));
    const free = waysOf(label).find((way) => clear(moved(way))) ?? null;
    if (free) taken.push(moved(free));
    return free;
  });
}

// Those that are looked for first choose first, and each goes so far that nobody takes it for another's. What has no
// room is seen from nearer; it can be clicked and is read out all the same.
/** @type {[kind: string, reach: number][]} in widths of a village: from its own place, or from its village */
const KINDS = [
  [".region-name", 2.5],
  [".armies", 0.5],
  [".village-name", 0.6],
  [".fief-name", 1.5],
];
const FIXED = ".wall-mark, .zooms";

/**
 * Move the labels of a map.
 *
 * @param {HTMLElement} map
 */
export function spreadLabels(map) {
  const unit = find(map, ".village")?.offsetWidth ?? 0;
  const homes = new Map(findAll(map, ".village").map((el) => [el, dotOf(el)]));
  const labels = KINDS.flatMap(([kind, reach]) => findAll(map, kind).map((el) => ({ el, reach: reach * unit })));
  for (const { el } of labels) el.style.removeProperty("transform");
  const ways = spread(
    labels.map(({ el, reach }) => ({ ...rect(el), reach, home: homes.get(el.parentElement ?? el) })),
    [...homes.values(), ...findAll(map, FIXED).map(rect)],
  );
  labels.forEach(({ el }, i) => {
    const [dx, dy] = ways[i] ?? [0, 0];
    el.classList.toggle("no-room", !ways[i]);
    if (dx || dy) el.style.transform = `translate(${dx}px, ${dy}px)`;
  });
}

/**
 * Where a village is, with the ring around a principal one.
 *
 * @param {HTMLElement} village
 * @returns {Rect}
 */
function dotOf(village) {
  const { x, y, width, height } = rect(find(village, ".dot") ?? village),
    ring = village.classList.contains("principal") ? 4 : 0;
  return { x: x - ring, y: y - ring, width: width + 2 * ring, height: height + 2 * ring };
}

/**
 * @param {HTMLElement} el
 * @returns {Rect}
 */
function rect(el) {
  const { x, y, width, height } = el.getBoundingClientRect();
  return { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
}
