// What the server says, taken into what is known of a table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { learn, update, whole } from "../../src/weirwood/server/static/hearing/hearing.js";

const line = (text) => ({ text });
const told = (message) => /** @type {any} */ (message);
const known = () =>
  /** @type {any} */ ({
    seq: 7,
    table: { seats: [], result: null },
    view: { round: 1, players: [] },
    decision: { id: 3 },
    log: { at: 10, lines: [line("ten"), line("eleven"), line("twelve")] },
    chat: [],
    thinking: [1],
    heard: 0,
  });

test("a change from another moment is left alone", () => {
  const s = known();
  assert.equal(update(s, told({ t: "update", from: 6, seq: 7, view: { round: 5 } }), 99), false);
  assert.deepEqual(s, known());
});

test("a change is taken over, and the view from before stays as it was", () => {
  const s = known();
  const before = s.view;
  assert.equal(update(s, told({ t: "update", from: 7, seq: 8, patch: [[["round"], 2]], waiting: [1] }), 99), true);
  assert.equal(s.seq, 8);
  assert.equal(s.view.round, 2);
  assert.equal(before.round, 1);
  assert.deepEqual(s.waiting, [1]);
  assert.equal(s.heard, 99);
});

test("a decision that isn't named stays; one that is null is over", () => {
  const s = known();
  update(s, told({ t: "update", from: 7, seq: 8 }), 0);
  assert.deepEqual(s.decision, { id: 3 });
  update(s, told({ t: "update", from: 8, seq: 9, decision: null }), 0);
  assert.equal(s.decision, null);
});

test("a take-back cuts the log before the new lines", () => {
  const s = known();
  update(s, told({ t: "update", from: 7, seq: 6, back: true, log: { at: 11, lines: [line("taken back")] } }), 0);
  assert.deepEqual(
    s.log.lines.map((each) => each.text),
    ["ten", "taken back"],
  );
});

test("the result of a game is the table's too", () => {
  const s = known();
  update(s, told({ t: "update", from: 7, seq: 8, result: { winners: [0] } }), 0);
  assert.deepEqual(s.table.result, { winners: [0] });
});

test("the whole table replaces what was known, but not who is thinking", () => {
  const s = whole(known(), told({ t: "table", seq: 20, view: null, notice: null, table: { seats: [] } }), 5);
  assert.equal(s.seq, 20);
  assert.equal(s.view, null);
  assert.deepEqual(s.thinking, [1]);
  assert.equal("t" in s, false);
  assert.deepEqual(whole(null, told({ t: "table", seq: 1, table: { seats: [] } }), 5).thinking, []);
});

test("chat, seats and clocks are learned; an answer to a ping is nothing", () => {
  const s = known();
  assert.equal(learn(s, told({ t: "chat", line: { text: "Winter is coming" } }), 0), true);
  assert.equal(s.chat.length, 1);
  assert.equal(
    learn(s, told({ t: "seats", seats: [{ name: "Ann" }], online: { seats: [0], spectators: 2 } }), 0),
    true,
  );
  assert.equal(s.table.seats[0].name, "Ann");
  assert.equal(s.online.spectators, 2);
  assert.equal(learn(s, told({ t: "clocks", clocks: { paused: true } }), 44), true);
  assert.equal(s.heard, 44);
  assert.equal(learn(s, told({ t: "pong" }), 0), false);
});

test("since when somebody is away is remembered until they are back", () => {
  const seats = (kept) =>
    told({
      t: "seats",
      seats: [
        { seat: 0, kept: null },
        { seat: 1, kept },
      ],
      online: {},
    });
  const s = known();
  learn(s, seats(60000), 1000);
  learn(s, seats(50000), 11000);
  assert.deepEqual(s.away, { 1: 1000 });
  assert.equal(s.looked, 11000);
  learn(s, seats(null), 12000);
  assert.deepEqual(s.away, {});
});
