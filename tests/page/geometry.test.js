// Points, polygons and lines on the map.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  coast,
  near,
  nearer,
  shortened,
  straight,
  way,
  within,
} from "../../src/weirwood/server/static/board/geometry.js";

/** @type {[number, number][]} */
const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test("a square is cut in the middle between two villages", () => {
  const half = nearer(square, [2, 5], [8, 5]);
  assert.deepEqual(
    half.toSorted ? half.map(String).sort() : [],
    [
      [0, 0],
      [0, 10],
      [5, 0],
      [5, 10],
    ]
      .map(String)
      .sort(),
  );
});

test("a point is inside or outside", () => {
  assert.equal(within(square, [5, 5]), true);
  assert.equal(within(square, [15, 5]), false);
});

test("how far it is", () => {
  assert.equal(near([0, 0], [3, 4]), 5);
});

test("a road is straight, or bends through the points on its way", () => {
  assert.equal(
    way([
      [0, 0],
      [10, 10],
    ]),
    "M0,0 L10,10",
  );
  assert.equal(
    way([
      [0, 0],
      [4, 0],
      [10, 6],
    ]),
    "M0,0 Q4,0 10,6",
  );
  assert.equal(
    way([
      [0, 0],
      [4, 0],
      [8, 4],
      [10, 10],
    ]),
    "M0,0 Q4,0 6,2 Q8,4 10,10",
  );
});

test("a coast goes round and closes", () => {
  assert.equal(coast(square), "M0,5 Q0,0 5,0 Q10,0 10,5 Q10,10 5,10 Q0,10 0,5 Z");
  assert.equal(straight([0.4, 0.6], [9.5, 2]), "M0,1 L10,2");
});

test("an arrow leaves room for what lies at both ends, however the way bends", () => {
  const straight = shortened(
    [
      [0, 0],
      [100, 0],
    ],
    20,
  ); // prettier-ignore
  assert.deepEqual(straight, [
    [10, 0],
    [80, 0],
  ]); // prettier-ignore
  assert.deepEqual(
    shortened(
      [
        [0, 0],
        [5, 0],
        [5, 100],
      ],
      20,
    ),
    [
      [5, 5],
      [5, 80],
    ],
  ); // prettier-ignore
  const short = shortened(
    [
      [0, 0],
      [10, 0],
    ],
    40,
  ); // prettier-ignore
  assert.ok(short[1][0] > short[0][0], "it still points the same way");
});
