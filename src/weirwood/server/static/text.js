// Small words: numbers with what they count, how long ago something was.

/** @param {number} n @param {string} one */
export const plural = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** @param {string} text */
export const capital = (text) => (text ? text[0].toUpperCase() + text.slice(1) : text);

/** @param {string[]} things "a, b and c" */
export const listed = (things) =>
  things.length > 1 ? `${things.slice(0, -1).join(", ")} and ${things[things.length - 1]}` : (things[0] ?? "");

/** @param {number} seconds since 1970 */
export function ago(seconds) {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  if (past < 90) return "just now";
  if (past < 5400) return `${Math.round(past / 60)} min ago`;
  if (past < 130000) return `${plural(Math.round(past / 3600), "hour")} ago`;
  return `${plural(Math.round(past / 86400), "day")} ago`;
}
