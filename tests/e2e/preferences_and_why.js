// Preferences: stop at every window, pass until something happens, never ask about a card; they outlive a
// reload and the other side hears nothing of them. Why: what a changed strength is made of, and why not, for a card in
// hand and one in play.
import {
  AT_TOP,
  answer,
  api,
  base,
  chance,
  check,
  clean,
  isAsked,
  openKept,
  openTable,
  person,
  pressBanner,
  reasons,
  run,
  settled,
  turn,
  until,
} from "./browser.js";

const decision = (page) =>
  page.evaluate(() => document.querySelector(".prompt.asking:not([aria-busy=true])")?.dataset.decision ?? null);
const number = (page) => page.evaluate(() => document.querySelectorAll(".prompt.asking .option").length);
// A question that can be declined: what is chosen already, but not sent, can't.
const passable = (page) =>
  page.evaluate(
    () =>
      Boolean(document.querySelector(".prompt.asking .pass:enabled")) &&
      !document.querySelector(".prompt.asking .option[aria-pressed=true]"),
  );

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

async function preferences() {
  const ann = await person({ name: "Ann" }),
    bob = await person({ name: "Bob" }),
    both = [ann, bob];
  const made = await api(ann, "/api/tables", {
    game: "agot2",
    form: { format: "joust" },
    ask_all: true,
    takeback: "free",
    seats: [
      { who: "me", form: { deck: "stark" } },
      { who: "friend", form: { deck: "martell" } },
    ],
  });
  await openTable(ann, made.table);
  await bob.goto(base + made.invites[0].link);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL(/\/t\//);

  // Goes on until Ann is asked something of a kind; Bob does what he likes.
  const annIsAsked = (wanted, what) =>
    until(
      async () => {
        const page = await turn(both);
        check(page, "The game was over too soon.");
        await settled(both);
        if ((await isAsked(ann)) && (await wanted())) return true;
        await answer((await isAsked(ann)) ? ann : page, () => 0.05 + 0.3 * chance());
        return false;
      },
      what,
      180000,
    );

  // Stop at every window: asked even when there is but one answer. It is still so after a reload, and can be undone.
  await turn(both);
  let box = await settings(ann);
  await box.getByLabel("Stop at every window").check();
  await close(ann);
  await ann.reload();
  await ann.waitForSelector(".board");
  box = await settings(ann);
  await until(() => box.getByLabel("Stop at every window").isChecked(), "the stop outlives a reload");
  await close(ann);
  await annIsAsked(async () => (await number(ann)) === 0, "a stop at a window with one answer");
  box = await settings(ann);
  await box.getByLabel("Stop at every window").uncheck();
  await close(ann);
  await until(async () => (await number(ann)) > 0 || !(await isAsked(ann)), "what has one answer is answered again");

  // Pass until something happens to me: an open question that can be declined is declined, and a banner says so.
  await annIsAsked(() => passable(ann), "a question that can be declined");
  const before = await decision(ann);
  box = await settings(ann);
  await box.getByLabel("Pass until something happens to me").check();
  await close(ann);
  await until(async () => (await decision(ann)) !== before, "the question is declined");
  await ann.reload();
  await ann.waitForSelector(".board");
  const passing = "Passing until something happens to you.";
  await pressBanner(ann, passing); // "Stop", unless something has happened already
  await until(async () => (await ann.locator(".banner", { hasText: passing }).count()) === 0, "passing is over");

  // Never ask about a card: chosen below a question, listed, kept, and taken back.
  await annIsAsked(
    async () => (await ann.getByRole("button", { name: "Ask about …" }).count()) > 0,
    "a question with something to decline",
  );
  await ann.getByRole("button", { name: "Ask about …" }).click();
  const item = ann.locator(".menu .menu-item", { hasText: "never ask" }).first(),
    [name] = (await item.textContent()).split(": never ask");
  await item.click();
  await ann.locator(".toast", { hasText: "never ask" }).waitFor();
  await ann.reload();
  await ann.waitForSelector(".board");
  box = await settings(ann);
  const entry = box.getByLabel(name, { exact: true });
  await entry.waitFor();
  check((await entry.inputValue()) === "never", "The wish about a card isn't kept.");
  await entry.selectOption("matters");
  await box.getByText("Use “Ask about …” below a question.").waitFor();
  await close(ann);

  // Bob heard nothing of all that.
  for (const text of bob.heard) {
    const { prefs } = JSON.parse(text);
    check(
      !prefs || (!prefs.windows && !prefs.until && !Object.keys(prefs.cards).length),
      `Bob heard of Ann's preferences: ${text.slice(0, 300)}`,
    );
  }
  both.forEach(clean);
}

async function why() {
  const page = await person({ name: "Cleo" });
  await openKept(page, "agot2-joust-full", 20, 0); // characters are in play, one of them with an attachment

  // At a table that wasn't made for it, stopping at every window isn't offered.
  const box = await settings(page);
  check(await box.getByLabel("Stop at every window").isDisabled(), "A stop that does nothing is offered.");
  await close(page);

  // Why not, for a card in hand that nothing can be done with now: the clause, its words, and the whole rule a click
  // away.
  const dialog = await reasons(page, page.locator(".hand .card:not(.lit)").first());
  const refusal = dialog.locator(".refusals li").first();
  await refusal.waitFor({ state: "attached" });
  check((await refusal.locator("q").textContent()).length > 20, "The rule's own words aren't there.");
  const rule = refusal.locator("button.rule"),
    id = await rule.textContent();
  check(/^(rr|faq2)\./.test(id), `The rule cited is ${id}.`);
  if (!(await rule.isVisible())) await dialog.locator("summary").first().click();
  await rule.click();
  await page.getByRole("heading", { name: "What the rules say" }).waitFor();
  await page.locator("dialog[open] blockquote").waitFor();
  await page.keyboard.press("Escape");
  await close(page);

  // Why not, for a card in play: what kind of ability it has and what it waits for.
  const inPlay = await reasons(page, page.locator(".area.own .slot .card").first());
  check(
    /Why not|Everything one might do|nothing one could do/.test(await inPlay.locator(".why").textContent()),
    "Nothing is said about a card in play.",
  );
  await close(page);

  // A changed strength says what it is made of.
  const changed = page.locator(".slot .strength.raised, .slot .strength.lowered");
  const words = await changed.first().getAttribute("title");
  check(/^STR -?\d+ = \d+ printed( [+−] \d+ .+)+\.$/.test(words), `A changed strength says: ${words}`);
  await page
    .locator(".slot .card", { has: page.locator(".strength.raised, .strength.lowered") })
    .first()
    .click({ button: "right", ...AT_TOP });
  await page.locator("dialog[open]", { hasText: words }).waitFor();
  clean(page);
  console.log(words);
}

await run(async () => {
  await preferences();
  await why();
});
