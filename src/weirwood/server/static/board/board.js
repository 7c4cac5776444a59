// The board game's table: the map, the players and everything that lies around it.
import { h, plural } from "../dom.js";
import { houseSign, sign, factionOf } from "../signs.js";
import { sheet, openMenu } from "../layers.js";
import { sentence } from "../table/things.js";
import { ground, theBoard } from "./map.js";

export const isBoard = (view) => Array.isArray(view?.villages) && view.villages.every((v) => Array.isArray(v.roads));

const houses = (view) => Object.fromEntries(view.players.map((p) => [p.name, factionOf(p.house)]));
const words = (text) => String(text).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

// Options about a thing: as the game says it, or else those that name it.
function about(decision, name) {
  const options = decision?.options ?? [];
  const said = options.filter((o) => (o.about ?? []).some((a) => a.name === name));
  if (said.length) return said;
  const named = new RegExp(`(^|[^\\p{L}])${words(name)}($|[^\\p{L}])`, "u");
  return options.filter((o) => named.test(o.label));
}

export function boardTable(ctx) {
  const { view } = ctx, board = theBoard(() => ctx.redraw?.());
  return h("section.board.board-game.generic", { "aria-label": "The table" },
    board ? map(ctx, board) : h("p.faint", "Unrolling the map …"),
    h("div.around",
      view.season || view.wall ? h("section.panel.facts-panel", h("dl", fact("Season", view.season), view.wall ? fact("The Wall", `${view.wall.value}, ${plural(view.wall.castles, "castle")} stand, ${view.wall.supplies} supplies`) : null)) : null,
      view.players.map((p, i) => player(ctx, p, i)),
      titles(ctx), regions(ctx), decks(ctx)));
}

const fact = (name, value) => value === null || value === undefined || value === "" ? null : h("div", h("dt", name), h("dd", value));

function map(ctx, board) {
  const [width, height] = board.size, colour = houses(ctx.view);
  const at = ([x, y]) => ({ left: `${x / width * 100}%`, top: `${y / height * 100}%` });
  const places = new Map(board.village.map((v) => [v.name, v.at]));
  return h("div.map", { role: "group", "aria-label": "The map" },
    ground(),
    ctx.view.villages.filter((v) => places.has(v.name)).map((v) => village(ctx, v, at(places.get(v.name)), colour)));
}

const BUILDINGS = { Stronghold: "♜", "Fortified City": "♜♜", Mill: "M", Sept: "✶", Maester: "⚭" };

function village(ctx, v, place, colour) {
  const options = about(ctx.decision, v.name);
  const armies = v.armies ?? [];
  const label = [v.name, v.controller ? `held by ${v.controller}` : "nobody's", ...v.buildings, ...armies.map((a) => `${a.player}: ${[...a.nobles, a.words].filter(Boolean).join(", ")}`), v.besiegers.length ? `besieged by ${v.besiegers.join(", ")}` : "", options.length ? plural(options.length, "option") : ""].filter(Boolean).join("; ");
  const el = h("button.village", { type: "button", key: v.name, class: `f-${colour[v.controller] ?? "neutral"}${v.controller ? " held" : ""}${v.principal ? " principal" : ""}${options.length ? " lit" : ""}`, "aria-label": label, onclick: (e) => openVillage(ctx, v, options, e) },
    h("span.dot", { "aria-hidden": "true" }, v.controller ? houseSign(colour[v.controller]) : null),
    h("span.village-name", { "aria-hidden": "true" }, v.name, v.buildings.length ? h("small", ` ${v.buildings.map((b) => BUILDINGS[b] ?? b[0]).join("")}`) : null),
    armies.length ? h("span.armies", { "aria-hidden": "true" }, armies.map((a) => h(`span.army.f-${colour[a.player] ?? "neutral"}`, houseSign(colour[a.player]), h("b", a.strength ?? ""), a.nobles.length ? h("small", `+${a.nobles.length}`) : null))) : null,
    v.besiegers.length ? h("span.siege", { "aria-hidden": "true" }, sign("military")) : null);
  el.style.left = place.left;
  el.style.top = place.top;
  return el;
}

