// The card table: every player's area in two rows, the challenge in the middle, the hand at the bottom.
// Driven by the view's shape (players with cards, piles and a hand), not by which game it is.

import { draft } from "../board/draft.js";
import { capital, h, plural } from "../dom.js";
import { factionOf, houseSign, sign } from "../signs.js";
import { badges, cardBack, drawCard, faceOf, plotFigures } from "./card.js";
import { tight } from "./settle.js";
import { optionsFor, unseen } from "./things.js";
import { word } from "./words.js";

export const fits = (view) => Array.isArray(view?.players) && view.players.every((p) => Array.isArray(p.cards));

// What a pile is called, its name for short, and its sign.
const PILES = {
  discard: ["discard pile", "discard", "discard"],
  dead: ["dead pile", "dead", "skull"],
  used: ["used plots", "used plots", "scroll"],
  removed: ["removed cards", "removed", "discard"],
  plots: ["plots", "plots", "scroll"],
};
const NOT_PILES = new Set([
  "hand",
  "cards",
  "deck_known",
  "being_played",
  "drafting",
  "drafted",
  "passed",
  "plot_deck",
  "supports",
  "rivals",
]);

export function cardTable(ctx) {
  const { view } = ctx;
  const mine = ctx.you ?? view.seat ?? null;
  const order = view.players.map((_, i) => i);
  const others = mine === null ? order : [...order.slice(mine + 1), ...order.slice(0, mine)];
  const top = mine === null ? others.slice(0, Math.ceil(others.length / 2)) : others;
  const bottom = mine === null ? others.slice(Math.ceil(others.length / 2)) : [mine];
  ctx.shown = shownThings(view);
  const far = h(
    "div.areas.far",
    { "data-n": top.length },
    top.map((i) => area(ctx, i, false)),
  );
  const near = h(
    "div.areas.near",
    { "data-n": bottom.length },
    bottom.map((i) => area(ctx, i, i === mine)),
  );
  const crowded = mine !== null && view.players.length > 4; // then one's own area takes a place among the others
  return h(
    "section.board",
    {
      "aria-label": "The table",
      "data-seats": view.players.length,
      class: `${crowded ? "crowded" : ""}${tight() ? " tight" : ""}`,
    },
    view.players.length > 2 ? scores(ctx, mine) : null,
    crowded
      ? [middle(ctx), h("div.crowd", { key: "crowd", "data-n": view.players.length }, far, near)]
      : [far, middle(ctx), near],
    draft(ctx, mine) ?? tray(ctx),
    mine !== null ? handOf(ctx, mine) : null,
  );
}

// On a small screen: everybody's power in one row, and the way to their area.
function scores(ctx, mine) {
  return h(
    "nav.scores",
    { "aria-label": "Players" },
    ctx.view.players.map((p, i) =>
      h(
        "button.score",
        {
          type: "button",
          key: `score-${i}`,
          class: `f-${factionOf(p.faction ?? p.house)}${ctx.view.active === p.name ? " active" : ""}`,
          "aria-label": `${p.name}, ${p.total_power ?? p.power} power: to their area`,
          onclick: () =>
            document.querySelector(`[data-key="area-${i}"]`)?.scrollIntoView({ block: "center", inline: "center" }),
        },
        houseSign(factionOf(p.faction ?? p.house)),
        h("span", i === mine ? "You" : p.name),
        h("b", p.total_power ?? p.power),
      ),
    ),
  );
}

function shownThings(view) {
  const things = [];
  for (const p of view.players) {
    things.push({ name: p.name, zone: "player" });
    const put = (cards) => {
      for (const c of cards) {
        things.push({ name: c.name, zone: "play" });
        put(c.attachments ?? []);
      }
    };
    put(p.cards);
    for (const name of p.hand ?? []) if (name) things.push({ name, zone: "hand", player: p.name });
    for (const [key, zone] of [
      ["plot", "plot"],
      ["agenda", "agenda"],
      ["faction", "faction"],
      ["title", "title"],
    ])
      if (p[key]) things.push({ name: p[key], zone, player: p.name });
  }
  return things;
}

// One player's side of the table.
function area(ctx, i, own) {
  const p = ctx.view.players[i];
  const characters = p.cards.filter((c) => c.type === "character");
  const rest = p.cards.filter((c) => c.type !== "character");
  const rows = [row(ctx, "Characters", characters, i), row(ctx, "Locations", rest, i)];
  return h(
    "section.area",
    {
      class: `f-${factionOf(p.faction ?? p.house)}${own ? " own" : ""}${ctx.view.active === p.name ? " active" : ""}${p.eliminated ? " eliminated" : ""}`,
      key: `area-${i}`,
      "aria-label": `${p.name}'s area`,
    },
    strip(ctx, i),
    p.eliminated
      ? h("p.faint", "Eliminated.")
      : h("div.ground", identity(ctx, i), h("div.rows", own ? rows : rows.reverse(), own ? null : openHand(ctx, p))),
  );
}

