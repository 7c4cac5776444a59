// A finished game as a film: the view after any number of choices, found from the nearest snapshot before it.
import { apply } from "../hearing/patch.js";

const EVERY = 25;

export class Film {
  /** @param {View} view @param {{ patch: Patch }[]} steps */
  constructor(view, steps) {
    this.steps = steps;
    /** @type {View[]} */
    this.snapshots = [view]; // after 0, 25, 50 … choices, as far as it was seen
    this.last = { at: 0, view };
  }

  get length() {
    return this.steps.length;
  }

  /**
   * The view after n choices; it is the caller's to read, not to change.
   *
   * @param {number} n
   */
  at(n) {
    if (this.last.at !== n) this.last = { at: n, view: this.last.at === n - 1 ? this.next(n) : this.from(n) };
    return this.last.view;
  }

  /** @param {number} n */
  next(n) {
    return apply(this.last.view, this.steps[n - 1].patch);
  }

  /** @param {number} n */
  from(n) {
    const base = Math.min(Math.floor(n / EVERY), this.snapshots.length - 1);
    let view = this.snapshots[base];
    for (let i = base * EVERY; i < n; i += 1) {
      if (i && i % EVERY === 0 && this.snapshots.length === i / EVERY) this.snapshots.push(view);
      view = apply(view, this.steps[i].patch);
    }
    return view;
  }
}
