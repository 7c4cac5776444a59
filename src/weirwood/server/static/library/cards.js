// The cards of a game: looked for in the page, shown as at the table; what is looked for stands in the address.
import { once } from "../api.js";
import { drawCard } from "../cards/card.js";
import { Preview } from "../cards/preview.js";
import { find, h, kept, show } from "../dom.js";
import { say } from "../layers.js";
import { frame, person } from "../shell.js";
import { plural } from "../text.js";
import { about } from "./about.js";
import { chips, searchHelp } from "./asking.js";
import { search } from "./search.js";
import { Shelf } from "./shelf.js";

/** @import { Entry } from "./shelf.js" */

const PORTION = 60;
/** @type {Partial<Record<string, (a: Entry, b: Entry) => number>>} beside the order of printing */
const ORDERS = {
  title: (a, b) => a.face.name.localeCompare(b.face.name),
  cost: (a, b) => figure(a.face.cost) - figure(b.face.cost) || a.face.name.localeCompare(b.face.name),
  strength: (a, b) => figure(b.face.strength) - figure(a.face.strength) || a.face.name.localeCompare(b.face.name),
};
const figure = (/** @type {any} */ printed) => Number.parseInt(String(printed ?? "").replace("s", ""), 10) || 0;

/** @param {HTMLElement} root @param {string} game */
export function cardsPage(root, game) {
  const page = new CardsPage(root, game);
  return () => page.leave();
}

class CardsPage {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    this.root = root;
    this.wanted = game;
    /** @type {Me | null} */
    this.me = null;
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {Shelf | null} */
    this.shelf = null;
    /** @type {Preview | null} */
    this.preview = null;
    const asked = new URLSearchParams(location.search);
    this.words = asked.get("q") ?? "";
    this.order = asked.get("order") ?? "printing";
    this.many = PORTION;
    this.left = false;
    document.title = "Cards · Weirwood";
    this.begin();
    this.draw();
  }

  leave() {
    this.left = true;
    this.preview?.hide();
  }

  async begin() {
    try {
      const [who, games] = await Promise.all([person(), once("/api/games")]);
      this.me = who;
      this.games = games.filter((/** @type {GameInfo} */ game) => game.cards);
      const game = this.games.find((each) => each.id === this.wanted) ?? this.games[0];
      if (game) await this.open(game);
      this.draw();
      this.openNamed();
    } catch (failure) {
      say(failure.message, "error");
    }
  }

  /** @param {GameInfo} game */
  async open(game) {
    const shelf = new Shelf(game);
    await shelf.fill();
    this.shelf = shelf;
    this.preview = new Preview(shelf.book);
  }

  // A link to one card opens it.
  openNamed() {
    const name = new URLSearchParams(location.search).get("card");
    const entry = this.shelf?.entries.find((each) => each.name === name || each.face.name === name);
    if (entry) this.look(entry);
  }

  /** @param {Entry} entry */
  look(entry) {
    this.preview?.hide();
    if (this.shelf) about(this.shelf, entry);
  }

  /** @param {string} words */
  ask(words) {
    this.words = words;
    this.many = PORTION;
    this.remember();
    this.draw();
  }

  remember() {
    const asked = new URLSearchParams();
    if (this.words.trim()) asked.set("q", this.words.trim());
    if (this.order !== "printing") asked.set("order", this.order);
    const where = `/cards/${this.shelf?.game.id ?? ""}`;
    history.replaceState(null, "", asked.size ? `${where}?${asked}` : where);
  }

  /** @param {string} game */
  async change(game) {
    const found = this.games.find((each) => each.id === game);
    if (!found) return;
    await this.open(found);
    this.ask("");
  }

  /** @returns {{ found: Entry[]; problem: string }} */
  results() {
    try {
      const found = search(this.shelf?.entries ?? [], this.words, this.shelf?.sets ?? []);
      const order = ORDERS[this.order];
      return { found: order ? [...found].sort(order) : found, problem: "" };
    } catch (failure) {
      return { found: [], problem: failure.message };
    }
  }

  draw() {
    if (this.left) return;
    const { shelf } = this;
    if (!shelf) return show(this.root, frame(this.me, h("h1", "Cards"), h("p.faint", "Fetching the cards …")));
    const { found, problem } = this.results();
    show(
      this.root,
      frame(
        this.me,
        h("h1", "Cards"),
        h("div.row.fields", gameChoice(this), searchField(this), orderChoice(this)),
        chips(shelf, this.words, (words) => this.ask(words)),
        searchHelp(shelf),
        problem
          ? h("p.bad", { role: "alert" }, problem)
          : h("p.faint", { role: "status" }, found.length ? plural(found.length, "card") : "No card fits."),
        h(
          "div.library",
          found
            .slice(0, this.many)
            .map((entry) => kept(`${shelf.game.id} ${entry.name}`, [entry], () => shownCard(this, shelf, entry))),
        ),
        found.length > this.many ? more(this, found.length - this.many) : null,
      ),
    );
  }
}

/** @param {CardsPage} page */
const gameChoice = (page) =>
  h(
    "label.field.whole",
    h("span", "Game"),
    h(
      "select",
      { onchange: (e) => page.change(e.target.value) },
      page.games.map((game) => h("option", { value: game.id, selected: game.id === page.shelf?.game.id }, game.name)),
    ),
  );

/** @param {CardsPage} page */
const searchField = (page) =>
  h(
    "label.field.grow",
    h("span", "Search"),
    h("input", {
      type: "search",
      name: "q",
      value: page.words,
      maxlength: 300,
      placeholder: "words, or what is printed: cost<=3 -unique",
      autocomplete: "off",
      spellcheck: "false",
      oninput: (e) => page.ask(e.target.value),
    }),
  );

/** @param {CardsPage} page */
const orderChoice = (page) =>
  h(
    "label.field",
    h("span", "In order of"),
    h(
      "select",
      {
        onchange: (e) => {
          page.order = e.target.value;
          page.remember();
          page.draw();
        },
      },
      ["printing", ...Object.keys(ORDERS)].map((order) =>
        h("option", { value: order, selected: order === page.order }, order),
      ),
    ),
  );

/** @param {CardsPage} page @param {Shelf} shelf @param {Entry} entry */
function shownCard(page, shelf, { name, face, text }) {
  const entry = { name, face, text };
  return h(
    "figure.found",
    face.type
      ? drawCard(shelf.book, { name: face.name, title: name }, { text: true, onclick: () => page.look(entry) })
      : h("button.plain-card", { type: "button", onclick: () => page.look(entry) }, h("b", face.name), lines(face)),
    h("figcaption", [face.set, face.code].filter(Boolean).join(" · ")),
  );
}

/** @param {Face} face */
const lines = (face) => (face.lines ?? []).slice(1).map((line) => h("span", line));

/** @param {CardsPage} page @param {number} rest */
const more = (page, rest) =>
  h(
    "div.row",
    h(
      "button",
      {
        type: "button",
        onclick: () => {
          page.many += PORTION;
          page.draw();
          find(page.root, `.library figure:nth-child(${page.many - PORTION + 1}) button`)?.focus();
        },
      },
      `Show more (${rest} left)`,
    ),
  );
