// Whoever clicks or presses a key while something moves wants to go on: it is finished at once. Keys lead through what
// is past.
import { anySheet, menuOpen } from "../layers.js";
import { motion } from "../motion/layer.js";
import { sounds } from "../motion/sounds.js";
import { remembered } from "../preferences.js";
import { lookBack, step } from "./captions.js";

/** @import { TablePage } from "./page.js" */

const SKIPS = /^( |Enter|Escape|[0-9a-z])$/;

/**
 * Before anything else hears of it: what is pressed while no question is shown answers none.
 *
 * @param {TablePage} page
 * @returns {() => void} ends it
 */
export function watch(page) {
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    sounds.wake();
    if (!page.told || event.ctrlKey || event.metaKey || event.altKey || anySheet() || menuOpen()) return;
    const target = /** @type {Element} */ (event.target);
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.nodeName)) return;
    if (event.key !== "Tab") motion.finish();
    if (!pressed(page, event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** @param {MouseEvent} event */
  const click = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!page.stage.left || page.stage.past || !target.closest?.(".place")) return;
    page.skip();
    event.preventDefault();
    event.stopPropagation();
  };
  const down = () => {
    sounds.wake();
    motion.finish();
  };
  document.addEventListener("keydown", key, true);
  document.addEventListener("click", click, true);
  document.addEventListener("pointerdown", down, true);
  return () => {
    document.removeEventListener("pointerdown", down, true);
    document.removeEventListener("keydown", key, true);
    document.removeEventListener("click", click, true);
  };
}

/**
 * Says whether the key was meant for what moves.
 *
 * @param {TablePage} page @param {KeyboardEvent} event @param {Element} target
 */
function pressed(page, event, target) {
  const { stage } = page;
  if (stage.past) return backward(page, event.key, target);
  if (stage.left) {
    if (!SKIPS.test(event.key)) return false;
    page.skip();
    return true;
  }
  if (event.key !== "h" || !remembered("keys", true)) return false;
  lookBack(page);
  return true;
}

/** @param {TablePage} page @param {string} key @param {Element} target */
function backward(page, key, target) {
  const { stops } = page.stage,
    at = stops.findLastIndex((stop) => stop <= (page.stage.at ?? 0));
  /** @type {Record<string, number>} */
  const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: stops.length - 1, h: at + 1 };
  if (key === "Escape") page.stage.look(null);
  else if (steps[key] !== undefined && !target.closest(".map, .log"))
    step(page, stops[Math.max(0, Math.min(steps[key], stops.length - 1))]);
  else return /^[0-9u]$/.test(key); // no answer to what isn't shown
  return true;
}