// Name, power, gold and whatever else one looks for first.
function strip(ctx, i) {
  const p = ctx.view.players[i],
    seat = ctx.seats?.[i];
  const options = optionsFor(ctx.decision, { name: p.name, zone: "player" });
  const name = h(
    "button.player-name",
    {
      type: "button",
      class: options.length ? "lit" : "",
      "aria-label": `${p.name}${options.length ? `, ${plural(options.length, "option")}` : ""}`,
      onclick: (e) => ctx.openPlayer(i, options, e),
    },
    houseSign(factionOf(p.faction ?? p.house)),
    h("b", p.name),
  );
  const asked = ctx.view.waiting?.includes(p.name);
  return h(
    "header.strip",
    h("h2", name),
    ctx.view.first === p.name ? h("span.mark", { title: "first player" }, sign("first"), h("span", "First")) : null,
    ctx.view.active === p.name ? h("span.mark.turn", "Active") : null,
    asked ? h("span.mark.asked", ctx.thinking?.includes(i) ? "thinking …" : "to decide") : null,
    seat && seat.kind === "person" && !seat.online && !ctx.replay ? h("span.mark.away", "away") : null,
    seat?.conceded ? h("span.mark.away", "conceded") : null,
    h(
      "span.counts",
      count(
        "power",
        p.total_power ?? p.power,
        "power",
        "strong",
        p.total_power !== undefined ? `${p.total_power} power in all, ${p.power} on the ${word("home")}` : null,
      ),
      p.gold !== undefined ? count("gold", p.gold, "gold") : null,
      count("cards", p.hand?.length ?? 0, "in hand"),
      p.dominance
        ? count(
            "strength",
            p.dominance,
            "dominance",
            "",
            `${p.dominance} ${word("strength")} would count for dominance`,
          )
        : null,
      ctx.clock?.(i),
    ),
  );
}

const count = (picture, n, label, more = "", title = null) =>
  h(
    `span.count.${picture}`,
    { class: more, title: title ?? `${n} ${label}` },
    sign(picture),
    h("b", n),
    h("small", label),
  );

// Faction, agenda, title, plot and piles.
function identity(ctx, i) {
  const p = ctx.view.players[i];
  const chip = (zone, name, extra = "", turned = false) => {
    if (!name) return null;
    const thing = { name, zone, player: p.name },
      options = optionsFor(ctx.decision, thing);
    return h(
      "button.chip",
      {
        type: "button",
        key: `${zone}`,
        class: `${zone} ${options.length ? "lit" : ""}${turned ? " kneeling" : ""}`,
        onclick: (e) => ctx.openThing({ ...thing, title: name }, options, e),
        oncontextmenu: (e) => ctx.look(e, { name, title: name }),
        ...ctx.hover(name),
      },
      zone === "faction" ? houseSign(factionOf(name)) : null,
      turned ? sign("kneel") : null,
      h("span", name),
      extra ? h("small", extra) : null,
    );
  };
  return h(
    "div.identity",
    plotOf(ctx, p),
    h(
      "div.chips",
      chip("faction", p.faction, p.power ? `${p.power} power` : "", p.faction_kneeling),
      chip("agenda", p.agenda),
      chip("title", p.title ?? p.chosen_title, p.title ? rivalry(p) : "chosen in secret"),
      !p.title && !p.chosen_title && p.has_chosen_title ? h("span.chip.still", "title chosen") : null,
      p.being_played?.map((name) => chip("being_played", name, "being played")),
      piles(ctx, p),
    ),
  );
}

const rivalry = (p) => (p.rivals?.length ? `rival of ${p.rivals.join(", ")}` : "");

function plotOf(ctx, p) {
  if (p.plot === undefined) return null;
  if (!p.plot)
    return h(
      "div.plot-place",
      h("small", p.has_chosen_plot ? (p.chosen_plot ? `${p.chosen_plot}, facedown` : "plot chosen") : "no plot yet"),
    );
  const thing = { name: p.plot, title: p.plot, zone: "plot", player: p.name },
    options = optionsFor(ctx.decision, thing);
  return h(
    "button.plot",
    {
      type: "button",
      class: options.length ? "lit" : "",
      onclick: (e) => ctx.openThing(thing, options, e),
      oncontextmenu: (e) => ctx.look(e, thing),
      ...ctx.hover(p.plot),
    },
    h("span.plot-name", h("span.sr", "Plot: "), p.plot),
    p.plot_values ? plotFigures(p.plot_values, faceOf(p.plot)?.plot) : null,
    Object.entries(p.plot_tokens ?? {}).map(([kind, n]) => h("small", plural(n, `${kind} token`))),
    p.has_chosen_plot ? h("small.next", p.chosen_plot ? `next: ${p.chosen_plot}` : "next plot chosen") : null,
  );
}

