// Sounds: none before the first click or key, then a few, and one switch for all of them.
import { answer, api, check, clean, openTable, person, play, run, until } from "./browser.js";

// Counts what is made and what is played.
function listen() {
  globalThis.played = 0;
  globalThis.made = 0;
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor() {
      super();
      globalThis.made += 1;
    }
    createGain() {
      globalThis.played += 1;
      return super.createGain();
    }
  };
}

await run(async () => {
  const page = await person({ name: "Ann" });
  await page.addInitScript(listen);
  const count = (name) => page.evaluate((name) => globalThis[name], name);
  const made = await api(page, "/api/play", { game: "agot2", bot: "random" });
  await openTable(page, made.table);
  for (let i = 0; i < 4; i += 1) await answer(page); // by the page itself: nobody has clicked
  check((await count("made")) === 0, "There are sounds before the first click.");
  await page.mouse.click(5, 5);
  check((await count("made")) === 1, "A click doesn't allow sounds.");
  await play(page, { most: 10 });
  await until(() => count("played"), "something is heard");

  await page.getByRole("button", { name: "Settings and more" }).click();
  await page.getByRole("menuitem", { name: "Motion and sound" }).click();
  await page.getByRole("checkbox", { name: /Sounds/ }).uncheck();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  const before = await count("played");
  await play(page, { most: 10 });
  check((await count("played")) === before, "What is switched off is still heard.");
  await page.reload();
  await page.waitForSelector(".board");
  await page.mouse.click(5, 5);
  check((await count("made")) === 0, "The switch isn't remembered.");
  clean(page);
});
