// The waiting room: the new table's form, a link for a friend, an open seat taken from the lobby, a deck chosen, a
// computer for the last seat, an owner who closes the table. And somebody who watches: sees nothing hidden, can chat,
// can't act.
import { api, base, chance, check, clean, openTable, person, run, settled, together, turn, until } from "./browser.js";

const INN = `The Inn at ${Math.floor(chance() * 1e6)} Crossroads`;
const shot = (page, name) =>
  process.env.WEIRWOOD_SHOTS ? page.screenshot({ path: `${process.env.WEIRWOOD_SHOTS}/${name}.png` }) : null;

// Whatever a spectator was ever sent of anybody's hand: only how many cards it has.
function hands(page) {
  for (const text of page.heard) {
    const message = JSON.parse(text);
    check(!message.decision, `A spectator was asked: ${text.slice(0, 200)}`);
    for (const player of message.view?.players ?? [])
      check(
        player.hand.every((card) => card === null),
        `A spectator saw the hand of ${player.name}: ${player.hand}`,
      );
    for (const [path, ...rest] of message.patch ?? [])
      if (path.includes("hand"))
        check(
          !/[A-Za-z]{3}/.test(JSON.stringify(rest).replaceAll("null", "")),
          `A spectator saw a card of a hand: ${JSON.stringify(rest)}`,
        );
  }
}

