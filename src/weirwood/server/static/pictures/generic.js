// Any view at all as readable panels: what is played when a game has no picture of its own yet.
import { h } from "../dom.js";
import { capital } from "../text.js";

/** @param {string} key */
const words = (key) => capital(String(key).replaceAll("_", " "));
/** @param {any} x */
const plain = (x) => x === null || typeof x !== "object";

/** @param {Context} ctx */
export function genericTable(ctx) {
  const { view } = ctx;
  const small = Object.entries(view).filter(([, v]) => plain(v) && v !== null);
  const large = Object.entries(view).filter(
    ([k, v]) => !plain(v) && k !== "waiting" && !(Array.isArray(v) && !v.length),
  );
  return h(
    "section.board.generic",
    { "aria-label": "The table" },
    h(
      "dl.facts",
      small.map(([k, v]) => h("div", h("dt", words(k)), h("dd", String(v)))),
    ),
    h(
      "div.panels",
      large.map(([k, v]) =>
        Array.isArray(v) && v.some((x) => !plain(x))
          ? v.map((x, i) => panel(ctx, plain(x) ? words(k) : (x?.name ?? `${words(k)} ${i + 1}`), x, `${k}-${i}`))
          : panel(ctx, words(k), v, k),
      ),
    ),
  );
}

/** @param {Context} ctx @param {string} title @param {any} value @param {string} key */
function panel(ctx, title, value, key) {
  return h("section.panel", { key }, h("h2", title), body(ctx, value, 0));
}

/**
 * @param {Context} ctx @param {any} value @param {number} depth
 * @returns {Child}
 */
function body(ctx, value, depth) {
  if (value === null || value === undefined) return h("span.faint", "none");
  if (value === true) return "yes";
  if (value === false) return "no";
  if (plain(value)) return thing(ctx, String(value));
  if (Array.isArray(value)) {
    if (!value.length) return h("span.faint", "none");
    if (value.every(plain))
      return h(
        "span",
        value.map((x, i) => [i ? ", " : "", x === null ? "?" : thing(ctx, String(x))]),
      );
    return h(
      "ul",
      value.map((x) => h("li", body(ctx, x, depth + 1))),
    );
  }
  const entries = Object.entries(value).filter(
    ([, v]) =>
      v !== null && !(Array.isArray(v) && !v.length) && !(typeof v === "object" && v && !Object.keys(v).length),
  );
  if (!entries.length) return h("span.faint", "none");
  if (depth && entries.every(([, v]) => plain(v)))
    return h(
      "span",
      entries.map(([k, v], i) => [i ? " · " : "", h("span.faint", `${words(k)} `), body(ctx, v, depth + 1)]),
    );
  return h(
    "dl",
    entries.map(([k, v]) => h("div", h("dt", words(k)), h("dd", body(ctx, v, depth + 1)))),
  );
}

/**
 * A word that an option is about can be clicked, wherever it stands.
 *
 * @param {Context} ctx @param {string} name
 */
function thing(ctx, name) {
  const options = (ctx.decision?.options ?? []).filter((o) => (o.about ?? []).some((a) => a.name === name));
  if (!options.length) return name;
  return h(
    "button.chip.lit",
    { type: "button", onclick: (e) => ctx.openThing({ name, title: name }, options, e) },
    name,
  );
}
