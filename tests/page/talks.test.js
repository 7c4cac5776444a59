// Offers that are put together on the page: what they say, whether they can be made, and the choices that make them.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  after,
  any,
  draftFor,
  draftTo,
  fitting,
  lacking,
  moved,
  nextOf,
  own,
  runOf,
  setAside,
  toggled,
} from "../../src/weirwood/server/static/board/talks/draft.js";

const talks = {
  goods: "At once.",
  hand: 3,
  pieces: { give: { gold: "give … gold", card: "give …" }, ask: { gold: "ask … gold", card: "ask …" } },
  propose: "propose",
  words: [
    { said: "peace", give: "promise peace", ask: "ask for peace", binds: "No." },
    { said: "passage through … Villages", give: "promise passage", ask: "ask for passage", binds: "No." },
  ],
  cards: ["Taxes", "Justice"],
  with: [
    {
      name: "bob",
      open: "offer bob",
      private: "offer bob in private",
      inside: false,
      gold: 4,
      ravens: { give: false, ask: false },
      invite: ["invite carol"],
    },
    {
      name: "carol",
      open: "offer carol",
      private: null,
      inside: false,
      gold: 9,
      ravens: { give: true, ask: false },
      invite: ["invite bob"],
    },
  ],
  matches: [
    {
      label: "marry Ned to Cersei",
      to: "bob",
      one: "Ned",
      other: "Cersei",
      gold: { give: 3, ask: 4 },
      cards: { give: true, ask: false },
      binds: ["They are married."],
    },
  ],
  left: null,
  open: [],
  now: null,
  kept: [],
}; // prettier-ignore
const me = { gold: 5, hand: ["Taxes", "Justice"] },
  them = { hand: ["Fortune", "Fortune", "Court Event"] };
/** @param {string[]} labels @returns {any} */
const open = (labels) => ({ options: labels.map((label) => ({ label })) });
const side = (gold = 0, cards = [], words = []) => ({ gold, cards, words });

test("an option that begins an offer opens one, openly or in private; others don't", () => {
  assert.deepEqual(draftFor(talks, { label: "offer bob in private" }), draftTo("bob", true));
  assert.equal(draftFor(talks, { label: "offer carol" }).private, false);
  assert.equal(draftFor(talks, { label: "pass" }), null);
  assert.equal(draftFor(undefined, { label: "offer bob" }), null);
});

test("a counter-offer begins as the offer turned round", () => {
  const now = {
    by: "bob",
    to: "ann",
    give: side(2, [], [0]),
    ask: side(0, ["Taxes"], [1]),
    private: true,
    proposed: true,
    counter: "make a counter-offer",
    accept: "",
    back: "",
  }; // prettier-ignore
  const draft = draftFor({ ...talks, now }, { label: "make a counter-offer" });
  assert.deepEqual([draft.to, draft.give, draft.ask], ["bob", side(0, ["Taxes"], [1]), side(2, [], [0])]);
  assert.deepEqual(runOf(draft, talks).begin, ["make a counter-offer"]);
  draft.give.cards.push("Justice");
  assert.deepEqual(now.ask.cards, ["Taxes"], "what was offered stays as it was");
});

test("the run of choices says everything that was put in", () => {
  const draft = {
    ...draftTo("bob", true),
    invite: ["invite carol"],
    give: side(3, ["Taxes"], [0, 1]),
    ask: side(1, ["Justice"], [0]),
  };
  assert.deepEqual(runOf(draft, talks), {
    begin: ["offer bob in private", "invite carol"],
    pieces: [
      "ask 1 gold",
      "ask Justice",
      "ask for peace",
      "give 3 gold",
      "give Taxes",
      "promise peace",
      "promise passage",
    ],
    end: "propose",
  });
});

test("it is made piece by piece, each as soon as it is possible", () => {
  let run = { begin: ["offer bob"], pieces: ["give Taxes", "ask Justice"], end: "propose" };
  const made = [];
  for (const now of [["offer bob", "pass"], ["ask Justice", "propose"], ["propose", "give Taxes"], ["propose"]]) {
    const option = nextOf(run, open(now));
    made.push(option.label);
    run = after(run, option.label);
  }
  assert.deepEqual(made, ["offer bob", "ask Justice", "give Taxes", "propose"]);
  assert.equal(run, null);
  assert.equal(nextOf({ begin: [], pieces: ["give 9 gold"], end: "propose" }, open(["propose"])), null);
});

