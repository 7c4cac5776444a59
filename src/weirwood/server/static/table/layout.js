// Layout: the largest card size at which the whole table can be seen without scrolling, and a hand that overlaps if it
// must. What doesn't fit even so is scrolled to when it may be chosen.

import { find, findAll } from "../dom.js";

export const SIZES = [118, 112, 106, 100, 94, 88, 82, 76, 70, 66, 60];
const TIGHT = SIZES.indexOf(66); // from there on words give way, and the hand is folded
const STEP = 45; // about so many pixels lower is the table when its cards are one size smaller
const NARROW = 800; // a window below that scrolls, and its cards have one size

/**
 * The size for a table: smaller while it is too high, larger again only when less lies on it than when it was too high.
 *
 * size: the one it has now; crowd: how much lay on it when the next larger size was too large; load: how much lies
 * there now; excessAt(n) gives it size n and says how many pixels are too many; spare() how many are free.
 *
 * @param {{ size: number; crowd: number; load: number; force: boolean }} now
 * @param {(size: number) => number} excessAt @param {() => number} spare
 */
export function sized({ size, crowd, load, force }, excessAt, spare) {
  let excess = excessAt(size);
  if (excess > 0) {
    while (excess > 0 && size < SIZES.length - 1) {
      size = Math.min(SIZES.length - 1, size + Math.max(1, Math.floor(excess / STEP)));
      excess = excessAt(size);
    }
    return { size, crowd: load };
  }
  if (size === 0 || (!force && load >= crowd)) return { size, crowd };
  const larger = Math.max(0, size - Math.floor(spare() / STEP));
  if (larger >= size) return { size, crowd };
  if (excessAt(larger) <= 0) return { size: larger, crowd };
  excessAt(size);
  return { size, crowd: load };
}

/**
 * How far each card of a hand lies over the one before it: not at all while there is room.
 *
 * @param {number} room @param {number} cards @param {number} width
 */
export const overlap = (room, cards, width) => Math.min(0, (room - 24 - cards * (width + 6)) / Math.max(1, cards - 1));

/**
 * Only what has changed is written: the whole table is styled anew by it.
 *
 * @param {HTMLElement} el @param {string} name @param {string} value
 */
function put(el, name, value) {
  if (el.style.getPropertyValue(name) !== value) el.style.setProperty(name, value);
}

// One page's layout: it remembers what it was made for, and is made anew only for something else.
export class Layout {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.size = 0;
    this.crowd = 0;
    this.made = ""; // what the size was found for
    /** @type {HTMLElement | null} the board that has it */
    this.sized = null;
    this.place = ""; // the window and the seats, without what lies on the table
  }

  tight() {
    return this.size >= TIGHT && innerWidth >= NARROW;
  }

  board() {
    return find(this.root, ".board:not(.generic):not(.listing)");
  }

  settle(force = false) {
    const board = this.board();
    if (!board) return;
    if (innerWidth < NARROW) {
      this.made = "";
      board.style.removeProperty("--fit");
    } else this.fit(board, force);
    const hand = find(board, ".hand");
    const held = findAll(hand, ".card");
    if (hand && held.length) put(hand, "--overlap", `${overlap(hand.clientWidth, held.length, held[0].offsetWidth)}px`);
  }

  // Every card that may be chosen comes into sight, above the hand.
  reveal() {
    const board = this.board();
    if (!board || innerWidth < NARROW) return;
    put(board, "--foot", `${find(board, ".hand")?.offsetHeight ?? 0}px`);
    for (const card of board.querySelectorAll(".areas .lit, .tray .lit")) card.scrollIntoView({ block: "nearest" });
  }

  /** @param {HTMLElement} board @param {boolean} force */
  fit(board, force) {
    const wanted = whatLies(board);
    if (!force && wanted === this.made && board === this.sized) return;
    this.made = wanted;
    this.sized = board;
    const place = `${innerWidth}x${innerHeight}:${board.dataset.seats}`;
    if (place !== this.place) this.crowd = Infinity;
    this.place = place;
    const load = board.querySelectorAll(".slot, .tab, .role, .tray .card, .challenge").length;
    const found = sized(
      { size: this.size, crowd: this.crowd, load, force },
      (size) => this.excessAt(board, size),
      () => board.clientHeight - findAll(board, ":scope > *").reduce((sum, el) => sum + el.offsetHeight + 4, 16),
    );
    this.size = found.size;
    this.crowd = found.crowd;
  }

  /** @param {HTMLElement} board @param {number} size */
  excessAt(board, size) {
    this.size = size;
    put(board, "--fit", `${SIZES[size]}px`);
    board.classList.toggle("tight", this.tight());
    return board.scrollHeight - board.clientHeight - 2;
  }
}

/**
 * Everything on which the height of a table depends.
 *
 * @param {HTMLElement} board
 */
function whatLies(board) {
  /** @param {string} selector */
  const number = (selector) => board.querySelectorAll(selector).length;
  /** @param {string} selector */
  const any = (selector) => (board.querySelector(selector) ? 1 : 0);
  return [
    `${innerWidth}x${innerHeight}`,
    number(".tab, .role"),
    number(".tray .card, .challenge"),
    `${any(".hand .card")}${any(".hand .lit")}`,
    number(".kneels"),
    [...board.querySelectorAll(".row-of-cards")].map((row) => row.childElementCount).join(),
    board.dataset.seats,
  ].join(":");
}
