// The table's socket: it connects again by itself, asks for the whole table when out of step, and repeats what wasn't acknowledged.
import { socketAddress } from "../api.js";
import { apply } from "./patch.js";

const FINAL = { 4403: "This table is not open to spectators.", 4404: "There is no such table." };

export class Connection {
  // told: {changed(state, message), lost(wait), gone(text), notice(kind, text), went(table)}
  constructor(id, told) {
    this.id = id;
    this.told = told;
    this.state = null;
    this.next = 1;
    this.open = new Map(); // request number → {message, done}
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

  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Send a request; the promise gives the answer ("ok", "refused" or "why").
  request(message) {
    const id = this.next++;
    return new Promise((done) => {
      const full = { ...message, id };
      this.open.set(id, { message: full, done });
      this.say(full);
    });
  }

  answer(id, message) {
    this.open.get(id)?.done(message);
    this.open.delete(id);
  }

  hear(message) {
    const s = this.state;
    switch (message.t) {
      case "table": {
        const { t, ...all } = message;
        const again = this.tries > 0 || !s;
        this.tries = 0;
        this.state = { thinking: [], rematch: null, ...s, ...all, heard: Date.now() };
        if (again)
          for (const { message: waiting } of this.open.values())
            if (!(waiting.t === "choose" && waiting.decision !== this.state.decision?.id)) this.say(waiting);
            else this.answer(waiting.id, { t: "ok" });
        return this.told.changed(this.state, message);
      }
      case "update":
        if (!s || message.from !== s.seq) return this.say({ t: "sync" });
        s.seq = message.seq;
        if (message.view) s.view = message.view;
        else if (message.patch) s.view = apply(structuredClone(s.view), message.patch);
        if ("decision" in message) s.decision = message.decision;
        for (const key of ["waiting", "clocks", "takeback", "result"]) if (key in message) s[key] = message[key];
        if (message.result) s.table.result = message.result;
        if (message.log) {
          s.log.lines.length = Math.max(0, message.log.at - s.log.at);
          s.log.lines.push(...message.log.lines);
        }
        s.heard = Date.now();
        return this.told.changed(s, message);
      case "ok":
      case "refused":
      case "why":
        return this.answer(message.id, message);
      case "chat":
        s.chat.push(message.line);
        break;
      case "seats":
        s.table.seats = message.seats;
        s.online = message.online;
        break;
      case "clocks":
        s.clocks = message.clocks;
        s.heard = Date.now();
        break;
      case "vote":
        s.vote = message.vote;
        break;
      case "prefs":
        s.prefs = message.prefs;
        break;
      case "thinking":
        s.thinking = message.seats;
        break;
      case "rematch":
        s.rematch = { table: message.table, wants: message.wants };
        if (message.table) return this.told.went(message.table);
        break;
      case "notice":
        this.told.notice(message.kind, message.text);
        break;
      case "pong":
        return;
      default:
        return;
    }
    if (s) this.told.changed(s, message);
  }
}
