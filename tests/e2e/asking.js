// What is asked, and what an answer costs: the large button and the space bar are the sensible answer, never one that
// gives something up; that asks once. Stops, cards and passes are set in one panel and by keys, and kept for the game.
import {
  answer,
  api,
  asked,
  base,
  check,
  clean,
  openKept,
  openTable,
  person,
  pressBanner,
  run,
  until,
} from "./browser.js";

const question = (page) => page.locator("#question").textContent();
const primary = (page) => page.locator(".prompt.asking button.primary");
const decision = (page) => page.evaluate(() => document.querySelector(".prompt.asking")?.dataset.decision ?? null);

async function settings(page) {
  await page.getByRole("button", { name: "Settings and more" }).click();
  await page.getByRole("menuitem", { name: "Stops, passes and keys" }).click();
  await page.locator("dialog[open] .settings").waitFor();
  return page.locator("dialog[open]");
}
async function close(page) {
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
}

await run(async () => {
  const page = await person({ name: "Ada" });
  const begin = async () => {
    const made = await api(page, "/api/play", { game: "agot2", bot: "random", seat: { deck: "stark" } });
    await openTable(page, made.table);
    await asked(page);
  };
  await openKept(page, "agot2-joust-stark-lannister", 1, 0); // a hand with cards to set up

  // The mulligan: space keeps. Then setup: with nothing placed there is no sensible answer, and space answers nothing.
  await until(async () => /Keep this hand/.test(await question(page)), "the mulligan");
  check(/keep/i.test(await primary(page).textContent()), "The large button doesn't keep the hand.");
  await page.keyboard.press("Space");
  await until(async () => /Place setup cards/.test(await question(page)), "setup");
  await asked(page);
  check((await primary(page).count()) === 0, "A large button begins the game with nothing.");
  const before = await decision(page);
  await page.keyboard.press("Space");
  await page.locator(".toast", { hasText: "No answer goes without saying" }).waitFor();
  check((await decision(page)) === before, "Space gave up the whole setup.");

  // Being done with nothing asks once, and says what it costs; by mouse, then by keyboard.
  await page.locator(".prompt .pass").click();
  const sure = page.locator("dialog[open]");
  await sure.getByText("You will begin with nothing in play.").waitFor();
  await sure.getByRole("button", { name: "Cancel" }).click();
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  check((await decision(page)) === before, "Cancelling gave up the setup.");
  await page.locator(".prompt .pass").focus();
  await page.keyboard.press("Enter");
  await sure.getByText("You will begin with nothing in play.").waitFor();
  await close(page);
  // Cards are clicked in and out: a key takes one in, and again takes it out; then, with one in, space is Done.
  const taken = page.locator(".prompt.asking .option[aria-pressed=true]");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("1");
  await until(async () => (await taken.count()) === 1 && (await primary(page).count()) === 1, "being done is sensible");
  check((await decision(page)) === before, "A card that is clicked in is placed at once.");
  await page.keyboard.press("1");
  await until(async () => (await taken.count()) === 0 && (await primary(page).count()) === 0, "the card is out again");
  await page.keyboard.press("1");
  await until(async () => (await primary(page).count()) === 1, "being done is sensible again");
  check(/Done/.test(await primary(page).textContent()), "The large button isn't Done.");
  const card = (await taken.locator(".label").textContent()).replace(/^Set up /, "");
  await page.keyboard.press("Space");
  await until(async () => !/Place setup cards/.test(await question(page).catch(() => "")), "setup is over");
  await page.locator(".area.own", { hasText: card }).waitFor();

  // The panel: everything, a phase, and a card; all of it is there after a reload and at another table of this game.
  let box = await settings(page);
  await box.getByLabel("Ask me everything").check();
  await until(() => box.getByLabel("Challenges, another's turn").isDisabled(), "phases don't count while all is asked");
  await box.getByLabel("Ask me everything").uncheck();
  await box.getByLabel("Challenges, another's turn").selectOption("pass");
  await until(
    async () => (await box.getByLabel("Challenges, another's turn").inputValue()) === "pass",
    "the stop of a phase is set",
  );
  await close(page);
  await page.reload();
  await asked(page);
  box = await settings(page);
  check((await box.getByLabel("Challenges, another's turn").inputValue()) === "pass", "A reload forgets the stops.");
  await close(page);
  await begin();
  box = await settings(page);
  check((await box.getByLabel("Challenges, another's turn").inputValue()) === "pass", "The next game forgets them.");
  await box.getByLabel("Challenges, another's turn").selectOption("matters");
  await close(page);

  // Keys: N asks at the next window, W waits until something happens, P passes the phase; banners say so and stop it.
  await answer(page, () => 0.5);
  await asked(page);
  const banner = (words) => page.locator(".banner", { hasText: words });
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("n");
  await banner("You will be asked at the next window.").waitFor();
  await page.keyboard.press("n");
  await until(async () => (await banner("You will be asked").count()) === 0, "the wish is taken back");
  for (const [key, words] of [
    ["p", "phase."],
    ["w", "until something happens"],
  ]) {
    const heard = page.heard.length;
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press(key);
    await until(
      () => page.heard.slice(heard).some((text) => text.includes('"t":"prefs"') && !text.includes(`"since"`)),
      `${key} is heard`,
    );
    await pressBanner(page, words); // "Stop"
    await asked(page);
  }
  clean(page);
  check(page.url().startsWith(base), "The page has gone somewhere else.");
});
