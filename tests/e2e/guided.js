// A newcomer's first game, once for each game: nothing is known but what the page says, and what the guide calls a good
// choice is done, until the guide has nothing more to say; and it can be left.
import { base, check, clean, person, run, until } from "./browser.js";

// What the guide says now, and what it calls a good choice; nothing while something is under way.
const guidance = (page) =>
  page.evaluate(() => {
    const guide = document.querySelector(".guide"),
      prompt = document.querySelector(".prompt.asking");
    if (!guide || !prompt || prompt.getAttribute("aria-busy") === "true") return null;
    const visible = (el) => el?.innerText.replace(/\s+/g, " ").trim() ?? "";
    return {
      words: visible(guide.querySelector("p")),
      good: visible(guide.querySelector(".good b")),
      over: visible(guide.querySelector("button")) === "Thank you",
    };
  });

// Click the answer that reads as the guide says; one that is chosen already, or stands nowhere, is confirmed.
const follow = (page, good) =>
  page.evaluate((good) => {
    const read = (el) => el.innerText.replace(/\s+/g, " ").trim();
    const answers = [...document.querySelectorAll(".prompt.asking .option:enabled:not([aria-pressed=true])")];
    const main = document.querySelector(".prompt.asking .row button.primary:enabled, .prompt.asking .pass:enabled");
    const found =
      answers.find((el) => read(el.querySelector(".label")) === good) ??
      answers.find((el) => good && read(el).includes(good)) ??
      [...document.querySelectorAll(".prompt.asking .row button:enabled")].find(
        (el) => good && read(el).includes(good),
      ) ??
      main ??
      answers[0];
    found?.click();
    document.querySelector("dialog[open] button.danger")?.click();
    return found ? read(found) : "";
  }, good);

await run(async () => {
  const page = await person({ name: "New" });
  for (const game of ["agot2", "hbo", "agot1", "fief"]) {
    await page.goto(base);
    const card = page.locator(`.game.g-${game}`);
    await card.getByRole("button", { name: /Learn it by playing/ }).click();
    await page.waitForURL(/\/t\//);
    const said = new Set();
    let steps = 0;
    for (;;) {
      const now = await until(
        async () => {
          const found = await guidance(page);
          return found?.words ? found : null;
        },
        `${game}: the guide says something (after ${steps} questions: ${[...said].at(-1)})`,
      );
      said.add(now.words);
      if (now.over) break;
      const stamp = await page.evaluate(() => e2e.stamp());
      await follow(page, now.good);
      await until(
        async () => (await page.evaluate(() => e2e.stamp())) !== stamp || (await page.evaluate(() => e2e.over())),
        `${game}: something comes of “${now.good}”`,
      );
      check(++steps < 250, `${game}: the guide has no end.`);
      if (await page.evaluate(() => e2e.over())) break;
    }
    check(said.size >= 6, `${game}: the guide said only ${said.size} things.`);
  }

  // It can be left at any time; the table stays.
  await page.goto(base);
  await page
    .locator(".game.g-hbo")
    .getByRole("button", { name: /Learn it by playing/ })
    .click();
  await page.getByRole("button", { name: "Leave the guide" }).click();
  await until(async () => (await page.locator(".guide").count()) === 0, "the guide is left");
  await page.locator(".prompt.asking").waitFor();
  clean(page);
});
