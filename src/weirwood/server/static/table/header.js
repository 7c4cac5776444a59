// The bar above the table: where the round stands, and the tools.
import { about } from "../book/words.js";
import { h } from "../dom.js";
import { confirmSheet, openMenu, sheet } from "../layers.js";
import { openMotion } from "../motion/preferences.js";
import { fits } from "../pictures/cardtable.js";
import { remember } from "../preferences.js";
import { toggleTheme } from "../shell.js";
import { sign } from "../signs.js";
import { capital } from "../text.js";
import { lookBack } from "./captions.js";
import { phaseStrip } from "./phases.js";
import { openSettings } from "./settings.js";

/** @import { TablePage } from "./page.js" */

/** @param {TablePage} page */
export function header(page) {
  const { view, table } = page.s;
  return h(
    "header.bar",
    home({ title: "To the lobby" }),
    h("h1", table.title || table.game_name),
    view ? phaseStrip(page.book, view) : h("span.phases", capital(table.status)),
    h("span.tools", tools(page)),
  );
}

// The leaf that leads to the lobby.
export const home = (props = {}) =>
  h(
    "a.home",
    { href: "/", "aria-label": "To the lobby", ...props },
    h("img", { src: "/static/leaf.svg", alt: "", width: 26, height: 26 }),
  );

/** @param {string} picture @param {string} label @param {(event: any) => any} run */
const tool = (picture, label, run, disabled = false) =>
  h(
    "button.tool",
    { type: "button", key: label, title: label, "aria-label": label, disabled, onclick: run },
    sign(picture),
    h("span", label),
  );

/** @param {TablePage} page */
function tools(page) {
  const { s } = page;
  return [
    s.online?.spectators ? h("span.mark", { title: "watching" }, sign("eye"), s.online.spectators) : null,
    s.view ? tool("previous", "What happened since my last choice", () => lookBack(page), page.stage.past) : null,
    s.you !== null && s.view && !s.result ? takeBack(page) : null,
    s.clocks && s.you !== null ? clocks(page) : null,
    fits(s.view) ? asList(page) : null,
    tool("theme", "Dark or light", toggleTheme),
    tool("menu", "Settings and more", (event) => openMenu(event.currentTarget, more(page))),
  ];
}

/** @param {TablePage} page */
function takeBack(page) {
  const label = page.s.takeback === "ask" ? "Ask to take back" : "Take back";
  return tool("back", label, () => page.request({ t: "takeback" }), page.s.takeback === "no");
}

/** @param {TablePage} page */
function clocks(page) {
  const { clocks, table } = page.s;
  const paused = clocks?.paused,
    others = table.seats.some((seat) => seat.kind === "person" && !seat.you);
  const stop = others ? "Ask to stop the clocks" : "Stop the clocks";
  return tool(paused ? "play" : "pause", paused ? "Resume clocks" : stop, () =>
    page.request({ t: page.s.clocks?.paused ? "resume" : "pause" }),
  );
}

/** @param {TablePage} page */
function asList(page) {
  return tool("list", page.ui.list ? "Show as a table" : "Show as a list", () => {
    page.ui.list = !page.ui.list;
    remember("list", page.ui.list);
    page.draw();
  });
}

/**
 * @param {TablePage} page
 * @returns {MenuItem[]}
 */
function more(page) {
  const { s } = page;
  const sits = s.you !== null;
  const words = about(s.introduction);
  return [
    ...(words.length
      ? [
          {
            label: "How it is played and won",
            run: () => sheet(s.table.game_name, () => words.map((text) => h("p", text))),
          },
        ]
      : []),
    {
      label: "Stops, passes and keys",
      run: () =>
        openSettings(
          page.book,
          () => page.s,
          (message) => page.request(message),
        ),
    },
    { label: "Motion and sound", run: openMotion },
    ...(sits && s.view ? [{ label: "Report a wrong ruling", run: () => report(page) }] : []),
    ...(sits && s.view && !s.result
      ? [/** @type {const} */ ("-"), { label: "Concede", run: () => concede(page) }]
      : []),
    ...(sits && s.table.seats[s.you ?? -1]?.kind === "bot"
      ? [{ label: "Take my seat back", run: () => page.request({ t: "return" }) }]
      : []),
  ];
}

/** @param {TablePage} page */
function concede(page) {
  const many = page.s.table.seats.length > 2;
  const text = many ? "A computer will play on in your seat." : "The game ends and your opponent wins.";
  confirmSheet("Concede?", text, "Concede", () => page.request({ t: "concede" }));
}

/** @param {TablePage} page */
async function report(page) {
  const { openReport } = await import("./report.js");
  openReport(page.id, page.s.seq);
}
