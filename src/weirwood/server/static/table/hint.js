// A hint: what the computer would do here, how good it thinks that is, and why.
import { keyOf, partOf } from "../asking/several.js";
import { sentence } from "../asking/things.js";
import { announce, h } from "../dom.js";

/** @import { TablePage } from "./page.js" */

export class Hint {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {string | null} the question that it is about (`partOf`) */
    this.about = null;
    /** @type {Advice[] | null} nothing while the computer thinks */
    this.options = null;
  }

  /** Whether one can be asked for now. */
  get open() {
    const { s } = this.page;
    return Boolean(s.table.hints && s.you !== null && s.decision && s.decision.options.length > 1 && !s.result);
  }

  async ask() {
    const { decision } = this.page.s;
    if (!decision || !this.open || this.about === keyOf(decision)) return;
    const about = keyOf(decision);
    this.about = about;
    this.options = null;
    this.page.draw();
    const answer = await this.page.request({ t: "hint", decision: decision.id, options: partOf(decision) });
    if (this.about !== about) return;
    if (answer.t === "hint" && answer.options.length) {
      this.options = answer.options;
      announce(`The computer would: ${said(decision, answer.options[0].label)}.`);
    } else this.about = null;
    this.page.draw();
  }

  /** @returns {Child} */
  button() {
    const { decision } = this.page.s;
    if (!this.open || (decision && this.about === keyOf(decision))) return null;
    return h(
      "button.plain.ask-hint",
      { type: "button", key: "hint", title: "What the computer would do here (?)", onclick: () => this.ask() },
      "Hint",
      h("kbd", { "aria-hidden": "true" }, "?"),
    );
  }

  /** @returns {Child} */
  view() {
    const { decision } = this.page.s;
    if (!decision || this.about !== keyOf(decision)) return null;
    if (!this.options) return h("p.hint-of.faint", { role: "status", key: "hint" }, "The computer thinks about it …");
    return h(
      "section.hint-of",
      { "aria-label": "Hint", key: "hint" },
      h("h3", "The computer would"),
      h(
        "ol",
        this.options.map((each) =>
          h(
            "li",
            { key: each.label },
            h("b", said(decision, each.label)),
            each.chance === null || each.error === null ? null : h("span.chance", chance(each.chance, each.error)),
            each.reason ? h("small", each.reason) : null,
          ),
        ),
      ),
    );
  }
}

/** @param {Decision} decision @param {string} label */
const said = (decision, label) => sentence(decision.options.find((option) => option.label === label) ?? { label });

/**
 * A chance of winning with how far it may be off, in hundredths.
 *
 * @param {number} part @param {number} error
 */
export const chance = (part, error) =>
  `${Math.round(part * 100)} ± ${Math.max(1, Math.round(error * 100))} in 100 to win`;
