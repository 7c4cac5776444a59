// Where one decides one can read: words that explain themselves, in the question, in the log, on a card; a card in full
// that covers nothing it is compared with; and where one chose last in the log.
import { readFileSync } from "node:fs";
import { api, check, clean, openTable, person, play, run } from "./browser.js";
import { resize, SIZES, viewer } from "./kept.js";

const { kept, theatre } = JSON.parse(readFileSync(`${process.env.WEIRWOOD_TMP}/positions.json`, "utf8"));
const boxes = (page, ...selectors) =>
  page.evaluate(
    (each) => each.map((selector) => document.querySelector(selector).getBoundingClientRect().toJSON()),
    [...selectors],
  );
const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

// A word says what it means, within the window.
async function explains(page, term) {
  const words = await term.getAttribute("data-explains");
  await page.locator(".explanation", { hasText: words }).waitFor();
  const [box] = await boxes(page, ".explanation");
  const { width, height } = page.viewportSize();
  check(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height, `${words}: cut off.`);
}

await run(async () => {
  const { page, show } = await viewer();
  await show(theatre["joust-defenders"]);
  const asked = page.locator("#question .term").first(),
    logged = page.locator(".log .term").last();
  await asked.hover();
  await explains(page, asked);
  await page.mouse.move(400, 5);
  await page.locator(".explanation").waitFor({ state: "detached" });
  await asked.focus();
  await explains(page, asked);
  await page.keyboard.press("Escape");
  await page.locator(".explanation").waitFor({ state: "detached" });
  await logged.hover();
  await explains(page, logged);

  // A card in hand is read above the hand, an answer's card beside the answers, a plot's above the plots.
  await show(kept["joust-hand"]);
  for (const size of SIZES.slice(0, 3)) {
    await resize(page, size);
    for (const card of [page.locator(".hand .card").first(), page.locator(".hand .card").last()]) {
      await card.hover({ position: { x: 12, y: 12 } });
      await page
        .locator(".preview", { hasText: await card.locator(".name > span:last-child").textContent() })
        .waitFor();
      const [shown, hand] = await boxes(page, ".preview", ".hand");
      check(apart(shown, hand), `At ${size} the preview lies over the hand.`);
    }
  }
  await resize(page, SIZES[0]);
  await show(kept["joust-plots"]);
  for (const [target, among] of [
    [".tray .card", ".tray"],
    [".prompt .option", ".prompt"],
  ]) {
    await page
      .locator(target)
      .first()
      .hover({ position: { x: 12, y: 12 } });
    await page.locator(".preview .card.plot").waitFor();
    const [shown, all] = await boxes(page, ".preview", among);
    check(apart(shown, all), `The preview lies over ${among}.`);
    await page.mouse.move(400, 5);
    await page.locator(".preview").waitFor({ state: "detached" });
  }

  // Plots to choose from are as large as cards are, show what they do, and their words are marked.
  const wide = await page
    .locator(".tray .card")
    .evaluateAll((all) => all.map((el) => el.getBoundingClientRect().width));
  check(
    wide.every((each) => each >= 138 && each <= 200),
    `Plots to choose from are ${wide} pixels wide.`,
  );
  check(
    await page.locator(".tray .card .text .line").first().isVisible(),
    "Plots to choose from don't say what they do.",
  );
  const first = page.locator(".tray .card").first();
  await first.click({ button: "right" });
  await page.locator("dialog[open] .card.full .text").waitFor();
  await page.keyboard.press("Escape");
  clean(page);

  // At a real table the log says where one chose last.
  const ann = await person({ name: "Ann" });
  const { table } = await api(ann, "/api/play", { game: "agot2", bot: "random" });
  await openTable(ann, table);
  await play(ann, { most: 6 });
  const lines = await ann.locator(".log > p").allTextContents();
  const since = lines.indexOf("Since your last choice");
  check(since > 0 && since < lines.length - 1, `The log says ${since} of ${lines.length} where one chose last.`);
  check(lines.filter((line) => line === "Since your last choice").length === 1, "It is said more than once.");
  clean(ann);
});
