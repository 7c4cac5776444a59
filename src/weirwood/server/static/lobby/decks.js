// Decks: paste or upload, checked with reasons, kept.
import { once, post, remove } from "../api.js";
import { refusalList } from "../book/rules.js";
import { deckAsCards, shelfOf, soFar } from "../building/reading.js";
import { find, h, show } from "../dom.js";
import { confirmSheet, say, sheet } from "../layers.js";
import { deckFields, deckForm, decksFor, field } from "../seating/fields.js";
import { readyGroups } from "../seating/groups.js";
import { frame, person } from "../shell.js";
import { factionOf, houseSign } from "../signs.js";

/** @param {HTMLElement} root */
export function decksPage(root) {
  const page = new DecksPage(root);
  return () => page.leave();
}

export class DecksPage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Me | null} */
    this.me = null;
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {string | null} */
    this.game = null;
    /** @type {Decks | null} */
    this.decks = null;
    /** @type {Deck | null} */
    this.checked = null;
    /** @type {{ message: string; refusals: Refusal[] } | null} */
    this.problem = null;
    this.text = "";
    this.name = "";
    /** @type {Values} */
    this.form = {};
    this.left = false;
    document.title = "Decks · Weirwood";
    this.begin();
    this.draw();
  }

  leave() {
    this.left = true;
  }

  // The game whose decks are shown.
  get book() {
    return /** @type {GameInfo} */ (this.games.find((g) => g.id === this.game));
  }

  async begin() {
    try {
      const [who, found] = await Promise.all([person(), once("/api/games")]);
      this.me = who;
      this.games = found.filter((/** @type {GameInfo} */ g) => g.decks);
      this.game = this.games[0]?.id ?? null;
      if (this.game) this.load();
      this.draw();
    } catch (failure) {
      say(failure.message, "error");
    }
  }

  async load() {
    this.decks = await decksFor(this.book, this.form);
    this.draw();
  }

  // Another game, or another form of it: what was checked was checked for the one before.
  anew() {
    this.checked = this.problem = null;
    this.load();
  }

  /** @param {boolean} keep */
  async read(keep) {
    this.problem = this.checked = null;
    this.draw();
    const { game, text } = this,
      form = deckForm(this.book, this.form);
    try {
      const read = await post("/api/decks", { game, text, name: this.name.trim(), keep, form });
      this.checked = read.deck;
      if (keep) {
        say(`${read.deck.name} is kept.`);
        this.text = this.name = "";
        await this.load();
      }
    } catch (failure) {
      this.problem = failure;
    }
    this.draw();
    find(this.root, ".verdict-box")?.focus();
  }

  /** @param {File | undefined} file */
  async readFile(file) {
    if (!file) return;
    this.text = await file.text();
    this.name = /\.(o8d|xml)$/i.test(file.name) ? file.name.replace(/\.\w+$/, "").slice(0, 60) : "";
    this.read(false);
  }

  /** @param {Deck} deck */
  async open(deck) {
    const [whole, shelf] = await Promise.all([decksFor(this.book, this.form, deck.id), shelfOf(this.book.id)]);
    sheet(
      whole.name,
      () =>
        h(
          "div.stack",
          h("p", whole.line),
          whole.about ? h("p", whole.about) : null,
          whole.refusals?.length ? refusalList(whole.refusals) : h("p", `✓ Legal (${whole.by}).`),
          h(
            "div.row",
            h("a.button.primary", { href: editing(whole) }, whole.builtin ? "Copy it and change it" : "Change it"),
            whole.builtin ? null : h("a.button.plain", { href: copying(whole) }, "Copy it"),
          ),
          soFar(whole.played),
          deckAsCards(shelf, whole),
        ),
      "wide",
    );
  }

  /** @param {Deck} deck */
  throwAway(deck) {
    confirmSheet("Throw it away?", `${deck.name} will be gone.`, "Throw away", async () => {
      await remove(`/api/decks/${encodeURIComponent(deck.id)}`);
      this.load();
    });
  }

  draw() {
    if (this.left) return;
    if (!this.game) return show(this.root, frame(this.me, h("h1", "Decks")));
    show(
      this.root,
      frame(
        this.me,
        h("h1", "Decks"),
        this.games.length > 1 ? gameField(this) : null,
        h(
          "div.row.fields",
          deckFields(this.book).map((f) => field(f, this.form, () => this.anew(), this.decks ?? undefined)),
        ),
        h("div.two", bring(this), shelf(this)),
      ),
    );
  }
}

