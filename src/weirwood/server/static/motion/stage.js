// The stage: which moment of the game is shown. Mostly it is now; for a while it is a moment that led to now, when more
// happened than one can see at once; and it is the past while somebody looks back at what happened since their choice.
import { beatLength, paceOf } from "./beats.js";
import { paced, speed } from "./speed.js";

const KEPT = 240; // moments that are kept to be looked back at

/**
 * A moment of the game, as it was told.
 *
 * @param {TableState} state @param {Line[]} lines
 * @returns {Moment}
 */
export const momentOf = (state, lines) => ({
  seq: state.seq,
  view: /** @type {View} */ (state.view),
  lines,
  end: state.log.at + state.log.lines.length,
  waiting: state.waiting,
});

export class Stage {
  /** @param {() => void} turned called when another moment is shown than before, but not by `hear` */
  constructor(turned, now = () => performance.now()) {
    this.turned = turned;
    this.now = now;
    /** @type {Moment[]} since one's own last choice, and the moment before it */
    this.kept = [];
    /** @type {Moment[]} heard, and not yet shown */
    this.queue = [];
    /** @type {Moment | null} shown instead of now */
    this.beat = null;
    /** @type {Moment | null} the last one that was shown as what is going on */
    this.shown = null;
    /** @type {number | null} the one of the kept moments that is looked back at */
    this.at = null;
    /** @type {number | null} since when a question waits to be shown */
    this.asked = null;
    this.told = 0; // lines of the log that were shown
    this.until = 0; // what is shown has its time until then
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * What is to be shown of what was told.
   *
   * @param {TableState} told
   * @returns {TableState}
   */
  state(told) {
    const moment = this.moment;
    if (!moment) return told;
    const { at, lines } = told.log;
    const log = this.past ? told.log : { at, lines: lines.slice(0, Math.max(0, moment.end - at)) };
    const { view, seq, waiting } = moment;
    return { ...told, view, seq, waiting, log, decision: null, result: null, table: { ...told.table, result: null } };
  }

  /** The moment that is shown, if it isn't now. */
  get moment() {
    return this.at === null ? this.beat : this.kept[this.at];
  }

  /**
   * What the log says has led to the moment that is shown, since the one that was shown before it.
   *
   * @param {TableState} s
   */
  lines(s) {
    if (this.past) return this.moment?.lines ?? [];
    const end = s.log.at + s.log.lines.length,
      news = s.log.lines.slice(Math.max(0, this.told - s.log.at));
    if (!this.told) news.length = 0;
    this.told = end;
    return news;
  }

  get past() {
    return this.at !== null;
  }

  /** How many lines the log had when one chose last. */
  get since() {
    return this.kept[0]?.end ?? null;
  }

  /** The kept moments that one is led through: where it began, and all that tell something. */
  get stops() {
    return this.kept.flatMap((moment, i) => (i && !moment.lines.length ? [] : [i]));
  }

  /**
   * What led to the moment of the past that is shown; all that came after it, where it began.
   *
   * @returns {Turn[]}
   */
  get trail() {
    if (this.at === null) return [];
    const { stops } = this,
      turns = stops.slice(1).map((to, i) => ({
        from: this.kept[stops[i]].view,
        to: this.kept[to].view,
        lines: this.kept[to].lines,
      }));
    const shown = stops.findLastIndex((stop) => stop <= /** @type {number} */ (this.at));
    return shown > 0 ? [turns[shown - 1]] : turns;
  }

  /** How many more moments there are to be shown before it is now. */
  get left() {
    return this.queue.length;
  }

  /**
   * The table was told anew, or has gone on; `before`: whether a question was shown until now.
   *
   * @param {TableState} state @param {Message} message @param {boolean} before
   */
  hear(state, message, before) {
    if (message.t === "table" || (message.t === "update" && message.back)) return this.anew(state);
    if (message.t !== "update" || !state.view) return;
    const moment = momentOf(state, message.log?.lines ?? []);
    this.kept.push(moment);
    if (this.kept.length > KEPT) this.forget(1);
    this.follow(moment, state, before);
  }

  /** @param {TableState} state */
  anew(state) {
    this.kept = state.view ? [momentOf(state, [])] : [];
    this.at = null;
    this.end();
  }

  /** @param {number} n */
  forget(n) {
    this.kept.splice(0, n);
    if (this.at !== null) this.at = Math.max(0, this.at - n);
  }

  /**
   * @param {Moment} moment @param {TableState} state @param {boolean} before
   */
  follow(moment, state, before) {
    const now = this.now();
    if (!paced() || before || !this.shown || (!this.queue.length && now >= this.until)) {
      this.end();
      this.hold(moment, now + beatLength(moment, speed()));
      return;
    }
    if (!this.queue.length) this.beat = this.shown; // it keeps its time, and what is new waits
    this.queue.push(moment);
    if (state.decision) this.asked ??= now;
    this.wait();
  }

  /** @param {Moment} moment @param {number} until */
  hold(moment, until) {
    this.shown = moment;
    this.until = until;
  }

  wait() {
    clearTimeout(this.timer);
    const now = this.now();
    const waited = this.asked === null ? null : now - this.asked;
    const all = [/** @type {Moment} */ (this.beat), ...this.queue];
    const length = Math.min(this.until - now, paceOf(all, speed(), waited));
    this.timer = setTimeout(() => this.next(), Math.max(0, length));
  }

  /** The next moment is shown; the last of them is now. */
  next() {
    const now = this.now();
    let moment = this.queue.shift();
    while (this.queue.length && moment && !this.time(moment, now)) moment = this.queue.shift();
    if (!moment) return;
    this.hold(moment, now + beatLength(moment, speed()));
    this.beat = this.queue.length ? moment : null;
    if (this.queue.length) this.wait();
    else this.asked = null;
    this.turned();
  }

  /** @param {Moment} moment @param {number} now */
  time(moment, now) {
    return paceOf([moment, ...this.queue], speed(), this.asked === null ? null : now - this.asked);
  }

  end() {
    clearTimeout(this.timer);
    this.shown = this.kept.at(-1) ?? null;
    this.until = 0;
    this.queue = [];
    this.beat = null;
    this.asked = null;
  }

  /** Nothing more is shown on the way to now. */
  skip() {
    this.end();
    this.turned();
  }

  /** One has chosen: what is looked back at begins here. */
  chose() {
    this.forget(this.kept.length - 1);
    this.at = null;
  }

  /**
   * Look back at one of the moments; null: at none of them.
   *
   * @param {number | null} at
   */
  look(at) {
    if (at !== null) {
      this.end();
      at = Math.max(0, Math.min(at, this.kept.length - 1));
    }
    this.at = at;
    this.turned();
  }

  close() {
    clearTimeout(this.timer);
  }
}
