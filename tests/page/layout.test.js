// The solver of the layout: how large cards are, where they lie, and what of them stays in sight.
import assert from "node:assert/strict";
import { test } from "node:test";
import { columnsFor } from "../../src/weirwood/server/static/layout/field.js";
import { covered, metrics } from "../../src/weirwood/server/static/layout/metrics.js";
import {
  fieldWidth,
  holds,
  isFull,
  LEAST,
  MOST,
  rowsFor,
  sizesFor,
  solve,
  widthsFor,
} from "../../src/weirwood/server/static/layout/solve.js";
import { linesOf } from "../../src/weirwood/server/static/pictures/layout.js";

const man = { tabs: 0, badges: 0, status: true, low: false };
const place = { tabs: 0, badges: 0, status: false, low: false };
const many = (n, card) => Array.from({ length: n }, () => card);
/** @type {[number, number][]} */
const WINDOWS = [
  [1102, 854],
  [1520, 1034],
  [1045, 722],
];

/** @param {number} seats @param {[number, number]} window @param {any} load */
function table(seats, [width, height], { characters = 3, others = 2, hand = 7, ...more } = {}) {
  const rows = rowsFor(seats, false, true);
  const areas = widthsFor(rows, width).map((wide) => ({
    width: wide,
    field: fieldWidth(wide),
    strip: 34,
    identity: 76,
    open: 0,
    characters: many(characters, man),
    others: many(others, place),
  }));
  const rest = { middle: 72, calm: 30, scores: 0, tray: 0, hand, seated: true, low: false };
  return { scrolls: false, width, height, rows, areas, ...rest, ...more };
}
const solved = (made) => solve(made, sizesFor(made));
const overlapping = (a, b) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0;

test("an early table fits its window, and its cards are large", () => {
  for (const seats of [2, 3, 4])
    for (const window of WINDOWS) {
      const made = table(seats, window);
      const found = solved(made);
      assert.ok(found.height <= made.height, `${seats} seats at ${window}: ${found.height}`);
      assert.ok(found.card >= (seats < 3 ? 100 : LEAST) && found.card <= MOST, `${seats} at ${window}: ${found.card}`);
    }
});

test("a larger window gives larger cards and a larger hand", () => {
  for (const seats of [2, 3, 4, 6, 8]) {
    const [small, large] = [WINDOWS[0], WINDOWS[1]].map((window) => solved(table(seats, window)));
    assert.ok(large.card > small.card, `${seats} seats: ${small.card} and ${large.card}`);
    assert.ok(large.held > small.held);
  }
});

test("however full it is, no card in play is narrower than 88 pixels", () => {
  for (const seats of [2, 3, 4, 6, 8])
    for (const window of WINDOWS)
      assert.equal(sizesFor(table(seats, window, { characters: 20, others: 15 })).card, LEAST);
});

test("cards that fit beside each other don't cover each other", () => {
  const made = table(2, WINDOWS[0], { characters: 5, others: 3 });
  const found = solved(made);
  assert.ok(found.card > LEAST);
  for (const { places } of found.areas) {
    assert.ok(places.every((at) => !at.covered));
    const boxes = places.map(({ x, y }) => ({ x, y, width: found.card, height: metrics(found.card).high }));
    boxes.forEach((box, i) => {
      assert.ok(boxes.slice(i + 1).every((other) => !overlapping(box, other)));
    });
  }
});

test("of a covered card all that one reads stays in sight", () => {
  const made = table(2, WINDOWS[2], { characters: 12, others: 6 });
  made.areas[0].characters = made.areas[0].characters.map((_, i) => ({ ...man, tabs: i % 3, badges: i % 2 }));
  const found = solved(made);
  assert.ok(found.height <= made.height);
  const { places } = found.areas[0],
    cards = [...made.areas[0].characters, ...made.areas[0].others];
  assert.ok(places.some((at) => at.covered));
  places.forEach((at, i) => {
    const below = places.filter((other) => other.x === at.x && other.y > at.y).map((other) => other.y);
    if (at.covered) assert.ok(Math.min(...below) - at.y >= covered(found.card, cards[i]), `card ${i}`);
  });
});

test("what hangs on one card takes no room from the others: what comes below it goes below another", () => {
  const bare = table(2, WINDOWS[2], { characters: 9, others: 6 });
  const hung = structuredClone(bare);
  hung.areas[0].characters[0] = { ...man, tabs: 2, badges: 1 };
  const sizes = { card: LEAST, held: 92 };
  const [without, found] = [bare, hung].map((made) => solve({ ...made, height: 560 }, sizes).areas[0]);
  const column = found.places.filter((at) => at.x === found.places[0].x);
  assert.equal(column.length, 1);
  assert.equal(found.height, without.height);
});

test("nothing reaches over the side of its area", () => {
  for (const seats of [2, 4, 6, 8])
    for (const window of WINDOWS) {
      const made = table(seats, window, { characters: 9, others: 6 });
      const found = solved(made);
      found.areas.forEach(({ places }, i) => {
        for (const { x } of places) assert.ok(x >= 0 && x + found.card <= made.areas[i].field + 1);
      });
      assert.ok(found.areas.every((area) => area.x >= 0 && area.x + area.width <= window[0]));
    }
});

