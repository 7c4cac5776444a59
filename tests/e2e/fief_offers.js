// An offer of any amount of gold: one field for the amount instead of a button for each, and number keys for what has
// buttons.
import { answer, api, asked, base, check, clean, person, run, until } from "./browser.js";

const question = (page) => page.locator("#question").textContent();
const option = (page, label) => page.locator(".prompt .option:enabled", { hasText: label });
const decision = (page) => page.locator(".prompt").getAttribute("data-decision");

async function next(page, before) {
  await until(async () => (await decision(page)) !== before, "the next question");
  await asked(page);
}

await run(async () => {
  const page = await person({ name: "Ann" }),
    fool = { who: "bot", bot: "random" };
  const made = await api(page, "/api/tables", {
    game: "fief",
    form: { hidden_gold: true },
    title: "",
    seats: [{ who: "me" }, fool, fool],
    takeback: "free",
    spectators: true,
  });
  await page.goto(`${base}/t/${made.table}`);
  for (await asked(page); !(await question(page)).startsWith("Put together your offer"); ) {
    const before = await decision(page),
      talk = option(page, /^\d?Offer (?!.*in private)/);
    if (!(await talk.count())) {
      await answer(page);
      continue;
    }
    await talk.first().click();
    await next(page, before);
  }

  check(
    (await page.locator(".prompt .option", { hasText: /\d gold/ }).count()) < 10,
    "There is a button for each amount of gold.",
  );
  const ask = page.getByLabel("Ask … gold"),
    take = page.locator(".amount", { has: ask }).getByRole("button");
  check((await ask.getAttribute("max")) === "99", "The field says how much can be asked for.");
  for (const [typed, possible] of [
    ["72", true],
    ["100", false],
    ["73", true],
  ]) {
    await ask.fill(typed);
    await until(
      async () => (await take.isEnabled()) === possible,
      `${typed} gold can${possible ? "" : "'t"} be asked for`,
    );
  }
  if (process.env.WEIRWOOD_IMAGES) await page.screenshot({ path: `${process.env.WEIRWOOD_IMAGES}/fief-offer.png` });
  let before = await decision(page);
  await ask.press("Enter");
  await next(page, before);

  const keyed = await page
    .locator(".prompt .option", { has: page.locator("kbd", { hasText: /^1$/ }) })
    .locator(".label")
    .textContent();
  before = await decision(page);
  await page.locator("body").press("1");
  await until(async () => (await decision(page)) !== before, `the key 1 takes ${keyed}`);
  check(keyed === "Propose", `The key 1 stands for ${keyed}.`);
  await until(
    async () => await page.locator(".log p", { hasText: "asks for 73 gold" }).count(),
    "the log tells of the offer",
  );
  clean(page);
});
