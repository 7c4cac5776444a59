// A test hand: what the deck would be dealt, a new one, and one card more.
import { drawCard } from "../cards/card.js";
import { h } from "../dom.js";
import { say, sheet } from "../layers.js";
import { shuffled } from "./deck.js";

/** @import { Shelf } from "../library/shelf.js" */
/** @import { DeckInHand } from "./deck.js" */

const DEALT = 7;

/** @param {Shelf} shelf @param {DeckInHand} deck */
export function testHand(shelf, deck) {
  if (deck.draw().length < DEALT) return say(`A hand needs ${DEALT} cards; there are ${deck.draw().length}.`, "error");
  let order = shuffled(deck.draw()),
    shown = DEALT;
  const cards = h("div.library.small");
  const draw = () =>
    cards.replaceChildren(
      ...order
        .slice(0, shown)
        .map((entry) =>
          h(
            "figure.found",
            drawCard(shelf.book, { name: entry.face.name, title: entry.name }, { tag: "div", text: true }),
          ),
        ),
    );
  const again = () => {
    order = shuffled(deck.draw());
    shown = DEALT;
    draw();
  };
  const more = () => {
    shown = Math.min(order.length, shown + 1);
    draw();
  };
  draw();
  sheet(
    "A test hand",
    () =>
      h(
        "div.stack",
        h(
          "div.row",
          h("button", { type: "button", onclick: again }, "Another hand"),
          h("button.plain", { type: "button", onclick: more }, "Draw one more"),
        ),
        cards,
      ),
    "wide",
  );
}
