// How large the parts of a card are, by its width. The style sheets (card.css, play.css) draw them so.

export const HIGH = 1.4; // a card is so many times as high as wide
export const LOW = 1.16; // and on a full table so many times
export const LOWER = 1.12; // and on a crammed one
export const FLAT = 0.76; // one in hand on a crammed table
export const GAP = 6; // between two cards
export const TAB = 25; // an attachment, with the line between it and the next
export const BADGE = 22; // power, tokens, duplicates

const EDGE = 4; // the edges of duplicates behind a card, and what is lit around it
const EDGE_CRAMMED = 2;

/**
 * name: the band with the name; status: the one with strength and icons below it.
 *
 * @param {number} card
 */
export const metrics = (card) => ({
  high: Math.ceil(card * HIGH),
  name: Math.max(28, Math.round(card * 0.265)),
  status: Math.max(21, Math.round(card * 0.2)),
});

/**
 * What of a card must be seen when another lies over it.
 *
 * @param {number} card @param {Lying} it
 */
export function covered(card, it) {
  const { name, status } = metrics(card);
  return name + (it.status ? status : 0) + it.badges * BADGE + it.tabs * TAB + (it.lower ? EDGE_CRAMMED : EDGE);
}

/**
 * A card with all that hangs on it.
 *
 * @param {number} card @param {Lying} it
 */
export const whole = (card, it) =>
  Math.max(it.lower ? Math.ceil(card * LOWER) : it.low ? Math.ceil(card * LOW) : metrics(card).high, covered(card, it));
