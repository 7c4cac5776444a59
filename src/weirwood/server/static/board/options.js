// Which of the open options concern which place, person or card; and the menu from which one is taken.
import { sentence } from "../asking/things.js";
import { h } from "../dom.js";
import { openMenu } from "../layers.js";
import { plural } from "../text.js";

/** @type {Decision | null} */
let indexed = null;
/** @type {Map<string, Choice[]>} */
let found = new Map();

/**
 * Options about a thing of one kind: village, fief, region, noble, card, player.
 *
 * @param {Decision | null} decision @param {string} zone @param {string} name
 */
export function about(decision, zone, name) {
  if (decision !== indexed) {
    indexed = decision;
    found = new Map();
    for (const option of decision?.options ?? [])
      for (const thing of option.about ?? []) {
        const key = `${thing.zone}:${thing.name}`;
        found.set(key, [...(found.get(key) ?? []), option]);
      }
  }
  return found.get(`${zone}:${name}`) ?? [];
}

/**
 * A village's own options, and those of the nobles who are there.
 *
 * @param {Decision | null} decision @param {Village} village
 */
export function optionsAt(decision, village) {
  const people = village.armies.flatMap((army) => [...army.nobles, ...army.captives]);
  return [
    ...new Set([
      ...about(decision, "village", village.name),
      ...people.flatMap((name) => about(decision, "noble", name)),
    ]),
  ];
}

/** @param {Choice[]} options */
export const counted = (options) => (options.length ? plural(options.length, "option") : "");

/**
 * Take one of the options from a menu, or look at the thing; without options look at once.
 *
 * @param {Context<BoardView>} ctx @param {Choice[]} options @param {any} event @param {() => void} look
 */
export function pick(ctx, options, event, look) {
  if (!options.length) return look();
  const items = options.map((option) => ({
    label: sentence(option),
    hint: option.hint,
    main: true,
    run: () => ctx.choose(option),
  }));
  openMenu(
    event.target.closest("button") ?? event.currentTarget,
    [...items, "-", { label: "What is this?", run: look }],
    event.detail ? { x: event.clientX, y: event.clientY } : null,
  );
}

/**
 * A thing's name in a panel: a button that opens it, lit if something can be done with it.
 *
 * @param {Context<BoardView>} ctx @param {string} zone @param {string} name
 * @param {Child} [shown] @param {string} [more]
 */
export function thing(ctx, zone, name, shown = name, more = "") {
  const options = about(ctx.decision, zone, name);
  return h(
    "button.chip",
    {
      type: "button",
      class: `${options.length ? "lit" : ""} ${more}`,
      "data-thing": `${zone}:${name}`,
      onclick: (event) => pick(ctx, options, event, () => ctx.openThing({ name, title: name }, [], event)),
    },
    shown,
    options.length ? h("span.sr", `, ${counted(options)}`) : null,
  );
}
