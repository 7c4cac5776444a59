// Searches over the faces of a game, as a test hands them over; what the page finds is printed.
import { readFileSync } from "node:fs";
import { search } from "../../src/weirwood/server/static/library/search.js";
import { entriesOf } from "../../src/weirwood/server/static/library/shelf.js";

const { faces, sets, searches } = JSON.parse(readFileSync(0, "utf8"));
const entries = entriesOf(faces);

/** @param {string} words */
function found(words) {
  try {
    return search(entries, words, sets).map((entry) => entry.face.code);
  } catch (failure) {
    return failure.message;
  }
}
console.log(JSON.stringify(searches.map(found)));
