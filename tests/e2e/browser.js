// A real Chromium for the tests: quiet, with everybody's cookies apart, and closed again. Nothing here waits for a
// time; it waits for what must come.

import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { driver } from "./driver.js";

// A window of Chromium's own brings pages of its own with it, such as the list below its address bar: each costs as
// much as a page of ours.
const FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  `--disable-features=${FEATURES}`,
];

export const base = process.env.WEIRWOOD_URL ?? "http://127.0.0.1:8000";
export const PATIENCE = 60000; // the machine may be slow and busy
let browser = null;
let drawn = 0;

// Random numbers, the same ones for each script (the cards are, too: serving.py).
export const chance = () => {
  drawn = (drawn * 1103515245 + 12345) % 2 ** 31;
  return Math.floor(drawn / 2 ** 11) / 2 ** 20;
};
export const beginAnew = () => {
  drawn = 0;
};

/**
 * One person with cookies of their own.
 *
 * @param {import("playwright-core").BrowserContextOptions & {
 *   width?: number; height?: number; scheme?: any; name?: string | null }} [how]
 */
export async function person({ width = 1440, height = 900, scheme = "dark", name = null, ...more } = {}) {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: FLAGS,
    timeout: 2 * PATIENCE,
  });
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: "reduce",
    ...more,
  });
  await context.addInitScript(driver);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  watch(page);
  if (name) await api(page, "/api/me", { name });
  return page;
}

// Keep what the browser complains of, and every message a socket brings.
export function watch(page) {
  page.problems = [];
  page.heard = [];
  page.on("pageerror", (error) => page.problems.push(String(error.stack ?? error)));
  page.on("console", (message) => {
    if (message.type() === "error") page.problems.push(message.text());
  });
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => page.heard.push(String(payload))));
  return page;
}

// Run a scenario; whatever was opened is closed, and the browser's own errors count as failures. Alone it closes the
// browser and ends; among others (scripts.js) it leaves the browser to the next one.
export async function run(scenario) {
  let failed = false;
  try {
    await scenario();
  } catch (error) {
    failed = true;
    console.error(error.stack ?? error);
    for (const context of await contexts()) for (const page of context.pages()) console.error(await glimpse(page));
  }
  for (const context of await contexts()) await context.close().catch(() => {});
  if (!amongOthers.is) await leave(failed ? 1 : 0);
  console.log(failed ? "FAILED" : "DONE");
}
export const amongOthers = { is: false };
const contexts = async () => (await browser)?.contexts() ?? [];

export async function leave(code) {
  await (await browser)?.close().catch(() => {});
  process.exit(code);
}

// What was to be seen when it failed.
async function glimpse(page) {
  const text = await page
    .evaluate(() =>
      [...document.querySelectorAll(".bar h1, .phases, .banner, .prompt, .toast, dialog[open], .menu, main.narrow")]
        .map((el) => el.innerText.replace(/\s+/g, " "))
        .concat(e2e.said.slice(-5).map((text) => `It said: ${text}`))
        .join("\n  "),
    )
    .catch((error) => String(error));
  return [`At ${page.url()}:`, text, ...page.problems.map((problem) => `The browser complained: ${problem}`)].join(
    "\n  ",
  );
}

export function check(what, sentence) {
  if (!what) throw new Error(sentence);
}

// Wait until something is so; `find` is asked again and again and gives what was waited for.
export async function until(find, what, patience = PATIENCE) {
  for (const end = Date.now() + patience; ; ) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error(`In vain: ${what}.`);
    await new Promise((done) => setTimeout(done, 40));
  }
}

// What a browser says while a server is killed and started again, and of refusals that the page shows.
const GONE = /WebSocket connection|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|status of 4/;
export function clean(page) {
  const real = page.problems.filter((text) => !GONE.test(text));
  check(!real.length, `The browser complained:\n${real.join("\n")}`);
}

