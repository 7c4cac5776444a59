// What this browser remembers of a person's habits.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { remember, remembered } from "../../src/weirwood/server/static/preferences.js";

let stored;
beforeEach(() => {
  stored = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => stored.set(name, value),
  });
});

test("what was remembered is there again, also when it is false", () => {
  remember("list", false);
  assert.equal(remembered("list", true), false);
  remember("seat.k3", { deck: "stark" });
  assert.deepEqual(remembered("seat.k3", {}), { deck: "stark" });
});

test("what was never remembered is otherwise", () => {
  assert.equal(remembered("keys", true), true);
});

test("what can't be read is otherwise", () => {
  stored.set("speed", "{half a");
  assert.equal(remembered("speed", "1200"), "1200");
});

test("a browser that keeps nothing is no trouble", () => {
  globalThis.localStorage = /** @type {any} */ ({
    getItem: () => assert.fail("storage is off"),
    setItem: () => assert.fail("storage is off"),
  });
  remember("list", true);
  assert.equal(remembered("list", false), false);
});
