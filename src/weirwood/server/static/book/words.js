// How a game introduces itself before it is played.

/**
 * How a game is won, and how a round goes in it.
 *
 * @param {Introduction} introduction
 */
export const about = ({ goal, course }) => [goal, course].filter(Boolean);
