// Labels on the map: none lies over another.
import assert from "node:assert/strict";
import { test } from "node:test";
import { spread } from "../../src/weirwood/server/static/board/labels.js";

const label = (x, y, width = 60, height = 14) => ({ x, y, width, height });
const moved = (labels, ways) => labels.map((each, i) => ({ ...each, x: each.x + ways[i][0], y: each.y + ways[i][1] }));
const clash = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("labels that are apart stay where they are", () => {
  assert.deepEqual(spread([label(0, 0), label(100, 0)], [label(0, 50)]), [
    [0, 0],
    [0, 0],
  ]);
});

test("of two that lie over each other the second gives way, and not over a third", () => {
  const labels = [label(0, 0), label(10, 4), label(20, 12)];
  const fixed = [label(0, 30, 20, 20)];
  const placed = moved(labels, spread(labels, fixed));
  assert.deepEqual(placed[0], labels[0]);
  const all = [...placed, ...fixed];
  all.forEach((one, i) => {
    assert.ok(all.slice(i + 1).every((other) => !clash(one, other)));
  });
});

test("a label stays beside its home, on any side of it, and never nearer to another's", () => {
  const home = label(100, 100, 20, 20),
    other = label(100, 150, 20, 20);
  const own = { ...label(80, 122), home, reach: 12 },
    below = label(60, 121, 100, 20);
  const [way] = spread([own, { ...label(80, 172), home: other, reach: 12 }], [home, other, below]);
  const [placed] = moved([own], [way]);
  assert.ok(placed.y + placed.height <= home.y || placed.y < 121, `it isn't pushed down to the other: ${placed.y}`);
  assert.ok(Math.abs(placed.y - home.y) < 40);
});

test("where nothing is free near enough there is no room, and nobody else gives way to it", () => {
  const wide = label(-20, -20, 100, 50);
  assert.deepEqual(spread([label(0, 0), label(200, 0)], [label(-500, -500, 600, 1000)]), [null, [0, 0]]);
  assert.deepEqual(spread([{ ...label(0, 0), reach: 10 }, label(0, 0)], [wide]), [
    null,
    spread([label(0, 0)], [wide])[0],
  ]);
});
