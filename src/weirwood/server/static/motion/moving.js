// Things move: what was drawn is measured before and after it is drawn anew, and goes from the one place to the other.
// What is on the page is final at once; only its picture moves, and any click finishes it.
import { isBoard } from "../board/board.js";
import { marches } from "../board/marches.js";
import { find, findAll, h } from "../dom.js";
import { bare, flights, handThatShrank, pileWith, titleOf } from "./changes.js";
import { fly } from "./flying.js";
import { layer, motion } from "./layer.js";
import { march } from "./marching.js";
import { heard, sounds } from "./sounds.js";
import { moveLength, moves } from "./speed.js";
import { hold } from "./spotlight.js";

/** @import { Book } from "../book/book.js" */

const THINGS = ".board :is(.slot, .hand > .card, .tray > .card, .tab, .row-of-cards > .card)";
const EASE = "cubic-bezier(0.2, 0.7, 0.25, 1)";
const FAR = 3; // pixels that nobody sees

/** @typedef {{ el: HTMLElement; title: string; x: number; y: number; wide: number }} Lying */

export class Moving {
  /** @param {HTMLElement} root @param {Book} book */
  constructor(root, book) {
    this.root = root;
    this.book = book;
    /** @type {View | null} the one that is drawn */
    this.view = null;
    this.seq = 0;
  }

  /**
   * Draw, and let what has changed by it move.
   *
   * @param {{ view: View | null; seq: number }} s
   * @param {Line[]} lines what the log says has happened
   * @param {() => void} draw
   */
  around(s, lines, draw) {
    const before = this.view,
      on = s.seq > this.seq;
    this.view = s.view;
    this.seq = s.seq;
    if (before && s.view && before !== s.view && on)
      for (const sound of heard(before, s.view, lines)) sounds.play(sound);
    if (!before || !s.view || before === s.view || !moves() || before.players.length !== s.view.players.length)
      return draw();
    const lay = this.lying();
    draw();
    this.move(lay, before, s.view);
    for (const flight of flights(before, s.view)) this.flow(flight);
    if (on && isBoard(s.view) && isBoard(before))
      for (const each of marches(/** @type {any} */ (before), /** @type {any} */ (s.view)))
        march(/** @type {any} */ (s.view), each);
    if (on) hold(this.book, lines);
  }

  /**
   * Draw, and nothing moves: it is another moment than the next.
   *
   * @param {{ view: View | null; seq: number }} s @param {() => void} draw
   */
  still(s, draw) {
    motion.finish();
    this.view = s.view;
    this.seq = s.seq;
    draw();
  }

  /** Whatever is drawn next is simply there. */
  forget() {
    this.view = null;
    motion.finish();
  }

  lying() {
    /** @type {Map<string, Lying>} */
    const found = new Map();
    for (const el of findAll(this.root, THINGS)) {
      const key = el.dataset.key;
      if (!key || found.has(key)) continue;
      const card = el.classList.contains("slot") ? (find(el, ".card") ?? el) : el,
        box = card.getBoundingClientRect();
      if (!box.width) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      found.set(key, { el, title: titleOf(key), x, y, wide: card.offsetWidth });
    }
    return found;
  }

  /** @param {Map<string, Lying>} lay @param {View} before @param {View} after */
  move(lay, before, after) {
    const lies = this.lying();
    const left = [...lay].filter(([key]) => !lies.has(key)).map(([, thing]) => thing);
    const offered = new Set([...lay].filter(([key]) => key.startsWith("tray-")).map(([, thing]) => thing));
    for (const [key, thing] of lies) {
      const from = lay.get(key) ?? take(left, thing.title);
      if (from) this.go(thing, from);
      else this.come(thing, before, after);
    }
    for (const thing of left) if (!offered.has(thing)) this.leave(thing, before, after);
  }

