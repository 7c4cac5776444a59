// Which of the open options concern which card, pile or player.
import assert from "node:assert/strict";
import { test } from "node:test";
import { concerns, optionsFor, unseen } from "../../src/weirwood/server/static/asking/things.js";

const marshal = { label: "marshal Ice", about: [{ name: "Ice", zone: "hand", player: "ann" }] };
const kneel = { label: "kneel Ice #2", about: [{ name: "Ice #2", zone: "play" }] };
const pass = { label: "pass" };
const quiet = { id: 1, kind: "action", prompt: "", rule: "", decline: "pass", sensible: "pass", costs: {} };
const decision = { ...quiet, options: [marshal, kneel, pass] };

test("an option belongs to the card in its own zone alone", () => {
  assert.deepEqual(optionsFor(decision, { name: "Ice", zone: "hand", player: "ann" }), [marshal]);
  assert.deepEqual(optionsFor(decision, { name: "Ice #2", zone: "play" }), [kneel]);
  assert.deepEqual(optionsFor(decision, { name: "Ice", zone: "hand", player: "bob" }), []);
});

test("in play two copies are told apart by their numbers; elsewhere one is like the other", () => {
  assert.equal(concerns({ name: "Ice #2", zone: "play" }, { name: "Ice #1", zone: "play" }), false);
  assert.equal(concerns({ name: "Ice #2", zone: "hand" }, { name: "Ice", zone: "hand" }), true);
});

test("a plot is chosen from among the plots in hand", () => {
  assert.equal(
    concerns({ name: "Calm Over Westeros", zone: "plots" }, { name: "Calm Over Westeros", zone: "plot-hand" }),
    true,
  );
});

test("what is asked about and lies nowhere in sight has to be drawn", () => {
  assert.deepEqual(unseen(decision, [{ name: "Ice #2", zone: "play" }]), [marshal]);
  assert.deepEqual(unseen(null, []), []);
});
