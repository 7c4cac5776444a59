// Words: the edition that is on the table, spoken of in its own words.
import { editionOf } from "../editions.js";

let spoken = editionOf("");

/** @param {string} game */
export const speak = (game) => {
  spoken = editionOf(game);
};
/**
 * @template {keyof Edition} K
 * @param {K} name
 * @returns {Edition[K]}
 */
export const word = (name) => spoken[name];

/**
 * How a game is won, and how a round goes in it.
 *
 * @param {string} game
 */
export const about = (game) => [editionOf(game).goal, editionOf(game).course].filter(Boolean);
