// Replay: a finished game step by step, forwards and backwards, from any seat or open.
import { get } from "../api.js";
import { isBoard } from "../board/board.js";
import { Camera } from "../board/camera.js";
import { openNamed } from "../board/named.js";
import { Book } from "../book/book.js";
import { Explaining } from "../book/explaining.js";
import { follow, logView } from "../book/log.js";
import { openCard, openPile } from "../cards/look.js";
import { Preview } from "../cards/preview.js";
import { announce, h, show } from "../dom.js";
import { anySheet } from "../layers.js";
import { motion } from "../motion/layer.js";
import { Moving } from "../motion/moving.js";
import { sounds } from "../motion/sounds.js";
import { mark, moveLength } from "../motion/speed.js";
import { Layout } from "../pictures/layout.js";
import { picture } from "../pictures/picture.js";
import { remember, remembered } from "../preferences.js";
import { toggleTheme } from "../shell.js";
import { sign } from "../signs.js";
import { home } from "../table/header.js";
import { phaseStrip } from "../table/phases.js";
import { moment } from "./controls.js";
import { Film } from "./film.js";

const LINES = 300; // of the log, at most

/** @param {HTMLElement} root @param {string} id */
export function replayPage(root, id) {
  const page = new ReplayPage(root, id);
  return () => page.leave();
}

