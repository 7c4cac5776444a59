// A whole joust against the computer by clicking: the lobby's form, cards on the table, menus, answers; to the end and
// "Play again".
import { asked, base, check, clean, isAsked, over, person, play, run } from "./browser.js";

await run(async () => {
  const page = await person();
  await page.goto(base);
  const game = page.locator("article.game.g-agot2");
  await game.locator("select").last().selectOption("random");
  await game.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  const LIT = ".slot .card.lit, .hand .card.lit, .tray .card.lit";
  let clicked = 0,
    choices = 0;
  while (!(await over(page))) {
    choices += await play(page, { stop: clicked < 12 ? LIT : null });
    if (!(await isAsked(page))) continue;
    const before = await page.locator(".prompt").getAttribute("data-decision");
    await page.locator(LIT).first().click();
    await page.locator(".menu .menu-item.main").first().click();
    await page.waitForFunction(
      (b) =>
        document.querySelector(".verdict") ||
        (document.querySelector(".prompt:not([aria-busy=true])") &&
          document.querySelector(".prompt").dataset.decision !== b),
      before,
    );
    clicked += 1;
    choices += 1;
    check(choices < 900, "The joust doesn't end.");
  }
  check(clicked >= 5, `Only ${clicked} cards on the table could be clicked.`);
  console.log(
    `${choices} choices, ${clicked} by clicking cards: ${await page.locator(".verdict").first().textContent()}`,
  );
  const before = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => String(url) !== before);
  await asked(page);
  clean(page);
});
