// Replay: step by step both ways with buttons and keys, at several speeds, from each seat or open, a link that opens on
// the same moment elsewhere, the record that `weirwood replay` reads, and the file of a report.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { api, check, clean, openTable, person, play, run, until } from "./browser.js";

const folder = process.env.WEIRWOOD_TMP ?? "/tmp";

await run(async () => {
  const page = await person({ name: "Ann", permissions: ["clipboard-read", "clipboard-write"] });
  const made = await api(page, "/api/play", { game: "agot2", bot: "random" });
  await openTable(page, made.table);
  await play(page, { most: 14 });
  await page.getByRole("button", { name: "Settings and more" }).click();
  await page.getByRole("menuitem", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.waitForURL(/\/replay/);

  const moment = (page) => page.evaluate(() => Number(document.querySelector(".replaying")?.dataset.at ?? -1));
  const at = (n) => until(async () => (await moment(page)) === n, `moment ${n}`);
  const board = (page) => page.locator(".board").innerText();
  await page.getByText("The start of the game.").waitFor();
  // Faces are drawn.
  await page.waitForFunction(() => document.querySelector(".hand .card .cost, .row-of-cards.open .cost"));

  // Forwards with the keys, remembering each moment; backwards again it is the same at each.
  const seen = [await board(page)];
  for (let i = 1; i <= 7; i += 1) {
    await page.keyboard.press("ArrowRight");
    await at(i);
    seen.push(await board(page));
  }
  for (let i = 6; i >= 0; i -= 1) {
    await page.keyboard.press("ArrowLeft");
    await at(i);
    check((await board(page)) === seen[i], `Moment ${i} isn't the same on the way back.`);
  }
  check(new Set(seen).size > 3, "Nothing changes from step to step.");
  await page.keyboard.press("End");
  await page.locator(".verdict", { hasText: "Ann concedes." }).waitFor();
  const last = await moment(page);
  await page.keyboard.press("Home");
  await at(0);
  await page.getByRole("button", { name: "One step on" }).click();
  await page.getByRole("button", { name: "One step on" }).click();
  await at(2);
  await page.getByRole("button", { name: "One step back" }).click();
  await at(1);

  // At speed: very fast goes on by itself and stops when told; slow takes its time.
  await page.getByLabel("Speed").selectOption({ label: "Very fast" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const stopped = await page.evaluate(
    () =>
      new Promise((done) => {
        // in the page, so that it can't reach the end in between
        const look = () => {
          if (Number(document.querySelector(".replaying").dataset.at) < 5) return setTimeout(look, 5);
          document.querySelector("[aria-label=Pause]").click();
          done(Number(document.querySelector(".replaying").dataset.at));
        };
        look();
      }),
  );
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  check(
    (await moment(page)) === stopped && stopped < last,
    `Stopped at ${stopped}, and it is ${await moment(page)} of ${last} now.`,
  );
  await page.getByRole("button", { name: "To the start" }).click();
  await at(0);
  await page.getByLabel("Speed").selectOption({ label: "Slow" });
  const then = Date.now();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await at(1);
  check(Date.now() - then > 2000, "Slow isn't slow.");
  await page.getByLabel("Speed").selectOption({ label: "Very fast" }); // while it plays
  await at(last);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor(); // the end stops it

  // A link to this very moment opens on it elsewhere, as a stranger sees it.
  await page.keyboard.press("Home");
  for (let i = 0; i < 6; i += 1) await page.getByRole("button", { name: "One step on" }).click();
  await at(6);
  check((await board(page)) === seen[6], "Moment 6 isn't the same the second time.");
  await page.getByRole("button", { name: "Link to this moment" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await person();
  await stranger.goto(link);
  await until(async () => (await moment(stranger)) === 6, "the link leads to the moment");
  await until(async () => (await board(stranger)) === (await board(page)), "the link leads to the same table");
  check(
    (await stranger.getByRole("button", { name: "Report a wrong ruling" }).count()) === 0,
    "Somebody who didn't play can report a ruling.",
  );
  clean(stranger);

  // From each seat: that hand and no other; a spectator sees none.
  const names = () => page.locator(".hand .card .name, .row-of-cards.open .card .name").allTextContents();
  const hands = {};
  for (const seat of ["open", "0", "1", "watch"]) {
    await page.getByLabel("Seen by").selectOption(seat);
    await page.waitForURL((url) => url.searchParams.get("seat") === seat);
    await until(
      async () => (await moment(page)) === 6 && (await names()).length > 0 === (seat !== "watch"),
      `the table as seen by ${seat}`,
    );
    hands[seat] = await names();
  }
  check(
    hands.open.length === hands[0].length + hands[1].length,
    `Open there are ${hands.open.length} cards in hand, from the seats ${hands[0].length} and ${hands[1].length}.`,
  );
  await page.getByLabel("Seen by").selectOption("open");
  await page.waitForURL((url) => url.searchParams.get("seat") === "open");

  // The record is a file that the command line reads.
  const save = async (link, name) => {
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    await download.saveAs(`${folder}/${name}`);
    return JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));
  };
  const record = await save(page.getByRole("link", { name: "Download" }), "record.json");
  check(record.choices.length === last, `The record has ${record.choices.length} choices instead of ${last}.`);
  const printed = execFileSync(
    process.env.WEIRWOOD_PYTHON ?? "python3",
    ["-m", "weirwood", "replay", "--log", `${folder}/record.json`],
    { encoding: "utf8" },
  );
  await page.keyboard.press("End");
  await at(last);
  const final = (await page.locator(".log p").last().textContent()).replace(/\s*§\s*$/, "");
  check(
    printed.replace(/\s+/g, " ").includes(final.replace(/\s+/g, " ")),
    `The command line's log doesn't have: ${final}`,
  );

  // A report is a file with the record up to this moment and what was said of it.
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("ArrowLeft");
  await at(last - 3);
  await page.getByRole("button", { name: "Report a wrong ruling" }).click();
  await page.locator("dialog textarea").fill("That was <mine>.");
  await page.getByRole("button", { name: "Report", exact: true }).click();
  const report = await save(page.getByRole("link", { name: "Download the report" }), "report.json");
  check(
    report.choices.length === last - 3 && /Ann: That was <mine>\.$/.test(report.note),
    `The report says ${report.note} after ${report.choices.length} choices.`,
  );
  clean(page);
});
