// Two people talk: an offer, a counter-offer, an answer in place; a marriage in the same sheet; a promise that is
// broken by a refusal and one by a march, which says before what it would give up. Who keeps their word is seen.
import { answer, api, asked, base, check, clean, isAsked, openTable, person, run, turn, until } from "./browser.js";

const images = process.env.WEIRWOOD_IMAGES;
const shot = async (page, name) => images && (await page.screenshot({ path: `${images}/${name}.png` }));

const sheet = (page) => page.locator("dialog.talks[open]");
const side = (page, which) => sheet(page).locator(`.deal-side.${which}`);
const piece = (page, which, name) => side(page, which).getByRole("button", { name, exact: true });
const option = (page, text) => page.locator('.prompt:not([data-kind="talk"]) .option:enabled', { hasText: text });
const words = (locator) => locator.innerText().then((text) => text.replace(/\s+/g, " "));
const says = async (locator, pattern, what) => {
  const text = await words(locator);
  check(pattern.test(text), `${what}: it says “${text}”.`);
};
const told = (page, text) =>
  until(async () => await page.locator(".log p", { hasText: text }).count(), `the log tells “${text}”`);
const gold = (page, name) => page.locator(".lord", { hasText: name }).first().locator(".count.gold b").innerText();
const word = (page, name) => page.locator(`.lord[aria-label^="${name},"] .mark.word`);

