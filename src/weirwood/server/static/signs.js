// Signs: small shapes drawn by us for houses, challenge icons and tokens. All 24 by 24, in currentColor.
import { shape } from "./dom.js";

/** @param {number} n @param {number} inner @param {number} outer */
const ring = (n, inner, outer, turn = 0) =>
  Array.from({ length: n * 2 }, (_, i) => {
    const r = i % 2 ? inner : outer,
      a = Math.PI * (i / n) + turn;
    return `${(12 + r * Math.sin(a)).toFixed(1)} ${(12 - r * Math.cos(a)).toFixed(1)}`;
  }).join(" L");

/** @param {number} n @param {number} r @param {number} d */
const petals = (n, r, d) =>
  Array.from({ length: n }, (_, i) => {
    const a = (2 * Math.PI * i) / n;
    return `<circle cx="${(12 + d * Math.sin(a)).toFixed(1)}" cy="${(12 - d * Math.cos(a)).toFixed(1)}" r="${r}"/>`;
  }).join("");

/** @param {string} d */
const line = (d, width = 1.8) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"
    stroke-linejoin="round"/>`;

const ANTLERS =
  "M12 21.500 V13 M12 14 C7.500 13.500 4.500 9.500 4.500 2.500 M12 14 C16.500 13.500 19.500 9.500 19.500 2.500 " +
  "M5.200 7.500 L1.800 5 M18.800 7.500 L22.200 5 M7.500 11.300 L9 5.500 M16.500 11.300 L15 5.500";
const ARMS =
  "M9 11.500 C8.500 15 6.500 15.500 5 14 C3.500 12.500 2 14 2.500 16 M10.500 11.500 C10.500 17 8 18 6.500 18.500 " +
  "C5 19 5 21 6.500 21.500 M15 11.500 C15.500 15 17.500 15.500 19 14 C20.500 12.500 22 14 21.500 16 " +
  "M13.500 11.500 C13.500 17 16 18 17.500 18.500 C19 19 19 21 17.500 21.500 M12 11.500 V21";
const WINGS =
  "M7 10 C4.500 9 2.500 5.500 2 2.500 C4.800 4.300 7.500 5 9 7.500 " +
  "M17.500 9.500 C20 8.500 21.700 5.500 22 2.800 C19.800 4 17.800 4.800 16.600 6";

/** @type {Record<string, string>} */
const HOUSES = {
  stark: `<path fill-rule="evenodd" d="M3 2 L9 6.5 H15 L21 2 L20.5 12 L16.5 15.5 L14.5 21.5 H9.500 L7.500 15.500
    L3.500 12 Z M7 9.500 L10.300 11.700 L8.200 12.200 Z M17 9.500 L13.700 11.700 L15.800 12.200 Z"/>`,
  lannister: `<path fill-rule="evenodd" d="M${ring(11, 8.4, 11)} Z M8 8.300 L10.800 9.300 H13.200 L16 8.300 L15.400 13
    L13.600 16.800 H10.400 L8.600 13 Z"/><path d="M10.800 12.600 H13.200 L12 14.200 Z"/>`,
  baratheon: `${line(ANTLERS, 2)}<path d="M9.500 15 H14.500 L13.300 21.800 H10.700 Z"/>`,
  greyjoy: `<path d="M12 1.500 C16 4 16.800 8 15.500 11.500 H8.500 C7.200 8 8 4 12 1.500 Z"/>${line(ARMS, 1.7)}`,
  martell: `<path d="M${ring(12, 7, 10.6)} Z"/>${line("M3 21 L19.500 4.500", 1.5)}<path d="M22.500 1.500 L20.800 7 L17
    3.200 Z"/>`,
  "nights-watch": `<path d="M1.500 8.500 L6.500 6.300 C7.500 3.500 10.500 2.300 13 4 C18.500 5.500 21.800 11 22.500 20
    L16.600 15.600 L14.800 22 L11.800 16.500 C7.500 15.800 5.800 12.500 6 9.600 Z"/>`,
  targaryen: `<path d="M12 22.500 C6.800 21.500 5.200 16.800 8 12.500 C8.600 14.300 9.600 15 10.600 15 C9.200 10
    10.800 5 13.800 1.500 C13.500 6 18.200 9.300 17.600 15 C17.300 19 15.300 21.800 12 22.500 Z"/>
    ${line(WINGS, 1.3)}`,
  tyrell: `${petals(5, 4.1, 6)}<circle cx="12" cy="12" r="3.200" fill="var(--hole, #0006)"/><circle cx="12" cy="12"
    r="1.700"/>`,
  arryn: `<path d="M12 22 L10.600 15 C6 14.500 2.500 11 1.500 4 C5 7.500 8 8.500 10.300 8.500 L11 4.500 L13.800 3.500
    L13.700 8.500 C16 8.500 19 7.500 22.500 4 C21.500 11 18 14.500 13.400 15 Z"/>`,
  tully: `<path fill-rule="evenodd" d="M1.500 12 C5 6.500 12 5.500 17 10.500 L22.500 6 L21 12 L22.500 18 L17 13.500
    C12 18.500 5 17.500 1.500 12 Z M6.300 10.200 A1.300 1.300 0 1 0 6.300 12.800 A1.300 1.300 0 1 0 6.300 10.200 Z"/>`,
  neutral: `<path d="M12 1.500 L14 7.300 L20 5.200 L17.600 11 L22.500 13.500 L16 15 L16.600 19 L12.700 16.500 V22.500
    H11.300 V16.500 L7.400 19 L8 15 L1.500 13.500 L6.400 11 L4 5.200 L10 7.300 Z"/>`,
};

