// One card as it is drawn: in play, in hand, in a pile, or full size to be read.
import { art } from "../art/art.js";
import { hinted } from "../book/glossary.js";
import { classes, h } from "../dom.js";
import { factionOf, houseSign, sign } from "../signs.js";
import { capital, plural } from "../text.js";

/** @import { Book } from "../book/book.js" */

/**
 * In play: what the view says; elsewhere: what is printed.
 *
 * @param {Book} book @param {Card | Thing} it @param {CardProps} extra
 */
export function drawCard(book, it, extra = {}) {
  const card = /** @type {Card} */ (it);
  const title = card.title ?? card.name;
  const face = book.faceOf(title);
  const type = card.type ?? face.type;
  const strength = card.strength ?? face.strength;
  const printed = face.strength;
  const icons = card.icons ?? face.icons ?? [];
  const plot = card.plot_values ?? face.plot;
  const changed =
    typeof card.strength === "number" && typeof printed === "number" && card.strength !== printed
      ? card.strength > printed
        ? " raised"
        : " lowered"
      : "";
  const houses = face.factions ?? [face.faction ?? factionOf(face.house)],
    several = houses.length > 1;
  const { tag = "button", full = false, text = false, bare = false, class: more = "", ...props } = extra;
  return h(
    `${tag}.card`,
    {
      ...(tag === "button" ? { type: "button" } : {}),
      class: classes(
        type,
        `f-${face.faction ?? factionOf(face.faction_name ?? face.house ?? "")}`,
        full && "full",
        card.blank && "blank",
        card.leaving && "leaving",
        more,
      ),
      ...without(props, "options"),
    },
    h(
      "span.frame",
      h("span.picture", art({ ...face, type })),
      h(
        "span.name",
        { vars: { "--word": book.ruler.longest(card.name ?? title) } },
        face.unique ? h("span.unique", { "aria-hidden": "true", title: "unique" }) : null,
        h("span", card.name ?? title),
      ),
      heard(type),
      face.cost !== undefined && face.cost !== null
        ? [heard("cost"), h("span.cost", { title: `cost ${face.cost}` }, face.cost)]
        : null,
      icons.length
        ? h(
            "span.icons",
            icons.map((kind) => h(`span.icon.${kind}`, { title: kind }, sign(kind), heard(kind))),
          )
        : null,
      type === "plot" && plot ? plotFigures(book, plot, face.plot) : null,
      full || text ? faceText(book, face) : null,
      !full && face.traits?.length ? h("span.traits", face.traits.join(". "), ".") : null,
      strength !== undefined && strength !== null
        ? [
            heard("strength"),
            h(
              `span.strength${changed.replace(" ", ".")}`,
              { title: card.strength_parts ? strengthLine(book, card) : `strength ${strength}` },
              sign("strength"),
              h("b", strength),
              changed ? h("i", { "aria-hidden": "true" }, changed === " raised" ? "▲" : "▼") : null,
            ),
          ]
        : null,
      h(
        "span.house",
        { class: several ? "several" : "" },
        houses.map(houseSign),
        heard(several ? houses.join(" and ") : ""),
      ),
      face.crests?.length && !bare
        ? h("span.crests", { title: `crests: ${face.crests.join(", ")}` }, face.crests.join(" "))
        : null,
      card.blank && !bare ? h("span.blanked", "blank") : null,
      tag === "button" ? heard(state(book, card, extra.options)) : null,
    ),
    bare ? null : badges(book, card),
  );
}

/**
 * Words that are heard, not seen: the drawing says them by place and shape.
 *
 * @param {string | undefined} words
 */
const heard = (words) => (words ? h("span.sr", ` ${words} `) : null);

