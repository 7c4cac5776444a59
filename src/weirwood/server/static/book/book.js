// The book: what a page knows of the game on its table. The game introduces itself in its own words (where it says
// nothing, plain words will do), and its cards have faces.
import { once } from "../api.js";
import { Ruler } from "./ruler.js";

/** @type {Introduction} */
const PLAIN = { goal: "", course: "", phases: [], words: {}, figures: {}, signs: [] };
/** @type {Record<string, string>} */
const WORDS = { strength: "strength", home: "own card", score: "points" };

export class Book {
  constructor() {
    this.introduction = PLAIN;
    /** @type {Record<string, Face>} all that are known; another object than before when more have come */
    this.faces = {};
    /** @type {Record<string, string>} the version of a title that is here, where the title alone means another */
    this.versions = {};
    this.ruler = new Ruler();
  }

  /**
   * What the game calls something that the page names by itself.
   *
   * @param {"strength" | "home" | "score"} name
   */
  word(name) {
    return this.introduction.words[name] ?? WORDS[name];
  }

  /** The phases of a round in order; none if the game has no such list. */
  get phases() {
    return this.introduction.phases;
  }

  /** What its keywords and abbreviations mean. */
  get glossary() {
    return this.introduction.glossary ?? {};
  }

  /** A short word for each figure of a plot, in the order in which they are shown. */
  get figures() {
    return this.introduction.figures;
  }

  /**
   * @param {string | null | undefined} title
   * @returns {Face}
   */
  faceOf(title) {
    if (!title) return { name: "", lines: [] };
    const named = title.replace(/ #\d+$/, ""),
      bare = this.versions[named] ?? named;
    const found = this.faces[bare] ?? this.faces[bare.replace(/ \([^)]*\)$/, "")];
    return found ?? { name: named, lines: [named] };
  }

  /**
   * Take in the faces of all cards at a table, if its game has cards: the game's, and the table's own.
   *
   * @param {Summary} table
   */
  async read(table) {
    const none = () => ({});
    const games = await once("/api/games").catch(() => []);
    if (!games.find((/** @type {GameInfo} */ game) => game.id === table.game)?.cards) return;
    const own = table.own_cards ? once(`/api/tables/${table.id}/cards`).catch(none) : {};
    this.faces = { ...(await once(`/api/games/${table.game}/cards`).catch(none)), ...(await own) };
  }
}
