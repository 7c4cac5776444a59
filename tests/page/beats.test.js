// How long each thing is shown when much happens at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beatLength, paceOf } from "../../src/weirwood/server/static/motion/beats.js";

const moment = (...texts) => /** @type {any} */ ({ lines: texts.map((text) => ({ text })) });
const many = (n) => Array.from({ length: n }, (_, i) => moment(`line ${i}`));

test("what tells nothing takes no time, and what is held up to be seen takes longer", () => {
  assert.equal(beatLength(moment(), "normal"), 0);
  const plain = beatLength(moment("Ann kneels."), "normal");
  const held = beatLength(/** @type {any} */ ({ lines: [{ text: "Ann reveals it.", show: ["A plot"] }] }), "normal");
  assert.ok(plain > 0 && held > plain);
});

test("slow is slower than normal, fast is faster, none is at once", () => {
  const lengths = /** @type {any[]} */ (["slow", "normal", "fast", "none"]).map((speed) =>
    beatLength(moment("x"), speed),
  );
  assert.deepEqual(
    lengths,
    [...lengths].sort((a, b) => b - a),
  );
  assert.equal(lengths[3], 0);
});

test("a few things have the time they want", () => {
  assert.equal(paceOf(many(3), "normal", null), beatLength(moment("x"), "normal"));
});

// The whole way to now, each beat with the time it gets.
function way(n, speed, asked) {
  let time = 0;
  let shown = 0;
  for (let queue = many(n); queue.length > 1; queue = queue.slice(1)) {
    const length = paceOf(queue, speed, asked ? time : null);
    time += length;
    if (length) shown += 1;
  }
  return { time, shown };
}

test("a question never waits longer than its bound, however much led to it", () => {
  for (const [speed, bound] of /** @type {[any, number][]} */ ([
    ["slow", 4000],
    ["normal", 2400],
    ["fast", 1000],
  ]))
    for (const n of [2, 5, 12, 60, 300]) {
      const { time } = way(n, speed, true);
      assert.ok(time <= bound + 1, `${n} things at ${speed} take ${time} ms`);
    }
});

test("with a question waiting, as many things as can be seen are shown", () => {
  const { shown, time } = way(8, "normal", true);
  assert.equal(shown, 7);
  assert.ok(time > 1000);
});

test("nothing is shown when the question has waited its time", () => {
  assert.equal(paceOf(many(5), "normal", 2400), 0);
});
