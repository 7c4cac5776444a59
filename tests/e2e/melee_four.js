// A melee of four, and to its end: titles on the table, all four areas readable at once on a desktop; on a phone
// nothing is wider than it. And six at a table: all areas, the hand and the question in sight.
import {
  AT_TOP,
  api,
  asked,
  check,
  clean,
  isAsked,
  openKept,
  openTable,
  over,
  person,
  play,
  run,
  WHOLE,
} from "./browser.js";

await run(async () => {
  const page = await person({ name: "Ann" });
  const fool = { who: "bot", bot: "random" };
  const made = await api(page, "/api/tables", {
    game: "agot2",
    form: { format: "melee" },
    seats: [{ who: "me" }, fool, fool, fool],
    takeback: "free",
    spectators: true,
  });
  await openTable(page, made.table);

  await play(page, { stop: ".tray .card.title" });
  check((await page.locator(".tray .card.title").count()) > 1, "No title could be chosen on the table.");
  await page.locator(".tray .card.title").first().click(AT_TOP);
  await page.locator(".menu .menu-item.main").first().click();
  await play(page, { most: 12, stop: ".player-name.lit" });

  check((await page.locator("section.area").count()) === 4, "Four areas should be on the table.");
  for (const area of await page.locator("section.area").all()) {
    const box = await area.boundingBox();
    check(box.width > 250 && box.x >= 0 && box.x + box.width <= 1440, "An area is too narrow or off the screen.");
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await asked(page);
  await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth);
  for (const area of await page.locator("section.area").all())
    check((await area.boundingBox()).width > 320, "An area doesn't use the phone's width.");
  await page.locator(".score", { hasText: "Fool 3" }).click();
  await page.waitForFunction(() => {
    const box = [...document.querySelectorAll("section.area")]
      .find((el) => el.ariaLabel.startsWith("Fool 3"))
      ?.getBoundingClientRect();
    return box && box.left >= -1 && box.right <= innerWidth + 1;
  });
  if (await isAsked(page))
    check(
      await page.locator(".prompt.asking").evaluate((el) => {
        const box = el.getBoundingClientRect();
        return box.top < innerHeight - 40 && box.bottom <= innerHeight + 1;
      }),
      "The question can't be seen on a phone.",
    );
  await page.setViewportSize({ width: 1440, height: 900 });

  if (!WHOLE) await openKept(page, "agot2-melee-four", 500, 0); // somebody is about to win
  const choices = await play(page, { most: 1500 });
  check(await over(page), `After ${choices} choices the melee isn't over.`);
  check(/15 power|won|wins|win/.test(await page.locator(".prompt").innerText()), "It isn't said who won and why.");
  const verdict = (await page.locator(".prompt").innerText()).split("\n").slice(0, 2).join(" ");
  await openKept(page, "agot2-melee-six", 124, 5);
  const hidden = await page.evaluate(() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    return [...document.querySelectorAll("section.area, .hand")]
      .filter((el) => {
        const box = el.getBoundingClientRect();
        return box.top < board.top - 2 || box.bottom > board.bottom + 2 || box.width < 250;
      })
      .map((el) => el.getAttribute("aria-label"));
  });
  check(
    !hidden.length && (await page.locator("section.area").count()) === 6,
    `Not in sight with six at the table: ${hidden}`,
  );
  console.log(`${choices} more choices: ${verdict}`);
  clean(page);
});
