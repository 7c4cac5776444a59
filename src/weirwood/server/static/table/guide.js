// A guided game: at each question what it is for and what a good choice would be, until it ends or is left.
import { keyOf, partOf } from "../asking/several.js";
import { sentence } from "../asking/things.js";
import { announce, h } from "../dom.js";

/** @import { TablePage } from "./page.js" */

const SOON = 1000; // milliseconds until the guide is asked again

export class Guide {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.left = false;
    /** @type {string | null} the question that it is about (`partOf`) */
    this.about = null;
    /** @type {Guidance | null} nothing until the table has answered */
    this.told = null;
    /** @type {Set<number>} notes that were read before */
    this.read = new Set();
  }

  /** What is asked now is asked about, once. */
  async follow() {
    const { s } = this.page,
      { decision } = s;
    if (this.left || !s.table.guide || s.you === null || !decision || s.result || this.about === keyOf(decision))
      return;
    if (this.told && !this.told.over) this.read.add(this.told.note);
    const about = keyOf(decision);
    this.about = about;
    this.told = null;
    const answer = await this.ask(decision);
    if (this.about !== about) return;
    if (answer.t === "guide") {
      this.told = answer;
      announce(this.words());
    }
    this.page.draw();
  }

  /**
   * Whoever plays faster than the guide may be asked hears from it a moment later.
   *
   * @param {Decision} decision
   */
  async ask(decision) {
    const about = keyOf(decision),
      options = partOf(decision);
    for (;;) {
      const answer = await this.page.connection.request({ t: "guide", decision: decision.id, options });
      if (answer.t !== "refused" || answer.code !== "rate" || this.about !== about) return answer;
      await new Promise((done) => setTimeout(done, SOON));
      if (this.left || this.about !== about) return answer;
    }
  }

  words() {
    if (!this.told) return "";
    const { note, say, again } = this.told;
    return this.read.has(note) && again ? again : say;
  }

  leave() {
    this.left = true;
    this.page.draw();
  }

  /** @returns {Child} */
  view() {
    const { decision } = this.page.s;
    if (this.left || !decision || this.about !== keyOf(decision) || !this.told) return null;
    const option = decision.options.find((each) => each.label === this.told?.label);
    return h(
      "section.guide",
      { "aria-label": "Guide", key: "guide", "data-about": keyOf(decision) },
      h("p", this.words()),
      option ? h("p.good", "A good choice: ", h("b", sentence(option)), ".") : null,
      h(
        "button.plain.small",
        { type: "button", onclick: () => this.leave() },
        this.told.over ? "Thank you" : "Leave the guide",
      ),
    );
  }
}
