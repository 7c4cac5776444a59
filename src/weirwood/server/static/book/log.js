// The log: readable sentences; the cards and rules behind them a click away.
import { h, kept } from "../dom.js";
import { plural } from "../text.js";
import { hinted } from "./glossary.js";
import { ruleButton } from "./rules.js";

/** @import { Book } from "./book.js" */

/**
 * Split a sentence at the names of the cards it mentions.
 *
 * @param {string} text @param {string[] | undefined} cards @param {(name: string, event?: any) => void} open
 */
export function withCards(text, cards, open) {
  const parts = [];
  let rest = text;
  const names = [...new Set(cards ?? [])].sort((a, b) => b.length - a.length);
  while (rest) {
    let at = -1,
      found = "";
    for (const name of names) {
      const i = rest.indexOf(name);
      if (i >= 0 && (at < 0 || i < at || (i === at && name.length > found.length))) {
        at = i;
        found = name;
      }
    }
    if (!found) break;
    if (at) parts.push(rest.slice(0, at));
    const name = found;
    const link = h("button.cardlink", { type: "button", onclick: (e) => open(name, e) }, name);
    const mark = /^[.,;:!?)'’s]*/.exec(rest.slice(at + name.length))?.[0] ?? "";
    parts.push(mark ? h("span.together", link, mark) : link); // no full stop stands alone in a line
    rest = rest.slice(at + name.length + mark.length);
  }
  if (rest) parts.push(rest);
  return parts;
}

// ui.away: somebody has scrolled away from the newest line; until then it stays in sight. ui.read: the number of lines
// when it was last in sight.
const FAR = 60;
/** @param {HTMLElement} root @param {Look} ui @param {Log} [lines] */
export function follow(root, ui, lines) {
  const log = root.querySelector(".log");
  if (!log || ui.away) return;
  log.scrollTop = log.scrollHeight;
  if (lines) ui.read = lengthOf(lines);
}

/** @param {Log} log */
const lengthOf = (log) => log.at + log.lines.length;

/**
 * The way to the newest line, for whoever reads older ones.
 *
 * @param {Log} log @param {Look} ui @param {() => void} draw
 */
export function newLines(log, ui, draw) {
  const n = ui.away ? lengthOf(log) - (ui.read ?? 0) : 0;
  if (n <= 0) return null;
  const down = () => {
    ui.away = false;
    draw();
  };
  return h("button.new-lines", { type: "button", key: "new-lines", onclick: down }, `${plural(n, "new line")} ↓`);
}

/** @param {Book} book @param {Line} line @param {(name: string, event?: any) => void} open */
function sentence(book, line, open) {
  return h(
    "p",
    { class: /^(Round \d|—|The \S+ phase )/.test(line.text) ? "heading" : "" },
    withCards(line.text, line.cards, open).map((part) => (typeof part === "string" ? hinted(book, part) : part)),
    ruleButton(line.rule, "§"),
  );
}

/**
 * A line that was drawn stays as it is at a table; in a replay what its cards open is another thing at every moment.
 *
 * @param {Book} book
 * @param {Log} log
 * @param {{ open: (name: string, event?: any) => void; earlier?: () => void; ui?: Look; live?: boolean;
 *   draw?: () => void; since?: number | null }} more since: the line that was the first after one's own choice
 */
export function logView(book, log, { open, earlier, ui, live = true, draw, since }) {
  const scrolled = (/** @type {Event} */ event) => {
    const el = /** @type {HTMLElement} */ (event.currentTarget);
    if (!ui) return;
    const before = ui.away;
    ui.away = el.scrollHeight - el.scrollTop - el.clientHeight > FAR;
    if (before && !ui.away) draw?.();
  };
  return h(
    "div.log",
    {
      onscroll: ui ? scrolled : null,
      role: "log",
      "aria-label": "What happened",
      "aria-live": live ? "polite" : "off",
      tabindex: "0",
    },
    log.at > 0 ? h("button.plain.small", { type: "button", key: "earlier", onclick: earlier }, "Earlier lines") : null,
    log.lines.length ? null : h("p.faint", "Nothing has happened yet."),
    log.lines.map((line, i) => [
      log.at + i === since ? h("p.since", { key: "since" }, "Since your last choice") : null,
      kept(`l${log.at + i}`, [live ? line : {}], () => sentence(book, line, open)),
    ]),
  );
}

/** @param {ChatLine[]} chat @param {(text: string) => void} send */
export function chatView(chat, send) {
  return h(
    "div.chat",
    h(
      "div.chat-lines",
      { role: "log", "aria-label": "Chat", tabindex: "0" },
      chat.length
        ? chat.map((line) =>
            line.name
              ? h(
                  "p",
                  { key: `c${line.n}` },
                  h("b", line.name, line.seat === null ? " (watching)" : ""),
                  " ",
                  line.text,
                )
              : h("p.faint", { key: `c${line.n}` }, line.text),
          )
        : h("p.faint", "Nothing said yet."),
    ),
    h(
      "form.row",
      {
        onsubmit: (event) => {
          event.preventDefault();
          const input = event.target.elements.text;
          if (input.value.trim()) send(input.value.trim());
          input.value = "";
        },
      },
      h("input.wide", {
        name: "text",
        maxlength: 500,
        placeholder: "Say something",
        "aria-label": "Say something",
        autocomplete: "off",
        "data-own": true,
      }),
      h("button.plain", { type: "submit" }, "Send"),
    ),
  );
}