function piles(ctx, p) {
  const found = Object.entries(p).filter(
    ([key, value]) =>
      Array.isArray(value) && !NOT_PILES.has(key) && value.every((x) => x === null || typeof x === "string"),
  );
  const made = found
    .filter(([, value]) => value.length)
    .map(([key, value]) => {
      const words = key.replaceAll("_", " "),
        [label, short, picture] = PILES[key] ?? [words, words, "cards"];
      return h(
        "button.pile",
        {
          type: "button",
          key,
          title: `${capital(label)}: open`,
          onclick: () => ctx.openPile(`${p.name}'s ${label}`, value, key, p.name),
        },
        counted(picture, value.length, short),
      );
    });
  if (typeof p.deck === "number")
    made.unshift(
      p.deck_known?.length
        ? h(
            "button.pile",
            {
              type: "button",
              key: "deck",
              title: "The top is known: open",
              onclick: () => ctx.openPile(`Top of ${p.name}'s deck`, p.deck_known, "deck", p.name),
            },
            counted("deck", p.deck, "deck"),
          )
        : h(
            "span.pile.still",
            { key: "deck", title: `${plural(p.deck, "card")} in the deck` },
            counted("deck", p.deck, "deck"),
          ),
    );
  const hidden = p.plots ? 0 : (p.plots_left ?? 0) - (p.has_chosen_plot ? 1 : 0);
  if (hidden)
    made.splice(
      1,
      0,
      h(
        "span.pile.still",
        { key: "plots", title: `${plural(hidden, "plot")} in the plot deck` },
        counted("scroll", hidden, "plots"),
      ),
    );
  return h("div.piles", made);
}

const counted = (picture, n, label) => [
  sign(picture),
  h("b", n),
  h("small", n === 1 ? label.replace(/plots$/, "plot") : label),
];

function row(ctx, label, cards, i) {
  return h(
    "div.row-of-cards",
    { class: label.toLowerCase(), role: "group", "aria-label": `${ctx.view.players[i].name}: ${label.toLowerCase()}` },
    cards.length ? cards.map((card) => slot(ctx, card)) : h("span.empty", label.toLowerCase()),
  );
}

// Another's hand as far as it lies open: in an open replay, or while it is being looked at.
function openHand(ctx, p) {
  const known = (p.hand ?? []).filter(Boolean);
  if (!known.length) return null;
  return h(
    "div.row-of-cards.open",
    { role: "group", "aria-label": `${p.name}: hand` },
    known.map((name, k) => {
      const thing = { name, title: name, zone: "hand", player: p.name },
        options = optionsFor(ctx.decision, thing);
      return drawCard(
        { name, title: name },
        {
          key: `open-${name}-${k}`,
          options: options.length,
          class: options.length ? "lit" : "",
          onclick: (e) => ctx.openThing(thing, options, e),
          oncontextmenu: (e) => ctx.look(e, thing),
          ...ctx.hover(name),
        },
      );
    }),
  );
}

// A card in play with what hangs on it: attachments as tabs below, duplicates as edges behind.
function slot(ctx, card) {
  const thing = { name: card.name, title: card.title, zone: "play" };
  const options = optionsFor(ctx.decision, thing);
  return h(
    "div.slot",
    {
      key: `play-${card.name}`,
      class: `${card.kneeling ? "kneels" : ""}${card.duplicates?.length ? " dup" : ""}${card.role ? ` ${card.role}` : ""}`,
    },
    h(
      "div.turn",
      drawCard(card, {
        bare: true,
        options: options.length,
        class: options.length ? "lit" : "",
        onclick: (e) => ctx.openThing(thing, options, e, card),
        oncontextmenu: (e) => ctx.look(e, card),
        ...ctx.hover(card.title, card),
      }),
      badges(card),
    ),
    card.role ? h("span.role", { class: card.role }, card.role) : null,
    card.kneeling ? h("span.role.kneeling", "kneeling") : null,
    (card.attachments ?? []).map((a) => tab(ctx, a)),
  );
}

