// An offer that is being put together: what it says, whether it can be made, and the run of choices that makes it. A
// marriage is proposed in the same way, with gold and cards but without promises.
import { plural } from "../../text.js";

/** @returns {TalkSide} */
const nothing = () => ({ gold: 0, cards: [], words: [] });

/**
 * @param {string} to @param {boolean} [inPrivate]
 * @returns {Draft}
 */
export const draftTo = (to, inPrivate = false) => ({
  to,
  private: inPrivate,
  invite: [],
  give: nothing(),
  ask: nothing(),
});

/**
 * The offer that an option begins; null if it is about something else.
 *
 * @param {Talks | undefined} talks @param {Choice} option
 * @returns {Draft | null}
 */
export function draftFor(talks, option) {
  if (!talks) return null;
  const { now } = talks,
    match = talks.matches.find((each) => each.label === option.label);
  if (match) return { ...draftTo(match.to), match };
  if (now?.counter && now.counter === option.label)
    return { ...draftTo(now.by, now.private), counters: option.label, give: copy(now.ask), ask: copy(now.give) };
  for (const each of talks.with) {
    if (each.open === option.label) return draftTo(each.name);
    if (each.private === option.label) return draftTo(each.name, true);
  }
  return null;
}

/**
 * An offer as far as one can make it: no more gold than one has, and no card one doesn't hold.
 *
 * @param {Draft} draft @param {{ gold: number | string; hand: string[] }} me
 * @returns {Draft}
 */
export function fitting(draft, me) {
  const left = [...me.hand];
  const cards = draft.give.cards.filter((card) => left.includes(card) && left.splice(left.indexOf(card), 1));
  return { ...draft, give: { ...draft.give, cards, gold: Math.min(draft.give.gold, Number(me.gold)) } };
}

/** @param {TalkSide} side */
const copy = (side) => ({ gold: side.gold, cards: [...side.cards], words: [...side.words] });

/** @param {Draft} draft */
export const says = ({ give, ask }) => [give, ask].some((side) => side.gold || side.cards.length || side.words.length);

/**
 * Put a thing into a list, or take it out again.
 *
 * @template T @param {T[]} list @param {T} thing
 */
export const toggled = (list, thing) =>
  list.includes(thing) ? list.filter((each) => each !== thing) : [...list, thing];

/** @typedef {{ card: string; chosen: boolean }} Held a card that is in the offer, or could be */

/**
 * One's own cards, each by itself.
 *
 * @param {string[]} hand @param {TalkSide} side
 * @returns {Held[]}
 */
export function own(hand, side) {
  const left = [...side.cards];
  return hand.map((card) => {
    const at = left.indexOf(card);
    return { card, chosen: at >= 0 && left.splice(at, 1).length > 0 };
  });
}

/**
 * Any kind of card can be asked for, more than once too, as many as the other has: those that are, and one more.
 *
 * @param {string[]} kinds @param {TalkSide} side @param {number} most
 * @returns {Held[]}
 */
export const any = (kinds, side, most) =>
  kinds.flatMap((card) => [
    ...side.cards.filter((each) => each === card).map((each) => ({ card: each, chosen: true })),
    ...(side.cards.length < most ? [{ card, chosen: false }] : []),
  ]);

/**
 * The cards with one more, or without one of them.
 *
 * @param {string[]} cards @param {Held} each
 */
export function moved(cards, { card, chosen }) {
  const at = cards.indexOf(card);
  return chosen ? cards.filter((_, i) => i !== at) : [...cards, card];
}

/**
 * The choices that make it: those with which it begins, its pieces in any order, and the last.
 *
 * @param {Draft} draft @param {Talks} talks
 * @returns {Run}
 */
export function runOf(draft, talks) {
  const partner = talks.with.find((each) => each.name === draft.to);
  const begin = draft.match?.label ?? draft.counters ?? (draft.private ? partner?.private : partner?.open) ?? "";
  /** @param {"give" | "ask"} side */
  const pieces = (side) => {
    const { gold, cards, words } = draft[side],
      label = talks.pieces[side];
    return [
      ...(gold ? [label.gold.replace("…", String(gold))] : []),
      ...cards.map((card) => label.card.replace("…", card)),
      ...words.map((word) => talks.words[word][side]),
    ];
  };
  return { begin: [begin, ...draft.invite], pieces: [...pieces("ask"), ...pieces("give")], end: talks.propose };
}

