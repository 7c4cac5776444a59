// Clocks: they run for whoever must choose, both see them stopped and go on, and when time is up the other claims the
// win. With three, the third is asked before a computer plays for whoever has left.
import {
  answer,
  api,
  base,
  check,
  clean,
  isAsked,
  openTable,
  person,
  run,
  settled,
  tell,
  together,
  turn,
  until,
} from "./browser.js";

await run(async () => {
  const ann = await person({ name: "Ann" }),
    bob = await person({ name: "Bob" }),
    both = [ann, bob];
  const sit = async (body) => {
    const made = await api(ann, "/api/tables", {
      game: "agot2",
      title: "By the clock",
      takeback: "ask",
      spectators: true,
      ...body,
    });
    check(made.table, made.error);
    return made;
  };
  const joust = await sit({
    form: { format: "joust" },
    clock: { minutes: 10, increment: 5 },
    hush: false, // so that a clock runs as soon as somebody is asked, whatever about
    seats: [{ who: "me" }, { who: "friend" }],
  });
  await openTable(ann, joust.table);
  await bob.goto(base + joust.invites[0].link);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL(/\/t\//);
  await Promise.all(both.map((page) => page.waitForSelector(".clock")));

  // What a page shows of a player's clock: milliseconds left, and whether it runs.
  const clock = (page, name) =>
    page.evaluate((name) => {
      const area = [...document.querySelectorAll("section.area")].find(
          (el) => el.querySelector(".player-name b").textContent === name,
        ),
        el = area.querySelector(".clock");
      return {
        ms: Number(el.dataset.ms),
        running: el.classList.contains("running"),
        text: el.textContent.trim(),
        title: el.title,
      };
    }, name);
  await settled(both);
  await together(both, 4);
  await until(async () => {
    const one = (await Promise.all(both.map(isAsked))).filter(Boolean).length === 1;
    if (!one) await together(both, 1);
    return one;
  }, "only one of them must choose");
  await settled(both);
  const mover = await turn(both),
    other = mover === ann ? bob : ann,
    [name, otherName] = mover === ann ? ["Ann", "Bob"] : ["Bob", "Ann"];
  const then = await clock(other, name),
    still = await clock(other, otherName);
  check(then.running && !still.running, `${name} must choose, but the clocks say ${JSON.stringify([then, still])}.`);
  check(/^\d+:\d\d$/.test(then.text), `A clock reads ${then.text}.`);
  await until(async () => (await clock(other, name)).ms <= then.ms - 2000, `${name}'s clock counts down`);
  check((await clock(other, otherName)).ms === still.ms, "The clock of somebody who waits runs.");

  // One asks to stop them, and they run on until the other agrees; then both see it, and a choice lets them run again.
  await other.getByRole("button", { name: "Ask to stop the clocks" }).click();
  await mover.getByText(`${otherName} asks to stop the clocks`).waitFor();
  check((await clock(mover, name)).running, "The clocks stand before anybody has agreed.");
  await mover.getByRole("button", { name: "Agree" }).click();
  await Promise.all([
    mover.getByText(`${otherName} stopped the clocks.`).waitFor(),
    other.getByText("You stopped the clocks.").waitFor(),
  ]);
  const stopped = await clock(mover, name);
  check(!stopped.running && /stopped/.test(stopped.title), "A stopped clock doesn't look stopped.");
  await tell("PASS 100");
  await mover.locator(".banner.trouble").getByRole("button", { name: "Go on" }).click();
  await Promise.all(both.map((page) => page.waitForFunction(() => !document.querySelector(".banner.trouble"))));
  check((await clock(mover, name)).ms >= stopped.ms - 60000, "A stopped clock lost time.");

  // Time is up: the other may claim the win.
  await settled(both);
  const late = await turn(both),
    early = late === ann ? bob : ann,
    [lateName] = late === ann ? ["Ann"] : ["Bob"];
  check(
    (await early.getByRole("button", { name: "Claim the win" }).count()) === 0,
    "The win can be claimed while there is time.",
  );
  const left = Math.floor((await clock(late, lateName)).ms / 1000);
  await tell(`LATER ${joust.table} ${left - 1}`);
  await early.getByText(`${lateName}'s time is up.`).waitFor();
  await late.getByText("Your time is up.").waitFor();
  await until(async () => (await clock(late, lateName)).text === "time is up", "the clock says that time is up");
  await early.getByRole("button", { name: "Claim the win" }).click();
  await early.getByText("You won.").waitFor();
  await late.getByText(`${lateName} is out of time.`).waitFor();

  // With three at the table the third is asked, and may refuse.
  const cleo = await person({ name: "Cleo" }),
    all = [ann, bob, cleo];
  const melee = await sit({ form: { format: "melee" }, seats: [{ who: "me" }, { who: "friend" }, { who: "friend" }] });
  await openTable(ann, melee.table);
  for (const [page, invite] of [
    [bob, melee.invites[0]],
    [cleo, melee.invites[1]],
  ]) {
    await page.goto(base + invite.link);
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.waitForURL(/\/t\//);
  }
  await together(all, 3);
  await bob.goto(`${base}/help`);
  await ann.locator(".mark.away").waitFor();
  await tell("PASS 121");
  await ann.getByRole("button", { name: "Let a computer play" }).click();
  await cleo.getByRole("button", { name: "Refuse" }).click();
  await ann.locator(".toast", { hasText: "Cleo says no." }).waitFor();
  await ann.getByRole("button", { name: "Let a computer play" }).click();
  await ann.getByRole("button", { name: "Withdraw" }).click();
  await cleo.locator(".toast", { hasText: "Ann withdraws the question." }).waitFor();
  await ann.getByRole("button", { name: "Let a computer play" }).click();
  await cleo.getByRole("button", { name: "Agree" }).click();
  await cleo.locator(".toast", { hasText: "now plays for Bob" }).waitFor();
  await until(async () => {
    const page = await turn([ann, cleo]);
    await answer(page);
    return true;
  }, "the game goes on");
  all.forEach(clean);
});
