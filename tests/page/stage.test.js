// Which moment of the game is shown: now, one on the way to now, or the past.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

const wanted = { speed: "normal", less: false };
const page = /** @type {any} */ (globalThis);
page.matchMedia = () => ({ matches: wanted.less });
page.document = { hidden: false };
page.localStorage = { getItem: () => (wanted.speed ? JSON.stringify(wanted.speed) : null), setItem: () => {} };
const { Stage } = await import("../../src/weirwood/server/static/motion/stage.js");

// A table whose moves are told one after the other.
function table() {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  let turned = 0;
  const told = /** @type {any} */ ({
    seq: 0,
    view: { at: 0 },
    decision: null,
    waiting: [1],
    result: null,
    table: { result: null },
    log: { at: 0, lines: [] },
    you: 0,
  });
  const stage = new Stage(
    () => {
      turned += 1;
    },
    () => Date.now(),
  );
  stage.hear(told, /** @type {any} */ ({ t: "table" }), false);
  return {
    stage,
    told,
    turned: () => turned,
    seen: () => stage.state(told).seq,
    move(decision = null, lines = [{ text: `move ${told.seq + 1}` }]) {
      const before = Boolean(stage.state(told).decision);
      told.seq += 1;
      told.view = { at: told.seq };
      told.decision = decision;
      told.log.lines.push(...lines);
      stage.hear(told, /** @type {any} */ ({ t: "update", log: { at: 0, lines } }), before);
    },
  };
}

test("a single move is shown at once", () => {
  const at = table();
  at.move();
  assert.equal(at.seen(), 1);
  assert.equal(at.stage.left, 0);
});

test("a burst is shown one thing after the other, with the log as far as it is shown", () => {
  const at = table();
  at.move();
  at.move();
  at.move();
  assert.equal(at.seen(), 1);
  assert.equal(at.stage.left, 2);
  assert.deepEqual(at.stage.state(at.told).log.lines, [{ text: "move 1" }]);
  mock.timers.tick(900);
  assert.equal(at.seen(), 2);
  mock.timers.tick(900);
  assert.equal(at.seen(), 3);
  assert.equal(at.stage.moment, null);
  assert.equal(at.turned(), 2);
});

test("a question is shown after what led to it, and within its bound", () => {
  const at = table();
  for (let i = 0; i < 40; i += 1) at.move();
  at.move({ id: 41 });
  assert.equal(at.stage.state(at.told).decision, null);
  mock.timers.tick(2500);
  assert.equal(at.stage.state(at.told).decision.id, 41);
});

test("a question that is being looked at never goes away for somebody else's move", () => {
  const at = table();
  at.move({ id: 1 });
  at.move({ id: 1 });
  at.move({ id: 1 });
  assert.equal(at.seen(), 3);
  assert.equal(at.stage.state(at.told).decision.id, 1);
});

test("skipping shows now", () => {
  const at = table();
  for (let i = 0; i < 5; i += 1) at.move();
  at.stage.skip();
  assert.equal(at.seen(), 5);
  mock.timers.tick(9000);
  assert.equal(at.seen(), 5);
});

test("moves that tell nothing are not waited for", () => {
  const at = table();
  at.move();
  for (let i = 0; i < 5; i += 1) at.move(null, []);
  mock.timers.tick(900);
  assert.equal(at.seen(), 6);
});

test("at speed none, and where less motion is wanted, everything is there at once", () => {
  for (const how of [
    { speed: "none", less: false },
    { speed: "", less: true },
  ]) {
    Object.assign(wanted, how);
    const at = table();
    for (let i = 0; i < 5; i += 1) at.move();
    assert.equal(at.seen(), 5);
  }
  Object.assign(wanted, { speed: "normal", less: false });
});

test("looking back leads through the moments since one's own choice, and the present goes on meanwhile", () => {
  const at = table();
  at.move();
  at.stage.skip();
  at.stage.chose();
  for (let i = 0; i < 3; i += 1) at.move();
  at.stage.skip();
  at.stage.look(0);
  assert.equal(at.seen(), 1);
  assert.equal(at.stage.state(at.told).decision, null);
  at.stage.look(2);
  assert.equal(at.seen(), 3);
  at.move({ id: 9 });
  assert.equal(at.seen(), 3);
  at.stage.look(99);
  assert.equal(at.seen(), 5);
  assert.ok(at.stage.past);
  at.stage.look(null);
  assert.equal(at.stage.state(at.told).decision.id, 9);
});

test("looking back stops only at what tells something, and shows what led there", () => {
  const at = table();
  at.move();
  at.stage.skip();
  at.stage.chose();
  for (const lines of [[], [{ text: "A march." }], [], [{ text: "A battle." }]]) at.move(null, lines);
  at.stage.skip();
  const { stops } = at.stage;
  assert.deepEqual(stops, [0, 2, 4]);
  assert.deepEqual(at.stage.trail, []);
  at.stage.look(0);
  assert.equal(at.stage.trail.length, 2, "where it began all of it is shown");
  at.stage.look(stops[1]);
  assert.deepEqual(
    at.stage.trail.map(({ from, to, lines }) => [
      /** @type {any} */ (from).at,
      /** @type {any} */ (to).at,
      lines[0].text,
    ]),
    [[1, 3, "A march."]],
  );
});

test("no more is kept of the past than is bearable, and what is looked at stays", () => {
  const at = table();
  for (let i = 0; i < 300; i += 1) at.move(null, []);
  assert.equal(at.stage.kept.length, 240);
  at.stage.look(10);
  const seen = at.seen();
  at.move(null, []);
  assert.equal(at.seen(), seen);
});

test("a take-back ends everything that was on its way", () => {
  const at = table();
  for (let i = 0; i < 4; i += 1) at.move();
  at.told.seq = 9;
  at.stage.hear(at.told, /** @type {any} */ ({ t: "update", back: true }), false);
  assert.equal(at.seen(), 9);
  assert.equal(at.stage.kept.length, 1);
});