/** @param {Book} book @param {Card} card @param {number} [options] */
function state(book, card, options) {
  const parts = [card.kneeling ? "kneeling" : "", card.role, card.leaving ? goesTo(card.leaving) : ""];
  if (card.power) parts.push(`${card.power} power`);
  for (const [kind, n] of Object.entries(card.tokens ?? {})) parts.push(`${n} ${kind}`);
  if (gained(book, card).length) parts.push(gained(book, card).join(" and "));
  if (card.duplicates?.length) parts.push(plural(card.duplicates.length, "duplicate"));
  if (card.attachments?.length) parts.push(`with ${card.attachments.map((a) => a.name).join(", ")}`);
  if (options) parts.push(plural(options, "option"));
  return parts.filter(Boolean).join(", ");
}

/** @param {Record<string, any>} object @param {string[]} keys */
const without = (object, ...keys) => Object.fromEntries(Object.entries(object).filter(([k]) => !keys.includes(k)));

/**
 * Where a card goes that is on the table only until the action is over.
 *
 * @param {string} place
 */
const goesTo = (place) => `goes to the ${place} at the end of this action`;

/**
 * Power, tokens and duplicates: counted at a glance on the card's edge. On a card in play whatever else must be seen,
 * since attachments cover its picture.
 *
 * @param {Book} book @param {Card} card
 */
export function badges(book, card, inPlay = false) {
  const found = [];
  if (inPlay && card.blank) found.push(h("span.badge.blanked", { title: "its text counts as blank" }, "blank"));
  const crests = inPlay ? (book.faceOf(card.title ?? card.name).crests ?? []) : [];
  for (const crest of crests)
    found.push(
      h(
        "span.badge.crest",
        { title: `${crest} crest`, "data-short": crest.slice(0, 1) },
        crest.slice(0, 1),
        h("span.rest", crest.slice(1)),
      ),
    );
  if (card.leaving) found.push(h("span.badge.going", { title: goesTo(card.leaving) }, `→ ${card.leaving}`));
  if (card.power)
    found.push(
      h("span.badge.power", { title: plural(card.power, "power", "power") }, sign("power"), h("b", card.power)),
    );
  for (const [kind, n] of Object.entries(card.tokens ?? {}))
    found.push(
      h(
        `span.badge.token.${kind}`,
        { title: plural(n, `${kind} token`) },
        kind === "gold" ? sign("gold") : h("small", kind.slice(0, 4)),
        h("b", n),
      ),
    );
  for (const keyword of gained(book, card))
    found.push(h("span.badge.keyword", { title: `has gained ${keyword}` }, keyword));
  if (card.duplicates?.length)
    found.push(
      h(
        "span.badge.dupes",
        { title: plural(card.duplicates.length, "duplicate"), "data-short": `+${card.duplicates.length}` },
        `+${card.duplicates.length}`,
        h("small.rest", "dup"),
      ),
    );
  const worn = card.attachments?.length ?? 0;
  if (inPlay && worn)
    found.push(h("span.badge.worn", { title: plural(worn, "attachment"), "data-short": `+${worn}` }, worn));
  return found.length ? h("span.badges", { "aria-hidden": "true" }, found) : null;
}

/**
 * Keywords it has from elsewhere.
 *
 * @param {Book} book @param {Card} card
 */
const gained = (book, card) =>
  (card.keywords ?? []).filter((keyword) => !book.faceOf(card.title ?? card.name).keywords?.includes(keyword));

/** @param {Book} book @param {PlotValues} values @param {PlotValues | undefined} printed */
export function plotFigures(book, values, printed) {
  return h(
    "span.figures",
    Object.entries(book.figures)
      .filter(([key]) => values[key] !== undefined)
      .map(([key, label]) =>
        h(
          "span.figure",
          {
            class: changeOf(values[key], printed?.[key]),
            title:
              printed && printed[key] !== values[key] && printed[key] !== undefined
                ? `${key} ${values[key]}, printed ${printed[key]}`
                : `${key} ${values[key]}`,
          },
          sign(key),
          h("b", values[key]),
          h("small", label),
        ),
      ),
  );
}

