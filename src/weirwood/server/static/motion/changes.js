// What has changed from one view to the next, as far as it moves: where a card came from and went, what power and gold
// went where, which armies marched. Nothing here knows where any of it is drawn.

/** @param {string} name */
export const bare = (name) => name.replace(/ #\d+$/, "");

/**
 * A thing's name, from the key by which its picture is known.
 *
 * @param {string} key
 */
export function titleOf(key) {
  const found = /^(?:(?:hand|open|shadow)-(.*)-\d+|(?:play|tab|tray)-(.*))$/.exec(key);
  return found ? bare(found[1] ?? found[2]) : "";
}

/**
 * Which piles (and hands) of which seats have more or fewer of a card than before, by whom and by name.
 *
 * @param {View} before @param {View} after @param {string} title @param {1 | -1} way
 * @returns {{ seat: number; pile: string } | null}
 */
export function pileWith(before, after, title, way) {
  for (const [seat, player] of after.players.entries())
    for (const [pile, cards] of Object.entries(player)) {
      const old = before.players[seat]?.[pile];
      if (!Array.isArray(cards) || !Array.isArray(old)) continue;
      if (Math.sign(copies(cards, title) - copies(old, title)) === way) return { seat, pile };
    }
  return null;
}

/** @param {any[]} cards @param {string} title */
const copies = (cards, title) => cards.filter((card) => typeof card === "string" && bare(card) === title).length;

/**
 * The seat that has fewer cards in hand than before, of those nobody else can tell apart.
 *
 * @param {View} before @param {View} after
 */
export function handThatShrank(before, after) {
  const seat = after.players.findIndex((p, i) => (p.hand?.length ?? 0) < (before.players[i]?.hand?.length ?? 0));
  return seat < 0 ? null : seat;
}

/**
 * Everything of which some is counted somewhere: by what it is, then by where.
 *
 * @param {View} view
 * @returns {Map<string, number>}
 */
function counts(view) {
  const found = new Map();
  /** @param {string} where @param {any} n */
  const put = (where, n) => {
    if (typeof n === "number") found.set(where, n);
  };
  for (const [seat, p] of view.players.entries()) {
    put(`gold/seat/${seat}`, p.gold);
    put(`power/seat/${seat}`, p.power);
    put(`points/seat/${seat}`, p.points);
    for (const card of p.cards ?? []) put(`power/card/${card.name}`, card.power ?? 0);
  }
  return found;
}

/** @param {string} where @returns {Spot} */
function spotOf(where) {
  const [, kind, ...rest] = where.split("/"),
    name = rest.join("/");
  return kind === "seat" ? { seat: Number(name) } : { card: name };
}

/**
 * What flew: from whoever lost it to whoever got it, the rest from and to the middle of the table.
 *
 * @param {View} before @param {View} after
 * @returns {Flight[]}
 */
export function flights(before, after) {
  const old = counts(before),
    now = counts(after);
  /** @type {Flight[]} */
  const found = [];
  for (const kind of /** @type {const} */ (["power", "gold", "points"])) {
    const changed = [...new Set([...old.keys(), ...now.keys()])]
      .filter((where) => where.startsWith(kind))
      .map((where) => ({ where, by: (now.get(where) ?? 0) - (old.get(where) ?? 0) }))
      .filter(({ by }) => by);
    const lost = changed.filter(({ by }) => by < 0).map(({ where, by }) => ({ where, n: -by }));
    for (const { where, by } of changed.filter((each) => each.by > 0)) {
      let left = by;
      for (const from of kind === "points" ? [] : lost) {
        const n = Math.min(left, from.n);
        if (!n) continue;
        found.push({ kind, n, from: spotOf(from.where), to: spotOf(where) });
        from.n -= n;
        left -= n;
      }
      if (left) found.push({ kind, n: left, from: null, to: spotOf(where) });
    }
    for (const { where, n } of lost) if (n) found.push({ kind, n, from: spotOf(where), to: null });
  }
  return found;
}
