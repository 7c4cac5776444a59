// The layout of a page: it measures what only a browser can tell, has the solver find everything's place and size, and
// puts it there. Sizes are found once for a phase; within it only places change.
import { find, findAll } from "../dom.js";
import { fieldWidth, holds, isFull, isWide, LEAST, rowsFor, sizesFor, solve, widthsFor } from "../layout/solve.js";

const PHONE = 800; // a window that is no wider scrolls
const CALM = 72; // the middle is never lower than that while there is room: challenges come and go in it
const CALM_CROWDED = 32;
const THEATRE = 118; // what it needs then: sizes are found so that nothing has to give way to it

/**
 * Only what has changed is written: whatever is written is styled anew.
 *
 * @param {HTMLElement} el @param {string} name @param {string} value
 */
function put(el, name, value) {
  if (el.style.getPropertyValue(name) !== value) el.style.setProperty(name, value);
}

/** @param {HTMLElement | null} el @param {Box | null} box */
function lay(el, box) {
  if (!el || !box) return;
  put(el, "left", `${box.x}px`);
  put(el, "top", `${box.y}px`);
  put(el, "width", `${box.width}px`);
  put(el, "height", `${box.height}px`);
}

/**
 * How many lines badges of these widths need.
 *
 * @param {number[]} widths @param {number} room
 */
export function linesOf(widths, room) {
  let lines = 0;
  let free = 0;
  for (const width of widths) {
    if (!lines || width > free) {
      lines += 1;
      free = room;
    }
    free -= width + 2;
  }
  return lines;
}

export class Layout {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.phase = ""; // the window, the seats and the phase that the sizes were found for
    /** @type {Sizes | null} */
    this.sizes = null;
    this.least = false; // nothing gets smaller any more
    this.middle = 0; // the highest that the middle has been in this phase
    this.level = 0; // so much lies on the table in this phase that all but the cards takes less room, or far less
  }

  board() {
    return find(this.root, ".board:not(.generic):not(.listing)");
  }

  settle() {
    const board = this.board();
    const place = board?.parentElement;
    if (!board || !place) return;
    if (find(board, ".draft")) return this.loosen(board);
    board.classList.add("laid");
    this.enter(board, place);
    let table = this.measured(board, place);
    while (this.level < CRAMMED && isFull(table)) {
      this.level += 1;
      this.middle = CALM_CROWDED;
      table = this.measured(board, place);
    }
    this.apply(board, table, solve(table, this.size(table)));
  }

  /**
   * In another phase or window everything may have another size.
   *
   * @param {HTMLElement} board @param {HTMLElement} place
   */
  enter(board, place) {
    const seats = findAll(board, ".area").length;
    const phase = `${place.clientWidth}x${place.clientHeight}:${seats}:${board.dataset.phase}`;
    if (phase === this.phase) return;
    this.phase = phase;
    this.sizes = null;
    this.level = 0;
    this.middle = seats > 4 ? CALM_CROWDED : CALM;
  }

  /**
   * Without places: everything flows.
   *
   * @param {HTMLElement} board
   */
  loosen(board) {
    board.classList.remove("laid");
    board.style.removeProperty("height");
    for (const el of findAll(board, ".area, .middle, .hand, .tray, .scores")) el.removeAttribute("style");
    this.phase = "";
  }

  /**
   * @param {HTMLElement} board @param {HTMLElement} place
   * @returns {Tabletop}
   */
  measured(board, place) {
    const width = place.clientWidth;
    const scrolls = innerWidth <= PHONE;
    const all = findAll(board, ".area");
    const rows = rowsFor(all.length, scrolls, !!find(board, ".area.own"));
    board.classList.toggle("full", this.level > 0);
    board.classList.toggle("crammed", this.level >= CRAMMED);
    const widths = widthsFor(rows, width);
    all.forEach((el, i) => {
      put(el, "width", `${widths[i]}px`);
      el.classList.toggle("broad", isWide(widths[i]));
    });
    const middle = find(board, ".middle");
    if (middle) {
      put(middle, "width", `${width - 8}px`);
      put(middle, "height", "auto");
    }
    this.middle = Math.max(this.middle, middle?.offsetHeight ?? 0);
    return {
      scrolls,
      width,
      height: place.clientHeight,
      rows,
      areas: all.map((el, i) => load(el, widths[i], this.level)),
      middle: scrolls ? (middle?.offsetHeight ?? 0) : this.middle,
      calm: middle?.offsetHeight ?? 0,
      scores: scrolls ? (find(board, ".scores")?.offsetHeight ?? 0) : 0,
      tray: board.querySelectorAll(".tray .card").length,
      hand: board.querySelectorAll(".hand .card").length,
      seated: !!find(board, ".hand"),
      low: this.level > 0,
      flat: this.level >= CRAMMED,
    };
  }

  /** @param {Tabletop} table */
  size(table) {
    if (this.sizes && (holds(table, this.sizes) || this.least)) return this.sizes;
    this.sizes = sizesFor({ ...table, middle: Math.max(table.middle, table.areas.length > 4 ? 0 : THEATRE) });
    this.least = this.sizes.card <= LEAST && !holds(table, this.sizes);
    return this.sizes;
  }

  /** @param {HTMLElement} board @param {Tabletop} table @param {Solution} found */
  apply(board, table, found) {
    put(board, "--card", `${found.card}px`);
    put(board, "--hand-card", `${found.held}px`);
    put(board, "--tray-card", `${found.tried ?? found.held}px`);
    put(board, "--pitch", `${found.pitch.toFixed(2)}px`);
    if (table.scrolls) put(board, "height", `${found.height}px`);
    else board.style.removeProperty("height");
    findAll(board, ".area").forEach((el, i) => {
      const place = found.areas[i];
      lay(el, place);
      findAll(el, ".field .slot").forEach((slot, n) => {
        const at = place.places[n];
        if (!at) return;
        put(slot, "left", `${at.x}px`);
        put(slot, "top", `${at.y}px`);
        slot.classList.toggle("covered", at.covered);
      });
    });
    lay(find(board, ".middle"), found.middle);
    lay(find(board, ".tray"), found.tray);
    put(board, "--above", `${found.hand?.y ?? found.height}px`);
    const hand = find(board, ".hand");
    if (hand) {
      put(hand, "height", `${found.hand?.height ?? 0}px`);
      put(hand, "margin-left", found.beside ? `${found.hand?.x ?? 0}px` : "0px");
    }
    lay(find(board, ".scores"), found.scores);
  }

  // Every card that may be chosen comes into sight, above the hand.
  reveal() {
    const board = this.board();
    if (!board || innerWidth <= PHONE || board.scrollHeight <= board.clientHeight + 1) return;
    put(board, "scroll-padding-bottom", `${find(board, ".hand")?.offsetHeight ?? 0}px`);
    for (const card of board.querySelectorAll(".area .lit, .tray .lit")) card.scrollIntoView({ block: "nearest" });
  }
}

