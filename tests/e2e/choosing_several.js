// Attackers and setup cards are clicked in and out, with what they come to; the game hears of them with Done.
import { AT_TOP, asked, check, clean, openKept, over, person, play, run, until } from "./browser.js";

const chosen = (page) => page.locator(".prompt .option[aria-pressed=true] .label").allTextContents();
const shot = async (page, name) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null;
// The open question as it was told, once the page shows it.
async function question(page) {
  await asked(page);
  if (await over(page)) throw new Error("The game is over too soon.");
  return until(async () => {
    const id = await page.evaluate(() => document.querySelector(".prompt.asking")?.dataset.decision);
    const told = page.heard.map((text) => JSON.parse(text)).filter((each) => each.decision && each.t !== "draft");
    return told.map((each) => each.decision).findLast((each) => String(each.id) === id);
  }, "the page shows what it was told");
}

await run(async () => {
  const page = await person({ name: "Ann" });

  // Setup: a card of the hand goes in and out again, and the gold with it.
  await openKept(page, "agot2-joust-stark-lannister", 6, 0);
  const seq = await page.evaluate(() => e2e.seq());
  const card = page.locator(".hand .card.lit").first();
  check((await card.getAttribute("aria-pressed")) === "false", "It isn't said that the card can be pressed.");
  await card.click(AT_TOP);
  await page.locator(".hand .card.chosen[aria-pressed=true]").waitFor();
  await page.locator(".tally", { hasText: /^[1-8] of 8 gold spent$/ }).waitFor();
  check((await chosen(page)).length === 1, "The prompt doesn't show what is chosen.");
  await shot(page, "setup");
  await page.locator(".hand .card.chosen").click(AT_TOP);
  await page.locator(".tally", { hasText: "0 of 8 gold spent" }).waitFor();
  check(!(await page.locator(".hand .card.chosen").count()), "The card isn't taken out by a second click.");
  check((await page.evaluate(() => e2e.seq())) === seq, "The game has heard of it before it was done.");

  // By keyboard: the number puts it in, the number takes it out; Space is done.
  await page.keyboard.press("1");
  await until(async () => (await chosen(page)).length === 1, "1 puts the first in");
  await page.keyboard.press("1");
  await until(async () => (await chosen(page)).length === 0, "1 takes it out again");

  // Attackers show in the band at once, and what they come to.
  await openKept(page, "agot2-joust-baratheon-greyjoy", 172, 0);
  const { kind, options } = await question(page);
  check(kind === "attackers" && options.length > 1, `Instead of attackers it is asked for ${kind}.`);
  const [first, second] = options;
  const total = page.locator(".theatre .attacking .total");
  check((await page.locator(".theatre .attacking .names").textContent()) === "nobody yet", "Somebody attacks already.");
  await page.locator(".prompt .option", { hasText: first.say }).first().hover();
  await page.locator(".attacking .would", { hasText: `→ ${first.would.attacking_strength}` }).waitFor();
  await page.locator(".prompt .option", { hasText: first.say }).first().click();
  await page.locator(".theatre .fighter", { hasText: first.about[0].name }).waitFor();
  await until(
    async () => Number.parseInt(await total.textContent(), 10) === first.would.attacking_strength,
    "the strength of the first attacker is counted",
  );
  await page.locator(".slot.attacking .card.chosen").waitFor();
  await page.locator(".stakes .stake b", { hasText: "If you win" }).waitFor();
  await page.locator(".stakes .stake b", { hasText: "If you lose" }).waitFor();
  await page.locator(`.areas.near .card.lit:not(.chosen)`, { hasText: second.about[0].name }).first().click(AT_TOP);
  await page.locator(".theatre .fighter").nth(1).waitFor();
  await shot(page, "attackers");
  await page.locator(".slot.attacking .card.chosen", { hasText: first.about[0].name }).first().click(AT_TOP);
  await until(async () => (await page.locator(".theatre .fighter").count()) === 1, "the first is out again");
  await page.getByRole("button", { name: "Done" }).click();
  await page.waitForSelector(".prompt:not([data-kind=attackers])");
  const line = page.locator(".log p", { hasText: `with ${second.about[0].name.replace(/ #\d+/, "")}.` });
  for (let n = 0; n < 20 && !(await line.count()); n += 1) {
    await asked(page); // stealth comes before it is told
    if (!(await line.count())) await page.evaluate(() => e2e.answer(0, 60000));
  }
  check(await line.count(), `The log doesn't say that ${second.about[0].name} alone attacks.`);
  await play(page, { most: 40, stop: ".decided" });
  await shot(page, "decided");
  clean(page);
});
