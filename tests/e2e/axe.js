// axe finds no serious violation on any page, in dark and in light.
import { accessible, large } from "./accessible.js";
import { AT_TOP, base, openKept, person, run } from "./browser.js";

await run(async () => {
  const page = await person({ bypassCSP: true });
  await page.goto(base);
  await page.waitForSelector(".game");
  await accessible(page, "the lobby");
  await page.goto(`${base}/new`);
  await page.waitForSelector(".seat");
  await accessible(page, "new table");
  await page.goto(`${base}/decks`);
  await page.waitForSelector(".deck-entry");
  await accessible(page, "decks");
  await openKept(page, "agot2-joust-full", 20, 0);
  await page.waitForSelector(".hand .card, .slot .card");
  await accessible(page, "the table");
  await page.locator(".hand .card, .slot .card").first().click(AT_TOP);
  await page.waitForSelector(".menu, dialog[open]");
  await accessible(page, "a card's menu or sheet");
  await page.keyboard.press("Escape");
  await page.locator("button[aria-label='Show as a list']").click();
  await page.waitForSelector(".listing");
  await accessible(page, "the list view");
  await page.locator("button[aria-label='Show as a table']").click();
  await page.waitForSelector(".area");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => innerWidth === 390 && document.documentElement.scrollWidth <= innerWidth);
  await accessible(page, "the table on a phone");
  await large(page, "the table on a phone");
});
