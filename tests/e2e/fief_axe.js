// The board game's page: axe finds no serious violation in dark and in light, on a desk and on a phone; nothing is too
// small to hit; two fingers zoom the map.
import { accessible, large } from "./accessible.js";
import { answer, api, asked, clean, openTable, person, run, until } from "./browser.js";

async function look(page, what) {
  await accessible(page, what);
  await large(page, what);
}

async function pinch(page) {
  const cdp = await page.context().newCDPSession(page),
    box = await page.locator(".map").boundingBox();
  const x = box.x + box.width / 2,
    y = box.y + box.height / 2;
  const touch = (type, apart) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        apart === null
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    });
  const before = Number(await page.locator(".map").getAttribute("data-zoom"));
  await touch("touchStart", 30);
  for (const apart of [40, 55, 75, 100]) await touch("touchMove", apart);
  await touch("touchEnd", null);
  await until(
    async () => Number(await page.locator(".map").getAttribute("data-zoom")) > before * 1.5,
    "two fingers zoom the map",
  );
}

await run(async () => {
  const page = await person({ bypassCSP: true, hasTouch: true, name: "Ann" });
  const fool = { who: "bot", bot: "random" };
  const made = await api(page, "/api/tables", {
    game: "fief",
    form: { nwe: true, wic: true },
    seats: [{ who: "me" }, fool, fool, fool, fool],
    takeback: "free",
    spectators: true,
  });
  await openTable(page, made.table);
  await page.waitForSelector(".village");
  for (let i = 0; i < 10; i += 1) await answer(page, () => 0);
  await asked(page);
  await look(page, "the map");
  await page.locator(".village").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open], .menu");
  await look(page, "a village");
  await page.keyboard.press("Escape");
  await page.getByLabel("What the signs mean").click();
  await page.waitForSelector("dialog[open]");
  await look(page, "the signs");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Show the whole map").click();
  await look(page, "the map on a phone");
  await page.evaluate(() => scrollTo(0, 0));
  await pinch(page);
  clean(page);
});
