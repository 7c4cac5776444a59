// Armies on the march: along the roads, with an arrow that stays until they have come.
import { theBoard } from "../board/atlas.js";
import { way } from "../board/geometry.js";
import { route } from "../board/marches.js";
import { find, h } from "../dom.js";
import { factionOf, houseSign } from "../signs.js";
import { layer, motion } from "./layer.js";
import { moveLength } from "./speed.js";

const STOPS = 24; // places on the way that are measured

/** @param {BoardView} view @param {{ player: string; from: string; to: string; strength: number }} army */
export function march(view, { player, from, to, strength }) {
  const board = theBoard(() => {}),
    map = find(document, ".map"),
    world = find(document, ".map .world");
  if (!board || !map || !world) return;
  const points = route(board, view, from, to);
  if (points.length < 2) return;
  const house = factionOf(view.players.find((each) => each.name === player)?.house);
  const [width, height] = board.size,
    frame = map.getBoundingClientRect(),
    land = world.getBoundingClientRect();
  const arrow = arrowOf(points, board.size),
    line = /** @type {SVGPathElement} */ (arrow.querySelector(".march-line")),
    token = h("span.marcher", { class: `f-${house}` }, houseSign(house), h("b", strength));
  const sheet = h("div.marching", h("div.marching-world", { class: `f-${house}` }, arrow, token));
  place(sheet, frame.left, frame.top, frame.width, frame.height);
  const inner = /** @type {HTMLElement} */ (sheet.firstElementChild);
  place(inner, land.left - frame.left, land.top - frame.top, land.width, land.height);
  layer().append(sheet);
  const length = line.getTotalLength(),
    unit = land.width / width,
    time = moveLength() * (1 + points.length);
  const frames = Array.from({ length: STOPS + 1 }, (_, i) => {
    const at = line.getPointAtLength((length * i) / STOPS);
    return { transform: `translate(${at.x * unit}px, ${(at.y * land.height) / height}px) translate(-50%, -50%)` };
  });
  motion.run(token, frames, { duration: time, easing: "ease-in-out", fill: "forwards" });
  motion.run(
    line,
    [
      { strokeDasharray: `${length}`, strokeDashoffset: `${length}` },
      { strokeDasharray: `${length}`, strokeDashoffset: "0" },
    ],
    { duration: time * 0.7, easing: "ease-out", fill: "forwards" },
  );
  motion.run(
    sheet,
    [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
    { duration: time * 1.25, fill: "forwards" },
    () => sheet.remove(),
  );
}

/** @param {HTMLElement} el @param {number} x @param {number} y @param {number} width @param {number} height */
function place(el, x, y, width, height) {
  [el.style.left, el.style.top] = [`${x}px`, `${y}px`];
  [el.style.width, el.style.height] = [`${width}px`, `${height}px`];
}

/** @param {Point[]} points @param {Point} size */
function arrowOf(points, size) {
  const template = document.createElement("template");
  template.innerHTML = `<svg class="march-arrow" viewBox="0 0 ${size[0]} ${size[1]}">
    <defs><marker id="march-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4"
      orient="auto"><path class="march-head" d="M0 0 L10 5 L0 10 Z"/></marker></defs>
    <path class="march-line" marker-end="url(#march-head)" d="${way(points)}"/></svg>`;
  return /** @type {Element} */ (template.content.firstElementChild);
}
