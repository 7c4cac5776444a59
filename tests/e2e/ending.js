// An end worth reaching: the final table stays, with how the game went beside it, the way into the replay from any
// point of its curve, and something to share.
import { accessible } from "./accessible.js";
import { api, check, clean, openKept, person, run, until } from "./browser.js";

await run(async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const page = await person({ name: "Ann", permissions, bypassCSP: true });
  const table = await openKept(page, "agot2-joust-stark-lannister", 229, 0);
  await page.getByRole("button", { name: "Settings and more" }).click();
  await page.getByRole("menuitem", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  const end = page.locator(".prompt.ended");
  await end.locator(".verdict").waitFor();
  await end.locator(".by-round li").first().waitFor();
  check((await page.locator(".board .area").count()) === 2, "The final table is gone.");

  // As many lines as players, and the scores at their ends are those on the table.
  check((await end.locator(".curve-lines .line").count()) === 2, "Not everybody has a line in the curve.");
  const last = await end.locator(".curve-names b").allTextContents();
  const power = await page.evaluate(() =>
    [0, 1].map((i) => document.querySelector(`[data-key="area-${i}"] .count.power b`).textContent),
  );
  check(`${last}` === `${power}`, `The curve ends with ${last}, and on the table there are ${power}.`);
  const told = await api(page, `/api/tables/${table}/ending`);
  check((await end.locator(".by-round li").count()) === told.rounds.length, "Not every round has its line.");
  check((await end.locator(".turns li").count()) === told.turns.length, "Not every turn has its line.");

  await accessible(page, "how a game ended");

  // Share: a sentence and the link.
  await page.getByRole("button", { name: "Share" }).click();
  const shared = await until(() => page.evaluate(() => navigator.clipboard.readText()), "something was copied");
  check(/Ann/.test(shared) && shared.endsWith(`/t/${table}/replay`), `Shared was: ${shared}`);

  // From a point of the curve into the replay: with the keys, or by pointing at it.
  const slider = page.getByRole("slider", { name: "A moment of the game" });
  await slider.focus();
  await page.keyboard.press("Home");
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("ArrowRight");
  const from = page.getByRole("link", { name: "Replay from here" });
  await until(async () => /at=3&/.test(await from.getAttribute("href")), "the link leads to the moment");
  const lines = page.locator(".curve-lines");
  const { width, height } = await lines.boundingBox();
  await lines.click({ position: { x: width / 2, y: height - 4 } });
  await until(async () => !/at=3&/.test(await from.getAttribute("href")), "pointing leads to another moment");
  const at = Number(/at=(\d+)/.exec(await from.getAttribute("href"))[1]);
  check(at > 3 && at < told.curve.at(-1).at, `The middle of the curve is moment ${at}.`);
  await from.click();
  await page.waitForFunction((n) => document.querySelector(".replaying")?.dataset.at === String(n), at);
  await page.goBack();
  await end.locator(".turn-link").first().click();
  await page.locator(".replaying").waitFor();
  await page.goBack();

  // Once more: the same people at a new table.
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(table));
  clean(page);
});
