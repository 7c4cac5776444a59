// Two people go through a game with a dropped connection, a grace time that runs out, and a return: the seat is kept
// while it is counted down; then the other lets a computer play; whoever comes back has the seat at once.
import { api, check, clean, openTable, over, person, play, run, settled, tell, together } from "./browser.js";

const shot = (page, name) =>
  process.env.WEIRWOOD_SHOTS ? page.screenshot({ path: `${process.env.WEIRWOOD_SHOTS}/${name}.png` }) : null;

await run(async () => {
  const ann = await person({ name: "Ann" }),
    bob = await person({ name: "Bob" }),
    both = [ann, bob];
  const { table } = await api(ann, "/api/tables", {
    game: "agot2",
    title: "Among strangers",
    form: { format: "joust" },
    seats: [{ who: "me" }, { who: "open" }],
  });
  await openTable(ann, table);

  // Bob comes from the lobby: both say that they are there, one of them by the keyboard.
  await openTable(bob, table);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await Promise.all(both.map((page) => page.getByRole("button", { name: "I am ready" }).waitFor()));
  check(/^[01]:\d\d$/.test(await ann.locator(".banner.ready [role=timer]").textContent()), "No time is counted down.");
  await shot(ann, "ready-check");
  await ann.keyboard.press("Enter");
  await bob.locator(".seat-list li", { hasText: "Ann" }).getByText("ready").waitFor();
  await ann.getByText("Waiting for Bob to be ready.").waitFor();
  await bob.getByRole("button", { name: "I am ready" }).click();
  await Promise.all(both.map((page) => page.waitForSelector(".board")));
  await together(both, 6);

  // Bob's connection drops. Ann sees for how long his seat is kept, and can't take it.
  await bob.evaluate(() => e2e.drop());
  await bob.locator(".banner.lost").waitFor();
  await ann.locator(".mark.away").waitFor();
  const trouble = ann.locator(".banner.trouble");
  await trouble.getByText("Bob is away. The seat is kept for").waitFor();
  const clock = await trouble.locator("[role=timer]").textContent();
  check(/^[12]:\d\d$/.test(clock), `The seat is kept for ${clock}.`);
  check((await trouble.getByRole("button").count()) === 0, "A seat can be taken that is kept.");
  await shot(ann, "away");

  // He is back in time, and nothing has happened.
  await bob.evaluate(() => e2e.mend());
  await bob.waitForFunction(() => !document.querySelector(".banner.lost"));
  await ann.waitForFunction(() => !document.querySelector(".mark.away, .banner.trouble"));
  await together(both, 2);

  // He drops out again, and the time runs out: Ann lets a computer play, which does.
  await bob.evaluate(() => e2e.drop());
  await ann.locator(".mark.away").waitFor();
  await tell("PASS 121");
  await ann.getByText("Bob hasn't come back.").waitFor();
  await trouble.getByRole("button", { name: "Claim the win" }).waitFor();
  await shot(ann, "gone");
  await trouble.getByRole("button", { name: "Let a computer play" }).click();
  await ann.locator(".toast", { hasText: "Knight (computer) now plays for Bob." }).waitFor();
  await play(ann, { most: 3 });

  // The connection is there again: his seat is his at once, and they play on until one of them gives up.
  await bob.evaluate(() => e2e.mend());
  await ann.locator(".toast", { hasText: "Bob is back." }).waitFor();
  await bob.waitForFunction(() => !document.querySelector(".banner.lost"));
  await settled(both);
  await together(both, 8);
  await bob.getByRole("button", { name: "Settings and more" }).click();
  await bob.getByRole("menuitem", { name: "Concede" }).click();
  await bob.locator("dialog[open]").getByRole("button", { name: "Concede" }).click();
  await ann.getByText("You won.").waitFor();
  check((await Promise.all(both.map(over))).every(Boolean), "The game has no end.");
  both.forEach(clean);
});
