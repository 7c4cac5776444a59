// A whole joust against the computer by clicking: the lobby's form, cards on the table, menus, answers; to the end and "Play again".
import { person, run, check, clean, base, asked, over, answer } from "./browser.js";

await run(async () => {
  const page = await person();
  await page.goto(base);
  const game = page.locator("article.game.g-agot2");
  await game.locator("select").last().selectOption("random");
  await game.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  let clicked = 0, choices = 0;
  while (true) {
    await asked(page);
    if (await over(page)) break;
    const question = await page.locator("#question").textContent();
    const lit = page.locator(".slot .card.lit, .hand .card.lit, .tray .card.lit");
    if (clicked < 12 && await lit.count()) {
      await lit.first().click();
      await page.locator(".menu .menu-item.main").first().click();
      clicked += 1;
    } else await answer(page);
    await page.waitForFunction((before) => document.querySelector("#question")?.textContent !== before || !document.querySelector(".option:disabled, .pass:disabled"), question);
    choices += 1;
    check(choices < 900, "The joust doesn't end.");
  }
  check(clicked >= 5, `Only ${clicked} cards on the table could be clicked.`);
  console.log(`${choices} choices, ${clicked} by clicking cards: ${await page.locator(".verdict").first().textContent()}`);
  const before = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => String(url) !== before);
  await asked(page);
  clean(page);
});
