// A game is spoken of in its own words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { about, figures, phases, speak, word } from "../../src/weirwood/server/static/table/words.js";

const silent = { goal: "", course: "", phases: [], words: {}, figures: {}, signs: [] };

test("what a game says of itself is what is said", () => {
  speak({ ...silent, words: { strength: "STR" }, phases: ["plot", "draw"], figures: { income: "gold" } });
  assert.equal(word("strength"), "STR");
  assert.deepEqual(phases(), ["plot", "draw"]);
  assert.deepEqual(figures(), { income: "gold" });
});

test("a game that says nothing of itself is spoken of in plain words", () => {
  speak(silent);
  assert.equal(word("strength"), "strength");
  assert.deepEqual(phases(), []);
  assert.deepEqual(about(silent), []);
  assert.deepEqual(about({ ...silent, goal: "Win." }), ["Win."]);
});
