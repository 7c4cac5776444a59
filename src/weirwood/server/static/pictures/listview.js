// The same table as a plain list: headings and sentences, nothing by position or colour.
import { optionsFor } from "../asking/things.js";
import { spoken } from "../cards/card.js";
import { h } from "../dom.js";
import { plural } from "../text.js";

/** @param {Context<CardView>} ctx */
export function listTable(ctx) {
  const { view } = ctx;
  const mine = ctx.you ?? view.seat;
  const order = view.players.map((_, i) => i).sort((a, b) => Number(b === mine) - Number(a === mine));
  const c = view.challenge;
  return h(
    "section.board.listing",
    { "aria-label": "The table as a list" },
    c
      ? h(
          "p",
          `${c.type} challenge: ${side(ctx, c.attacker, c.attackers, c.attacking_strength)}`,
          ` against ${side(ctx, c.defender, c.defenders, c.defending_strength)}.`,
        )
      : null,
    order.map((i) => {
      const p = view.players[i];
      /** @param {string} title @param {Child[]} items */
      const list = (title, items) => (items.length ? [h("h3", title), h("ul", items)] : null);
      return h(
        "section.panel",
        { key: `list-${i}` },
        h(
          "h2",
          p.name,
          i === mine ? " (you)" : "",
          view.first === p.name ? ", first player" : "",
          view.active === p.name ? ", active" : "",
        ),
        h(
          "p",
          [p.faction ?? p.house, p.agenda, p.title].filter(Boolean).join(", "),
          `. ${p.total_power ?? p.power} power, ${p.gold ?? 0} gold, `,
          `${plural(p.hand.length, "card")} in hand, ${p.deck} in the deck.`,
        ),
        p.plot
          ? h(
              "p",
              "Plot: ",
              item(ctx, { name: p.plot, title: p.plot, zone: "plot", player: p.name }, p.plot),
              p.plot_values
                ? ` (${Object.entries(p.plot_values)
                    .map(([k, v]) => `${k} ${v}`)
                    .join(", ")}).`
                : ".",
            )
          : null,
        list(
          "Hand",
          i === mine
            ? p.hand
                .map((held) => held ?? "")
                .map((name) =>
                  h(
                    "li",
                    item(
                      ctx,
                      { name, title: name, zone: "hand", player: p.name },
                      spoken(ctx.book, { name, title: name }),
                    ),
                  ),
                )
            : [],
        ),
        list(
          "In play",
          p.cards.map((card) => entry(ctx, card)),
        ),
        ["dead", "discard", "used"].map((pile) =>
          p[pile]?.length
            ? h(
                "p",
                h("b", `${pile[0].toUpperCase()}${pile.slice(1)}: `),
                p[pile].map((/** @type {string} */ n, /** @type {number} */ k) => [
                  k ? ", " : "",
                  item(ctx, { name: n, title: n, zone: pile, player: p.name }, n),
                ]),
              )
            : null,
        ),
      );
    }),
  );
}

/**
 * @param {Context<CardView>} ctx @param {Card} card
 * @returns {HTMLElement}
 */
function entry(ctx, card) {
  return h(
    "li",
    { key: card.name },
    item(ctx, { name: card.name, title: card.title, zone: "play" }, spoken(ctx.book, card), card),
    card.attachments?.length
      ? h(
          "ul",
          card.attachments.map((a) => entry(ctx, a)),
        )
      : null,
  );
}

/** @param {Context<CardView>} ctx @param {Thing} thing @param {string} words @param {Card} [card] */
function item(ctx, thing, words, card) {
  const options = optionsFor(ctx.decision, thing);
  return h(
    "button.entry",
    { type: "button", class: options.length ? "lit" : "", onclick: (e) => ctx.openThing(thing, options, e, card) },
    words,
    options.length ? ` (${plural(options.length, "option")})` : "",
  );
}

/** @param {Context<CardView>} ctx @param {string} player @param {string[]} cards @param {number} strength */
const side = (ctx, player, cards, strength) =>
  `${player} with ${cards.join(", ") || "nobody"} (${strength} ${ctx.book.word("strength")})`;