await run(async () => {
  const ann = await person({ name: "Ann" }),
    bob = await person({ name: "Bob" }),
    both = [ann, bob];

  // Whoever is asked declines, until somebody can do what is looked for.
  async function meet(page, text) {
    for (let asked = 0; asked < 120; asked += 1) {
      const next = await turn(both);
      if (next === page && (await option(page, text).count())) return option(page, text).first();
      await answer(next, () => 0.05);
    }
    throw new Error(`Nobody is asked to ${text}.`);
  }
  const take = async (page, text) => {
    const found = await meet(page, text);
    const before = await page.evaluate(() => e2e.stamp());
    await found.click();
    await page.evaluate(() => /** @type {any} */ (document.querySelector("dialog[open] button.danger"))?.click());
    await until(() => page.evaluate((b) => e2e.stamp() !== b, before), `${text} is taken`);
  };
  const reply = (page, name) => page.locator(".prompt").getByRole("button", { name }).click();

  // A table at which Ann begins with a Lord, so that he can marry Bob's Lady.
  async function sit() {
    const seat = (who, house) => ({ who, form: { house } });
    const made = await api(ann, "/api/tables", {
      game: "fief",
      form: { offers: "0" },
      seats: [seat("me", "arryn"), seat("friend", ""), { ...seat("bot", "tyrell"), bot: "random" }],
      takeback: "never",
      hush: false,
    });
    await openTable(ann, made.table);
    await bob.goto(base + made.invites[0].link);
    await bob.getByRole("button", { name: "Sit down" }).click();
    await take(bob, /Play House Targaryen/);
    await ann.waitForSelector(".lord .nobles li");
    return await ann.locator('.lord[aria-label^="Ann,"]', { hasText: "Petyr Baelish" }).count();
  }
  for (let tries = 0; !(await sit()); tries += 1) check(tries < 30, "The Lord never comes first.");
  // Ann wants to talk, though there is little to bargain about.
  await ann.getByRole("button", { name: "Settings and more" }).click();
  await ann.getByRole("menuitem", { name: "Stops, passes and keys" }).click();
  await ann.locator("dialog[open]").getByLabel("Ask me everything").check();
  await ann.keyboard.press("Escape");
  await ann.waitForFunction(() => !document.querySelector("dialog[open]"));

  for (const _ of both) {
    const first = await turn(both);
    await take(first, first === ann ? /Start in Gulltown/ : /Start in Dragonstone/);
  }

  // An offer, refused by another one.
  await (await meet(ann, /Make an offer to Bob(?! in private)/)).click();
  check(!(await option(ann, /in private/).count()), "The private way is in the sheet, not beside it.");
  await side(ann, "give").locator("input").fill("2");
  await piece(ann, "give", "Peace this round").click();
  await piece(ann, "ask", "A marriage").click();
  await sheet(ann).locator(".propose").click();
  await asked(bob);
  const offer = bob.locator(".prompt .asked-offer");
  await says(offer, /You give A marriage You get 2 gold Peace this round/, "What Bob is asked for");
  await says(offer, /Binding: gold; not binding: peace this round and a marriage\./, "Whether it binds");
  await says(offer, /Nothing is known yet of how Ann/, "Whether Ann keeps her word");
  await shot(bob, "fief-answer");
  await reply(bob, "Refuse, and make a counter-offer");
  await says(sheet(bob).locator(".theirs"), /You get 2 gold/, "What is answered stands beside the answer");
  check((await piece(bob, "give", "A marriage").getAttribute("aria-pressed")) === "true", "It begins turned round.");
  await side(bob, "ask").locator("input").fill("4");
  await side(bob, "ask").locator("input").press("Tab");
  await shot(bob, "fief-counter");
  await sheet(bob).locator(".propose").click();
  await asked(ann);
  await says(ann.locator(".prompt .asked-offer"), /You give 4 gold Peace this round You get A marriage/, "For Ann");
  const before = Number(await gold(ann, "Ann"));
  await reply(ann, "Accept the offer");
  for (const page of both) await told(page, "Ann accepts Bob's offer.");
  check(Number(await gold(ann, "Ann")) === before - 4, "The gold changes hands at once.");
  await says(ann.locator(".words").last(), /Bob has promised Ann a marriage/, "What was promised stands there");

  const married = bob.locator(".prompt .asked-offer", { hasText: "Petyr Baelish marries Daenerys Targaryen" }),
    anew = ann.locator(".toast", { hasText: "came in between" });
  // Whether Bob hears what Ann proposes; not if somebody did something before it was her turn.
  async function heard() {
    for (;;) {
      await until(async () => (await married.count()) || (await anew.count()) || (await isAsked(bob)), "it is heard");
      if (await married.count()) return true;
      if (await anew.count()) return false;
      await answer(bob, () => 0.05);
    }
  }

  // The marriage, in the same sheet; and the promise of it is broken.
  // It is asked about together with talk: if somebody does something before it is Ann's turn, she is asked anew.
  do {
    await (await meet(ann, /Marry Petyr Baelish to Daenerys Targaryen/)).click();
    await says(sheet(ann), /are married as soon as Bob agrees/, "What a marriage binds to");
    check(!(await piece(ann, "give", "Peace this round").count()), "No promises go with a marriage.");
    await side(ann, "give").locator("input").fill("1");
    await shot(ann, "fief-marriage");
    await ann.evaluate(() => {
      for (const toast of document.querySelectorAll(".toast")) toast.remove();
    });
    await sheet(ann).locator(".propose").click();
  } while (!(await heard()));
  await says(offer, /Petyr Baelish marries Daenerys Targaryen You give nothing You get 1 gold/, "The proposal");
  await reply(bob, "Refuse the marriage");
  for (const page of both) {
    await told(page, "Bob breaks a promise to Ann: a marriage.");
    await says(word(page, "Bob"), /broke 1 promise/, "Who has broken his word");
  }

  // The march: what it gives up is said before, and the peace is broken by the attack.
  await take(ann, /March with Petyr Baelish/);
  await take(ann, /Take all Troops along/);
  const way = await meet(ann, /Move to Dragonstone/);
  await says(way, /Bob's.*Gulltown would be given up/, "What a step gives up");
  await way.click();
  const sure = ann.locator("dialog[open]", { hasText: "Is this what you want?" });
  await says(sure, /Gulltown would be given up: nobody of yours stays there/, "It asks once");
  await shot(ann, "fief-given-up");
  await sure.getByRole("button", { name: "Yes, do it" }).click();
  // it is one answer, with whoever goes along; the button says so as soon as the server has weighed it
  await reply(ann, /Stop here|Done/);
  await told(ann, "Ann no longer Controls Gulltown.");
  await take(ann, /Attack Bob at Dragonstone/);
  for (const page of both) {
    await told(page, "Ann breaks a promise to Bob: peace this round.");
    await says(word(page, "Ann"), /broke 1 promise/, "Who has broken her word");
  }
  for (const page of both) clean(page);
});
