// How a game went: where a moment lies on the curve, and the game in a sentence.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  along,
  HIGH,
  height,
  last,
  line,
  marks,
  momentAt,
  scoresAt,
  WIDE,
} from "../../src/weirwood/server/static/ending/curve.js";
import { brought, inShort } from "../../src/weirwood/server/static/ending/words.js";

const game = /** @type {any} */ ({
  names: ["Ann", "Bob"],
  curve: [
    { at: 0, round: 0, scores: [0, 0] },
    { at: 10, round: 1, scores: [3, 0] },
    { at: 60, round: 2, scores: [3, 5] },
    { at: 100, round: 2, scores: [10, 5] },
  ],
  rounds: [
    { round: 1, from: 4, to: 20, scores: [3, 0], gained: [3, 0], line: null },
    { round: 2, from: 21, to: 100, scores: [10, 5], gained: [7, 5], line: null },
  ],
  turns: [],
});

test("every round is as wide as any other, however much was chosen in it", () => {
  assert.equal(along(game, 0), 0);
  assert.equal(along(game, 20), 0.5);
  assert.equal(along(game, 100), 1);
  assert.equal(along(game, 60), 0.75);
});

test("the way from a moment to its place leads back", () => {
  for (const at of [4, 10, 20, 33, 60, 99, 100]) assert.equal(momentAt(game, along(game, at)), at);
  assert.equal(momentAt(game, -1), 4);
  assert.equal(momentAt(game, 2), 100);
});

test("a game without rounds has a curve by its choices", () => {
  const plain = { ...game, rounds: [] };
  assert.equal(along(plain, 25), 0.25);
  assert.equal(momentAt(plain, 0.25), 25);
  assert.equal(last(plain), 100);
});

test("a score holds until it changes", () => {
  assert.deepEqual(scoresAt(game, 9), [0, 0]);
  assert.deepEqual(scoresAt(game, 10), [3, 0]);
  assert.deepEqual(scoresAt(game, Infinity), [10, 5]);
});

test("a line is level until a score changes, and more is higher", () => {
  assert.ok(height(game, 10) < height(game, 3));
  const corners = line(game, 1).split(/[ML]/).filter(Boolean);
  assert.equal(corners.length, 1 + 2 * 3);
  const heights = corners.map((corner) => Number(corner.trim().split(" ")[1]));
  assert.equal(heights[2], heights[0]); // Bob's first round
  assert.equal(heights.at(-1), Number(height(game, 5).toFixed(1)));
});

test("a game in a sentence", () => {
  const result = /** @type {any} */ ({ winners: [0], reason: "", rule: "", by: "rules" });
  assert.equal(inShort(game, result, "power"), "Ann won against Bob, 10 to 5 power, in 2 rounds.");
  assert.equal(inShort({ ...game, curve: [], rounds: [] }, { ...result, winners: [] }, ""), "Ann, Bob: nobody won.");
  assert.equal(brought(game, game.rounds[1]), "Ann: 10 (+7) · Bob: 5 (+5)");
});

test("what turned a game at nearly the same moment is marked one above the other", () => {
  const turned = { ...game, turns: [{ at: 60 }, { at: 61 }, { at: 10 }, { at: 62 }] };
  const found = marks(turned);
  assert.equal(found[0].top, height(game, 5) / HIGH);
  found.forEach((mark, i) => {
    for (const other of found.slice(i + 1)) {
      const [across, down] = [Math.abs(mark.left - other.left) * WIDE, Math.abs(mark.top - other.top) * HIGH];
      assert.ok(across >= 24 || down >= 24, `${across} and ${down} pixels apart`);
    }
  });
});
