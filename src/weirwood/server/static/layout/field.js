// A field: the cards of one area in columns, characters from the left, everything else from the right. Rows lie apart
// or over each other, as there is room.
import { covered, GAP, whole } from "./metrics.js";

// In an area that is no wider than this a card may lie by so much over the edge of the one beside it: nothing is to be
// read there.
const CLOSE = 300;
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
 * The rows of a group: how much of each must be seen, and how high it is as a whole.
 *
 * @param {Group} group @param {number} card
 */
function rowsOf({ cards, columns }, card) {
  const rows = [];
  for (let i = 0; i < cards.length; i += columns) {
    const row = cards.slice(i, i + columns);
    rows.push({
      least: Math.max(...row.map((it) => covered(card, it))),
      most: Math.max(...row.map((it) => whole(card, it))) + GAP,
    });
  }
  return rows;
}

/**
 * How far it is from one row to the next.
 *
 * @param {{ least: number; most: number }} row @param {number} ease
 */
const step = ({ least, most }, ease) => least + ease * (most - least);

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

/** @param {Group} group @param {number} card @param {number} ease */
function heightOf(group, card, ease) {
  const rows = rowsOf(group, card);
  const last = rows.at(-1);
  return last ? rows.slice(0, -1).reduce((sum, row) => sum + step(row, ease), 0) + last.most - GAP : 0;
}

/**
 * Where the cards of a group lie; `covered` says whether another lies over it.
 *
 * @param {Group} group @param {number} card @param {number} ease @param {number} field
 * @returns {CardPlace[]}
 */
function placesOf(group, card, ease, field) {
  const rows = rowsOf(group, card);
  const tops = [0];
  for (const row of rows) tops.push(tops[tops.length - 1] + step(row, ease));
  return group.cards.map((_, i) => {
    const [row, column] = [Math.floor(i / group.columns), i % group.columns];
    const x = Math.round(column * group.pitch);
    return {
      x: group.right ? Math.round(field - card - (group.columns - 1 - column) * group.pitch) : x,
      y: Math.round(tops[row]),
      covered: ease < 1 && !!group.cards[i + group.columns],
    };
  });
}
