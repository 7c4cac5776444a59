// Pictures of the table, called by docs/screenshots.py: those of the README, or every page and state at four sizes of a
// window, dark and light. What is played lies before us as kept positions: pictures change only when the page does.
import { readFileSync } from "node:fs";
import { api, base, person, run } from "./browser.js";
import { laid, resize, SIZES, viewer } from "./kept.js";

const out = process.env.WEIRWOOD_IMAGES;
const only = process.env.WEIRWOOD_ONLY ?? "";
const everything = process.env.WEIRWOOD_EVERYTHING === "1";
const { kept, ended } = JSON.parse(readFileSync(process.env.WEIRWOOD_POSITIONS, "utf8"));

const README = {
  "joust.png": ["joust-defenders", 1440, 900, "dark"],
  "joust-light.png": ["joust-attackers", 1440, 900, "light"],
  "melee.png": ["four-challenge", 1440, 900, "dark"],
  "fief.png": ["board-late", 1440, 900, "dark"],
  "phone.png": ["joust-defenders", 390, 844, "dark"],
};

/** Whatever passes by itself is out of the picture. */
async function picture(page, name) {
  await page.evaluate(() => {
    for (const toast of document.querySelectorAll(".toast")) toast.remove();
  });
  await laid(page);
  await page.screenshot({ path: `${out}/${name}` });
}

const sizes = SIZES.filter(
  ([width]) => !process.env.WEIRWOOD_WIDTHS || process.env.WEIRWOOD_WIDTHS.includes(`${width}`),
);
const THEMES = /** @type {const} */ (["dark", "light"]);

/** One state at all sizes, dark and light. */
async function all(page, name) {
  for (const [width, height] of sizes) {
    await resize(page, [width, height]);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${name}-${width}-${colorScheme}.png`);
    }
  }
  await resize(page, SIZES[0]);
  await page.emulateMedia({ colorScheme: "dark" });
}

const wanted = (name) => name.startsWith(only);

// What is looked at closer, over a table that lies there.
const OPENED = {
  "closer-card": (page) => page.locator(".hand .card").first().click({ button: "right" }),
  "closer-preview": (page) => page.locator(".hand .card").first().focus(),
  "closer-menu": (page) =>
    page
      .locator(".hand .card.lit, .slot .card.lit, .chip.lit")
      .first()
      .click({ position: { x: 12, y: 12 } }),
  "closer-pile": (page) => page.locator(".area.own button.pile").first().click(),
  "closer-more": (page) => page.getByRole("button", { name: "Settings and more" }).click(),
};

async function opened(page, show, name, open) {
  for (const [width, height] of [SIZES[0], SIZES[3]]) {
    await resize(page, [width, height]);
    await show(kept["joust-hand"]);
    await open(page);
    await page.locator("dialog[open], .menu, .preview").first().waitFor();
    await picture(page, `${name}-${width}-dark.png`);
    await page.emulateMedia({ colorScheme: "light" });
    await picture(page, `${name}-${width}-light.png`);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.keyboard.press("Escape");
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  }
}

// The pages around the table, with a table that waits for somebody.
async function around(page) {
  const seats = [{ who: "me" }, { who: "friend" }];
  const open = await api(page, "/api/tables", { game: "agot2", form: { format: "joust" }, title: "Friday", seats });
  const games = await api(page, "/api/games");
  const pages = {
    "page-lobby": ["/", ".entry-link, .game"],
    "page-decks": ["/decks", "main"],
    "page-help": ["/help", "main"],
    "page-waiting": [`/t/${open.table}`, ".waiting-room"],
    ...Object.fromEntries(games.map(({ id }) => [`page-new-${id}`, [`/new?game=${id}`, "fieldset.seat"]])),
  };
  for (const [name, [path, sign]] of Object.entries(pages)) {
    if (!wanted(name)) continue;
    await page.goto(base + path);
    await page.locator(sign).first().waitFor();
    await page.waitForLoadState("networkidle");
    await all(page, name);
  }
}

// A finished game: its last table with how it went, and the replay.
async function finished({ page, show, forget }, name, { last, ending, replay }) {
  await page.route(/\/api\/tables\/kept\/ending/, (route) => route.fulfill({ json: ending }));
  await page.route(/\/api\/tables\/kept\/replay/, (route) => route.fulfill({ json: replay }));
  if (wanted(`end-${name}`)) {
    forget();
    await show(last);
    await page.locator(".by-round li").first().waitFor();
    await all(page, `end-${name}`);
  }
  if (wanted(`replay-${name}`)) {
    forget();
    await page.goto(`${base}/t/kept/replay?at=${Math.floor(replay.steps.length * 0.8)}`);
    await page.locator(".replaying .area, .replaying .map").first().waitFor();
    await page.waitForLoadState("networkidle");
    await all(page, `replay-${name}`);
  }
  await page.unroute(/\/api\/tables\/kept\/ending/);
  await page.unroute(/\/api\/tables\/kept\/replay/);
}

await run(async () => {
  const shown = await viewer({ name: "Ann", bypassCSP: true });
  const { page, show } = shown;
  if (!everything) {
    for (const [name, [position, width, height, colorScheme]] of Object.entries(README)) {
      await resize(page, [Number(width), Number(height)]);
      await page.emulateMedia({ colorScheme: /** @type {"dark"} */ (colorScheme) });
      await show(kept[position]);
      await picture(page, name);
    }
    await resize(page, SIZES[0]);
    await page.goto(base);
    await page.locator(".game").first().waitFor();
    await picture(page, "lobby.png");
    return;
  }
  for (const [name, position] of Object.entries(kept)) {
    if (!wanted(name)) continue;
    await show(position);
    await all(page, name);
  }
  for (const [name, open] of Object.entries(OPENED)) if (wanted(name)) await opened(page, show, name, open);
  for (const [name, game] of Object.entries(ended)) await finished(shown, name, game);
  await around(await person({ name: "Ann" }));
});
