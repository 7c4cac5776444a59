// A melee with four: all four areas readable at once, titles, a challenge against one of three opponents.
import { person, run, check, clean, base, api, asked, answer, over } from "./browser.js";

await run(async () => {
  const page = await person();
  await page.goto(base);
  await page.waitForSelector(".game");
  const fool = { who: "bot", bot: "random" };
  const made = await api(page, "/api/tables", { game: "agot2", form: { format: "melee" }, seats: [{ who: "me" }, fool, fool, fool], takeback: "free", spectators: true });
  await page.goto(`${base}/t/${made.table}`);
  let titles = false, challenged = false;
  for (let i = 0; i < 60 && !(titles && challenged) && !await over(page); i += 1) {
    await asked(page);
    if (/title/i.test(await page.locator("#question").textContent().catch(() => ""))) titles = await page.locator(".tray .card").count() > 1;
    if (await page.locator(".player-name.lit").count()) challenged = true;
    await answer(page, () => 0.5);
    await page.waitForTimeout(60);
  }
  check(await page.locator("section.area").count() === 4, "Four areas should be on the table.");
  check(titles, "No title could be chosen on the table.");
  for (const area of await page.locator("section.area").all()) {
    const box = await area.boundingBox();
    check(box.width > 250 && box.x >= 0 && box.x + box.width <= 1440, "An area is too narrow or off the screen.");
  }
  clean(page);
});
