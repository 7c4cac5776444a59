// Answers that differ in a number only: one field for the number instead of a button for each.
import { h } from "../dom.js";
import { sentence } from "./things.js";

const MANY = 9;
const NUMBER = /(?<![\w#])\d+(?!\w)/;

/**
 * What such answers have in common: "give … gold".
 *
 * @param {Choice} option
 */
export const common = (option) => option.label.replace(NUMBER, "…");

/**
 * The answers that get a field, by what they have in common.
 *
 * @param {Choice[]} options
 */
export function runs(options) {
  const found = new Map();
  for (const option of options)
    if (NUMBER.test(option.label)) found.set(common(option), [...(found.get(common(option)) ?? []), option]);
  return new Map([...found].filter(([, run]) => run.length > MANY));
}

/**
 * The answers that get a button, and so a number key.
 *
 * @param {Choice[]} options
 */
export function single(options) {
  const found = runs(options);
  return found.size ? options.filter((option) => !found.has(common(option))) : options;
}

/** @param {Context} ctx @param {string} label @param {Choice[]} run */
export function amount(ctx, label, run) {
  const numbers = new Map(run.map((option) => [Number(option.label.match(NUMBER)?.[0]), option])),
    all = [...numbers.keys()];
  const { id } = /** @type {Decision} */ (ctx.decision);
  /** @type {NonNullable<Look["amounts"]>} */
  const typed = ctx.ui.amounts?.decision === id ? ctx.ui.amounts : { decision: id };
  const text = typed[label] ?? "",
    option = text === "" ? undefined : numbers.get(Number(text));
  const said = sentence(run[0]).replace(NUMBER, "…");
  const [before, after] = said.split("…").map((part) => part.trim()),
    [low, high] = [Math.min(...all), Math.max(...all)];
  return h(
    "li.kind.amount",
    { key: label },
    h(
      "form",
      {
        onsubmit: (e) => {
          e.preventDefault();
          if (option && !ctx.busy) ctx.choose(option);
        },
      },
      h("span", { "aria-hidden": "true" }, before),
      h("input", {
        type: "number",
        key: label,
        min: low,
        max: high,
        step: 1,
        inputmode: "numeric",
        autocomplete: "off",
        value: text,
        placeholder: `${low} to ${high}`,
        "aria-label": said,
        oninput: (e) => {
          ctx.ui.amounts = { ...typed, [label]: e.target.value };
          ctx.redraw();
        },
      }),
      after ? h("span", { "aria-hidden": "true" }, after) : null,
      h("button", { type: "submit", disabled: ctx.busy || !option }, option ? sentence(option) : said),
      option?.hint ? h("small.hint", option.hint) : null,
    ),
  );
}
