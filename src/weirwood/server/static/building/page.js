// Building a deck: cards on the left, the deck on the right, what the rules have against it as it grows.
import { get, once, post } from "../api.js";
import { Preview } from "../cards/preview.js";
import { h, show } from "../dom.js";
import { say } from "../layers.js";
import { Shelf } from "../library/shelf.js";
import { deckFields, deckForm, field } from "../seating/fields.js";
import { frame, go, person } from "../shell.js";
import { chooser } from "./chooser.js";
import { DeckInHand } from "./deck.js";
import { deckPanel } from "./panel.js";

const PAUSE = 350; // ms without a change before the rules are asked

/** @param {HTMLElement} root @param {string} what a game for a new deck, or the id of one that is there */
export function buildingPage(root, what) {
  const page = new BuildingPage(root, what);
  return () => page.leave();
}

export class BuildingPage {
  /** @param {HTMLElement} root @param {string} what */
  constructor(root, what) {
    this.root = root;
    /** @type {Me | null} */
    this.me = null;
    /** @type {Shelf | null} */
    this.shelf = null;
    /** @type {Preview | null} */
    this.preview = null;
    this.deck = new DeckInHand([]);
    this.id = "";
    /** @type {Values} */
    this.form = {};
    this.words = "";
    this.many = 40;
    this.changed = false;
    /** @type {Deck | null} what the rules say of it */
    this.verdict = null;
    this.problem = "";
    /** @type {{ n: number; name: string; created: number }[]} */
    this.versions = [];
    this.shared = "";
    /** @type {Against[] | undefined} how it did in the laboratory before it was changed here */
    this.played = undefined;
    this.left = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.asked = 0;
    document.title = "A deck · Weirwood";
    this.guard = (/** @type {BeforeUnloadEvent} */ event) => {
      if (this.changed) event.preventDefault();
    };
    addEventListener("beforeunload", this.guard);
    this.begin(what).catch((failure) => say(failure.message, "error"));
    this.draw();
  }

  leave() {
    this.left = true;
    clearTimeout(this.timer);
    this.preview?.hide();
    removeEventListener("beforeunload", this.guard);
  }

  /** @param {string} what */
  async begin(what) {
    const [who, games] = await Promise.all([person(), once("/api/games")]);
    this.me = who;
    const named = games.find((/** @type {GameInfo} */ game) => game.id === what && game.decks);
    const asked = new URLSearchParams(location.search);
    const start = named ? await startOf(asked) : await get(`/api/decks/${encodeURIComponent(what)}`);
    const game = named ?? games.find((/** @type {GameInfo} */ each) => each.id === start?.game);
    this.shelf = new Shelf(game);
    await this.shelf.fill();
    this.preview = new Preview(this.shelf.book);
    this.id = named ? "" : what;
    this.deck = new DeckInHand(this.shelf.entries, start ? { ...start.data, name: start.name } : {});
    if (named && start) this.deck.name = `${start.name}, changed`.slice(0, 60);
    this.take(start);
    this.check();
    this.draw();
  }

  /** @param {any} deck */
  take(deck) {
    this.versions = deck?.versions ?? [];
    this.shared = deck?.shared ?? "";
    this.played = deck?.played;
  }

  /** @param {string} code @param {number} count */
  put(code, count) {
    this.deck.put(code, count);
    this.alter();
  }

  /** @param {Entry} entry */
  add({ face, name }) {
    this.deck.put(face.code ?? name, this.deck.count(face.code ?? name) + 1);
    this.alter();
  }

  alter() {
    this.changed = true;
    this.draw();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PAUSE);
  }

  // What the rules say of the deck as it is now; an answer to an earlier question is no answer any more.
  async check() {
    const { shelf, deck } = this;
    if (!shelf || this.left) return;
    if (!deck.faction) {
      this.verdict = null;
      this.problem = "";
      return this.draw();
    }
    const mine = ++this.asked;
    try {
      const read = await post("/api/decks", this.wish(false));
      if (mine !== this.asked) return;
      this.verdict = read.deck;
      this.problem = "";
    } catch (failure) {
      if (mine !== this.asked) return;
      this.problem = failure.message;
    }
    this.draw();
  }

  /** @param {boolean} keep */
  wish(keep) {
    const game = /** @type {Shelf} */ (this.shelf).game;
    const text = JSON.stringify(this.deck.data());
    const form = deckForm(game, this.form);
    return { game: game.id, text, name: this.deck.name.trim(), keep, id: keep ? this.id : "", form };
  }

  /** @returns {Promise<boolean>} whether it is kept now */
  async keep() {
    try {
      const { deck } = await post("/api/decks", this.wish(true));
      const fresh = !this.id;
      this.id = deck.id;
      this.changed = false;
      this.verdict = deck;
      this.take(await get(`/api/decks/${deck.id}`));
      if (fresh) history.replaceState(null, "", `/decks/build/${deck.id}`);
      say(`${deck.name} is kept.`);
      this.draw();
      return true;
    } catch (failure) {
      say(failure.message, "error");
      return false;
    }
  }

  async play() {
    if ((this.changed || !this.id) && !(await this.keep())) return;
    const game = /** @type {Shelf} */ (this.shelf).game;
    try {
      const made = await post("/api/play", { game: game.id, form: deckForm(game, this.form), seat: { deck: this.id } });
      go(`/t/${made.table}`);
    } catch (failure) {
      say(failure.message, "error");
    }
  }

  /** @param {number} n */
  async earlier(n) {
    const { data, name } = await get(`/api/decks/${this.id}/versions/${n}`);
    this.deck = new DeckInHand(/** @type {Shelf} */ (this.shelf).entries, { ...data, name });
    this.alter();
  }

  draw() {
    if (this.left) return;
    const { shelf } = this;
    if (!shelf) return show(this.root, frame(this.me, h("h1", "A deck"), h("p.faint", "Fetching the cards …")));
    show(
      this.root,
      frame(
        this.me,
        h("h1", this.id ? "Change a deck" : "Build a deck"),
        h("p.faint", shelf.game.name),
        h(
          "div.row.fields",
          deckFields(shelf.game)
            .filter((each) => each.kind === "choice")
            .map((each) => field(each, this.form, () => this.check(), undefined)),
        ),
        h("div.builder", chooser(this, shelf), deckPanel(this, shelf)),
      ),
    );
  }
}

/** @import { Entry } from "../library/shelf.js" */

/**
 * What a new deck begins with: nothing, a deck that comes with the game, an own one, or one that a link leads to.
 *
 * @param {URLSearchParams} asked
 */
async function startOf(asked) {
  const [from, link, game] = ["from", "link", "game"].map((name) => asked.get(name));
  if (link) return get(`/api/shared/${encodeURIComponent(link)}`);
  return from ? get(`/api/decks/${encodeURIComponent(from)}?game=${encodeURIComponent(game ?? "")}`) : null;
}
