// The prompt: what is asked, by which rule, and every answer with its number key.
import { single } from "../asking/amounts.js";
import { choices, sorted } from "../asking/choices.js";
import { isPressed } from "../asking/several.js";
import { sentence } from "../asking/things.js";
import { asked } from "../board/talks/panel.js";
import { glossed, hinted } from "../book/glossary.js";
import { ruleButton } from "../book/rules.js";
import { h } from "../dom.js";
import { sign } from "../signs.js";

export const PER_PAGE = 9;
/** @param {Decision | null} decision */
export const answers = (decision) =>
  sorted(
    (decision?.options ?? [])
      .filter((option) => option.label !== decision?.decline && !option.aside)
      .map((option) => (option.listed ? { ...option, ...option.listed } : option)),
  );
/** @param {Decision | null} decision */
export const keyed = (decision) => single(answers(decision));
/** @param {Decision | null} decision @param {number} page */
export const pageOf = (decision, page) => keyed(decision).slice(page * PER_PAGE, (page + 1) * PER_PAGE);

const LINE = 32;
/**
 * Whether what stands beside an answer, a price mostly, fits into its line.
 *
 * @param {Choice} option @param {string | null} rest what is left of the answer below a heading
 */
const brief = (option, rest) =>
  Boolean(option.hint && !option.yours && option.hint.length + (rest ?? sentence(option)).length <= LINE);

/** @param {Context} ctx */
export function prompt(ctx) {
  const { decision, ui } = ctx;
  if (!decision) return waiting(ctx);
  const all = answers(decision),
    byKey = single(all);
  const from = ui.page * PER_PAGE;
  /** @type {DrawAnswer} */
  const draw = (option, rest, start) => {
    const i = byKey.findIndex(
        (each) => each === option || (each.label === option.label && !each.chosen && !option.chosen),
      ),
      key = i >= from && i < from + PER_PAGE ? i - from + 1 : null;
    return h(
      "button.option",
      {
        type: "button",
        disabled: ctx.busy,
        class: `${option.chosen ? "chosen" : ""} ${brief(option, rest) ? "brief" : ""}`.trim(),
        ...(isPressed(decision, option) ? { "aria-pressed": String(Boolean(option.chosen)) } : {}),
        onclick: () => ctx.choose(option),
        ...ctx.hover(option.about?.[0]?.name, undefined, [option]),
      },
      rest && !key ? null : h("kbd", { "aria-hidden": "true" }, key ?? "·"),
      h("span.label", rest ? [h("span.sr", `${start} `), rest] : sentence(option)),
      option.yours ? h("small.yours", "yours") : null,
      option.hint ? h("small.hint", hinted(ctx.book, option.hint)) : null,
      decision.costs[option.label] ? h("small.costs", decision.costs[option.label]) : null,
    );
  };
  return h(
    "section.prompt.asking",
    {
      "aria-label": "What is asked",
      "aria-busy": ctx.busy || ctx.weighing ? "true" : "false",
      "data-decision": decision.id,
      "data-kind": decision.kind,
    },
    ctx.guide?.view(),
    h("p.question", { id: "question" }, glossed(ctx.book, decision.prompt), " ", ruleButton(decision.rule, "rule")),
    asked(ctx),
    decision.tally ? h("p.tally", { role: "status" }, decision.tally) : null,
    all.some((option) => !option.later)
      ? choices(
          ctx,
          all.filter((option) => !option.later),
          draw,
        )
      : null,
    decision.later
      ? asWell(
          ctx,
          decision.later,
          all.filter((option) => option.later),
          draw,
        )
      : null,
    byKey.length > PER_PAGE ? h("p.faint.small.by-keys", `${byKey.length} answers: 0 moves the number keys on.`) : null,
    ctx.hint?.view(),
    answerRow(ctx, decision, all),
  );
}

/**
 * The question that is asked together with the first, and its answers.
 *
 * @param {Context} ctx @param {NonNullable<Decision["later"]>} later @param {Choice[]} options @param {DrawAnswer} draw
 */
const asWell = (ctx, later, options, draw) =>
  h(
    "div.as-well",
    { key: "as-well" },
    h(
      "p.question",
      { id: "question-later" },
      "Or else: ",
      glossed(ctx.book, later.prompt),
      " ",
      ruleButton(later.rule, "rule"),
    ),
    choices(ctx, options, draw, "question-later"),
  );

