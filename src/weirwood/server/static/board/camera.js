// The camera over the map: zoom and pan by buttons, wheel, pinch, drag and keys. It moves what is drawn and never draws
// itself. A page has one, which remembers where its person looks.
import { find } from "../dom.js";
import { spreadLabels } from "./labels.js";

const MOST = 4;
const STEP = 1.35;
const SLACK = 6;
const LIFTED = /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"]);

export class Camera {
  constructor() {
    /** @type {Point | null} the board's, once there is one */
    this.size = null;
    this.k = 1;
    this.x = 0;
    this.y = 0;
    this.untouched = true;
    /** @type {number | null} the question whose places it went to */
    this.asked = null;
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    /** @type {Point} where a finger went down */
    this.begun = [0, 0];
    this.moved = false;
    /** @type {HTMLElement | null} the map it hears */
    this.box = null;
    this.hearing = new AbortController();
    this.resized = new ResizeObserver(() => this.place());
  }

  /**
   * It starts with the whole map; on a small screen a little closer, as soon as there are people of one's own to look
   * at.
   *
   * @param {Point} board @param {Point[]} own
   */
  openOn(board, own) {
    if (!this.size) [this.size, this.x, this.y] = [board, board[0] / 2, board[1] / 2];
    if (!this.untouched || innerWidth > 800 || !own.length) return;
    this.untouched = false;
    this.k = 1.6;
    this.x = own.reduce((sum, at) => sum + at[0], 0) / own.length;
    this.y = own.reduce((sum, at) => sum + at[1], 0) / own.length;
  }

  /** After the map was drawn: everything in its place, and the map's own element heard. */
  settle() {
    const box = find(document, ".map");
    if (box && box !== this.box) this.hear(box);
    this.place();
  }

  place() {
    const { box, size } = this,
      land = find(box, ".world");
    if (!box || !size || !land || !box.clientWidth) return;
    box.scrollLeft = box.scrollTop = 0;
    const wide = box.clientWidth,
      tall = box.clientHeight,
      unit = this.scale();
    /** @param {number} room @param {number} length @param {number} at */
    const fit = (room, length, at) =>
      length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, room / 2 - at));
    const left = fit(wide, size[0] * unit, this.x * unit),
      top = fit(tall, size[1] * unit, this.y * unit);
    [this.x, this.y] = [(wide / 2 - left) / unit, (tall / 2 - top) / unit];
    land.style.width = `${size[0] * unit}px`;
    land.style.height = `${size[1] * unit}px`;
    land.style.transform = `translate(${left}px, ${top}px)`;
    box.dataset.zoom = this.level;
    box.classList.toggle("zoomed", this.isClose);
    spreadLabels(box);
  }

  get level() {
    return this.k.toFixed(2);
  }

  get isClose() {
    return this.k > 1.01;
  }

  /** Pixels for one unit of the board. */
  scale() {
    const [width, height] = this.size ?? [1, 1];
    return this.k * Math.min((this.box?.clientWidth ?? 0) / width, (this.box?.clientHeight ?? 0) / height);
  }

  /**
   * Zoom so that the spot of the board under a point of the window stays there.
   *
   * @param {number} factor @param {Point | null} point
   */
  zoom(factor, point = null) {
    const { box } = this;
    if (!box) return;
    const frame = box.getBoundingClientRect(),
      before = this.scale();
    const dx = point ? point[0] - frame.left - box.clientWidth / 2 : 0,
      dy = point ? point[1] - frame.top - box.clientHeight / 2 : 0;
    this.untouched = false;
    this.k = Math.min(MOST, Math.max(1, this.k * factor));
    this.x += dx / before - dx / this.scale();
    this.y += dy / before - dy / this.scale();
    this.place();
  }

  closer() {
    this.zoom(STEP);
  }

  farther() {
    this.zoom(1 / STEP);
  }

  fit() {
    this.k = 1;
    this.place();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (!this.box) return;
    const unit = this.scale();
    this.x += dx / unit;
    this.y += dy / unit;
    this.place();
  }

  /**
   * Bring a spot of the board into the middle.
   *
   * @param {Point} at
   */
  show(at, least = 1) {
    this.k = Math.max(this.k, least);
    [this.x, this.y] = at;
    this.place();
  }

  /**
   * A new question about places none of which can be seen: go there.
   *
   * @param {number} question @param {Point[]} places
   */
  follow(question, places) {
    if (question === this.asked) return;
    this.asked = question;
    if (places.length && !places.some((at) => this.sees(at))) this.show(places[0]);
  }

  /**
   * Whether a spot of the board can be seen.
   *
   * @param {Point} at
   */
  sees(at) {
    const { box } = this;
    if (!box?.clientWidth) return true;
    const unit = this.scale();
    return (
      Math.abs(at[0] - this.x) * unit < box.clientWidth / 2 && Math.abs(at[1] - this.y) * unit < box.clientHeight / 2
    );
  }

  /** Whoever leaves the page is heard no more. */
  leave() {
    this.hearing.abort();
    this.resized.disconnect();
    this.box = null;
  }

  /**
   * The listeners of the map's own element, once.
   *
   * @param {HTMLElement} box
   */
  hear(box) {
    this.leave();
    this.box = box;
    this.hearing = new AbortController();
    const { signal } = this.hearing;
    box.addEventListener("wheel", (event) => this.wheel(event), { passive: false, signal });
    box.addEventListener("pointerdown", (event) => this.down(event), { signal });
    box.addEventListener("pointermove", (event) => this.drag(box, event), { signal });
    for (const kind of LIFTED) box.addEventListener(kind, (event) => this.fingers.delete(event.pointerId), { signal });
    box.addEventListener("click", (event) => this.dropped(event), { capture: true, signal });
    box.addEventListener("scroll", () => (box.scrollLeft || box.scrollTop) && this.pan(box.scrollLeft, box.scrollTop), {
      signal,
    });
    this.resized.observe(box);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const step = event.deltaMode ? 0.05 : event.ctrlKey ? 0.01 : 0.0016;
    this.zoom(Math.exp(-event.deltaY * step), [event.clientX, event.clientY]);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button) return;
    this.begun = [event.clientX, event.clientY];
    this.fingers.set(event.pointerId, this.begun);
    this.moved = false;
  }

  /** @param {HTMLElement} box @param {PointerEvent} event */
  drag(box, event) {
    const { fingers, begun } = this,
      from = fingers.get(event.pointerId);
    if (!from) return;
    /** @type {Point} */
    const to = [event.clientX, event.clientY];
    if (fingers.size === 1 && (this.isClose || event.pointerType === "mouse")) {
      if (!this.moved && Math.hypot(to[0] - begun[0], to[1] - begun[1]) < SLACK) return;
      if (!this.moved) box.setPointerCapture(event.pointerId);
      this.moved = true;
      this.pan(from[0] - to[0], from[1] - to[1]);
    } else if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? to;
      /** @param {Point} a */
      const apart = (a) => Math.max(20, Math.hypot(a[0] - other[0], a[1] - other[1]));
      this.moved = true;
      this.pan((from[0] - to[0]) / 2, (from[1] - to[1]) / 2);
      this.zoom(apart(to) / apart(from), [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2]);
    }
    fingers.set(event.pointerId, to);
  }

  /**
   * The end of a drag is no click on what lies there.
   *
   * @param {MouseEvent} event
   */
  dropped(event) {
    if (!this.moved) return;
    event.stopPropagation();
    event.preventDefault();
    this.moved = false;
  }
}
