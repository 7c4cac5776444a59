// A player's clock: the server's word, counted down here while it runs.
import { h } from "../dom.js";
import { sign } from "../signs.js";

export function clockOf(s, seat) {
  const left = s.clocks?.left?.[seat];
  if (left === undefined || left === null) return null;
  const running = !s.clocks.paused && s.clocks.running?.includes(seat);
  const ms = Math.max(0, left - (running ? Date.now() - s.heard : 0));
  const text = `${Math.floor(ms / 60000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;
  return h("span.count.clock", { class: `${running ? "running" : ""}${ms < 60000 ? " short" : ""}`, title: s.clocks.paused ? "paused" : running ? "running" : "not running" }, sign("clock"), h("b", { role: "timer" }, text));
}
