// Every other registered game can be played from the page too: some choices by clicking, no complaint.
import { person, run, check, clean, base, api, asked, answer, over } from "./browser.js";

await run(async () => {
  const page = await person();
  await page.goto(base);
  await page.waitForSelector(".game");
  const games = (await api(page, "/api/games")).filter((game) => game.id !== "agot2");
  for (const game of games) {
    const made = await api(page, "/api/play", { game: game.id, bot: "random" });
    check(made.table, `${game.id}: ${made.error}`);
    await page.goto(`${base}/t/${made.table}`);
    for (let i = 0; i < 25 && !await over(page); i += 1) { await asked(page); await answer(page); await page.waitForTimeout(50); }
    await page.waitForSelector(".board");
    check((await page.locator(".board").innerText()).length > 100, `${game.id}: nothing to see on the table.`);
  }
  clean(page);
});
