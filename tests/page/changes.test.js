// What moves from one view to the next.
import assert from "node:assert/strict";
import { test } from "node:test";
import { marches, wayBetween } from "../../src/weirwood/server/static/board/marches.js";
import { flights, handThatShrank, pileWith, titleOf } from "../../src/weirwood/server/static/motion/changes.js";

const table = (...players) => /** @type {any} */ ({ players });

test("a picture's key says which card it is, wherever it lies", () => {
  for (const key of ["hand-Arya Stark-1", "play-Arya Stark", "play-Arya Stark #2", "tab-Arya Stark", "tray-Arya Stark"])
    assert.equal(titleOf(key), "Arya Stark");
  assert.equal(titleOf("shadow-The Hound-0"), "The Hound");
  assert.equal(titleOf("area-1"), "");
});

test("who dies goes to the dead pile of whoever owns it, who returns comes from there", () => {
  const before = table({ dead: ["Jaime"], discard: [] }, { dead: [], discard: [] });
  const after = table({ dead: ["Jaime"], discard: [] }, { dead: ["Jaime"], discard: [] });
  assert.deepEqual(pileWith(before, after, "Jaime", 1), { seat: 1, pile: "dead" });
  assert.deepEqual(pileWith(after, before, "Jaime", -1), { seat: 1, pile: "dead" });
  assert.equal(pileWith(before, before, "Jaime", 1), null);
});

test("a card nobody knew came from the hand that has one less", () => {
  assert.equal(
    handThatShrank(table({ hand: [null, null] }, { hand: ["A"] }), table({ hand: [null] }, { hand: ["A"] })),
    0,
  );
  assert.equal(handThatShrank(table({ hand: ["A"] }), table({ hand: ["A", "B"] })), null);
});

test("power that one loses and another gains goes from the one to the other", () => {
  const before = table({ power: 3, gold: 0, cards: [] }, { power: 1, gold: 0, cards: [] });
  const after = table({ power: 2, gold: 0, cards: [] }, { power: 2, gold: 0, cards: [] });
  assert.deepEqual(flights(before, after), [{ kind: "power", n: 1, from: { seat: 0 }, to: { seat: 1 } }]);
});

test("what comes from nobody and goes to nobody comes from and goes to the middle", () => {
  const before = table({ power: 0, gold: 1, cards: [{ name: "Robb #2", power: 1 }] });
  const after = table({ power: 0, gold: 6, cards: [{ name: "Robb #2", power: 2 }] });
  assert.deepEqual(flights(before, after), [
    { kind: "power", n: 1, from: null, to: { card: "Robb #2" } },
    { kind: "gold", n: 5, from: null, to: { seat: 0 } },
  ]);
  assert.deepEqual(flights(after, before), [
    { kind: "power", n: 1, from: { card: "Robb #2" }, to: null },
    { kind: "gold", n: 5, from: { seat: 0 }, to: null },
  ]);
});

test("gold that is nobody else's business doesn't fly", () => {
  assert.deepEqual(flights(table({ gold: "?" }), table({ gold: "?" })), []);
});

const village = (name, roads, armies = []) => ({ name, roads, armies });
const army = (player, strength, ...nobles) => ({ player, nobles, strength });
const land = (...villages) => /** @type {any} */ ({ villages });

test("those who go together march as one, and who stays doesn't", () => {
  const before = land(village("A", ["B"], [army("ann", 9, "Ned", "Robb", "Bran")]), village("B", ["A"]));
  const after = land(
    village("A", ["B"], [army("ann", 1, "Bran")]),
    village("B", ["A"], [army("ann", 8, "Ned", "Robb")]),
  );
  assert.deepEqual(marches(before, after), [
    { player: "ann", from: "A", to: "B", nobles: ["Ned", "Robb"], strength: 8 },
  ]);
  assert.deepEqual(marches(before, before), []);
});

test("who was captured hasn't marched", () => {
  const before = land(village("A", ["B"], [army("ann", 9, "Ned")]), village("B", ["A"]));
  const after = land(village("A", ["B"]), village("B", ["A"], [army("bob", 9, "Ned")]));
  assert.deepEqual(marches(before, after), []);
});

test("a march goes along the roads", () => {
  const view = land(
    village("A", ["B", "C"]),
    village("B", ["A", "D"]),
    village("C", ["A"]),
    village("D", ["B"]),
    village("E", []),
  );
  assert.deepEqual(wayBetween(view, "A", "D"), ["A", "B", "D"]);
  assert.deepEqual(wayBetween(view, "A", "E"), ["A", "E"]);
});
