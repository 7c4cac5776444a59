// A whole joust with the keyboard alone, from the lobby to the end.
import { person, run, check, clean, base, asked, over } from "./browser.js";

await run(async () => {
  const page = await person();
  await page.goto(base);
  await page.waitForSelector("article.game.g-agot2");
  const focused = (selector) => page.evaluate((s) => Boolean(document.activeElement?.matches(s)), selector);
  for (let i = 0; !await focused("article.game.g-agot2 label:last-child select") && i < 40; i += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("f"); // Fool
  for (let i = 0; !await focused("article.game.g-agot2 button.primary") && i < 10; i += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  await asked(page);

  // Open a card and its menu by keyboard, read it, close it again.
  for (let i = 0; !await focused(".hand .card") && i < 60; i += 1) await page.keyboard.press("Tab");
  check(await focused(".hand .card"), "Tab never reaches the hand.");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open], .menu");
  await page.keyboard.press("Escape");
  check(await focused(".hand .card"), "Focus isn't given back to the card.");
  await page.evaluate(() => document.activeElement.blur());

  let choices = 0;
  while (true) {
    await asked(page);
    if (await over(page)) break;
    const many = await page.locator(".prompt.asking .option").count(), pass = await page.locator(".prompt.asking .pass").count();
    const key = pass && (!many || Math.random() < 0.15) ? "Space" : String(1 + Math.floor(Math.random() * Math.min(9, many)));
    const before = await page.locator("#question").textContent();
    await page.keyboard.press(key);
    await page.waitForFunction((b) => document.querySelector("#question")?.textContent !== b || !document.querySelector(".option:disabled, .pass:disabled"), before);
    choices += 1;
    check(choices < 900, "The joust doesn't end.");
  }
  check((await page.locator("#announce").textContent()).length >= 0, "No live region.");
  clean(page);
  console.log(`${choices} choices by keyboard: ${await page.locator(".verdict").first().textContent()}`);
});
