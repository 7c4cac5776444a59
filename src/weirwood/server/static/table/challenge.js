// Between the areas: the challenge as it stands, or what has just happened.
import { h } from "../dom.js";
import { sign } from "../signs.js";
import { capital } from "../text.js";
import { word } from "./words.js";

/** @param {Context<CardView>} ctx */
export function middle(ctx) {
  const c = ctx.view.challenge;
  if (ctx.view.outcome) return h("div.middle.over", { role: "status" }, h("b", ctx.view.outcome));
  if (!c) return h("div.middle.calm", h("span", ctx.middle ?? ""));
  /** @param {string} who @param {number} strength @param {string[]} names @param {string} role */
  const side = (who, strength, names, role) =>
    h(
      `div.side-of.${role}`,
      h("span.who", h("b", who), h("small", role)),
      h("span.total", { title: madeOf(ctx.view, strength, names) }, strength),
      h("span.names", names.join(", ") || (c.winner ? "nobody" : "nobody yet")),
    );
  return h(
    "div.middle.challenge",
    {
      "aria-label": `${c.type} challenge: ${c.attacker} ${c.attacking_strength}, ${c.defender} ${c.defending_strength}`,
      role: "group",
    },
    side(c.attacker, c.attacking_strength, c.attackers, "attacking"),
    h(
      "div.versus",
      h(`span.icon.${c.type}`, sign(c.type)),
      h("b", capital(c.type)),
      h("small", standing(c)),
      c.bypassed?.length ? h("small", `bypassed: ${c.bypassed.join(", ")}`) : null,
    ),
    side(c.defender, c.defending_strength, c.defenders, "defending"),
  );
}

/**
 * How it stands between the two, or how it ended.
 *
 * @param {Challenge} c
 */
function standing(c) {
  if (c.winner) return `${c.winner} has won`;
  if (!c.attackers.length && !c.defenders.length) return "no attackers yet";
  if (c.attacking_strength >= c.defending_strength && c.attacking_strength > 0) return `${c.attacker} is ahead`;
  return c.defending_strength > c.attacking_strength ? `${c.defender} is ahead` : "nobody is ahead";
}

/**
 * What a side's strength is made of: each participant's, and what is counted beside them.
 *
 * @param {CardView} view @param {number} strength @param {string[]} names
 */
function madeOf(view, strength, names) {
  /** @type {Card[]} */
  const found = [];
  /** @param {Card[]} cards */
  const put = (cards) => {
    for (const card of cards) {
      if (names.includes(card.name)) found.push(card);
      put(card.attachments ?? []);
    }
  };
  for (const player of view.players) put(player.cards);
  const rest = strength - found.reduce((sum, card) => sum + (card.strength ?? 0), 0);
  const total = `${capital(word("strength"))} ${strength}`;
  if (!found.length) return total;
  const parts = found.map((card) => `${card.strength} ${card.name}`).join(" + ");
  return `${total} = ${parts}${rest ? ` ${rest > 0 ? "+" : "−"} ${Math.abs(rest)} otherwise` : ""}`;
}
