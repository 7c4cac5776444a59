// A player's clock: the server's word, counted down here while it runs.
import { h } from "../dom.js";
import { sign } from "../signs.js";

/** @param {TableState} s @param {number} seat */
export function clockOf(s, seat) {
  const { clocks } = s;
  const left = clocks?.left?.[seat];
  if (!clocks || left === undefined || left === null) return null;
  const running = !clocks.paused && clocks.running?.includes(seat);
  const ms = Math.max(0, left - (running ? Date.now() - s.heard : 0));
  const up = s.table.seats[seat]?.timed_out;
  const state = up ? "time is up" : clocks.paused ? "stopped" : running ? "running" : "waiting";
  return h(
    "span.count.clock",
    { class: `${running ? "running" : ""}${ms < 60000 ? " short" : ""}`, "data-ms": ms, title: `Clock: ${state}` },
    sign(clocks.paused && !up ? "pause" : "clock"),
    h("b", { role: "timer", "aria-label": `${spoken(ms)} left, ${state}` }, up && !ms ? "time is up" : shown(ms)),
  );
}

/** @param {number} ms */
export function shown(ms) {
  const seconds = Math.ceil(ms / 1000),
    two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600),
    minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** @param {number} ms */
const spoken = (ms) => (ms < 60000 ? `${Math.ceil(ms / 1000)} seconds` : `${Math.round(ms / 60000)} minutes`);
