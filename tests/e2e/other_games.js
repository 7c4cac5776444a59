// Every other registered game can be played from the page too: some choices by clicking, no complaint; the HBO edition
// to its end.
import { api, check, clean, openKept, openTable, over, person, play, run, WHOLE } from "./browser.js";

await run(async () => {
  const page = await person({ name: "Ann" });
  const games = (await api(page, "/api/games")).filter((game) => !["agot1", "agot2"].includes(game.id));
  for (const game of games) {
    const made = await api(page, "/api/play", { game: game.id, bot: "random" });
    check(made.table, `${game.id}: ${made.error}`);
    await openTable(page, made.table);
    await play(page, WHOLE && game.id === "hbo" ? {} : { most: 20, style: "any" });
    await page.waitForSelector(".board");
    check((await page.locator(".board").innerText()).length > 100, `${game.id}: nothing to see on the table.`);
  }
  await openKept(page, "hbo-full", 222, 0); // somebody is about to win
  const choices = await play(page, { most: 400 });
  check(await over(page), `hbo: ${choices} choices, and it isn't over.`);
  console.log(`hbo: ${choices} choices: ${await page.locator(".verdict").first().textContent()}`);
  clean(page);
});
