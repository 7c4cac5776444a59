import { person, run, api, answer, asked, over, base } from "/work/main/tests/e2e/browser.js";
const out = "/tmp/shots"; import { mkdirSync } from "node:fs"; mkdirSync(out, {recursive:true});
const only = process.argv[2];
await run(async () => {
  const page = await person();
  const shot = async (n) => { await page.screenshot({ path: `${out}/${n}.png` }); };
  await page.goto(base + "/"); await page.waitForSelector(".game"); await page.waitForTimeout(300); await shot("lobby-dark");
  const t = await api(page, "/api/play", { game: "agot2" }); console.log(JSON.stringify(t));
  await page.goto(base + "/t/" + t.table); await asked(page); await page.waitForTimeout(500); await shot("joust-start");
  let seenChallenge = false;
  for (let i = 0; i < 70 && !(await over(page)); i++) {
    await asked(page); if (await over(page)) break;
    await answer(page); await page.waitForTimeout(60);
    if (i === 8) { await page.waitForTimeout(300); await shot("joust-early"); }
    if (!seenChallenge && i > 25 && await page.locator(".challenge").count()) { await shot("joust-challenge"); seenChallenge = true; }
  }
  await asked(page); await shot("joust-later");
  const light = async (n) => { await page.evaluate(() => { document.documentElement.dataset.theme = "light"; }); await shot(n); await page.evaluate(() => { document.documentElement.dataset.theme = "dark"; }); };
  await light("joust-light");
  await page.setViewportSize({ width: 390, height: 844 }); await page.waitForTimeout(300); await shot("joust-phone"); await page.screenshot({ path: `${out}/joust-phone-full.png`, fullPage: true });
  console.log(page.problems.slice(0, 10));
});
