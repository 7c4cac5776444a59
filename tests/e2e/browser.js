// A real Chromium for the tests: started fresh, quiet, and closed again.
import { chromium } from "playwright-core";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export const base = process.env.WEIRWOOD_URL ?? "http://127.0.0.1:8000";
const opened = [];

// One person with a browser of their own.
export async function person({ width = 1440, height = 900, scheme = "dark", ...more } = {}) {
  const dir = mkdtempSync(join(tmpdir(), "weirwood-e2e-"));
  const context = await chromium.launchPersistentContext(dir, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true, args: FLAGS, viewport: { width, height }, colorScheme: scheme, ...more,
  });
  opened.push(async () => { await context.close(); rmSync(dir, { recursive: true, force: true }); });
  const page = context.pages()[0] ?? await context.newPage();
  page.setDefaultTimeout(15000);
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(String(error.stack ?? error)));
  page.on("console", (message) => { if (message.type() === "error") page.problems.push(message.text()); });
  return page;
}

// Run a scenario; whatever was opened is closed, and the browser's own errors count as failures.
export async function run(scenario) {
  try { await scenario(); } catch (error) {
    console.error(error.stack ?? error);
    process.exitCode = 1;
  } finally { for (const close of opened) await close().catch(() => {}); }
  process.exit();
}

export function check(what, sentence) {
  if (!what) throw new Error(sentence);
}

export function clean(page) {
  const real = page.problems.filter((text) => !/WebSocket connection|ERR_CONNECTION_REFUSED|status of 4/.test(text));
  check(!real.length, `The browser complained:\n${real.join("\n")}`);
}

// Over the page's own connection, with its cookie.
export const api = (page, path, body) => page.evaluate(async ([path, body]) => {
  const answer = await fetch(path, body === null ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
}, [path, body ?? null]);

export const over = (page) => page.locator(".verdict").count().then(Boolean);

// Wait until this seat is asked or the game is over.
export const asked = (page, timeout = 60000) => page.waitForSelector(".prompt.asking .option:enabled, .prompt.asking .pass:enabled, .verdict", { timeout });

// Answer by clicking one of the listed answers; `pick` chooses (default: mostly something, now and then pass).
export async function answer(page, pick = Math.random) {
  return page.evaluate((chance) => {
    const options = [...document.querySelectorAll(".prompt.asking .option:enabled")], pass = document.querySelector(".prompt.asking .pass:enabled");
    const chosen = pass && (!options.length || chance < 0.12) ? pass : options[Math.floor(chance * 997) % options.length];
    if (!chosen) return null;
    const before = document.querySelector("#question")?.textContent;
    chosen.click();
    return `${before} → ${chosen.textContent}`;
  }, pick());
}
