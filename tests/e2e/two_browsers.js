// Two people, two browsers: an invitation, a refresh, a killed and restarted server, a take-back that is asked for,
// chat, concession, and another game, agreed to across one more restart.
import {
  api,
  asked,
  base,
  check,
  clean,
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
  const made = await api(ann, "/api/tables", {
    game: "agot2",
    form: { format: "joust" },
    seats: [{ who: "me", form: { deck: "" } }, { who: "friend" }],
    takeback: "ask",
    spectators: true,
    hush: false, // so that what both see is what the server has, at any moment
  });
  await openTable(ann, made.table);
  await bob.goto(base + made.invites[0].link);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL(/\/t\//);

  await together(both, 8);
  await bob.reload();
  await bob.waitForSelector(".board");
  await together(both, 4);

  // As the server keeps them.
  const lines = () =>
    api(ann, `/api/tables/${made.table}/log?from=0`).then((log) => log.lines.map((line) => line.text));
  const reads = (page) =>
    until(async () => {
      const wanted = await lines(),
        told = page.locator(".log p:not(.since)"),
        shown = await told.evaluateAll((all) => all.map((p) => p.innerText.replace(/\s*§\s*$/, "")));
      return shown.join("\n").replace(/\s+/g, " ") === wanted.join("\n").replace(/\s+/g, " ");
    }, "the log on the page is the server's, line by line");
  const shows = (page, text) =>
    page.waitForFunction((text) => [...document.querySelectorAll(".log p")].at(-1)?.textContent.includes(text), text);
  await settled(both);
  const before = await lines();
  await shows(ann, before.at(-1));
  await reads(ann);
  await tell("RESTART");
  await settled(both);
  check((await lines()).join("\n") === before.join("\n"), "After the restart the table isn't where it was.");
  await shows(ann, before.at(-1));
  await together(both, 4);

  await ann.getByRole("tab", { name: /Chat/ }).click();
  await ann.getByLabel("Say something").fill("<b>Winter</b> is coming");
  await ann.keyboard.press("Enter");
  await bob.getByRole("tab", { name: /Chat/ }).click();
  await bob.getByText("<b>Winter</b> is coming").waitFor();

  await together(both, 2);
  await settled(both);
  await ann.locator("button.tool[aria-label*='ake back']:enabled").click();
  const agree = bob.getByRole("button", { name: "Agree" });
  const taken = () => ann.locator(".toast", { hasText: "Taken back." }).count();
  await until(async () => (await taken()) || (await agree.count()), "Bob is asked, or nothing hidden was revealed");
  if (!(await taken())) await agree.click();
  await until(taken, "the choice is taken back");
  await settled(both);
  await ann.getByRole("tab", { name: "Log" }).click();
  await reads(ann);
  await together(both, 2);
  await settled(both);
  await reads(ann); // what was taken back and chosen anew is drawn anew

  await bob.getByRole("button", { name: "Settings and more" }).click();
  await bob.getByRole("menuitem", { name: "Concede" }).click();
  await bob.getByRole("button", { name: "Concede" }).click();
  await ann.getByText("You won.").waitFor();
  await bob.getByText("Ann won.").waitFor();

  // Ann would play again; the wish outlives the server, and Bob sees it.
  await ann.getByRole("button", { name: "Play again" }).click();
  await ann.getByRole("button", { name: "Waiting for the others" }).waitFor();
  await tell("RESTART");
  await bob.reload();
  await bob.getByText("Ann would play again.").waitFor();
  await ann.getByRole("button", { name: "Waiting for the others" }).waitFor();
  await bob.getByRole("button", { name: "Play again" }).click();
  await Promise.all(
    both.map((page) => page.waitForURL((url) => String(url).includes("/t/") && !String(url).includes(made.table))),
  );
  await asked(await turn(both));
  both.forEach(clean);
});
