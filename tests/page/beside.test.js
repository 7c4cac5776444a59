// What is there to be read lies near what it is about, and never over what that is compared with.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beside } from "../../src/weirwood/server/static/layout/beside.js";

const window = { width: 1440, height: 900 };
const size = { width: 290, height: 430 };
const hand = { left: 100, top: 740, right: 1000, bottom: 890 };
const box = (left, top, width = 100, height = 140) => ({ left, top, right: left + width, bottom: top + height });
const apart = (at, other) =>
  at.left + size.width <= other.left ||
  at.left >= other.right ||
  at.top + size.height <= other.top ||
  at.top >= other.bottom;
const inside = (at) =>
  at.left >= 0 && at.top >= 0 && at.left + size.width <= window.width && at.top + size.height <= window.height;

test("a card in hand is read above the hand, wherever it lies in it", () => {
  for (const left of [100, 400, 900]) {
    const at = beside(box(left, 745), hand, size, window);
    assert.ok(apart(at, hand) && inside(at), JSON.stringify(at));
    assert.ok(at.top + size.height <= hand.top);
  }
});

test("an answer's card is read beside the list of answers", () => {
  const list = { left: 1102, top: 60, right: 1440, bottom: 500 };
  const at = beside(box(1110, 200, 320, 60), list, size, window);
  assert.ok(apart(at, list) && inside(at) && at.left + size.width <= list.left);
});

test("a card in play is read beside itself, on the side where there is room", () => {
  for (const [left, top] of [
    [20, 100],
    [1300, 100],
    [700, 850],
  ]) {
    const target = box(left, top);
    const at = beside(target, target, size, window);
    assert.ok(apart(at, target) && at.left >= 0 && at.top >= 0, JSON.stringify(at));
  }
});

test("where what it is compared with leaves no room, the card itself stays in sight", () => {
  const all = { left: 0, top: 100, right: 1440, bottom: 800 },
    target = box(200, 300);
  assert.ok(apart(beside(target, all, size, window), target));
});
