// A game's cards, each once, as they are looked through: what is sent once is kept.
import { once } from "../api.js";
import { Book } from "../book/book.js";
import { plain } from "./search.js";

/**
 * A card to be found: the name that means it alone, its face, and the face as one plain text.
 *
 * @typedef {{ name: string; face: Face; text: string }} Entry
 */

export class Shelf {
  /** @param {GameInfo} game */
  constructor(game) {
    this.game = game;
    this.book = new Book();
    this.book.introduction = game.introduction;
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {CardSet[]} */
    this.sets = [];
  }

  async fill() {
    const [faces, sets] = await Promise.all([
      once(`/api/games/${this.game.id}/cards`),
      once(`/api/games/${this.game.id}/sets`),
    ]);
    this.book.faces = faces;
    this.sets = sets;
    this.entries = entriesOf(faces);
  }
}

/**
 * Each card once (one that has several versions is there under its title, too), those that stand for a House last.
 *
 * @param {Record<string, Face>} faces
 * @returns {Entry[]}
 */
export function entriesOf(faces) {
  /** @type {Map<string, Entry>} */
  const found = new Map();
  for (const [name, face] of Object.entries(faces)) {
    const key = face.code ?? name;
    const text = plain((face.lines ?? [face.name]).join(" ").replace(/\s+/g, " "));
    if ((found.get(key)?.name.length ?? 0) < name.length) found.set(key, { name, face, text });
  }
  const ofHouses = (/** @type {Entry} */ entry) => entry.face.type === "faction";
  return [...found.values()].sort((a, b) => Number(ofHouses(a)) - Number(ofHouses(b)));
}
