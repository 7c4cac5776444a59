// Small words: numbers with what they count, how long ago something was, a house's colours from its words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { factionOf } from "../../src/weirwood/server/static/signs.js";
import { ago, capital, plural } from "../../src/weirwood/server/static/text.js";

test("one card, two cards, no plots", () => {
  assert.equal(plural(1, "card"), "1 card");
  assert.equal(plural(2, "card"), "2 cards");
  assert.equal(plural(3, "power", "power"), "3 power");
  assert.equal(capital("marshaling"), "Marshaling");
  assert.equal(capital(""), "");
});

test("how long ago, in the largest unit that fits", () => {
  const before = (seconds) => ago(Date.now() / 1000 - seconds);
  assert.equal(before(5), "just now");
  assert.equal(before(600), "10 min ago");
  assert.equal(before(2 * 3600), "2 hours ago");
  assert.equal(before(3 * 86400), "3 days ago");
  assert.equal(before(-100), "just now");
});

test("a house's colours are found from its name, however it is written", () => {
  assert.equal(factionOf("House Stark"), "stark");
  assert.equal(factionOf("The Night’s Watch"), "nights-watch");
  assert.equal(factionOf(null), "neutral");
});
