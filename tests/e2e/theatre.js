// The theatre in kept positions of every card game: both sides with what each brings, what is at stake, those about to
// be declared clicked in and out with what it comes to; and afterwards what came of it.
import { readFileSync } from "node:fs";
import { AT_TOP, check, clean, run, until } from "./browser.js";
import { laid, viewer } from "./kept.js";

const { kept, theatre } = JSON.parse(readFileSync(`${process.env.WEIRWOOD_TMP}/positions.json`, "utf8"));
const text = async (found) => (await found.allTextContents()).map((each) => each.replace(/\s+/g, " ").trim());

// Everybody in the band, with their strength as it stands on their cards.
async function sides(page, { view }, what) {
  const { challenge, players } = view;
  const cards = new Map(players.flatMap((player) => player.cards.map((card) => [card.name, card])));
  for (const role of ["attacking", "defending"]) {
    const names = challenge[`${role === "attacking" ? "attackers" : "defenders"}`];
    const band = page.locator(`.theatre .side-of.${role}`);
    const wanted = names.map((name) => `${name} ${cards.get(name).strength}`);
    await until(async () => `${await text(band.locator(".fighter"))}` === `${wanted}`, `${what}: ${role} ${wanted}`);
    const total = Number.parseInt(await band.locator(".total").textContent(), 10);
    check(total === challenge[`${role}_strength`], `${what}: ${role} with ${total}.`);
    check((await page.locator(`.slot.${role}`).count()) === names.length, `${what}: not all are marked as ${role}.`);
  }
}

async function atStake(page, { view }, what) {
  const shown = await text(page.locator(".theatre .stake"));
  const wanted = view.challenge.stakes.map((each) => `${each.if}: ${each.lines.join("; ")}.`);
  check(`${shown}` === `${wanted}`, `${what}: at stake is ${shown} instead of ${wanted}.`);
  check(wanted.length === 2, `${what}: it isn't said what is at stake for both.`);
}

// The first that may be declared: pointed at, clicked in on the table, and clicked out again.
async function declared(page, position, what) {
  const option = position.decision.options.find(({ would }) => would);
  const { name } = option.about[0],
    role = position.decision.kind === "attackers" ? "attacking" : "defending";
  const card = page.locator(".areas.near .slot .card.lit", { hasText: name }).first();
  await page.locator(".prompt .option", { hasText: option.say }).first().hover();
  await page.locator(`.${role} .would`, { hasText: `→ ${option.would[`${role}_strength`]}` }).waitFor();
  await card.click(AT_TOP);
  await page.locator(`.slot.${role} .card.chosen[aria-pressed=true]`, { hasText: name }).first().waitFor();
  await sides(page, position.drafts[option.label], `${what} with ${name}`);
  await page.locator(".tally", { hasText: position.drafts[option.label].decision.tally }).waitFor();
  await page.locator(`.slot.${role} .card.chosen`, { hasText: name }).first().click(AT_TOP);
  await page.locator(".card.chosen").waitFor({ state: "detached" });
  await sides(page, position, `${what} without ${name}`);
}

await run(async () => {
  const { page, show } = await viewer();
  for (const [what, position] of Object.entries(theatre)) {
    await show(position);
    await sides(page, position, what);
    await atStake(page, position, what);
    await declared(page, position, what);
  }

  // What came of it stays until something else is there to be seen.
  for (const [what, position] of Object.entries(kept)) {
    const fought = position.view.fought;
    if (!fought || position.view.challenge) continue;
    await show(position);
    const words = await page.locator(".theatre .decided").innerText();
    check(
      words.includes(fought.text) && fought.followed.slice(-4).every((line) => words.includes(line)),
      `${what}: ${words}`,
    );
  }

  // What kneels lies, whatever is on it: wider than high, where everything that stands is higher than wide.
  const many = { lying: 0, standing: 0, laden: 0 };
  for (const [what, position] of Object.entries({ ...theatre, ...kept })) {
    if (!position.view.players.some((player) => player.cards?.length)) continue;
    await show(position);
    await laid(page);
    const { lying, standing, laden } = await page.evaluate(() => {
      const shapes = (selector) =>
        [...document.querySelectorAll(selector)].map((el) => {
          const { width, height } = el.getBoundingClientRect();
          return width / height;
        });
      return {
        lying: shapes(".slot.kneels .card"),
        standing: shapes(".slot:not(.kneels, .shadow) .card"),
        laden: document.querySelectorAll(".slot.kneels:has(.badge ~ .badge ~ .badge)").length,
      };
    });
    many.lying += lying.length;
    many.standing += standing.length;
    many.laden += laden;
    check(
      lying.every((shape) => shape > 1),
      `${what}: of what kneels the shapes are ${lying}.`,
    );
    check(
      standing.every((shape) => shape < 0.9),
      `${what}: of what stands the shapes are ${standing}.`,
    );
  }
  check(many.lying && many.standing && many.laden, `There is nothing to compare: ${JSON.stringify(many)}.`);
  clean(page);
});
