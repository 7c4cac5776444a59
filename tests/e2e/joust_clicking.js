// A joust against the computer by clicking: the lobby's form, cards on the table, menus, answers; to the end and
// "Play again".
import { AT_TOP, asked, base, check, clean, isAsked, openKept, over, person, play, run, WHOLE } from "./browser.js";

const LIT = [".slot", ".hand", ".tray"].map((place) => `${place} .card.lit:not(.chosen)`).join(", ");

// Play so many choices, or to the end: the first dozen whose cards lie on the table by clicking those.
async function byClicking(page, most) {
  let clicked = 0,
    choices = 0;
  while (choices < most && !(await over(page))) {
    choices += await play(page, { most: most - choices, stop: clicked < 12 ? LIT : null });
    if (choices >= most || !(await isAsked(page))) continue;
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
  }
  return [choices, clicked];
}

await run(async () => {
  const page = await person();
  await page.goto(base);
  const game = page.locator("article.game.g-agot2");
  await game.locator("select").last().selectOption("random");
  await game.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  const [choices, clicked] = await byClicking(page, WHOLE ? 900 : 30);
  check(clicked >= 5, `Only ${clicked} cards on the table could be clicked.`);
  if (!(await over(page))) {
    check(!WHOLE, "The joust doesn't end.");
    await openKept(page, "agot2-joust-stark-lannister", 229, 0); // somebody is about to win
    await byClicking(page, 400);
  }
  check(await over(page), "The joust doesn't end.");
  console.log(`${choices} choices, ${clicked} clicked: ${await page.locator(".verdict").first().textContent()}`);
  const before = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => String(url) !== before);
  await asked(page);
  clean(page);
});
