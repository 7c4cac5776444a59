// A deck that is being built: its cards and counts, what they come to, and the forms in which it is given away.

/** @import { Entry } from "../library/shelf.js" */

/** @type {[title: string, type: string][]} */
export const PARTS = [
  ["Agendas", "agenda"],
  ["Plots", "plot"],
  ["Characters", "character"],
  ["Attachments", "attachment"],
  ["Locations", "location"],
  ["Events", "event"],
];
const BESIDE = ["agenda", "faction", "title"];
const MOST = 99;
export const DEAREST = 7;

/**
 * What is in a deck, by code; `agenda` is the first one, others are among the cards.
 *
 * @typedef {{ name: string; faction: string; agenda: string; cards: Record<string, number>; marks?: any }} DeckData
 */

export class DeckInHand {
  /** @param {Entry[]} entries @param {Partial<DeckData>} [data] */
  constructor(entries, data = {}) {
    /** @type {Map<string, Entry>} */
    this.known = new Map(entries.map((entry) => [entry.face.code ?? entry.name, entry]));
    this.name = data.name ?? "";
    this.faction = data.faction ?? "";
    this.marks = data.marks;
    /** @type {Map<string, number>} */
    this.counts = new Map(Object.entries(data.cards ?? {}));
    if (data.agenda) this.counts.set(data.agenda, 1);
  }

  /** @param {string} code */
  count(code) {
    return this.counts.get(code) ?? 0;
  }

  /** @param {string} code @param {number} count */
  put(code, count) {
    if (count > 0) this.counts.set(code, Math.min(MOST, count));
    else this.counts.delete(code);
  }

  /**
   * Its cards of a type with their counts, by title.
   *
   * @param {string} type
   * @returns {[Entry, number][]}
   */
  of(type) {
    return this.all()
      .filter(([entry]) => entry.face.type === type)
      .sort(([a], [b]) => a.face.name.localeCompare(b.face.name));
  }

  /** @returns {[Entry, number][]} */
  all() {
    /** @type {[Entry, number][]} */
    const found = [];
    for (const [code, count] of this.counts) {
      const entry = this.known.get(code);
      if (entry) found.push([entry, count]);
    }
    return found;
  }

  /** The cards that are drawn, each as often as it is in it. */
  draw() {
    return this.all()
      .filter(([{ face }]) => face.type !== "plot" && !BESIDE.includes(face.type ?? ""))
      .flatMap(([entry, count]) => Array(count).fill(entry));
  }

  /** @returns {DeckData} */
  data() {
    const agendas = this.of("agenda").map(([entry]) => entry.face.code ?? "");
    const cards = Object.fromEntries([...this.counts].filter(([code]) => code !== agendas[0]));
    const marks = this.marks ? { marks: this.marks } : {};
    return { name: this.name, faction: this.faction, agenda: agendas[0] ?? "", cards, ...marks };
  }

  /** As OCTGN reads it: by the names of cards, since its own numbers aren't known here. */
  octgn() {
    const card = (/** @type {[Entry, number]} */ [entry, count]) =>
      `    <card qty="${count}">${escaped(entry.name)}</card>`;
    const section = (/** @type {string} */ name, /** @type {string[]} */ lines) =>
      `  <section name="${name}">\n${lines.join("\n")}\n  </section>`;
    const house = [...this.known.values()].find(({ face }) => face.type === "faction" && face.faction === this.faction);
    const beside = [...(house ? [card([house, 1])] : []), ...this.of("agenda").map(card)];
    const drawn = PARTS.slice(2).flatMap(([, type]) => this.of(type).map(card));
    const parts = [section("Agenda", beside), section("Plots", this.of("plot").map(card)), section("Main", drawn)];
    return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck>\n${parts.join("\n")}\n</deck>\n`;
  }
}

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * What the cards of a deck come to: how dear they are, what icons there are, what gold.
 *
 * @param {DeckInHand} deck
 */
export function figures(deck) {
  const drawn = deck.draw();
  const curve = Array(DEAREST + 1).fill(0);
  /** @type {Record<string, number>} */
  const icons = {};
  let income = 0;
  for (const { face } of drawn) {
    const cost = Number.parseInt(String(face.cost ?? "").replace("s", ""), 10);
    if (!Number.isNaN(cost)) curve[Math.min(DEAREST, cost)]++;
    for (const icon of face.icons ?? []) icons[icon] = (icons[icon] ?? 0) + 1;
    income += face.gives?.income ?? 0;
  }
  const plots = deck.of("plot").flatMap(([entry, count]) => Array(count).fill(entry.face.plot ?? {}));
  const mean = (/** @type {string} */ name) =>
    plots.length ? plots.reduce((sum, plot) => sum + (Number(plot[name]) || 0), 0) / plots.length : null;
  return { cards: drawn.length, plots: plots.length, curve, icons, income, gold: mean("income"), claim: mean("claim") };
}

/**
 * Cards in a random order.
 *
 * @template T
 * @param {T[]} cards @param {() => number} [chance]
 * @returns {T[]}
 */
export function shuffled(cards, chance = Math.random) {
  const found = [...cards];
  for (let last = found.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [found[last], found[other]] = [found[other], found[last]];
  }
  return found;
}
