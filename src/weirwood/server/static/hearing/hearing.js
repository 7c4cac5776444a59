// What the server says, taken into what is known of a table.
import { apply } from "./patch.js";

/** @typedef {Extract<Message, { t: "table" }>} Snapshot */
/** @typedef {Extract<Message, { t: "update" }>} Update */

/**
 * The whole table anew.
 *
 * @param {TableState | null} before @param {Snapshot} message @param {number} now
 * @returns {TableState}
 */
export function whole(before, message, now) {
  const { t, ...told } = message;
  return { thinking: [], ...before, ...told, heard: now, looked: now, away: away(before, told.table.seats, now) };
}

/**
 * Since when each seat is known to be kept for somebody who is away.
 *
 * @param {TableState | null} before @param {Seat[]} seats @param {number} now
 * @returns {Record<number, number>}
 */
function away(before, seats, now) {
  const gone = seats.filter((seat) => seat.kept !== null && seat.kept !== undefined);
  return Object.fromEntries(gone.map(({ seat }) => [seat, before?.away?.[seat] ?? now]));
}

/**
 * What has changed with a choice; says false, and changes nothing, when that is from another moment than the one known.
 *
 * @param {TableState} s @param {Update} message @param {number} now
 */
export function update(s, message, now) {
  if (message.from !== s.seq) return false;
  s.seq = message.seq;
  if (message.view) s.view = message.view;
  else if (message.patch) s.view = apply(s.view, message.patch);
  if (message.decision !== undefined) s.decision = message.decision;
  if (message.waiting !== undefined) s.waiting = message.waiting;
  if (message.clocks !== undefined) s.clocks = message.clocks;
  if (message.takeback !== undefined) s.takeback = message.takeback;
  if (message.result !== undefined) s.result = message.result;
  if (message.result) s.table.result = message.result;
  if (message.log) {
    s.log.lines.length = Math.max(0, message.log.at - s.log.at); // a take-back cuts
    s.log.lines.push(...message.log.lines);
  }
  s.heard = now;
  return true;
}

/**
 * Anything else about the table; says whether it was something about it.
 *
 * @param {TableState} s @param {Message} message @param {number} now
 */
export function learn(s, message, now) {
  switch (message.t) {
    case "chat":
      s.chat.push(message.line);
      return true;
    case "seats":
      s.table.seats = message.seats;
      s.away = away(s, message.seats, now);
      s.looked = now;
      s.online = message.online;
      return true;
    case "clocks":
      s.clocks = message.clocks;
      s.heard = now;
      return true;
    case "vote":
      s.vote = message.vote;
      return true;
    case "prefs":
      s.prefs = message.prefs;
      return true;
    case "thinking":
      s.thinking = message.seats;
      return true;
    case "rematch":
      s.rematch = { table: message.table, wants: message.wants };
      return true;
    default:
      return message.t === "notice";
  }
}
