// What is heard of a change.
import assert from "node:assert/strict";
import { test } from "node:test";
import { heard } from "../../src/weirwood/server/static/motion/sounds.js";

const player = (more = {}) => ({ power: 0, gold: 0, cards: [], ...more });
const table = (...players) => /** @type {any} */ ({ players });
const calm = table(player());

test("nothing is heard where nothing is seen", () => {
  assert.deepEqual(heard(calm, table(player()), [{ text: "Ann passes." }]), []);
});

test("a card that comes, gold, power and dice have sounds of their own", () => {
  assert.deepEqual(heard(calm, table(player({ cards: [{ name: "Arya" }] })), []), ["card"]);
  assert.deepEqual(heard(calm, table(player({ gold: 5 })), []), ["gold"]);
  assert.deepEqual(heard(calm, table(player({ power: 1 })), []), ["power"]);
  assert.deepEqual(heard(calm, calm, [{ text: "", dice: [{ who: "Ann", faces: [1], result: "" }] }]), ["dice"]);
  assert.deepEqual(heard(calm, calm, [{ text: "", show: ["A plot"] }]), ["card"]);
});

test("at most two things are heard at once", () => {
  const all = table(player({ gold: 5, power: 2, cards: [{ name: "Arya" }] }));
  assert.deepEqual(heard(calm, all, []), ["power", "gold"]);
});
