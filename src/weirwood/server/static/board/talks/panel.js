// Talks beside the map: the offer that is made now, offers that were left open, and who keeps promises.
import { h } from "../../dom.js";
import { sentence } from "../../table/things.js";
import { capital, plural } from "../../text.js";

/**
 * What one side of an offer says, thing by thing.
 *
 * @param {Talks} talks @param {TalkSide} side @param {boolean} mine
 */
function things(talks, side, mine) {
  const words = side.words.map((word) => capital(talks.words[word][mine ? "mine" : "said"]));
  return [...(side.gold ? [`${side.gold} gold`] : []), ...side.cards, ...words];
}

/**
 * Both columns of an offer, as a player looks at it: what comes and what goes, or what its maker gives and asks.
 *
 * @param {Talks} talks @param {WrittenOffer} offer @param {string | undefined} me
 */
export function columns(talks, offer, me) {
  const mine = offer.to === me;
  /** @param {string} title @param {TalkSide} side @param {boolean} own */
  const column = (title, side, own) =>
    h(
      "section.deal-side",
      h("h4", title),
      h(
        "ul",
        things(talks, side, own).map((text) => h("li", text)),
        things(talks, side, own).length ? null : h("li.faint", "nothing"),
      ),
    );
  const words = [...new Set([...offer.give.words, ...offer.ask.words])];
  return h(
    "div.offer-now",
    h(
      "div.deal",
      column(mine ? "You get" : `${offer.by} gives`, offer.give, false),
      column(mine ? "You give" : `${offer.by} asks`, offer.ask, mine),
    ),
    words.length
      ? h("p.small.faint", `Not binding: ${words.map((word) => talks.words[word].said).join(", ")}.`)
      : h("p.small.faint", talks.goods),
  );
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

/**
 * Who has kept promises so far, and who hasn't.
 *
 * @param {Talks} talks
 */
export function keepers(talks) {
  const known = talks.kept.filter((each) => each.kept || each.broken);
  return known.length
    ? h(
        "ul.keepers",
        { "aria-label": "Who keeps promises" },
        known.map((each) =>
          h(
            "li",
            { key: each.name, title: each.told.join(" ") },
            h("b", each.name),
            ` kept ${plural(each.kept, "promise")}`,
            each.broken ? h("span.bad", `, broke ${each.broken}`) : "",
          ),
        ),
      )
    : null;
}
