// A deck to be read: its cards as cards, for whoever looks at one, and for whoever was sent a link.
import { get, once } from "../api.js";
import { refusalList } from "../book/rules.js";
import { drawCard } from "../cards/card.js";
import { Preview } from "../cards/preview.js";
import { h, show } from "../dom.js";
import { Shelf } from "../library/shelf.js";
import { frame, person } from "../shell.js";
import { plural } from "../text.js";
import { DeckInHand, PARTS } from "./deck.js";

/**
 * A deck's cards by kind, each once with its count, to be read by pointing at it.
 *
 * @param {Shelf} shelf @param {Deck} deck
 */
export function deckAsCards(shelf, deck) {
  const built = new DeckInHand(shelf.entries, deck.data),
    preview = new Preview(shelf.book);
  return h(
    "div.stack",
    PARTS.filter(([, type]) => built.of(type).length).map(([title, type]) => {
      const cards = built.of(type);
      return h(
        "section",
        h("h3", `${title} (${cards.reduce((sum, [, n]) => sum + n, 0)})`),
        h(
          "div.library.small",
          cards.map(([entry, n]) =>
            h(
              "figure.found",
              drawCard(
                shelf.book,
                { name: entry.face.name, title: entry.name },
                { text: true, ...preview.over(entry.name) },
              ),
              h("figcaption", `${n}× ${entry.face.set ?? ""}`),
            ),
          ),
        ),
      );
    }),
  );
}

/**
 * How a deck did in the laboratory, by opponent; nothing where it hasn't played there.
 *
 * @param {Against[] | undefined} played
 */
export function soFar(played) {
  if (!played?.length) return null;
  const share = (/** @type {number} */ part) => (100 * part).toFixed(0);
  return h(
    "section.so-far",
    h("h3", "How it did so far"),
    h(
      "ul",
      played.map(({ opponent, bot, mean, low, high, games }) =>
        h(
          "li",
          h("b", `${share(mean)} in 100`),
          ` against ${opponent} `,
          h("small.faint", `(${share(low)} to ${share(high)}, ${plural(games, "game")}, played by ${bot})`),
        ),
      ),
    ),
  );
}

/**
 * The game of a deck with its cards.
 *
 * @param {string} game
 */
export async function shelfOf(game) {
  const games = await once("/api/games");
  const shelf = new Shelf(games.find((/** @type {GameInfo} */ each) => each.id === game));
  await shelf.fill();
  return shelf;
}

/** @param {HTMLElement} root @param {string} token */
export async function sharedDeckPage(root, token) {
  document.title = "A deck · Weirwood";
  const me = await person();
  try {
    /** @type {Deck} */
    const deck = await get(`/api/shared/${encodeURIComponent(token)}`);
    const shelf = await shelfOf(deck.game);
    show(
      root,
      frame(
        me,
        h("h1", deck.name),
        h("p", `${shelf.game.name}: ${deck.line}`),
        deck.refusals?.length ? refusalList(deck.refusals) : h("p.good", `✓ Legal (${deck.by}).`),
        h(
          "div.row",
          h(
            "a.button",
            { href: `/decks/build/${deck.game}?link=${encodeURIComponent(token)}` },
            "Copy it and change it",
          ),
        ),
        deckAsCards(shelf, deck),
      ),
    );
  } catch (failure) {
    show(root, frame(me, h("h1", "A deck"), h("p", failure.message)));
  }
}
