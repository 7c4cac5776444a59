// A whole joust against the computer by clicking: the lobby's form, cards on the table, menus, answers; to the end and
// "Play again".
import { AT_TOP, asked, base, check, clean, isAsked, over, person, play, run } from "./browser.js";

await run(async () => {
  const page = await person();
  await page.goto(base);
  const game = page.locator("article.game.g-agot2");
  await game.locator("select").last().selectOption("random");
  await game.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  const LIT = [".slot", ".hand", ".tray"].map((place) => `${place} .card.lit:not(.chosen)`).join(", ");
  let clicked = 0,
    choices = 0;
  while (!(await over(page))) {
    choices += await play(page, { stop: clicked < 12 ? LIT : null });
    if (!(await isAsked(page))) continue;
    const before = await page.evaluate(() => e2e.stamp());
    const several = await page.locator(LIT).first().getAttribute("aria-pressed");
    await page.locator(LIT).first().click(AT_TOP);
    if (!several) await page.locator(".menu .menu-item.main").first().click();
    const meant = page.locator("dialog[open] button.danger");
    if (await meant.count()) await meant.click(); // what costs something for good
    await page.waitForFunction(
      (b) =>
        document.querySelector(".verdict") ||
        (document.querySelector(".prompt:not([aria-busy=true])") && e2e.stamp() !== b),
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
