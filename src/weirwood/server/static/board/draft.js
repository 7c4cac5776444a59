// A plot draft: what lies before you, what you have kept and passed on, and of the other player only how much.
import { h, plural } from "../dom.js";
import { drawCard } from "../table/card.js";
import { optionsFor } from "../table/things.js";

const WANTED = 6, DECK = 7;

export function draft(ctx, mine) {
  const me = ctx.view.players[mine], they = ctx.view.players[1 - mine];
  if (!me?.drafting || ctx.view.round || !(me.drafting.length || me.drafted.length)) return null;
  const chooses = ctx.decision?.kind === "plot deck" || me.plot_deck.length > 0;
  if (!chooses && me.drafted.length === WANTED) return null;
  return h("section.draft", { key: "draft", "aria-label": "The plot draft" }, chooses ? choosing(ctx, me, they) : drafting(ctx, me, they));
}

function drafting(ctx, me, they) {
  const first = me.drafting.length === 3, dealt = first ? `Dealt to you: keep one, the other two go to ${they.name}` : `Passed on by ${they.name}: keep one, the other goes back to the box`;
  return [
    h("h2", `Plot draft: you have kept ${me.drafted.length} of ${WANTED}`),
    h("div.draft-rows", row(ctx, "drafting", ctx.decision ? dealt : `Your pick is made. Waiting for ${they.name} …`, me.drafting), row(ctx, "drafted", "You have kept", me.drafted, "lesser"), row(ctx, "passed", `You have passed on to ${they.name}, who kept one of each pair`, me.passed, "lesser"), row(ctx, "house", "Your House's own plots", me.plots ?? [], "lesser")),
    h("p.faint.small", `${they.name} has kept ${plural(they.drafted.length, "plot")}, unseen by you.`),
  ];
}

function choosing(ctx, me, they) {
  const open = (ctx.decision?.options ?? []).flatMap((option) => option.about?.[0]?.name ?? []);
  return [
    h("h2", `Your plot deck: ${me.plot_deck.length} of ${DECK} chosen`),
    h("div.draft-rows", open.length ? row(ctx, "open", "Choose from these; the rest go back to the box", open) : null, row(ctx, "chosen", "Your plot deck", me.plot_deck, "lesser")),
    h("p.faint.small", ctx.decision ? `${they.name} chooses at the same time, and neither sees the other's.` : `Waiting for ${they.name} …`),
  ];
}

function row(ctx, key, title, names, more = "") {
  if (!names.length) return null;
  return h("section.draft-row", { key, class: `${key} ${more}` }, h("h3", title), h("div", names.map((name, i) => {
    const thing = { name, title: name }, options = more ? [] : optionsFor(ctx.decision, thing);
    return drawCard(thing, { key: `${key}-${name}-${i}`, options: options.length, class: options.length ? "lit" : "", onclick: (e) => ctx.openThing(thing, options, e), oncontextmenu: (e) => ctx.look(e, thing), ...ctx.hover(name) });
  })));
}
