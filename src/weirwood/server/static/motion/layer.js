// Over the page: what is on its way from one place to another. Nobody can click it, and nobody hears of it.
import { find, h } from "../dom.js";

/** The layer on which things fly. */
export function layer() {
  const layers = /** @type {HTMLElement} */ (document.getElementById("layers"));
  let found = find(layers, ".flying");
  if (!found) {
    found = h("div.flying", { "aria-hidden": "true", inert: true });
    layers.append(found);
  }
  return found;
}

/** All that moves now; it can be finished at once. */
class Motion {
  constructor() {
    /** @type {Map<Element, { animation: Animation; done: () => void }>} */
    this.running = new Map();
  }

  /**
   * @param {Element} el @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how
   * @param {() => void} [done] also when it is finished before its time
   */
  run(el, frames, how, done = () => {}) {
    this.stop(el);
    const animation = el.animate(frames, how);
    this.running.set(el, { animation, done });
    animation.onfinish = () => {
      if (this.running.get(el)?.animation === animation) this.stop(el);
    };
    return animation;
  }

  /** @param {Element} el */
  stop(el) {
    const found = this.running.get(el);
    if (!found) return;
    this.running.delete(el);
    found.animation.cancel();
    found.done();
  }

  finish() {
    for (const el of [...this.running.keys()]) this.stop(el);
  }
}

export const motion = new Motion();
