// Ready-made decks in their groups.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readyGroups } from "../../src/weirwood/server/static/seating/groups.js";

const deck = (id, group) => /** @type {any} */ ({ id, group });

test("ready-made decks are offered in the server's order, those of a group together", () => {
  const found = readyGroups([deck("stark", "Core"), deck("wolves", "All"), deck("tyrell", "Core")]);
  assert.deepEqual(
    found.map(([group, decks]) => [group, decks.map((each) => each.id)]),
    [
      ["Core", ["stark", "tyrell"]],
      ["All", ["wolves"]],
    ],
  );
});

test("without groups they are ready-made, and none are none", () => {
  assert.deepEqual(
    readyGroups([deck("stark", "")]).map(([group]) => group),
    ["Ready-made"],
  );
  assert.deepEqual(readyGroups(undefined), []);
});
