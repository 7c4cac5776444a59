// The solver: where everything on a card table lies and how large it is, from nothing but numbers. It knows the width
// and the height of the board and what lies on it; what a part needs that only a browser can tell is measured before.
//
// Cards are as large as the table allows. At the smallest size they lie over each other like the cards of a patience:
// of a covered card whatever one reads (name, strength, icons, what hangs on it) stays in sight.
import { easiest, fieldOf } from "./field.js";
import { FLAT, HIGH, LOW } from "./metrics.js";

export const LEAST = 88; // no card in play is narrower on a desktop
export const MOST = 176;
const SMALL = 100; // a table whose cards are larger has a hand that can be read as well
const HAND_LEAST = 92;
const HAND_READ = 140; // a card that is so wide has its text on it
const HAND_MOST = 196;
const HAND_USUAL = 7; // cards in hand that lie beside each other
const TRAY_MOST = 180;
const TRAY_READ = 118; // a plot that is so wide has its text on it
const TRAY_GAP = 10; // between its cards, and around them
const EASY = 0.4; // how far cards in play lie apart before what is beside them grows
const HAND_EMPTY = 28;
const HAND_SHOWN = 0.76; // of each card of a hand that shares its row with what is to choose from: its icons are seen
const EDGE = 4; // around the board, and between its parts
const WIDE = 640; // an area that is wider has its plot and piles beside its cards
const IDENTITY = 212;
const PAD = 8; // within a wide area
const INNER = 5; // and within a narrow one
const EDGES = 13; // an area's lower edge, its borders, and the line below its strip
const ON_PHONE = 4; // cards beside each other

/**
 * Which areas stand beside each other, row by row; one's own comes last. It depends on the window and the number of
 * seats alone, so that nobody moves during a game. A page that scrolls has one below the other.
 *
 * @param {number} seats @param {boolean} scrolls @param {boolean} playing
 * @returns {number[]} how many areas each row has
 */
export function rowsFor(seats, scrolls, playing) {
  if (scrolls || seats <= 2) return Array.from({ length: seats }, () => 1);
  const apart = playing && seats <= 4; // one's own area has a row of its own
  if (apart) return [seats - 1, 1];
  const first = Math.ceil(seats / 2);
  return [first, seats - first];
}

/** @param {number} width */
export const isWide = (width) => width >= WIDE;

/**
 * How wide each area is, in the order of the rows.
 *
 * @param {number[]} rows @param {number} width
 */
export const widthsFor = (rows, width) =>
  rows.flatMap((n) => Array.from({ length: n }, () => Math.floor((width - EDGE * (n + 1)) / n)));

/** @param {number} width */
export const fieldWidth = (width) => (isWide(width) ? width - 3 * PAD - 2 - IDENTITY : width - 2 * INNER - 2);

/**
 * The sizes for a phase: the largest at which everything lies beside each other, and at which a few cards more can
 * still be covered in each area.
 *
 * @param {Tabletop} table
 * @returns {Sizes}
 */
export function sizesFor(table) {
  if (table.scrolls) {
    const card = Math.floor((table.width - 2 * EDGE - 2 * INNER - 2 - (ON_PHONE - 1) * 6) / ON_PHONE);
    return { card, held: card };
  }
  const [more, many] = [1, 2].map((n) => ({ ...table, areas: table.areas.map((area) => withMore(area, n)) }));
  /** @param {Sizes} sizes @param {Tabletop} [then] */
  const fits = (sizes, then = more) => total(table, sizes, 1) <= table.height && total(then, sizes, 0) <= table.height;
  for (let card = MOST; card > LEAST; card -= 2) {
    const held = handFor(table, Math.max(card > SMALL ? HAND_READ : 0, Math.round(card * 1.1)));
    if (fits({ card, held }, card > SMALL ? many : more))
      return { card, held: grown(table, { card, held }, (sizes) => fits(sizes, many)) };
  }
  const least = { card: LEAST, held: handFor(table, HAND_LEAST) };
  return { card: LEAST, held: grown(table, least, (sizes) => total(table, sizes, EASY) <= table.height) };
}

const ANOTHER = { tabs: 0, badges: 0, status: true, low: false };

/**
 * @param {AreaLoad} area @param {number} n
 * @returns {AreaLoad}
 */
const withMore = (area, n) => ({
  ...area,
  characters: [...area.characters, ANOTHER, ...Array(n).fill(ANOTHER)],
  others: [...area.others, ...Array(n).fill(ANOTHER)],
});

/**
 * A hand that has room beside itself is larger, up to where the table would have to give way.
 *
 * @param {Tabletop} table @param {Sizes} sizes @param {(sizes: Sizes) => boolean} fits
 */
function grown(table, { card, held }, fits) {
  let larger = held;
  const most = table.flat ? HAND_READ - 4 : HAND_MOST; // on a low card there is no room for its text
  while (larger + 2 <= handFor(table, most) && fits({ card, held: larger + 2 })) larger += 2;
  return larger;
}

