// Layout: how large the cards are, and how far those of a hand overlap.
import assert from "node:assert/strict";
import { test } from "node:test";
import { overlap, SIZES, sized } from "../../src/weirwood/server/static/table/layout.js";

// A table that is 40 pixels lower with each smaller size; it remembers which sizes were tried.
function table(height, room) {
  const tried = [];
  const excessAt = (size) => {
    tried.push(size);
    return height - 40 * size - room;
  };
  const spare = () => room - (height - 40 * tried.at(-1));
  return { tried, excessAt, spare };
}
const look = (now, { excessAt, spare }) => sized({ force: false, crowd: Infinity, load: 10, ...now }, excessAt, spare);

test("a table that fits keeps its size, and no other is tried", () => {
  const made = table(700, 800);
  assert.equal(look({ size: 0 }, made).size, 0);
  assert.deepEqual(made.tried, [0]);
});

test("a table that is too high gets the largest size at which it can be seen", () => {
  const made = table(1000, 800);
  assert.deepEqual(look({ size: 0 }, made), { size: 5, crowd: 10 });
});

test("a table that is too high at every size gets the smallest", () => {
  assert.equal(look({ size: 0 }, table(5000, 800)).size, SIZES.length - 1);
});

test("with less on it than when it was too high, a table grows again", () => {
  assert.deepEqual(look({ size: 6, crowd: 12, load: 8 }, table(700, 800)), { size: 0, crowd: 12 });
});

test("with as much on it as when it was too high, nothing larger is tried", () => {
  const made = table(700, 800);
  assert.equal(look({ size: 6, crowd: 12, load: 12 }, made).size, 6);
  assert.deepEqual(made.tried, [6]);
  assert.equal(look({ size: 6, crowd: 12, load: 12, force: true }, made).size, 0);
});

test("a larger size that proves too large is taken back and remembered", () => {
  const tried = [];
  const excessAt = (size) => {
    tried.push(size);
    return size < 6 ? 1 : 0;
  };
  const found = sized({ size: 6, crowd: 12, load: 8, force: false }, excessAt, () => 500);
  assert.deepEqual(found, { size: 6, crowd: 8 });
  assert.equal(tried.at(-1), 6);
});

test("a hand overlaps only when there is no room for it, and one card never does", () => {
  assert.equal(overlap(1000, 5, 100), 0);
  assert.equal(overlap(424, 6, 94), -40);
  assert.ok(overlap(50, 1, 100) < 0);
});
