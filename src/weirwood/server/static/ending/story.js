// How the game went, beside the final table: the curve with a way into the replay from any point, what turned it, and
// each round in a line.
import { get } from "../api.js";
import { find, h, shape } from "../dom.js";
import { copyText } from "../layers.js";
import { sounds } from "../motion/sounds.js";
import { Analysis } from "./analysis.js";
import { along, drawing, last, marks, momentAt, scoresAt } from "./curve.js";
import { brought, inShort, standing } from "./words.js";

/** @import { Book } from "../book/book.js" */

export class Story {
  /** @param {string} id @param {Book} book @param {() => void} draw */
  constructor(id, book, draw) {
    this.id = id;
    this.book = book;
    this.draw = draw;
    /** @type {Ending | null} */
    this.ending = null;
    this.analysis = new Analysis(id, draw);
    this.asked = false;
    /** @type {number | null} the seat of whoever looks */
    this.you = null;
    this.failed = "";
    /** @type {number | null} the moment that is pointed at; null: the end */
    this.at = null;
  }

  async load() {
    if (this.asked) return;
    this.asked = true;
    sounds.play("end");
    try {
      this.ending = await get(`/api/tables/${this.id}/ending`);
    } catch (failure) {
      this.failed = failure.message;
    }
    this.draw();
  }

  /** @param {number} at */
  link(at) {
    return `/t/${this.id}/replay?at=${at}&seat=open`;
  }

  /** @param {Result} result */
  share(result) {
    const text = this.ending ? inShort(this.ending, result, this.book.word("score")) : result.reason;
    return copyText(`${text} ${location.origin}/t/${this.id}/replay`, "Summary and link");
  }

  /**
   * @param {number | null} you
   * @returns {Child}
   */
  view(you) {
    this.you = you;
    this.load();
    const { ending } = this;
    if (this.failed) return h("p.faint", this.failed);
    if (!ending) return h("p.faint", { role: "status" }, "Looking back over the game …");
    return [
      ending.curve[0]?.scores.length ? this.curve(ending) : null,
      ending.turns.length ? this.turns(ending) : null,
      you === null ? null : this.analysis.view(),
      ending.rounds.length ? this.rounds(ending) : null,
    ];
  }

  /** @param {Ending} ending */
  curve(ending) {
    const at = this.at ?? last(ending),
      scores = scoresAt(ending, at),
      round = ending.rounds.find((each) => at <= each.to) ?? ending.rounds.at(-1);
    const final = scoresAt(ending, Infinity),
      places = marks(ending);
    /** @param {number} part */
    const percent = (part) => `${(part * 100).toFixed(2)}%`;
    return h(
      "figure.curve",
      { key: "curve" },
      h("figcaption", `${this.book.word("score")} by round`),
      h(
        "div.plot-of",
        { onclick: (event) => this.point(ending, event) },
        shape(drawing(ending)),
        h("span.cursor", { "aria-hidden": "true", vars: { left: percent(along(ending, at)) } }),
        ending.turns.map((turn, n) =>
          h(
            "a.turn-mark",
            {
              href: this.link(turn.at),
              key: `mark-${n}`,
              "aria-label": `Turn ${n + 1}: replay from there`,
              vars: { left: percent(places[n].left), top: percent(places[n].top) },
            },
            n + 1,
          ),
        ),
      ),
      h(
        "ul.curve-names",
        final.map((score, seat) =>
          h(`li.s${seat}`, h("i", { "aria-hidden": "true" }), ending.names[seat], h("b", score)),
        ),
      ),
      h("input", {
        type: "range",
        min: 0,
        max: last(ending),
        value: at,
        "aria-label": "A moment of the game",
        "aria-valuetext": `${round ? `Round ${round.round}: ` : ""}${standing(ending, scores)}`,
        oninput: (event) => this.move(Number(event.target.value)),
      }),
      h(
        "div.row",
        h("a.button", { href: this.link(at) }, "Replay from here"),
        this.you === null
          ? null
          : h(
              "button",
              { type: "button", onclick: () => this.analysis.tryFrom(Math.min(at, last(ending) - 1)) },
              "Try it from here",
            ),
        h("span.faint.small", `${round ? `Round ${round.round} · ` : ""}${standing(ending, scores)}`),
      ),
    );
  }

  /** @param {number} at */
  move(at) {
    this.at = at;
    this.draw();
  }

  /** @param {Ending} ending @param {any} event */
  point(ending, event) {
    if (event.target.closest("a")) return;
    const box = find(event.currentTarget, ".curve-lines")?.getBoundingClientRect();
    if (box) this.move(momentAt(ending, (event.clientX - box.left) / box.width));
  }

  /** @param {Ending} ending */
  turns(ending) {
    const items = ending.turns.map((turn) =>
      h(
        "li",
        { class: turn.good ? "good-turn" : "bad-turn" },
        h(
          "a.turn-link",
          { href: this.link(turn.at) },
          turn.round ? h("small", `Round ${turn.round} `) : null,
          turn.lines.map((each) => each.text).join(" ") || `${ending.names[turn.seat]}: ${turn.label}`,
        ),
      ),
    );
    return told("turns", "What turned it", items);
  }

  /** @param {Ending} ending */
  rounds(ending) {
    const items = ending.rounds.map((round) =>
      h(
        "li",
        h("a.turn-link", { href: this.link(round.from) }, `Round ${round.round}`),
        " ",
        h("span", round.scores.length ? `${brought(ending, round)}. ` : "", round.line?.text ?? ""),
      ),
    );
    return told("by-round", "Round by round", items);
  }
}

/** @param {string} kind @param {string} title @param {Child[]} items */
const told = (kind, title, items) =>
  h(`section.${kind}`, { key: kind, "aria-label": title }, h("h3", title), h("ol", items));