// With the page's cookie, wherever the page is; no page needs to be loaded for it.
export const api = async (page, path, body) =>
  (await page.request.fetch(base + path, body ? { method: "POST", headers: { Origin: base }, data: body } : {})).json();

// Go to a table and wait until it is drawn.
export async function openTable(page, table) {
  await page.goto(`${base}/t/${table}`);
  await page.waitForSelector(".board, .waiting-room, .generic");
}

export const over = (page) => page.evaluate(() => e2e.over());
export const isAsked = (page) => page.evaluate(() => e2e.asked());

// Wait until this seat is asked or the game is over.
export const asked = (page) => page.evaluate((most) => e2e.turn(most), PATIENCE);

// Answer by clicking one of the listed answers, and wait until the table has taken it. `pick` gives a number from 0 to
// 1 (default: mostly something, now and then pass).
export const answer = (page, pick = chance) =>
  page.evaluate(([chance, most]) => e2e.answer(chance, most), [pick(), PATIENCE]);

// Answer until the game is over, or so many times, or until one of the selectors is there when asked. The eager player
// goes for the win, so that a game is short. Gives the number of answers.
export const play = (page, { most = 900, style = "eager", stop = null } = {}) =>
  page.evaluate(
    ([most, style, stop, patience]) => e2e.play(most, style, stop, patience),
    [most, style, stop, PATIENCE],
  );

// Whichever of these pages is asked next; null when the game is over on all.
export const turn = (pages) =>
  until(async () => {
    for (const page of pages) if (await isAsked(page)) return page;
    return (await Promise.all(pages.map(over))).every(Boolean) ? "over" : null;
  }, "somebody is asked").then((found) => (found === "over" ? null : found));

// So many answers by whoever is asked.
export async function together(pages, answers, pick) {
  for (let i = 0; i < answers; i += 1) {
    const page = await turn(pages);
    if (!page) return;
    await answer(page, pick);
  }
}

// Everybody sees what has happened so far: the same number of moves, and nothing on its way.
export const settled = (pages) =>
  until(async () => {
    const seen = await Promise.all(pages.map((page) => page.evaluate(() => [e2e.seq(), e2e.busy()])));
    return seen.every(([seq, busy]) => seq !== null && seq === seen[0][0] && !busy);
  }, "everybody sees the same");

// Words to whoever started the script (stage.py), and the answer: RESTART kills the server and starts it again; LATER
// TABLE SECONDS also takes time off its clocks; PASS SECONDS lets time pass.
let heard = null;
export async function answered() {
  heard ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  return (await heard.next()).value;
}
export async function tell(line) {
  console.log(line);
  return answered();
}

// Whole games by hand take minutes: `make soak` plays them, `make test` their beginnings and ends.
export const WHOLE = Boolean(process.env.WEIRWOOD_WHOLE);

// Sit down in the middle of a golden record, after so many choices, where this seat is asked; random computers play on
// in the other seats.
export async function openKept(page, record, choices, seat) {
  const made = await api(page, "/api/play", { game: record.split("-")[0], bot: "random" });
  const table = await tell(`KEPT ${made.table} ${record} ${choices} ${seat}`);
  await openTable(page, table);
  await asked(page);
  return table;
}

// Press the button of a banner, unless it has gone by itself: it is looked for and pressed in one moment.
export const pressBanner = (page, words) =>
  page.evaluate((words) => {
    const banner = [...document.querySelectorAll(".banner")].find((el) => el.textContent.includes(words));
    banner?.querySelector("button")?.click();
  }, words);

// Where a card is always itself: what hangs on it may cover the rest.
export const AT_TOP = { position: { x: 12, y: 12 } };

// The dialog of a card, with what one might do with it and why one can't.
export async function reasons(page, card) {
  await card.click(AT_TOP);
  if (await page.locator(".menu").count())
    await page.getByRole("menuitem", { name: "Look closer, and why not" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.locator(".why").waitFor();
  await page.waitForFunction(
    () => !document.querySelector("dialog[open] .why")?.textContent.includes("Asking the rules"),
  );
  return dialog;
}
