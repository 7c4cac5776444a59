// Things move: from hand to table, to the dead, power and gold to where they go, plots held up; armies along the roads.
// What is on the page is final at once, any click finishes what moves, and whoever wants no motion sees none.
import { answer, check, clean, openKept, person, run, until } from "./browser.js";

// Note down everything that begins to move, and what is on the page at that moment.
function note() {
  globalThis.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const first = String(frames[0]?.transform ?? "");
    const [x, y] = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(first)?.slice(1).map(Number) ?? [0, 0];
    const key = this.dataset?.key ?? "";
    globalThis.moved.push({ what: this.getAttribute("class") ?? "", key, far: Math.hypot(x, y), y });
    return animate.call(this, frames, how);
  };
}

const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const moved = (page) => page.evaluate(() => globalThis.moved);
const kinds = async (page) => new Set((await moved(page)).map(({ what }) => what.split(" ")[0]));

// Answer until something of a kind has moved.
const play = (page, kind, most = 60) =>
  page.evaluate(
    async ([kind, most]) => {
      for (let i = 0; i < most && !globalThis.moved.some(({ what }) => what.split(" ")[0] === kind); i += 1) {
        await e2e.turn(60000);
        if (e2e.over()) break;
        await e2e.answer(e2e.chance(), 60000, "eager");
      }
      return globalThis.moved.some(({ what }) => what.split(" ")[0] === kind);
    },
    [kind, most],
  );

