// The board game's table: the map, and around it the players and everything that goes on.
import { findAll, h } from "../dom.js";
import { sheet } from "../layers.js";
import { factionOf } from "../signs.js";
import { theBoard } from "./atlas.js";
import { ground } from "./ground.js";
import { player } from "./lord.js";
import { marches, route } from "./marches.js";
import { about, optionsAt, pick } from "./options.js";
import { overlay } from "./overlay.js";
import { captives, decks, diplomacy, now, owners, theWall, titles, weather } from "./panels.js";
import { fiefName, regionName, village, wallMark } from "./places.js";
import { mark } from "./signs.js";

/** @import { Camera } from "./camera.js" */

/** @param {any} view */
export const isBoard = (view) =>
  Array.isArray(view?.villages) && view.villages.every((/** @type {any} */ v) => Array.isArray(v.roads));

/** @param {Context<BoardView>} ctx */
export function boardTable(ctx) {
  const { view } = ctx,
    board = theBoard(() => ctx.redraw?.());
  const mine = ctx.you ?? view.seat ?? null,
    order = view.players.map((_, i) => i).sort((a, b) => Number(b === mine) - Number(a === mine));
  return h(
    "section.board.board-game.generic",
    { "aria-label": "The table" },
    board ? map(ctx, board, mine) : h("p.faint", "Unrolling the map …"),
    h(
      "div.around",
      { key: "around" },
      now(ctx),
      order.map((i) => player(ctx, view.players[i], i)),
      captives(ctx),
      diplomacy(ctx, view.players[mine ?? -1]?.name),
      weather(ctx),
      theWall(ctx),
      titles(ctx),
      decks(ctx),
    ),
  );
}

/** @type {Record<string, string>} */
const WEATHER = {
  "Heavy Rain": "rain",
  Famine: "famine",
  Plague: "plague",
  "Good Weather": "sun",
  "Bountiful Harvest": "harvest",
};

/** @param {Context<BoardView>} ctx @param {BoardMap} board @param {number | null} mine */
function map(ctx, board, mine) {
  const { view, decision, camera } = ctx;
  const spots = new Map(board.village.map((v) => [v.name, v]));
  const present = view.villages.filter((v) => spots.has(v.name));
  const at = (/** @type {Village} */ v) => /** @type {BoardVillage} */ (spots.get(v.name)).at;
  const own = mine === null ? null : view.players[mine].name;
  const mineAt = present.filter((v) => own && (v.controller === own || v.armies.some((a) => a.player === own))).map(at);
  camera.openOn(board.size, mineAt);
  const el = h(
    "div.map",
    {
      key: "map",
      role: "group",
      "aria-label": "The map: plus and minus zoom, Home shows all of it, arrows go from village to village",
      class: camera.isClose ? "zoomed" : "",
      "data-zoom": camera.level,
      onkeydown: (event) => keys(camera, event),
    },
    world(ctx, board, present, at),
    h(
      "div.zooms",
      tool("plus", "Zoom in", () => camera.closer()),
      tool("minus", "Zoom out", () => camera.farther()),
      tool("fit", "Show the whole map", () => camera.fit()),
      h(
        "button",
        { type: "button", title: "What the signs mean", "aria-label": "What the signs mean", onclick: legend },
        "?",
      ),
    ),
  );
  requestAnimationFrame(() => {
    camera.settle();
    if (decision) camera.follow(decision.id, present.filter((v) => optionsAt(decision, v).length).map(at));
  });
  return el;
}

/**
 * Everything that moves with the camera.
 *
 * @param {Context<BoardView>} ctx @param {BoardMap} board @param {Village[]} present @param {(v: Village) => Point} at
 */
function world(ctx, board, present, at) {
  const { view } = ctx;
  const { size } = board;
  const colour = Object.fromEntries(view.players.map((p) => [p.name, factionOf(p.house)]));
  const of = owners(view);
  const region = new Map(board.region.map((r) => [r.number, r.label_at]));
  const fief = new Map(board.fief.map((f) => [f.name, f.title_at]));
  return h(
    "div.world",
    { onclick: (event) => land(ctx, board, event) },
    ground(board),
    overlay(board, layOver(ctx, board, present, colour)),
    view.regions.map((r) => regionName(ctx, r, region.get(r.number) ?? size, size, colour, of)),
    view.fiefs.map((f) => fiefName(ctx, f, fief.get(f.name) ?? size, size, colour, of)),
    wallMark(ctx, size),
    present.map((v) => village(ctx, v, at(v), size, colour)),
  );
}

/**
 * @param {Context<BoardView>} ctx @param {BoardMap} board @param {Village[]} present
 * @param {Record<string, string>} colour
 * @returns {Overlay}
 */
