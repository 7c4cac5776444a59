// Choosing several: a draft that is clicked together, and what is shown of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Draft, inOrder, marked, runOf, toggled } from "../../src/weirwood/server/static/asking/several.js";
import { forCopy } from "../../src/weirwood/server/static/asking/things.js";

const option = (label, more = {}) => ({ label, ...more });
const robb = option("attack Robb"),
  arya = option("attack Arya"),
  bran = option("attack Bran");
/** @type {Decision} */
const question = {
  sensible: null,
  costs: {},
  id: 7,
  kind: "attackers",
  prompt: "",
  rule: "",
  decline: null,
  several: true,
  options: [robb, arya],
};
/** @param {any} decision @returns {any} */
const table = (decision) => ({ seq: 3, view: { told: true }, decision });

test("a first click puts something in, a second takes it out", () => {
  assert.deepEqual(toggled([], robb), ["attack Robb"]);
  assert.deepEqual(toggled(["attack Robb", "attack Arya"], { ...robb, chosen: true }), ["attack Arya"]);
});

test("of two that are called the same one may be chosen", () => {
  const copy = option("place Scout");
  assert.deepEqual(
    marked([copy, copy], ["place Scout"]).map((each) => Boolean(each.chosen)),
    [true, false],
  );
  const [first, second] = marked([copy, copy], ["place Scout"]);
  assert.deepEqual(forCopy([first, second], 0), [first]);
  assert.deepEqual(forCopy([first, second], 1), [second]);
  assert.deepEqual(toggled(["place Scout", "place Scout"], first), ["place Scout"]);
});

test("answers stay where they stood before anything was chosen", () => {
  assert.deepEqual(inOrder([robb, arya, bran], [arya, bran, option("done"), robb]), [robb, arya, bran, option("done")]);
});

test("what is chosen shows at once, and as the server says as soon as it has said it", async () => {
  const asked = [];
  let answer;
  const draft = new Draft(
    (message) => {
      asked.push(message);
      return new Promise((done) => {
        answer = done;
      });
    },
    () => {},
  );
  draft.toggle(question, robb);
  assert.deepEqual(asked, [{ t: "draft", decision: 7, options: ["attack Robb"] }]);
  assert.equal(draft.state(table(question)).decision.options[0].chosen, true);
  const told = { ...question, decline: "done", options: [{ ...robb, chosen: true }, arya, option("done")] };
  answer({ t: "draft", view: { drafted: true }, decision: told });
  await Promise.resolve();
  const shown = draft.state(table(question));
  assert.deepEqual(shown.view, { drafted: true });
  assert.equal(shown.decision.decline, "done");
  assert.deepEqual(draft.of(question), ["attack Robb"]);
});

test("an answer that comes late doesn't count any more", async () => {
  const answers = [];
  const draft = new Draft(
    () => new Promise((done) => answers.push(done)),
    () => {},
  );
  draft.toggle(question, robb);
  draft.toggle(question, arya);
  answers[0]({ t: "draft", view: { late: true }, decision: { ...question, options: [{ ...robb, chosen: true }] } });
  await Promise.resolve();
  assert.deepEqual(draft.of(question), ["attack Robb", "attack Arya"]);
  assert.deepEqual(draft.state(table(question)).view, { told: true });
});

test("another question begins with nothing chosen", () => {
  const draft = new Draft(
    () => new Promise(() => {}),
    () => {},
  );
  draft.toggle(question, robb);
  draft.heard({ ...question, id: 8 });
  assert.deepEqual(draft.of(question), []);
  assert.equal(draft.state(table(question)).decision, question);
});

const both = {
  ...question,
  decline: "stop",
  later: { prompt: "", rule: "", decline: "done", say: "March no more" },
  options: [option("move Harrenhal"), option("stop"), option("march Brynden", { later: true })],
};

test("who declines a question declines the one that is asked together with it", () => {
  assert.deepEqual(runOf(both, [], "stop"), ["stop", "done"]);
  assert.deepEqual(runOf(both, ["march Edmure"], "stop"), ["march Edmure", "stop", "done"]);
  assert.deepEqual(runOf(question, ["attack Robb"], "done"), ["attack Robb", "done"]);
});

test("what was picked for the later question comes after what declines the first", () => {
  assert.deepEqual(runOf(both, [], "move Harrenhal"), ["move Harrenhal"]);
  const drafted = {
    ...both,
    options: [option("march Edmure", { chosen: true }), option("march Brynden", { chosen: true, first: "stop" })],
  };
  assert.deepEqual(runOf(drafted, ["march Edmure", "march Brynden"], "stop"), [
    "march Edmure",
    "stop",
    "march Brynden",
    "stop",
    "done",
  ]);
});

test("what is new stays behind what it came with", () => {
  const [edmure, brynden, road] = ["march Edmure", "march Brynden", "move Harrenhal"].map((label) => option(label));
  const chosen = [edmure, road, brynden].map((each) => ({ ...each, chosen: true }));
  assert.deepEqual(
    inOrder([edmure, brynden], [...chosen, option("move Pinkmaiden")]).map((each) => each.label),
    ["march Edmure", "move Harrenhal", "march Brynden", "move Pinkmaiden"],
  );
});
