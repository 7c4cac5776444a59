// A deck is built from nothing, broken in three ways (each with its clause), mended, kept, changed and changed back,
// shared, exported, imported again and played: by clicking, and with the keyboard alone.
import { readFileSync } from "node:fs";
import { accessible } from "./accessible.js";
import { api, base, check, clean, person, run, until } from "./browser.js";

await run(async () => {
  const page = await person({ bypassCSP: true, acceptDownloads: true });
  const { data, lines } = await api(page, "/api/decks/stark?game=agot2");
  const faces = Object.entries(await api(page, "/api/games/agot2/cards"));
  const face = (code) => faces.find(([, each]) => each.code === code)[1];
  await page.goto(`${base}/decks`);
  await page.locator("label.field.small select").first().selectOption("agot2");
  await page.locator('a[href="/decks/build/agot2"]').click();
  const field = page.getByLabel("Search"),
    panel = page.locator(".the-deck"),
    verdict = panel.locator(".verdict-box");
  await page.locator(".choose-cards .card").first().waitFor();
  await verdict.filter({ hasText: "Choose whom it plays for" }).waitFor();
  await panel.getByLabel("It plays for").selectOption("stark");
  await verdict.filter({ hasText: "Not legal yet" }).waitFor();
  await accessible(page, "the deck builder", { within: "main" });

  // Card by card: the first with the keyboard alone, the others by clicking.
  const wanted = [[data.agenda, 1], ...Object.entries(data.cards)];
  const figure = page.locator(".choose-cards .found");
  for (const [n, [code, count]] of wanted.entries()) {
    const { name, set } = face(code);
    await field.fill(`${name} (${set})`);
    await until(async () => (await figure.count()) === 1, `only ${name} (${set}) is found`);
    const card = figure.locator(".card");
    for (let i = 0; i < count; i++) {
      if (n) await card.click();
      else {
        await card.focus();
        await page.keyboard.press("Enter");
      }
      await figure.getByLabel(`${i + 1} in the deck`).waitFor();
    }
  }
  const legal = () => verdict.filter({ hasText: "✓ Legal" }).waitFor();
  await legal();
  await panel.getByText("60 cards, 7 plots").waitFor();

  // Broken in three ways: each violation with its clause's own words.
  const [some] = Object.entries(data.cards).find(([code, n]) => n === 3 && face(code).type !== "plot");
  const plot = Object.keys(data.cards).find((code) => face(code).type === "plot");
  const row = (code) => panel.locator(".deck-part li", { hasText: face(code).name }).first();
  const broken = async (words) => {
    const reason = verdict.locator(".refusals li", { hasText: words });
    await reason.first().waitFor();
    check((await reason.first().locator("q").textContent()).length > 10, `${words}: without the rule's words.`);
  };
  const press = (code, what) => row(code).getByRole("button", { name: `One ${face(code).name} ${what}` });
  await press(some, "less").focus();
  await page.keyboard.press("Enter");
  await broken(/59 cards/);
  await press(some, "more").click();
  await legal();
  await press(some, "more").click();
  await broken(face(some).name);
  await press(some, "less").click();
  await press(plot, "more").click();
  await broken(/plot/);
  await press(plot, "less").click();
  await legal();

  // Kept, changed, and the earlier version taken again.
  await panel.getByLabel("Its name").fill("Wolves by hand");
  await panel.getByRole("button", { name: "Keep" }).click();
  await page.waitForURL(/\/decks\/build\/d-/);
  await press(some, "less").click();
  await broken(/59 cards/);
  await panel.getByRole("button", { name: "Keep" }).click();
  await panel.getByRole("button", { name: "Earlier versions" }).click();
  await page.getByRole("menuitem", { name: /Wolves by hand/ }).click();
  await legal();
  await panel.getByRole("button", { name: "Keep" }).click();

  // A test hand, and a new one.
  await panel.getByRole("button", { name: "Test hand" }).click();
  const hand = page.locator("dialog[open] .found");
  await until(async () => (await hand.count()) === 7, "a hand has seven cards");
  await page.getByRole("button", { name: "Draw one more" }).click();
  await until(async () => (await hand.count()) === 8, "one card more");
  await page.keyboard.press("Escape");

  // Exported in three forms, each of which is read again.
  const exported = {};
  for (const form of ["Text", "JSON", "OCTGN"]) {
    await panel.getByRole("button", { name: "Export" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: new RegExp(`^${form}`) }).click(),
    ]);
    exported[form] = readFileSync(await file.path(), "utf8");
    const { deck } = await api(page, "/api/decks", { game: "agot2", text: exported[form], keep: false });
    check(deck.legal, `${form} can't be read again: ${JSON.stringify(deck.refusals)}`);
    check(deck.lines.slice(2).join() === lines.slice(2).join(), `${form} is another deck:\n${deck.lines.join("\n")}`);
  }

  // Shared: somebody else reads it, and copies it; nobody reads it after the link was taken back.
  await panel.getByRole("button", { name: "Share" }).click();
  await page.getByRole("menuitem", { name: /Make a link/ }).click();
  const link = /http\S+shared\S+/.exec(
    await page.locator(".toast", { hasText: "Whoever has this link" }).textContent(),
  )[0];
  const other = await person();
  await other.goto(link);
  await other.locator("h1", { hasText: "Wolves by hand" }).waitFor();
  await other.locator(".found .card").first().waitFor();
  await other.getByRole("link", { name: "Copy it and change it" }).click();
  await other.locator(".the-deck .verdict-box", { hasText: "✓ Legal" }).waitFor();
  await panel.getByRole("button", { name: "Share" }).click();
  await page.getByRole("menuitem", { name: "Take the link back" }).click();
  await page.locator(".toast", { hasText: "leads nowhere" }).waitFor();
  await other.goto(link);
  await other.getByText("its owner may have taken it back").waitFor();

  // Imported again, broken in three ways, mended and played: with the keyboard alone.
  const enter = async (what) => {
    await what.focus();
    await page.keyboard.press("Enter");
  };
  await page.goto(`${base}/decks`);
  await page.locator("label.field.small select").first().selectOption("agot2");
  await page.getByLabel("The deck's text").focus();
  await page.keyboard.insertText(exported.Text);
  await page.getByLabel(/Its name/).focus();
  await page.keyboard.insertText("Wolves by key");
  await enter(page.getByRole("button", { name: "Check and keep" }));
  const kept = page.locator("ul.decks li", { hasText: "Wolves by key" });
  await kept.getByText("✓ legal").waitFor();
  await enter(kept.getByRole("link", { name: "Change" }));
  await legal();
  await enter(press(some, "less"));
  await broken(/59 cards/);
  await enter(press(some, "more"));
  await legal();
  await enter(press(some, "more"));
  await broken(face(some).name);
  await enter(press(some, "less"));
  await legal();
  await enter(press(plot, "more"));
  await broken(/plot/);
  await enter(press(plot, "less"));
  await legal();
  await enter(panel.getByRole("button", { name: "Play it against the computer" }));
  await page.waitForSelector(".board, .generic");
  check(/\/t\//.test(page.url()), `No table was opened: ${page.url()}`);

  // The first edition has its cards and its rules here, too.
  await page.goto(`${base}/decks/build/agot1?from=stark&game=agot1`);
  await page.locator(".the-deck .verdict-box", { hasText: "✓ Legal" }).waitFor();
  await panel.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /^OCTGN/ }).click(),
  ]);
  const first = await api(page, "/api/decks?game=agot1", {
    game: "agot1",
    text: readFileSync(await file.path(), "utf8"),
    keep: false,
  });
  check(first.deck.legal, `OCTGN can't be read again: ${JSON.stringify(first.deck.refusals)}`);

  // On a telephone the deck is below the cards, and one click away.
  await page.setViewportSize({ width: 390, height: 844 });
  check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "The builder scrolls sideways.");
  await page.getByRole("button", { name: /^To the deck: 60 cards, 7 plots/ }).click();
  await until(
    async () => ((await page.locator(".the-deck").boundingBox())?.y ?? 999) < 400,
    "the deck's panel has come into sight",
  );
  clean(page);
  clean(other);
});
