// From a rule or a card to what shows it: a situation is read, and tried at a table from its position, in every game.
import { accessible, large } from "./accessible.js";
import { base, check, clean, person, run } from "./browser.js";

const PATIENCE = 60_000;
const images = process.env.WEIRWOOD_IMAGES;

/** Pictures of the page as it is, where somebody wants some: on a desk and on a telephone. */
async function picture(page, name) {
  const size = page.viewportSize();
  for (const [width, height] of images
    ? [
        [1440, 900],
        [390, 844],
      ]
    : []) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${images}/situations-${name}-${width}.png`, animations: "disabled" });
  }
  if (images && size) await page.setViewportSize(size);
}

await run(async () => {
  const page = await person({ bypassCSP: true, name: "Ann" });

  // From a clause to its situations, and to a table.
  await page.goto(`${base}/rules/agot2?q=stealth+bypassed`);
  const line = page.locator(".clauses li", { hasText: "rr.stealth.2" });
  await line.locator(".shown", { hasText: /\d+ situation/ }).waitFor();
  await picture(page, "rules");
  await line.getByRole("link").click();
  const situation = page.locator(".clause .situation").first();
  await situation.locator("summary").focus();
  await page.keyboard.press("Enter");
  await situation.locator(".steps li").first().waitFor();
  await picture(page, "clause");
  await accessible(page, "a clause with its situations", { within: "main" });
  await large(page, "a clause with its situations");
  const you = (await situation.getByText(/^You are/).textContent())?.match(/You are (.+);/)?.[1] ?? "";
  await situation.getByRole("button", { name: "Try this position" }).click();
  await page.waitForURL(/\/t\//);
  await page.waitForFunction(() => document.querySelector(".card"));
  await picture(page, "table");
  const said = await page.evaluate((most) => e2e.answer(0.5, most), PATIENCE);
  check(Boolean(said), "Nothing was asked at the table.");
  check((await page.locator("body").innerText()).includes(you), `Nobody at the table is called ${you}.`);

  // From a card.
  await page.goto(`${base}/cards/agot2?card=${encodeURIComponent("Risen from the Sea")}`);
  const sheet = page.locator("dialog[open]");
  await sheet.locator(".situation summary").first().click();
  await sheet.locator(".steps li").first().waitFor();
  await picture(page, "card");
  await accessible(page, "a card with its situations", { within: "dialog" });
  await page.goto(`${base}/cards/agot2?card=${encodeURIComponent("Asha Greyjoy")}`);
  await sheet.locator("h3", { hasText: "Rulings and errata" }).waitFor();

  // The other games: any clause that something shows.
  for (const game of ["hbo", "agot1", "fief"]) {
    const parts = await page.evaluate(async (game) => (await fetch(`/api/games/${game}/rules`)).json(), game);
    const clauses = parts.flatMap((part) => part.sections.flatMap((section) => section.clauses));
    const shown = clauses.find((clause) => clause.situations);
    await page.goto(`${base}/rules/${game}?clause=${encodeURIComponent(shown.id)}`);
    await page.locator(".clause .situation summary").first().click();
    await page.getByRole("button", { name: "Try this position" }).first().click();
    await page.waitForURL(/\/t\//);
    check(Boolean(await page.evaluate((most) => e2e.answer(0.5, most), PATIENCE)), `${game}: nothing was asked.`);
  }
  clean(page);
});
