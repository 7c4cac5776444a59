// A card with what makes it cheaper, an attachment with what it goes on, a challenge with its attackers: each put
// together before the game hears of it, by clicking and with the keyboard.
import { AT_TOP, check, clean, openKept, person, run, until } from "./browser.js";

const GAME = "agot2-joust-stark-lannister";
const shot = async (page, name) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null;
const chosen = (page) => page.locator(".prompt .option[aria-pressed=true] .label").allTextContents();
const seq = (page) => page.evaluate(() => e2e.seq());
const line = (page, text) => page.locator(".log p", { hasText: text });
const option = (page, text) => page.locator(".prompt .option", { hasText: text });

// The number key of an answer.
async function key(page, text) {
  const found = await option(page, text).first().locator("kbd").textContent();
  check(/^[1-9]$/.test(found), `“${text}” has no number key.`);
  return found;
}

await run(async () => {
  const page = await person({ name: "Ann" });

  // By clicking: the list has the card with what makes it cheaper, and says what that costs.
  await openKept(page, GAME, 48, 1);
  const cheaper = option(page, "1 gold instead of 2; Western Fiefdom #2 kneels");
  check(/The Tickler/.test(await cheaper.textContent()), "It isn't said which card can be had for less.");
  await shot(page, "together");
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, "together-narrow");
  await page.setViewportSize({ width: 1440, height: 900 });
  check((await option(page, "The Tickler").count()) === 1, "The card is listed twice.");
  // A click on the card itself offers both, with it and without.
  await page.locator(".hand .card.lit", { hasText: "The Tickler" }).first().click(AT_TOP);
  await page.getByRole("menuitem", { name: /Marshal The Tickler.*1 gold instead of 2/ }).waitFor();
  await page.getByRole("menuitem", { name: /Marshal The Tickler.*2 gold$/ }).waitFor();
  await shot(page, "menu");
  await page.getByRole("menuitem", { name: /1 gold instead of 2/ }).click();
  await line(page, "marshals The Tickler").waitFor();
  await until(
    async () => (await line(page, "lannister uses Western Fiefdom.").count()) > 0,
    "the log has the reduction by itself",
  );

  // What makes cards cheaper is clicked in and out; what cards cost follows at once, and nobody hears of it.
  await openKept(page, GAME, 48, 1);
  const before = await seq(page);
  const fiefdom = option(page, "Use Western Fiefdom #2");
  check((await fiefdom.getAttribute("aria-pressed")) === "false", "It isn't said that it can be pressed.");
  await page.keyboard.press(await key(page, "Use Western Fiefdom #2"));
  await until(async () => (await chosen(page)).length === 1, "the key puts it in");
  await until(async () => (await option(page, "The Tickler").textContent()).includes("1 gold"), "the price is lower");
  await page.getByRole("button", { name: "Use Western Fiefdom #2 alone" }).waitFor();
  await shot(page, "waiting");
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, "waiting-narrow");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press(await key(page, "Use Western Fiefdom #2"));
  await until(async () => (await chosen(page)).length === 0, "the key takes it out again");
  check((await seq(page)) === before, "The game has heard of it before the card was chosen.");
  await fiefdom.click();
  await until(async () => (await chosen(page)).length === 1, "a click puts it in");
  await page.keyboard.press(await key(page, "The Tickler"));
  await line(page, "marshals The Tickler").waitFor();

  // An attachment with what makes it cheaper and what it goes on.
  await openKept(page, GAME, 19, 1);
  const wail = await seq(page);
  await option(page, "0 gold instead of 1; Western Fiefdom kneels").first().click();
  await until(async () => (await chosen(page)).length === 2, "the reduction and the card are in");
  await page.locator("#question", { hasText: "Attach Widow's Wail to which card?" }).waitFor();
  await shot(page, "attachment");
  check((await seq(page)) === wail, "The game has heard of it before its host was chosen.");
  await option(page, "The Queen's Assassin #1").click();
  await line(page, "marshals Widow's Wail").waitFor();

  // A challenge and its attackers: by clicking, and another one instead of it by keyboard.
  await openKept(page, GAME, 94, 1);
  const quiet = await seq(page);
  await shot(page, "challenges");
  await option(page, "Intrigue challenge against stark").click();
  await page.locator("#question", { hasText: "declare attackers" }).waitFor();
  check((await chosen(page)).length === 1, "The challenge isn't shown as chosen.");
  await shot(page, "challenge");
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, "challenge-narrow");
  await page.setViewportSize({ width: 1440, height: 900 });
  await option(page, "Intrigue challenge against stark").click();
  await page.locator("#question", { hasText: "Initiate a challenge" }).waitFor();
  await option(page, "Military challenge against stark").click();
  await until(
    async () => (await chosen(page)).length === 1,
    "a challenge with one possible attacker is only chosen, too",
  );
  await option(page, "Military challenge against stark").click();
  await until(async () => (await chosen(page)).length === 0, "and taken back");
  await option(page, "Intrigue challenge against stark").click();
  await page.getByRole("button", { name: "Something else" }).click();
  await page.locator("#question", { hasText: "Initiate a challenge" }).waitFor();
  await page.keyboard.press(await key(page, "Power challenge against stark"));
  await page.locator("#question", { hasText: "Power challenge against stark: declare attackers" }).waitFor();
  const attack = page.locator(".prompt .option", { hasText: /Attack with|STR/ }).and(page.locator(":not(.chosen)"));
  const who = (await attack.first().locator(".label").textContent()).replace(/^.*Attack with /, "");
  await page.keyboard.press(await attack.first().locator("kbd").textContent());
  await page.locator(".theatre .fighter", { hasText: who }).waitFor();
  check((await seq(page)) === quiet, "The game has heard of the challenge before it was done.");
  await shot(page, "attacker");
  await page.keyboard.press(" ");
  await until(async () => (await line(page, `with ${who}`).count()) > 0, `the log says that ${who} attacks`);
  clean(page);
});
