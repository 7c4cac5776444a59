// Two people, two browsers: an invitation, a refresh, a killed and restarted server, a take-back that is asked for, chat, concession.
import { createInterface } from "node:readline";
import { person, run, check, clean, base, api, asked, answer, over } from "./browser.js";

const heard = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const restart = async () => { console.log("RESTART"); await heard.next(); };

await run(async () => {
  const ann = await person(), bob = await person();
  for (const [page, name] of [[ann, "Ann"], [bob, "Bob"]]) { await page.goto(base); await page.waitForSelector(".game"); await api(page, "/api/me", { name }); }
  const made = await api(ann, "/api/tables", { game: "agot2", form: { format: "joust" }, seats: [{ who: "me", form: { deck: "" } }, { who: "friend" }], takeback: "ask", spectators: true });
  await ann.goto(`${base}/t/${made.table}`);
  await ann.waitForSelector(".waiting-room");
  await bob.goto(base + made.invites[0].link);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL(/\/t\//);

  const either = async (n) => {
    for (let i = 0; i < n; i += 1) {
      await Promise.race([ann, bob].map((p) => p.waitForSelector(".option:enabled, .pass:enabled, .verdict", { timeout: 30000 })));
      for (const page of [ann, bob]) if (!await over(page) && await page.locator(".option:enabled, .pass:enabled").count()) { await answer(page); await page.waitForTimeout(80); }
    }
  };
  await either(8);
  await bob.reload();
  await bob.waitForSelector(".board");
  await either(4);

  const lines = () => api(ann, `/api/tables/${made.table}/log?from=0`).then((log) => log.lines.map((line) => line.text)); // as the server keeps them
  const shows = (text) => ann.waitForFunction((text) => [...document.querySelectorAll(".log p")].at(-1)?.textContent.includes(text), text, { timeout: 30000 });
  await Promise.all([ann, bob].map((page) => page.waitForSelector(".prompt:not([aria-busy=true])", { timeout: 30000 }))); // nothing is on its way to the server
  const before = await lines();
  await shows(before.at(-1));
  await restart();
  await Promise.all([ann, bob].map((page) => page.waitForSelector(".option:enabled, .pass:enabled, .question.quiet", { timeout: 30000 })));
  await ann.waitForFunction(() => !document.querySelector(".banner.lost"), null, { timeout: 30000 });
  check((await lines()).join("\n") === before.join("\n"), "After the restart the table isn't where it was.");
  await shows(before.at(-1));
  await either(4);

  await ann.getByRole("tab", { name: /Chat/ }).click();
  await ann.getByLabel("Say something").fill("<b>Winter</b> is coming");
  await ann.keyboard.press("Enter");
  await bob.getByRole("tab", { name: /Chat/ }).click();
  await bob.getByText("<b>Winter</b> is coming").waitFor();

  await either(2);
  const back = ann.getByRole("button", { name: /ake back/ });
  check(await back.isEnabled(), "Nothing can be taken back.");
  await back.click();
  const agree = bob.getByRole("button", { name: "Agree" }), done = ann.locator(".toast", { hasText: "Taken back." });
  await agree.or(bob.locator(".toast", { hasText: "Taken back." })).first().waitFor();
  if (await agree.count()) await agree.click(); // only asked if something hidden was revealed since
  await done.first().waitFor();
  await either(2);

  await bob.getByRole("button", { name: "Settings and more" }).click();
  await bob.getByRole("menuitem", { name: "Concede" }).click();
  await bob.getByRole("button", { name: "Concede" }).click();
  await ann.getByText("You won.").waitFor();
  await bob.getByText("Ann won.").waitFor();
  clean(ann);
  clean(bob);
});
