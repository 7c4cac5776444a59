// What the others do in a moment is shown one thing after the other, with a way to now that answers nothing by mistake;
// what happened since one's own choice can be gone through on the table; the log waits for whoever reads it.
import { accessible } from "./accessible.js";
import { answer, api, check, clean, openTable, person, run, until } from "./browser.js";

const NOW = { schemes: ["dark"] }; // colours would change slowly here
const fool = { who: "bot", bot: "random" };

const shown = (page) => page.evaluate(() => Number(document.querySelector(".table").dataset.seq));
const heard = (page) =>
  Math.max(...page.heard.map((text) => JSON.parse(text)).map((message) => (message.t === "update" ? message.seq : 0)));
const happening = (page) => page.locator(".prompt.happening:not(.looking-back)");

// Answer until the others' moves come faster than they are shown.
const burst = (page) =>
  until(async () => {
    await answer(page).catch(() => {});
    await page.waitForFunction(() => e2e.asked() || e2e.over() || document.querySelector(".prompt.happening"));
    return (await happening(page).count()) > 0;
  }, "a burst of moves");

await run(async () => {
  const page = await person({ name: "Ann", reducedMotion: "no-preference", bypassCSP: true });
  const sent = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)).t)));
  const choices = () => sent.filter((kind) => kind === "choose").length;
  await page.addInitScript(() => localStorage.setItem("motion", '"slow"'));
  const seats = [{ who: "me" }, fool, fool, fool];
  const made = await api(page, "/api/tables", { game: "agot2", form: { format: "melee" }, title: "Friday", seats });
  await openTable(page, made.table);

  // Beats: behind what was heard, each with its line; a key shows now and is no answer.
  await page.waitForFunction(() => e2e.asked());
  await page.evaluate(() => {
    globalThis.beats = [];
    new MutationObserver(() => {
      const words = document.querySelector(".prompt.happening .told:last-of-type")?.textContent;
      if (words && globalThis.beats.at(-1) !== words) globalThis.beats.push(words);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await burst(page);
  check((await shown(page)) < heard(page), "A burst of moves is shown at once.");
  await until(() => page.evaluate(() => globalThis.beats.length > 1), "one beat follows the other");
  check((await page.evaluate(() => globalThis.beats)).every(Boolean), "A beat has no words.");
  await page.waitForFunction(() => e2e.asked());
  check((await shown(page)) === heard(page), "The question is there, and the table is still behind.");

  await burst(page);
  const before = choices();
  await page.keyboard.press(" ");
  await until(async () => (await shown(page)) === heard(page), "the key leads to now");
  check(choices() === before, "The key that led to now was taken for an answer.");
  await burst(page);
  await page.getByRole("button", { name: "Skip to now" }).click();
  await until(async () => (await shown(page)) === heard(page), "the button leads to now");

  // The past: step by step through what happened since one's own choice, and back to now.
  await page.waitForFunction(() => e2e.asked());
  const board = () => page.locator(".board").innerText();
  const now = await board(),
    present = await shown(page);
  await page.keyboard.press("h");
  await page.locator(".table.past .looking-back").waitFor();
  check((await shown(page)) < present, "The past is now.");
  await accessible(page, "looking back", NOW);
  const last = Number(/of (\d+)|$/.exec((await page.locator(".then").innerText()) ?? "")?.[1] ?? 0);
  const seen = [await board()];
  for (let at = 1; ; at += 1) {
    if (await page.getByRole("button", { name: "One step on" }).isDisabled()) break;
    await page.keyboard.press("ArrowRight");
    await page.locator(`.looking-back[data-at="${at}"]`).waitFor();
    seen.push(await board());
  }
  check(seen.length > 2 && new Set(seen).size > 1, `Only ${new Set(seen).size} of ${seen.length} moments differ.`);
  check(seen.length - 1 >= last, "There is more to see than the steps lead to.");
  for (let at = seen.length - 2; at >= 0; at -= 1) {
    await page.getByRole("button", { name: "One step back" }).click();
    await page.locator(`.looking-back[data-at="${at}"]`).waitFor();
    check((await board()) === seen[at], `Moment ${at} isn't the same on the way back.`);
  }
  const made2 = choices();
  await page.keyboard.press("1"); // no answer to a question that isn't shown
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => e2e.asked() && !document.querySelector(".table.past"));
  check(choices() === made2 && (await board()) === now, "Now isn't what it was before looking back.");
  await page.getByRole("button", { name: "What happened since my last choice" }).click();
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.waitForFunction(() => e2e.asked() && !document.querySelector(".table.past"));

  // The log: whoever reads older lines stays there, and is told that there are new ones.
  const log = page.locator(".log");
  await log.evaluate((el) => {
    el.scrollTop = 0;
  });
  await page.waitForFunction(() => document.querySelector(".log").scrollTop === 0);
  const lines = await log.locator("p").count();
  while ((await log.locator("p").count()) < lines + 3) await answer(page);
  check((await log.evaluate((el) => el.scrollTop)) === 0, "The log ran away from its reader.");
  await accessible(page, "new lines", NOW);
  await page.getByRole("button", { name: /^\d+ new lines?/ }).click();
  await page.waitForFunction(() => {
    const el = document.querySelector(".log");
    return el.scrollHeight - el.scrollTop - el.clientHeight < 5 && !document.querySelector(".new-lines");
  });
  await answer(page);
  await page.waitForFunction(() => {
    const el = document.querySelector(".log");
    return el.scrollHeight - el.scrollTop - el.clientHeight < 5;
  });

  // Without motion everything is there at once.
  await page.getByRole("button", { name: "Settings and more" }).click();
  await page.getByRole("menuitem", { name: "Motion and sound" }).click();
  await accessible(page, "motion and sound", NOW);
  await page.getByRole("radio", { name: /None/ }).check();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  await page.waitForFunction(() => e2e.asked());
  await page.evaluate(() => {
    globalThis.beats.length = 0;
  });
  for (let i = 0; i < 8; i += 1) await answer(page);
  check((await page.evaluate(() => globalThis.beats.length)) === 0, "Without motion there are still beats.");
  clean(page);
});
