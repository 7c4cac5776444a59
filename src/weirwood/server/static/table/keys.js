// Keys at the table: numbers take answers, space passes, U takes back.

import { anySheet, menuOpen } from "../layers.js";
import { remembered } from "../preferences.js";
import { keyed, PER_PAGE, pageOf } from "./prompt.js";

/** @import { TablePage } from "./page.js" */

/** @param {TablePage} page @param {any} event */
export function pressed(page, event) {
  const decision = page.told?.decision;
  if (!decision || event.ctrlKey || event.metaKey || event.altKey || anySheet() || menuOpen()) return;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.nodeName)) return;
  if (remembered("keys", true) && lettered(page, decision, event)) return;
  if (event.key !== " " && event.key !== "Enter") return;
  const button = event.target.closest?.("button, a, summary");
  if (button && !button.disabled) return; // it is meant
  event.preventDefault();
  if (decision.decline) page.choose({ label: decision.decline });
  else if (decision.options.length === 1) page.choose(decision.options[0]);
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
  if (event.key === "u" && page.s.takeback !== "no") {
    page.request({ t: "takeback" });
    return true;
  }
  return false;
}
