// Things: which of the open options concern which card, pile or player on the table.

/** @param {string} name */
const bare = (name) => name.replace(/ #\d+$/, "");

/**
 * thing = {name, title, zone, player}; an option's `about` names it as the view does.
 *
 * @param {About} about @param {Thing} thing
 */
export function concerns(about, thing) {
  if (about.zone && thing.zone && about.zone !== thing.zone && !(about.zone === "plots" && thing.zone === "plot-hand"))
    return false;
  if (about.player && thing.player && about.player !== thing.player) return false;
  return about.name === thing.name || (thing.zone !== "play" && bare(about.name) === bare(thing.name));
}

/** @param {Decision | null} decision @param {Thing} thing */
export function optionsFor(decision, thing) {
  return (decision?.options ?? []).filter((option) => (option.about ?? []).some((about) => concerns(about, thing)));
}

/**
 * Of the options for things that are called the same, those for the nth of them: the first are those that are chosen.
 *
 * @param {Choice[]} options @param {number} n
 */
export function forCopy(options, n) {
  const chosen = options.filter((option) => option.chosen);
  return n < chosen.length ? [chosen[n]] : options.filter((option) => !option.chosen);
}

/**
 * Whether a thing is clicked in and out.
 *
 * @param {Decision | null} decision @param {Choice[]} options
 */
const pressable = (decision, options) =>
  options.length > 0 && Boolean(decision?.several || options.every((option) => option.waits));

/**
 * How a thing looks with these options; where several are chosen, it is pressed in and out.
 *
 * @param {Decision | null} decision @param {Choice[]} options
 */
export function litAs(decision, options) {
  const chosen = options.some((option) => option.chosen);
  return {
    options: options.length,
    class: options.length ? (chosen ? "lit chosen" : "lit") : "",
    ...(pressable(decision, options) ? { "aria-pressed": String(chosen) } : {}),
  };
}

/**
 * Everything the table shows as a thing of its own; what is asked about and isn't among them gets drawn in the prompt.
 *
 * @param {Decision | null} decision @param {Thing[]} shown
 */
export function unseen(decision, shown) {
  return (decision?.options ?? []).filter(
    (option) => option.about?.length && !option.about.some((about) => shown.some((thing) => concerns(about, thing))),
  );
}

/**
 * What of an option is seen: two of which this is the same are drawn alike.
 *
 * @param {Choice} option
 */
export const shownAs = (option) =>
  `${option.label}: ${option.say ?? ""} ${option.hint ?? ""}${option.chosen ? " ✓" : ""}`;

/**
 * What a person reads of an option; its label is for files.
 *
 * @param {Choice} option
 */
export const sentence = (option) => option.say ?? option.label[0].toUpperCase() + option.label.slice(1);
