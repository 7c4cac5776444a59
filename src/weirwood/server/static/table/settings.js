// Stops, passes and keys: when the table should ask, and when silence is the answer.
import { h } from "../dom.js";
import { sheet } from "../layers.js";
import { remember, remembered } from "../preferences.js";
import { capital } from "../text.js";

/** @import { Book } from "../book/book.js" */

const KEYS = [
  ["1 … 9", "take that answer"],
  ["0", "the next nine answers"],
  ["Space or Enter", "the sensible answer: the large button"],
  ["P", "pass this phase"],
  ["W", "wait: pass until something happens to me"],
  ["N", "ask me at the next window, whatever it is"],
  ["U", "take back"],
  ["H, then ← →", "what happened since my last choice, step by step"],
  ["H", "what happened since my last choice"],
  ["Tab, Enter", "move among cards, open what one can do"],
  ["Escape", "close"],
];
/** @type {[Stop, string][]} */
const STOPS = [
  ["matters", "what matters"],
  ["all", "everything"],
  ["pass", "nothing"],
];
/** @type {[Often, string][]} */
const OFTEN = [
  ["always", "always ask"],
  ["matters", "when it matters"],
  ["never", "never ask"],
];

/**
 * now() gives the table's state as it is then.
 *
 * @param {Book} book @param {() => TableState} now @param {(message: Ask) => Promise<Reply>} request
 */
export function openSettings(book, now, request) {
  sheet("Stops, passes and keys", () => {
    const box = h("div.settings");
    /** @param {PrefsWish} prefs */
    const change = async (prefs) => {
      await request({ t: "prefs", prefs });
      draw();
    };
    const draw = () => {
      const s = now(),
        p = s.you !== null && s.view && !s.result ? s.prefs : null;
      const nothing = s.you === null ? "You are watching." : "There is nothing to pass now.";
      box.replaceChildren(h("div", p ? asked(book, s, p, change) : h("p.faint", nothing)), keys());
    };
    draw();
    return box;
  });
}

/**
 * @param {boolean} checked @param {string} label @param {string} help @param {(on: boolean) => any} change
 */
const flag = (checked, label, help, change, disabled = false) =>
  h(
    "label.check",
    h("input", { type: "checkbox", checked, disabled, onchange: (e) => change(e.target.checked) }),
    h("span", h("b", label), h("small", help)),
  );

/**
 * What a person is asked at this game: in all, by phase, by card.
 *
 * @param {Book} book @param {TableState} s @param {Prefs} p @param {(prefs: PrefsWish) => any} change
 */
function asked(book, s, p, change) {
  const stops = s.table.ask_all;
  return [
    h("p.faint", "Kept for this game. By default you are asked whatever can still matter to you."),
    flag(p.everything, "Ask me everything", "Also what can't matter, and what loses nothing.", (on) =>
      change({ everything: on }),
    ),
    flag(
      p.until,
      "Pass until something happens to me",
      "Declines for me until I am attacked, chosen or must answer; then switches itself off.",
      (on) => change({ until: on }),
    ),
    flag(Boolean(p.phase), "Pass this phase", "Declines for me until the phase is over.", (on) =>
      change({ phase: on }),
    ),
    flag(p.next, "Ask me at the next window", "Once, whatever it is: to act, or to talk.", (on) =>
      change({ next: on }),
    ),
    flag(
      p.windows,
      "Stop at every window",
      stops
        ? "Ask me even when there is only one answer, so that silence gives nothing away."
        : "Not at this table: it has to be chosen when a table is made.",
      (on) => change({ windows: on }),
      !stops,
    ),
    phases(s, p, change),
    h("h3", "Cards"),
    cards(book, p, change),
  ];
}

/**
 * A small table: what is asked in each phase, in one's own turn and in the others'.
 *
 * @param {TableState} s @param {Prefs} p @param {(prefs: PrefsWish) => any} change
 */
function phases(s, p, change) {
  const on = s.view?.phase,
    listed = s.introduction.phases.length ? s.introduction.phases : on ? [on] : [];
  if (!listed.length) return null;
  /** @param {string} phase @param {"own" | "other"} whose @param {string} words */
  const cell = (phase, whose, words) => {
    const key = `${phase}/${whose}`;
    return h(
      "td",
      h(
        "select",
        {
          "aria-label": `${capital(phase)}, ${words}`,
          disabled: p.everything,
          onchange: (e) => change({ stops: { [key]: e.target.value } }),
        },
        STOPS.map(([value, label]) => h("option", { value, selected: (p.stops[key] ?? "matters") === value }, label)),
      ),
    );
  };
  return h(
    "table.stops",
    h("caption", "What I am asked"),
    h("thead", h("tr", h("th", "Phase"), h("th", "my turn, or nobody's"), h("th", "another's turn"))),
    h(
      "tbody",
      listed.map((phase) =>
        h(
          "tr",
          h("th", { scope: "row" }, capital(phase)),
          cell(phase, "own", "my turn"),
          cell(phase, "other", "another's turn"),
        ),
      ),
    ),
  );
}

/** @param {Book} book @param {Prefs} p @param {(prefs: PrefsWish) => any} change */
function cards(book, p, change) {
  const named = Object.entries(p.cards);
  if (!named.length && !p.decline.length)
    return h("p.faint", "Asked about when it matters. Use “Ask about …” below a question.");
  return h(
    "ul.plain",
    named.map(([name, wish]) =>
      h(
        "li",
        { key: name },
        h("span", written(book, name), " "),
        h(
          "select",
          { "aria-label": written(book, name), onchange: (e) => change({ cards: { [name]: e.target.value } }) },
          OFTEN.map(([value, label]) => h("option", { value, selected: value === wish }, label)),
        ),
      ),
    ),
    p.decline.map((label) =>
      h(
        "li",
        { key: label },
        h("span", `Always declined: ${written(book, label)} `),
        h(
          "button.plain.small",
          { type: "button", onclick: () => change({ decline: p.decline.filter((x) => x !== label) }) },
          "ask again",
        ),
      ),
    ),
  );
}

const keys = () =>
  h(
    "div",
    flag(
      remembered("keys", true),
      "Number and letter keys",
      "Turn off if they get in the way of your screen reader or voice control.",
      (on) => remember("keys", on),
    ),
    h("h3", "Keys"),
    h(
      "dl.keys",
      KEYS.map(([key, what]) => h("div", h("dt", h("kbd", key)), h("dd", what))),
    ),
  );

/**
 * The server keeps names and labels in small letters; card names are shown as they are written.
 *
 * @param {Book} book @param {string} label
 */
function written(book, label) {
  const known = (/** @type {string} */ name) => Object.keys(book.faces).find((each) => each.toLowerCase() === name);
  const [verb, ...rest] = label.split(" "),
    name = rest.join(" ");
  return known(label) ?? capital([verb, known(name) ?? name].join(" ").trim());
}
