// A deck that is being built, apart from the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DeckInHand, figures, shuffled } from "../../src/weirwood/server/static/building/deck.js";
import { topics, wordsIn } from "../../src/weirwood/server/static/library/rules.js";

const entry = (code, face) => ({ name: face.name, face: { code, ...face }, text: "" });
const entries = [
  entry("h1", { name: "House Test", type: "faction", faction: "test" }),
  entry("a1", { name: "First Agenda", type: "agenda" }),
  entry("a2", { name: "Second Agenda", type: "agenda" }),
  entry("p1", { name: "A Plot", type: "plot", plot: { income: 4, claim: 1 } }),
  entry("c1", { name: "Smallfolk & Co", type: "character", cost: 9, icons: ["power"] }),
  entry("l1", { name: "A Mill", type: "location", cost: "s2", gives: { income: 1 } }),
];

test("its data has the first agenda apart, and is read again as it was", () => {
  const data = { name: "Mine", faction: "test", agenda: "a1", cards: { a2: 1, p1: 2, c1: 3 } };
  assert.deepEqual(new DeckInHand(entries, data).data(), data);
});

test("what its cards come to", () => {
  const deck = new DeckInHand(entries, { faction: "test", cards: { p1: 2, c1: 3, l1: 1 } });
  const { cards, plots, curve, icons, income, gold } = figures(deck);
  assert.deepEqual([cards, plots, income, gold], [4, 2, 1, 4]);
  assert.deepEqual(curve, [0, 0, 1, 0, 0, 0, 0, 3]);
  assert.deepEqual(icons, { power: 3 });
});

test("no card is counted below nothing or beyond what can be read", () => {
  const deck = new DeckInHand(entries);
  deck.put("c1", 200);
  assert.equal(deck.count("c1"), 99);
  deck.put("c1", -1);
  assert.deepEqual(deck.data().cards, {});
});

test("names are written so that they can be read as XML", () => {
  const deck = new DeckInHand(entries, { faction: "test", cards: { c1: 2 } });
  assert.match(deck.octgn(), /<card qty="2">Smallfolk &amp; Co<\/card>/);
  assert.match(deck.octgn(), /<card qty="1">House Test<\/card>/);
});

test("a shuffled deck has the same cards", () => {
  assert.deepEqual(shuffled([1, 2, 3, 4]).sort(), [1, 2, 3, 4]);
});

test("sections of one subject are one topic", () => {
  const clauses = [{ id: "x.1", rule: "Stealth is a keyword." }];
  const sections = ["Stealth, p.20", "Stealth, p.28", "(3.28) Control (again), p.9"].map((section) => ({
    section,
    clauses,
  }));
  assert.deepEqual(
    topics({ document: "Rules", sections }).map(([topic, each]) => [topic, each.length]),
    [
      ["Stealth", 2],
      ["(3.28) Control", 1],
    ],
  );
});

test("rules are found by all words, those about them first", () => {
  const parts = [
    {
      document: "Rules",
      sections: [
        { section: "Claim", clauses: [{ id: "r.claim.1", rule: "Without stealth." }] },
        { section: "Stealth", clauses: [{ id: "r.stealth.1", rule: "A claim." }] },
      ],
    },
  ];
  assert.deepEqual(
    wordsIn(parts, "stealth").map(({ clause }) => clause.id),
    ["r.stealth.1", "r.claim.1"],
  );
  assert.deepEqual(wordsIn(parts, "stealth dragon"), []);
});
