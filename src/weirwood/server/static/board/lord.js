// A player's panel beside the map: what they have, their nobles, and of their hand what one may see.
import { h } from "../dom.js";
import { factionOf, houseSign, sign } from "../signs.js";
import { plural } from "../text.js";
import { showPlace } from "./named.js";
import { thing } from "./options.js";
import { mark } from "./signs.js";
import { wordKept } from "./talks/panel.js";

/** @type {Record<string, string>} what flies to a count, by its label */
const COUNTED = { VP: "points", gold: "gold" };

/** @param {Context<BoardView>} ctx @param {Lord} p @param {number} i */
export function player(ctx, p, i) {
  const own = i === ctx.you,
    faction = factionOf(p.house),
    { view } = ctx,
    seat = ctx.seats?.[i];
  const held = view.villages.filter((v) => v.controller === p.name),
    strength = view.villages
      .flatMap((v) => v.armies)
      .filter((a) => a.player === p.name)
      .reduce((sum, a) => sum + a.strength, 0);
  /** @param {Node} picture @param {number} n @param {string} label @param {string} title */
  const count = (picture, n, label, title, silent = false) =>
    h(
      "span.count",
      { title, class: COUNTED[label.split(" ")[0]] ?? "" },
      picture,
      h("b", n),
      h(silent ? "span.sr" : "small", label),
    );
  return h(
    `section.panel.lord.f-${faction}`,
    {
      key: `p-${i}`,
      class: view.active === p.name ? "active" : "",
      "aria-label": p.house ? `${p.name}, House ${p.house}` : p.name,
    },
    h(
      "header.strip",
      h("h2", houseSign(faction), thing(ctx, "player", p.name, h("b", p.name), "player-name")),
      h("small.faint", p.house ? `House ${p.house}` : ""),
      own ? h("span.mark", "You") : null,
      view.first === p.name ? h("span.mark", sign("first"), "First") : null,
      view.active === p.name ? h("span.mark.turn", "Active") : null,
      wordKept(view.talks, p.name),
      ctx.waiting?.includes(i) ? h("span.mark.asked", ctx.thinking?.includes(i) ? "thinking …" : "to decide") : null,
      seat?.kind === "person" && !seat.online && !ctx.replay ? h("span.mark.away", "away") : null,
      seat?.conceded ? h("span.mark.away", "conceded") : null,
    ),
    h(
      "p.counts",
      count(mark("seal"), p.points, "VP", `${plural(p.points, "victory point")}; ${view.goal.alone} win`),
      count(sign("gold"), p.gold, `gold (+${p.income})`, `${p.gold} gold dragons; income ${p.income}`),
      count(mark("troops"), strength, "SP", `${strength} strength on the map`),
      count(
        mark("Stronghold"),
        held.length,
        held.length === 1 ? "village" : "villages",
        held.map((v) => v.name).join(", ") || "no village",
        true,
      ),
      count(sign("cards"), p.hand.length, "cards", `${plural(p.hand.length, "card")} in hand`, true),
      count(
        sign("chat"),
        p.diplomacy,
        "diplomacy",
        `${plural(p.diplomacy, "diplomacy marker")}: each pays for one private talk`,
        true,
      ),
    ),
    p.ally ? h("p.small", `Allied with ${p.ally}: ${p.track} victory points together.`) : null,
    p.nobles.length
      ? h(
          "ul.nobles",
          p.nobles.map((n) => noble(ctx, n)),
        )
      : h("p.faint.small", "No nobles in play."),
    own && p.hand.length
      ? h(
          "div.held",
          h("span.faint.small", "Your hand"),
          p.hand.map((c) => thing(ctx, "card", c)),
        )
      : known(ctx, p),
  );
}

/** @param {Context<BoardView>} ctx @param {Noble} n */
function noble(ctx, n) {
  const place =
    n.at && ctx.view.villages.some((v) => v.name === n.at)
      ? h(
          "button.cardlink",
          { type: "button", title: "Show on the map", onclick: () => showPlace(ctx, n.at ?? "") },
          n.at,
        )
      : (n.at ?? "not placed");
  return h(
    "li",
    { key: n.name },
    thing(ctx, "noble", n.name),
    h(
      "small",
      place,
      n.captor ? h("b.bad", ` captive of ${n.captor}`) : "",
      n.spouse ? ` · married to ${n.spouse}` : "",
      n.titles.length ? h("b", ` · ${n.titles.join(", ")}`) : "",
      n.attributes.length ? h("span.faint", ` · ${n.attributes.join(", ")}`) : "",
      n.marks.length ? h("b.bad", ` · ${n.marks.join(", ")}`) : "",
    ),
  );
}

/**
 * Of another's hand one sees the backs, and the cards one has been shown.
 *
 * @param {Context<BoardView>} ctx @param {Lord} p
 */
function known(ctx, p) {
  return p.hand.length
    ? h(
        "div.held",
        h("span.faint.small", "Hand"),
        p.hand.map((c) =>
          ["Court Event", "Fortune", "Disaster"].includes(c) ? h("span.chip.still", c) : thing(ctx, "card", c),
        ),
      )
    : null;
}
