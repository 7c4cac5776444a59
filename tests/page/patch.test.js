// Patches: the server's list of changes to a view, applied in order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { apply } from "../../src/weirwood/server/static/hearing/patch.js";

const view = () => ({ round: 1, players: [{ name: "ann", hand: ["Ice", "Ned", "Arya"] }] });

test("a value is set, however deep it lies", () => {
  const made = apply(view(), [
    [["round"], 2],
    [["players", 0, "gold"], 5],
  ]);
  assert.deepEqual(made, { round: 2, players: [{ name: "ann", hand: ["Ice", "Ned", "Arya"], gold: 5 }] });
});

test("a key is deleted", () => {
  assert.deepEqual(apply(view(), [[["players", 0, "hand"]]]).players, [{ name: "ann" }]);
});

test("a list is spliced: one card leaves the hand, two come", () => {
  const made = apply(view(), [[["players", 0, "hand"], 1, 1, ["Bran", "Sansa"]]]);
  assert.deepEqual(made.players[0].hand, ["Ice", "Bran", "Sansa", "Arya"]);
});

test("later changes see what earlier ones have made", () => {
  const made = apply(view(), [
    [["players", 0, "hand"], 0, 3, []],
    [["players", 0, "hand"], 0, 0, ["Hodor"]],
  ]);
  assert.deepEqual(made.players[0].hand, ["Hodor"]);
});

test("the empty path is the whole view", () => {
  assert.deepEqual(
    apply(view(), [
      [[], { round: 9 }],
      [["phase"], "plot"],
    ]),
    { round: 9, phase: "plot" },
  );
});

test("the view from before stays as it was, and what hasn't changed is the very same", () => {
  const before = { round: 1, players: [{ hand: ["Ice"] }, { hand: ["Ned"] }] };
  const after = apply(before, [[["players", 0, "hand"], 0, 1, []], [["players", 0, "gold"], 2], [["round"]]]);
  assert.deepEqual(before, { round: 1, players: [{ hand: ["Ice"] }, { hand: ["Ned"] }] });
  assert.deepEqual(after, { players: [{ hand: [], gold: 2 }, { hand: ["Ned"] }] });
  assert.equal(after.players[1], before.players[1]);
});
