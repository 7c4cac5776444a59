// Somebody is away or ran out of time, or the clocks are stopped: what the others may do about it.
import { h } from "../dom.js";
import { clockOf, shown } from "./clock.js";

const BLINK = 3000; // a page that is loaded again is no one leaving

/**
 * What is left of a time that the server told, in ms; null: it told none.
 *
 * @param {number | null | undefined} told @param {number} then @param {number} now
 */
export const remains = (told, then, now) =>
  told === null || told === undefined ? null : Math.max(0, told - (now - then));

/**
 * For how long more another person's seat is kept: null while they are here, or only just away.
 *
 * @param {TableState} s @param {Seat} seat @param {number} [now]
 */
export function kept(s, seat, now = Date.now()) {
  if (seat.kind !== "person" || seat.you || s.result) return null;
  const left = remains(seat.kept, s.looked, now);
  return left === 0 || now - (s.away[seat.seat] ?? now) >= BLINK ? left : null;
}

/** Whether a time runs on this page that is to be seen running. @param {TableState} s */
export const counting = (s) =>
  !!s.ready ||
  s.table.seats.some((seat) => seat.kept) ||
  (!!s.clocks && !s.clocks.paused && !!s.clocks.running?.length);

/** A time that runs down; read out only when asked. @param {number} ms */
export const countdown = (ms) => h("b", { role: "timer", "aria-live": "off" }, shown(ms));

/**
 * Banners beside the table, one for each thing that can be done something about.
 *
 * @param {TableState} s @param {(message: Ask) => Promise<Reply>} request
 */
export function troubles(s, request) {
  if (!s.view || s.result) return [];
  const plays = s.you !== null && s.table.seats[s.you]?.kind === "person";
  /** @param {string} key @param {Child} text @param {Child[]} buttons */
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
  for (const seat of s.table.seats)
    if (seat.kind === "person")
      found.push(seat.timed_out ? late(s, seat, banner, request) : away(s, seat, banner, request));
  return found;
}

/** @typedef {(key: string, text: Child, ...buttons: Child[]) => any} Banner */

/**
 * Somebody's time is up.
 *
 * @param {TableState} s @param {Seat} seat @param {Banner} banner @param {(message: Ask) => Promise<Reply>} request
 */
function late(s, seat, banner, request) {
  const key = `time-${seat.seat}`,
    two = s.table.seats.length === 2;
  if (seat.you) return banner(key, "Your time is up. You can play on until somebody claims it.");
  return banner(
    key,
    `${seat.name}'s time is up. You can claim ${two ? "the win" : "the seat for a computer"}, or play on.`,
    h(
      "button.primary",
      { type: "button", onclick: () => request({ t: "claim", seat: seat.seat }) },
      two ? "Claim the win" : "Claim the seat",
    ),
  );
}

/**
 * Somebody is away: the seat is kept for a while, then the others decide.
 *
 * @param {TableState} s @param {Seat} seat @param {Banner} banner @param {(message: Ask) => Promise<Reply>} request
 */
function away(s, seat, banner, request) {
  const left = kept(s, seat);
  if (left === null) return null;
  const key = `away-${seat.seat}`,
    two = s.table.seats.length === 2;
  if (left > 0) return banner(key, [`${seat.name} is away. The seat is kept for `, countdown(left), "."]);
  /** @param {string} t @param {string} label */
  const button = (t, label) => h("button", { type: "button", onclick: () => request({ t, seat: seat.seat }) }, label);
  return banner(
    key,
    `${seat.name} hasn't come back. You can wait (the table is kept), let a computer play until they come back, ` +
      `or ${two ? "claim the win" : "let it play on for good"}.${s.vote || two ? "" : " The others are asked."}`,
    s.vote ? null : button("computer", "Let a computer play"),
    s.vote ? null : button("claim", two ? "Claim the win" : "Claim the seat"),
  );
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
