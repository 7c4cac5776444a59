// Help: one page, no more.
import { once } from "../api.js";
import { about } from "../book/words.js";
import { h, show } from "../dom.js";
import { frame, person } from "../shell.js";

/** @type {[title: string, texts: string[]][]} */
const PARTS = [
  [
    "Start",
    [
      "Play now sits you at a table against the computer. New table lets you choose decks, seats, clocks and who " +
        "may watch. Send a friend the link of a seat; they need nothing but a browser.",
    ],
  ],
  [
    "At the table",
    [
      "What has an option is outlined. Click it to see its options; double-click takes the first. Attackers, " +
        "defenders and other things of which one may choose several are clicked in and out, then Done. The question " +
        "on the right lists every answer; the number keys take them, the space bar takes the sensible one. " +
        "? asks the computer for a hint, where the table allows it; everybody is told.",
      "Kneeling cards lie on their side. Attachments hang below their card. Right-click, or “Look closer”, shows " +
        "a card full size.",
    ],
  ],
  [
    "Why?",
    [
      "Open any card to read why something can't be done with it now, with the rule's own words. “rule” and “§” " +
        "open the rule behind a question or a line of the log. A changed strength says what it is made of.",
    ],
  ],
  [
    "Fewer clicks",
    [
      "You are asked where it can matter to you. The menu at the top right has “Stops, passes and keys”: stop at " +
        "every window, pass until something happens to you, and what is always declined. “Ask about …” below a " +
        "question sets it for a card.",
    ],
  ],
  [
    "Take back",
    ["Free against the computer. Among people the others are asked as soon as anything hidden was revealed."],
  ],
  [
    "By ear, by keyboard",
    [
      "Everything works with the keyboard alone. The list button at the top shows the same table as headings and " +
        "lists. Questions and the log are read out by screen readers.",
    ],
  ],
];

/** @param {HTMLElement} root */
export function helpPage(root) {
  /** @type {Me | null} */
  let me = null;
  /** @type {GameInfo[]} */
  let games = [];
  document.title = "Help · Weirwood";
  const draw = () =>
    show(
      root,
      frame(
        me,
        h("h1", "Help"),
        h(
          "div.help",
          [...PARTS, ...games.map((game) => /** @type {const} */ ([game.name, about(game.introduction)]))]
            .filter(([, texts]) => texts.length)
            .map(([title, texts]) =>
              h(
                "section.panel",
                h("h2", title),
                texts.map((t) => h("p", t)),
              ),
            ),
        ),
      ),
    );
  Promise.all([person(), once("/api/games").catch(() => [])]).then(([who, found]) => {
    me = who;
    games = found;
    draw();
  });
  draw();
}