  /**
   * From where it was to where it is.
   *
   * @param {Lying} thing @param {{ x: number; y: number; wide: number }} from
   */
  go(thing, from, opacity = 1) {
    const [dx, dy] = [from.x - thing.x, from.y - thing.y],
      scale = from.wide / thing.wide;
    if (Math.abs(dx) < FAR && Math.abs(dy) < FAR && Math.abs(scale - 1) < 0.05) return;
    const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity, zIndex: 6 };
    motion.run(thing.el, [start, { transform: "none", opacity: 1, zIndex: 6 }], {
      duration: moveLength(),
      easing: EASE,
    });
  }

  /**
   * It wasn't in sight before: it comes from a hand, a pile or the deck.
   *
   * @param {Lying} thing @param {View} before @param {View} after
   */
  come(thing, before, after) {
    const seat = this.seatOf(thing.el);
    const pile = pileWith(before, after, thing.title, -1);
    const hand = handThatShrank(before, after);
    const from =
      (pile && this.pile(pile.seat, pile.pile)) ??
      (hand === null ? null : this.pile(hand, "hand")) ??
      (seat === null ? null : this.pile(seat, "deck"));
    const box = from?.getBoundingClientRect();
    if (!box?.width) return void motion.run(thing.el, [{ opacity: 0 }, { opacity: 1 }], { duration: moveLength() });
    const at = { x: box.left + box.width / 2, y: box.top + box.height / 2, wide: thing.wide * 0.3 };
    this.go(thing, at, 0.2);
  }

  /**
   * It isn't in sight any more: what is left of it goes to its pile.
   *
   * @param {Lying} thing @param {View} before @param {View} after
   */
  leave(thing, before, after) {
    const card = thing.el.matches(".card, .tab") ? thing.el : find(thing.el, ".card");
    if (!card || thing.el.isConnected) return;
    const pile = pileWith(before, after, thing.title, 1);
    const to = pile && this.pile(pile.seat, pile.pile)?.getBoundingClientRect();
    const ghost = h("div.ghost", card.cloneNode(true));
    ghost.style.setProperty("--cw", `${thing.wide}px`);
    ghost.style.left = `${thing.x}px`;
    ghost.style.top = `${thing.y}px`;
    layer().append(ghost);
    const end = to?.width
      ? `translate(${to.left + to.width / 2 - thing.x}px, ${to.top + to.height / 2 - thing.y}px) scale(0.25)`
      : "scale(0.8)";
    motion.run(
      ghost,
      [
        { transform: "none", opacity: 1, filter: "none" },
        { transform: "scale(1.06)", opacity: 1, filter: "grayscale(0.9)", offset: 0.35 },
        { transform: end, opacity: to ? 0.5 : 0, filter: "grayscale(1)" },
      ],
      { duration: moveLength() * 1.6, easing: "ease-in" },
      () => ghost.remove(),
    );
  }

  /** @param {Flight} flight */
  flow(flight) {
    const middle = find(this.root, ".board .middle") ?? find(this.root, ".map") ?? find(this.root, ".board");
    const from = flight.from ? this.spot(flight.from, flight.kind) : middle,
      to = flight.to ? this.spot(flight.to, flight.kind) : middle;
    if (from && to) fly(flight, from, to);
  }

  /** @param {{ seat?: number; card?: string }} spot @param {string} kind */
  spot({ seat, card }, kind) {
    if (card !== undefined) return find(this.root, `.board [data-key="play-${CSS.escape(card)}"]`);
    const area = find(this.root, `[data-key="area-${seat}"], [data-key="p-${seat}"]`);
    return find(area, `.count.${kind}`) ?? find(area, ".strip") ?? area;
  }

  /** @param {number} seat @param {string} pile */
  pile(seat, pile) {
    const area = find(this.root, `[data-key="area-${seat}"]`);
    const own = pile === "hand" && area?.classList.contains("own") ? find(this.root, ".board > .hand") : null;
    return (
      own ??
      find(area, pile === "hand" ? ".count.cards" : `.identity [data-key="${CSS.escape(pile)}"]`) ??
      find(area, ".identity") ??
      area
    );
  }

  /** @param {HTMLElement} el */
  seatOf(el) {
    if (el.closest(".hand")) return this.view?.seat ?? null;
    const key = /** @type {HTMLElement | null} */ (el.closest(".area"))?.dataset.key;
    return key ? Number(key.slice("area-".length)) : null;
  }
}

/**
 * The one of those that left which has come again elsewhere.
 *
 * @param {Lying[]} left @param {string} title
 */
function take(left, title) {
  const at = title ? left.findIndex((thing) => bare(thing.title) === title) : -1;
  return at < 0 ? null : left.splice(at, 1)[0];
}