test("areas, middle, tray and hand don't lie over each other", () => {
  for (const seats of [2, 3, 4, 6, 8]) {
    const found = solved(table(seats, WINDOWS[0], { characters: 6, others: 4, tray: 7 }));
    const boxes = [...found.areas, found.middle, found.tray, found.hand];
    boxes.forEach((box, i) => {
      assert.ok(boxes.slice(i + 1).every((other) => !overlapping(box, other)));
    });
  }
});

test("a hand is never wider than the board, however many cards it has", () => {
  for (const hand of [1, 7, 12, 20, 30]) {
    const found = solved(table(2, WINDOWS[2], { hand }));
    assert.ok((hand - 1) * found.pitch + found.held <= WINDOWS[2][0]);
  }
  const found = solved(table(2, WINDOWS[0], { hand: 7 }));
  assert.ok(found.pitch > found.held, "there is room for seven beside each other");
});

test("a table keeps its sizes while what is new can still be covered", () => {
  const sizes = sizesFor(table(2, WINDOWS[0], { characters: 3 }));
  const fuller = table(2, WINDOWS[0], { characters: 6, others: 4 });
  assert.ok(holds(fuller, sizes));
  assert.ok(solve(fuller, sizes).height <= fuller.height);
  assert.ok(!holds(table(2, WINDOWS[0], { characters: 40 }), sizes));
});

test("seats have their places by their number alone; on a phone one is below the other", () => {
  assert.deepEqual(rowsFor(2, false, true), [1, 1]);
  assert.deepEqual(rowsFor(4, false, true), [3, 1]);
  assert.deepEqual(rowsFor(4, false, false), [2, 2]);
  assert.deepEqual(rowsFor(8, false, true), [4, 4]);
  assert.deepEqual(rowsFor(3, true, true), [1, 1, 1]);
});

test("on a phone four cards lie beside each other, and the page is as high as it must be", () => {
  const made = { ...table(2, [390, 700], { characters: 9 }), scrolls: true, rows: [1, 1] };
  made.areas = made.areas.map((area) => ({ ...area, width: 382, field: fieldWidth(382) }));
  const found = solved(made);
  assert.equal(new Set(found.areas[0].places.map((at) => at.x)).size, 4);
  assert.ok(found.height > made.height && found.areas[0].places.every((at) => !at.covered));
});

test("many cards move together a little for one column more, few don't", () => {
  assert.deepEqual(columnsFor(251, 88, 2, 7), { columns: 2, pitch: 94 });
  assert.equal(columnsFor(251, 88, 9, 7).columns, 3);
  assert.equal(columnsFor(251, 88, 9).columns, 2);
});

test("badges take as many lines as they need", () => {
  assert.equal(linesOf([], 80), 0);
  assert.equal(linesOf([30, 30], 80), 1);
  assert.equal(linesOf([50, 50, 20], 80), 2);
});

test("on a table without room for it, what is to choose from lies beside the hand", () => {
  const made = table(2, WINDOWS[2], { characters: 8, others: 5, tray: 5, hand: 6 });
  const [tall, small] = [900, 700].map((height) => solve({ ...made, height }, { card: LEAST, held: 92 }));
  assert.ok(!tall.beside && tall.tray.y < tall.hand.y && tall.tray.width > 900);
  assert.ok(small.beside && small.height <= 700 && !overlapping(small.tray, small.hand));
  assert.equal(small.tray.y, small.hand.y);
  assert.ok(small.pitch >= 46, `${small.pitch} pixels of each card in hand`);
  const few = solve({ ...made, height: 760, hand: 1 }, { card: LEAST, held: 92 });
  assert.ok(few.beside && few.tried >= 118, "beside a small hand there is room to read");
  const crowd = solve({ ...made, height: 700, tray: 12 }, { card: LEAST, held: 92 });
  assert.ok(!crowd.beside, "there is no room for a dozen");
});

test("a full table has lower cards, which are as wide as ever, and an empty hand has a line of its own", () => {
  const made = table(4, WINDOWS[2], { characters: 7, others: 5 });
  assert.ok(isFull(made) && !isFull(table(2, WINDOWS[2])));
  const low = (card) => ({ ...card, low: true });
  const areas = made.areas.map((area) => ({
    ...area,
    characters: area.characters.map(low),
    others: area.others.map(low),
  }));
  const sizes = { card: LEAST, held: 92 };
  const [high, lower] = [made, { ...made, areas, low: true }].map((each) => solve(each, sizes));
  assert.ok(lower.height < high.height - 40 && lower.card === high.card);
  assert.equal(solve(table(2, WINDOWS[2], { hand: 0 }), sizes).hand.height, 28);
  assert.equal(solve(table(2, WINDOWS[2], { hand: 0, seated: false }), sizes).hand, null);
});

test("a crammed table has a lower hand and lower cards still, so that eight fit where they wouldn't", () => {
  const made = table(8, WINDOWS[2], { characters: 5, others: 3 });
  const sizes = { card: LEAST, held: 92 };
  const turned = (more) => ({
    ...made,
    ...more.table,
    areas: made.areas.map((area) => ({
      ...area,
      characters: area.characters.map((card) => ({ ...card, ...more.card })),
      others: area.others.map((card) => ({ ...card, ...more.card })),
    })),
  });
  const full = solve(turned({ table: { low: true }, card: { low: true } }), sizes);
  const crammed = solve(turned({ table: { low: true, flat: true }, card: { low: true, lower: true } }), sizes);
  assert.ok(crammed.hand.height < full.hand.height - 25 && crammed.height < full.height - 35);
  assert.ok(crammed.card === full.card && crammed.card >= LEAST);
});
