// The README's pictures: a joust, a melee and the board game in play, the lobby, a phone. Called by
// docs/screenshots.py.
import { answer, api, asked, base, over, person, run } from "./browser.js";

const out = process.env.WEIRWOOD_IMAGES;
const fool = { who: "bot", bot: "random" };

// Always the same kind of play, so that the pictures change only when the page does.
function steady(seed) {
  let n = seed;
  return () => {
    n = (n * 1103515245 + 12345) % 2147483648;
    return 0.13 + (0.86 * n) / 2147483648;
  };
}

async function sit(page, game, form, others) {
  const made = await api(page, "/api/tables", {
    game,
    form,
    title: "Friday evening",
    seats: [{ who: "me" }, ...others],
    takeback: "free",
    spectators: true,
  });
  await page.goto(`${base}/t/${made.table}`);
  await asked(page);
}

async function until(page, choices, wanted = () => true) {
  const chance = steady(7);
  for (let i = 0; i < choices * 3 && !(await over(page)); i += 1) {
    await asked(page);
    if (i >= choices && (await wanted())) break;
    await answer(page, chance);
  }
  await page.mouse.move(1, 1);
  await page.waitForTimeout(500);
}

async function picture(page, name) {
  await page.evaluate(() => {
    for (const toast of document.querySelectorAll(".toast")) toast.remove();
  });
  await page.screenshot({ path: `${out}/${name}.png` });
}

const challenged = (page) => page.locator(".challenge").count();

await run(async () => {
  const page = await person(),
    day = await person({ scheme: "light" }),
    phone = await person({ width: 390, height: 844 });
  for (const someone of [page, day, phone]) {
    await someone.goto(base);
    await someone.waitForSelector(".game");
    await api(someone, "/api/me", { name: "Ann" });
  }

  await sit(page, "agot2", { format: "joust" }, [fool]);
  await until(page, 35, () => challenged(page));
  await picture(page, "joust");

  await sit(day, "agot2", { format: "joust" }, [fool]);
  await until(day, 30, () => challenged(day));
  await picture(day, "joust-light");

  await sit(page, "agot2", { format: "melee" }, [fool, fool, fool]);
  await until(page, 40, () => challenged(page));
  await picture(page, "melee");

  await sit(page, "fief", {}, [fool, fool, fool]);
  await until(page, 40);
  await picture(page, "fief");

  await sit(phone, "agot2", { format: "joust" }, [fool]);
  await until(phone, 25);
  await picture(phone, "phone");

  await page.goto(base);
  await page.waitForSelector(".entry-link");
  await picture(page, "lobby");
});
