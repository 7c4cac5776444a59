// Talks: an offer in two columns, filled by clicking, openly or in private.

import { accessible } from "./accessible.js";
import { answer, api, asked, base, check, clean, person, run, until } from "./browser.js";

const sheet = (page) => page.locator("dialog.talks[open]");
const piece = (page, side, name) =>
  sheet(page).locator(`.deal-side.${side}`).getByRole("button", { name, exact: true });
const decision = (page) => page.locator(".prompt").getAttribute("data-decision");
const said = (page, text) =>
  until(async () => await page.locator(".log p", { hasText: text }).count(), `the log tells “${text}”`);

const images = process.env.WEIRWOOD_IMAGES;
const shot = async (page, name) => images && (await page.screenshot({ path: `${images}/${name}.png` }));

// Decline until an offer can be begun, and begin it; not within a talk that somebody else has begun.
async function begin(page, text) {
  const option = page.locator('.prompt:not([data-kind="talk"]) .option:enabled', { hasText: text });
  for (await asked(page); !(await option.count()); await asked(page)) await answer(page, () => 0.05);
  await option.first().click();
  await until(async () => await sheet(page).count(), "the sheet with the two columns");
}

await run(async () => {
  const page = await person({ name: "Ann", bypassCSP: true }),
    fool = { who: "bot", bot: "random" };
  const made = await api(page, "/api/tables", {
    game: "fief",
    form: { hidden_gold: true, offers: "0" },
    title: "",
    seats: [{ who: "me" }, fool, fool],
    takeback: "free",
    spectators: true,
  });
  await page.goto(`${base}/t/${made.table}`);
  // Nobody is asked for talk alone while there is nothing to bargain about; this player wants to be.
  await asked(page);
  await page.getByRole("button", { name: "Settings and more" }).click();
  await page.getByRole("menuitem", { name: "Stops, passes and keys" }).click();
  await page.locator("dialog[open]").getByLabel("Ask me everything").check();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  await begin(page, /Make an offer to Fool(?! in private)/);
  const propose = sheet(page).locator(".propose");
  await sheet(page)
    .getByLabel(/In private/)
    .check();
  await sheet(page).getByRole("button", { name: "Invite Fool 2" }).press("Space");
  check(await sheet(page).locator('.piece[aria-pressed="true"]').count(), "Others can be asked to a private talk.");
  await sheet(page)
    .getByLabel(/Openly/)
    .check();
  check(!(await sheet(page).locator('.piece[aria-pressed="true"]').count()), "To an open one nobody is asked.");
  check(await propose.isDisabled(), "Nothing is proposed.");
  const ask = sheet(page).locator(".deal-side.ask input"),
    peace = "Peace this round";
  check((await ask.getAttribute("max")) === "99", "The field says how much hidden gold can be asked for.");
  await ask.fill("73");
  await piece(page, "give", peace).click();
  await piece(page, "give", "A marriage").click();
  await piece(page, "ask", peace).click();
  await piece(page, "ask", "Support in Battle").click();
  await piece(page, "ask", peace).click(); // and out again
  check((await piece(page, "ask", peace).getAttribute("aria-pressed")) === "false", "A second click takes it out.");
  const binds = await sheet(page).locator(".binding").innerText();
  check(/Binding\. Gold and cards/.test(binds) && /hold nobody to it/.test(binds), `Does it bind? ${binds}`);
  check(/how .* keeps promises/.test(await sheet(page).locator(".reputation").innerText()), "Who keeps promises?");
  await accessible(page, "an offer", { within: "dialog.talks" });
  await shot(page, "fief-offer");
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, "fief-offer-phone");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  check(!wide, "The sheet is wider than a phone.");
  await page.setViewportSize({ width: 1440, height: 900 });
  const before = await decision(page);
  await propose.press("Enter");
  await until(async () => (await decision(page)) !== before, "the offer is made in one go");
  await said(page, /promises peace this round and a marriage and asks for 73 gold and support in Battle/);
  clean(page);
});
