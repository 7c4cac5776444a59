// A plot draft of the HBO edition between two people: a table made by clicking, three deals of three plots, six plots
// each, seven of thirteen chosen in secret; what is dealt, kept and passed on can be read, the other's picks can't.
// Then a whole round in this edition's words on a low screen, why not, and the draft once more in the replay.
import { AT_TOP, asked, base, check, clean, over, person, play, reasons, run, turn, until } from "./browser.js";

const names = (page, row) => page.locator(`.draft .${row} .card .name > span:last-child`).allTextContents();
const same = (a, b) => [...a].sort().join() === [...b].sort().join();
const shows = (page, row, wanted, what) =>
  until(async () => same(await names(page, row), wanted), `${what}: ${wanted.join(", ")}`);

// Take a card that lies in the draft by clicking it and its menu.
async function take(page, row, name, verb) {
  const decision = await page.locator(".prompt").getAttribute("data-decision");
  await page.locator(`.draft .${row} .card.lit`, { has: page.getByText(name, { exact: true }) }).click(AT_TOP);
  await page
    .locator(".menu")
    .getByRole("menuitem", { name: `${verb} ${name}` })
    .click();
  await page.waitForFunction(
    (before) => document.querySelector(".prompt:not([aria-busy=true])")?.dataset.decision !== before,
    decision,
  );
}

