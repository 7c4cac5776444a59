// Decks in three forms (ThronesDB text, JSON, OCTGN): each read, checked and kept; what can't be read or isn't legal
// says why; what is kept is offered at a new table, can be looked at and thrown away.
import { writeFileSync } from "node:fs";
import { api, base, check, clean, person, run, until } from "./browser.js";

const folder = process.env.WEIRWOOD_TMP ?? "/tmp";
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

await run(async () => {
  const page = await person();
  const toDecks = async () => {
    await page.goto(`${base}/decks`);
    await page.waitForSelector(".deck-entry");
    await page.locator("label.field.small select").first().selectOption("agot2");
    await page.getByLabel("Restricted list").waitFor(); // what only this game's decks are asked
  };
  await toDecks();
  const text = page.getByLabel("The deck's text"),
    verdict = page.locator(".verdict-box");
  const upload = async (name, content) => {
    writeFileSync(`${folder}/${name}`, content);
    await page.evaluate(() =>
      document.querySelectorAll(".verdict-box").forEach((box) => {
        box.dataset.old = "yes";
      }),
    );
    await page.locator("section.panel input[type=file]").setInputFiles(`${folder}/${name}`);
    const fresh = page.locator(".verdict-box:not([data-old])");
    await fresh.waitFor();
    return fresh.textContent();
  };

  // What can't be read: the line, the letter or the card at which reading stopped.
  await text.fill("House Stark\n3x Arya Stork\n");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await verdict.waitFor();
  check(
    /line 2.*Arya Stork.*Arya Stark/.test(await verdict.textContent()),
    `It isn't said which line can't be read, and what was meant: ${await verdict.textContent()}`,
  );
  check(
    /line 2.*JSON/.test(await upload("broken.json", '{"faction": "stark",\n"cards": {')),
    "Broken JSON isn't said to be.",
  );
  check(/XML/.test(await upload("broken.o8d", "<deck><section>")), "Broken XML isn't said to be.");
  check(
    /Nonesuch/.test(
      await upload(
        "unknown.o8d",
        '<deck><section name="Main"><card qty="1" id="a">House Stark</card>' +
          '<card qty="3" id="b">Nonesuch</card></section></deck>',
      ),
    ),
    "It isn't said which card of an OCTGN deck is unknown.",
  );

  // A legal deck with a part of its cards missing: not legal, with each reason and its rule.
  const { lines } = await api(page, "/api/decks/stark?game=agot2");
  const short = lines.filter((line) => !/^\s*[23]x /.test(line)).join("\n");
  check(/Not legal yet/.test(await upload("short.txt", short)), "A short deck is taken for a legal one.");
  const reasons = page.locator(".verdict-box.bad-box .refusals li");
  await reasons.first().waitFor();
  check((await reasons.first().locator("q").textContent()).length > 10, "A reason has no rule's words.");

  // The same deck in all three forms: legal, kept, and offered at a new table.
  const cards = lines
    .map((line) => /^\s*(\d)x (.+?)(?: \([^)]*\))?$/.exec(line))
    .filter(Boolean)
    .map(([, count, title]) => [title, Number(count)]);
  check(cards.length > 20, `Only ${cards.length} cards were found in the deck's text.`);
  const main = cards.map(([title, count], i) => `<card qty="${count}" id="${i}">${escaped(title)}</card>`);
  const octgn = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="30c200c9-6c98-49a4-a293-106c06295c05">
<section name="Agenda"><card qty="1" id="f">House Stark</card><card qty="1" id="a">Fealty</card></section>
<section name="Main">${main.join("")}</section></deck>`;
  const data = JSON.stringify(
    { name: "Wolves in JSON", faction: "stark", agenda: "Fealty", cards: Object.fromEntries(cards) },
    null,
    1,
  );
  for (const [file, content] of [
    ["Wolves of the North.o8d", octgn],
    ["wolves.json", data],
    ["wolves.txt", lines.join("\n")],
  ]) {
    const said = await upload(file, content);
    check(/✓ Legal/.test(said), `${file}: ${said}`);
    await page.getByRole("button", { name: "Check and keep" }).click();
    await page.locator(".toast", { hasText: "is kept" }).last().waitFor();
    await until(async () => (await text.inputValue()) === "", "the form is empty again");
  }
  const mine = () => page.locator("section.panel", { hasText: "Your decks" }).locator("ul.decks").first().locator("li");
  await until(async () => (await mine().count()) === 3, "three decks are kept");
  for (const name of ["Wolves of the North", "Wolves in JSON"])
    check((await mine().filter({ hasText: name }).count()) === 1, `${name} isn't kept under its name.`);
  await mine().filter({ hasText: "Wolves of the North" }).getByRole("button", { name: "Wolves of the North" }).click();
  await page.locator("dialog[open] .found", { hasText: cards[0][0] }).waitFor();
  await page.keyboard.press("Escape");
  await mine().filter({ hasText: "Wolves in JSON" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Throw away" }).click();
  await until(async () => (await mine().count()) === 2, "one is thrown away");
  await page.goto(`${base}/new?game=agot2`);
  await page
    .locator("optgroup[label='Your decks'] option", { hasText: "Wolves of the North" })
    .first()
    .waitFor({ state: "attached" });

  // A deck that only the melee's restricted list forbids: the page says so for that format, and so does a new table.
  const rose = (await api(page, "/api/decks/tyrell?game=agot2")).lines;
  const clash = rose.join("\n").replace("The Winds of Winter", "A Clash of Kings");
  await toDecks();
  check(
    /✓ Legal.*joust restricted list/.test(await upload("clash.txt", clash)),
    "A joust deck isn't legal, or it isn't said by which list.",
  );
  await page.getByLabel("Format").selectOption("melee");
  const said = await upload("clash.txt", clash);
  check(
    /Not legal yet.*A Clash of Kings and Superior Claim/s.test(said) && /melee restricted list/.test(said),
    `The melee list isn't applied: ${said}`,
  );
  await page.getByRole("button", { name: "Check and keep" }).click();
  const own = mine().filter({ hasText: "The Host of Highgarden" });
  await own.filter({ hasText: "not legal" }).waitFor();
  await page.getByLabel("Restricted list").selectOption("none");
  await own.filter({ hasText: "✓ legal" }).waitFor();
  await page.goto(`${base}/new?game=agot2`);
  const deck = page.locator("fieldset.seat").first().getByLabel("Deck");
  const option = deck.locator("optgroup[label='Your decks'] option", { hasText: "The Host of Highgarden" });
  await option.waitFor({ state: "attached" });
  check(!/not legal/.test(await option.textContent()), "The deck isn't legal at a joust.");
  await page.locator("form.new-table").getByLabel("Format").selectOption("melee");
  await until(async () => /not legal/.test(await option.textContent()), "the deck is marked as not legal at a melee");
  await deck.selectOption(await option.getAttribute("value"));
  await page
    .locator("fieldset.seat")
    .first()
    .locator(".refusals", { hasText: "A Clash of Kings and Superior Claim" })
    .waitFor();
  await page.locator("form.new-table").getByLabel("Restricted list").selectOption("none");
  await until(
    async () => (await page.locator("fieldset.seat .refusals").count()) === 0,
    "without the list nothing is wrong",
  );
  clean(page);
});
