// The board game's table: the map, and around it the players and everything that goes on.
import { h } from "../dom.js";
import { sheet } from "../layers.js";
import { factionOf } from "../signs.js";
import { closer, farther, fit, isClose, level, openOn, pan, place, sees, show, wire } from "./camera.js";
import { ground, overlay, theBoard } from "./map.js";
import { about, optionsAt, pick } from "./options.js";
import { captives, decks, diplomacy, now, owners, player, theWall, titles, weather } from "./panels.js";
import { fiefName, regionName, village, wallMark } from "./places.js";
import { mark } from "./signs.js";

export const isBoard = (view) => Array.isArray(view?.villages) && view.villages.every((v) => Array.isArray(v.roads));

export function boardTable(ctx) {
  const { view } = ctx,
    board = theBoard(() => ctx.redraw?.());
  const mine = ctx.you ?? view.seat ?? null,
    order = view.players.map((_, i) => i).sort((a, b) => (b === mine) - (a === mine));
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
      diplomacy(ctx, view.players[mine]?.name),
      weather(ctx),
      theWall(ctx),
      titles(ctx),
      decks(ctx),
    ),
  );
}

const WEATHER = {
  "Heavy Rain": "rain",
  Famine: "famine",
  Plague: "plague",
  "Good Weather": "sun",
  "Bountiful Harvest": "harvest",
};
let asked = null;

function map(ctx, board, mine) {
  const { view, decision } = ctx,
    { size } = board;
  const colour = Object.fromEntries(view.players.map((p) => [p.name, factionOf(p.house)])),
    of = owners(view);
  const spots = new Map(board.village.map((v) => [v.name, v])),
    own = mine === null ? null : view.players[mine].name;
  openOn(
    ctx.id,
    size,
    view.villages
      .filter((v) => own && (v.controller === own || v.armies.some((a) => a.player === own)))
      .map((v) => spots.get(v.name).at),
  );
  const id = (name) => spots.get(name)?.id,
    present = view.villages.filter((v) => spots.has(v.name));
  const over = overlay({
    held: Object.fromEntries(present.filter((v) => v.controller).map((v) => [id(v.name), colour[v.controller]])),
    weather: Object.fromEntries(
      view.regions.filter((r) => r.cards.length).map((r) => [r.number, r.cards.map((c) => WEATHER[c]).filter(Boolean)]),
    ),
    lit: {
      fief: board.fief.filter((f) => about(decision, "fief", f.name).length).map((f) => f.id),
      region: view.regions.filter((r) => about(decision, "region", r.name).length).map((r) => r.number),
    },
    blocked: present
      .flatMap((v) => Object.keys(v.blocked ?? {}).map((to) => [id(v.name), id(to)]))
      .filter(([, to]) => to),
    now: view.now
      .flatMap((each) => each.places)
      .map(id)
      .filter(Boolean),
  });
  const el = h(
    "div.map",
    {
      key: "map",
      role: "group",
      "aria-label": "The map: plus and minus zoom, Home shows all of it, arrows go from village to village",
      class: isClose() ? "zoomed" : "",
      "data-zoom": level(),
      onkeydown: keys,
    },
    h(
      "div.world",
      { onclick: (event) => land(ctx, board, event) },
      ground(),
      over,
      view.regions.map((r) =>
        regionName(ctx, r, board.region.find((each) => each.number === r.number).label_at, size, colour, of),
      ),
      view.fiefs.map((f) =>
        fiefName(ctx, f, board.fief.find((each) => each.name === f.name).title_at, size, colour, of),
      ),
      wallMark(ctx, size),
      present.map((v) => village(ctx, v, spots.get(v.name).at, size, colour)),
    ),
    h(
      "div.zooms",
      tool("plus", "Zoom in", closer),
      tool("minus", "Zoom out", farther),
      tool("fit", "Show the whole map", fit),
      h(
        "button",
        { type: "button", title: "What the signs mean", "aria-label": "What the signs mean", onclick: legend },
        "?",
      ),
    ),
  );
  if (!document.querySelector(".map")) wire(el);
  requestAnimationFrame(() => {
    place();
    follow(decision, present, spots);
  });
  return el;
}

const tool = (picture, label, run) =>
  h("button", { type: "button", title: label, "aria-label": label, onclick: run }, mark(picture));

// A new question about places none of which can be seen: go there.
function follow(decision, villages, spots) {
  if (!decision || decision.id === asked) return;
  asked = decision.id;
  const lit = villages.filter((v) => optionsAt(decision, v).length).map((v) => spots.get(v.name).at);
  if (lit.length && !lit.some(sees)) show(lit[0]);
}

// The bare land can be clicked too: its fief and its region.
function land(ctx, board, event) {
  const cell = event.target.closest?.("[data-village]");
  if (!cell || event.target.closest("button")) return;
  const spot = board.village.find((v) => v.id === cell.dataset.village),
    fief = board.fief.find((f) => f.id === spot.fief).name,
    region = ctx.view.regions.find((r) => r.number === spot.region).name;
  pick(ctx, [...new Set([...about(ctx.decision, "fief", fief), ...about(ctx.decision, "region", region)])], event, () =>
    ctx.openThing({ name: fief, title: fief }, [], event),
  );
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function keys(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const run = { "+": closer, "=": closer, "-": farther, Home: fit }[event.key],
    [dx, dy] = ARROWS[event.key] ?? [0, 0];
  if (run) run();
  else if (dx || dy) {
    if (event.shiftKey) pan(dx * 80, dy * 80);
    else step(dx, dy);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

// The focus goes to the nearest village in a direction.
function step(dx, dy) {
  const all = [...document.querySelectorAll(".village")],
    from = document.activeElement?.closest(".village");
  if (!from) return all[0]?.focus();
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
        "A disc is a village. A house's sign and colour on it say who holds it; a large disc is the principal village of its region. The flag beside it is an army with its strength.",
      ),
      h(
        "p",
        "White lines are roads, dotted ones go by sea, a red bar is a road somebody stands on. Dashed borders separate the five regions; colours are the eight fiefs. What you can choose glows: click it.",
      ),
    ),
  );
}
