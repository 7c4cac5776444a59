// The panels beside the map: what is going on, the players, titles, captives, regions, the Wall, decks.
import { h } from "../dom.js";
import { factionOf, houseSign, sign } from "../signs.js";
import { withCards } from "../table/log.js";
import { ruleButton } from "../table/rules.js";
import { capital, plural } from "../text.js";
import { showPlace } from "./named.js";
import { thing } from "./options.js";
import { mark } from "./signs.js";

const PHASES = {
  setup: ["Setup", "Everybody chooses a House and a village to start in."],
  "hear ye": [
    "Hear ye",
    "Marriages are announced, outlaws named and pardoned; then wardens, the Hand and the King are elected, each if the time has come.",
  ],
  cards: ["Cards", "In turn everybody discards and draws; disasters strike; then in turn everybody plays cards."],
  income: [
    "Income",
    "Everybody gets gold: 1 for each village, 2 for each mill and sept, and more from titles and taxes.",
  ],
  purchase: [
    "Purchase",
    "Ransoms are paid, seats on the Small Council are bid for in secret; then in turn everybody buys troops, buildings and titles.",
  ],
  movement: ["Movement", "In turn everybody moves: nobles lead troops from village to village along the roads."],
  battles: ["Battles", "Players who stand in the same village may fight; then come sieges, then pillage."],
  wall: ["The Wall", "The wildlings attack: a die says how far the Wall gives way."],
  "end of round": ["End of round", "Cards and taxes leave the map, and victory points are counted."],
};

export const fact = (name, ...value) =>
  value.flat().some((v) => v !== null && v !== undefined && v !== "") ? h("div", h("dt", name), h("dd", value)) : null;

// A panel that can be folded, and stays so.
const folded = new Set();
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

export function owners(view) {
  return Object.fromEntries(view.players.flatMap((p) => p.nobles.map((n) => [n.name, p.name])));
}

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
    h(
      "p.faint.small",
      `The goal: ${view.goal.alone} victory points at the end of a round${view.players.length >= 5 ? `, ${view.goal.allied} for two who are allied by marriage` : ""}. ${view.round ? `The game ends after round ${view.limit}.` : ""}`,
    ),
  );
}

// Offers that were left open, and the promises one has heard; what concerns oneself comes first.
export function diplomacy(ctx, me) {
  const { offers = [], promises = [] } = ctx.view,
    own = (text) => Boolean(me) && new RegExp(`(^| )${me.replace(/\W/g, "\\$&")}\\b`).test(text);
  const list = (found, start = "") =>
    [...found].sort((a, b) => own(b) - own(a)).map((text) => h("li", own(text) ? h("b", start + text) : start + text));
  return offers.length || promises.length
    ? panel(
        "diplomacy",
        "Offers and promises",
        h("ul.words", list(offers, "Open offer: "), list(promises.map((text) => text.replace(/\.?$/, ".")))),
      )
    : null;
}

// A sentence with the names of places and people in it as links.
function linked(ctx, text) {
  const { view } = ctx,
    names = [...view.villages.map((v) => v.name), ...view.players.flatMap((p) => p.nobles.map((n) => n.name))].filter(
      (name) => text.includes(name),
    );
  return withCards(text, names, (name, event) => ctx.openThing({ name, title: name }, [], event));
}