await run(async () => {
  const page = await person({ name: "Ann", reducedMotion: "no-preference" });
  await page.addInitScript(note);
  await page.addInitScript(() => localStorage.setItem("motion", '"fast"'));
  await openKept(page, "agot2-joust-stark-lannister", 36, 0); // plots are chosen

  // A plot that is revealed is held up.
  check(await play(page, "spotlight"), "No plot was held up.");
  check((await kinds(page)).has("die") === false, "There are dice in a game without dice.");

  // A card goes from the hand to the table: it is there at once, and its picture comes from below.
  check(await play(page, "flight"), "No gold flew.");
  const name = await until(async () => {
    await page.waitForFunction(() => e2e.asked());
    const option = page.locator(".prompt.asking .option:enabled", { hasText: /Marshal / }).first();
    if (!(await option.count())) {
      await answer(page);
      return null;
    }
    await page.evaluate(() => {
      globalThis.moved.length = 0;
      globalThis.lay = new Set(
        [...document.querySelectorAll(".slot")].map((el) => /** @type {any} */ (el).dataset.key),
      );
    });
    await option.click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".area.own .slot")].some(
        (el) => !globalThis.lay.has(/** @type {any} */ (el).dataset.key),
      ),
    );
    return page.evaluate(() =>
      [...document.querySelectorAll(".area.own .slot")]
        .map((el) => /** @type {any} */ (el).dataset.key)
        .find((key) => !globalThis.lay.has(key)),
    );
  }, "a card that is marshaled");
  const card = (await moved(page)).find(({ key }) => key === name);
  check(card && card.far > 50 && card.y > 0, `${name} didn't come from the hand: ${JSON.stringify(card)}`);

  // Somebody dies for a claim, and power flies; a click finishes whatever moves.
  await openKept(page, "agot2-joust-full", 599, 0);
  check(await play(page, "ghost"), "Nobody left the table.");
  await page.evaluate(() => localStorage.setItem("motion", '"slow"'));
  await page.evaluate(() => {
    globalThis.moved.length = 0;
  });
  check(await play(page, "flight"), "Nothing flew.");
  await page.waitForFunction(() => document.querySelector(".flying")?.childElementCount > 0 || !e2e.busy());
  await page.mouse.click(5, 5);
  check(
    await page.evaluate(() => document.querySelector(".flying").childElementCount === 0),
    "A click doesn't finish what moves.",
  );

  // In a replay what comes next moves as it did; what lies before or further on is simply there.
  await page.evaluate(() => localStorage.setItem("motion", '"fast"'));
  if (!(await page.evaluate(() => e2e.over()))) {
    await page.getByRole("button", { name: "Settings and more" }).click();
    await page.getByRole("menuitem", { name: "Concede" }).click();
    await page.getByRole("button", { name: "Concede" }).click();
  }
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.getByText("The start of the game.").waitFor();
  await page.waitForFunction(() => document.querySelector(".row-of-cards.open .cost"));
  const at = (n) => page.waitForFunction((m) => document.querySelector(".replaying")?.dataset.at === String(m), n);
  const step = async (key, n) => {
    await page.evaluate(() => {
      globalThis.moved.length = 0;
    });
    await page.keyboard.press(key);
    await at(n);
    return (await moved(page)).map(({ what }) => what.split(" ")[0]);
  };
  const seen = new Set();
  let n = 0;
  while (!(seen.has("slot") && seen.has("spotlight"))) {
    check(n < 60, `In ${n} steps of the replay only these moved: ${[...seen]}.`);
    n += 1;
    for (const kind of await step("ArrowRight", n)) seen.add(kind);
  }
  check(!(await step("ArrowLeft", n - 1)).length, "A step back moves something.");
  check(!(await step("Home", 0)).length, "A jump moves something.");
  clean(page);

  // On the map armies march along the roads, and dice fall.
  const map = await person({ name: "Bob", reducedMotion: "no-preference" });
  await map.addInitScript(note);
  await map.addInitScript(() => localStorage.setItem("motion", '"fast"'));
  await openKept(map, "fief-three", 126, 1);
  check(await play(map, "marcher"), "No army marched.");
  // What happened since one's own choice: an arrow for each march, and the way leads from one to the next.
  await until(async () => {
    await map.waitForFunction(() => e2e.asked() || e2e.over());
    await map.keyboard.press("h");
    await drawn(map);
    if (await map.locator(".table.past .overlay .trail").count()) return true;
    await map.keyboard.press("Escape");
    await answer(map, () => 0.05); // declined: it is the others who march
    return false;
  }, "a march that can be looked back at");
  const all = await map.locator(".overlay .trail").count();
  let shown = 0;
  for (let at = 1; !(await map.getByRole("button", { name: "One step on" }).isDisabled()); at += 1) {
    await map.keyboard.press("ArrowRight");
    await map.locator(`.looking-back[data-at="${at}"]`).waitFor();
    check((await map.locator(".looking-back .told").count()) > 0, "A step leads to a moment that tells nothing.");
    shown += await map.locator(".overlay .trail").count();
  }
  check(shown === all, `${all} arrows at the beginning, ${shown} on the way.`);
  await map.keyboard.press("Escape");
  await map.waitForFunction(() => !document.querySelector(".overlay .trail"));

  await openKept(map, "fief-three", 475, 1);
  const attack = map.locator(".prompt.asking .option", { hasText: /Attack .* at Ten Towers/ });
  await attack.click();
  check(await play(map, "die"), "No dice fell.");
  clean(map);

  // No motion: by the speed, or because the system says so.
  const still = await person();
  await still.addInitScript(note);
  await openKept(still, "agot2-joust-stark-lannister", 36, 0);
  for (const [reducedMotion, speed] of /** @type {[any, string | null][]} */ ([
    ["no-preference", '"none"'],
    ["reduce", null],
    ["reduce", '"slow"'],
  ])) {
    await still.emulateMedia({ reducedMotion });
    await still.evaluate(
      (value) => (value ? localStorage.setItem("motion", value) : localStorage.removeItem("motion")),
      speed,
    );
    await still.reload();
    for (let i = 0; i < 5; i += 1) await answer(still);
    check((await moved(still)).length === 0, `With ${reducedMotion} and ${speed} something moved.`);
    check((await still.locator(".flying > *").count()) === 0, "Something flies.");
  }
  clean(still);
});
