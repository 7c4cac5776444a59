// The table's socket: it connects again by itself, asks for the whole table when out of step, and repeats what wasn't
// acknowledged.
import { socketAddress } from "../api.js";
import { learn, update, whole } from "./hearing.js";

/** @type {Record<number, string>} */
const FINAL = { 4403: "This table is not open to spectators.", 4404: "There is no such table." };

export class Connection {
  /**
   * @param {string} id @param {Listener} told
   */
  constructor(id, told) {
    this.id = id;
    this.told = told;
    /** @type {TableState | null} */
    this.state = null;
    this.next = 1;
    /** @type {Map<number, { message: Ask; done: (answer: Reply) => void }>} by the number of the request */
    this.open = new Map();
    this.tries = 0;
    this.closed = false;
    this.connect();
    this.wake = () => {
      if (!this.closed && this.socket?.readyState === WebSocket.CLOSED) this.connect();
    };
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  connect() {
    clearTimeout(this.timer);
    const socket = new WebSocket(socketAddress(`/ws/table/${this.id}`));
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      clearInterval(this.beat);
      if (this.closed || socket !== this.socket) return;
      if (FINAL[event.code]) {
        this.closed = true;
        this.told.gone(FINAL[event.code]);
        return;
      }
      const wait = Math.min(15000, 300 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
      this.told.lost(wait);
      this.timer = setTimeout(() => this.connect(), wait);
    };
    socket.onopen = () => {
      this.beat = setInterval(() => this.say({ t: "ping" }), 25000);
    };
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** @param {Ask} message */
  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send a request; the promise gives the answer ("ok", "refused", "why", "draft" or "hint").
   *
   * @param {Ask} message
   */
  request(message) {
    const id = this.next++;
    return new Promise((done) => {
      const full = { ...message, id };
      this.open.set(id, { message: full, done });
      this.say(full);
    });
  }

  /** @param {number | undefined} id @param {Reply} message */
  answer(id, message) {
    if (id === undefined) return;
    this.open.get(id)?.done(message);
    this.open.delete(id);
  }

  /** @param {Message} message */
  hear(message) {
    switch (message.t) {
      case "ok":
      case "refused":
      case "why":
      case "draft":
      case "hint":
      case "guide":
        return this.answer(message.id, message);
      case "table":
        return this.hearTable(message);
      case "update":
        if (!this.state || !update(this.state, message, Date.now())) return this.say({ t: "sync" });
        return this.told.changed(this.state, message);
      default:
        return this.hearOf(message);
    }
  }

  /** @param {Extract<Message, { t: "table" }>} message */
  hearTable(message) {
    const again = this.tries > 0 || !this.state;
    this.tries = 0;
    this.state = whole(this.state, message, Date.now());
    if (again) this.repeat(this.state.decision);
    this.told.changed(this.state, message);
  }

  /**
   * What wasn't acknowledged is said again; a choice for another decision was heard before the connection was lost.
   *
   * @param {Decision | null} decision
   */
  repeat(decision) {
    for (const [id, { message }] of this.open)
      if (message.t === "choose" && message.decision !== decision?.id) this.answer(id, { t: "ok" });
      else this.say(message);
  }

  /** @param {Message} message */
  hearOf(message) {
    if (message.t === "notice") this.told.notice(message.kind, message.text);
    if (!this.state || !learn(this.state, message, Date.now())) return;
    if (message.t === "rematch" && message.table) this.told.went(message.table);
    else this.told.changed(this.state, message);
  }
}