export function player(ctx, p, i) {
  const own = i === ctx.you,
    faction = factionOf(p.house),
    { view } = ctx,
    seat = ctx.seats?.[i];
  const held = view.villages.filter((v) => v.controller === p.name),
    strength = view.villages
      .flatMap((v) => v.armies)
      .filter((a) => a.player === p.name)
      .reduce((sum, a) => sum + a.strength, 0);
  const count = (picture, n, label, title, silent = false) =>
    h("span.count", { title }, picture, h("b", n), h(silent ? "span.sr" : "small", label));
  return h(
    `section.panel.lord.f-${faction}`,
    {
      key: `p-${i}`,
      class: view.active === p.name ? "active" : "",
      "aria-label": p.house ? `${p.name}, House ${p.house}` : p.name,
    },
    h(
      "header.strip",
      h("h2", houseSign(faction), thing(ctx, "player", p.name, h("b", p.name), "player-name")),
      h("small.faint", p.house ? `House ${p.house}` : ""),
      own ? h("span.mark", "You") : null,
      view.first === p.name ? h("span.mark", sign("first"), "First") : null,
      view.active === p.name ? h("span.mark.turn", "Active") : null,
      ctx.waiting?.includes(i) ? h("span.mark.asked", ctx.thinking?.includes(i) ? "thinking …" : "to decide") : null,
      seat?.kind === "person" && !seat.online && !ctx.replay ? h("span.mark.away", "away") : null,
      seat?.conceded ? h("span.mark.away", "conceded") : null,
    ),
    h(
      "p.counts",
      count(mark("seal"), p.points, "VP", `${plural(p.points, "victory point")}; ${view.goal.alone} win`),
      count(sign("gold"), p.gold, `gold (+${p.income})`, `${p.gold} gold dragons; income ${p.income}`),
      count(mark("troops"), strength, "SP", `${strength} strength on the map`),
      count(
        mark("Stronghold"),
        held.length,
        held.length === 1 ? "village" : "villages",
        held.map((v) => v.name).join(", ") || "no village",
        true,
      ),
      count(sign("cards"), p.hand.length, "cards", `${plural(p.hand.length, "card")} in hand`, true),
      count(
        sign("chat"),
        p.diplomacy,
        "diplomacy",
        `${plural(p.diplomacy, "diplomacy marker")}: each pays for one private talk`,
        true,
      ),
    ),
    p.ally ? h("p.small", `Allied with ${p.ally}: ${p.track} victory points together.`) : null,
    p.nobles.length
      ? h(
          "ul.nobles",
          p.nobles.map((n) => noble(ctx, n)),
        )
      : h("p.faint.small", "No nobles in play."),
    own && p.hand.length
      ? h(
          "div.held",
          h("span.faint.small", "Your hand"),
          p.hand.map((c) => thing(ctx, "card", c)),
        )
      : known(ctx, p),
  );
}

function noble(ctx, n) {
  const place =
    n.at && ctx.view.villages.some((v) => v.name === n.at)
      ? h(
          "button.cardlink",
          { type: "button", title: "Show on the map", onclick: () => showPlace(ctx.view, n.at) },
          n.at,
        )
      : (n.at ?? "not placed");
  return h(
    "li",
    { key: n.name },
    thing(ctx, "noble", n.name),
    h(
      "small",
      place,
      n.captor ? h("b.bad", ` captive of ${n.captor}`) : "",
      n.spouse ? ` · married to ${n.spouse}` : "",
      n.titles.length ? h("b", ` · ${n.titles.join(", ")}`) : "",
      n.attributes.length ? h("span.faint", ` · ${n.attributes.join(", ")}`) : "",
      n.marks.length ? h("b.bad", ` · ${n.marks.join(", ")}`) : "",
    ),
  );
}

// Of another's hand one sees the backs, and the cards one has been shown.
function known(ctx, p) {
  return p.hand.length
    ? h(
        "div.held",
        h("span.faint.small", "Hand"),
        p.hand.map((c) =>
          ["Court Event", "Fortune", "Disaster"].includes(c) ? h("span.chip.still", c) : thing(ctx, "card", c),
        ),
      )
    : null;
}

const SEALED = ["King", "Hand of the King", "Lord Commander"];

export function titles(ctx) {
  const { view } = ctx,
    of = owners(view);
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
          held(f.holder, `free, ${f.cost} GD`),
          f.tallages.length ? h("small", ` tallage: ${f.tallages.join(", ")}`) : "",
        ),
      ),
    ),
  );
}

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
              h("small", `of ${n.player}, held by ${n.captor}${n.at ? ` in ${n.at}` : ""}; ransom ${n.ransom} GD`),
            ),
          ),
        ),
      )
    : null;
}

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
