// Held up for a moment, so that everybody sees it: a plot that is revealed, an event that is played, dice that fall.
import { drawCard } from "../cards/card.js";
import { find, h } from "../dom.js";
import { beatLength } from "./beats.js";
import { layer, motion } from "./layer.js";
import { speed } from "./speed.js";

const CARDS = 4;
const ROLLS = 4;

/** @import { Book } from "../book/book.js" */

/** @param {Book} book @param {Line[]} lines */
export function hold(book, lines) {
  const names = lines.flatMap((line) => line.show ?? []).slice(-CARDS),
    rolls = lines.flatMap((line) => line.dice ?? []).slice(-ROLLS);
  if (!names.length && !rolls.length) return;
  const told = lines.findLast((line) => line.show?.length || line.dice?.length);
  const box = h(
    "div.spotlight",
    h(
      "div.spot-things",
      names.map((name) => cardOf(book, name)),
      rolls.length ? h("div.rolls", rolls.map(rollOf)) : null,
    ),
    h("p.spot-told", told?.text),
  );
  layer().append(box);
  const place = find(document, ".place")?.getBoundingClientRect();
  if (place?.width) box.style.left = `${place.left + place.width / 2}px`;
  const length = beatLength(/** @type {any} */ ({ lines }), speed());
  const frames = [
    { opacity: 0, transform: "translate(-50%, -42%) scale(0.6)" },
    { opacity: 1, transform: "translate(-50%, -50%)", offset: 0.18 },
    { opacity: 1, transform: "translate(-50%, -50%)", offset: 0.85 },
    { opacity: 0, transform: "translate(-50%, -58%) scale(0.9)" },
  ];
  motion.run(box, frames, { duration: length, easing: "ease-out" }, () => box.remove());
  for (const [i, die] of box.querySelectorAll(".die").entries()) tumble(die, i, length);
}

/** @param {Book} book @param {string} name */
function cardOf(book, name) {
  const face = book.faceOf(name);
  if (face.type) return drawCard(book, { name, title: name }, { tag: "div", full: true });
  return h(
    "div.spot-text",
    h("b", name),
    face.lines?.slice(1).map((line) => h("span", line.replace(/ \[[\w.]+\]$/, ""))),
  );
}

/** @param {Roll} roll */
const rollOf = (roll) =>
  h(
    "div.roll",
    h("b", roll.who),
    h(
      "span.dice",
      roll.faces.map((face) => h("span.die", { class: face ? "" : "blank-die" }, face)),
    ),
    roll.result ? h("span.hits", roll.result) : null,
  );

/** @param {Element} die @param {number} i @param {number} length */
function tumble(die, i, length) {
  const turn = (i % 2 ? -1 : 1) * 540;
  die.animate(
    [
      { transform: `translateY(-70px) rotate(${turn}deg)`, opacity: 0 },
      { transform: `translateY(0) rotate(${turn / 3}deg)`, opacity: 1, offset: 0.55 },
      { transform: "translateY(-14px) rotate(20deg)", offset: 0.75 },
      { transform: "none" },
    ],
    { duration: length * 0.4, delay: i * 40, easing: "ease-out", fill: "backwards" },
  );
}
