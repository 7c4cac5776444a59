// The first edition by clicking: a joust from the lobby's form, and to its end, with the step always in words, cards in
// Shadows that lie facedown, and saves and responses that say to what.
import { asked, base, check, clean, isAsked, openKept, over, person, play, run, WHOLE } from "./browser.js";

const STEP = /\(step [1-6] of 6\)|Player actions: .+ may act|are chosen|are made/;

const questions = new Set();

// So many questions, or all to the end, each with what the page says of it.
async function read(page, most) {
  for (let made = 0; made < most && !(await over(page)); made += 1) {
    const seen = await page.evaluate(() => ({
      round: document.querySelector(".phases .round")?.textContent,
      step: document.querySelector(".phases .step:not(.season)")?.textContent ?? "",
      question: document.querySelector("#question")?.textContent ?? "",
      words: document.querySelector(".prompt.asking")?.textContent ?? "",
    }));
    if (seen.round) check(STEP.test(seen.step), `No step in words at: ${seen.question} (${seen.step})`);
    if (/respond\?|save or cancel\?/.test(seen.question)) {
      check(!seen.question.startsWith("Something"), `To what? ${seen.question}`);
      questions.add(/respond\?/.test(seen.question) ? "a response" : "a save");
    }
    if (/out of Shadows/.test(seen.question)) questions.add("a card out of Shadows");
    check(!/undefined|null|\[object/.test(seen.words), `What is this? ${seen.words}`);
    if (!(await isAsked(page))) await asked(page);
    else await play(page, { most: 1 });
  }
}

await run(async () => {
  const page = await person();
  await page.goto(base);
  const game = page.locator("article.game.g-agot1");
  await game.locator("select").last().selectOption("random");
  await game.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  await asked(page);
  await read(page, WHOLE ? 900 : 35);
  if (!(await over(page))) {
    check(!WHOLE, "The joust doesn't end.");
    await openKept(page, "agot1-joust-core-stark-core-lannister", 206, 0); // somebody is about to win
    await read(page, 400);
  }
  check(await over(page), "The joust doesn't end.");
  console.log(`${await page.locator(".verdict").first().textContent()} On the way: ${[...questions].join(", ")}.`);
  const log = await page.locator(".log").innerText();
  check(!/moribund|faction/.test(log), "The log doesn't speak this edition's words.");
  clean(page);
});