/**
 * A hand's cards lie beside each other down to a size at which they can be read, and then over each other.
 *
 * @param {Tabletop} table @param {number} wanted
 */
function handFor({ width, hand }, wanted) {
  const beside = Math.floor((width - 4 * EDGE) / Math.max(hand, HAND_USUAL)) - 6;
  return Math.max(HAND_LEAST, Math.min(wanted, HAND_MOST, Math.max(beside, 104)));
}

/**
 * How high the table would be. `ease` says how far the cards lie apart: from 1, beside each other, to 0, covered as far
 * as they may be.
 *
 * @param {Tabletop} table @param {Sizes} sizes @param {number} ease
 */
function total(table, sizes, ease) {
  const areas = rowHeights(table, sizes, ease).reduce((sum, height) => sum + height + EDGE, 0);
  return areas + bars(table, sizes) + EDGE;
}

/**
 * Whatever isn't an area: the middle, what is to choose from, the hand.
 *
 * @param {Tabletop} table @param {Sizes} sizes
 */
function bars(table, sizes) {
  const [tray, hand] = [trayHeight(table, sizes), handHeight(table, sizes)];
  return [table.scores, table.middle, ...(sizes.beside ? [Math.max(tray, hand)] : [tray, hand])].reduce(
    (sum, height) => sum + (height ? height + EDGE : 0),
    0,
  );
}

/** @param {Tabletop} table @param {Sizes} sizes */
function handHeight({ hand, seated, low, flat, scrolls }, sizes) {
  if (!hand) return seated ? HAND_EMPTY : 0;
  const rows = scrolls ? Math.ceil(hand / ON_PHONE) : 1;
  return rows * (Math.ceil(sizes.held * (flat ? FLAT : low ? LOW : HIGH)) + 6) + 10;
}

/** @param {Tabletop} table @param {Sizes} sizes */
function trayHeight({ tray, width, height, scrolls }, { held, tried = held }) {
  if (!tray) return 0;
  const wanted = Math.ceil(tray / across(width, tried)) * (Math.ceil(tried * HIGH) + TRAY_GAP) + 2 * TRAY_GAP;
  return scrolls ? wanted : Math.min(wanted, Math.floor(height * 0.44));
}

/**
 * What is to choose from is as large as the table allows: it is compared.
 *
 * @param {Tabletop} table @param {Sizes} sizes
 */
function trayFor(table, sizes) {
  if (!table.tray || table.scrolls) return sizes.held;
  const calm = { ...table, middle: table.calm };
  let tried = TRAY_MOST;
  while (
    tried > sizes.held &&
    (across(table.width, tried) < table.tray || total(calm, { ...sizes, tried }, EASY) > table.height)
  )
    tried -= 4;
  return Math.max(tried, sizes.held);
}

/**
 * How many of what is to choose from lie beside each other.
 *
 * @param {number} width @param {number} card
 */
const across = (width, card) => Math.max(1, Math.floor((width - 6 * EDGE) / (card + TRAY_GAP)));

/**
 * How wide what is to choose from is, all of it beside each other.
 *
 * @param {Tabletop} table @param {Sizes} sizes
 */
const trayWidth = ({ tray }, { held, tried = held }) => tray * (tried + TRAY_GAP) + TRAY_GAP + 2;

/**
 * How wide the hand may be.
 *
 * @param {Tabletop} table @param {Sizes} sizes
 */
const handRoom = (table, sizes) => table.width - 4 * EDGE - (sizes.beside ? trayWidth(table, sizes) + EDGE : 0);

/**
 * What is to choose from takes a row of its own, unless the table has no room for one, or none in which it can be read:
 * then it lies beside the hand.
 *
 * @param {Tabletop} table @param {Sizes} kept
 * @returns {Sizes}
 */
function withTray(table, kept) {
  const apart = { ...kept, tried: trayFor(table, kept) };
  const calm = { ...table, middle: table.calm };
  if (!table.tray || table.scrolls || (apart.tried >= TRAY_READ && holds(calm, apart))) return apart;
  const least = kept.held * (1 + HAND_SHOWN * Math.max(0, table.hand - 1));
  for (let tried = TRAY_MOST; tried > kept.held - 4; tried -= 4) {
    const beside = { ...kept, tried: Math.max(tried, kept.held), beside: true };
    const ease = beside.tried > kept.held ? EASY : 0;
    if (handRoom(table, beside) < least || total(calm, beside, ease) > table.height) continue;
    return beside.tried >= TRAY_READ || !holds(calm, apart) ? beside : apart;
  }
  return apart;
}

/** @param {Tabletop} table @param {Sizes} sizes @param {number} ease */
function rowHeights(table, sizes, ease) {
  let first = 0;
  return table.rows.map((n) => {
    const row = table.areas.slice(first, first + n);
    first += n;
    return Math.max(...row.map((area) => areaHeight(area, fieldOf(area, sizes.card).height(ease))));
  });
}

