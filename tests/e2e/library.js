// The cards and the rules in the page: looked for without asking the server again, by keyboard too, at addresses that
// can be shared; what can't be looked for is said.
import { accessible, large } from "./accessible.js";
import { base, check, clean, person, run, until } from "./browser.js";

const shown = (page) => page.locator(".library .found .name").allTextContents();

await run(async () => {
  const page = await person({ bypassCSP: true });
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`${base}/cards/agot2`);
  await page.waitForSelector(".library .card");
  await accessible(page, "the cards", { within: "main" });
  await large(page, "the cards");

  // A search: at once, without a request, and in the address.
  requests.length = 0;
  const field = page.getByLabel("Search");
  await field.fill("f:stark t:character cost<=3 -unique");
  await until(async () => (await shown(page)).includes("Winterfell Steward"), "the steward is found");
  const found = await shown(page);
  check(found.length > 5 && !found.includes("Arya Stark"), `Unique ones are found, too: ${found}`);
  check(!requests.some((url) => url.includes("/api/")), `A search asked the server: ${requests}`);
  check(new URL(page.url()).searchParams.get("q")?.startsWith("f:stark"), "The search isn't in the address.");
  await page.goto(page.url());
  await page.waitForSelector(".library .card");
  check((await shown(page)).join() === found.join(), "The address of a search finds something else.");

  // What can be clicked is written into the search; nonsense is answered.
  await field.fill("");
  await page.locator(".narrowing").getByRole("button", { name: "Plot", exact: true }).click();
  await until(async () => (await field.inputValue()) === "type:plot", "the chip is written into the search");
  await page.locator(".library .card.plot").first().waitFor();
  await field.fill("colour:red");
  await page.getByRole("alert").filter({ hasText: "can't be searched by" }).waitFor();

  // With the keyboard alone: to a card, into it, and back.
  await field.fill("arya stark");
  await until(async () => (await shown(page)).every((name) => name === "Arya Stark"), "only Arya is found");
  await page.locator(".library .card").first().focus();
  await page.keyboard.press("Enter");
  const sheet = page.locator("dialog[open]");
  await sheet.locator("h3", { hasText: "Other versions" }).waitFor();
  const [printed, ...others] = await sheet.locator(".card").evaluateAll((all) => all.map((card) => card.innerText));
  check(others.length > 1 && !others.includes(printed), `Its versions have one face: ${others}`);
  await accessible(page, "a card read", { within: "dialog" });
  await page.keyboard.press("Escape");
  await until(async () => (await sheet.count()) === 0, "Escape closes the card");

  // Every game has its cards, and one that is named in the address opens.
  for (const [game, card] of [
    ["agot1", "Bran Stark"],
    ["hbo", "Robb Stark"],
    ["fief", "Taxes"],
  ]) {
    await page.goto(`${base}/cards/${game}?card=${encodeURIComponent(card)}`);
    await page.locator("dialog[open] h2", { hasText: card }).waitFor();
  }

  // The rules: a word, a clause, its links; contents by topic.
  await page.goto(`${base}/rules/agot2`);
  await page.locator(".topics summary").first().waitFor();
  await accessible(page, "the rules", { within: "main" });
  requests.length = 0;
  await page.getByLabel("Search").fill("stealth bypassed");
  const clause = page.locator(".clauses li", { hasText: "rr.stealth.2" }).getByRole("link");
  await clause.waitFor();
  check(!requests.some((url) => url.includes("/api/")), `A search of the rules asked the server: ${requests}`);
  await clause.click();
  await page.locator(".clause blockquote", { hasText: "bypassed by stealth" }).waitFor();
  check(page.url().endsWith("clause=rr.stealth.2"), `The clause has no address of its own: ${page.url()}`);
  for (const game of ["agot1", "hbo", "fief"]) {
    await page.goto(`${base}/rules/${game}`);
    await page.locator(".topics summary").first().waitFor();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${base}/cards/agot2`);
  await page.waitForSelector(".library .card");
  check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "The cards scroll sideways.");
  clean(page);
});
