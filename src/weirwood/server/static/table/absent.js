// Somebody left or ran out of time, or the clocks are stopped: what the others may do about it.
import { h } from "../dom.js";
import { clockOf } from "./clock.js";

const GRACE = 4000; // a page that is loaded again is no one leaving

// Since when each other person is away; `draw` is called when a grace has run out.
export class Absence {
  /** @param {() => void} draw */
  constructor(draw) {
    this.draw = draw;
    this.since = new Map();
    this.timers = new Set();
  }

  /** @param {TableState} s */
  look(s) {
    for (const seat of s.table.seats) {
      const away = seat.kind === "person" && !seat.online && !seat.you;
      if (!away) this.since.delete(seat.seat);
      else if (!this.since.has(seat.seat)) {
        this.since.set(seat.seat, Date.now());
        const timer = setTimeout(() => {
          this.timers.delete(timer);
          this.draw();
        }, GRACE + 50);
        this.timers.add(timer);
      }
    }
  }
  /** @param {number} seat */
  gone(seat) {
    return this.since.has(seat) && Date.now() - this.since.get(seat) >= GRACE;
  }
  close() {
    this.timers.forEach(clearTimeout);
  }
}

/**
 * Banners beside the table, one for each thing that can be done something about.
 *
 * @param {TableState} s @param {Absence} absence @param {(message: Ask) => Promise<Reply>} request
 */
export function troubles(s, absence, request) {
  if (!s.view || s.result) return [];
  const plays = s.you !== null && s.table.seats[s.you]?.kind === "person",
    two = s.table.seats.length === 2;
  /** @param {string} key @param {string} text @param {Child[]} buttons */
  const banner = (key, text, ...buttons) =>
    h("div.banner.trouble", { key, role: "status" }, h("span", text), plays ? h("span.row", buttons) : null);
  const found = [];
  if (s.clocks?.paused)
    found.push(
      banner(
        "paused",
        `${s.clocks.by === s.you ? "You" : (s.table.seats[s.clocks.by ?? -1]?.name ?? "Somebody")} stopped the clocks.`,
        h("button", { type: "button", onclick: () => request({ t: "resume" }) }, "Go on"),
      ),
    );
  for (const seat of s.table.seats) {
    if (seat.kind !== "person") continue;
    if (seat.timed_out)
      found.push(
        seat.you
          ? banner(`time-${seat.seat}`, "Your time is up. You can play on until somebody claims it.")
          : banner(
              `time-${seat.seat}`,
              `${seat.name}'s time is up. You can claim ${two ? "the win" : "the seat for a computer"}, or play on.`,
              h(
                "button.primary",
                { type: "button", onclick: () => request({ t: "claim", seat: seat.seat }) },
                two ? "Claim the win" : "Claim the seat",
              ),
            ),
      );
    else if (absence.gone(seat.seat))
      found.push(
        banner(
          `away-${seat.seat}`,
          `${seat.name} has left. You can wait (the table is kept), ` +
            "or let a computer take the seat until they come back.",
          s.vote
            ? null
            : h(
                "button",
                { type: "button", onclick: () => request({ t: "computer", seat: seat.seat }) },
                "Let a computer play",
              ),
        ),
      );
  }
  return found;
}

/**
 * Every player's clock in one row, for tables that have no place of their own for it.
 *
 * @param {TableState} s
 */
export function clockRow(s) {
  const clocks = s.table.seats
    .map((seat) => ({ name: seat.name, clock: clockOf(s, seat.seat) }))
    .filter(({ clock }) => clock);
  return clocks.length
    ? h(
        "div.clocks",
        { role: "group", "aria-label": "Clocks" },
        clocks.map(({ name, clock }) => h("span", name, " ", clock)),
      )
    : null;
}
