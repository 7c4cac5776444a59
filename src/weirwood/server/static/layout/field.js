// A field: the cards of one area in columns, characters from the left, everything else from the right. Rows lie apart
// or over each other, as there is room.
import { covered, GAP, whole } from "./metrics.js";

// In an area that is no wider than this a card may lie by so much over the edge of the one beside it: nothing is to be
// read there.
const CLOSE = 420;
const OVER = 7;

/**
 * How many cards lie beside each other, and how far it is from one to the next. Many move together a little if that
 * makes room for one column more.
 *
 * @param {number} width @param {number} card @param {number} cards @param {number} [over]
 */
export function columnsFor(width, card, cards, over = 0) {
  const loose = Math.max(1, Math.floor((width + GAP) / (card + GAP)));
  if (cards <= loose) return { columns: loose, pitch: card + GAP };
  const columns = Math.max(1, Math.floor((width - card) / (card - over)) + 1);
  return { columns, pitch: Math.min(card + GAP, columns > 1 ? (width - card) / (columns - 1) : card) };
}

/**
 * @param {AreaLoad} area @param {number} card
 */
export function fieldOf(area, card) {
  const split = splitOf(area, card);
  /** @param {number} ease */
  const height = (ease) => Math.max(0, ...split.groups.map((group) => heightOf(group, card, ease)));
  return {
    height,
    /** @param {number} room */
    places: (room) =>
      split.groups.flatMap((group) =>
        placesOf(
          group,
          card,
          easiest((ease) => heightOf(group, card, ease) <= room),
          area.field,
        ),
      ),
  };
}

/**
 * The way to share the columns that is lowest: characters and the rest beside each other, or all in one.
 *
 * @param {AreaLoad} area @param {number} card
 * @returns {{ groups: Group[] }}
 */
function splitOf({ characters, others, field, width }, card) {
  const all = [...characters, ...others];
  const { columns, pitch } = columnsFor(field, card, all.length, width < CLOSE ? OVER : 0);
  const together = { cards: all, columns, pitch, right: !characters.length && columns > 3 };
  if (!others.length || !characters.length || columns < 2) return { groups: all.length ? [together] : [] };
  let best = { groups: [together], height: heightOf(together, card, 1) };
  for (let right = Math.min(others.length, columns - 1); right >= 1; right -= 1) {
    const groups = [
      { cards: characters, columns: columns - right, pitch, right: false },
      { cards: others, columns: right, pitch, right: true },
    ];
    const height = Math.max(...groups.map((group) => heightOf(group, card, 1)));
    if (height <= best.height) best = { groups, height };
  }
  return best;
}

/**
 * How high the rows of a group are whose cards have room.
 *
 * @param {Group} group @param {number} card
 */
function rowsOf({ cards, columns }, card) {
  const rows = [];
  for (let i = 0; i < cards.length; i += columns)
    rows.push(Math.max(...cards.slice(i, i + columns).map((it) => whole(card, it))) + GAP);
  return rows;
}

/**
 * The largest number from 0 to 1 with which something fits; 0 if nothing does.
 *
 * @param {(ease: number) => boolean} fits
 */
export function easiest(fits) {
  if (fits(1)) return 1;
  let [low, high] = [0, 1];
  for (let i = 0; i < 10; i += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The columns of a group whose cards cover each other, as in a patience: the first cards lie beside each other, each
 * further one in the column where it covers least. So what hangs on one card takes no room from the others.
 *
 * @param {Group} group @param {number} card
 * @returns {number[][]} which cards lie in each column, from above
 */
function columnsOf({ cards, columns }, card) {
  /** @type {{ column: number[]; least: number }[]} */
  const found = [];
  cards.forEach((it, i) => {
    let to = { column: /** @type {number[]} */ ([]), least: 0 };
    if (i < columns) found.push(to);
    else to = found.reduce((lowest, each) => (each.least < lowest.least ? each : lowest));
    to.column.push(i);
    to.least += covered(card, it);
  });
  return found.map(({ column }) => column);
}

/**
 * How far below the first card of a group each of them lies. Cards that have room lie in rows.
 *
 * @param {Group} group @param {number} card @param {number} ease
 * @returns {{ column: number; top: number; below: boolean }[]} below: whether another lies below it
 */
function topsOf(group, card, ease) {
  /** @type {{ column: number; top: number; below: boolean }[]} */
  const tops = [];
  if (ease === 1) {
    let top = 0;
    rowsOf(group, card).forEach((row, n) => {
      for (let column = 0; column < Math.min(group.columns, group.cards.length - n * group.columns); column += 1)
        tops.push({ column, top, below: Boolean(group.cards[(n + 1) * group.columns + column]) });
      top += row;
    });
    return tops;
  }
  columnsOf(group, card).forEach((column, n) => {
    let top = 0;
    column.forEach((i, row) => {
      tops[i] = { column: n, top, below: row < column.length - 1 };
      const least = covered(card, group.cards[i]);
      top += least + ease * (whole(card, group.cards[i]) + GAP - least);
    });
  });
  return tops;
}

/** @param {Group} group @param {number} card @param {number} ease */
const heightOf = (group, card, ease) =>
  Math.max(0, ...topsOf(group, card, ease).map(({ top }, i) => top + whole(card, group.cards[i])));

/**
 * Where the cards of a group lie; `covered` says whether another lies over it.
 *
 * @param {Group} group @param {number} card @param {number} ease @param {number} field
 * @returns {CardPlace[]}
 */
const placesOf = (group, card, ease, field) =>
  topsOf(group, card, ease).map(({ column, top, below }) => ({
    x: group.right
      ? Math.round(field - card - (Math.min(group.columns, group.cards.length) - 1 - column) * group.pitch)
      : Math.round(column * group.pitch),
    y: Math.round(top),
    covered: ease < 1 && below,
  }));
