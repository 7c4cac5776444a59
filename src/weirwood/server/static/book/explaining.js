// Words that explain themselves do so beside where they stand, over everything: to the pointer, the focus and a tap.
import { h } from "../dom.js";

const EDGE = 8; // from the window's sides

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function termAt(target) {
  const found = target instanceof Element ? target.closest("[data-explains]") : null;
  // whoever points at a card that can be pressed gets its preview, with all its words
  return found?.closest("button.card") ? null : /** @type {HTMLElement | null} */ (found);
}

export class Explaining {
  constructor() {
    /** @type {HTMLElement | null} */
    this.shown = null;
    /** @param {Event} event */
    this.look = (event) => {
      const term = termAt(event.target);
      if (term) this.show(term);
      else this.hide();
    };
    this.hide = this.hide.bind(this);
    for (const kind of ["pointerover", "focusin", "click"]) document.addEventListener(kind, this.look);
    for (const kind of ["scroll", "keydown"]) document.addEventListener(kind, this.hide, true);
  }

  close() {
    this.hide();
    for (const kind of ["pointerover", "focusin", "click"]) document.removeEventListener(kind, this.look);
    for (const kind of ["scroll", "keydown"]) document.removeEventListener(kind, this.hide, true);
  }

  hide() {
    this.shown?.remove();
    this.shown = null;
  }

  /** @param {HTMLElement} term */
  show(term) {
    this.hide();
    this.shown = h("div.explanation", { "aria-hidden": "true" }, term.dataset.explains);
    (term.closest("dialog") ?? document.getElementById("layers"))?.append(this.shown);
    const { left, top, bottom } = term.getBoundingClientRect(),
      { offsetWidth: wide, offsetHeight: high } = this.shown;
    const below = bottom + 6 + high < innerHeight;
    this.shown.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - wide - EDGE))}px`;
    this.shown.style.top = `${below ? bottom + 6 : top - high - 6}px`;
  }
}
