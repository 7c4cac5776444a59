// Beside the table: what is asked, what troubles the game, the log and the chat; and the vote above it.
import { chatView, logView, newLines } from "../book/log.js";
import { h, kept } from "../dom.js";
import { cardTable } from "../pictures/cardtable.js";
import { picture } from "../pictures/picture.js";
import { clockRow, troubles } from "../seating/absent.js";
import { happening } from "./captions.js";
import { prompt } from "./prompt.js";

/** @import { TablePage } from "./page.js" */

/** @param {TablePage} page @param {Context} ctx */
export function side(page, ctx) {
  const { s } = page;
  /** @param {Ask} message */
  const request = (message) => page.request(message);
  return h(
    "aside.side",
    s.view ? (happening(page) ?? prompt(ctx)) : null,
    played(page),
    s.view && picture(s.view, page.ui) !== cardTable ? clockRow(s) : null,
    troubles(s, request),
    passing(page),
    h(
      "div.tabs",
      { role: "tablist", "aria-label": "Log and chat" },
      tabButton(page, "log", "Log"),
      tabButton(page, "chat", page.ui.unread ? `Chat (${page.ui.unread})` : "Chat"),
    ),
    tabbed(page),
  );
}

/**
 * A computer plays in one's own seat.
 *
 * @param {TablePage} page
 */
function played(page) {
  const { s } = page;
  if (s.you === null || s.table.seats[s.you]?.kind !== "bot" || s.result) return null;
  return h(
    "div.banner",
    h("span", "A computer plays your seat."),
    h("button.primary", { type: "button", onclick: () => page.request({ t: "return" }) }, "Take it back"),
  );
}

/** @param {TablePage} page */
function passing(page) {
  const { prefs } = page.s;
  if (!prefs || page.s.result) return null;
  /** @param {string} words @param {PrefsWish} off */
  const banner = (words, off) =>
    h(
      "div.banner",
      { key: words },
      h("span", words),
      h("button.plain", { type: "button", onclick: () => page.request({ t: "prefs", prefs: off }) }, "Stop"),
    );
  return [
    prefs.until ? banner("Passing until something happens to you.", { until: false }) : null,
    prefs.phase ? banner(`Passing the ${prefs.phase} phase.`, { phase: false }) : null,
    prefs.next ? banner("You will be asked at the next window.", { next: false }) : null,
  ];
}

/** @param {TablePage} page @param {"log" | "chat"} name @param {string} label */
function tabButton(page, name, label) {
  const open = () => {
    page.ui.tab = name;
    if (name === "chat") page.ui.unread = 0;
    page.draw();
  };
  return h(
    "button",
    {
      type: "button",
      role: "tab",
      id: `tab-${name}`,
      "aria-controls": "tabbed",
      "aria-selected": String(page.ui.tab === name),
      onclick: open,
    },
    label,
  );
}

/** @param {TablePage} page */
function tabbed(page) {
  const { s, ui } = page,
    since = s.you === null ? null : page.stage.since;
  const log = () =>
    logView(page.book, s.log, {
      open: (/** @type {string} */ name) => page.closer({ name, title: name }),
      earlier: () => page.earlier(),
      ui,
      draw: page.draw,
      since,
    });
  return h(
    "div.tabbed",
    { id: "tabbed", role: "tabpanel", "aria-labelledby": `tab-${ui.tab}`, key: ui.tab },
    ui.tab === "log"
      ? kept("log", [s.log, s.log.at, s.log.lines.length, s.log.lines.at(-1), since], log)
      : chatView(s.chat, (text) => page.request({ t: "chat", text })),
    ui.tab === "log" ? newLines(s.log, ui, page.draw) : null,
  );
}

/** @param {TablePage} page */
export function votes(page) {
  const { vote } = page.s;
  return vote ? h("div.banner.vote", { role: "alert" }, h("span", vote.text), ballot(page, vote)) : null;
}

/**
 * What one can do about a vote: give one's own, or withdraw what one has asked for.
 *
 * @param {TablePage} page @param {Vote} vote
 */
function ballot(page, vote) {
  const { you } = page.s;
  /** @param {string} kind @param {boolean} yes @param {string} label */
  const say = (kind, yes, label) =>
    h(`button.${kind}`, { type: "button", onclick: () => page.request({ t: "vote", yes }) }, label);
  const waiting = () => h("small", "waiting for the others");
  if (you !== null && vote.needs.includes(you) && !vote.yes.includes(you) && !vote.no.includes(you))
    return h("span.row", say("primary", true, "Agree"), say("plain", false, "Refuse"));
  return vote.by === you ? h("span.row", waiting(), say("plain", false, "Withdraw")) : waiting();
}
