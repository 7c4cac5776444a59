// The card table: every player's area in two rows, the challenge in the middle, the hand at the bottom.
// Driven by the view's shape (players with cards, piles and a hand), not by which game it is.
import { forCopy, litAs, optionsFor, shownAs, unseen } from "../asking/things.js";
import { cardBack, drawCard } from "../cards/card.js";
import { classes, h, kept } from "../dom.js";
import { factionOf, houseSign } from "../signs.js";
import { plural } from "../text.js";
import { area } from "./area.js";
import { middle } from "./challenge.js";
import { draft } from "./draft.js";

/** @param {any} view */
export const fits = (view) =>
  Array.isArray(view?.players) && view.players.every((/** @type {any} */ p) => Array.isArray(p.cards));

/** @param {Context<CardView>} ctx */
export function cardTable(ctx) {
  const { view } = ctx;
  const mine = ctx.you ?? view.seat ?? null;
  const order = view.players.map((_, i) => i);
  const others = mine === null ? order : [...order.slice(mine + 1), ...order.slice(0, mine)];
  const top = mine === null ? others.slice(0, Math.ceil(others.length / 2)) : others;
  const bottom = mine === null ? others.slice(Math.ceil(others.length / 2)) : [mine];
  ctx.shown = shownThings(view);
  return h(
    "section.board",
    {
      "aria-label": "The table",
      "data-seats": view.players.length,
      "data-phase": `${view.round} ${view.phase}`,
      class: classes(view.players.length > 4 && "crowded"),
    },
    view.players.length > 2 ? scores(ctx, mine) : null,
    h(
      "div.areas.far",
      top.map((i) => area(ctx, i, false)),
    ),
    middle(ctx),
    h(
      "div.areas.near",
      bottom.map((i) => area(ctx, i, i === mine)),
    ),
    draft(ctx, mine) ?? tray(ctx),
    mine !== null ? handOf(ctx, mine) : null,
  );
}

/**
 * On a small screen: everybody's power in one row, and the way to their area.
 *
 * @param {Context<CardView>} ctx @param {number | null} mine
 */
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

/** @param {CardView} view */
function shownThings(view) {
  const things = [];
  for (const p of view.players) {
    things.push({ name: p.name, zone: "player" });
    /** @param {Card[]} cards */
    const put = (cards) => {
      for (const c of cards) {
        things.push({ name: c.name, zone: "play" });
        put(c.attachments ?? []);
      }
    };
    put(p.cards);
    for (const name of p.shadows ?? []) if (name) things.push({ name, zone: "shadows", player: p.name });
    for (const name of p.hand ?? []) if (name) things.push({ name, zone: "hand", player: p.name });
    for (const [key, zone] of [
      ["plot", "plot"],
      ["faction", "faction"],
      ["title", "title"],
    ])
      if (p[key]) things.push({ name: p[key], zone, player: p.name });
    for (const name of p.agendas ?? [p.agenda]) if (name) things.push({ name, zone: "agenda", player: p.name });
  }
  return things;
}

/**
 * Cards one may choose that lie nowhere in sight: plots, a search, a look.
 *
 * @param {Context<CardView>} ctx
 */
function tray(ctx) {
  const things = new Map();
  for (const option of unseen(ctx.decision, ctx.shown ?? [])) {
    const about = option.about?.[0];
    if (about && ctx.book.faceOf(about.name).type) things.set(`${about.zone}-${about.name}`, about);
  }
  if (!things.size) return null;
  return h(
    "section.tray",
    { key: "tray", "aria-label": "To choose from" },
    [...things.values()].map((about) => {
      const thing = { ...about, title: about.name },
        options = optionsFor(ctx.decision, thing);
      return drawCard(
        ctx.book,
        { name: about.name, title: about.name },
        {
          key: `tray-${about.name}`,
          text: true,
          ...litAs(ctx.decision, options),
          onclick: (e) => ctx.openThing(thing, options, e),
          oncontextmenu: (e) => ctx.look(e, thing),
          ...ctx.hover(about.name),
        },
      );
    }),
  );
}

/** @param {Context<CardView>} ctx @param {number} i */
function handOf(ctx, i) {
  const p = ctx.view.players[i];
  /** @type {Record<string, number>} */
  const seen = {};
  return h(
    "section.hand",
    { key: "hand", "aria-label": `Your hand, ${plural(p.hand.length, "card")}` },
    p.hand.length
      ? p.hand.map((name) => {
          const times = (seen[`${name}`] ?? 0) + 1;
          seen[`${name}`] = times;
          if (name === null) return cardBack({ key: `back-${times}` });
          const thing = { name, title: name, zone: "hand", player: p.name },
            options = forCopy(optionsFor(ctx.decision, thing), times - 1);
          return kept(
            `hand-${name}-${times}`,
            [ctx.book.faces, options.map(shownAs).join("|"), ctx.decision?.several],
            () =>
              drawCard(
                ctx.book,
                { name, title: name },
                {
                  text: true,
                  ...litAs(ctx.decision, options),
                  onclick: (e) => ctx.openThing(thing, options, e),
                  oncontextmenu: (e) => ctx.look(e, thing),
                  ...ctx.hover(name),
                },
              ),
          );
        })
      : h("span.empty", "no cards in hand"),
  );
}
