// Many answers: those of a kind together under one heading, short ones side by side, and a field that narrows them
// down.
import { h } from "../dom.js";
import { amount, common, runs, single } from "./amounts.js";
import { sentence } from "./things.js";

export const FEW = 4;
const FILTER = 12,
  SHORT = 18,
  LONG = 40; // what is said so long isn't said twice

/**
 * What belongs together: the same is said of another thing.
 *
 * @param {Choice} option
 */
function kindOf(option) {
  const name = option.about?.at(-1)?.name;
  return `${option.verb} ${name ? sentence(option).replace(name, "…") : ""}`;
}

/**
 * Of several that are called the same, some may be chosen.
 *
 * @param {Choice} option @param {number} i
 */
const keyOf = (option, i) => (option.chosen ? `${option.label} ${i}` : option.label);

/** @param {Choice[]} options */
function grouped(options) {
  const found = new Map();
  for (const option of options) found.set(kindOf(option), [...(found.get(kindOf(option)) ?? []), option]);
  return found;
}

/**
 * In the order in which they are shown and numbered: those of a kind together, kinds as they come.
 *
 * @param {Choice[]} options
 */
export function sorted(options) {
  return options.length > FEW ? [...grouped(options).values()].flat() : options;
}

/**
 * The words with which all labels begin, and for each what is left of it.
 *
 * @param {string[]} labels
 */
function split(labels) {
  const words = labels.map((label) => label.split(" "));
  let n = 0;
  while (words.every((each) => each.length > n + 1 && each[n] === words[0][n])) n += 1;
  return { start: words[0].slice(0, n).join(" "), rests: words.map((each) => each.slice(n).join(" ")) };
}

/**
 * options are sorted; draw(option, rest, start) gives the button for one.
 *
 * @param {Context} ctx @param {Choice[]} options @param {DrawAnswer} draw
 */
export function choices(ctx, options, draw, question = "question") {
  if (options.length < 2 || (options.length <= FEW && shared(options).hint.length < LONG))
    return h(
      "ol.options",
      { "aria-labelledby": question },
      options.map((option, i) => h("li", { key: keyOf(option, i) }, draw(option, null))),
    );
  const { id } = /** @type {Decision} */ (ctx.decision);
  const wanted = ctx.ui.narrowed?.decision === id ? ctx.ui.narrowed.text : "";
  const shown = options.filter((option) => sentence(option).toLowerCase().includes(wanted.trim().toLowerCase()));
  const numbered = runs(options),
    many = single(options).length;
  return h(
    "div.choices",
    many > FILTER
      ? h("input.narrow-down", {
          type: "search",
          key: "narrow",
          value: wanted,
          placeholder: `Find among ${many} answers`,
          "aria-label": "Find an answer",
          autocomplete: "off",
          oninput: (e) => {
            ctx.ui.narrowed = { decision: id, text: e.target.value };
            ctx.redraw();
          },
          onkeydown: (e) => {
            if (e.key === "Enter" && shown.length === 1) ctx.choose(shown[0]);
          },
        })
      : null,
    shown.length ? null : h("p.faint.small", "No answer has these words."),
    h(
      "ol.options",
      { "aria-labelledby": question },
      [...grouped(shown)].flatMap(([kind, group]) => ofAKind(ctx, kind, group, numbered, draw)),
    ),
  );
}

/**
 * A field for each run of numbers, and buttons for the rest.
 *
 * @param {Context} ctx
 * @param {string} kind
 * @param {Choice[]} group
 * @param {Map<string, Choice[]>} numbered
 * @param {DrawAnswer} draw
 */
function ofAKind(ctx, kind, group, numbered, draw) {
  const labels = [...new Set(group.map(common))].filter((label) => numbered.has(label));
  const rest = group.filter((option) => !numbered.has(common(option)));
  return [
    ...labels.map((label) => amount(ctx, label, numbered.get(label) ?? [])),
    ...(rest.length ? [together(kind, rest, draw)] : []),
  ];
}

/**
 * What all hints of a group begin with, part by part, and for each what is left of it.
 *
 * @param {Choice[]} group
 */
export function shared(group) {
  const parts = group.map((option) => (option.hint ?? "").split("; "));
  let n = 0;
  while (group.length && parts.every((each) => each.length > n && each[n] && each[n] === parts[0][n])) n += 1;
  return { hint: (parts[0] ?? []).slice(0, n).join("; "), rests: parts.map((each) => each.slice(n).join("; ")) };
}

/** @param {string} kind @param {Choice[]} group @param {DrawAnswer} draw */
function together(kind, group, draw) {
  const { start, rests } = split(group.map(sentence));
  const { hint, rests: own } = shared(group);
  if ((group.length < 3 && hint.length < LONG) || group.length < 2 || !start)
    return h(
      "li",
      { key: kind },
      h(
        "ol.options",
        group.map((option, i) => h("li", { key: keyOf(option, i) }, draw(option, null))),
      ),
    );
  const side = rests.every((rest) => rest.length <= SHORT) && own.every((rest) => rest.length <= SHORT);
  return h(
    "li.kind",
    { key: kind },
    h("p.kind-title", `${start} …`, hint ? h("span.hint", ` (${hint})`) : null),
    h(
      "ol.options",
      { class: side ? "side-by-side" : "" },
      group.map((option, i) =>
        h("li", { key: keyOf(option, i) }, draw(hint ? { ...option, hint: own[i] } : option, rests[i], start)),
      ),
    ),
  );
}