function openVillage(ctx, v, options, event) {
  const details = () => sheet(v.name, () => h("div.stack",
    h("p", `${v.fief}, ${v.region} region. ${v.principal ? "Principal village. " : ""}${v.coastal ? "On the coast. " : ""}${v.controller ? `Held by ${v.controller}.` : "Nobody holds it."}`),
    v.buildings.length ? h("p", `Buildings: ${v.buildings.join(", ")}.`) : null,
    v.armies.map((a) => h("p", h("b", `${a.player}: `), [...a.nobles, a.words].filter(Boolean).join(", "), a.strength !== undefined ? ` (${a.strength} strength)` : "", a.captives?.length ? `; captives: ${a.captives.join(", ")}` : "", ".")),
    v.besiegers.length ? h("p", `Besieged by ${v.besiegers.join(", ")}.`) : null,
    h("p.faint", `Roads to ${v.roads.join(", ")}.`)));
  pick(ctx, options, event, details);
}

function pick(ctx, options, event, details) {
  if (!options.length) return details?.();
  const items = options.slice(0, 24).map((o) => ({ label: sentence(o), hint: o.hint, main: true, run: () => ctx.choose(o) }));
  openMenu(event.currentTarget, details ? [...items, "-", { label: "What is there", run: details }] : items, event.detail ? { x: event.clientX, y: event.clientY } : null);
}

// A name in a panel; if something can be done with it, a button.
function name(ctx, text, shown = text) {
  const options = about(ctx.decision, text);
  return options.length ? h("button.chip.lit", { type: "button", onclick: (e) => pick(ctx, options, e) }, shown) : shown;
}

function player(ctx, p, i) {
  const own = i === ctx.you, faction = factionOf(p.house);
  return h(`section.panel.lord.f-${faction}`, { key: `p-${i}`, class: ctx.view.active === p.name ? "active" : "" },
    h("header.strip", h("h2", h("span.player-name", houseSign(faction), name(ctx, p.name, h("b", p.name)))), p.house && p.house !== p.name ? h("small.faint", p.house) : null,
      ctx.view.first === p.name ? h("span.mark", sign("first"), "First") : null, ctx.view.active === p.name ? h("span.mark.turn", "Active") : null, own ? h("span.mark", "You") : null,
      h("span.counts", h("span.count.strong", h("b", p.points), h("small", "VP")), h("span.count.gold", sign("gold"), h("b", p.gold), h("small", `+${p.income ?? 0}`)), h("span.count", sign("cards"), h("b", p.hand.length)))),
    p.ally ? h("p.small", `Allied with ${p.ally}.`) : null,
    p.nobles.length ? h("ul.nobles", p.nobles.map((n) => h("li", { key: n.name }, name(ctx, n.name, h("b", n.name)), h("small.faint", ` ${[n.at ? `in ${n.at}` : "", n.captor ? `captive of ${n.captor}` : "", n.spouse ? `married to ${n.spouse}` : "", ...n.titles, ...n.attributes, ...n.marks].filter(Boolean).join(" · ")}`)))) : h("p.faint.small", "No nobles in play."),
    own && p.hand.length ? h("div.held", h("span.faint.small", "Hand: "), p.hand.map((c, k) => card(ctx, c, k))) : null);
}

function card(ctx, title, k) {
  const options = about(ctx.decision, title);
  return h("button.chip", { type: "button", key: `c${k}`, class: options.length ? "lit" : "", onclick: (e) => ctx.openThing({ name: title, title }, options, e) }, title);
}

function titles(ctx) {
  const held = Object.entries(ctx.view.titles ?? {}).filter(([, who]) => who), fiefs = (ctx.view.fiefs ?? []).filter((f) => f.holder || f.tallages?.length);
  if (!held.length && !fiefs.length) return null;
  return h("section.panel", { key: "titles" }, h("h2", "Titles"), h("dl", held.map(([t, who]) => fact(t, name(ctx, who))), fiefs.map((f) => fact(f.name, [f.holder ? name(ctx, f.holder) : "", f.tallages?.length ? ` tallage: ${f.tallages.join(", ")}` : ""]))));
}

function regions(ctx) {
  const busy = (ctx.view.regions ?? []).filter((r) => r.cards?.length || r.warden || r.taxes?.length);
  if (!busy.length) return null;
  return h("section.panel", { key: "regions" }, h("h2", "Regions"), h("dl", busy.map((r) => fact(`${r.number} ${r.name}`, [r.warden ? `Warden ${r.warden}` : "", ...(r.cards ?? []), ...(r.taxes ?? []).map((t) => `taxed by ${t}`)].filter(Boolean).join(", ")))));
}

function decks(ctx) {
  const d = ctx.view.decks;
  return d ? h("section.panel", { key: "decks" }, h("h2", "Decks"), h("dl", Object.entries(d).filter(([, n]) => n).map(([k, n]) => fact(k.replaceAll("_", " "), String(n))))) : null;
}

