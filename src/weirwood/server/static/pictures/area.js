// One player's area: who they are and what they have, and their cards in two rows.
import { optionsFor } from "../asking/things.js";
import { cardBack, drawCard } from "../cards/card.js";
import { classes, h } from "../dom.js";
import { factionOf, houseSign, sign } from "../signs.js";
import { plural } from "../text.js";
import { identity } from "./identity.js";
import { slot } from "./slot.js";

/**
 * One player's side of the table.
 *
 * @param {Context<CardView>} ctx @param {number} i @param {boolean} own
 */
export function area(ctx, i, own) {
  const p = ctx.view.players[i];
  const characters = p.cards.filter((c) => c.type === "character");
  const others = p.cards.filter((c) => c.type !== "character");
  return h(
    "section.area",
    {
      class: classes(
        `f-${factionOf(p.faction ?? p.house)}`,
        own && "own",
        ctx.view.active === p.name && "active",
        p.eliminated && "eliminated",
      ),
      key: `area-${i}`,
      "aria-label": `${p.name}'s area`,
    },
    strip(ctx, i),
    p.eliminated
      ? h("p.faint", "Eliminated.")
      : [
          h(
            "div.ground",
            identity(ctx, i),
            h("div.field", group(ctx, p, "characters", characters), group(ctx, p, "others", others, inShadows(ctx, p))),
          ),
          own ? null : openHand(ctx, p),
        ],
  );
}

/**
 * Name, power, gold and whatever else one looks for first.
 *
 * @param {Context<CardView>} ctx @param {number} i
 */
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
        p.total_power !== undefined
          ? `${p.total_power} power in all, ${p.power} on the ${ctx.book.word("home")}`
          : undefined,
      ),
      p.gold !== undefined ? count("gold", p.gold, "gold") : null,
      p.influence
        ? count("influence", p.influence, "influence", "", `${p.influence} influence of standing cards`)
        : null,
      count("cards", p.hand?.length ?? 0, "in hand", "", handTitle(p)),
      p.dominance
        ? count(
            "strength",
            p.dominance,
            "dominance",
            "",
            `${p.dominance} ${ctx.book.word("strength")} would count for dominance`,
          )
        : null,
      ctx.clock?.(i),
    ),
  );
}

/** @param {CardPlayer} p */
const handTitle = (p) => `${p.hand?.length ?? 0} in hand`;

/** @param {string} picture @param {number} n @param {string} label @param {string} [more] @param {string} [title] */
const count = (picture, n, label, more, title) =>
  h(
    `span.count.${picture}`,
    { class: more, title: title ?? `${n} ${label}` },
    sign(picture),
    h("b", n),
    h("small", label),
  );

/**
 * Cards in play; the layout knows where each of them lies.
 *
 * @param {Context<CardView>} ctx @param {CardPlayer} p @param {"characters" | "others"} kind @param {Card[]} cards
 * @param {HTMLElement[]} more
 */
const group = (ctx, p, kind, cards, more = []) =>
  h(
    "div.group",
    { class: kind, role: "group", "aria-label": `${p.name}: ${kind === "others" ? "other cards in play" : kind}` },
    cards.map((card) => slot(ctx, card)),
    more,
  );

/**
 * Facedown cards in Shadows; those that one may know are named.
 *
 * @param {Context<CardView>} ctx @param {CardPlayer} p
 */
function inShadows(ctx, p) {
  return (p.shadows ?? []).map((name, k) => {
    const thing = { name: name ?? "", title: name ?? "", zone: "shadows", player: p.name },
      options = name ? optionsFor(ctx.decision, thing) : [];
    return h(
      "div.slot.shadow",
      { key: `shadow-${name}-${k}` },
      name
        ? drawCard(ctx.book, thing, {
            options: options.length,
            class: classes("facedown", options.length && "lit"),
            onclick: (e) => ctx.openThing(thing, options, e),
            oncontextmenu: (e) => ctx.look(e, thing),
            ...ctx.hover(name),
          })
        : cardBack({ title: "a card in Shadows" }),
      h("span.role", "in Shadows"),
    );
  });
}

/**
 * Another's hand as far as it lies open: in an open replay, or while it is being looked at.
 *
 * @param {Context<CardView>} ctx @param {CardPlayer} p
 */
function openHand(ctx, p) {
  const known = (p.hand ?? []).filter((name) => name !== null);
  if (!known.length) return null;
  return h(
    "div.row-of-cards.open",
    { role: "group", "aria-label": `${p.name}: hand` },
    h("small", "hand"),
    known.map((name, k) => {
      const thing = { name, title: name, zone: "hand", player: p.name },
        options = optionsFor(ctx.decision, thing);
      return drawCard(
        ctx.book,
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
