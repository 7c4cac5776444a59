// The table's page: it holds what the server has told, draws it, and sends what a person chooses.
import { get } from "../api.js";
import { Draft, isPressed, runOf, withTogether } from "../asking/several.js";
import { isBoard } from "../board/board.js";
import { Camera } from "../board/camera.js";
import { openNamed } from "../board/named.js";
import { after, draftFor, nextOf, setAside } from "../board/talks/draft.js";
import { openTalk } from "../board/talks/sheet.js";
import { Book } from "../book/book.js";
import { Explaining } from "../book/explaining.js";
import { follow } from "../book/log.js";
import { openCard } from "../cards/look.js";
import { Preview } from "../cards/preview.js";
import { announce, drawing, h, show } from "../dom.js";
import { Story } from "../ending/story.js";
import { Connection } from "../hearing/connection.js";
import { closeMenu, confirmSheet, say } from "../layers.js";
import { Moving } from "../motion/moving.js";
import { sounds } from "../motion/sounds.js";
import { mark } from "../motion/speed.js";
import { Stage } from "../motion/stage.js";
import { Layout } from "../pictures/layout.js";
import { picture } from "../pictures/picture.js";
import { remembered } from "../preferences.js";
import { counting } from "../seating/absent.js";
import { isCalled, Learnt, waitingRoom } from "../seating/room.js";
import { go } from "../shell.js";
import { contextOf } from "./context.js";
import { Guide } from "./guide.js";
import { header } from "./header.js";
import { Hint } from "./hint.js";
import { watch } from "./input.js";
import { pressed } from "./keys.js";
import { answers } from "./prompt.js";
import { side, votes } from "./side.js";
import { stopped } from "./stopped.js";
import { tighten } from "./tight.js";

/** @param {HTMLElement} root @param {string} id */
export function tablePage(root, id) {
  const page = new TablePage(root, id);
  return () => page.leave();
}

