// Power, gold and victory points on their way.
import { h } from "../dom.js";
import { sign } from "../signs.js";
import { layer, motion } from "./layer.js";
import { moveLength } from "./speed.js";

const MOST = 4; // pieces that are seen to fly; how many it is stands beside the first

/** @param {HTMLElement} el @returns {[x: number, y: number] | null} */
function middleOf(el) {
  const box = el.getBoundingClientRect();
  if (!box.width || box.bottom < 0 || box.top > innerHeight) return null;
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** @param {Flight} flight @param {HTMLElement} from @param {HTMLElement} to */
export function fly({ kind, n }, from, to) {
  const start = middleOf(from),
    end = middleOf(to);
  if (!start || !end) return;
  const pieces = Math.min(MOST, n),
    length = moveLength() * 1.7;
  for (let i = 0; i < pieces; i += 1) {
    const piece = h(`span.flight.${kind}`, sign(kind === "points" ? "first" : kind), i || n < 2 ? null : h("b", n));
    [piece.style.left, piece.style.top] = [`${start[0]}px`, `${start[1]}px`];
    layer().append(piece);
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]],
      aside = 26 + 10 * i;
    const frames = [
      { transform: "translate(-50%, -50%) scale(0.5)", opacity: 0 },
      { transform: `translate(${dx * 0.35 - 50}px, ${dy * 0.35 - aside}px) scale(1.35)`, opacity: 1, offset: 0.4 },
      { transform: `translate(${dx}px, ${dy}px) translate(-50%, -50%) scale(0.8)`, opacity: 1 },
    ];
    const last = i === pieces - 1;
    motion.run(piece, frames, { duration: length, delay: i * 60, easing: "ease-in-out", fill: "backwards" }, () => {
      piece.remove();
      if (last && to.isConnected) pulse(to);
    });
  }
}

/** @param {HTMLElement} el */
function pulse(el) {
  el.animate([{ transform: "none" }, { transform: "scale(1.18)" }, { transform: "none" }], { duration: 260 });
}