// Ann makes the table with a few clicks, and Bob comes by the link.
async function sitDown(ann, bob) {
  await ann.goto(base);
  await ann.locator("article.game.g-hbo").getByRole("link", { name: "New table" }).click();
  await ann.waitForURL(/\/new/);
  await ann.getByLabel("Plot draft").check();
  const houses = ann.locator("fieldset.seat select[name^=house]");
  for (const i of [0, 1]) await houses.nth(i).selectOption("stark");
  check((await houses.nth(0).inputValue()) === "lannister", "Two seats have the same House.");
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
  const ann = await person({ name: "Ann" }),
    bob = await person({ name: "Bob" });
  await sitDown(ann, bob);
  const both = [
      [ann, "Bob"],
      [bob, "Ann"],
    ],
    kept = [[], []],
    passed = [[], []],
    secret = [[], []],
    own = [];
  for (const [i, [page]] of both.entries()) {
    await page.waitForSelector(".draft .house .card");
    own[i] = await names(page, "house");
  }

  for (let deal = 0; deal < 3; deal += 1) {
    const dealt = [];
    for (const [i, [page, other]] of both.entries()) {
      await until(async () => (await names(page, "drafting")).length === 3, "three plots are dealt");
      dealt[i] = await names(page, "drafting");
      check(
        (await page.locator("#question").textContent()).startsWith(
          "Keep one of these three plots; the other two go to your opponent.",
        ),
        "It isn't said what to do.",
      );
      check(
        (await page.locator(".draft").innerText()).includes(`the other two go to ${other}`),
        "It isn't said where the others go.",
      );
    }
    check(!dealt[0].some((name) => dealt[1].includes(name)), "Both are dealt the same plot.");
    for (const [i, [page]] of both.entries()) {
      await take(page, "drafting", dealt[i][deal], "Keep");
      kept[i].push(dealt[i][deal]);
      secret[i].push(dealt[i][deal]);
      passed[i].push(...dealt[i].filter((name) => name !== dealt[i][deal]));
    }
    for (const [i, [page, other]] of both.entries()) {
      const pair = dealt[1 - i].filter((name) => name !== dealt[1 - i][deal]);
      await shows(page, "drafting", pair, "the other's pair comes");
      await shows(page, "drafted", kept[i], "what was kept is shown");
      await shows(page, "passed", passed[i], "what was passed on is shown");
      check(
        (await page.locator(".draft").innerText()).includes(`${other} has kept ${kept[1 - i].length} plot`),
        "The other's plots aren't counted.",
      );
    }
    for (const [i, [page]] of both.entries()) {
      const name = (await names(page, "drafting"))[deal % 2];
      await take(page, "drafting", name, "Keep");
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
      await page
        .locator(".draft .open .card.lit", { has: page.getByText(name, { exact: true }) })
        .first()
        .click(AT_TOP);
    }
    await page.getByText("Your plot deck: 7 of 7 chosen").waitFor();
    await page.getByRole("button", { name: "Done" }).click();
  }

  // Nobody was told what the other kept of his own three, or which of a pair he kept.
  for (const [i, [page, other]] of both.entries()) {
    await asked(page);
    const hidden = secret[1 - i].filter((name) => !own[i].includes(name)),
      heard = page.heard.join("\n"),
      shown = await page.evaluate(() => document.body.innerText);
    for (const name of hidden)
      check(!heard.includes(name) && !shown.includes(name), `${name}, which ${other} kept, came to the other page.`);
    check(!new RegExp(`${other} drafts (?!a plot)`).test(shown), `The log says which plot ${other} drafted.`);
    await page.locator("button.pile", { hasText: "plots" }).first().click();
    await page.waitForSelector("dialog[open]");
    check(
      same(await page.locator("dialog[open] .card .name > span:last-child").allTextContents(), decks[i]),
      "The plot deck isn't what was chosen.",
    );
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
  }

  // A whole round on a screen that is too low for it: what may be chosen is in sight, above the hand.
  await ann.setViewportSize({ width: 1280, height: 520 });
  const inSight = () => {
    const lit = [...document.querySelectorAll(".areas .card.lit")].map((card) => card.getBoundingClientRect()),
      foot = document.querySelector(".hand").getBoundingClientRect().top + 12;
    return (
      !lit.length ||
      lit.some((box) => box.bottom <= foot && box.top >= document.querySelector(".board").getBoundingClientRect().top)
    );
  };
  const round = (page) =>
    page.evaluate(() => Number(/\d+/.exec(document.querySelector(".phases .round")?.textContent ?? "0")?.[0] ?? 0));
  let choices = 0;
  while (!(await over(ann)) && (await round(ann)) < 2) {
    const page = await turn([ann, bob]);
    if (!page) break;
    if (page === ann) await ann.waitForFunction(inSight);
    choices += await play(page, { most: 1 });
    check(choices < 400, "The round doesn't end.");
  }
  console.log(`${choices} choices in the round after the draft`);
  const said = await ann.evaluate(
    () => document.querySelector(".phases").innerText + document.querySelector(".board").innerHTML,
  );
  check(
    ["Marshalling", "Taxation"].every((word) => said.includes(word)),
    "The phases of the round aren't shown.",
  );
  check(!/\bSTR\b|faction card/.test(said), "The table speaks of another edition.");
  check(await ann.locator(".areas.far .pile", { hasText: "plot" }).count(), "The other's plots aren't counted.");

  // The log stays at its newest line on a smaller and on a larger screen.
  for (const height of [400, 900]) {
    await ann.setViewportSize({ width: 1280, height });
    await ann.waitForFunction(() => {
      const log = document.querySelector(".log");
      return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
    });
  }

  // Whoever is asked something may ask why not something else; until then the other one goes on.
  while (!(await over(ann)) && (await turn([ann, bob])) === bob) await play(bob, { most: 1 });

  // Why not: any card in hand says which clause of this edition forbids it, and where its facts come from.
  const held = ann.locator(".hand .card:not(.lit)");
  if (!(await over(ann)) && (await held.count())) {
    const dialog = await reasons(ann, held.first());
    check(/hbo\./.test(await dialog.locator(".why").textContent()), "It isn't said why not.");
    check(/Where it comes from/.test(await dialog.innerText()), "It isn't said whose design the card is.");
    await ann.keyboard.press("Escape");
    await ann.waitForSelector("dialog[open]", { state: "detached" });
  } else console.log("There was no card in hand to ask about.");

  if (!(await over(ann))) {
    await ann.getByLabel("Settings and more").click();
    await ann.getByRole("menuitem", { name: "Concede" }).click();
    await ann.locator("dialog[open]").getByRole("button", { name: "Concede" }).click();
    await ann.waitForSelector(".verdict");
  }
  await ann.goto(`${ann.url()}/replay?at=2&seat=open`);
  await ann.waitForSelector(".draft");
  check(
    (await names(ann, "drafting")).length === 4 && (await names(ann, "drafted")).length === 2,
    "The replay doesn't show the draft.",
  );
  clean(ann);
  clean(bob);
});
