// A deck as ThronesDB exports it, with cards of many packs named in brackets: pasted, kept, and taken into a joust
// against the computer, whose ready-made deck says how it plays.
import { readFileSync } from "node:fs";
import { asked, base, check, clean, person, play, run, until } from "./browser.js";

const exported = readFileSync(new URL("./thronesdb-deck.txt", import.meta.url), "utf8");
const packs = new Set([...exported.matchAll(/^\dx .+ \(([^()]+)\)$/gm)].map(([, pack]) => pack));
const titles = new Set([...exported.matchAll(/^\dx (.+) \([^()]+\)$/gm)].map(([, title]) => title));
const WIDE = "Ready-made, Core Set to Flight of Crows";

await run(async () => {
  check(packs.size >= 12, `Only ${packs.size} packs are named in the deck.`);
  const page = await person({ name: "Ann" });
  await page.goto(`${base}/decks`);
  await page.waitForSelector(".deck-entry");
  await page.locator("label.field.small select").first().selectOption("agot2");
  await page.getByLabel("Restricted list").waitFor();

  // The ready-made ones in groups, each of the wider pool with how it plays.
  await page.locator("h2", { hasText: WIDE }).waitFor();
  await page.getByRole("button", { name: "The Great Khalasar" }).click();
  await page.locator("dialog[open]", { hasText: "Khal Drogo and his bloodriders strike" }).waitFor();
  await page.keyboard.press("Escape");

  // Pasted, found legal, and kept.
  await page.getByLabel("The deck's text").fill(exported);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.locator(".verdict-box", { hasText: "✓ Legal" }).waitFor();
  await page.getByRole("button", { name: "Check and keep" }).click();
  await page.locator(".toast", { hasText: "is kept" }).last().waitFor();

  // A joust with it, against the computer with a ready-made deck of the same era.
  await page.goto(`${base}/new?game=agot2`);
  const seats = page.locator("fieldset.seat"),
    mine = seats.first().getByLabel("Deck"),
    other = seats.nth(1).getByLabel("Deck");
  const own = mine.locator("optgroup[label='Your decks'] option", { hasText: "Trout and Wolves" });
  await own.waitFor({ state: "attached" });
  await mine.selectOption(await own.getAttribute("value"));
  const groups = await other.locator("optgroup").evaluateAll((all) => all.map((each) => each.getAttribute("label")));
  check(
    groups.join() === `Your decks,Ready-made, Core Set,${WIDE},Ready-made, to learn with`,
    `The decks aren't in their groups: ${groups.join(" | ")}`,
  );
  const ready = other.locator(`optgroup[label='${WIDE}'] option`);
  check((await ready.count()) === 16, "There aren't sixteen decks of the wider pool.");
  await other.selectOption("targaryen-khalasar");
  await seats.nth(1).locator(".about-deck", { hasText: "Khal Drogo" }).waitFor();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
  await page.waitForSelector(".prompt");

  // It is that deck: seven cards of it are in hand, and with them the first round is begun.
  await asked(page);
  const hand = () => page.locator(".hand .card .name").allTextContents();
  await until(async () => (await hand()).length === 7, "seven cards are in hand");
  for (const card of await hand())
    check(
      [...titles].some((title) => card.includes(title)),
      `${card} isn't a card of the deck.`,
    );
  check((await play(page, { most: 12 })) === 12, "The joust doesn't go on.");
  clean(page);
});