export class TablePage {
  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
    /** @type {Look} */
    this.ui = { page: 0, tab: "log", list: remembered("list", false), unread: 0, away: false };
    /** @type {TableState | null} the table as the server has told it; nothing before its first word */
    this.told = null;
    this.busy = false; // a choice is on its way
    this.meant = new Set(); // answers that cost something for good, and were meant
    /** @type {Run | null} what is left of an offer that was put together in one go */
    this.offering = null;
    this.called = false; // everybody is asked to be ready, and this one hasn't said so
    /** @type {number | null} */
    this.lost = null;
    /** @type {string | null} */
    this.gone = null;
    this.left = false;
    /** @type {Decision | null} the one that is shown */
    this.asked = null;
    /** @type {number | null | undefined} the one whose cards were brought into sight */
    this.revealed = null;
    document.title = "Weirwood";
    this.draw = drawing(() => this.drawNow());
    this.layout = new Layout(root);
    this.camera = new Camera();
    this.book = new Book();
    this.preview = new Preview(this.book);
    this.explaining = new Explaining();
    this.learnt = new Learnt(this.draw);
    this.stage = new Stage(() => this.turned());
    this.moving = new Moving(root, this.book);
    this.draft = new Draft(
      (message) => this.connection.request(message),
      () => this.draw(),
    );
    this.hint = new Hint(this);
    this.guide = new Guide(this);
    this.unwatch = watch(this);
    mark();
    this.story = new Story(id, this.book, this.draw);
    this.connection = new Connection(id, this.listener());
    this.keys = (/** @type {KeyboardEvent} */ event) => pressed(this, event);
    this.resized = () => this.relayout();
    this.listen();
    this.drawNow();
  }

  listen() {
    this.tick = setInterval(() => {
      if (this.told && counting(this.told)) this.draw();
    }, 1000);
    document.addEventListener("keydown", this.keys);
    window.addEventListener("resize", this.resized);
  }

  relayout() {
    this.layout.settle();
    tighten(this.root);
    follow(this.root, this.ui);
    this.layout.reveal();
  }

  leave() {
    this.left = true;
    clearInterval(this.tick);
    this.stage.close();
    this.moving.forget();
    this.unwatch();
    document.removeEventListener("keydown", this.keys);
    window.removeEventListener("resize", this.resized);
    this.connection.close();
    this.camera.leave();
    this.explaining.close();
    this.preview.hide();
    closeMenu(false);
  }

  /** The table as it is to be shown, wherever there is one: now with what is about to be chosen, or a moment before. */
  get s() {
    return this.draft.state(this.stage.state(/** @type {TableState} */ (this.told)));
  }

  /**
   * What the connection says.
   *
   * @returns {Listener}
   */
  listener() {
    return {
      changed: (state, message) => this.changed(state, message),
      lost: (wait) => {
        this.lost = wait;
        this.draw();
      },
      gone: (text) => {
        this.gone = text;
        this.draw();
      },
      notice: (kind, text) => say(text, kind),
      went: (table) => go(`/t/${table}`),
    };
  }

  /** @param {TableState} state @param {Message} message */
  changed(state, message) {
    const first = !this.told;
    this.told = state;
    this.book.versions = state.view?.versions ?? {};
    setAside(state.view?.talks, state.decision);
    withTogether(state.decision);
    this.stage.hear(state, message, Boolean(this.asked));
    this.lost = null;
    if (first) {
      this.book.introduction = state.introduction;
      this.loadFaces();
    }
    if (message.t === "update" || message.t === "table") this.draft.heard(state.decision);
    if (message.t === "chat" && this.ui.tab !== "chat") this.ui.unread += 1;
    if (message.t === "update" && message.back) say("Taken back.");
    if (message.t === "table") this.call(first || !!state.view);
    this.turned();
  }

  // No more is shown on the way to now.
  skip() {
    this.moving.forget();
    this.stage.skip();
  }

  // Another moment may be shown than before.
  turned() {
    if (this.s.decision?.id !== this.asked?.id) this.ask();
    this.draw();
  }

  async loadFaces() {
    await this.book.read(this.s.table);
    this.draw();
  }

  // Another decision than before, or none any more.
  ask() {
    const { decision, table } = this.s;
    this.busy = false;
    this.ui.page = 0;
    this.asked = decision;
    sounds.asked(Boolean(decision));
    if (this.offering) queueMicrotask(() => this.goOn());
    closeMenu(false);
    this.preview.hide();
    if (decision) {
      const or = decision.decline ? `, or ${decision.decline}` : "";
      announce(`${decision.prompt} ${answers(decision).length} answers${or}.`);
    }
    document.title = decision ? `● ${table.title}` : `${table.title} · Weirwood`;
  }

  /**
   * Everybody is asked whether they are there; whoever looks at something else hears of it.
   *
   * @param {boolean} quiet
   */
  call(quiet) {
    const called = isCalled(this.s);
    if (called && !this.called && !quiet) announce("The table is full: say that you are ready.");
    if (called !== this.called)
      document.title = called ? `● ${this.s.table.title}` : `${this.s.table.title} · Weirwood`;
    this.called = called;
  }

  /**
   * An offer that was put together: its choices, each when it is asked for.
   *
   * @param {Run} run
   */
  offer(run) {
    this.offering = run;
    this.goOn();
  }

  // The next of them; if it isn't possible, the rest is let go.
  goOn() {
    const { decision } = this.s;
    if (!this.offering || !decision) return;
    const option = nextOf(this.offering, decision);
    if (!option && decision.options.some(({ label }) => label === this.offering?.end))
      say("Not all of it is possible now: go on by hand, or withdraw it.", "error");
    else if (!option) say("Something came in between: you are asked anew.");
    this.offering = option ? after(this.offering, option.label) : null;
    if (option) this.send(option);
  }

  /**
   * What costs something for good asks once in a game whether it is meant.
   *
   * @param {Choice} option
   */
  choose(option) {
    const draft = draftFor(this.s.view?.talks, option);
    if (draft) return openTalk(contextOf(this), draft, (run) => this.offer(run));
    const { decision } = this.s,
      cost = decision?.costs?.[option.label];
    const known = `${option.label}: ${cost}`;
    if (!cost || this.busy || this.meant.has(known)) return this.send(option);
    confirmSheet("Is this what you want?", cost, "Yes, do it", () => {
      this.meant.add(known);
      if (this.s.decision?.id === decision?.id) this.send(option);
    });
  }

  /** @param {Choice} option */
  async send(option) {
    if (!this.told || !this.s.decision || this.busy) return;
    const { seq } = this.told,
      { decision } = this.s;
    if (this.told.decision?.id === decision.id && isPressed(decision, option))
      return this.draft.toggle(this.told.decision, option);
    this.busy = true;
    while (this.draft.weighing) await this.draft.weighing; // what is shown as chosen is what is sent
    const run = this.draft.of(decision);
    this.stage.chose();
    this.preview.hide();
    this.draw();
    const options = option.run ? [...run, ...option.run] : runOf(decision, run, option.label),
      chosen = options.length > 1 ? { options } : { option: option.label };
    const answer = await this.connection.request({ t: "choose", seq, decision: decision.id, ...chosen });
    this.busy = false;
    if (answer.t === "refused") this.offering = null;
    if (answer.t === "refused" && answer.code !== "stale") say(answer.text, "error");
    // taken, but everybody is told a moment later, whoever may have something to answer it with
    if (answer.t === "ok" && this.told.decision?.id === decision.id)
      Object.assign(this.told, { decision: null, waiting: [] });
    this.draw();
  }

  /** @param {Ask} message */
  async request(message) {
    const answer = await this.connection.request(message);
    if (answer.t === "refused") say(answer.text, "error");
    return answer;
  }

  // How one asks why not; null while nobody can be asked.
  asking() {
    if (this.s.you === null || !this.s.decision) return null;
    return async (/** @type {string} */ name) => {
      const answer = await this.connection.request({ t: "why", thing: name });
      return answer.t === "why" ? (answer.answers ?? []) : [];
    };
  }

  /** @param {Card | Thing} card @param {Choice[]} options */
  closer(card, options = []) {
    if (isBoard(this.s.view)) openNamed(contextOf(this), card.title ?? card.name, this.asking());
    else openCard(this.book, card, { ask: this.asking(), options, choose: (option) => this.choose(option) });
  }

  async earlier() {
    const { log } = /** @type {TableState} */ (this.told);
    const older = await get(`/api/tables/${this.id}/log?from=${Math.max(0, log.at - 300)}`);
    log.lines = [...older.lines.slice(0, log.at - older.from), ...log.lines];
    log.at = older.from;
    this.draw();
  }

  drawNow() {
    if (this.left) return;
    const instead = this.instead();
    if (instead) return show(this.root, instead);
    this.moving.around(this.s, this.stage.lines(this.s), () => {
      show(this.root, this.table());
      this.layout.settle();
      tighten(this.root);
    });
    this.guide.follow();
    follow(this.root, this.ui, this.s.log);
    if (this.revealed !== this.s.decision?.id) {
      this.revealed = this.s.decision?.id;
      this.layout.reveal();
    }
  }

  // What is shown while there is no table to show.
  instead() {
    const lobby = () => h("a.button", { href: "/" }, "To the lobby");
    if (this.gone) return h("main.narrow", h("h1", "Not here"), h("p", this.gone), lobby());
    if (!this.told) {
      const text = this.lost ? "The server can't be reached; trying again …" : "Opening the table …";
      return h("main.narrow", h("p.faint", text));
    }
    const { status, owner } = this.s.table;
    if (!this.s.view && (status === "broken" || status === "over")) return stopped(this);
    if (status !== "closed") return null;
    const text = owner ? "You closed this table." : "Whoever made this table has closed it.";
    return h("main.narrow", h("h1", "Closed"), h("p", text), lobby());
  }

  table() {
    const { s, ui } = this;
    const ctx = contextOf(this);
    return h(
      "div.table",
      {
        class: `${s.view ? "" : "not-yet"}${ctx.decision ? " asked" : ""}${this.stage.past ? " past" : ""}`,
        key: "table",
        "data-seq": s.seq,
      },
      header(this),
      this.lost ? h("div.banner.lost", { role: "alert", key: "lost" }, "The connection is lost. Trying again …") : null,
      votes(this),
      h(
        "main.place",
        { key: "place" },
        s.view ? picture(s.view, ui)(ctx) : waitingRoom(s, this.learnt, (message) => this.request(message)),
      ),
      side(this, ctx),
    );
  }
}
