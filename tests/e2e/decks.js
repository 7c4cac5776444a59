// Decks: one that can't be read, one that isn't legal (with reasons), a file; and what is kept is offered at a new table.
import { writeFileSync } from "node:fs";
import { person, run, check, clean, base, api } from "./browser.js";

await run(async () => {
  const page = await person();
  await page.goto(`${base}/decks`);
  await page.waitForSelector(".deck-entry");
  const text = page.getByLabel("The deck's text");
  await text.fill("House Stark\n3x Arya Stork\n");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const verdict = page.locator(".verdict-box");
  await verdict.waitFor();
  check(/Arya Stork/.test(await verdict.textContent()), "It isn't said which line can't be read.");

  const id = (await api(page, "/api/decks?game=agot2")).builtin.find((deck) => deck.id === "stark").id;
  const whole = (await api(page, `/api/decks/${id}?game=agot2`)).lines.join("\n");
  const file = `${process.env.WEIRWOOD_TMP ?? "/tmp"}/short.txt`;
  const short = whole.split("\n").filter((line) => !/^\s*[23]x /.test(line) || /plot/i.test(line)).join("\n");
  writeFileSync(file, short);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator(".verdict-box.bad-box .refusals li").first().waitFor();
  check(await page.locator(".verdict-box .refusals li").count() > 0, "No reasons.");

  await text.fill(whole);
  await page.getByRole("button", { name: "Check and keep" }).click();
  await page.locator(".good-box").waitFor();
  await page.goto(`${base}/new?game=agot2`);
  await page.locator("optgroup[label='Your decks']").first().waitFor({ state: "attached" });
  clean(page);
});
