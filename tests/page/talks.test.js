// Offers that are put together on the page: what they say, whether they can be made, and the choices that make them.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  after,
  draftFor,
  draftTo,
  fitting,
  lacking,
  nextOf,
  runOf,
  toggled,
} from "../../src/weirwood/server/static/board/talks/draft.js";

const talks = {
  goods: "At once.",
  hand: 3,
  pieces: { give: { gold: "give … gold", card: "give …" }, ask: { gold: "ask … gold", card: "ask …" } },
  propose: "propose",
  words: [
    { said: "peace", mine: "peace", give: "promise peace", ask: "ask for peace", binds: "No." },
    { said: "passage", mine: "passage", give: "promise passage", ask: "ask for passage", binds: "No." },
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
  assert.match(said({ give: side(6) }), /You have 5 gold/);
  assert.match(said({ ask: side(5) }), /bob has 4 gold/);
  assert.match(said({ give: side(0, ["Taxes"]) }), /in private only/);
  assert.match(said({ ask: side(0, ["Taxes"]) }, "carol"), /in private only/);
  assert.match(said({ give: side(0, ["Taxes"]) }, "carol"), /no room/);
  assert.equal(said({ give: side(0, ["Taxes"]), ask: side(0, ["Justice"]) }, "bob", true), "");
  assert.match(said({ ask: side(0, ["Taxes", "Justice"]) }, "bob", true), /Your hand has no room/);
  assert.match(said({ give: side(1) }, "carol", true), /No private talk/);
});

test("one gives no more than one has", () => {
  const draft = { ...draftTo("bob"), give: side(9, ["Taxes", "Taxes", "Uprising"], [1]) };
  assert.deepEqual(fitting(draft, me).give, side(5, ["Taxes"], [1]));
});

test("a second click takes a thing out again", () => {
  assert.deepEqual(toggled(toggled([1], 2), 1), [2]);
});
