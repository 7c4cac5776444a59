// A card in play with what hangs on it.
import { litAs, optionsFor, shownAs } from "../asking/things.js";
import { badges, drawCard } from "../cards/card.js";
import { classes, h, kept } from "../dom.js";
import { sign } from "../signs.js";
import { plural } from "../text.js";

/**
 * Attachments are tabs below it, duplicates edges behind it.
 *
 * @param {Context<CardView>} ctx @param {Card} card
 */
export function slot(ctx, card) {
  const source = [card, ctx.book.faces, offered(ctx, card), ctx.decision?.several, roleIn(ctx.view.challenge, card)];
  return kept(`play-${card.name}`, source, () => drawSlot(ctx, card));
}

/**
 * All that can be done with a card and what hangs on it, as far as it shows.
 *
 * @param {Context<CardView>} ctx @param {Card} card
 * @returns {string}
 */
const offered = (ctx, card) =>
  [
    ...optionsFor(ctx.decision, { name: card.name, title: card.title, zone: "play" }).map(shownAs),
    ...(card.attachments ?? []).map((attached) => offered(ctx, attached)),
  ].join("|");

/**
 * On which side a card is, also as long as it is only about to be declared.
 *
 * @param {Challenge | null | undefined} challenge @param {Card} card
 */
export function roleIn(challenge, card) {
  if (card.role) return card.role;
  if (challenge?.attackers.includes(card.name)) return "attacking";
  return challenge?.defenders.includes(card.name) ? "defending" : "";
}

/** @param {Context<CardView>} ctx @param {Card} card */
function drawSlot(ctx, card) {
  const thing = { name: card.name, title: card.title, zone: "play" };
  const options = optionsFor(ctx.decision, thing),
    role = roleIn(ctx.view.challenge, card);
  return h(
    "div.slot",
    {
      class: classes(card.kneeling && "kneels", card.duplicates?.length && "dup", role),
    },
    h(
      "div.turn",
      drawCard(ctx.book, card, {
        bare: true,
        ...litAs(ctx.decision, options),
        onclick: (e) => ctx.openThing(thing, options, e, card),
        oncontextmenu: (e) => ctx.look(e, card),
        ...ctx.hover(card.title, card, options),
      }),
      badges(ctx.book, card, true),
    ),
    role ? h("span.role", { class: role }, role) : null,
    card.kneeling ? h("span.role.kneeling", "kneeling") : null,
    (card.attachments ?? []).map((a, i, all) => tab(ctx, a, i ? 0 : all.length - 1)),
  );
}

/** @param {Context<CardView>} ctx @param {Card} card @param {number} more that are below it */
function tab(ctx, card, more) {
  const thing = { name: card.name, title: card.title, zone: "play" },
    options = optionsFor(ctx.decision, thing),
    face = ctx.book.faceOf(card.title);
  return h(
    "button.tab",
    {
      type: "button",
      key: `tab-${card.name}`,
      "data-more": more ? `+${more}` : null,
      class: `f-${face.faction ?? "neutral"}${options.length ? " lit" : ""}${card.kneeling ? " kneeling" : ""}`,
      onclick: (e) => ctx.openThing(thing, options, e, card),
      oncontextmenu: (e) => ctx.look(e, card),
      ...ctx.hover(card.title, card),
    },
    card.kneeling ? sign("kneel") : null,
    h("span", card.name),
    h(
      "span.sr",
      ", attachment",
      card.kneeling ? ", kneeling" : "",
      options.length ? `, ${plural(options.length, "option")}` : "",
    ),
    Object.entries(card.tokens ?? {}).map(([kind, n]) => h("small", `${n} ${kind}`)),
    card.power ? h("small", `${card.power}♛`) : null,
  );
}
