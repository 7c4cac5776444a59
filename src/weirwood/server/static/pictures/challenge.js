// Between the areas, the theatre: the challenge as it stands, what is at stake, and what came of it.
import { glossed } from "../book/glossary.js";
import { h } from "../dom.js";
import { sign } from "../signs.js";
import { capital } from "../text.js";

const SHOWN = 4; // of what followed: the rest is in the log

/** @param {Context<CardView>} ctx */
export function middle(ctx) {
  const { challenge, fought, outcome } = ctx.view;
  if (outcome) return h("div.middle.over", { role: "status" }, h("b", outcome));
  if (challenge) return h("div.middle.theatre", { key: "theatre" }, contest(ctx, challenge), atStake(ctx, challenge));
  if (fought) return h("div.middle.theatre", { key: "fought" }, decided(fought));
  return h("div.middle.calm", h("span", ctx.middle ?? ""));
}

/**
 * Both sides as they stand, and as they would with what the pointer or the focus is on.
 *
 * @param {Context<CardView>} ctx @param {Challenge} c
 */
function contest(ctx, c) {
  const considered = ctx.decision?.options.find((option) => option.label === ctx.ui.considered && option.would)?.would;
  const cards = inPlay(ctx.view);
  /** @param {string} who @param {"attacking" | "defending"} role @param {string[]} names */
  const side = (who, role, names) => {
    const key = /** @type {const} */ (`${role}_strength`),
      now = c[key],
      then = considered?.[key] ?? now;
    return h(
      `div.side-of.${role}`,
      h("span.who", h("b", who), h("small", role)),
      h(
        "span.total",
        { title: madeOf(ctx, now, names) },
        now,
        then === now ? null : h("span.would", h("span.sr", ", it would be "), ` → ${then}`),
      ),
      h(
        "span.names",
        names.length
          ? names.map((name) => fighter(cards.get(name), name))
          : c.winner || c.result
            ? "nobody"
            : role === "attacking" && c.declared
              ? "nobody any more"
              : "nobody yet",
      ),
    );
  };
  return h(
    "div.challenge",
    {
      "aria-label": `${c.type} challenge: ${c.attacker} ${c.attacking_strength}, ${c.defender} ${c.defending_strength}`,
      role: "group",
    },
    side(c.attacker, "attacking", c.attackers),
    h(
      "div.versus",
      h(`span.icon.${c.type}`, sign(c.type)),
      h("b", capital(c.type)),
      h("small", standing(c)),
      c.assaulted?.length ? h("small", `assaulted: ${c.assaulted.join(", ")}`) : null,
      c.bypassed?.length ? h("small", `bypassed: ${c.bypassed.join(", ")}`) : null,
    ),
    side(c.defender, "defending", c.defenders),
  );
}

/**
 * One who takes part, with what they bring.
 *
 * @param {Card | undefined} card @param {string} name
 */
const fighter = (card, name) =>
  h("span.fighter", { key: name }, name, typeof card?.strength === "number" ? h("b", ` ${card.strength}`) : null);

/**
 * What follows if one wins or loses; once that is decided, what came of it.
 *
 * @param {Context<CardView>} ctx @param {Challenge} c
 */
function atStake(ctx, c) {
  if (c.result) return decided(c.result);
  if (!c.stakes?.length) return null;
  return h(
    "div.stakes",
    { role: "group", "aria-label": "What is at stake" },
    c.stakes.map((each) =>
      h(
        "p.stake",
        { key: each.if, class: each.who === c.attacker ? "attacking" : "defending" },
        h("b", each.if),
        h("span", glossed(ctx.book, `: ${each.lines.join("; ")}.`)),
      ),
    ),
  );
}

/**
 * The beat after it: who won, by how much, and what followed.
 *
 * @param {Fought} result
 */
function decided(result) {
  return h(
    "div.decided",
    { role: "status" },
    h(
      "p.verdict-of",
      h(
        "b",
        result.winner ? `${result.winner} won${result.by ? ` by ${result.by}` : ", the tie counts"}` : "Nobody won",
      ),
      h("span", result.text),
    ),
    result.followed.length
      ? h(
          "ul",
          result.followed.slice(-SHOWN).map((line, i) => h("li", { key: `${i}-${line}` }, line)),
        )
      : null,
  );
}

/**
 * How it stands between the two, or how it ended.
 *
 * @param {Challenge} c
 */
function standing(c) {
  if (c.winner) return `${c.winner} has won`;
  if (!c.attackers.length && !c.defenders.length) return c.declared ? "no attackers left" : "no attackers yet";
  if (c.attacking_strength >= c.defending_strength && c.attacking_strength > 0) return `${c.attacker} is ahead`;
  return c.defending_strength > c.attacking_strength ? `${c.defender} is ahead` : "nobody is ahead";
}

/**
 * What a side's strength is made of: each participant's, and what is counted beside them.
 *
 * @param {Context<CardView>} ctx @param {number} strength @param {string[]} names
 */
function madeOf({ view, book }, strength, names) {
  const cards = inPlay(view),
    found = names.flatMap((name) => cards.get(name) ?? []);
  const rest = strength - found.reduce((sum, card) => sum + (card.strength ?? 0), 0);
  const total = `${capital(book.word("strength"))} ${strength}`;
  if (!found.length) return total;
  const parts = found.map((card) => `${card.strength} ${card.name}`).join(" + ");
  return `${total} = ${parts}${rest ? ` ${rest > 0 ? "+" : "−"} ${Math.abs(rest)} otherwise` : ""}`;
}

/**
 * All cards in play by their names, with what is attached to them.
 *
 * @param {CardView} view
 */
function inPlay(view) {
  /** @type {Map<string, Card>} */
  const found = new Map();
  /** @param {Card[]} cards */
  const put = (cards) => {
    for (const card of cards) {
      found.set(card.name, card);
      put(card.attachments ?? []);
    }
  };
  for (const player of view.players) put(player.cards);
  return found;
}
