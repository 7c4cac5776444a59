// Replay: forwards and backwards, a link to a moment, another seat's eyes, the record, a report.
import { person, run, check, clean, base, api, asked, answer } from "./browser.js";

await run(async () => {
  const page = await person({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(base);
  await page.waitForSelector(".game");
  const made = await api(page, "/api/play", { game: "agot2", bot: "random" });
  await page.goto(`${base}/t/${made.table}`);
  for (let i = 0; i < 8; i += 1) { await asked(page); await answer(page); await page.waitForTimeout(60); }
  await asked(page);
  await page.getByRole("button", { name: "Settings and more" }).click();
  await page.getByRole("menuitem", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.waitForURL(/\/replay/);
  const moment = () => page.locator("label.field", { hasText: "Moment" }).locator("span").textContent();
  const board = () => page.locator(".board").innerText();
  await page.getByText("The start of the game.").waitFor();
  const first = await board();
  for (let i = 0; i < 6; i += 1) await page.getByRole("button", { name: "One step on" }).click();
  check((await moment()).startsWith("Moment 6 "), `Six steps on: ${await moment()}`);
  const sixth = await board();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  check(await board() === sixth, "A step on and a step back isn't the same table.");
  await page.getByRole("button", { name: "Link to this moment" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await page.waitForSelector(".board");
  check((await moment()).startsWith("Moment 6 "), "The link leads to another moment.");
  await page.getByRole("button", { name: "To the start" }).click();
  check(await board() === first, "The start is another one than before.");
  await page.getByLabel("Seen by").selectOption("0");
  await page.waitForSelector(".hand");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  check((await download).suggestedFilename().length > 3, "No record was downloaded.");
  await page.getByRole("button", { name: "Report a wrong ruling" }).click();
  await page.locator("dialog textarea").fill("That was mine.");
  await page.getByRole("button", { name: "Report", exact: true }).click();
  await page.getByRole("link", { name: "Download the report" }).waitFor();
  clean(page);
});
