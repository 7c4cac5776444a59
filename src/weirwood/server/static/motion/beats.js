// Beats: what happens faster than one can look is shown one thing after the other. How long each takes is decided here.

/** @import { Speed } from "./speed.js" */

/** @type {Record<Speed, number>} how long a plain beat takes, in ms */
const BEAT = { slow: 1500, normal: 800, fast: 320, none: 0 };
/** @type {Record<Speed, number>} how long a question may wait for what led to it */
const PATIENCE = { slow: 4000, normal: 2400, fast: 1000, none: 0 };
/** @type {Record<Speed, number>} how far the picture may be behind while nothing is asked */
const BEHIND = { slow: 16000, normal: 8000, fast: 3000, none: 0 };
const LEAST = 90; // less than that isn't seen

/**
 * How long a beat is by itself: nothing for what tells nothing, longer for what is held up to be seen.
 *
 * @param {Moment} moment @param {Speed} speed
 */
export function beatLength(moment, speed) {
  if (!moment.lines.length) return 0;
  const held = moment.lines.some((line) => line.show?.length || line.dice?.length);
  const more = Math.min(3, moment.lines.length - 1) * 0.15;
  return BEAT[speed] * (held ? 2 : 1 + more);
}

/**
 * How long the first of these beats is shown, so that the last of them is shown in time. `waited`: for how long the
 * question that comes with the last has been waiting, in ms; null if nothing is asked. 0: there is no time for it.
 *
 * @param {Moment[]} moments @param {Speed} speed @param {number | null} waited
 */
export function paceOf(moments, speed, waited) {
  const lengths = moments.slice(0, -1).map((moment) => beatLength(moment, speed));
  const wanted = lengths.reduce((sum, length) => sum + length, 0);
  if (!wanted) return 0;
  const time = waited === null ? BEHIND[speed] : PATIENCE[speed] - waited;
  const length = lengths[0] * Math.min(1, Math.max(0, time) / wanted);
  return length < LEAST ? 0 : length;
}
