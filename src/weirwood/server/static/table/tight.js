// A question with so many answers that it would have to be scrolled moves together first.
import { find } from "../dom.js";

const TIGHT = ["tight", "tighter"];

/** @param {HTMLElement} root */
export function tighten(root) {
  const prompt = find(root, ".prompt.asking");
  if (!prompt) return;
  prompt.classList.remove(...TIGHT);
  for (const name of TIGHT) if (prompt.scrollHeight > prompt.clientHeight + 1) prompt.classList.add(name);
}
