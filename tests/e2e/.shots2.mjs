import { person, run, api, answer, asked, over, base } from "./browser.js";
const out = "/tmp/shots";
const what = process.argv.slice(2);
const want = (n) => !what.length || what.includes(n);
await run(async () => {
  const page = await person();
  const shot = async (n, o={}) => { await page.waitForTimeout(250); await page.screenshot({ path: `${out}/${n}.png`, ...o }); };
  await page.goto(base + "/"); await page.waitForSelector(".game");
  const play = async (body, n) => { const t = await api(page, "/api/tables", body); if (!t.table) console.log(JSON.stringify(t)); await page.goto(base + "/t/" + t.table); let last=""; for (let i = 0; i < n && !(await over(page)); i++) { await asked(page); last = await answer(page); await page.waitForTimeout(40); } await asked(page); return t.table; };
  const bot = { who: "bot", bot: "random" };
  if (want("joust")) { await play({ game: "agot2", form: { format: "joust" }, seats: [{ who: "me" }, bot], takeback: "free", spectators: true }, 55); await shot("joust2"); 
    await page.locator(".slot .card").first().click(); await page.waitForTimeout(200); if (!await page.locator("dialog").count()) { await shot("menu"); await page.locator(".menu-item").last().click(); } await page.waitForTimeout(500); await shot("closer"); await page.keyboard.press("Escape");
    await page.locator(".hand .card").first().hover(); await page.waitForTimeout(600); await shot("preview");
    await page.locator("button[aria-label='Show as a list']").click(); await shot("list"); await page.locator("button[aria-label='Show as a table']").click();
    await page.setViewportSize({ width: 390, height: 844 }); await shot("phone"); await shot("phone-full", { fullPage: true }); await page.setViewportSize({ width: 1440, height: 900 }); }
  if (want("melee")) { await play({ game: "agot2", form: { format: "melee" }, seats: [{ who: "me" }, bot, bot, bot], takeback: "free", spectators: true }, 60); await shot("melee4"); }
  if (want("melee6")) { await play({ game: "agot2", form: { format: "melee" }, seats: [{ who: "me" }, bot, bot, bot, bot, bot], takeback: "free", spectators: true }, 60); await shot("melee6"); }
  if (want("hbo")) { await play({ game: "hbo", form: {}, seats: [{ who: "me" }, bot], takeback: "free", spectators: true }, 70); await shot("hbo"); }
  if (want("fief")) { await play({ game: "fief", form: {}, seats: [{ who: "me" }, bot, bot, bot], takeback: "free", spectators: true }, 40); await shot("fief"); }
  if (want("pages")) {
    await page.goto(base + "/"); await page.waitForSelector(".entry-link"); await shot("lobby2");
    await page.goto(base + "/new?game=agot2"); await page.waitForSelector(".seat"); await page.locator("select[name=format]").selectOption("melee"); await shot("new");
    await page.goto(base + "/decks"); await page.waitForSelector(".deck-entry"); await page.locator(".deck-text").fill("House Stark\n\n3x Arya Stork\n"); await page.locator("text=Check and keep").click(); await shot("decks");
    await page.goto(base + "/help"); await shot("help");
    await page.setViewportSize({ width: 390, height: 844 }); await page.goto(base + "/"); await page.waitForSelector(".game"); await shot("lobby-phone"); await page.setViewportSize({ width: 1440, height: 900 });
  }
  console.log(page.problems.slice(0, 10));
});
