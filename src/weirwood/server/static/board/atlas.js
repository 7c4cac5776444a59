// The board as it lies: where the villages are, and which land is whose (each spot belongs to the nearest village).
import { coast, middle, near, nearer, straight, within } from "./geometry.js";

/** @type {BoardMap | null} */
let board = null;
let asked = false;

/** @param {() => void} [loaded] called when it has come */
export function theBoard(loaded) {
  if (!board && !asked) {
    asked = true;
    fetch("/static/board/westeros.json")
      .then((answer) => answer.json())
      .then(
        (found) => {
          board = found;
          loaded?.();
        },
        () => {
          asked = false;
        },
      );
  }
  return board;
}

/** @param {Point} at */
export const onLand = (at) => board?.land.some((land) => within(land.points, at)) ?? false;

/** @type {ReturnType<typeof divided> | null} */
let division = null;

/**
 * The land of each village, and the edges between the lands of two; found once.
 *
 * @param {BoardMap} data
 */
export function divide(data) {
  division ??= divided(data);
  return division;
}

/** @param {BoardMap} data */
function divided(data) {
  const villages = Object.fromEntries(data.village.map((village) => [village.id, village]));
  const seeds = [
    ...data.village.map((village) => ({ at: village.at, village })),
    ...data.paint.map((paint) => ({ at: paint.at, village: villages[paint.village] })),
  ];
  const cells = seeds
    .map((seed) => ({ seed, cell: cellOf(seed, seeds, data.size) }))
    .filter(({ cell }) => cell.length > 2);
  return {
    cells: cells.map(({ seed, cell }) => ({ village: seed.village, cell })),
    edges: cells.flatMap(({ seed, cell }) => edgesOf(seed, cell, seeds)),
    villages,
    lands: data.land.map((land) => coast(land.points)).join(" "),
  };
}

/** @typedef {{ at: Point; village: BoardVillage }} Seed */

/**
 * Everything that is nearer to a seed than to any other.
 *
 * @param {Seed} seed @param {Seed[]} seeds @param {Point} size
 */
function cellOf(seed, seeds, [width, height]) {
  /** @type {Point[]} */
  let cell = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  for (const other of seeds) if (other !== seed && cell.length) cell = nearer(cell, seed.at, other.at);
  return cell;
}

/**
 * A cell's edges, each found from one of its two sides.
 *
 * @param {Seed} seed @param {Point[]} cell @param {Seed[]} seeds
 */
function edgesOf(seed, cell, seeds) {
  return cell.flatMap((a, i) => {
    const b = cell[(i + 1) % cell.length];
    const at = middle(a, b);
    const mine = near(at, seed.at);
    const other = seeds.find((each) => each !== seed && Math.abs(near(at, each.at) - mine) < 0.5);
    if (!other || seeds.indexOf(other) < seeds.indexOf(seed)) return [];
    return [{ line: straight(a, b), between: [seed.village, other.village] }];
  });
}

/**
 * Where the land changes in some respect.
 *
 * @param {{ line: string; between: BoardVillage[] }[]} edges @param {(village: BoardVillage) => unknown} side
 */
export const border = (edges, side) =>
  edges
    .filter(({ between: [a, b] }) => side(a) !== side(b))
    .map(({ line }) => line)
    .join(" ");
