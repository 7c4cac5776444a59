// A hint: asked for with a button or a key where the table allows it, the best three with their chances and a reason,
// known to everybody; and none between people who didn't agree to it.
import { accessible } from "./accessible.js";
import { answer, api, asked, check, clean, openKept, openTable, person, run, until } from "./browser.js";

await run(async () => {
  const page = await person({ name: "Ann", bypassCSP: true });
  const table = await openKept(page, "agot2-joust-stark-lannister", 229, 0);
  const hint = page.locator("section.hint-of");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".hint-of").first().waitFor(); // that it thinks, and then what it thinks
  await hint.waitFor();
  const options = await page.evaluate(() =>
    [...document.querySelectorAll("section.hint-of li")].map((li) => ({
      said: li.querySelector("b").textContent,
      chance: li.querySelector(".chance")?.textContent ?? "",
      reason: li.querySelector("small")?.textContent ?? "",
    })),
  );
  check(options.length >= 1 && options.length <= 3, `There are ${options.length} options.`);
  for (const { chance } of options) check(/^\d+ ± \d+ in 100 to win$/.test(chance), `The chance is "${chance}".`);
  check(
    options.some(({ reason }) => / than | same as /.test(reason)),
    "No option has a reason.",
  );
  const chances = options.map(({ chance }) => parseInt(chance, 10));
  check(`${chances}` === `${[...chances].sort((a, b) => b - a)}`, `The best isn't first: ${chances}.`);
  await accessible(page, "a hint");

  // Everybody is told, and the record says so.
  await page.getByRole("tab", { name: /Chat/ }).click();
  await page.locator(".chat-lines").getByText("Ann asked for a hint.").waitFor();

  // It goes with what it was about; the next one is asked for with a key.
  await answer(page);
  await asked(page);
  await until(async () => (await hint.count()) === 0, "the hint goes with its question");
  await until(async () => {
    await page.keyboard.press("?"); // the first one may lead on to what is asked
    return (await page.locator(".hint-of").count()) > 0;
  }, "the key asks for a hint");
  await hint.waitFor();
  await page.getByRole("button", { name: "Settings and more" }).click();
  await page.getByRole("menuitem", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.locator(".prompt.ended .verdict").waitFor();
  const { note } = await api(page, `/api/tables/${table}/record`);
  check(/Ann asked for a hint before choice \d+, \d+/.test(note), `The record's note is "${note}".`);

  // A table that is made without hints has no button.
  const seats = [{ who: "me" }, { who: "bot", bot: "random" }];
  const made = await api(page, "/api/tables", { game: "agot2", seats, hints: false });
  await openTable(page, made.table);
  await asked(page);
  check((await page.getByRole("button", { name: "Hint" }).count()) === 0, "There is a hint at a table without any.");
  clean(page);
});
