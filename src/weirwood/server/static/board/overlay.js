// What the game lays over the ground: whose land it is, weather, what can be chosen, who stands on a road.
import { border, divide } from "./atlas.js";
import { near, points, shortened, way } from "./geometry.js";

/** @param {BoardMap} board @param {Overlay} state */
export function overlay(board, state) {
  const { villages } = divide(board);
  const [width, height] = board.size;
  const circle = (/** @type {string} */ kind, /** @type {string} */ id, /** @type {number} */ r) =>
    `<circle class="${kind}" cx="${villages[id].at[0]}" cy="${villages[id].at[1]}" r="${r}"/>`;
  const halos = Object.entries(state.held).map(([id, house]) => circle(`halo f-${house}`, id, 46));
  const now = state.now.map((id) => circle("now-ring", id, 54));
  return fresh(
    `<svg class="overlay" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">
      <g clip-path="url(#coast)">${weather(board, state)}${lit(board, state)}${halos.join("")}</g>
      ${trail(state)}
      ${state.blocked.map(([from, to]) => block(villages[from].at, villages[to].at)).join("")}${now.join("")}</svg>`,
  );
}

const BESIDE = 46; // from the middle of a village to where its disc and halo end

/**
 * Where armies went.
 *
 * @param {Overlay} state
 */
function trail({ trail }) {
  if (!trail.length) return "";
  const head = (/** @type {string} */ house) =>
    `<marker id="trail-${house}" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="2.6" markerHeight="2.6"
      orient="auto"><path class="trail-head f-${house}" d="M0 0 L10 5 L0 10 Z"/></marker>`;
  const houses = [...new Set(trail.map(({ house }) => house))];
  const line = (/** @type {Overlay["trail"][number]} */ { house, points }) => {
    const d = way(shortened(points, BESIDE));
    const arrow = `<path class="trail f-${house}" marker-end="url(#trail-${house})" d="${d}"/>`;
    return `<path class="trail-bed" d="${d}"/>${arrow}`;
  };
  return `<defs>${houses.map(head).join("")}</defs>${trail.map(line).join("")}`;
}

/**
 * The land of all villages that fit.
 *
 * @param {BoardMap} board @param {(village: BoardVillage) => boolean} inside
 */
const land = (board, inside) =>
  divide(board)
    .cells.filter(({ village }) => inside(village))
    .map(({ cell }) => `M${points(cell)} Z`)
    .join(" ");

/** @param {BoardMap} board @param {Overlay} state */
const weather = (board, state) =>
  Object.entries(state.weather)
    .flatMap(([number, kinds]) => {
      const d = land(board, (village) => village.region === Number(number));
      return kinds.map((kind) => `<path class="weather" fill="url(#${kind})" d="${d}"/>`);
    })
    .join("");

/** @param {BoardMap} board @param {Overlay} state */
function lit(board, state) {
  const chosen = [
    ...state.lit.fief.map((id) => (/** @type {BoardVillage} */ village) => village.fief === id),
    ...state.lit.region.map((number) => (/** @type {BoardVillage} */ village) => village.region === number),
  ];
  const edge = (/** @type {(village: BoardVillage) => boolean} */ inside) => border(divide(board).edges, inside);
  return chosen
    .map((inside) => `<path class="lit-land" d="${land(board, inside)}"/><path class="lit-edge" d="${edge(inside)}"/>`)
    .join("");
}

/**
 * A bar across the road, near where somebody stands.
 *
 * @param {Point} from @param {Point} to
 */
function block(from, to) {
  const far = near(from, to);
  const [dx, dy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
  const [x, y] = [from[0] + dx * 40, from[1] + dy * 40];
  const end = (/** @type {number} */ side) => `${(x - side * -dy * 11).toFixed(1)} ${(y - side * dx * 11).toFixed(1)}`;
  return `<path class="block" d="M${end(1)} L${end(-1)}"/>`;
}

let last = "";

/**
 * A drawing that changes with the game: made anew only when it differs from the last, and not kept.
 *
 * @param {string} drawing
 */
function fresh(drawing) {
  const template = document.createElement("template");
  template.innerHTML = drawing === last && document.querySelector(".overlay") ? "<svg></svg>" : drawing;
  last = drawing;
  const made = /** @type {Element} */ (template.content.firstElementChild);
  made.drawnFrom = drawing;
  return made;
}
