// A table with cards of its own: a YAML file is chosen when the table is set up, what can't be read is said with its
// line, a deck may name the cards, and their faces are shown at this table.
import { readFileSync, writeFileSync } from "node:fs";
import { api, base, check, clean, person, run, until } from "./browser.js";

const folder = process.env.WEIRWOOD_TMP ?? "/tmp";
const cards = readFileSync(new URL("../../docs/designed-cards.yaml", import.meta.url), "utf8");

await run(async () => {
  const page = await person({ name: "Ann" });
  const { lines } = await api(page, "/api/decks/stark?game=agot2");
  await api(page, "/api/decks", {
    game: "agot2",
    text: [...lines, "1x Quiet Ferryman"].join("\n"),
    name: "Ferry",
    form: { cards },
  });
  await page.goto(`${base}/new?game=agot2`);
  const own = page.locator("details.own-cards");
  await own.locator("summary").click();
  const choose = async (name, content) => {
    writeFileSync(`${folder}/${name}`, content);
    await own.locator("input[type=file]").setInputFiles(`${folder}/${name}`);
  };

  // Only YAML; and what can't be read is said when the table is to be opened.
  await choose("own.py", "print(1)");
  await page.locator(".toast", { hasText: "Cards are in a .yaml file." }).waitFor();
  check((await own.locator("textarea").inputValue()) === "", "A Python file was taken.");
  await choose("wrong.yaml", cards.replace("draw 1 card", "draw one card"));
  await until(async () => (await own.locator("textarea").inputValue()).includes("draw one card"), "the file is there");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator(".toast", { hasText: "line 12" }).waitFor();

  // The right file: the deck that names its cards is legal now.
  await choose("own.yaml", cards);
  const deck = page.locator("fieldset.seat").first().getByLabel("Deck");
  const option = deck.locator("optgroup[label='Your decks'] option", { hasText: "Ferry" });
  await until(
    async () => (await option.count()) === 1 && !/not legal/.test(await option.textContent()),
    "the deck is legal at this table",
  );
  await deck.selectOption(await option.getAttribute("value"));
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
  await page.waitForSelector(".prompt");
  const face = () =>
    page.evaluate(async () => {
      const book = new (await import("/static/book/book.js")).Book();
      const id = location.pathname.split("/")[2];
      await book.read(/** @type {any} */ ({ id, game: "agot2", own_cards: true }));
      return book.faceOf("Quiet Ferryman").lines[0];
    });
  await until(
    async () => (await face()).startsWith("Quiet Ferryman (Designed): character"),
    "the card's face is known at the table",
  );
  clean(page);
});
