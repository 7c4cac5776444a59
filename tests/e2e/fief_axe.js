// The board game's page: axe finds no serious violation in dark and in light, on a desk and on a phone; nothing is too
// small to hit; two fingers zoom the map.
import { createRequire } from "node:module";
import { answer, api, asked, base, check, clean, person, run, until } from "./browser.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

async function look(page, what) {
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, {
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    }),
  );
  const bad = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  check(
    !bad.length,
    `${what}:\n${bad
      .map(
        (v) =>
          `  ${v.id}: ${v.help}\n${v.nodes
            .slice(0, 6)
            .map((n) => `    ${n.html.slice(0, 160)}\n      ${n.failureSummary.split("\n").slice(1, 2)}`)
            .join("\n")}`,
      )
      .join("\n")}`,
  );
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, a[href], input, select, summary")]
      .filter((el) => el.offsetParent && !el.closest("p, dialog"))
      .map((el) => ({ html: el.outerHTML.slice(0, 110), box: el.getBoundingClientRect() }))
      .filter(({ box }) => box.width && (box.width < 23.5 || box.height < 23.5))
      .map(({ html }) => html),
  );
  check(!small.length, `${what}: smaller than 24 px:\n${small.slice(0, 8).join("\n")}`);
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
  for (const scheme of ["dark", "light"]) {
    const page = await person({ scheme, bypassCSP: true, hasTouch: true, name: "Ann" });
    const fool = { who: "bot", bot: "random" };
    const made = await api(page, "/api/tables", {
      game: "fief",
      form: { nwe: true, wic: true },
      seats: [{ who: "me" }, fool, fool, fool, fool],
      takeback: "free",
      spectators: true,
    });
    await page.goto(`${base}/t/${made.table}`);
    await page.waitForSelector(".village");
    for (let i = 0; i < 10; i += 1) await answer(page, () => 0);
    await asked(page);
    await look(page, `the map (${scheme})`);
    await page.locator(".village").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog[open], .menu");
    await look(page, `a village (${scheme})`);
    await page.keyboard.press("Escape");
    await page.getByLabel("What the signs mean").click();
    await page.waitForSelector("dialog[open]");
    await look(page, `the signs (${scheme})`);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel("Show the whole map").click();
    await look(page, `the map on a phone (${scheme})`);
    await page.evaluate(() => scrollTo(0, 0));
    await pinch(page);
    clean(page);
  }
});