function tab(ctx, card) {
  const thing = { name: card.name, title: card.title, zone: "play" },
    options = optionsFor(ctx.decision, thing),
    face = faceOf(card.title);
  return h(
    "button.tab",
    {
      type: "button",
      key: `tab-${card.name}`,
      class: `f-${face.faction ?? "neutral"}${options.length ? " lit" : ""}${card.kneeling ? " kneeling" : ""}`,
      onclick: (e) => ctx.openThing(thing, options, e, card),
      oncontextmenu: (e) => ctx.look(e, card),
      ...ctx.hover(card.title, card),
    },
    card.kneeling ? sign("kneel") : null,
    h("span", card.name),
    h(
      "span.sr",
      `, attachment${card.kneeling ? ", kneeling" : ""}${options.length ? `, ${plural(options.length, "option")}` : ""}`,
    ),
    Object.entries(card.tokens ?? {}).map(([kind, n]) => h("small", `${n} ${kind}`)),
    card.power ? h("small", `${card.power}♛`) : null,
  );
}

// The challenge as it stands.
function middle(ctx) {
  const c = ctx.view.challenge;
  if (ctx.view.outcome) return h("div.middle.over", { role: "status" }, h("b", ctx.view.outcome));
  if (!c) return h("div.middle.calm", h("span", ctx.middle ?? ""));
  const side = (who, strength, names, role) =>
    h(
      `div.side-of.${role}`,
      h("span.who", h("b", who), h("small", role)),
      h("span.total", { title: madeOf(ctx.view, strength, names) }, strength),
      h("span.names", names.join(", ") || (c.winner ? "nobody" : "nobody yet")),
    );
  return h(
    "div.middle.challenge",
    {
      "aria-label": `${c.type} challenge: ${c.attacker} ${c.attacking_strength}, ${c.defender} ${c.defending_strength}`,
      role: "group",
    },
    side(c.attacker, c.attacking_strength, c.attackers, "attacking"),
    h(
      "div.versus",
      h(`span.icon.${c.type}`, sign(c.type)),
      h("b", capital(c.type)),
      h("small", standing(c)),
      c.bypassed?.length ? h("small", `bypassed: ${c.bypassed.join(", ")}`) : null,
    ),
    side(c.defender, c.defending_strength, c.defenders, "defending"),
  );
}

// How it stands between the two, or how it ended.
function standing(c) {
  if (c.winner) return `${c.winner} has won`;
  if (!c.attackers.length && !c.defenders.length) return "no attackers yet";
  if (c.attacking_strength >= c.defending_strength && c.attacking_strength > 0) return `${c.attacker} is ahead`;
  return c.defending_strength > c.attacking_strength ? `${c.defender} is ahead` : "nobody is ahead";
}

// What a side's strength is made of: each participant's, and what is counted beside them.
function madeOf(view, strength, names) {
  const found = [];
  const put = (cards) => {
    for (const card of cards) {
      if (names.includes(card.name)) found.push(card);
      put(card.attachments ?? []);
    }
  };
  for (const player of view.players) put(player.cards);
  const rest = strength - found.reduce((sum, card) => sum + (card.strength ?? 0), 0);
  return `${capital(word("strength"))} ${strength}${found.length ? ` = ${found.map((card) => `${card.strength} ${card.name}`).join(" + ")}` : ""}${found.length && rest ? ` ${rest > 0 ? "+" : "−"} ${Math.abs(rest)} otherwise` : ""}`;
}

// Cards one may choose that lie nowhere in sight: plots, a search, a look.
function tray(ctx) {
  const things = new Map();
  for (const option of unseen(ctx.decision, ctx.shown)) {
    const about = option.about[0];
    if (faceOf(about.name).type) things.set(`${about.zone}-${about.name}`, about);
  }
  if (!things.size) return null;
  return h(
    "section.tray",
    { "aria-label": "To choose from" },
    [...things.values()].map((about) => {
      const thing = { ...about, title: about.name },
        options = optionsFor(ctx.decision, thing);
      return drawCard(
        { name: about.name, title: about.name },
        {
          key: `tray-${about.name}`,
          options: options.length,
          class: "lit",
          onclick: (e) => ctx.openThing(thing, options, e),
          oncontextmenu: (e) => ctx.look(e, thing),
          ...ctx.hover(about.name),
        },
      );
    }),
  );
}

function handOf(ctx, i) {
  const p = ctx.view.players[i],
    seen = {};
  return h(
    "section.hand",
    { "aria-label": `Your hand, ${plural(p.hand.length, "card")}` },
    p.hand.length
      ? p.hand.map((name) => {
          seen[name] = (seen[name] ?? 0) + 1;
          if (name === null) return cardBack({ key: `back-${seen[name]}` });
          const thing = { name, title: name, zone: "hand", player: p.name },
            options = optionsFor(ctx.decision, thing);
          return drawCard(
            { name, title: name },
            {
              key: `hand-${name}-${seen[name]}`,
              options: options.length,
              class: options.length ? "lit" : "",
              onclick: (e) => ctx.openThing(thing, options, e),
              oncontextmenu: (e) => ctx.look(e, thing),
              ...ctx.hover(name),
            },
          );
        })
      : h("span.empty", "no cards in hand"),
  );
}
