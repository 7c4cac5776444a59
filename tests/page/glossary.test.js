// Words that explain themselves, marked in what the page says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pieces } from "../../src/weirwood/server/static/book/glossary.js";

const words = { renown: "It gains 1 power.", STR: "Strength.", "no attachments": "Nothing on it." };
const marked = (text) => pieces(text, words).filter((piece) => piece.explains);

test("a word is marked where it is first said, also at the beginning of a sentence", () => {
  assert.deepEqual(pieces("Renown. Robb has renown.", words), [
    { text: "Renown", explains: "It gains 1 power." },
    { text: ". Robb has renown." },
  ]);
});

test("an abbreviation is meant only as it stands, and no word inside another", () => {
  assert.deepEqual(marked("str and renowned"), []);
  assert.deepEqual(
    marked("2 STR, no attachments").map((piece) => piece.text),
    ["STR", "no attachments"],
  );
});

test("a game without a glossary has its texts as they are", () => {
  assert.deepEqual(pieces("2 STR", {}), [{ text: "2 STR" }]);
});
