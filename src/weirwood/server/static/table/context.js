// What the pictures of a table are given: what is shown, and what a click on something does.
import { isPressed } from "../asking/several.js";
import { optionsFor, sentence } from "../asking/things.js";
import { openPile } from "../cards/look.js";
import { openMenu, say } from "../layers.js";
import { kept } from "../seating/absent.js";
import { clockOf } from "../seating/clock.js";
import { answers } from "./prompt.js";

/** @import { TablePage } from "./page.js" */

/**
 * @param {TablePage} page
 * @returns {Context}
 */
export function contextOf(page) {
  const { s } = page;
  return {
    id: page.id,
    book: page.book,
    camera: page.camera,
    ui: page.ui,
    redraw: page.draw,
    view: s.view,
    decision: s.decision,
    you: s.you,
    seats: s.table.seats,
    waiting: s.waiting,
    thinking: s.thinking,
    busy: page.busy,
    weighing: Boolean(page.draft.weighing),
    result: s.result ?? s.table.result,
    middle: (page.stage.moment?.lines ?? s.log.lines).at(-1)?.text,
    trail: page.stage.trail,
    again: s.rematch ?? { table: null, wants: [] },
    story: page.story,
    rematch: () => page.request({ t: "rematch" }),
    seatName: (seat) => s.view?.players?.[seat]?.name ?? s.table.seats[seat]?.name ?? `Seat ${seat + 1}`,
    clock: (seat) => clockOf(page.s, seat),
    choose: (option) => page.choose(option),
    back() {
      page.draft.clear();
      page.draw();
    },
    hint: page.hint,
    guide: page.guide,
    hover: (title, card, options) => considering(page, page.preview.over(title, card), options ?? []),
    openThing: (thing, options, event, card) => openThing(page, thing, options, event, card),
    openPlayer: (seat, options, event) => openPlayer(page, seat, options, event),
    openPile: (title, names, zone, player) =>
      openPile(page.book, title, names, (name) =>
        page.closer({ name, title: name }, optionsFor(page.s.decision, { name, zone, player })),
      ),
    openOften: (event) => openOften(page, event),
    look(event, card) {
      event.preventDefault();
      if ("pointerType" in event && event.pointerType === "touch") return; // a long press reads on the spot
      page.preview.hide();
      page.closer(card);
    },
  };
}

/**
 * Whatever would change the figures of a contest shows so while the pointer or the focus is on it.
 *
 * @param {TablePage} page @param {Props} hovering @param {Choice[]} options
 * @returns {Props}
 */
function considering(page, hovering, options) {
  const label = options.find((option) => option.would && !option.chosen)?.label;
  if (!label) return hovering;
  const consider = (/** @type {string | undefined} */ now) => {
    page.ui.considered = now;
    page.draw();
  };
  /** @param {string} kind @param {string | undefined} now */
  const also = (kind, now) => (/** @type {any} */ event) => {
    hovering[kind]?.(event);
    consider(now);
  };
  return {
    ...hovering,
    onpointerenter: also("onpointerenter", label),
    onpointerleave: also("onpointerleave", undefined),
    onfocus: also("onfocus", label),
    onblur: also("onblur", undefined),
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
  page.preview.hide();
  const shown = card ?? { name: thing.name, title: thing.title ?? thing.name };
  if (!options.length) return page.closer(shown);
  if (options.length === 1 && isPressed(page.s.decision, options[0])) return page.choose(options[0]);
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
  const left = kept(s, them);
  if (left === 0 && !s.vote)
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
 * How often one wants to be asked about the things in question.
 *
 * @param {TablePage} page @param {any} event
 */
function openOften(page, event) {
  const names = new Set(
    answers(page.s.decision).flatMap((option) => option.about?.[0]?.name.replace(/ #\d+/g, "") ?? []),
  );
  const kept = page.s.prefs?.cards ?? {};
  openMenu(
    event.currentTarget,
    [...names].slice(0, 12).flatMap((name) =>
      Object.entries(OFTEN)
        .filter(([wish]) => wish !== (kept[name.toLowerCase()] ?? "matters"))
        .map(([wish, words]) => ({
          label: `${name}: ${words}`,
          run: () => often(page, name, /** @type {any} */ (wish)),
        })),
    ),
  );
}

const OFTEN = { always: "always ask", matters: "ask when it matters", never: "never ask" };

/** @param {TablePage} page @param {string} name @param {Often} wish */
async function often(page, name, wish) {
  const answer = await page.request({ t: "prefs", prefs: { cards: { [name]: wish } } });
  if (answer.t === "ok") say(`${name}: ${OFTEN[wish]}. It is kept for this game under Stops, passes and keys.`);
}