/** @type {Record<string, string>} */
const THINGS = {
  military: line(
    "M4 3.500 L17 16.500 M20 3.500 L7 16.500 M14 18.500 L19.500 13.500 M10 18.500 L4.500 13.500 M17.500 17 " +
      "L20.500 20.500 M6.500 17 L3.500 20.500",
    2.2,
  ),
  intrigue: `<path fill-rule="evenodd" d="M1.500 12 C6 4.800 18 4.800 22.500 12 C18 19.200 6 19.200 1.500 12 Z M12
    7.600 A4.400 4.400 0 1 0 12 16.400 A4.400 4.400 0 1 0 12 7.600 Z"/><circle cx="12" cy="12" r="2.400"/>`,
  power: `<path d="M2 6 L7.300 10.500 L12 3 L16.700 10.500 L22 6 L19.800 18 H4.200 Z M4.200 19.500 H19.800 V21.800
    H4.200 Z"/>`,
  gold: `<path fill-rule="evenodd" d="M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 Z M12 5 A7 7 0 1 1 12 19 A7 7 0 1 1
    12 5 Z"/><path d="M12 7.500 L15.500 12 L12 16.500 L8.500 12 Z"/>`,
  income: `<path d="M4 8 C4 5 20 5 20 8 V16 C20 19.500 4 19.500 4 16 Z"/><path d="M5.500 11 C9 13.500 15 13.500 18.500
    11 M5.500 15 C9 17.500 15 17.500 18.500 15" fill="none" stroke="#fff9" stroke-width="1.400"/>`,
  initiative: `<path d="M13.500 1.500 L4.500 13.500 H11 L9.500 22.500 L19.500 9.500 H12.500 Z"/>`,
  claim: `<path d="M20.500 2 L22 3.500 L11.500 16 L8 12.500 Z M5.500 11.500 L12.500 18.500 L10.800 20.200 L3.800 13.200
    Z M6 16.500 L7.500 18 L3.500 22 L2 20.500 Z"/>`,
  reserve: `<path d="M7 2.500 H19 A1.500 1.500 0 0 1 20.500 4 V17 H18 V5 H7 Z M3.500 6.500 H15 A1.500 1.500 0 0 1
    16.500 8 V20 A1.500 1.500 0 0 1 15 21.500 H5 A1.500 1.500 0 0 1 3.500 20 Z"/>`,
  influence: `<path d="M12 2 L14.500 9 H22 L16 13.500 L18.300 21 L12 16.500 L5.700 21 L8 13.500 L2 9 H9.500 Z"/>`,
  strength: `<path d="M3 3 H21 V11 C21 16.500 17 20.500 12 22.500 C7 20.500 3 16.500 3 11 Z"/>`,
  cards: `<path d="M7 2.500 H19 A1.500 1.500 0 0 1 20.500 4 V17 H18 V5 H7 Z M3.500 6.500 H15 A1.500 1.500 0 0 1 16.500
    8 V20 A1.500 1.500 0 0 1 15 21.500 H5 A1.500 1.500 0 0 1 3.500 20 Z"/>`,
  deck: `<path d="M4 3 H17 V17 H4 Z"/>${line("M19.500 6 V20 H7", 1.8)}`,
  skull: `<path fill-rule="evenodd" d="M12 2 C6.500 2 3 5.800 3 10.500 C3 13.500 4.500 15.800 6.500 17 V21.500 H9.500
    V19 H11 V21.500 H13 V19 H14.500 V21.500 H17.500 V17 C19.500 15.800 21 13.500 21 10.500 C21 5.800 17.500 2 12 2 Z
    M8.200 9 A2.200 2.200 0 1 1 8.200 13.400 A2.200 2.200 0 1 1 8.200 9 Z M15.800 9 A2.200 2.200 0 1 1 15.800 13.400
    A2.200 2.200 0 1 1 15.800 9 Z"/>`,
  discard: line(
    "M5 6.500 H19 M9.500 6.500 V4 H14.500 V6.500 M7 6.500 L8 21 H16 L17 6.500 M10.500 10 V17.500 M13.500 10 V17.500",
    1.8,
  ),
  scroll: line(
    "M6 3.500 H17 C19 3.500 20 5 20 6.500 H17 V19 C17 20.500 16 21.500 14.500 21.500 H6 C4.500 21.500 3.500 " +
      "20.500 3.500 19 H12.500 M6 3.500 C7.500 3.500 8 5 8 6.500 V19 M10.500 8.500 H14.500 M10.500 12 H14.500",
    1.7,
  ),
  first: `<path d="M5 2 H7 V22 H5 Z M8 3 H20 L16.500 7.500 L20 12 H8 Z"/>`,
  clock: line("M12 3 A9 9 0 1 0 12 21 A9 9 0 1 0 12 3 M12 7 V12 L15.500 14", 2),
  back: line("M9 6 L3.500 11.500 L9 17 M4 11.500 H14.500 C18 11.500 20.500 13.800 20.500 18", 2.2),
  menu: line("M4 6.500 H20 M4 12 H20 M4 17.500 H20", 2.2),
  list: line("M9 6 H20 M9 12 H20 M9 18 H20 M4.500 6 H5 M4.500 12 H5 M4.500 18 H5", 2.2),
  theme: `<path fill-rule="evenodd" d="M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 Z M12 4.500 V19.500 A7.500 7.500 0 0
    1 12 4.500 Z"/>`,
  chat: `<path d="M3 4 H21 V17 H11 L6 21.500 V17 H3 Z"/>`,
  eye: `<path fill-rule="evenodd" d="M1.500 12 C6 4.800 18 4.800 22.500 12 C18 19.200 6 19.200 1.500 12 Z M12 8 A4 4 0
    1 0 12 16 A4 4 0 1 0 12 8 Z"/>`,
  help: `${line("M8.500 8.500 C8.500 4 15.500 4 15.500 8.500 C15.500 11.500 12 11.500 12 15", 2.2)}<circle cx="12"
    cy="19.500" r="1.600"/>`,
  kneel: line("M4 14 H13 V8 H20 M16.500 4.500 L20 8 L16.500 11.500", 2.2),
  play: `<path d="M6 3 L21 12 L6 21 Z"/>`,
  pause: `<path d="M5 3 H10 V21 H5 Z M14 3 H19 V21 H14 Z"/>`,
  next: `<path d="M5 4 L15 12 L5 20 Z M16 4 H19 V20 H16 Z"/>`,
  previous: `<path d="M19 4 L9 12 L19 20 Z M5 4 H8 V20 H5 Z"/>`,
  start: `<path d="M21 4 L13 12 L21 20 Z M12.500 4 L4.500 12 L12.500 20 Z"/>`,
  end: `<path d="M3 4 L11 12 L3 20 Z M11.500 4 L19.500 12 L11.500 20 Z"/>`,
};

/** @param {string} inner */
const wrap = (inner) =>
  `<svg class="sign" viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true"
    focusable="false">${inner}</svg>`;

export const FACTIONS = Object.keys(HOUSES);
/** @param {string} faction */
export const houseSign = (faction) => shape(wrap(HOUSES[faction] ?? HOUSES.neutral));
/** @param {string} faction */
export const houseMarkup = (faction) => HOUSES[faction] ?? HOUSES.neutral;
/** @param {string} name */
export const sign = (name) => shape(wrap(THINGS[name] ?? THINGS.scroll));

/**
 * "House Stark", "The Night's Watch", "stark" → the colours' name.
 *
 * @param {string | null | undefined} words
 */
export function factionOf(words) {
  const plain = String(words ?? "")
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z]+/g, "-");
  return FACTIONS.find((name) => plain.includes(name)) ?? "neutral";
}
