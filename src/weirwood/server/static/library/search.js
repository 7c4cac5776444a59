// The language in which cards are looked for, as the library's `searching.py` reads it: words of the face, and what is
// printed on a card, as in `type:character cost<=3 -unique`. It is read here, so that no search asks the server.

/** @import { Entry } from "./shelf.js" */

/** @typedef {(entry: Entry) => boolean} Fits */

const TERM = /(-?)(?:([\p{L}\p{N}_]+)(<=|>=|!=|<|>|=|:))?("[^"]*"?|[^\s"]+)/gu;
const LONGEST = 300;

/** @type {Record<string, string>} other words for the same, the letters among them that deck builders know */
const SHORT = {
  f: "faction",
  t: "type",
  k: "trait",
  o: "cost",
  s: "strength",
  e: "set",
  pack: "set",
  x: "text",
  n: "title",
  str: "strength",
  income: "gold",
  g: "gold",
  i: "icon",
  icons: "icon",
  traits: "trait",
  keywords: "keyword",
  c: "cycle",
};

/** @type {Record<string, (face: Face) => number | null>} */
const FIGURES = {
  cost: (face) => number(face.cost),
  strength: (face) => number(face.strength),
  gold: (face) => number(face.plot?.income),
  initiative: (face) => number(face.plot?.initiative),
  claim: (face) => number(face.plot?.claim),
  reserve: (face) => number(face.plot?.reserve),
};

/** @type {Record<string, (face: Face) => string[]>} */
const WORDS = {
  faction: (face) => face.factions ?? (face.faction ? [face.faction] : []),
  type: (face) => (face.type ? [face.type] : []),
  trait: (face) => face.traits ?? [],
  keyword: (face) => (face.keywords ?? []).map((keyword) => keyword.replace(/ \(.*\)$/, "")),
  icon: (face) => face.icons ?? [],
  set: (face) => (face.set ? [face.set] : []),
  title: (face) => [face.name],
};

/** @type {Record<string, (face: Face) => boolean>} */
const FLAGS = {
  unique: (face) => Boolean(face.unique),
  loyal: (face) => Boolean(face.loyal),
  limited: (face) => WORDS.keyword(face).some((keyword) => keyword.toLowerCase() === "limited"),
};

/** @type {Record<string, (a: number, b: number) => boolean>} */
const SIGNS = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "=": (a, b) => a === b,
  ":": (a, b) => a === b,
  "!=": (a, b) => a !== b,
};

/**
 * A figure as it is printed; a card that comes from the shadows has an s before its cost.
 *
 * @param {number | string | null | undefined} printed
 */
function number(printed) {
  const digits = /^s?(\d+)$/.exec(String(printed ?? ""))?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * Words as people type them: small letters, plain apostrophes, no quotation marks.
 *
 * @param {string} words
 */
export const plain = (words) => words.toLowerCase().replaceAll("’", "'").replace(/["“”]/g, "").trim();

/**
 * What a search finds: the cards of a title if it is one, or else those that fit all its conditions.
 *
 * @param {Entry[]} entries @param {string} words @param {CardSet[]} sets
 * @returns {Entry[]} an Error says in a sentence what can't be looked for
 */
export function search(entries, words, sets) {
  const title = plain(words);
  const exact = entries.filter(({ face }) => [face.name, `${face.name} (${face.set})`].map(plain).includes(title));
  if (title && exact.length) return exact;
  const conditions = read(words, sets);
  return entries.filter((entry) => conditions.every((fits) => fits(entry)));
}

/**
 * The conditions of a search, all of which a card must fit.
 *
 * @param {string} words @param {CardSet[]} sets
 * @returns {Fits[]}
 */
export function read(words, sets) {
  if (words.length > LONGEST)
    throw new Error(`This search has ${words.length} characters; at most ${LONGEST} are read.`);
  return [...words.toLowerCase().replaceAll("’", "'").matchAll(TERM)].map(([, minus, key = "", sign = "", value]) => {
    const fits = condition(key, sign, value.replaceAll('"', ""), sets);
    return minus ? (entry) => !fits(entry) : fits;
  });
}

/**
 * @param {string} word @param {string} sign @param {string} value @param {CardSet[]} sets
 * @returns {Fits}
 */
function condition(word, sign, value, sets) {
  if (!word && Object.hasOwn(FLAGS, value)) return ({ face }) => FLAGS[value](face);
  const key = Object.hasOwn(SHORT, word) ? SHORT[word] : word;
  const not = (/** @type {Fits} */ fits) => (sign === "!=" ? (/** @type {Entry} */ each) => !fits(each) : fits);
  if (!key || key === "text") {
    const wanted = key ? value.split("|") : [value];
    return not(({ text }) => wanted.some((word) => text.includes(word)));
  }
  if (Object.hasOwn(FIGURES, key)) return figure(key, sign, value);
  if (key === "cycle") {
    const parts = value.split("|").map((part) => part.replace(/[_-]/g, " "));
    const inside = sets
      .filter(({ cycle }) => parts.some((part) => plain(cycle).includes(part)))
      .map(({ code }) => code);
    return not(({ face }) => inside.includes(face.set ?? ""));
  }
  if (!Object.hasOwn(WORDS, key)) {
    const known = [...Object.keys(WORDS), "cycle", ...Object.keys(FIGURES), "text", ...Object.keys(FLAGS)].join(", ");
    throw new Error(`Cards can't be searched by “${key}”; they can be by ${known}.`);
  }
  if (![":", "=", "!="].includes(sign))
    throw new Error(`${key} is no figure: write ${key}:${value} or -${key}:${value}.`);
  const wanted = value.split("|").map((each) => (key === "set" ? codeOf(each, sets) : each).toLowerCase());
  const whole = sign === "=" || key === "set";
  return not(({ face }) => {
    const found = WORDS[key](face).map((each) => each.toLowerCase());
    return wanted.some((one) => found.some((each) => (whole ? one === each : each.includes(one))));
  });
}

/**
 * @param {string} key @param {string} sign @param {string} value
 * @returns {Fits}
 */
function figure(key, sign, value) {
  const numbers = value.split("|");
  if (!numbers.every((each) => /^\d{1,4}$/.test(each)))
    throw new Error(`${key} is a figure, as in ${key}<=3; “${value}” is none.`);
  return ({ face }) => {
    const found = FIGURES[key](face);
    return found !== null && numbers.some((each) => SIGNS[sign](found, Number(each)));
  };
}

/**
 * The code of a set that is written by its code or its name.
 *
 * @param {string} name @param {CardSet[]} sets
 */
const codeOf = (name, sets) => sets.find((set) => plain(set.code) === name || plain(set.name) === name)?.code ?? name;

/**
 * The conditions of a search as they are written.
 *
 * @param {string} words
 * @returns {string[]}
 */
const written = (words) => words.match(/\S*"[^"]*"|\S+/g) ?? [];

/**
 * A search with a condition more, or without it if it has it.
 *
 * @param {string} words @param {string} term
 */
export const toggled = (words, term) =>
  (asks(words, term) ? written(words).filter((each) => each !== term) : [...written(words), term]).join(" ");

/** @param {string} words @param {string} term */
export const asks = (words, term) => written(words).includes(term);
