// What a name stands for: a sheet about a village, fief, region, noble, card, house or the Wall, with what one can do
// and why not.
import { ruleButton } from "../book/rules.js";
import { why, youCan } from "../cards/look.js";
import { find, h } from "../dom.js";
import { sheet } from "../layers.js";
import { factionOf, houseSign } from "../signs.js";
import { plural } from "../text.js";
import { theBoard } from "./atlas.js";
import { about, optionsAt } from "./options.js";
import { hasMark, mark } from "./signs.js";

const TITLE = /^(?:Lord|Lady|Prince|Princess|Warden)\b/;

/**
 * ask(name) → what one might do with it now and why not; null while nobody can be asked.
 *
 * @param {Context<BoardView>} ctx @param {string} word @param {Asking | null} ask
 */
export function openNamed(ctx, word, ask = null) {
  const { view } = ctx,
    name = meant(view, word);
  const village = view.villages.find((v) => v.name === name),
    noble = nobleOf(view, name);
  const region = view.regions.find((r) => r.name === name),
    fief = view.fiefs.find((f) => f.name === name),
    player = view.players.find((p) => p.name === name);
  /** @type {[zone: string, body: Child]} */
  const [zone, body] = village
    ? ["village", aboutVillage(ctx, village)]
    : noble
      ? ["noble", aboutNoble(ctx, noble)]
      : fief
        ? ["fief", aboutFief(ctx, fief)]
        : region
          ? ["region", aboutRegion(ctx, region)]
          : player
            ? ["player", aboutPlayer(ctx, player)]
            : ["card", faceLines(ctx, name)];
  const options = village ? optionsAt(ctx.decision, village) : about(ctx.decision, zone, name);
  sheet(region && !village ? `Region ${region.number}: ${region.name}` : name, (close) =>
    h(
      "div.stack.named",
      body,
      youCan(options, close, ctx.choose),
      spotOf(view, name)
        ? h(
            "div.row",
            h(
              "button",
              {
                type: "button",
                onclick: () => {
                  close();
                  showPlace(ctx, name);
                },
              },
              "Show on the map",
            ),
          )
        : null,
      ask && ["village", "fief", "noble", "card"].includes(zone) ? why(name, ask) : null,
    ),
  );
}

/**
 * A title stands for its fief or region.
 *
 * @param {BoardView} view @param {string} word
 */
function meant(view, word) {
  if (!TITLE.test(word)) return word;
  const of = theBoard()?.fief.find((f) => f.titles.includes(word));
  return of?.name ?? view.regions.find((r) => word === `Warden of the ${r.name}`)?.name ?? word;
}

/** @param {BoardView} view @param {string} name */
const nobleOf = (view, name) =>
  view.players.flatMap((p) => p.nobles.map((n) => ({ ...n, player: p.name }))).find((n) => n.name === name);

/** @param {BoardView} view @param {string} name */
function spotOf(view, name) {
  const board = theBoard(),
    place = nobleOf(view, name)?.at ?? name;
  const found = board?.village.find((v) => v.name === place);
  return (
    found?.at ??
    board?.fief.find((f) => f.name === place)?.title_at ??
    board?.village.find((v) => v.id === board.region.find((r) => r.name === place)?.principal)?.at ??
    null
  );
}

/**
 * Move the map there and let the place flash.
 *
 * @param {Context<BoardView>} ctx @param {string} name
 */
export function showPlace({ view, camera }, name) {
  const at = spotOf(view, name);
  if (!at) return;
  camera.show(at, 1.6);
  document.querySelector(".map")?.scrollIntoView({ block: "nearest" });
  const place = nobleOf(view, name)?.at ?? name,
    spot = find(document, `.village[data-key="${CSS.escape(place)}"]`);
  spot?.focus({ preventScroll: true });
}

/** @param {Child} name @param {Child[]} value */
const fact = (name, ...value) =>
  value.flat().filter((v) => v !== null && v !== undefined && v !== "").length
    ? h("div", h("dt", name), h("dd", value))
    : null;
/** @param {Context<BoardView>} ctx @param {string} name */
const link = (ctx, name, shown = name) =>
  h("button.cardlink", { type: "button", onclick: (event) => ctx.openThing({ name, title: name }, [], event) }, shown);
/** @param {Context<BoardView>} ctx @param {string[]} names */
const links = (ctx, names) => names.map((name, i) => [i ? ", " : "", link(ctx, name)]);
/** @param {BoardView} view @param {string | null | undefined} name */
const houseOf = (view, name) => factionOf(view.players.find((p) => p.name === name)?.house);
/** @param {BoardView} view @param {string | null | undefined} name */
const whose = (view, name) =>
  name ? h(`span.whose.f-${houseOf(view, name)}`, houseSign(houseOf(view, name)), name) : h("span.faint", "nobody");

