// The rule behind anything: its text and where it stands, a click away.
import { once } from "../api.js";
import { h } from "../dom.js";
import { sheet } from "../layers.js";

/**
 * A small button that names a rule and opens it.
 *
 * @param {string | null | undefined} rule
 */
export function ruleButton(rule, label = "rule") {
  if (!rule) return null;
  return h(
    "button.rule",
    {
      type: "button",
      title: `The rule: ${rule}`,
      "aria-label": `Rule ${rule}`,
      onclick: (event) => {
        event.stopPropagation();
        openRule(rule);
      },
    },
    label,
  );
}

/** @param {string} rule */
export function openRule(rule) {
  const body = h("div.rule-text", h("p.faint", "Looking it up …"));
  sheet("What the rules say", () => body);
  once(`/api/rules/${encodeURIComponent(rule)}`).then(
    (/** @type {Clause} */ clause) => body.replaceChildren(...clauseParts(clause)),
    (/** @type {Error} */ failure) => body.replaceChildren(h("p", failure.message), h("p.faint", rule)),
  );
}

/** @param {Clause} clause */
function clauseParts(clause) {
  return [
    h("blockquote", clause.rule),
    clause.ambiguity ? h("p", h("b", "How it is read here: "), clause.ambiguity) : null,
    h("p.faint", [clause.section, clause.document, clause.id].filter(Boolean).join(" · ")),
    clause.see?.length
      ? h(
          "p",
          "See also ",
          clause.see.map((id) => [ruleButton(id, id), " "]),
        )
      : null,
  ].filter((part) => part !== null);
}

/**
 * Why not: each refusal as a sentence with its rule's own words.
 *
 * @param {Refusal[]} refusals
 */
export function refusalList(refusals) {
  return h(
    "ul.refusals",
    refusals.map((refusal) =>
      h(
        "li",
        h("span", refusal.reason, refusal.reason?.endsWith(".") ? "" : "."),
        refusal.text ? h("q", refusal.text) : null,
        h(
          "span.where",
          refusal.section ? h("small.faint", refusal.section) : null,
          ruleButton(refusal.rule, refusal.rule),
        ),
      ),
    ),
  );
}