/**
 * An area from its upper edge to its lower one.
 *
 * @param {AreaLoad} area @param {number} field
 */
function areaHeight(area, field) {
  const body = isWide(area.width) ? Math.max(area.identity, field) : area.identity + 4 + field;
  return area.strip + body + area.open + EDGES;
}

/**
 * Everything's place, with the sizes as they are: what doesn't fit beside each other is covered. What the middle keeps
 * free for challenges is given up before anything has to be scrolled.
 *
 * @param {Tabletop} given @param {Sizes} kept
 * @returns {Solution}
 */
export function solve(given, kept) {
  const { scrolls } = given;
  const sizes = withTray(given, kept);
  const table = holds(given, sizes) ? given : { ...given, middle: given.calm };
  const ease = scrolls ? 1 : easeFor(table, sizes);
  const needed = rowHeights(table, sizes, ease);
  const spare = scrolls ? 0 : Math.max(0, table.height - total(table, sizes, ease));
  const heights = shared(table, needed, spare);
  return placed(table, sizes, heights, spare - heights.reduce((sum, h, i) => sum + h - needed[i], 0));
}

/**
 * How far the cards can lie apart; what is still too high then, is scrolled.
 *
 * @param {Tabletop} table @param {Sizes} sizes
 */
export const easeFor = (table, sizes) => easiest((ease) => total(table, sizes, ease) <= table.height);

/**
 * Whether a table can be seen at all without scrolling at these sizes.
 *
 * @param {Tabletop} table @param {Sizes} sizes
 */
export const holds = (table, sizes) => table.scrolls || total(table, sizes, 0) <= table.height;

/**
 * Whether there is so much on a table that even the smallest cards don't fit: then all else must take less room.
 *
 * @param {Tabletop} table
 */
export const isFull = (table) =>
  !holds({ ...table, middle: table.calm }, withTray(table, { card: LEAST, held: handFor(table, HAND_LEAST) }));

/**
 * Room that is left goes to the rows of areas, but to none so much that it would look empty.
 *
 * @param {Tabletop} table @param {number[]} needed @param {number} spare
 */
const shared = (table, needed, spare) =>
  needed.map((height) => height + Math.floor(Math.min((spare * 0.7) / table.rows.length, 60)));

/**
 * @param {Tabletop} table @param {Sizes} sizes @param {number[]} heights @param {number} spare
 * @returns {Solution}
 */
function placed(table, sizes, heights, spare) {
  const boxes = { y: EDGE, width: table.width };
  /** @param {number} height */
  const bar = (height) => {
    if (!height) return null;
    const box = { x: EDGE, y: boxes.y, width: table.width - 2 * EDGE, height };
    boxes.y += height + EDGE;
    return box;
  };
  /** @type {AreaPlace[]} */
  const areas = [];
  const scores = bar(table.scores);
  let middle = null;
  const before = Math.max(1, table.rows.length - 1); // the middle lies above the last row
  table.rows.forEach((n, row) => {
    if (row === before) middle = bar(table.middle + Math.floor(spare));
    const widths = table.areas.slice(areas.length, areas.length + n);
    widths.forEach((area, i) => {
      const box = { x: EDGE + i * (area.width + EDGE), y: boxes.y, width: area.width, height: heights[row] };
      areas.push({ ...box, ...inside(area, sizes, heights[row]) });
    });
    boxes.y += heights[row] + EDGE;
  });
  middle ??= bar(table.middle);
  const [low, high] = [trayHeight(table, sizes), handHeight(table, sizes)];
  const tray = bar(sizes.beside ? Math.max(low, high) : low);
  const hand = sizes.beside ? tray && { ...tray } : bar(high);
  if (sizes.beside && tray && hand) {
    tray.width = trayWidth(table, sizes);
    hand.x += tray.width + EDGE;
    hand.width -= tray.width + EDGE;
  }
  return { ...sizes, scores, areas, middle, tray, hand, pitch: pitchOf(table, sizes), height: boxes.y };
}

/**
 * The cards of an area that is so high.
 *
 * @param {AreaLoad} area @param {Sizes} sizes @param {number} height
 */
function inside(area, sizes, height) {
  const field = fieldOf(area, sizes.card);
  const room = height - (areaHeight(area, field.height(1)) - field.height(1));
  const body = isWide(area.width) ? height - area.strip - area.open - EDGES : room;
  return { places: field.places(Math.max(room, body)) };
}

/**
 * How far a hand's cards are from each other, edge to edge of the left ones.
 *
 * @param {Tabletop} table @param {Sizes} sizes
 */
function pitchOf(table, sizes) {
  const beside = sizes.held + 6;
  return table.hand < 2 ? beside : Math.min(beside, (handRoom(table, sizes) - sizes.held) / (table.hand - 1));
}