function layOver({ view, decision, trail = [] }, board, present, colour) {
  const ids = new Map(board.village.map((v) => [v.name, v.id]));
  const id = (/** @type {string} */ name) => ids.get(name) ?? "";
  const weather = view.regions.filter((r) => r.cards.length);
  return {
    held: Object.fromEntries(present.flatMap((v) => (v.controller ? [[id(v.name), colour[v.controller]]] : []))),
    weather: Object.fromEntries(weather.map((r) => [r.number, r.cards.map((c) => WEATHER[c]).filter(Boolean)])),
    lit: {
      fief: board.fief.filter((f) => about(decision, "fief", f.name).length).map((f) => f.id),
      region: view.regions.filter((r) => about(decision, "region", r.name).length).map((r) => r.number),
    },
    blocked: present
      .flatMap((v) => Object.keys(v.blocked ?? {}).map((to) => [id(v.name), id(to)]))
      .filter(([, to]) => to),
    now: [...view.now.flatMap((each) => each.places), ...(trail.length === 1 ? told(trail[0].lines) : [])]
      .map(id)
      .filter(Boolean),
    trail: trail
      .flatMap(({ from, to }) => marches(/** @type {BoardView} */ (from), /** @type {BoardView} */ (to)))
      .map(({ player, from, to }) => ({ house: colour[player], points: route(board, view, from, to) }))
      .filter(({ points }) => points.length > 1),
  };
}

/** @param {Line[]} lines whatever they name */
const told = (lines) => lines.flatMap((line) => line.cards ?? []);

/** @param {string} picture @param {string} label @param {() => any} run */
const tool = (picture, label, run) =>
  h("button", { type: "button", title: label, "aria-label": label, onclick: run }, mark(picture));

/**
 * The bare land can be clicked too: its fief and its region.
 *
 * @param {Context<BoardView>} ctx @param {BoardMap} board @param {any} event
 */
function land(ctx, board, event) {
  const cell = event.target.closest?.("[data-village]");
  if (!cell || event.target.closest("button")) return;
  const spot = board.village.find((v) => v.id === cell.dataset.village);
  const fief = board.fief.find((f) => f.id === spot?.fief)?.name ?? "";
  const region = ctx.view.regions.find((r) => r.number === spot?.region)?.name ?? "";
  const options = new Set([...about(ctx.decision, "fief", fief), ...about(ctx.decision, "region", region)]);
  pick(ctx, [...options], event, () => ctx.openThing({ name: fief, title: fief }, [], event));
}

/** @type {Record<string, (camera: Camera) => void>} */
const ZOOMS = {
  "+": (camera) => camera.closer(),
  "=": (camera) => camera.closer(),
  "-": (camera) => camera.farther(),
  Home: (camera) => camera.fit(),
};
/** @type {Record<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Camera} camera @param {any} event */
function keys(camera, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const run = ZOOMS[event.key];
  const [dx, dy] = ARROWS[event.key] ?? [0, 0];
  if (run) run(camera);
  else if (dx || dy) {
    if (event.shiftKey) camera.pan(dx * 80, dy * 80);
    else step(dx, dy);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The focus goes to the nearest village in a direction.
 *
 * @param {number} dx @param {number} dy
 */
function step(dx, dy) {
  const all = findAll(document, ".village");
  const from = document.activeElement?.closest(".village");
  if (!from) return all[0]?.focus();
  /** @param {Element} el */
  const middle = (el) => {
    const box = el.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  const ranked = all
    .filter((el) => el !== from)
    .map((el) => {
      const [a, b] = middle(el),
        along = (a - x) * dx + (b - y) * dy,
        aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
      return { el, along, cost: along + 2 * aside };
    })
    .filter((each) => each.along > 4)
    .sort((a, b) => a.cost - b.cost);
  ranked[0]?.el.focus();
}

const SIGNS = [
  ["Stronghold", "a Stronghold: attackers lose a die"],
  ["Fortified City", "a Fortified City: attackers lose two dice"],
  ["Mill", "a Mill: 2 gold"],
  ["Sept", "a Sept: 2 gold, and no uprisings"],
  ["Maester", "a Maester: ravens carry cards, and units can be kept safe from the Plague"],
  ["noble", "a noble leads this army"],
  ["captive", "captives are held here"],
  ["siege", "a siege: the fortification is cut off"],
  ["seal", "a victory point"],
  ["scales", "taxes or a tallage"],
  ["Heavy Rain", "Heavy Rain: no moves and no battles in the region"],
  ["Famine", "Famine: its mills pay nothing"],
  ["Plague", "Plague: nobles and troops may die"],
  ["Good Weather", "Good Weather: its mills and septs pay 1 more"],
  ["Bountiful Harvest", "Bountiful Harvest: its mills and septs pay 1 more"],
];

function legend() {
  sheet("What the signs mean", () =>
    h(
      "div.stack",
      h(
        "ul.legend",
        SIGNS.map(([name, text]) => h("li", mark(name), text)),
      ),
      h(
        "p",
        "A disc is a village. A house's sign and colour on it say who holds it; a large disc is the principal " +
          "village of its region. The flag beside it is an army with its strength.",
      ),
      h(
        "p",
        "White lines are roads, dotted ones go by sea, a red bar is a road somebody stands on. Dashed borders " +
          "separate the five regions; colours are the eight fiefs. What you can choose glows: click it.",
      ),
    ),
  );
}