await run(async () => {
  const ann = await person({ name: "Ann" }),
    bob = await person({ name: "Bob" }),
    cleo = await person({ name: "Cleo" }),
    dora = await person({ name: "Dora" });
  await cleo.goto(base);
  await cleo.locator(".tables", { hasText: "Open tables" }).waitFor();

  // Ann makes a table by the form: herself with a deck, a friend, an open seat and another.
  await ann.goto(`${base}/new?game=agot2`);
  await ann.locator(".seat").first().waitFor();
  await ann.getByLabel("Format").selectOption("melee");
  await ann.getByLabel("Name of the table").fill(INN);
  await until(async () => (await ann.locator(".seat").count()) >= 3, "a melee has three seats");
  await ann.getByRole("button", { name: "Add a seat" }).click();
  const seats = ann.locator(".seat");
  await until(async () => (await seats.count()) === 4, "a fourth seat is added");
  for (const [i, who] of [
    [1, "friend"],
    [2, "open"],
    [3, "open"],
  ])
    await seats.nth(i).locator("select").first().selectOption(who);
  await seats.nth(0).locator("optgroup option[value=stark]").waitFor({ state: "attached" });
  await seats.nth(0).getByLabel("Deck").selectOption("stark");
  await shot(ann, "new-table");
  await ann.getByRole("button", { name: "Open the table" }).click();
  const link = await ann.getByLabel("Link for seat 2").inputValue();
  check(link.startsWith(`${base}/join/`), `The link is ${link}.`);
  await ann.getByRole("button", { name: "To the table" }).click();
  await ann.waitForSelector(".waiting-room");
  check(/House Stark/.test(await ann.locator(".seat-list li").first().textContent()), "It isn't shown what Ann plays.");
  await until(
    async () => (await ann.locator(".waiting-room").getByLabel("Deck").inputValue()) === "stark",
    "the chosen deck is selected in the waiting room",
  );
  const table = ann.url().split("/t/")[1];

  // Cleo sees it in the lobby without doing anything, and sits down in an open seat.
  const entry = cleo.locator(".tables", { hasText: "Open tables" }).locator(".entry-link", { hasText: INN });
  await entry.waitFor();
  check(/3 seats free/.test(await entry.textContent()), `The lobby says ${await entry.textContent()}`);
  await entry.click();
  await cleo.locator(".seat-list li", { hasText: "Open" }).first().getByRole("button", { name: "Sit down" }).click();
  await ann.locator(".seat-list li", { hasText: "Cleo" }).waitFor();
  await cleo.locator(".waiting-room").getByLabel("Deck").selectOption("tyrell");
  await ann.locator(".seat-list li", { hasText: "House Tyrell" }).waitFor();
  await cleo.reload();
  await cleo.locator(".waiting-room optgroup option[value=tyrell]").waitFor({ state: "attached" });
  await until(
    async () => (await cleo.locator(".waiting-room").getByLabel("Deck").inputValue()) === "tyrell",
    "the deck is still selected after a reload",
  );
  await shot(cleo, "waiting-room");

  // She gets up and sits down again; then Bob comes by his link, which works once.
  await cleo.getByRole("button", { name: "Get up" }).click();
  await ann.waitForFunction(() => !document.querySelector(".seat-list").textContent.includes("Cleo"));
  await openTable(cleo, table);
  await cleo.locator(".seat-list li", { hasText: "Open" }).first().getByRole("button", { name: "Sit down" }).click();
  await bob.goto(link);
  await bob.getByText(INN).waitFor();
  await shot(bob, "join");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL(/\/t\//);
  await dora.goto(link);
  await dora.getByText("This link was used already").waitFor();

  // Ann lets a computer take the last seat: all say that they are ready, and the game begins.
  await ann.locator(".seat-list li", { hasText: "Open" }).getByRole("button", { name: "Computer" }).click();
  await ann.getByRole("menuitem", { name: /^Fool/ }).click();
  const players = [ann, bob, cleo];
  for (const page of players) await page.getByRole("button", { name: "I am ready" }).click();
  await Promise.all(players.map((page) => page.waitForSelector(".board")));
  await turn(players);

  // Dora finds it under "Watch".
  await dora.goto(base);
  await dora.locator(".tables", { hasText: "Watch" }).locator(".entry-link", { hasText: INN }).click();
  await dora.waitForSelector(".board");
  await ann.locator(".mark[title=watching]").waitFor();
  const names = [
    ...new Set(
      (
        await Promise.all(players.map((page) => page.locator(".hand .card .name > span:last-child").allTextContents()))
      ).flat(),
    ),
  ];
  check(names.length > 12, `Only ${names.length} cards in three hands.`);
  const seen = await dora.evaluate(() => document.documentElement.outerHTML);
  for (const name of names) {
    check(!seen.includes(name), `The spectator's page has ${name} in it, which is in a hand.`);
    check(
      !dora.heard.some((text) => text.includes(JSON.stringify(name).slice(1, -1))),
      `The spectator was sent ${name}, which is in a hand.`,
    );
  }
  await shot(dora, "watching");

  // She can't act: nothing is asked of her, keys do nothing, and what she sends all the same is refused.
  check((await dora.locator(".prompt.asking, .card.lit, .pass").count()) === 0, "A spectator is asked something.");
  await settled([ann, dora]);
  const before = await dora.locator(".table").getAttribute("data-seq");
  for (const key of ["1", "Space", "u"]) await dora.keyboard.press(key);
  const refused = await dora.evaluate(
    (table) =>
      new Promise((done) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/table/${table}`),
          answers = [];
        socket.onmessage = (event) => {
          const message = JSON.parse(event.data);
          if (message.t === "refused") answers.push(message.code);
          if (answers.length === 4) {
            socket.close();
            done(answers);
          }
        };
        socket.onopen = () =>
          [
            { t: "choose", seq: 0, decision: 0, option: "keep" },
            { t: "takeback" },
            { t: "pause" },
            { t: "why", thing: "Ice" },
          ].forEach((message, id) => {
            socket.send(JSON.stringify({ ...message, id: id + 1 }));
          });
      }),
    table,
  );
  check(
    refused.every((code) => code === "forbidden"),
    `What a spectator sends is answered with ${refused}.`,
  );
  check((await ann.locator(".table").getAttribute("data-seq")) === before, "A spectator moved the game on.");

  // She can chat, and is told apart from those who play.
  await dora.getByRole("tab", { name: /Chat/ }).click();
  await dora.getByLabel("Say something").fill("What a hand!");
  await dora.keyboard.press("Enter");
  await ann.getByRole("tab", { name: /Chat \(1\)/ }).click();
  check(
    /Dora \(watching\)/.test(await ann.locator(".chat-lines p", { hasText: "What a hand!" }).textContent()),
    "It isn't said that Dora only watches.",
  );
  await together(players, 12);
  await settled([...players, dora]);
  hands(dora);

  // A table whose owner closes it is gone for whoever sat there; where nobody may watch, those who only looked in are
  // shown out.
  const closing = await api(ann, "/api/tables", {
    game: "agot2",
    title: "Closing time",
    seats: [{ who: "me" }, { who: "open" }],
  });
  await openTable(ann, closing.table);
  await openTable(cleo, closing.table);
  await cleo
    .getByRole("button", { name: "Link for a friend" })
    .count()
    .then((n) => check(n === 0, "A guest can invite others."));
  await ann.getByRole("button", { name: "Close the table" }).click();
  await cleo.getByText("Whoever made this table has closed it.").waitFor();
  const alone = await api(ann, "/api/tables", {
    game: "agot2",
    title: "Behind closed doors",
    spectators: false,
    seats: [{ who: "me" }, { who: "open" }],
  });
  await openTable(cleo, alone.table);
  await openTable(dora, alone.table);
  await cleo.getByRole("button", { name: "Sit down" }).click();
  await openTable(ann, alone.table);
  for (const page of [ann, cleo]) await page.getByRole("button", { name: "I am ready" }).click();
  await cleo.waitForSelector(".board");
  await dora.getByText("This table is not open to spectators.").waitFor();
  [...players, dora].forEach(clean);
});
