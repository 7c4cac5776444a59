// An offer or a marriage is put together: two columns, what I give and what I ask, filled by clicking.
import { h, show } from "../../dom.js";
import { sheet } from "../../layers.js";
import { capital } from "../../text.js";
import { any, fitting, lacking, limits, moved, own, runOf, toggled } from "./draft.js";
import { binding, columns, promiseOf, reputation } from "./panel.js";

/** @import { Held } from "./draft.js" */

/** @param {Context<BoardView>} ctx @param {Draft} begun @param {(run: Run) => void} make */
export function openTalk(ctx, begun, make) {
  const talks = /** @type {Talks} */ (ctx.view.talks),
    body = h("div.stack.talk-body");
  let draft = fitting(begun, ctx.view.players[ctx.you ?? 0]);
  /** @type {() => void} */
  let close = () => {};
  /** @param {Partial<Draft>} change */
  const put = (change) => {
    draft = { ...draft, ...change };
    redraw();
  };
  const propose = () => {
    close();
    make(runOf(draft, talks));
  };
  const redraw = () => show(body, content(ctx, talks, draft, put, propose, close));
  close = sheet(titleOf(begun), () => body, "talks");
  redraw();
}

/** @param {Draft} draft */
function titleOf({ to, counters, match }) {
  if (match) return `A marriage, proposed to ${to}`;
  return counters ? `Answer ${to} with an offer` : `An offer to ${to}`;
}

/**
 * @param {Context<BoardView>} ctx @param {Talks} talks @param {Draft} draft
 * @param {(change: Partial<Draft>) => void} put @param {() => void} propose @param {() => void} close
 */
function content(ctx, talks, draft, put, propose, close) {
  const me = ctx.view.players[ctx.you ?? 0],
    them = /** @type {Lord} */ (ctx.view.players.find((p) => p.name === draft.to)),
    partner = talks.with.find((each) => each.name === draft.to);
  const problem = lacking(draft, talks, me, them),
    most = limits(draft, talks, me);
  return [
    draft.match ? couples(talks, draft.match, put) : null,
    draft.counters && talks.now ? h("div.theirs", columns(talks, talks.now, me.name, true)) : null,
    partner && !partner.inside && !draft.counters && !draft.match ? where(me, partner, draft, put) : null,
    reputation(talks, draft.to),
    h(
      "div.deal",
      column("give", draft, most.give, own(me.hand, draft.give), talks, (give) => put({ give })),
      column("ask", draft, most.ask, any(talks.cards, draft.ask, them.hand.length), talks, (ask) => put({ ask })),
    ),
    binding(talks, [draft.give, draft.ask], draft.match),
    h("p.problem", { role: "status" }, problem),
    h(
      "div.row.end",
      h("button.plain", { type: "button", onclick: close }, "Cancel"),
      h("button.primary.propose", { type: "button", disabled: Boolean(problem), onclick: propose }, "Propose this"),
    ),
  ];
}

/**
 * Openly or in private, and who else hears it then.
 *
 * @param {Lord} me @param {Partner} partner @param {Draft} draft @param {(change: Partial<Draft>) => void} put
 */
function where(me, partner, draft, put) {
  /** @param {boolean} inPrivate @param {string} text @param {boolean} possible */
  const way = (inPrivate, text, possible) =>
    h(
      "label",
      h("input", {
        type: "radio",
        name: "where",
        key: text,
        checked: draft.private === inPrivate,
        disabled: !possible,
        onchange: () => put({ private: inPrivate, invite: [] }),
      }),
      " ",
      text,
    );
  return h(
    "fieldset.hears",
    h("legend.sr", "Who hears it"),
    way(false, "Openly: everybody hears it", Boolean(partner.open)),
    way(
      true,
      `In private: for a Diplomacy marker (you have ${me.diplomacy}), with cards too`,
      Boolean(partner.private),
    ),
    draft.private && partner.invite.length
      ? h(
          "span.pieces",
          partner.invite.map((label) =>
            chip(capital(label), draft.invite.includes(label), () => put({ invite: toggled(draft.invite, label) })),
          ),
        )
      : null,
  );
}

/** @param {Child} text @param {boolean} on @param {() => void} run @param {string} [title] */
const chip = (text, on, run, title) =>
  h("button.chip.piece", { type: "button", "aria-pressed": on ? "true" : "false", title, onclick: run }, text);

/**
 * Who marries whom, of all that could between the two Houses.
 *
 * @param {Talks} talks @param {Match} match @param {(change: Partial<Draft>) => void} put
 */
const couples = (talks, match, put) =>
  h(
    "div.pieces.couples",
    { role: "group", "aria-label": "Who marries" },
    talks.matches
      .filter(({ to }) => to === match.to)
      .map((each) =>
        chip(`${each.one} and ${each.other}`, each.label === match.label, () => put({ match: each }), "Who marries"),
      ),
  );

/**
 * @param {"give" | "ask"} which @param {Draft} draft @param {{ gold: number; cards: boolean }} most
 * @param {Held[]} cards @param {Talks} talks @param {(side: TalkSide) => void} set
 */
function column(which, draft, most, cards, talks, set) {
  const side = draft[which],
    title = which === "give" ? "I give" : "I ask";
  const clamp = (/** @type {any} */ value) => Math.max(0, Math.min(most.gold, Math.floor(Number(value)) || 0));
  return h(
    `section.deal-side.${which}`,
    { "aria-label": title, key: which },
    h("h3", title),
    h(
      "label.gold",
      h("input", {
        type: "number",
        key: `${which}-gold`,
        min: 0,
        max: most.gold,
        value: String(side.gold),
        inputmode: "numeric",
        oninput: (e) => set({ ...side, gold: clamp(e.target.value) }),
      }),
      ` gold (at most ${most.gold})`,
    ),
    cards.length
      ? h(
          "div.pieces",
          { role: "group", "aria-label": `${title}: cards` },
          h("small.faint", which === "give" ? "Your cards" : `Cards, if ${draft.to} has them`, notNow(draft, most)),
          cards.map((each) => chip(each.card, each.chosen, () => set({ ...side, cards: moved(side.cards, each) }))),
        )
      : null,
    draft.match ? null : promises(which, draft, talks, set),
  );
}

/** @param {Draft} draft @param {{ cards: boolean }} most */
function notNow(draft, { cards }) {
  if (cards) return draft.match ? ": they cost a Diplomacy marker, unless a Maester's ravens carry them" : "";
  return draft.match ? ": only for a Diplomacy marker" : ": in private only";
}

/**
 * @param {"give" | "ask"} which @param {Draft} draft @param {Talks} talks @param {(side: TalkSide) => void} set
 */
function promises(which, draft, talks, set) {
  const side = draft[which];
  return h(
    "div.pieces",
    { role: "group", "aria-label": `${which === "give" ? "I give" : "I ask"}: promises` },
    h("small.faint", which === "give" ? "I promise" : `${draft.to} promises`),
    talks.words.map((word, i) =>
      chip(
        promiseOf(talks, i, which === "give" ? "my" : `${draft.to}'s`),
        side.words.includes(i),
        () => set({ ...side, words: toggled(side.words, i) }),
        word.binds,
      ),
    ),
  );
}
