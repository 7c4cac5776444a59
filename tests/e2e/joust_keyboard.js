// A joust with the keyboard alone, from the lobby to the end.
import { asked, base, chance, check, clean, openKept, over, person, run, WHOLE } from "./browser.js";

const EAGER = /^(set up|place|marshal|attack with|use|play) | challenge against | ambush$/i;

const focused = (page, selector) => page.evaluate((s) => Boolean(document.activeElement?.matches(s)), selector);
async function tabTo(page, selector, most) {
  for (let i = 0; !(await focused(page, selector)); i += 1) {
    check(i < most, `Tab never reaches ${selector}.`);
    await page.keyboard.press("Tab");
  }
}

// So many answers with the keyboard, or all to the end.
async function byKeys(page, most) {
  let choices = 0;
  while (choices < most) {
    await asked(page);
    if (await over(page)) break;
    const [labels, pass, before] = await page.evaluate(() => [
      [...document.querySelectorAll(".prompt .option")]
        .slice(0, 9)
        .map((el) => (el.ariaPressed === "true" ? "chosen" : el.querySelector(".label").textContent)),
      Boolean(document.querySelector(".prompt .primary")),
      e2e.stamp(),
    ]);
    const power = labels.findIndex((label) => /^power challenge /i.test(label)),
      first = power >= 0 ? power : labels.findIndex((label) => EAGER.test(label));
    const eager = pass && /^attack /i.test(labels[first]) ? -1 : first,
      luck = chance();
    const key =
      eager >= 0 && luck > 0.08
        ? eager + 1
        : pass && (!labels.length || luck > 0.08)
          ? "Space"
          : 1 + Math.floor(chance() * labels.length);
    await page.keyboard.press(String(key));
    if (await page.locator("dialog[open] button.danger").count()) {
      await tabTo(page, "dialog[open] button.danger", 10); // what costs something for good is meant
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction(
      (b) =>
        document.querySelector(".verdict") ||
        (document.querySelector(".prompt:not([aria-busy=true])") && e2e.stamp() !== b),
      before,
    );
    choices += 1;
  }
  return choices;
}

await run(async () => {
  const page = await person();
  await page.goto(base);
  await page.waitForSelector("article.game.g-agot2 button.primary");
  await tabTo(page, "article.game.g-agot2 label:last-child select", 40);
  await page.keyboard.press("f"); // Fool
  await tabTo(page, "article.game.g-agot2 button.primary", 10);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  await asked(page);

  // Open a card and its menu by keyboard, read it, close it again.
  await tabTo(page, ".hand .card", 60);
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open], .menu");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.matches(".hand .card"));
  await page.evaluate(() => document.activeElement.blur());

  const choices = await byKeys(page, WHOLE ? 900 : 30);
  check(await page.locator("#announce[aria-live]").textContent(), "Nothing was said to a screen reader.");
  if (!(await over(page))) {
    check(!WHOLE, "The joust doesn't end.");
    await openKept(page, "agot2-joust-stark-lannister", 229, 0); // somebody is about to win
    await byKeys(page, 400);
  }
  check(await over(page), "The joust doesn't end.");
  clean(page);
  console.log(`${choices} choices by keyboard: ${await page.locator(".verdict").first().textContent()}`);
});
