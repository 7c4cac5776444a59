// A round of the board game on the map, all eight phases: what can be chosen glows on the map and is chosen by clicking
// it there; everything else in the panel. Then zoom, pan and the keyboard, and names in the log that open what they
// are.
import { answer, asked, base, chance, check, clean, person, run, until } from "./browser.js";

const PHASES = ["Hear ye.", "Cards.", "Income.", "Purchase.", "Movement.", "Battles.", "Wall.", "End of round."];
const MARKS = {
  village: (name) => `.village[data-key="${name}"]`,
  fief: (name) => `.fief-name[data-key="fief-${name}"]`,
  region: (name, number) => `.region-name[data-key="region-${number[name]}"]`,
};

// What the server has told this page: its open decision, and the last view that came whole.
const state = { read: 0, decision: null, view: null };
function told(page) {
  for (; state.read < page.heard.length; state.read += 1) {
    const message = JSON.parse(page.heard[state.read]);
    if ("decision" in message) state.decision = message.decision;
    if (message.view) state.view = message.view;
  }
  return state;
}

// The places on the map that the options name, each with its options.
function expected(decision, number) {
  const places = new Map();
  for (const option of decision.options)
    for (const { name, zone } of option.about)
      if (MARKS[zone]) {
        const selector = MARKS[zone](name, number);
        places.set(selector, [...new Set([...(places.get(selector) ?? []), option.say])]);
      }
  return places;
}

const stampOf = (page) => page.evaluate(() => e2e.stamp());
const decisionOf = (page) => page.evaluate(() => document.querySelector(".prompt.asking")?.dataset.decision ?? null);
const taken = (page, before) =>
  page.waitForFunction(
    (b) =>
      document.querySelector(".verdict") ||
      (document.querySelector(".prompt:not([aria-busy=true])") && e2e.stamp() !== b),
    before,
  );

// Click a place where it lies open; if other pieces cover all of it, open it by keyboard as anybody would.
async function press(page, selector) {
  const spot = await page.evaluate((s) => {
    const el = document.querySelector(s),
      box = el.getBoundingClientRect();
    const points = [
      [0.5, 0.5],
      [0.3, 0.6],
      [0.6, 0.3],
      [0.4, 0.8],
      [0.7, 0.7],
      [0.2, 0.4],
    ].map(([a, b]) => [box.left + box.width * a, box.top + box.height * b]);
    return points.find(([x, y]) => document.elementFromPoint(x, y)?.closest("button") === el) ?? null;
  }, selector);
  if (spot) return page.mouse.click(...spot);
  await page.locator(selector).focus();
  await page.keyboard.press("Enter");
}

async function newTable(page) {
  await page.goto(base);
  await page.locator("article.game.g-fief").getByRole("link", { name: "New table" }).click();
  await page.waitForURL(/\/new/);
  await page.getByLabel("Night's Watch Expansion").check();
  while ((await page.locator("fieldset.seat").count()) < 5)
    await page.getByRole("button", { name: "Add a seat" }).click();
  for (const seat of await page.locator("fieldset.seat").all())
    if (await seat.getByLabel("How strong").count()) await seat.getByLabel("How strong").selectOption("random");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
  await page.waitForSelector(".village");
}

async function chooseOnTheMap(page, places) {
  const selectors = [...places.keys()],
    selector = selectors[Math.floor(chance() * selectors.length)];
  const before = await stampOf(page);
  await press(page, selector);
  await page.waitForSelector(".menu");
  const offered = await page.locator(".menu .menu-item.main > span").allTextContents();
  const missing = places.get(selector).filter((label) => !offered.includes(label));
  check(!missing.length, `The menu of ${selector} lacks ${missing.join(", ")}; it has ${offered.join(", ")}.`);
  const own = places.get(selector),
    label = own[Math.floor(chance() * own.length)];
  await page.locator(".menu .menu-item.main").nth(offered.indexOf(label)).click();
  // What costs something is meant.
  await page.evaluate(() => document.querySelector("dialog[open] button.danger")?.click());
  await taken(page, before);
  return label;
}

