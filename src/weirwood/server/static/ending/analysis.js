// What one's own choices cost: the chance of winning over the game, the choices that cost most, and a try from there.
import { get, post } from "../api.js";
import { h, shape } from "../dom.js";
import { say } from "../layers.js";
import { go } from "../shell.js";
import { plural } from "../text.js";

const WIDE = 320;
const HIGH = 110;
const SHOWN = 5;
const AGAIN = 1000;

export class Analysis {
  /** @param {string} id @param {() => void} draw */
  constructor(id, draw) {
    this.id = id;
    this.draw = draw;
    /** @type {Analysed | null} */
    this.found = null;
    /** @type {{ done: number; of: number } | null} */
    this.progress = null;
    this.asked = false;
    this.failed = "";
  }

  get address() {
    return `/api/tables/${this.id}/analysis`;
  }

  /** @param {() => Promise<{ analysis: Analysed | null; progress: { done: number; of: number } | null }>} ask */
  async hear(ask) {
    try {
      const { analysis, progress } = await ask();
      const stopped = this.progress && !progress && !analysis;
      this.found = analysis;
      this.progress = progress;
      this.failed = stopped ? "The game can't be looked through in this version." : "";
      if (progress) setTimeout(() => this.hear(() => get(this.address)), AGAIN);
    } catch (failure) {
      this.progress = null;
      this.failed = failure.message;
    }
    this.draw();
  }

  load() {
    if (this.asked) return;
    this.asked = true;
    this.hear(() => get(this.address));
  }

  /** @param {number} at */
  async tryFrom(at) {
    try {
      go(`/t/${(await post(`/api/tables/${this.id}/try`, { at })).table}`);
    } catch (failure) {
      say(failure.message, "error");
    }
  }

  /** @returns {Child} */
  view() {
    this.load();
    const { found, progress } = this;
    return h(
      "section.analysis",
      { key: "analysis", "aria-label": "My choices" },
      h("h3", "My choices"),
      this.failed ? h("p.faint", { role: "status" }, this.failed) : null,
      found ? this.told(found) : progress ? going(progress) : this.offer(),
    );
  }

  offer() {
    return h(
      "button",
      { type: "button", onclick: () => this.hear(() => post(this.address, {})) },
      "Which of them cost most?",
    );
  }

  /** @param {Analysed} found */
  told(found) {
    const worst = costly(found);
    return [
      found.choices.length > 1 ? curve(found) : null,
      h("p", inWords(found)),
      worst.length
        ? h(
            "ol",
            worst.map((each) =>
              h(
                "li",
                { key: `at-${each.at}` },
                h("a.turn-link", { href: `/t/${this.id}/replay?at=${each.at}&seat=open` }, `${each.said} ${each.mark}`),
                h("span", ` cost ${points(each.cost)} ± ${points(each.error)}. Better: ${each.best}. `),
                h(
                  "button.plain.small",
                  {
                    type: "button",
                    "aria-label": `Try it from here: ${each.said}`,
                    onclick: () => this.tryFrom(each.at),
                  },
                  "Try it from here",
                ),
              ),
            ),
          )
        : null,
    ];
  }
}

/** @param {{ done: number; of: number }} progress */
const going = ({ done, of }) => [
  h("progress", { max: of, value: done, "aria-label": "Going through my choices" }),
  h("p.faint.small", { role: "status" }, `${done} of ${plural(of, "choice")}. It goes on if you leave, and is kept.`),
];

/** @param {number} part */
export const points = (part) => Math.round(part * 100);

/**
 * The marked choices, the worst first.
 *
 * @param {Analysed} found
 */
export const costly = (found) =>
  found.choices
    .filter((each) => each.mark)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, SHOWN);

/**
 * All of it in a sentence or two: what one's own choices cost, and what came by luck and by the others.
 *
 * @param {Analysed} found
 */
export function inWords(found) {
  const count = found.choices.filter((each) => each.mark).length,
    came = points(found.luck);
  const own = count
    ? `${plural(count, "choice")} cost ${points(found.cost)} points of the chance to win together.`
    : "No choice cost 10 points of the chance to win or more, as far as can be told.";
  return `${own} Luck and the others ${came < 0 ? "took" : "gave"} ${Math.abs(came)}.`;
}

/** @param {Analysed} found */
function curve(found) {
  const x = (/** @type {number} */ n) => ((n / (found.choices.length - 1)) * WIDE).toFixed(1),
    y = (/** @type {number} */ chance) => ((1 - chance) * HIGH).toFixed(1);
  const d = found.choices.map((each, n) => `${n ? "L" : "M"}${x(n)} ${y(each.chance)}`).join(" ");
  const marks = found.choices.flatMap((each, n) =>
    each.mark ? [`<circle class="mark-of" cx="${x(n)}" cy="${y(each.chance)}" r="4"/>`] : [],
  );
  const first = points(found.choices[0].chance),
    last = points(found.choices[found.choices.length - 1].chance);
  return h(
    "figure.curve",
    h("figcaption", `My chance to win, as I could know it: from ${first} to ${last} in 100`),
    shape(`<svg class="chances" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true" focusable="false">
      <path class="ground" d="M0 ${HIGH / 2} H${WIDE}"/><path class="line s0" d="${d}"/>${marks.join("")}</svg>`),
  );
}