/** @param {Context<BoardView>} ctx @param {Village} v */
function aboutVillage(ctx, v) {
  const { view } = ctx,
    region = view.regions.find((r) => r.name === v.region);
  return [
    h(
      "dl.facts-list",
      fact("Control", whose(view, v.controller)),
      fact("Fief", link(ctx, v.fief)),
      fact(
        "Region",
        link(ctx, v.region, `${region?.number} ${v.region}`),
        v.principal ? ", its Principal Village" : "",
      ),
      fact(
        "Buildings",
        v.buildings.length ? v.buildings.map((b) => h("span.building", mark(b), b, " ")) : h("span.faint", "none"),
      ),
      v.besiegers.length ? fact("Siege", `Besieged by ${v.besiegers.join(" and ")}.`) : null,
      region?.cards.length
        ? fact(
            "Weather",
            region.cards.map((c) => h("span.building", mark(c), c, " ")),
          )
        : null,
      fact("Roads", links(ctx, v.roads), v.coastal ? " (on the coast)" : ""),
      Object.entries(v.blocked ?? {}).map(([road, who]) =>
        fact("Blocked", `${who.join(" and ")} on the road to ${road}`),
      ),
    ),
    v.armies.map((a) => armyOf(ctx, a)),
  ];
}

/** @param {Context<BoardView>} ctx @param {Army} a */
function armyOf(ctx, a) {
  return h(
    `section.army-sheet.f-${houseOf(ctx.view, a.player)}`,
    h("h3", whose(ctx.view, a.player), h("small", ` ${a.strength} SP`)),
    h(
      "ul",
      (a.words ? a.words.split(", ") : []).map((troops) => h("li", mark("troops"), " ", troops)),
      a.nobles.map((n) => h("li", mark("noble"), " ", link(ctx, n))),
      a.captives.map((n) => h("li", mark("captive"), " ", link(ctx, n), " (captive)")),
      a.engine ? h("li", mark("siege"), ` Siege Engine of ${a.engine}`) : null,
    ),
  );
}

/** @param {Context<BoardView>} ctx @param {Noble} n */
function aboutNoble(ctx, n) {
  const { view } = ctx;
  return [
    faceLines(ctx, n.name).slice(1),
    h(
      "dl.facts-list",
      fact("House", whose(view, n.player)),
      n.at
        ? fact("Place", view.villages.some((v) => v.name === n.at) ? link(ctx, n.at) : n.at)
        : fact("Place", "not on the map"),
      n.captor ? fact("Captive", `held by ${n.captor}; the ransom is ${n.ransom} gold`) : null,
      n.spouse ? fact("Married to", link(ctx, n.spouse)) : null,
      n.titles.length ? fact("Titles", n.titles.join(", ")) : null,
      n.marks.length ? fact("Marks", n.marks.join(", ")) : null,
    ),
  ];
}

/** @param {Context<BoardView>} ctx @param {Fief} f */
function aboutFief(ctx, f) {
  const villages = ctx.view.villages.filter((v) => v.fief === f.name);
  return [
    h(
      "dl.facts-list",
      fact(
        "Title",
        f.holder ? link(ctx, f.holder) : `free, for ${f.cost} gold: all its villages and a stronghold in it are needed`,
      ),
      f.tallages?.length ? fact("Tallage", f.tallages.join(", ")) : null,
    ),
    h("h3", "Villages"),
    h(
      "ul",
      villages.map((v) =>
        h(
          "li",
          link(ctx, v.name),
          " ",
          whose(ctx.view, v.controller),
          v.buildings.length ? ` · ${v.buildings.join(", ")}` : "",
        ),
      ),
    ),
  ];
}

/** @param {Context<BoardView>} ctx @param {Region} r */
function aboutRegion(ctx, r) {
  const villages = ctx.view.villages.filter((v) => v.region === r.name);
  return [
    h(
      "dl.facts-list",
      fact(
        "Warden",
        r.warden
          ? link(ctx, r.warden)
          : h("span.faint", "nobody: one is elected when every village of the region is held"),
      ),
      r.cards.length ? fact("Cards", links(ctx, r.cards)) : null,
      r.taxes.length ? fact("Taxed by", r.taxes.join(", ")) : null,
    ),
    h("h3", "Villages"),
    h(
      "ul",
      villages.map((v) =>
        h("li", link(ctx, v.name), v.principal ? " (principal) " : " ", whose(ctx.view, v.controller)),
      ),
    ),
  ];
}

/** @param {Context<BoardView>} ctx @param {Lord} p */
function aboutPlayer(ctx, p) {
  const held = ctx.view.villages.filter((v) => v.controller === p.name);
  return [
    p.house ? faceLines(ctx, `House ${p.house}`) : null,
    h(
      "dl.facts-list",
      fact("Victory points", String(p.points)),
      fact("Gold", `${p.gold} gold, income ${p.income}`),
      fact("Hand", plural(p.hand.length, "card")),
      fact("Diplomacy", plural(p.diplomacy, "marker")),
      fact(
        "Nobles",
        links(
          ctx,
          p.nobles.map((n) => n.name),
        ),
      ),
      fact(
        "Villages",
        links(
          ctx,
          held.map((v) => v.name),
        ),
      ),
    ),
  ];
}

/**
 * The face of a card, noble or house, its rules a click away.
 *
 * @param {Context} ctx @param {string} name
 */
function faceLines(ctx, name) {
  const lines = ctx.book.faceOf(name)?.lines ?? [name];
  return [
    hasMark(name) ? h("p.big-mark", mark(name)) : null,
    ...lines.slice(name.startsWith("House ") ? 0 : 1).map((line) =>
      h(
        "p",
        line
          .split(/(\[[a-z0-9.-]+\])/i)
          .map((part) => (/^\[.+\]$/.test(part) ? ruleButton(part.slice(1, -1), "§") : part)),
      ),
    ),
  ];
}