await run(async () => {
  const page = await person({ name: "Ann" });
  await newTable(page);
  await asked(page);
  const number = Object.fromEntries(told(page).view.regions.map((r) => [r.name, r.number]));
  const done = new Map(),
    line = async (text) =>
      page.evaluate((t) => [...document.querySelectorAll(".log p")].some((p) => p.textContent.startsWith(t)), text);
  let clicked = 0,
    choices = 0;
  while (!(await line("Round 2 begins"))) {
    await asked(page);
    const { decision } = await until(
      async () => String(told(page).decision?.id) === (await decisionOf(page)) && state,
      "the page shows the question that it was told",
    );
    const places = expected(decision, number);
    const lit = await page.evaluate(
      (selectors) => selectors.filter((s) => !document.querySelector(s)?.matches(".lit")),
      [...places.keys()],
    );
    check(!lit.length, `${decision.prompt} These have an option but don't glow: ${lit.join(", ")}.`);
    const people = decision.options.some((option) => option.about.some(({ zone }) => zone === "noble"));
    await until(
      async () => places.size || people || !(await page.evaluate(() => document.querySelector(".map .lit"))),
      `no place glows without an option (${decision.prompt})`,
    );
    const chosen = decision.several && decision.decline && decision.options.some((option) => option.chosen);
    if (chosen)
      await answer(page, () => 0); // of several things one is enough
    else if (places.size) {
      const label = await chooseOnTheMap(page, places);
      clicked += 1;
      done.set(decision.kind, label);
    } else {
      // Talk has no end, and gold is for buying.
      const idle = ["effect", "bid"].includes(decision.kind) || /offer|private|Diplomacy/.test(decision.prompt);
      await answer(page, idle ? () => 0 : chance);
    }
    choices += 1;
    check(choices < 400, "The round doesn't end.");
  }
  console.log(
    `${choices} choices, ${clicked} on the map: ${[...done].map(([kind, label]) => `${kind} (${label})`).join(", ")}`,
  );
  check(
    done.has("start") && done.size > 1 && clicked > 2,
    `Too little could be done on the map: ${[...done.keys()].join(", ")}.`,
  );
  const log = await page.locator(".log p").allTextContents(),
    at = PHASES.map((phase) => log.findIndex((text) => text.startsWith(phase)));
  check(
    at.every((n, i) => n >= 0 && (!i || n > at[i - 1])),
    `Not all phases in order: ${at.join(", ")}.`,
  );

  // Names in the log open what they are.
  await asked(page);
  const link = page.locator(".log .cardlink").first(),
    name = await link.textContent();
  await link.click();
  await page.waitForSelector("dialog[open]");
  check(
    (await page.locator("dialog[open] h2").textContent()).includes(name.replace(/^Warden of the /, "")),
    `${name} opens something else.`,
  );
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });

  // The camera.
  const zoom = () => page.locator(".map").getAttribute("data-zoom").then(Number);
  const is = (test, what) => until(async () => test(await zoom()), what);
  await page.getByLabel("Zoom in").click();
  await is((k) => k > 1.2, "the button zooms in");
  const box = await page.locator(".map").boundingBox(),
    middle = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(...middle);
  const before = await zoom();
  await page.mouse.wheel(0, -300);
  await is((k) => k > before, "the wheel zooms in");
  const world = () => page.locator(".world").evaluate((el) => el.style.transform),
    still = await world();
  await page.mouse.down();
  await page.mouse.move(middle[0] - 60, middle[1] - 40, { steps: 6 });
  await page.mouse.up();
  check((await world()) !== still, "Dragging doesn't move the map.");
  check(!(await page.locator(".menu, dialog[open]").count()), "Dragging opened something.");
  await page.getByLabel("Show the whole map").click();
  await is((k) => k === 1, "the button shows the whole map");
  await page.locator(".village").first().focus();
  await page.keyboard.press("+");
  await is((k) => k > 1.2, "plus zooms in");
  await page.keyboard.press("-");
  await is((k) => k === 1, "minus zooms out");
  const from = await page.evaluate(() => document.activeElement.dataset.key);
  await page.keyboard.press("ArrowDown");
  check(
    (await page.evaluate(() => document.activeElement.matches(".village") && document.activeElement.dataset.key)) !==
      from,
    "An arrow doesn't go to another village.",
  );
  await page.keyboard.press("+");
  await page.keyboard.press("Home");
  await is((k) => k === 1, "Home shows the whole map");
  clean(page);
});
