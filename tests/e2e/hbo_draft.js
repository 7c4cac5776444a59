// A plot draft of the HBO edition between two people: a table made by clicking, three deals of three plots, six plots each, seven of
// thirteen chosen in secret; what is dealt, kept and passed on can be read, the other's picks can't. Then a whole round.
import { person, run, check, clean, base, asked, play, over, until, turn } from "./browser.js";

const names = (page, row) => page.locator(`.draft .${row} .card .name > span:last-child`).allTextContents();
const same = (a, b) => [...a].sort().join() === [...b].sort().join();
const shows = (page, row, wanted, what) => until(async () => same(await names(page, row), wanted), `${what}: ${wanted.join(", ")}`);

// Take a card that lies in the draft by clicking it and its menu.
async function take(page, row, name, verb) {
  const decision = await page.locator(".prompt").getAttribute("data-decision");
  await page.locator(`.draft .${row} .card.lit`, { has: page.getByText(name, { exact: true }) }).click();
  await page.locator(".menu").getByRole("menuitem", { name: `${verb} ${name}` }).click();
  await page.waitForFunction((before) => document.querySelector(".prompt:not([aria-busy=true])")?.dataset.decision !== before, decision);
}

// Ann makes the table with a few clicks, and Bob comes by the link.
async function sitDown(ann, bob) {
  await ann.goto(base);
  await ann.locator("article.game.g-hbo").getByRole("link", { name: "New table" }).click();
  await ann.waitForURL(/\/new/);
  await ann.getByLabel("Plot draft").check();
  await ann.locator("fieldset.seat").nth(1).locator("select").first().selectOption("friend");
  await ann.getByRole("button", { name: "Open the table" }).click();
  const link = await ann.getByLabel("Link for seat 2").inputValue();
  await ann.getByRole("button", { name: "To the table" }).click();
  await bob.goto(link);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL(/\/t\//);
  for (const page of [ann, bob]) await asked(page);
}

await run(async () => {
  const ann = await person({ name: "Ann" }), bob = await person({ name: "Bob" });
  await sitDown(ann, bob);
  const both = [[ann, "Bob"], [bob, "Ann"]], kept = [[], []], passed = [[], []], secret = [[], []], own = [];
  for (const [i, [page]] of both.entries()) { await page.waitForSelector(".draft .house .card"); own[i] = await names(page, "house"); }

  for (let deal = 0; deal < 3; deal += 1) {
    const dealt = [];
    for (const [i, [page, other]] of both.entries()) {
      await until(async () => (await names(page, "drafting")).length === 3, "three plots are dealt");
      dealt[i] = await names(page, "drafting");
      check((await page.locator("#question").textContent()).startsWith("Keep one of these three plots; the other two go to your opponent."), "It isn't said what to do.");
      check((await page.locator(".draft").innerText()).includes(`the other two go to ${other}`), "It isn't said where the others go.");
    }
    check(!dealt[0].some((name) => dealt[1].includes(name)), "Both are dealt the same plot.");
    for (const [i, [page]] of both.entries()) {
      await take(page, "drafting", dealt[i][deal], "Draft");
      kept[i].push(dealt[i][deal]);
      secret[i].push(dealt[i][deal]);
      passed[i].push(...dealt[i].filter((name) => name !== dealt[i][deal]));
    }
    for (const [i, [page, other]] of both.entries()) {
      const pair = dealt[1 - i].filter((name) => name !== dealt[1 - i][deal]);
      await shows(page, "drafting", pair, "the other's pair comes");
      await shows(page, "drafted", kept[i], "what was kept is shown");
      await shows(page, "passed", passed[i], "what was passed on is shown");
      check((await page.locator(".draft").innerText()).includes(`${other} has kept ${kept[1 - i].length} plot`), "The other's plots aren't counted.");
    }
    for (const [i, [page]] of both.entries()) {
      const name = (await names(page, "drafting"))[deal % 2];
      await take(page, "drafting", name, "Draft");
      kept[i].push(name);
    }
  }

  // Seven of thirteen.
  const decks = [];
  for (const [i, [page]] of both.entries()) {
    await page.waitForSelector(".draft .open");
    await shows(page, "open", [...own[i], ...kept[i]], "thirteen plots to choose from");
    decks[i] = [...kept[i].slice(0, 3), ...own[i].slice(0, 4)];
    for (const [n, name] of decks[i].entries()) {
      await page.getByText(`Your plot deck: ${n} of 7 chosen`).waitFor();
      await take(page, "open", name, "Choose");
    }
  }

  // Nobody was told what the other kept of his own three, or which of a pair he kept.
  for (const [i, [page, other]] of both.entries()) {
    await asked(page);
    const hidden = secret[1 - i].filter((name) => !own[i].includes(name)), heard = page.heard.join("\n"), shown = await page.evaluate(() => document.body.innerText);
    for (const name of hidden) check(!heard.includes(name) && !shown.includes(name), `${name}, which ${other} kept, came to the other page.`);
    check(!new RegExp(`${other} drafts (?!a plot)`).test(shown), `The log says which plot ${other} drafted.`);
    await page.locator(".pile", { hasText: "plots" }).first().click();
    await page.waitForSelector("dialog[open]");
    check(same(await page.locator("dialog[open] .card .name > span:last-child").allTextContents(), decks[i]), "The plot deck isn't what was chosen.");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
  }

  // A whole round.
  const round = (page) => page.evaluate(() => Number(/\d+/.exec(document.querySelector(".phases .round")?.textContent ?? "0")?.[0] ?? 0));
  let choices = 0;
  while (!await over(ann) && await round(ann) < 2) {
    const page = await turn([ann, bob]);
    if (!page) break;
    choices += await play(page, { most: 1 });
    check(choices < 400, "The round doesn't end.");
  }
  console.log(`${choices} choices in the round after the draft`);
  clean(ann);
  clean(bob);
});
