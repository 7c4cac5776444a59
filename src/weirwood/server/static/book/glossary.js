// Keywords and abbreviations explain themselves: the game says what they mean, and the page marks them in its texts.
import { h } from "../dom.js";

/** @import { Book } from "./book.js" */

/**
 * A text in pieces: plain ones, and the first mention of each word that has something to explain.
 *
 * @param {string} text @param {Record<string, string>} words
 * @returns {{ text: string; explains?: string }[]}
 */
export function pieces(text, words) {
  const names = Object.keys(words).sort((a, b) => b.length - a.length);
  if (!names.length) return [{ text }];
  const word = names.map(escaped).join("|");
  const any = new RegExp(`(?<![\\p{L}\\d])(?:${word})(?![\\p{L}\\d])`, "giu");
  const found = [],
    seen = new Set();
  let at = 0;
  for (const match of text.matchAll(any)) {
    const name = nameOf(match[0], words);
    if (!name || seen.has(name)) continue;
    seen.add(name);
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ text: match[0], explains: words[name] });
    at = match.index + match[0].length;
  }
  return at < text.length ? [...found, { text: text.slice(at) }] : found;
}

/** @param {string} word */
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Which entry a word is: one with a capital only as it stands, any other also at the beginning of a sentence.
 *
 * @param {string} word @param {Record<string, string>} words
 */
function nameOf(word, words) {
  if (word in words) return word;
  const lower = word.toLowerCase();
  return lower in words ? lower : null;
}

/**
 * A text whose words explain themselves to the pointer, the focus and a tap (`explaining`).
 *
 * @param {Book} book @param {string} text
 */
export const glossed = (book, text) =>
  pieces(text, book.glossary).map((piece) =>
    piece.explains
      ? h(
          "button.term",
          {
            type: "button",
            "aria-label": `${piece.text}: ${piece.explains}`,
            "data-explains": piece.explains,
          },
          piece.text,
        )
      : piece.text,
  );

/**
 * The same inside of something that can be pressed itself, and in the log, where no key stops at so many.
 *
 * @param {Book} book @param {string} text
 */
export const hinted = (book, text) =>
  pieces(text, book.glossary).map((piece) =>
    piece.explains ? h("span.term", { "data-explains": piece.explains }, piece.text) : piece.text,
  );

/**
 * The words of a card that have something to explain, as a list.
 *
 * @param {Book} book @param {Face} face
 */
export function explained(book, face) {
  const text = [...(face.keywords ?? []), ...(face.text ?? face.lines ?? [])].join(". ");
  const found = pieces(text, book.glossary).filter((piece) => piece.explains);
  if (!found.length) return null;
  return h(
    "dl.explained",
    found.map((piece) => [h("dt", piece.text), h("dd", piece.explains)]),
  );
}