/**
 * What an area holds, and how high those parts of it are that flow.
 *
 * @param {HTMLElement} el @param {number} width @param {number} level
 * @returns {AreaLoad}
 */
function load(el, width, level) {
  const room = isWide(width) ? BADGES : BADGES_NARROW;
  const [characters, others] = [".characters .slot", ".others .slot"].map((which) =>
    findAll(el, which).map((slot) => lying(slot, room, level)),
  );
  return {
    width,
    field: fieldWidth(width),
    strip: find(el, ".strip")?.offsetHeight ?? 0,
    identity: find(el, ".identity")?.offsetHeight ?? 0,
    open: find(el, ".open")?.offsetHeight ?? 0,
    characters,
    others,
  };
}

const CRAMMED = 2; // the level at which nothing is left to give way
const TABS = [":scope > .tab", ":scope > .tab:is(.lit, :not(.tab ~ .tab))", ":scope > .tab.lit"]; // seen, by level
const BADGES = 82; // the room for badges on the smallest card
const BADGES_NARROW = 73; // and where the cards beside it may lie over its edges

/**
 * @param {HTMLElement} slot @param {number} room for badges
 * @param {number} level on a full table what hangs on it lies in one pile, but for what may be chosen; on a crammed
 *   one a badge says how much it is
 * @returns {Lying}
 */
function lying(slot, room, level) {
  const full = level > 0,
    crammed = level >= CRAMMED;
  const widths = findAll(slot, crammed ? ".badge" : ".badge:not(.worn)").map((badge) => {
    const { short = "" } = full ? badge.dataset : {};
    return short
      ? short.length * 7 + 10
      : (badge.textContent?.length ?? 0) * 7 + (find(badge, ".sign, small") ? 24 : 10);
  });
  const badges = linesOf(widths, room);
  put(slot, "--lines", String(badges));
  return {
    tabs: slot.querySelectorAll(TABS[level]).length,
    badges,
    status: !!slot.querySelector(".strength, .icons"),
    low: full,
    lower: crammed,
  };
}
