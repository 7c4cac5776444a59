// For how long a seat is kept, as the page counts it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { counting, kept, remains } from "../../src/weirwood/server/static/seating/absent.js";

const seat = (more) => ({ seat: 1, kind: "person", you: false, kept: 60000, ...more });
const table = (more) => /** @type {any} */ ({ result: null, looked: 0, away: { 1: 0 }, ...more });

test("what the server told runs down, and not below nothing", () => {
  assert.equal(remains(null, 0, 5), null);
  assert.equal(remains(60000, 1000, 11000), 50000);
  assert.equal(remains(60000, 1000, 99000), 0);
});

test("a page that is loaded again is no one leaving", () => {
  assert.equal(kept(table(), seat(), 2900), null);
  assert.equal(kept(table(), seat(), 4000), 56000);
  assert.equal(kept(table({ away: { 1: 3000 }, looked: 3000 }), seat({ kept: 0 }), 3000), 0);
});

test("nobody is kept a seat who is here, a computer, or at the end of the game", () => {
  assert.equal(kept(table(), seat({ kept: null }), 9000), null);
  assert.equal(kept(table(), seat({ kind: "bot" }), 9000), null);
  assert.equal(kept(table(), seat({ you: true }), 9000), null);
  assert.equal(kept(table({ result: {} }), seat(), 9000), null);
});

test("the page is drawn every second while a time runs", () => {
  const at = (more) => table({ table: { seats: [] }, clocks: null, ready: null, ...more });
  assert.equal(counting(at({})), false);
  assert.equal(counting(at({ ready: { left: 5 } })), true);
  assert.equal(counting(at({ table: { seats: [seat()] } })), true);
  assert.equal(counting(at({ table: { seats: [seat({ kept: 0 })] } })), false);
  assert.equal(counting(at({ clocks: { paused: true, running: [0] } })), false);
});
