// A finished game in a few words.
import { plural } from "../text.js";
import { scoresAt } from "./curve.js";

/**
 * @param {Ending} ending @param {number[]} scores
 * @returns {string}
 */
export const standing = (ending, scores) => scores.map((score, seat) => `${ending.names[seat]}: ${score}`).join(" · ");

/**
 * What a round brought whom.
 *
 * @param {Ending} ending @param {EndingRound} round
 */
export const brought = (ending, round) =>
  round.scores
    .map((score, seat) => {
      const by = round.gained[seat];
      return `${ending.names[seat]}: ${score}${by ? ` (${by > 0 ? "+" : "−"}${Math.abs(by)})` : ""}`;
    })
    .join(" · ");

/**
 * The whole game in a sentence, to be sent to somebody.
 *
 * @param {Ending} ending @param {Result} result @param {string} score what is counted
 */
export function inShort(ending, result, score) {
  const final = scoresAt(ending, Infinity),
    won = result.winners.map((seat) => ending.names[seat]),
    rest = ending.names.filter((_, seat) => !result.winners.includes(seat)),
    rounds = ending.rounds.length;
  const who = won.length
    ? `${won.join(" and ")} won${rest.length ? ` against ${rest.join(", ")}` : ""}`
    : `${rest.join(", ")}: nobody won`;
  const count = final.length ? `, ${final.join(" to ")} ${score}`.trimEnd() : "";
  return `${who}${count}${rounds ? `, in ${plural(rounds, "round")}` : ""}.`;
}
