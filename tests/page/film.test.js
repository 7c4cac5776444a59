// A finished game as a film: any moment of it, in any order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Film } from "../../src/weirwood/server/static/replay/film.js";

const STEPS = 60;
// Each step puts a card into play; the next one kneels it.
const steps = () =>
  Array.from({ length: STEPS }, (_, i) => ({
    patch: [
      [["cards"], i, 0, [{ name: `card ${i + 1}`, kneeling: false }]],
      ...(i ? [[["cards", i - 1, "kneeling"], true]] : []),
    ],
  }));
const film = () => new Film({ players: [], cards: [] }, /** @type {any} */ (steps()));
const kneeling = (view) => view.cards.filter((card) => card.kneeling).length;

test("it starts with nothing done", () => {
  assert.deepEqual(film().at(0), { players: [], cards: [] });
});

test("forwards step by step, every moment is right", () => {
  const seen = film();
  for (let n = 0; n <= STEPS; n += 1) {
    assert.equal(seen.at(n).cards.length, n);
    assert.equal(kneeling(seen.at(n)), Math.max(0, n - 1));
  }
});

test("backwards and to and fro, it is the same as going there at once", () => {
  const seen = film();
  for (const n of [60, 59, 30, 31, 32, 26, 25, 24, 0, 1, 51, 50, 49, 60]) {
    assert.deepEqual(seen.at(n), film().at(n), `after ${n} choices`);
    assert.equal(kneeling(seen.at(n)), Math.max(0, n - 1));
  }
});