/**
 * Whether a figure is more or less than what is printed.
 *
 * @param {any} value @param {any} printed
 */
const changeOf = (value, printed) =>
  typeof printed !== "number" || value === printed ? "" : value > printed ? "raised" : "lowered";

/** @param {Book} book @param {Face} face */
function faceText(book, face) {
  const text = face.text ?? face.lines?.slice(1) ?? [];
  if (!text.length && !face.traits?.length) return null;
  return h(
    "span.text",
    face.traits?.length ? h("span.traits", face.traits.join(". "), ".") : null,
    text.map((line) => {
      const [, head, rest] = /^([A-Z][A-Za-z ]{2,24}:)(.*)$/s.exec(line) ?? [null, "", line];
      return h("span.line", head ? h("b", head) : null, hinted(book, rest));
    }),
  );
}

export function cardBack(props = {}) {
  return h("span.card.back", props, h("span.frame", houseSign("neutral")));
}

/**
 * What a screen reader says for a card.
 *
 * @param {Book} book @param {Card} card @param {number} [options]
 */
export function spoken(book, card, options) {
  const face = book.faceOf(card.title ?? card.name);
  const parts = [card.name ?? card.title, card.type ?? face.type];
  if (face.cost != null && card.kneeling === undefined) parts.push(`cost ${face.cost}`);
  const strength = card.strength ?? face.strength;
  if (strength !== undefined && strength !== null) parts.push(`strength ${strength}`);
  const icons = card.icons ?? face.icons;
  if (icons?.length) parts.push(icons.join(" and "));
  return [...parts, state(book, card, options)].filter(Boolean).join(", ");
}

/**
 * A card's whole state in sentences, for the detail sheet and the list view.
 *
 * @param {Book} book @param {Card} card
 */
export function stateLines(book, card) {
  const lines = [],
    printed = book.faceOf(card.title).icons ?? [],
    more = gained(book, card);
  if (card.controller)
    lines.push(
      card.owner !== card.controller
        ? `Controlled by ${card.controller}, owned by ${card.owner}.`
        : `Controlled by ${card.controller}.`,
    );
  if (card.kneeling !== undefined) lines.push(card.kneeling ? "Kneeling." : "Standing.");
  if (card.role) lines.push(`${capital(card.role)} in the challenge.`);
  if (card.strength !== undefined) lines.push(strengthLine(book, card));
  if (card.icons && printed.join() !== card.icons.join())
    lines.push(`Icons now: ${card.icons.join(", ") || "none"} (printed: ${printed.join(", ") || "none"}).`);
  if (card.keywords?.length)
    lines.push(`Keywords now: ${card.keywords.join(", ")}${more.length ? ` (gained: ${more.join(", ")})` : ""}.`);
  if (card.power) lines.push(`${card.power} power on it.`);
  for (const [kind, n] of Object.entries(card.tokens ?? {})) lines.push(`${plural(n, `${kind} token`)} on it.`);
  if (card.blank) lines.push("Its text box is treated as blank.");
  if (card.leaving) lines.push(`It ${goesTo(card.leaving)}.`);
  if (card.duplicates?.length)
    lines.push(
      `${plural(card.duplicates.length, "duplicate")}: ${card.duplicates.map((d) => d ?? "facedown").join(", ")}.`,
    );
  if (card.attachments?.length)
    lines.push(`Attached: ${card.attachments.map((a) => a.name + (a.kneeling ? " (kneeling)" : "")).join(", ")}.`);
  return lines;
}

/** @param {Book} book @param {Card} card */
export function strengthLine(book, card) {
  const name = capital(book.word("strength"));
  if (!card.strength_parts) return `${name} ${card.strength}.`;
  const words = card.strength_parts.map(([from, n], i) =>
    i === 0 ? `${n} ${from}` : `${n < 0 ? `− ${-n}` : `+ ${n}`}${from ? ` ${from}` : ""}`,
  );
  return `${name} ${card.strength} = ${words.join(" ")}.`;
}
