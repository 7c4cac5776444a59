// The panels beside the map: what is going on, the players, titles, captives, regions, the Wall, decks.
import { withCards } from "../book/log.js";
import { ruleButton } from "../book/rules.js";
import { h } from "../dom.js";
import { factionOf, houseSign } from "../signs.js";
import { capital } from "../text.js";
import { thing } from "./options.js";
import { mark } from "./signs.js";
import { columns, openOffer } from "./talks/panel.js";

/** @type {Record<string, [name: string, about: string]>} */
const PHASES = {
  setup: ["Setup", "Everybody chooses a House and a village to start in."],
  "hear ye": [
    "Hear ye",
    "Marriages are announced, outlaws named and pardoned; then wardens, the Hand and the King are elected, each " +
      "if the time has come.",
  ],
  cards: ["Cards", "In turn everybody discards and draws; disasters strike; then in turn everybody plays cards."],
  income: [
    "Income",
    "Everybody gets gold: 1 for each village, 2 for each mill and sept, and more from titles and taxes.",
  ],
  purchase: [
    "Purchase",
    "Ransoms are paid, seats on the Small Council are bid for in secret; then in turn everybody buys troops, " +
      "buildings and titles.",
  ],
  movement: ["Movement", "In turn everybody moves: nobles lead troops from village to village along the roads."],
  battles: ["Battles", "Players who stand in the same village may fight; then come sieges, then pillage."],
  wall: ["The Wall", "The wildlings attack: a die says how far the Wall gives way."],
  "end of round": ["End of round", "Cards and taxes leave the map, and victory points are counted."],
};

/** @param {Child} name @param {Child[]} value */
export const fact = (name, ...value) =>
  value.flat().some((v) => v !== null && v !== undefined && v !== "") ? h("div", h("dt", name), h("dd", value)) : null;

// A panel that can be folded, and stays so.
const folded = new Set();
/** @param {string} key @param {string} title @param {Child[]} content */
const panel = (key, title, ...content) =>
  h(
    "details.panel.fold",
    {
      key,
      open: !folded.has(key),
      ontoggle: (e) => {
        if (e.currentTarget.open) folded.delete(key);
        else folded.add(key);
      },
    },
    h("summary", h("h2", title)),
    content,
  );

/** @param {BoardView} view */
export function owners(view) {
  return Object.fromEntries(view.players.flatMap((p) => p.nobles.map((n) => [n.name, p.name])));
}

/** @param {Context<BoardView>} ctx */
export function now(ctx) {
  const { view } = ctx,
    [name, about] = PHASES[view.phase] ?? [capital(view.phase), ""];
  const order = Object.keys(PHASES).filter((p) => p !== "setup" && (p !== "wall" || view.wall));
  return h(
    "section.panel.going-on",
    { key: "now", "aria-label": "What is going on" },
    h(
      "h2",
      view.round ? `Round ${view.round}: ${name}` : name,
      view.step ? h("small.faint", ` ${view.step} `, ruleButton(view.step_rule, "§")) : null,
    ),
    h(
      "ol.eight",
      { "aria-hidden": "true" },
      order.map((p) =>
        h("li", {
          class: p === view.phase ? "is" : order.indexOf(p) < order.indexOf(view.phase) ? "was" : "",
          title: PHASES[p][0],
        }),
      ),
    ),
    h("p.small", about),
    view.now.map((each, i) =>
      h(
        "section.event",
        { key: `now-${i}-${each.title}` },
        h("h3", each.title, " ", ruleButton(each.rule, "§")),
        each.lines.map((text) => h("p.small", linked(ctx, text))),
      ),
    ),
    view.talks?.now && !(ctx.decision && view.talks.now.to === view.players[ctx.you ?? -1]?.name)
      ? columns(view.talks, view.talks.now, view.players[ctx.you ?? -1]?.name)
      : null,
    h(
      "p.faint.small",
      `The goal: ${view.goal.alone} victory points at the end of a round`,
      view.players.length >= 5 ? `, ${view.goal.allied} for two who are allied by marriage` : "",
      view.round ? `. The game ends after round ${view.limit}.` : ".",
    ),
  );
}

/**
 * Offers that were left open, and the promises one has heard; what concerns oneself comes first.
 *
 * @param {Context<BoardView>} ctx @param {string | undefined} me
 */
export function diplomacy(ctx, me) {
  const { promises = [], talks } = ctx.view,
    own = (/** @type {string} */ text) =>
      me !== undefined && new RegExp(`(^| )${me.replace(/\W/g, "\\$&")}\\b`).test(text);
  /** @param {string[]} found */
  const list = (found) =>
    [...found].sort((a, b) => Number(own(b)) - Number(own(a))).map((text) => h("li", own(text) ? h("b", text) : text));
  const open = talks?.open ?? [];
  return talks && (open.length || promises.length)
    ? panel(
        "diplomacy",
        "Offers and promises",
        open.length
          ? h(
              "ul.words",
              open.map((offer) => openOffer(ctx, talks, offer, me)),
            )
          : null,
        h("ul.words", list(promises.map((text) => text.replace(/\.?$/, ".")))),
      )
    : null;
}

/**
 * A sentence with the names of places and people in it as links.
 *
 * @param {Context<BoardView>} ctx @param {string} text
 */
