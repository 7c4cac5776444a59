// Talks beside the map: the offer that is made now, offers that were left open, and who keeps promises.
import { sentence } from "../../asking/things.js";
import { h } from "../../dom.js";
import { capital, listed, plural } from "../../text.js";

/**
 * A promise in words, with whose it is: "passage through bob's Villages".
 *
 * @param {Talks} talks @param {number} word @param {string} whose
 */
export const promiseOf = (talks, word, whose) => capital(talks.words[word].said.replace("…", whose));

/**
 * What one side of an offer says, thing by thing.
 *
 * @param {Talks} talks @param {TalkSide} side @param {string} whose
 */
const things = (talks, side, whose) => [
  ...(side.gold ? [`${side.gold} gold`] : []),
  ...side.cards,
  ...side.words.map((word) => promiseOf(talks, word, whose)),
];

/**
 * Of all that was put in whether it binds by the rules, until when, and how one will know.
 *
 * @param {Talks} talks @param {TalkSide[]} sides @param {{ binds: string[] } | null} [match]
 */
export function binding(talks, sides, match = null) {
  const goods = sides.some((side) => side.gold || side.cards.length),
    words = [...new Set(sides.flatMap((side) => side.words))].sort();
  return h(
    "ul.binding",
    { "aria-label": "Does it bind?" },
    match?.binds.map((text, i) => h("li.binds", i ? null : h("b", "Binding. "), text)),
    goods ? h("li.binds", h("b", "Binding. "), talks.goods) : null,
    words.map((word) =>
      h("li.loose", h("b", `Not binding: ${talks.words[word].said.replace("… ", "")}. `), talks.words[word].binds),
    ),
  );
}

/**
 * The same in one sentence, where there is little room; the rest of it folds out.
 *
 * @param {Talks} talks @param {WrittenOffer} offer
 */
function bindingInShort(talks, offer) {
  const sides = [offer.give, offer.ask],
    words = [...new Set(sides.flatMap((side) => side.words))].sort().map((word) => talks.words[word].said);
  const binds = [
    ...(offer.match ? ["the marriage"] : []),
    ...(sides.some((side) => side.gold) ? ["gold"] : []),
    ...(sides.some((side) => side.cards.length) ? ["cards"] : []),
  ];
  const said = [
    binds.length ? `binding: ${listed(binds)}` : "",
    words.length ? `not binding: ${listed(words).replaceAll("… ", "")}` : "",
  ].filter(Boolean);
  return h("details.in-short", h("summary", `${capital(said.join("; "))}.`), binding(talks, sides, offer.match));
}

/**
 * Both columns of an offer, as a player looks at it: what comes and what goes, or what its maker gives and asks.
 *
 * @param {Talks} talks @param {WrittenOffer} offer @param {string | undefined} me @param {boolean} [short]
 */
export function columns(talks, offer, me, short = false) {
  /** @param {string} name */
  const whose = (name) => (name === me ? "your" : `${name}'s`);
  /** @param {string} look @param {string} title @param {TalkSide} side @param {string} giver */
  const column = (look, title, side, giver) => {
    const found = things(talks, side, whose(giver));
    return h(
      `section.deal-side.${look}`,
      h("h4", title),
      h("ul", found.length ? found.map((text) => h("li", text)) : h("li.faint", "nothing")),
    );
  };
  const get = column("ask", "You get", offer.give, offer.by),
    pay = column("give", "You give", offer.ask, offer.to);
  const gives = column("give", offer.by === me ? "You give" : `${offer.by} gives`, offer.give, offer.by),
    asks = column("ask", offer.by === me ? "You ask for" : `${offer.by} asks for`, offer.ask, offer.to);
  return h(
    "div.offer-now",
    offer.match ? h("p.match", h("b", offer.match.one), " marries ", h("b", offer.match.other)) : null,
    h("div.deal", offer.to === me ? [pay, get] : [gives, asks]),
    short ? bindingInShort(talks, offer) : binding(talks, [offer.give, offer.ask], offer.match),
  );
}

/**
 * The offer that one is asked about, above the answers to it; and how its maker has kept promises so far.
 *
 * @param {Context} ctx
 */
export function asked(ctx) {
  const { talks, players } = /** @type {BoardView} */ (/** @type {any} */ (ctx.view)),
    me = players?.[ctx.you ?? -1]?.name;
  if (!talks?.now?.proposed || talks.now.to !== me) return null;
  return h("div.asked-offer", columns(talks, talks.now, me, true), reputation(talks, talks.now.by));
}

/**
 * An offer that was left open, with what can be done about it now.
 *
 * @param {Context<BoardView>} ctx @param {Talks} talks @param {WrittenOffer} offer @param {string | undefined} me
 */
export function openOffer(ctx, talks, offer, me) {
  const options = (ctx.decision?.options ?? []).filter(
    ({ label }) => (offer.to === me && label === offer.accept) || (offer.by === me && label === offer.back),
  );
  return h(
    "li.open-offer",
    { key: `${offer.by}-${offer.to}` },
    h("b", `${offer.by === me ? "You" : offer.by} to ${offer.to === me ? "you" : offer.to}, still open`),
    columns(talks, offer, me),
    options.map((option) =>
      h("button", { type: "button", disabled: ctx.busy, onclick: () => ctx.choose(option) }, sentence(option)),
    ),
  );
}

/** @param {Talks["kept"][number]} of */
const record = (of) => `has kept ${plural(of.kept, "promise")} and broken ${of.broken}`;

/** @param {Talks} talks @param {string} name */
export function reputation(talks, name) {
  const of = talks.kept.find((each) => each.name === name);
  if (!of || !(of.kept || of.broken))
    return h("p.small.faint.reputation", `Nothing is known yet of how ${name} keeps promises.`);
  return h(
    "details.reputation",
    { class: of.broken ? "broken" : "" },
    h("summary", `${name} ${record(of)}.`),
    h(
      "ul",
      of.told.map((line) => h("li", line)),
    ),
  );
}

/**
 * Beside a player's name: how they have kept their word so far.
 *
 * @param {Talks | undefined} talks @param {string} name
 */
export function wordKept(talks, name) {
  const of = talks?.kept.find((each) => each.name === name);
  if (!of || !(of.kept || of.broken)) return null;
  const short = [of.kept ? `kept ${of.kept}` : "", of.broken ? `broke ${of.broken}` : ""].filter(Boolean).join(", ");
  return h(
    "span.mark.word",
    { class: of.broken ? "broken" : "", title: [`${name} ${record(of)}.`, ...of.told].join(" ") },
    `${short} ${of.kept + of.broken === 1 ? "promise" : "promises"}`,
  );
}
