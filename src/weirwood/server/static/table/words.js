// Words: the game that is on the table, spoken of in its own words. It introduces itself; where it says nothing, plain
// words will do.

/** @type {Introduction} */
const PLAIN = { goal: "", course: "", phases: [], words: {}, figures: {}, signs: [] };
/** @type {Record<string, string>} */
const WORDS = { strength: "strength", home: "own card", score: "points" };

let spoken = PLAIN;

/** @param {Introduction} introduction */
export const speak = (introduction) => {
  spoken = introduction;
};

/**
 * What the game calls something that the page names by itself.
 *
 * @param {"strength" | "home" | "score"} name
 */
export const word = (name) => spoken.words[name] ?? WORDS[name];

/** The phases of a round in order; none if the game has no such list. */
export const phases = () => spoken.phases;

/** What its keywords and abbreviations mean. */
export const glossary = () => spoken.glossary ?? {};

/** A short word for each figure of a plot, in the order in which they are shown. */
export const figures = () => spoken.figures;

/**
 * How a game is won, and how a round goes in it.
 *
 * @param {Introduction} introduction
 */
export const about = ({ goal, course }) => [goal, course].filter(Boolean);
