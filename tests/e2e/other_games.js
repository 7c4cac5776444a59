// Every other registered game can be played from the page too: some choices by clicking, no complaint; the HBO edition
// to its end.
import { api, check, clean, openTable, over, person, play, run } from "./browser.js";

await run(async () => {
  const page = await person({ name: "Ann" });
  const games = (await api(page, "/api/games")).filter((game) => !["agot1", "agot2"].includes(game.id));
  for (const game of games) {
    const made = await api(page, "/api/play", { game: game.id, bot: "random" });
    check(made.table, `${game.id}: ${made.error}`);
    await openTable(page, made.table);
    const whole = game.id === "hbo",
      choices = await play(page, whole ? {} : { most: 25, style: "any" });
    await page.waitForSelector(".board");
    check((await page.locator(".board").innerText()).length > 100, `${game.id}: nothing to see on the table.`);
    check(!whole || (await over(page)), `${game.id}: ${choices} choices, and it isn't over.`);
    if (whole) console.log(`${game.id}: ${choices} choices: ${await page.locator(".verdict").first().textContent()}`);
  }
  clean(page);
});