test("what can't be proposed is said before", () => {
  const said = (change, to = "bob", inPrivate = false) =>
    lacking({ ...draftTo(to, inPrivate), ...change }, talks, me, them);
  assert.match(said({}), /Click what/);
  assert.equal(said({ give: side(5) }), "");
  assert.match(said({ give: side(6) }), /You can give 5 gold at most/);
  assert.match(said({ ask: side(5) }), /ask bob for 4 gold at most/);
  assert.match(said({ give: side(0, ["Taxes"]) }), /in private only/);
  assert.match(said({ ask: side(0, ["Taxes"]) }, "carol"), /in private only/);
  assert.match(said({ give: side(0, ["Taxes"]) }, "carol"), /no room/);
  assert.equal(said({ give: side(0, ["Taxes"]), ask: side(0, ["Justice"]) }, "bob", true), "");
  assert.match(said({ ask: side(0, ["Taxes", "Justice"]) }, "bob", true), /Your hand has no room/);
  assert.match(said({ give: side(1) }, "carol", true), /No private talk/);
});

test("a marriage is put together in the same way: gold one way, cards where they may go, no promises", () => {
  const draft = draftFor(talks, { label: "marry Ned to Cersei" });
  assert.equal(draft.to, "bob");
  assert.equal(lacking(draft, talks, me, them), "", "nothing has to go with it");
  assert.deepEqual(runOf({ ...draft, give: side(2, ["Taxes"]) }, talks), {
    begin: ["marry Ned to Cersei"],
    pieces: ["give 2 gold", "give Taxes"],
    end: "propose",
  });
  const said = (change) => lacking({ ...draft, ...change }, talks, me, { hand: [] });
  assert.match(said({ give: side(4) }), /give 3 gold at most/);
  assert.match(said({ give: side(1), ask: side(1) }), /one way only/);
  assert.match(said({ ask: side(0, ["Taxes"]) }), /Diplomacy marker/);
});

test("two cards of one kind can be asked for, and taken out one by one; as many as the other has", () => {
  const shown = (cards) =>
    any(["Taxes", "Justice"], side(0, cards), 2).map((each) => `${each.card}${each.chosen ? " ✓" : ""}`);
  assert.deepEqual(shown([]), ["Taxes", "Justice"]);
  const one = moved([], { card: "Taxes", chosen: false });
  assert.deepEqual(shown(one), ["Taxes ✓", "Taxes", "Justice"]);
  const two = moved(one, { card: "Taxes", chosen: false });
  assert.deepEqual(shown(two), ["Taxes ✓", "Taxes ✓"]);
  assert.deepEqual(moved(two, { card: "Taxes", chosen: true }), ["Taxes"]);
  const draft = { ...draftTo("bob", true), ask: side(0, two) };
  assert.deepEqual(runOf(draft, talks).pieces, ["ask Taxes", "ask Taxes"]);
});

test("of one's own cards each is there by itself", () => {
  assert.deepEqual(
    own(["Taxes", "Taxes", "Justice"], side(0, ["Taxes"])).map((each) => each.chosen),
    [true, false, false],
  );
});

test("the private way to begin an offer has no place of its own where the open one has", () => {
  const options = [{ label: "offer bob" }, { label: "offer bob in private" }, { label: "pass" }];
  setAside(talks, /** @type {any} */ ({ options }));
  assert.deepEqual(
    options.map((option) => Boolean(/** @type {any} */ (option).aside)),
    [false, true, false],
  );
});

test("one gives no more than one has", () => {
  const draft = { ...draftTo("bob"), give: side(9, ["Taxes", "Taxes", "Uprising"], [1]) };
  assert.deepEqual(fitting(draft, me).give, side(5, ["Taxes"], [1]));
});

test("a second click takes a thing out again", () => {
  assert.deepEqual(toggled(toggled([1], 2), 1), [2]);
});

test("several marriages with one player are one answer of the list, and each stays one of its Nobles", () => {
  const couples = ["marry Ned to Cersei", "marry Robb to Cersei", "marry Ned to Sansa"].map((label) => ({
    label,
    to: label.endsWith("Cersei") ? "bob" : "carol",
  }));
  const options = couples.map(({ label }) => ({ label, say: label }));
  setAside(/** @type {any} */ ({ with: [], matches: couples }), /** @type {any} */ ({ options }));
  const [first, second, third] = /** @type {Choice[]} */ (options);
  assert.equal(first.listed?.say, "Propose a marriage to bob");
  assert.equal(first.say, "marry Ned to Cersei");
  assert.ok(second.aside && !first.aside && !third.aside && !third.listed);
});