/**
 * The sensible answer, large and at the space bar; and declining, where that is something else.
 *
 * @param {Context} ctx @param {Decision} decision @param {Choice[]} all
 */
function answerRow(ctx, decision, all) {
  const { decline } = decision,
    sensible = decision.options.find((option) => option.label === decision.sensible);
  /** @param {Choice} option @param {string} look */
  const button = (option, look) =>
    h(
      `button.${look}`,
      {
        type: "button",
        key: look,
        disabled: ctx.busy,
        class: option.label === decline ? "pass" : "",
        onclick: () => ctx.choose(option),
      },
      option.label === decline ? declining(decision) : sentence(option),
      look === "primary" ? h("kbd", { "aria-hidden": "true" }, "space") : null,
      option.label === decline && option.hint ? h("small.hint", hinted(ctx.book, option.hint)) : null,
      decision.costs[option.label] ? h("small.costs", decision.costs[option.label]) : null,
    );
  return h(
    "div.row",
    sensible ? button(sensible, "primary") : null,
    decline && decline !== decision.sensible
      ? button(decision.options.find((option) => option.label === decline) ?? { label: decline }, "quiet")
      : null,
    decision.part
      ? h(
          "button.plain",
          { type: "button", key: "back", disabled: ctx.busy, onclick: () => ctx.back?.() },
          "Something else",
        )
      : null,
    all.some((o) => o.about?.length) && decline
      ? h("button.plain", { type: "button", onclick: (e) => ctx.openOften(e) }, "Ask about …")
      : null,
    ctx.hint?.button(),
  );
}

/**
 * What declining is called.
 *
 * @param {Decision} decision
 */
export function declining(decision) {
  const first = sentence(
    decision.options.find((option) => option.label === decision.decline) ?? { label: decision.decline ?? "" },
  );
  const second = decision.later?.say;
  return second && second !== first ? `${first}, ${second[0].toLowerCase()}${second.slice(1)}` : first;
}

/** @param {Context} ctx */
function waiting(ctx) {
  const names = (ctx.waiting ?? []).filter((seat) => seat !== ctx.you).map((seat) => ctx.seatName(seat));
  const text = ctx.result
    ? null
    : names.length
      ? `Waiting for ${names.join(" and ")} …`
      : ctx.you === null
        ? "You are watching."
        : "One moment …";
  return h(
    "section.prompt",
    { "aria-label": ctx.result ? "How it ended" : "What is asked", class: ctx.result ? "ended" : "" },
    ctx.result
      ? over(ctx)
      : h(
          "p.question.quiet",
          ctx.thinking?.length ? h("span.dots", { "aria-hidden": "true" }, "●●●") : sign("clock"),
          " ",
          text,
        ),
  );
}

/** @param {Context} ctx */
function over(ctx) {
  const result = /** @type {Result} */ (ctx.result);
  const won = ctx.you !== null && result.winners.includes(ctx.you);
  const who = result.winners.map((seat) => ctx.seatName(seat));
  const mine = ctx.you !== null && ctx.again.wants.includes(ctx.you),
    again = ctx.again.wants.filter((seat) => seat !== ctx.you).map((seat) => ctx.seatName(seat));
  return [
    h(
      "p.verdict",
      ctx.you === null || !who.length
        ? who.length
          ? `${who.join(" and ")} won.`
          : "Nobody won."
        : won
          ? "You won."
          : `${who.join(" and ")} won.`,
    ),
    h("p.question.quiet", result.reason, " ", ruleButton(result.rule, "rule")),
    again.length && !ctx.again.table
      ? h("p.question.quiet", { role: "status" }, `${again.join(" and ")} would play again.`)
      : null,
    h(
      "div.row",
      ctx.you === null
        ? null
        : ctx.again.table
          ? h("a.button.primary", { href: `/t/${ctx.again.table}` }, "To the next game")
          : h(
              "button.primary",
              { type: "button", disabled: mine, onclick: ctx.rematch },
              mine ? "Waiting for the others …" : "Play again",
            ),
      h("a.button", { href: `/t/${ctx.id}/replay` }, "Replay"),
      h("button", { type: "button", onclick: () => ctx.story?.share(result) }, "Share"),
      h("a.button", { href: `/api/tables/${ctx.id}/record`, download: "" }, "Download"),
      h("a.button.plain", { href: "/" }, "To the lobby"),
    ),
    ctx.story?.view(ctx.you),
  ];
}