/** @param {Deck} deck */
const copying = (deck) => `/decks/build/${deck.game}?from=${encodeURIComponent(deck.id)}&game=${deck.game}`;
/** @param {Deck} deck */
const editing = (deck) => (deck.builtin ? copying(deck) : `/decks/build/${deck.id}`);

/** @param {DecksPage} page */
const gameField = (page) =>
  h(
    "label.field.small",
    h("span", "Game"),
    h(
      "select",
      {
        onchange: (e) => {
          page.game = e.target.value;
          page.anew();
        },
      },
      page.games.map((g) => h("option", { value: g.id, selected: g.id === page.game }, g.name)),
    ),
  );

/** @param {DecksPage} page */
function bring(page) {
  return h(
    "section.panel",
    h("h2", "Bring a deck"),
    h("p.faint", "ThronesDB text, JSON, or an OCTGN .o8d file."),
    h(
      "label.field",
      h("span", "The deck's text"),
      h("textarea.deck-text", {
        rows: 14,
        value: page.text,
        spellcheck: "false",
        oninput: (e) => {
          page.text = e.target.value;
        },
      }),
    ),
    h(
      "label.field",
      h("span", "Its name (if it is to have another than in the text)"),
      h("input", {
        maxlength: 60,
        value: page.name,
        oninput: (e) => {
          page.name = e.target.value;
        },
      }),
    ),
    h(
      "div.row",
      h(
        "label.button.plain",
        "Choose a file",
        h("input.sr", {
          type: "file",
          accept: ".txt,.json,.o8d,.xml,text/plain",
          onchange: async (e) => {
            await page.readFile(e.target.files[0]);
            e.target.value = "";
          },
        }),
      ),
      h("button", { type: "button", onclick: () => page.read(false) }, "Check"),
      h("button.primary", { type: "button", onclick: () => page.read(true) }, "Check and keep"),
    ),
    verdict(page),
  );
}

/** @param {DecksPage} page */
const shelf = (page) =>
  h(
    "section.panel",
    h("h2", "Your decks"),
    h("p", h("a.button.primary", { href: `/decks/build/${page.game}` }, "Build a deck")),
    page.decks?.mine?.length
      ? h(
          "ul.decks",
          page.decks.mine.map((deck) => entry(page, deck)),
        )
      : h("p.faint", "None yet."),
    readyGroups(page.decks?.builtin).map(([group, decks]) => [
      h("h2", { key: `group ${group}` }, group),
      h(
        "ul.decks",
        { key: `decks ${group}` },
        decks.map((deck) => entry(page, deck)),
      ),
    ]),
  );

/** @param {DecksPage} page @param {Deck} deck */
const entry = (page, deck) =>
  h(
    "li",
    { key: deck.id },
    h(
      "span.deck-entry",
      h(`span.f-${factionOf(deck.line)}`, houseSign(factionOf(deck.line))),
      h("button.cardlink", { type: "button", onclick: () => page.open(deck) }, deck.name),
      h(
        "small.faint",
        { title: deck.about || null },
        deck.line.startsWith(`${deck.name}, `) ? deck.line.slice(deck.name.length + 2) : deck.line,
      ),
      h("span", { class: deck.legal ? "good" : "bad", title: deck.by }, deck.legal ? "✓ legal" : "✗ not legal"),
      h("a.button.plain.small", { href: editing(deck) }, deck.builtin ? "Copy" : "Change"),
      deck.builtin ? null : h("button.plain.small", { type: "button", onclick: () => page.throwAway(deck) }, "Delete"),
    ),
  );

/** @param {DecksPage} page */
function verdict({ checked, problem }) {
  if (problem)
    return h(
      "div.verdict-box.bad-box",
      { tabindex: "-1", role: "alert" },
      h("b", "✗ "),
      problem.message,
      problem.refusals.length ? refusalList(problem.refusals) : null,
    );
  if (!checked) return null;
  return h(
    "div.verdict-box",
    { tabindex: "-1", role: "status", class: checked.legal ? "good-box" : "bad-box" },
    h(
      "p",
      h("b", checked.legal ? "✓ Legal: " : "✗ Not legal yet: "),
      checked.name,
      ". ",
      checked.line,
      h("small.faint", ` ${checked.by}`),
    ),
    checked.refusals?.length ? refusalList(checked.refusals) : null,
  );
}
