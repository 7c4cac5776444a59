// The preview: a card in full beside what the pointer or the focus is on, or a finger stays on.
import { explained } from "../book/glossary.js";
import { h } from "../dom.js";
import { beside } from "../layout/beside.js";
import { drawCard, stateLines } from "./card.js";

/** @import { Book } from "../book/book.js" */

const COMPARED = ".hand, .tray, .draft-row, .prompt"; // among these one chooses: all of them stay in sight
const LONG = 450; // ms that a finger stays
const SHORT = 280; // and a pointer

export class Preview {
  /** @param {Book} book */
  constructor(book) {
    this.book = book;
    /** @type {HTMLElement | null} */
    this.shown = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.hide = this.hide.bind(this);
  }

  /**
   * What a thing listens to so that it can be read.
   *
   * @param {string | undefined} title @param {Card} [card]
   * @returns {Props}
   */
  over(title, card) {
    /** @param {any} target @param {number} wait */
    const later = (target, wait) => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.show(target, title, card), wait);
    };
    return {
      onpointerenter: (event) => {
        if (event.pointerType === "mouse" && innerWidth >= 800) later(event.currentTarget, SHORT);
      },
      onpointerleave: this.hide,
      onfocus: (event) => {
        if (event.currentTarget.matches(":focus-visible")) this.show(event.currentTarget, title, card);
      },
      onblur: this.hide,
      onpointerdown: (event) => {
        if (event.pointerType !== "mouse") later(event.currentTarget, LONG);
      },
      onpointerup: (event) => {
        if (event.pointerType === "mouse") return;
        if (this.shown) event.currentTarget.addEventListener("click", unclicked, { capture: true, once: true });
        this.hide();
      },
      onpointercancel: this.hide,
    };
  }

  hide() {
    clearTimeout(this.timer);
    this.shown?.remove();
    this.shown = null;
  }

  /** @param {HTMLElement} target @param {string | undefined} title @param {Card} [card] */
  show(target, title, card) {
    this.hide();
    const face = this.book.faceOf(title);
    if (!target.isConnected || !face.type) return;
    const lines = card ? stateLines(this.book, card).slice(1) : [];
    const shown = h(
      "div.preview",
      { "aria-hidden": "true" },
      drawCard(this.book, card ?? { name: title ?? "", title }, { tag: "div", full: true }),
      lines.length
        ? h(
            "ul",
            lines.map((line) => h("li", line)),
          )
        : null,
      explained(this.book, face),
    );
    document.getElementById("layers")?.append(shown);
    this.shown = shown;
    const box = target.getBoundingClientRect(),
      among = target.closest(COMPARED)?.getBoundingClientRect() ?? box;
    const size = { width: shown.offsetWidth, height: shown.offsetHeight };
    const { left, top } = beside(box, among, size, { width: innerWidth, height: innerHeight });
    shown.style.left = `${left}px`;
    shown.style.top = `${top}px`;
  }
}

/**
 * A finger that stayed wanted to read, not to choose.
 *
 * @param {Event} event
 */
function unclicked(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
