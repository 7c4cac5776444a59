// axe finds no serious violation on any page, in dark and in light.
import { createRequire } from "node:module";
import { AT_TOP, api, base, check, openTable, person, play, run } from "./browser.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

await run(async () => {
  for (const scheme of ["dark", "light"]) {
    const page = await person({ scheme, bypassCSP: true });
    const look = async (what) => {
      await page.addScriptTag({ path: axe });
      const { violations } = await page.evaluate(() =>
        globalThis.axe.run(document, {
          resultTypes: ["violations"],
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
        }),
      );
      const bad = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
      check(
        !bad.length,
        `${what} (${scheme}):\n${bad
          .map(
            (v) =>
              `  ${v.id}: ${v.help}\n${v.nodes
                .slice(0, 4)
                .map((n) => `    ${n.html.slice(0, 140)}\n      ${n.failureSummary.split("\n").slice(1, 2)}`)
                .join("\n")}`,
          )
          .join("\n")}`,
      );
    };
    await page.goto(base);
    await page.waitForSelector(".game");
    await look("the lobby");
    await page.goto(`${base}/new`);
    await page.waitForSelector(".seat");
    await look("new table");
    await page.goto(`${base}/decks`);
    await page.waitForSelector(".deck-entry");
    await look("decks");
    const made = await api(page, "/api/play", { game: "agot2", bot: "random" });
    await openTable(page, made.table);
    await play(page, { most: 14 });
    await page.evaluate(() => e2e.turn(60000));
    await page.waitForSelector(".hand .card, .slot .card");
    await look("the table");
    await page.locator(".hand .card, .slot .card").first().click(AT_TOP);
    await page.waitForSelector(".menu, dialog[open]");
    await look("a card's menu or sheet");
    await page.keyboard.press("Escape");
    await page.locator("button[aria-label='Show as a list']").click();
    await page.waitForSelector(".listing");
    await look("the list view");
    await page.locator("button[aria-label='Show as a table']").click();
    await page.waitForSelector(".area");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForFunction(() => innerWidth === 390 && document.documentElement.scrollWidth <= innerWidth);
    await look("the table on a phone");
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, a[href], input, select")]
        .filter((el) => el.offsetParent && !el.closest("p"))
        .map((el) => ({ html: el.outerHTML.slice(0, 90), box: el.getBoundingClientRect() }))
        .filter(({ box }) => box.width && (box.width < 23.5 || box.height < 23.5))
        .map(({ html }) => html),
    );
    check(!small.length, `Smaller than 24 px:\n${small.join("\n")}`);
  }
});
