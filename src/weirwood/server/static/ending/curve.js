// The curve of a game: everybody's score over its rounds, each of which is as wide as any other.

export const WIDE = 320;
export const HIGH = 150;
const TOP = 12;
const FOOT = 18;

/** @param {Ending} ending */
const spans = (ending) => ending.rounds.map((round) => ({ from: round.from, to: round.to }));

/**
 * Where the moment after so many choices lies, from 0 to 1.
 *
 * @param {Ending} ending @param {number} at
 */
export function along(ending, at) {
  const rounds = spans(ending);
  if (!rounds.length) return last(ending) ? at / last(ending) : 0;
  let n = rounds.findIndex((round) => at <= round.to);
  if (n < 0) n = rounds.length - 1;
  const start = n ? rounds[n - 1].to : rounds[0].from,
    { to } = rounds[n];
  const part = to > start ? (at - start) / (to - start) : 0;
  return (n + Math.max(0, Math.min(1, part))) / rounds.length;
}

/**
 * The other way round: after how many choices the moment is that lies there.
 *
 * @param {Ending} ending @param {number} x
 */
export function momentAt(ending, x) {
  const rounds = spans(ending);
  if (!rounds.length) return Math.round(x * last(ending));
  const n = Math.max(0, Math.min(rounds.length - 1, Math.floor(x * rounds.length)));
  const start = n ? rounds[n - 1].to : rounds[0].from;
  return Math.round(start + (rounds[n].to - start) * Math.max(0, Math.min(1, x * rounds.length - n)));
}

/** @param {Ending} ending */
export const last = (ending) => ending.curve.at(-1)?.at ?? 0;

/**
 * Everybody's score after so many choices.
 *
 * @param {Ending} ending @param {number} at
 */
export const scoresAt = (ending, at) => ending.curve.findLast((point) => point.at <= at)?.scores ?? [];

/** @param {Ending} ending */
const most = (ending) => Math.max(1, ...ending.curve.flatMap((point) => point.scores));

/** @param {Ending} ending @param {number} score */
export const height = (ending, score) => HIGH - FOOT - ((HIGH - FOOT - TOP) * Math.max(0, score)) / most(ending);

/**
 * A seat's line: level until a score changes.
 *
 * @param {Ending} ending @param {number} seat
 */
export function line(ending, seat) {
  let d = "";
  let before = 0;
  for (const { at, scores } of ending.curve) {
    const x = (along(ending, at) * WIDE).toFixed(1),
      y = height(ending, scores[seat]).toFixed(1);
    d += d ? ` L${x} ${height(ending, before).toFixed(1)} L${x} ${y}` : `M${x} ${y}`;
    before = scores[seat];
  }
  return d;
}

/**
 * All of it as a drawing; it has no words in it.
 *
 * @param {Ending} ending
 */
export function drawing(ending) {
  const seats = ending.curve[0]?.scores.length ?? 0,
    rounds = ending.rounds.length;
  const x = (/** @type {number} */ n) => ((n / rounds) * WIDE).toFixed(1);
  const bars = Array.from({ length: Math.max(0, rounds - 1) }, (_, n) => `M${x(n + 1)} ${TOP} V${HIGH - FOOT}`);
  const lines = Array.from({ length: seats }, (_, seat) => `<path class="line s${seat}" d="${line(ending, seat)}"/>`);
  return `<svg class="curve-lines" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true" focusable="false">
    <path class="rounds" d="${bars.join(" ")}"/>
    <path class="ground" d="M0 ${HIGH - FOOT} H${WIDE}"/>${lines.reverse().join("")}</svg>`;
}

const MARK = { wide: 26 / WIDE, high: 26 };

/**
 * Where the marks of what turned a game lie: at the highest score then, or above whatever mark lies there already.
 *
 * @param {Ending} ending
 * @returns {{ left: number; top: number }[]} from 0 to 1
 */
export function marks(ending) {
  /** @type {{ left: number; high: number }[]} */
  const placed = [];
  for (const { at } of ending.turns) {
    const left = along(ending, at);
    let high = height(ending, Math.max(0, ...scoresAt(ending, at)));
    const near = placed.filter((mark) => Math.abs(mark.left - left) < MARK.wide).sort((a, b) => b.high - a.high);
    for (const mark of near) if (Math.abs(mark.high - high) < MARK.high) high = mark.high - MARK.high;
    placed.push({ left, high });
  }
  return placed.map(({ left, high }) => ({ left, top: high / HIGH }));
}
