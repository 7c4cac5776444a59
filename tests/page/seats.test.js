// Who sits where at a table that isn't made yet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bounds, fit, settle } from "../../src/weirwood/server/static/seating/seats.js";

const format = {
  name: "format",
  kind: "choice",
  default: "joust",
  choices: [
    { value: "joust", label: "Joust", seats: [2, 2] },
    { value: "melee", label: "Melee", seats: [3, 6] },
  ],
};
const house = {
  name: "house",
  kind: "choice",
  default: "",
  choices: ["", "stark", "lannister"].map((value) => ({ value, label: value })),
};
const game = /** @type {any} */ ({ form: [format], min_seats: 2, max_seats: 8, bots: [{ id: "squire" }] });
const seat = (value) => ({ who: "bot", form: { house: value } });

test("how many play is said by the format, or else by the game", () => {
  assert.deepEqual(bounds(game, {}), [2, 2]);
  assert.deepEqual(bounds(game, { format: "melee" }), [3, 6]);
  assert.deepEqual(bounds({ ...game, form: [] }, {}), [2, 8]);
});

test("seats are filled up with oneself and computers, and no more than may play", () => {
  const seats = [];
  fit(seats, game, { format: "melee" });
  assert.deepEqual(
    seats.map(({ who, bot }) => [who, bot]),
    [
      ["me", "squire"],
      ["bot", "squire"],
      ["bot", "squire"],
    ],
  );
  fit(seats, game, { format: "joust" });
  assert.equal(seats.length, 2);
});

test("a house is taken from whoever had it; they get the one that is left", () => {
  const seats = [seat("stark"), seat("stark")];
  settle(seats, seats[0], /** @type {any} */ (house));
  assert.deepEqual(
    seats.map((each) => each.form.house),
    ["stark", "lannister"],
  );
});

test("where several are left they choose again, and the default is anybody's", () => {
  const wide = /** @type {any} */ ({ ...house, choices: [...house.choices, { value: "tyrell", label: "Tyrell" }] });
  const seats = [seat("stark"), seat("stark")];
  settle(seats, seats[0], wide);
  assert.equal(seats[1].form.house, "");
  const open = [seat(""), seat("")];
  settle(open, open[0], wide);
  assert.equal(open[1].form.house, "");
});
