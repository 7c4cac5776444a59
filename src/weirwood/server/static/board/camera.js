// The camera over the map: zoom and pan by buttons, wheel, pinch, drag and keys. It moves what is drawn and never draws
// itself.
import { find } from "../dom.js";
import { spreadLabels } from "./labels.js";

const MOST = 4;
const STEP = 1.35;
const SLACK = 6;
const LIFTED = /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"]);

/** @type {Point} */
let size = [1000, 1400];
let k = 1;
let x = 500;
let y = 700;
/** @type {Point} where a finger went down */
let begun = [0, 0];
let moved = false;
/** @type {string | null} */
let table = null;
let untouched = true;
/** @type {Map<number, Point>} */
const fingers = new Map();

const view = () => find(document, ".map");
const world = () => find(document, ".map .world");

/**
 * A new table starts with the whole map; on a small screen a little closer, as soon as there are people of one's own
 * to look at.
 *
 * @param {string} id @param {Point} board @param {Point[]} own
 */
export function openOn(id, board, own) {
  if (table !== id) [table, size, k, x, y, untouched] = [id, board, 1, board[0] / 2, board[1] / 2, true];
  if (!untouched || innerWidth > 800 || !own.length) return;
  untouched = false;
  k = 1.6;
  x = own.reduce((sum, at) => sum + at[0], 0) / own.length;
  y = own.reduce((sum, at) => sum + at[1], 0) / own.length;
}

export function place() {
  const box = view(),
    land = world();
  if (!box || !land || !box.clientWidth) return;
  box.scrollLeft = box.scrollTop = 0;
  const wide = box.clientWidth,
    tall = box.clientHeight,
    unit = scale(box);
  /** @param {number} room @param {number} length @param {number} at */
  const fit = (room, length, at) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, room / 2 - at));
  const left = fit(wide, size[0] * unit, x * unit),
    top = fit(tall, size[1] * unit, y * unit);
  [x, y] = [(wide / 2 - left) / unit, (tall / 2 - top) / unit];
  land.style.width = `${size[0] * unit}px`;
  land.style.height = `${size[1] * unit}px`;
  land.style.transform = `translate(${left}px, ${top}px)`;
  box.dataset.zoom = level();
  box.classList.toggle("zoomed", isClose());
  spreadLabels(box);
}

export const level = () => k.toFixed(2);
export const isClose = () => k > 1.01;

/**
 * Pixels for one unit of the board.
 *
 * @param {HTMLElement} box
 */
const scale = (box) => k * Math.min(box.clientWidth / size[0], box.clientHeight / size[1]);

/**
 * Zoom so that the spot of the board under a point of the window stays there.
 *
 * @param {number} factor @param {Point | null} point
 */
export function zoom(factor, point = null) {
  const box = view();
  if (!box) return;
  const frame = box.getBoundingClientRect(),
    before = scale(box);
  const dx = point ? point[0] - frame.left - box.clientWidth / 2 : 0,
    dy = point ? point[1] - frame.top - box.clientHeight / 2 : 0;
  untouched = false;
  k = Math.min(MOST, Math.max(1, k * factor));
  x += dx / before - dx / scale(box);
  y += dy / before - dy / scale(box);
  place();
}

export const closer = () => zoom(STEP);
export const farther = () => zoom(1 / STEP);
export function fit() {
  k = 1;
  place();
}

/** @param {number} dx @param {number} dy */
export function pan(dx, dy) {
  const box = view();
  if (!box) return;
  const unit = scale(box);
  x += dx / unit;
  y += dy / unit;
  place();
}

/**
 * Bring a spot of the board into the middle.
 *
 * @param {Point} at
 */
export function show(at, least = 1) {
  k = Math.max(k, least);
  [x, y] = at;
  place();
}

/**
 * Whether a spot of the board can be seen.
 *
 * @param {Point} at
 */
export function sees(at) {
  const box = view();
  if (!box?.clientWidth) return true;
  const unit = scale(box);
  return Math.abs(at[0] - x) * unit < box.clientWidth / 2 && Math.abs(at[1] - y) * unit < box.clientHeight / 2;
}

/**
 * The listeners of the map's own element, once; they look up what is there when they run.
 *
 * @param {HTMLElement} el
 */
export function wire(el) {
  el.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : event.ctrlKey ? 0.01 : 0.0016)), [
        event.clientX,
        event.clientY,
      ]);
    },
    { passive: false },
  );
  el.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    begun = [event.clientX, event.clientY];
    moved = false;
  });
  el.addEventListener("pointermove", (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    /** @type {Point} */
    const to = [event.clientX, event.clientY];
    if (fingers.size === 1 && (isClose() || event.pointerType === "mouse")) {
      if (!moved && Math.hypot(to[0] - begun[0], to[1] - begun[1]) < SLACK) return;
      if (!moved) el.setPointerCapture(event.pointerId);
      moved = true;
      pan(from[0] - to[0], from[1] - to[1]);
    } else if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? to;
      /** @param {Point} a */
      const apart = (a) => Math.max(20, Math.hypot(a[0] - other[0], a[1] - other[1]));
      moved = true;
      pan((from[0] - to[0]) / 2, (from[1] - to[1]) / 2);
      zoom(apart(to) / apart(from), [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2]);
    }
    fingers.set(event.pointerId, to);
  });
  /** @param {PointerEvent} event */
  const lift = (event) => fingers.delete(event.pointerId);
  for (const kind of LIFTED) el.addEventListener(kind, lift);
  el.addEventListener(
    "click",
    (event) => {
      if (moved) {
        event.stopPropagation();
        event.preventDefault();
        moved = false;
      }
    },
    true,
  );
  el.addEventListener("scroll", () => {
    if (el.scrollLeft || el.scrollTop) pan(el.scrollLeft, el.scrollTop);
  });
  new ResizeObserver(place).observe(el);
}
