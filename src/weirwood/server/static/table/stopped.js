// A table whose game can't be gone on with: why, and how it is ended and its record kept.
import { h } from "../dom.js";
import { confirmSheet } from "../layers.js";

/** @import { TablePage } from "./page.js" */

/** @param {TablePage} page */
export function stopped(page) {
  const { table, you, notice, result } = page.s;
  const end = (/** @type {"close" | "concede"} */ t, /** @type {string} */ label, /** @type {string} */ text) => () =>
    confirmSheet(`${label}?`, text, label, () => page.request({ t }));
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) =>
    h("button", { type: "button", key: label, onclick }, label);
  return h(
    "main.narrow",
    { key: "stopped" },
    h("h1", table.title),
    h("p", { role: "alert" }, notice ?? "This game can't be shown."),
    result ? h("p", result.reason) : null,
    h(
      "p.row",
      table.status === "over"
        ? h("a.button.primary", { href: `/api/tables/${table.id}/record`, download: true }, "Download the record")
        : null,
      table.status !== "over" && you !== null
        ? [
            button("Close the table", end("close", "Close the table", "The game ends, and nobody wins.")),
            button("Concede", end("concede", "Concede", "The game ends for everybody.")),
          ]
        : null,
      h("a.button", { href: "/" }, "To the lobby"),
    ),
  );
}
