// A game is spoken of in its own words, and its cards are known by their names.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Book } from "../../src/weirwood/server/static/book/book.js";
import { about } from "../../src/weirwood/server/static/book/words.js";

const silent = { goal: "", course: "", phases: [], words: {}, figures: {}, signs: [] };

test("what a game says of itself is what is said, at its own table alone", () => {
  const [book, other] = [new Book(), new Book()];
  const glossary = { renown: "It gains 1 power." };
  book.introduction = {
    ...silent,
    words: { strength: "STR" },
    phases: ["plot", "draw"],
    figures: { income: "gold" },
    glossary,
  };
  assert.equal(book.word("strength"), "STR");
  assert.deepEqual(book.phases, ["plot", "draw"]);
  assert.deepEqual(book.figures, { income: "gold" });
  assert.deepEqual(book.glossary, glossary);
  assert.equal(other.word("strength"), "strength");
});

test("a game that says nothing of itself is spoken of in plain words", () => {
  const book = new Book();
  book.introduction = silent;
  assert.equal(book.word("strength"), "strength");
  assert.deepEqual(book.phases, []);
  assert.deepEqual(book.glossary, {});
  assert.deepEqual(about(silent), []);
  assert.deepEqual(about({ ...silent, goal: "Win." }), ["Win."]);
});

test("a card has the face of its title, whichever copy or set it is; an unknown one only its name", () => {
  const book = new Book();
  book.faces = { "Arya Stark": { name: "Arya Stark", lines: [], cost: 2 } };
  for (const name of ["Arya Stark", "Arya Stark #2", "Arya Stark (Core)", "Arya Stark (Core) #3"])
    assert.equal(book.faceOf(name).cost, 2);
  book.faces["Arya Stark (WotN)"] = { name: "Arya Stark", lines: [], cost: 4 };
  assert.equal(book.faceOf("Arya Stark (WotN) #2").cost, 4);
  book.versions = { "Arya Stark": "Arya Stark (WotN)" }; // the only one at this table
  assert.equal(book.faceOf("Arya Stark #2").cost, 4);
  assert.deepEqual(book.faceOf("Nobody #4"), { name: "Nobody", lines: ["Nobody"] });
  assert.deepEqual(book.faceOf(null), { name: "", lines: [] });
});
