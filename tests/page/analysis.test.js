// What one's choices cost, in words: the worst first, and luck apart from them.
import assert from "node:assert/strict";
import test from "node:test";
import { costly, inWords, points } from "../../src/weirwood/server/static/ending/analysis.js";

const choice = (at, cost, mark) => ({ at, said: `s${at}`, best: "b", mark, chance: 0.5, cost, error: 0.02 });
const found = {
  choices: [choice(1, 0.12, "?!"), choice(4, 0.35, "??"), choice(6, 0.09, ""), choice(9, 0.2, "?")],
  cost: 0.67,
  luck: -0.214,
};

test("only marked choices are told, the worst first", () => {
  assert.deepEqual(
    costly(found).map(({ at }) => at),
    [4, 9, 1],
  );
});

test("decisions and luck are told apart", () => {
  assert.equal(inWords(found), "3 choices cost 67 points of the chance to win together. Luck and the others took 21.");
  assert.match(inWords({ choices: [], cost: 0, luck: 0.1 }), /^No choice cost 10 points .* gave 10\.$/);
  assert.equal(points(0.345), 35);
});
