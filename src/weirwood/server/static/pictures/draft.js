// A plot draft: what lies before you, what you have kept and passed on, and of the other player only how much.
import { litAs, optionsFor } from "../asking/things.js";
import { cardBack, drawCard } from "../cards/card.js";
import { h } from "../dom.js";
import { plural } from "../text.js";

const WANTED = 6,
  DECK = 7;

/** @param {Context<CardView>} ctx @param {number | null} mine */
export function draft(ctx, mine) {
  const { round } = ctx.view;
  const players = /** @type {Drafter[]} */ (ctx.view.players);
  if (round || !players.some((p) => p.drafting?.length || p.drafted?.length)) return null;
  const me = players[mine ?? -1],
    they = players[1 - (mine ?? -1)];
  return h(
    "section.draft",
    { key: "draft", "aria-label": "The plot draft" },
    !me ? watching(ctx, players) : me.drafting.length ? drafting(ctx, me, they) : choosing(ctx, me, they),
  );
}

/**
 * As it is seen by whoever doesn't draft.
 *
 * @param {Context<CardView>} ctx @param {Drafter[]} players
 */
function watching(ctx, players) {
  return [
    h("h2", `Plot draft: ${players.map((p) => `${p.name} has kept ${p.drafted.length} of ${WANTED}`).join(", ")}`),
    players.map((p) =>
      h(
        "div.draft-rows",
        row(ctx, "drafting", `Before ${p.name}, who keeps one`, p.drafting, "lesser"),
        row(ctx, "drafted", `${p.name} has kept`, p.drafted, "lesser"),
        row(ctx, "chosen", `${p.name}'s plot deck`, p.plot_deck, "lesser"),
      ),
    ),
  ];
}

/** @param {Context<CardView>} ctx @param {Drafter} me @param {Drafter} they */
function drafting(ctx, me, they) {
  const first = me.drafting.length === 3,
    dealt = first
      ? `Dealt to you: keep one, the other two go to ${they.name}`
      : `Passed on by ${they.name}: keep one, the other goes back to the box`;
  return [
    h("h2", `Plot draft: you have kept ${me.drafted.length} of ${WANTED}`),
    h(
      "div.draft-rows",
      row(
        ctx,
        "drafting",
        ctx.decision || ctx.replay ? dealt : `Your pick is made. Waiting for ${they.name} …`,
        me.drafting,
      ),
      row(ctx, "drafted", "You have kept", me.drafted, "lesser"),
      row(ctx, "passed", `You have passed on to ${they.name}, who kept one of each pair`, me.passed, "lesser"),
      row(ctx, "house", "Your House's own plots", me.plots ?? [], "lesser"),
    ),
    h("p.faint.small", `${they.name} has kept ${plural(they.drafted.length, "plot")}, unseen by you.`),
  ];
}

/** @param {Context<CardView>} ctx @param {Drafter} me @param {Drafter} they */
function choosing(ctx, me, they) {
  const open = me.plot_deck.length < DECK ? [...(me.plots ?? []), ...me.drafted].sort() : [];
  for (const name of me.plot_deck) if (open.includes(name)) open.splice(open.indexOf(name), 1);
  return [
    h("h2", `Your plot deck: ${me.plot_deck.length} of ${DECK} chosen`),
    h(
      "div.draft-rows",
      row(ctx, "open", "Choose from these; the rest go back to the box", open),
      row(ctx, "chosen", "Your plot deck", me.plot_deck, "lesser"),
    ),
    h(
      "p.faint.small",
      ctx.decision || ctx.replay
        ? `${they.name} chooses at the same time, and neither sees the other's.`
        : `Waiting for ${they.name} …`,
    ),
  ];
}

/**
 * @param {Context<CardView>} ctx
 * @param {string} key
 * @param {string} title
 * @param {(string | null)[]} names
 */
function row(ctx, key, title, names, more = "") {
  if (!names.length) return null;
  return h(
    "section.draft-row",
    { key, class: `${key} ${more}` },
    h("h3", title),
    h(
      "div",
      names.map((name, i) => {
        if (!name) return cardBack({ key: `${key}-back-${i}` });
        const thing = { name, title: name },
          options = optionsFor(ctx.decision, thing).filter((option) => Boolean(option.chosen) === (key === "chosen"));
        return drawCard(ctx.book, thing, {
          text: true,
          key: `${key}-${name}-${i}`,
          ...litAs(ctx.decision, options),
          onclick: (e) => ctx.openThing(thing, options, e),
          oncontextmenu: (e) => ctx.look(e, thing),
          ...ctx.hover(name),
        });
      }),
    ),
  );
}