function linked(ctx, text) {
  const { view } = ctx,
    names = [...view.villages.map((v) => v.name), ...view.players.flatMap((p) => p.nobles.map((n) => n.name))].filter(
      (name) => text.includes(name),
    );
  return withCards(text, names, (name, event) => ctx.openThing({ name, title: name }, [], event));
}

const SEALED = ["King", "Hand of the King", "Lord Commander"];

/** @param {Context<BoardView>} ctx */
export function titles(ctx) {
  const { view } = ctx,
    of = owners(view);
  /** @param {string | null | undefined} who @param {string} otherwise */
  const held = (who, otherwise) =>
    who
      ? [
          h(
            `span.whose.f-${factionOf(view.players.find((p) => p.name === of[who])?.house)}`,
            houseSign(factionOf(view.players.find((p) => p.name === of[who])?.house)),
          ),
          thing(ctx, "noble", who),
        ]
      : h("span.faint", otherwise);
  const vp = () => h("span.vp", { title: "worth a victory point" }, mark("seal"));
  const crown = Object.entries(view.titles).filter(([t]) => t !== "Lord Commander" || view.wall);
  return panel(
    "titles",
    "Titles",
    h(
      "dl.titles",
      crown.map(([t, who]) => fact([t, SEALED.includes(t) ? vp() : ""], held(who, "nobody"))),
    ),
    h("h3", "Wardens"),
    h(
      "dl.titles",
      view.regions.map((r) => fact(thing(ctx, "region", r.name, `${r.number} ${r.name}`), held(r.warden, "nobody"))),
    ),
    h("h3", "Fiefs ", vp()),
    h(
      "dl.titles",
      view.fiefs.map((f) =>
        fact(
          thing(ctx, "fief", f.name),
          held(f.holder, `free, ${f.cost} gold`),
          f.tallages.length ? h("small", ` tallage: ${f.tallages.join(", ")}`) : "",
        ),
      ),
    ),
  );
}

/** @param {Context<BoardView>} ctx */
export function captives(ctx) {
  const found = ctx.view.players.flatMap((p) =>
    p.nobles.filter((n) => n.captor).map((n) => ({ ...n, player: p.name })),
  );
  return found.length
    ? panel(
        "captives",
        "Captives",
        h(
          "ul.nobles",
          found.map((n) =>
            h(
              "li",
              { key: n.name },
              mark("captive"),
              thing(ctx, "noble", n.name),
              h("small", `of ${n.player}, held by ${n.captor}${n.at ? ` in ${n.at}` : ""}; ransom ${n.ransom} gold`),
            ),
          ),
        ),
      )
    : null;
}

/** @param {Context<BoardView>} ctx */
export function weather(ctx) {
  const busy = ctx.view.regions.filter((r) => r.cards.length || r.taxes.length);
  return busy.length
    ? panel(
        "regions",
        "On the map",
        h(
          "dl.titles",
          busy.map((r) =>
            fact(
              thing(ctx, "region", r.name, `${r.number} ${r.name}`),
              r.cards.map((c) => h("span.building", mark(c), c, " ")),
              r.taxes.map((t) => h("span.building", mark("scales"), `taxed by ${t}`)),
            ),
          ),
        ),
      )
    : null;
}

const CASTLES = ["Castle Black", "The Shadow Tower", "Eastwatch"];

/** @param {Context<BoardView>} ctx */
export function theWall(ctx) {
  const { wall, season } = ctx.view;
  if (!wall && !season) return null;
  const spaces = wall ? Array.from({ length: 13 }, (_, i) => (i - 6) * 2) : [];
  return panel(
    "wall",
    wall ? "The Wall" : "The season",
    season
      ? h(
          "p.small",
          h("b", season),
          wall
            ? ({
                Summer: ": the Wall is attacked with one die.",
                Autumn: ": the Wall is attacked with two dice; the higher counts.",
                Winter: ": the Wall is attacked with three dice; the highest counts.",
              }[season] ?? "")
            : "",
        )
      : null,
    wall
      ? [
          h(
            "ol.track",
            { "aria-label": `The Wall stands at ${wall.value}, between -12 and 12` },
            spaces.map((n) => h("li", { class: `${n === wall.value ? "is" : ""}${n < 0 ? " low" : ""}` }, n)),
          ),
          h(
            "ul.nobles",
            CASTLES.map((name, i) =>
              h(
                "li",
                { class: i < wall.castles ? "" : "fallen" },
                mark("Stronghold"),
                " ",
                name,
                i < wall.castles ? "" : " has fallen",
              ),
            ),
          ),
          h(
            "p.small.faint",
            `If Castle Black falls, all players lose.${wall.supplies ? ` ${wall.supplies} gold lie on the Wall.` : ""}`,
          ),
        ]
      : null,
  );
}

/** @param {Context<BoardView>} ctx */
export function decks(ctx) {
  const d = ctx.view.decks;
  return panel(
    "decks",
    "Decks",
    h(
      "dl.titles",
      fact("Court Events", `${d.court} left, ${d.court_discard} discarded`),
      fact("Fortune", `${d.fortune} left, ${d.fortune_discard} discarded`),
      fact("On top of Fortune", d.top === "Disaster" ? h("b.bad", "a Disaster") : (d.top ?? "nothing")),
      fact("Disaster track", `${d.track} of 3`),
    ),
  );
}
