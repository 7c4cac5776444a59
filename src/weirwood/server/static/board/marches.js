// Marches: which armies went from one place to another, and along which roads.

/**
 * Which nobles went from where to where, those who went together as one.
 *
 * @param {BoardView} before @param {BoardView} after
 * @returns {{ player: string; from: string; to: string; nobles: string[]; strength: number }[]}
 */
export function marches(before, after) {
  const was = places(before),
    found = new Map();
  for (const [noble, { at, player, strength }] of places(after)) {
    const from = was.get(noble);
    if (!from || from.at === at || from.player !== player) continue;
    const key = `${player}/${from.at}/${at}`;
    if (!found.has(key)) found.set(key, { player, from: from.at, to: at, nobles: [], strength });
    found.get(key).nobles.push(noble);
  }
  return [...found.values()];
}

/** @param {BoardView} view */
function places(view) {
  const found = new Map();
  for (const village of view.villages)
    for (const { player, nobles, strength } of village.armies)
      for (const noble of nobles) found.set(noble, { at: village.name, player, strength });
  return found;
}

/**
 * The villages on the shortest way along the roads; only both ends if there is none.
 *
 * @param {BoardView} view @param {string} from @param {string} to
 */
export function wayBetween(view, from, to) {
  const roads = new Map(view.villages.map((village) => [village.name, village.roads]));
  const before = new Map([[from, ""]]);
  for (const at of before.keys()) {
    if (at === to) break;
    for (const next of roads.get(at) ?? []) if (!before.has(next)) before.set(next, at);
  }
  if (!before.has(to)) return [from, to];
  const way = [];
  for (let at = to; at; at = before.get(at) ?? "") way.unshift(at);
  return way;
}

/**
 * The points of the road between two neighbours, from the one to the other.
 *
 * @param {BoardMap} board @param {string} from @param {string} to
 * @returns {Point[]}
 */
export function road(board, from, to) {
  const spot = (/** @type {string} */ name) => board.village.find((village) => village.name === name);
  const [one, other] = [spot(from), spot(to)];
  if (!one || !other) return [];
  const found = board.road.find(({ ends }) => ends.includes(one.id) && ends.includes(other.id));
  const via = found?.via ?? [];
  return [one.at, ...(found?.ends[0] === one.id ? via : via.toReversed()), other.at];
}

/**
 * The way of an army along the roads.
 *
 * @param {BoardMap} board @param {BoardView} view @param {string} from @param {string} to
 */
export function route(board, view, from, to) {
  const stops = wayBetween(view, from, to);
  return stops.slice(1).flatMap((stop, i) => road(board, stops[i], stop).slice(i ? 1 : 0));
}
