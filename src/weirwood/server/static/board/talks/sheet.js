// An offer is put together: two columns, what I give and what I ask, filled by clicking.
import { h, show } from "../../dom.js";
import { sheet } from "../../layers.js";
import { capital, plural } from "../../text.js";
import { fitting, lacking, runOf, toggled } from "./draft.js";

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
  close = sheet(begun.counters ? `Answer ${begun.to} with an offer` : `An offer to ${begun.to}`, () => body, "talks");
  redraw();
}

/**
 * @param {Context<BoardView>} ctx @param {Talks} talks @param {Draft} draft
 * @param {(change: Partial<Draft>) => void} put @param {() => void} propose @param {() => void} close
 */
function content(ctx, talks, draft, put, propose, close) {
  const me = ctx.view.players[ctx.you ?? 0],
    them = /** @type {Lord} */ (ctx.view.players.find((p) => p.name === draft.to)),
    partner = talks.with.find((each) => each.name === draft.to);
  const problem = lacking(draft, talks, me, them);
  return [
    partner && !partner.inside && !draft.counters ? where(me, partner, draft, put) : null,
    reputation(talks, draft.to),
    h(
      "div.deal",
      column("I give", "give", draft.give, Number(me.gold), me.hand, talks, (give) => put({ give })),
      column("I ask", "ask", draft.ask, partner?.gold ?? 0, them.hand.length ? talks.cards : [], talks, (ask) =>
        put({ ask }),
      ),
    ),
    binding(talks, draft),
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
 * @param {string} title @param {"give" | "ask"} which @param {TalkSide} side
 * @param {number} most @param {string[]} cards @param {Talks} talks @param {(side: TalkSide) => void} set
 */
function column(title, which, side, most, cards, talks, set) {
  const clamp = (/** @type {any} */ value) => Math.max(0, Math.min(most, Math.floor(Number(value)) || 0));
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
        max: most,
        value: String(side.gold),
        inputmode: "numeric",
        oninput: (e) => set({ ...side, gold: clamp(e.target.value) }),
      }),
      ` gold (at most ${most})`,
    ),
    cards.length
      ? h(
          "div.pieces",
          { role: "group", "aria-label": `${title}: cards` },
          h("small.faint", which === "give" ? "Your cards" : "A card, if they have it"),
          cards.map((card, i) => oneOf(card, i, cards, side, set)),
        )
      : null,
    h(
      "div.pieces",
      { role: "group", "aria-label": `${title}: promises` },
      h("small.faint", which === "give" ? "I promise" : "They promise"),
      talks.words.map((word, i) =>
        chip(
          capital(which === "give" ? word.mine : word.said),
          side.words.includes(i),
          () => set({ ...side, words: toggled(side.words, i) }),
          word.binds,
        ),
      ),
    ),
  );
}

/**
 * A card that can be put in; of several of a kind each by itself.
 *
 * @param {string} card @param {number} i @param {string[]} cards @param {TalkSide} side
 * @param {(side: TalkSide) => void} set
 */
function oneOf(card, i, cards, side, set) {
  const before = cards.slice(0, i).filter((each) => each === card).length,
    chosen = side.cards.filter((each) => each === card).length,
    at = side.cards.indexOf(card);
  return chip(card, chosen > before, () =>
    set({ ...side, cards: chosen > before ? side.cards.filter((_, n) => n !== at) : [...side.cards, card] }),
  );
}

/**
 * Whether what was put together binds anybody.
 *
 * @param {Talks} talks @param {Draft} draft
 */
function binding(talks, draft) {
  const goods = [draft.give, draft.ask].some((side) => side.gold || side.cards.length),
    words = [...new Set([...draft.give.words, ...draft.ask.words])].sort();
  return h(
    "ul.binding",
    { "aria-label": "Does it bind?" },
    goods ? h("li.binds", h("b", "Binding. "), talks.goods) : null,
    words.map((word) => h("li", h("b", `${capital(talks.words[word].said)}. `), talks.words[word].binds)),
  );
}

/** @param {Talks} talks @param {string} name */
export function reputation(talks, name) {
  const of = talks.kept.find((each) => each.name === name);
  if (!of || !(of.kept || of.broken))
    return h("p.small.faint.reputation", `Nothing is known yet of how ${name} keeps promises.`);
  const told = `${name} has kept ${plural(of.kept, "promise")} and broken ${of.broken}.`;
  return h(
    "details.reputation",
    { class: of.broken ? "broken" : "" },
    h("summary", told),
    h(
      "ul",
      of.told.map((line) => h("li", line)),
    ),
  );
}