/**
 * What each side can put in at most: so much gold, and whether cards may change hands this way.
 *
 * @param {Draft} draft @param {Talks} talks @param {{ gold: number | string }} me
 */
export function limits(draft, talks, me) {
  const { match } = draft;
  if (match)
    return {
      give: { gold: match.gold.give, cards: match.cards.give },
      ask: { gold: match.gold.ask, cards: match.cards.ask },
    };
  const partner = talks.with.find((each) => each.name === draft.to);
  return {
    give: { gold: Number(me.gold), cards: draft.private || Boolean(partner?.ravens.give) },
    ask: { gold: partner?.gold ?? 0, cards: draft.private || Boolean(partner?.ravens.ask) },
  };
}

/**
 * The options that begin the same offer in another way: the sheet asks for it, so they need no place of their own.
 *
 * @param {Talks | undefined} talks @param {Decision | null} decision
 */
export function setAside(talks, decision) {
  for (const { open, private: inPrivate } of talks?.with ?? [])
    for (const option of decision?.options ?? [])
      if (open && option.label === inPrivate && inPrivate !== open) option.aside = true;
  /** @type {Set<string>} */
  const proposed = new Set();
  for (const { label, to } of talks?.matches ?? []) {
    const option = decision?.options.find((each) => each.label === label),
      couples = talks?.matches.filter((each) => each.to === to).length ?? 0;
    if (!option || couples < 2) continue;
    if (proposed.has(to)) option.aside = true;
    else
      option.listed = {
        say: `Propose a marriage to ${to}`,
        hint: `${couples} couples to choose from; it needs their consent`,
      };
    proposed.add(to);
  }
}

/**
 * Why it can't be proposed as it is, in a sentence; "" if it can.
 *
 * @param {Draft} draft @param {Talks} talks @param {{ gold: number | string; hand: string[] }} me
 * @param {{ hand: string[] }} them
 */
export function lacking(draft, talks, me, them) {
  const partner = talks.with.find((each) => each.name === draft.to);
  if (!partner) return "Nobody is there to talk to.";
  const { give, ask } = draft;
  const most = limits(draft, talks, me);
  if (!draft.counters && !draft.match && !(draft.private ? partner.private : partner.open))
    return draft.private ? "No private talk is possible now." : "No offer is possible now.";
  if (give.gold > most.give.gold) return `You can give ${most.give.gold} gold at most.`;
  if (ask.gold > most.ask.gold) return `You can ask ${partner.name} for ${most.ask.gold} gold at most.`;
  if (draft.match && give.gold && ask.gold) return "With a marriage gold goes one way only.";
  if ((give.cards.length && !most.give.cards) || (ask.cards.length && !most.ask.cards))
    return draft.match
      ? "Cards go with a marriage only for a Diplomacy marker, or by the ravens of a Maester."
      : "Cards change hands in private only, or by the ravens of a Maester.";
  const grow = give.cards.length - ask.cards.length;
  if (ask.cards.length > them.hand.length) return `${partner.name} holds ${plural(them.hand.length, "card")}.`;
  if (grow > 0 && them.hand.length + grow > talks.hand)
    return `${partner.name}'s hand has no room: ${talks.hand} at most.`;
  if (grow < 0 && me.hand.length - grow > talks.hand) return `Your hand has no room: ${talks.hand} cards at most.`;
  return says(draft) || draft.match ? "" : "Click what you give and what you ask for.";
}

/**
 * The next of a run of choices, of those that are possible now; null if none of what is left is.
 *
 * @param {Run} run @param {Decision} decision
 */
export function nextOf(run, decision) {
  const find = (/** @type {string} */ label) => decision.options.find((option) => option.label === label);
  if (run.begin.length) return find(run.begin[0]) ?? null;
  if (!run.pieces.length) return find(run.end) ?? null;
  return run.pieces.map(find).find(Boolean) ?? null;
}

/**
 * What is left of a run after one of its choices; null if nothing is.
 *
 * @param {Run} run @param {string} label
 * @returns {Run | null}
 */
export function after(run, label) {
  if (run.begin[0] === label) return { ...run, begin: run.begin.slice(1) };
  const at = run.pieces.indexOf(label);
  if (at >= 0) return { ...run, pieces: run.pieces.filter((_, i) => i !== at) };
  return null;
}
