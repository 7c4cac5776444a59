// The table's page: it holds what the server has told, draws it, and sends what a person chooses.
import { get, once } from "../api.js";
import { isBoard } from "../board/board.js";
import { openNamed } from "../board/named.js";
import { announce, drawing, h, show } from "../dom.js";
import { closeMenu, say } from "../layers.js";
import { remembered } from "../preferences.js";
import { go } from "../shell.js";
import { Absence } from "./absent.js";
import { facesAt, setFaces } from "./card.js";
import { Connection } from "./connection.js";
import { contextOf } from "./context.js";
import { header } from "./header.js";
import { pressed } from "./keys.js";
import { Layout } from "./layout.js";
import { follow } from "./log.js";
import { hidePreview, openCard } from "./look.js";
import { picture } from "./picture.js";
import { answers } from "./prompt.js";
import { waitingRoom } from "./room.js";
import { side, votes } from "./side.js";
import { speak } from "./words.js";

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
    this.absence = new Absence(this.draw);
    this.connection = new Connection(id, this.listener());
    this.keys = (/** @type {KeyboardEvent} */ event) => pressed(this, event);
    this.resized = () => this.relayout();
    this.listen();
    this.drawNow();
  }

  listen() {
    this.tick = setInterval(() => {
      const clocks = this.told?.clocks;
      if (clocks && !clocks.paused && clocks.running?.length) this.draw();
    }, 1000);
    document.addEventListener("keydown", this.keys);
    window.addEventListener("resize", this.resized);
  }

  relayout() {
    this.layout.settle(true);
    follow(this.root, this.ui);
    this.layout.reveal();
  }

  leave() {
    this.left = true;
    clearInterval(this.tick);
    this.absence.close();
    document.removeEventListener("keydown", this.keys);
    window.removeEventListener("resize", this.resized);
    this.connection.close();
    hidePreview();
    closeMenu(false);
  }

  /** The table, wherever there is one to show. */
  get s() {
    return /** @type {TableState} */ (this.told);
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
    this.lost = null;
    this.absence.look(state);
    if (first) {
      speak(state.introduction);
      this.loadFaces();
    }
    if (message.t === "chat" && this.ui.tab !== "chat") this.ui.unread += 1;
    if (message.t === "update" && message.back) say("Taken back.");
    if (message.t === "table" && message.notice) say(message.notice, "error");
    if (state.decision?.id !== this.asked?.id) this.ask();
    this.draw();
  }

  async loadFaces() {
    const { table } = this.s;
    const games = await once("/api/games").catch(() => []);
    if (!games.find((/** @type {GameInfo} */ game) => game.id === table.game)?.cards) return;
    setFaces(await facesAt(table));
    this.draw();
  }

  // Another decision than before, or none any more.
  ask() {
    const { decision, table } = this.s;
    this.busy = false;
    this.ui.page = 0;
    this.asked = decision;
    closeMenu(false);
    hidePreview();
    if (decision) {
      const or = decision.decline ? `, or ${decision.decline}` : "";
      announce(`${decision.prompt} ${answers(decision).length} answers${or}.`);
    }
    document.title = decision ? `● ${table.title}` : `${table.title} · Weirwood`;
  }

  /** @param {Choice} option */
  async choose(option) {
    if (!this.told?.decision || this.busy) return;
    const { seq, decision } = this.told;
    this.busy = true;
    hidePreview();
    this.draw();
    const answer = await this.connection.request({ t: "choose", seq, decision: decision.id, option: option.label });
    this.busy = false;
    if (answer.t === "refused" && answer.code !== "stale") say(answer.text, "error");
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
    else openCard(card, { ask: this.asking(), options, choose: (option) => this.choose(option) });
  }

  async earlier() {
    const { log } = this.s;
    const older = await get(`/api/tables/${this.id}/log?from=${Math.max(0, log.at - 300)}`);
    log.lines = [...older.lines.slice(0, log.at - older.from), ...log.lines];
    log.at = older.from;
    this.draw();
  }

  drawNow() {
    if (this.left) return;
    const instead = this.instead();
    if (instead) return show(this.root, instead);
    show(this.root, this.table());
    this.layout.settle();
    follow(this.root, this.ui);
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
    if (status !== "closed") return null;
    const text = owner ? "You closed this table." : "Whoever made this table has closed it.";
    return h("main.narrow", h("h1", "Closed"), h("p", text), lobby());
  }

  table() {
    const { s, ui } = this;
    const ctx = contextOf(this);
    return h(
      "div.table",
      { class: `${s.view ? "" : "not-yet"}${ctx.decision ? " asked" : ""}`, key: "table", "data-seq": s.seq },
      header(this),
      this.lost ? h("div.banner.lost", { role: "alert", key: "lost" }, "The connection is lost. Trying again …") : null,
      votes(this),
      h("main.place", { key: "place" }, s.view ? picture(s.view, ui)(ctx) : waitingRoom(s, this.draw)),
      side(this, ctx),
    );
  }
}