export class ReplayPage {
  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    const wanted = new URLSearchParams(location.search);
    this.root = root;
    this.id = id;
    this.at = Math.max(0, Math.floor(Number(wanted.get("at"))) || 0); // so many choices were made
    this.seat = wanted.get("seat") ?? "open"; // whose eyes
    this.speed = remembered("speed", "1200");
    /** @type {Look} */
    this.ui = { page: 0, tab: "log", list: remembered("list", false), unread: 0 };
    /** @type {{ game: Replay; film: Film } | null} nothing before it has come */
    this.loaded = null;
    /** @type {string | null} */
    this.failed = null;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.playing = undefined;
    this.left = false;
    this.layout = new Layout(root);
    this.camera = new Camera();
    this.book = new Book();
    this.preview = new Preview(this.book);
    this.explaining = new Explaining();
    document.title = "Replay · Weirwood";
    this.moving = new Moving(root, this.book);
    mark();
    this.keys = (/** @type {any} */ event) => this.pressed(event);
    this.down = () => {
      sounds.wake();
      motion.finish();
    };
    this.resized = () => this.loaded && this.layout.settle();
    document.addEventListener("keydown", this.keys);
    document.addEventListener("pointerdown", this.down, true);
    window.addEventListener("resize", this.resized);
    this.load();
    this.draw();
  }

  leave() {
    this.left = true;
    clearInterval(this.playing);
    this.moving.forget();
    document.removeEventListener("keydown", this.keys);
    document.removeEventListener("pointerdown", this.down, true);
    window.removeEventListener("resize", this.resized);
    this.camera.leave();
    this.explaining.close();
    this.preview.hide();
  }

  get game() {
    return /** @type {{ game: Replay }} */ (this.loaded).game;
  }

  get film() {
    return /** @type {{ film: Film }} */ (this.loaded).film;
  }

  async load() {
    try {
      const found = await get(`/api/tables/${this.id}/replay?seat=${encodeURIComponent(this.seat)}`);
      if (this.left) return;
      this.loaded = { game: found, film: new Film(found.view, found.steps) };
      this.book.introduction = found.introduction;
      this.book.versions = found.view?.versions ?? {};
      this.at = Math.min(this.at, this.film.length);
      this.setAddress();
      this.draw();
      await this.book.read(found.table);
    } catch (failure) {
      this.failed = failure.message;
    }
    this.draw();
  }

  setAddress() {
    history.replaceState(null, "", `?at=${this.at}&seat=${this.seat}`);
  }

  /** @param {number} to */
  move(to, quiet = false) {
    this.at = Math.max(0, Math.min(to, this.film.length));
    this.setAddress();
    this.draw();
    if (!quiet) announce(this.line());
  }

  /** @param {string} seat */
  see(seat) {
    this.seat = seat;
    this.load();
  }

  // Run by itself, or stop.
  run() {
    if (this.playing) {
      clearInterval(this.playing);
      this.playing = undefined;
    } else {
      if (this.at >= this.film.length) this.at = 0;
      this.playing = setInterval(() => {
        if (this.at >= this.film.length) this.run();
        else this.move(this.at + 1, true);
      }, Number(this.speed));
    }
    this.draw();
  }

  /** @param {string} speed */
  setSpeed(speed) {
    this.speed = speed;
    remember("speed", speed);
    if (!this.playing) return;
    this.run();
    this.run();
  }

  line() {
    const step = this.game.steps[this.at - 1];
    return step ? `${this.game.names[step.seat]}: ${step.say ?? step.label ?? "a secret choice"}.` : "The start.";
  }

  /** @param {Card} card */
  closer(card) {
    const ctx = this.context();
    if (isBoard(ctx.view)) openNamed(ctx, card.title ?? card.name);
    else openCard(this.book, card);
  }

  /** @returns {Context} */
  context() {
    return {
      id: this.id,
      book: this.book,
      camera: this.camera,
      ui: this.ui,
      redraw: () => this.draw(),
      view: this.film.at(this.at),
      decision: null,
      you: /^\d+$/.test(this.seat) ? Number(this.seat) : null,
      seats: this.game.table.seats,
      replay: true,
      middle: this.lines().at(-1)?.text,
      hover: (title, card) => this.preview.over(title, card),
      seatName: (seat) => this.game.names[seat],
      openThing: (thing, _options, _event, card) => {
        this.preview.hide();
        this.closer(card ?? { name: thing.name, title: thing.title ?? thing.name });
      },
      choose: () => {},
      openPlayer: () => {},
      openOften: () => {},
      again: { table: null, wants: [] },
      rematch: () => {},
      openPile: (title, names) => openPile(this.book, title, names, (name) => this.closer({ name, title: name })),
      look: (event, card) => {
        event.preventDefault();
        this.closer(card);
      },
    };
  }

  lines() {
    return [...this.game.log, ...this.game.steps.slice(0, this.at).flatMap((step) => step.log)];
  }

  draw() {
    if (this.left) return;
    if (this.failed || !this.loaded) return show(this.root, this.failed ? this.failure() : fetching());
    const paint = () => {
      show(this.root, this.table());
      this.layout.settle();
    };
    const shown = { view: this.film.at(this.at), seq: this.at };
    if (this.follows()) this.moving.around(shown, this.game.steps[this.at - 1]?.log ?? [], paint);
    else this.moving.still(shown, paint);
    follow(this.root, this.ui);
  }

  // Whether what is to be shown is what is shown already, or what came next; and there is time to see how.
  follows() {
    const by = this.at - this.moving.seq;
    if (by === 1) motion.finish();
    return by === 0 || (by === 1 && !(this.playing && Number(this.speed) < moveLength()));
  }

  failure() {
    return h("main.narrow", h("h1", "Replay"), h("p", this.failed), h("a.button", { href: "/" }, "To the lobby"));
  }

  table() {
    const ctx = this.context();
    /** @param {string} name */
    const open = (name) => this.closer({ name, title: name });
    return h(
      "div.table.replaying",
      { key: "replay", "data-at": this.at },
      this.header(ctx.view),
      h("main.place", { key: "place" }, picture(ctx.view, this.ui)(ctx)),
      h(
        "aside.side",
        moment(this),
        h(
          "div.tabbed",
          { key: "log" },
          logView(this.book, { at: 0, lines: this.lines().slice(-LINES) }, { open, live: false }),
        ),
      ),
    );
  }

  /** @param {View} view */
  header(view) {
    const { table } = this.game;
    /** @param {string} picture @param {string} label @param {() => any} run */
    const tool = (picture, label, run) =>
      h("button.tool", { type: "button", title: label, "aria-label": label, onclick: run }, sign(picture));
    const list = () => {
      this.ui.list = !this.ui.list;
      this.draw();
    };
    return h(
      "header.bar",
      home(),
      h("h1", `Replay: ${table.title || table.game_name}`),
      phaseStrip(this.book, view),
      h("span.tools", tool("list", "List or table", list), tool("theme", "Dark or light", toggleTheme)),
    );
  }

  /** @param {any} event */
  pressed(event) {
    if (!this.loaded || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.nodeName) || anySheet()) return;
    /** @type {Record<string, number>} */
    const keys = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: this.film.length };
    const to = keys[event.key];
    if (to !== undefined) {
      event.preventDefault();
      this.move(to);
    } else if (event.key === " " && !event.target.closest?.("button")) {
      event.preventDefault();
      this.run();
    }
  }
}

const fetching = () => h("main.narrow", h("p.faint", "Fetching the game …"));
