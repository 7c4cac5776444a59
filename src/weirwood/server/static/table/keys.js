// Keys at the table: numbers take answers, space the sensible one, ? asks for a hint, U takes back, P, W and N pass on
// or don't.
import { anySheet, menuOpen, say } from "../layers.js";
import { remembered } from "../preferences.js";
import { keyed, PER_PAGE, pageOf } from "./prompt.js";

/** @import { TablePage } from "./page.js" */

/** @param {TablePage} page @param {any} event */
export function pressed(page, event) {
  const decision = page.told && page.s.decision;
  if (!page.told || event.ctrlKey || event.metaKey || event.altKey || anySheet() || menuOpen()) return;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.nodeName)) return;
  if (event.key === "Enter" && page.called && !event.target.closest?.("button, a, summary"))
    return void page.request({ t: "ready" });
  if (remembered("keys", true) && (wished(page, event) || (decision && lettered(page, decision, event)))) return;
  if (!decision || (event.key !== " " && event.key !== "Enter")) return;
  const button = event.target.closest?.("button, a, summary");
  if (button && !button.disabled) return; // it is meant
  event.preventDefault();
  const answer = decision.sensible ?? (decision.options.length === 1 ? decision.options[0].label : null);
  if (answer !== null) page.choose({ label: answer });
  else say("No answer goes without saying here: choose one.");
}

/** What may be switched on and off by a key, at any time: preferences of the seat. */
const WISHES = /** @type {const} */ ({ p: "phase", w: "until", n: "next" });

/**
 * The keys for passing on, and for being asked at the next window; says whether it was one.
 *
 * @param {TablePage} page @param {any} event
 */
function wished(page, event) {
  const name = /** @type {Record<string, "phase" | "until" | "next">} */ (WISHES)[event.key],
    { prefs } = page.s;
  if (!name || !prefs || page.s.you === null || page.s.result) return false;
  page.request({ t: "prefs", prefs: { [name]: !prefs[name] } });
  return true;
}

/**
 * Number and letter keys, which can be turned off; says whether it was one.
 *
 * @param {TablePage} page @param {Decision} decision @param {any} event
 */
function lettered(page, decision, event) {
  if (/^[1-9]$/.test(event.key)) {
    const option = pageOf(decision, page.ui.page)[Number(event.key) - 1];
    if (option) {
      event.preventDefault();
      page.choose(option);
    }
    return true;
  }
  if (event.key === "0") {
    page.ui.page = (page.ui.page + 1) % Math.max(1, Math.ceil(keyed(decision).length / PER_PAGE));
    page.draw();
    return true;
  }
  if (event.key === "?" && page.hint.open) {
    page.hint.ask();
    return true;
  }
  if (event.key === "u" && page.s.takeback !== "no") {
    page.request({ t: "takeback" });
    return true;
  }
  return false;
}
