// The answers to a question: their order, those with a number in them, and what the number keys take.
import assert from "node:assert/strict";
import { test } from "node:test";
import { common, runs, single } from "../../src/weirwood/server/static/asking/amounts.js";
import { shared, sorted } from "../../src/weirwood/server/static/asking/choices.js";
import { answers, keyed, pageOf } from "../../src/weirwood/server/static/table/prompt.js";

const option = (label) => ({ label, verb: label.split(" ")[0] });
const labels = (options) => options.map((each) => each.label);
const asked = (options, decline = null) => ({
  ...{ id: 1, kind: "", prompt: "", rule: "", sensible: decline, costs: {} },
  decline,
  options,
});
const gold = Array.from({ length: 12 }, (_, i) => option(`give ${i + 1} gold`));

test("what declines is no answer among the others", () => {
  assert.deepEqual(labels(answers(asked([option("marshal Ice"), option("pass")], "pass"))), ["marshal Ice"]);
  assert.deepEqual(answers(null), []);
});

test("a few answers stay as they come, many go by their kind", () => {
  const mixed = ["buy a", "move a", "buy b", "move b", "buy c", "move c", "buy d", "move d", "buy e", "move e"].map(
    option,
  );
  assert.deepEqual(labels(sorted(mixed.slice(0, 4))), ["buy a", "move a", "buy b", "move b"]);
  assert.deepEqual(
    labels(sorted(mixed)).map((label) => label.split(" ")[0]),
    [...Array(5).fill("buy"), ...Array(5).fill("move")],
  );
});

test("answers that differ in a number share one field, but only when they are many", () => {
  assert.equal(common(option("give 3 gold to bob")), "give … gold to bob");
  assert.deepEqual([...runs([...gold, option("keep it")]).keys()], ["give … gold"]);
  assert.equal(runs(gold.slice(0, 9)).size, 0);
  assert.deepEqual(labels(single([...gold, option("keep it")])), ["keep it"]);
});

test("a copy's number isn't an amount", () => {
  assert.equal(common(option("kneel Ice #2")), "kneel Ice #2");
});

test("number keys take nine answers at a time, and none that has a field", () => {
  const decision = asked([...gold, ...Array.from({ length: 11 }, (_, i) => option(`choose card-${"abcdefghijk"[i]}`))]);
  assert.equal(keyed(decision).length, 11);
  assert.equal(pageOf(decision, 0).length, 9);
  assert.deepEqual(labels(pageOf(decision, 1)), ["choose card-j", "choose card-k"]);
});

test("what all answers of a kind cost is said once, above them", () => {
  const hints = (...all) => shared(all.map((hint) => ({ label: "x", hint })));
  assert.deepEqual(hints("a Noble is killed; bob's", "a Noble is killed; carol's", "a Noble is killed"), {
    hint: "a Noble is killed",
    rests: ["bob's", "carol's", ""],
  });
  assert.deepEqual(hints("1 gold", "1 gold"), { hint: "1 gold", rests: ["", ""] });
  assert.deepEqual(hints("1 gold", "2 gold"), { hint: "", rests: ["1 gold", "2 gold"] });
  assert.deepEqual(hints("", ""), { hint: "", rests: ["", ""] });
  assert.deepEqual(hints(), { hint: "", rests: [] });
});
