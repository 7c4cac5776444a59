// Ready-made decks as they are offered: each with those that it belongs to.

/**
 * The groups in the order in which the server has them, each with its decks.
 *
 * @param {Deck[] | undefined} decks
 * @returns {[string, Deck[]][]}
 */
export function readyGroups(decks) {
  /** @type {Map<string, Deck[]>} */
  const found = new Map();
  for (const deck of decks ?? []) {
    const group = deck.group || "Ready-made";
    found.set(group, [...(found.get(group) ?? []), deck]);
  }
  return [...found];
}
