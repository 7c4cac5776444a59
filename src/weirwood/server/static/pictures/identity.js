// Beside a player's cards: faction, agenda, title, plot and piles.
import { optionsFor } from "../asking/things.js";
import { plotFigures } from "../cards/card.js";
import { h } from "../dom.js";
import { factionOf, houseSign, sign } from "../signs.js";
import { capital, plural } from "../text.js";

// What a pile is called, its name for short, and its sign.
/** @type {Record<string, string[]>} */
const PILES = {
  under: ["cards under the agenda", "under it", "cards"],
  discard: ["discard pile", "discard", "discard"],
  dead: ["dead pile", "dead", "skull"],
  used: ["used plots", "used plots", "scroll"],
  removed: ["removed cards", "removed", "discard"],
  beside: ["cards beside the plot deck", "beside plots", "scroll"],
  placed: ["cards placed in setup", "placed", "cards"],
  plots: ["plots", "plots", "scroll"],
};
const NOT_PILES = new Set([
  "agendas",
  "hand",
  "shadows",
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

/** @param {Context<CardView>} ctx @param {number} i */
export function identity(ctx, i) {
  const p = ctx.view.players[i];
  /** @param {string} zone @param {string | null | undefined} name */
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
      chip("faction", p.faction ?? p.house, p.power ? `${p.power} power` : "", p.faction_kneeling ?? p.house_kneeling),
      p.house_attachments?.map((card) => chip("attached", card.name, card.kneeling ? "kneeling" : "on the House card")),
      (p.agendas ?? [p.agenda]).map((name) => chip("agenda", name)),
      chip("title", p.title ?? p.chosen_title, p.title ? rivalry(p) : "chosen in secret"),
      !p.title && !p.chosen_title && p.has_chosen_title ? h("span.chip.still", "title chosen") : null,
      p.being_played?.map((name) => chip("being_played", name, "being played")),
      piles(ctx, p),
    ),
  );
}

/** @param {CardPlayer} p */
const rivalry = (p) =>
  [
    p.supports?.length ? `supports ${p.supports.join(", ")}` : "",
    p.rivals?.length ? `rival of ${p.rivals.join(", ")}` : "",
  ]
    .filter(Boolean)
    .join("; ");

/** @param {Context<CardView>} ctx @param {CardPlayer} p */
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
    "button.in-force",
    {
      type: "button",
      class: options.length ? "lit" : "",
      onclick: (e) => ctx.openThing(thing, options, e),
      oncontextmenu: (e) => ctx.look(e, thing),
      ...ctx.hover(p.plot),
    },
    h("span.plot-name", h("span.sr", "Plot: "), p.plot),
    p.plot_values ? plotFigures(ctx.book, p.plot_values, ctx.book.faceOf(p.plot)?.plot) : null,
    Object.entries(p.plot_tokens ?? {}).map(([kind, n]) => h("small", plural(n, `${kind} token`))),
    p.has_chosen_plot ? h("small.next", p.chosen_plot ? `next: ${p.chosen_plot}` : "next plot chosen") : null,
  );
}

/** @param {Context<CardView>} ctx @param {CardPlayer} p */
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
  const draws = typeof p.draws_left === "number" ? ` · ${plural(p.draws_left, "extra draw")}` : "",
    beyond = draws ? `;${draws.slice(2)} left this round, beyond the draw phase` : "",
    inDeck = `${plural(p.deck, "card")} in the deck${beyond}`;
  if (typeof p.deck === "number")
    made.unshift(
      p.deck_known?.length
        ? h(
            "button.pile",
            {
              type: "button",
              key: "deck",
              title: "The top is known: open",
              onclick: () => ctx.openPile(`Top of ${p.name}'s deck`, p.deck_known ?? [], "deck", p.name),
            },
            counted("deck", p.deck, `deck${draws}`),
          )
        : h("span.pile.still", { key: "deck", title: inDeck }, counted("deck", p.deck, `deck${draws}`)),
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

/** @param {string} picture @param {number} n @param {string} label */
const counted = (picture, n, label) => [
  sign(picture),
  h("b", n),
  h("small", n === 1 ? label.replace(/plots$/, "plot") : label),
];
