// What the pictures of a table are given: what is shown, and what a click on something does.
import { openMenu, say } from "../layers.js";
import { clockOf } from "./clock.js";
import { hidePreview, hover, openPile } from "./look.js";
import { answers } from "./prompt.js";
import { optionsFor, sentence } from "./things.js";

/** @import { TablePage } from "./page.js" */

/**
 * @param {TablePage} page
 * @returns {Context}
 */
export function contextOf(page) {
  const { s } = page;
  return {
    id: page.id,
    ui: page.ui,
    redraw: page.draw,
    tight: () => page.layout.tight(),
    view: s.view,
    decision: s.decision,
    you: s.you,
    seats: s.table.seats,
    waiting: s.waiting,
    thinking: s.thinking,
    busy: page.busy,
    result: s.result ?? s.table.result,
    middle: s.log.lines.at(-1)?.text,
    again: s.rematch ?? { table: null, wants: [] },
    rematch: () => page.request({ t: "rematch" }),
    seatName: (seat) => s.view?.players?.[seat]?.name ?? s.table.seats[seat]?.name ?? `Seat ${seat + 1}`,
    clock: (seat) => clockOf(page.s, seat),
    choose: (option) => page.choose(option),
    hover,
    openThing: (thing, options, event, card) => openThing(page, thing, options, event, card),
    openPlayer: (seat, options, event) => openPlayer(page, seat, options, event),
    openPile: (title, names, zone, player) =>
      openPile(title, names, (name) =>
        page.closer({ name, title: name }, optionsFor(page.s.decision, { name, zone, player })),
      ),
    openNever: (event) => openNever(page, event),
    look(event, card) {
      event.preventDefault();
      hidePreview();
      page.closer(card);
    },
  };
}

/**
 * Under the pointer, or at the thing when it was opened with the keyboard.
 *
 * @param {any} event
 */
const pointOf = (event) => (event.detail ? { x: event.clientX, y: event.clientY } : null);

/** @param {TablePage} page @param {Choice[]} options */
const itemsFor = (page, options) =>
  options.map((option) => ({
    label: sentence(option),
    hint: option.hint,
    main: true,
    run: () => page.choose(option),
  }));

/**
 * A click on a card or another thing: what one can do with it, or a closer look.
 *
 * @param {TablePage} page
 * @param {Thing} thing
 * @param {Choice[]} options
 * @param {any} event
 * @param {Card | undefined} card
 */
function openThing(page, thing, options, event, card) {
  hidePreview();
  const shown = card ?? { name: thing.name, title: thing.title ?? thing.name };
  if (!options.length) return page.closer(shown);
  const look = { label: "Look closer, and why not", run: () => page.closer(shown, options) };
  openMenu(event.currentTarget, [...itemsFor(page, options), "-", look], pointOf(event));
}

/**
 * A click on a player: what one can do to them in the game, and about their absence.
 *
 * @param {TablePage} page @param {number} seat @param {Choice[]} options @param {any} event
 */
function openPlayer(page, seat, options, event) {
  const { s } = page;
  const own = itemsFor(page, options);
  const rest = aboutPerson(page, seat);
  /** @type {MenuItem[]} */
  const items = own.length && rest.length ? [...own, "-", ...rest] : [...own, ...rest];
  if (items.length) openMenu(event.currentTarget, items, pointOf(event));
  else say(`${s.view?.players?.[seat]?.name}: ${whoSits(s.table.seats[seat])}.`);
}

/** @param {TablePage} page @param {number} seat */
function aboutPerson(page, seat) {
  const { s } = page;
  const them = s.table.seats[seat];
  if (s.you === null || seat === s.you || them?.kind !== "person" || s.result) return [];
  const items = [];
  if (!them.online)
    items.push({
      label: `Let a computer take ${them.name}'s seat`,
      hint: "until they come back; the others are asked",
      run: () => page.request({ t: "computer", seat }),
    });
  if (them.timed_out) items.push({ label: "Claim: their time is up", run: () => page.request({ t: "claim", seat }) });
  return items;
}

/** @param {Seat | undefined} seat */
function whoSits(seat) {
  const who = seat?.kind === "bot" ? "a computer" : seat?.you ? "you" : seat?.online ? "here" : "away";
  return seat?.plays ? `${who}, plays ${seat.plays}` : who;
}

/**
 * Which of the answers should be declined from now on.
 *
 * @param {TablePage} page @param {any} event
 */
function openNever(page, event) {
  const labels = new Set(answers(page.s.decision).map((option) => option.label.replace(/ #\d+/g, "")));
  openMenu(
    event.currentTarget,
    [...labels].map((label) => ({ label: `Always decline “${label}”`, run: () => never(page, label) })),
  );
}

/** @param {TablePage} page @param {string} label */
async function never(page, label) {
  const decline = [...new Set([...(page.s.prefs?.decline ?? []), label])];
  const answer = await page.request({ t: "prefs", prefs: { decline } });
  if (answer.t !== "ok") return;
  say(
    `“${label}” will be declined for you where nothing else is to be chosen. ` +
      "Undo it under Stops, passes and keys.",
  );
}
