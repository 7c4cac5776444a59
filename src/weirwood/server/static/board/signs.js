// The board game's own signs: buildings, people, weather. 24 by 24, in currentColor, drawn by us.
import { shape } from "../dom.js";

/** @param {string} d */
const line = (d, width = 1.8) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"
    stroke-linejoin="round"/>`;
/** @param {number} n @param {number} inner @param {number} outer */
const star = (n, inner, outer) =>
  Array.from({ length: 2 * n }, (_, i) => {
    const r = i % 2 ? inner : outer,
      a = (Math.PI * i) / n;
    return `${(12 + r * Math.sin(a)).toFixed(1)} ${(12 - r * Math.cos(a)).toFixed(1)}`;
  }).join(" L");

const RAYS =
  "M12 1.500 V4 M12 20 V22.500 M1.500 12 H4 M20 12 H22.500 M4.600 4.600 L6.300 6.300 M17.700 17.700 L19.400 19.400 " +
  "M4.600 19.400 L6.300 17.700 M17.700 6.300 L19.400 4.600";

/** @type {Record<string, string>} */
const SIGNS = {
  Stronghold: `<path d="M6 22 V9 H4 V3 H7.200 V5.500 H10.400 V3 H13.600 V5.500 H16.800 V3 H20 V9 H18 V22 H14.500 V16
    A2.500 2.500 0 0 0 9.500 16 V22 Z"/>`,
  "Fortified City": `<path d="M1 22 V8 H2.800 V10 H4.600 V8 H6.400 V10 H8 V4 H9.800 V6 H11.100 V4 H12.900 V6 H14.200
    V4 H16 V10 H17.600 V8 H19.400 V10 H21.200 V8 H23 V22 H14.500 V17 A2.500 2.500 0 0 0 9.500 17 V22 Z"/>`,
  Mill: `<path d="M9.500 22 L10.500 12 H13.500 L14.500 22
    Z"/>${line("M12 11 L4 3 M12 11 L20 3 M12 11 L5 18 M12 11 L19 18", 2.4)}<circle cx="12" cy="11" r="2.200"/>`,
  Sept: `<path d="M${star(7, 4.6, 11)} Z"/>`,
  Maester: `${line("M9.500 9 A4.500 4.500 0 1 0 9.500 15 M14.500 9 A4.500 4.500 0 1 1 14.500 15 M9 12 H15", 2.4)}`,
  noble: `<path d="M7 6.500 L5.500 2 L9 4.200 L12 1 L15 4.200 L18.500 2 L17 6.500 Z M7.500 8 H16.500 C16.500 12.500 15
    15 12 15 C9 15 7.500 12.500 7.500 8 Z M3 23 C3 18.500 6.500 16.200 12 16.200 C17.500 16.200 21 18.500 21 23 Z"/>`,
  captive: line("M4 2 V22 M9.300 2 V22 M14.700 2 V22 M20 2 V22 M2 6 H22 M2 18 H22", 1.9),
  siege: `${line("M3 21 H21 M5 21 L12 8 L19 21 M3.500 12 L20 4.500", 2)}<circle cx="20.500" cy="4.500"
    r="2.700"/><path d="M1.500 10 H6.500 V15 H1.500 Z"/>`,
  troops: `<path d="M12 2 L20 5 V11 C20 16.500 16.500 20.300 12 22 C7.500 20.300 4 16.500 4 11 V5 Z"/>`,
  seal: `<circle cx="12" cy="10" r="8"/><path d="M7 15 L5 23 L12 19 L19 23 L17 15 Z"/>`,
  scales: line("M12 3 V21 M6 21 H18 M4 7 H20 M4 7 L1.500 14 H6.500 Z M20 7 L17.500 14 H22.500 Z", 1.7),
  "Heavy Rain": `<path d="M6.500 13 A4.500 4.500 0 0 1 6.500 4.500 A6 6 0 0 1 17.800 5.600 A4 4 0 0 1 18 13
    Z"/>${line("M7.500 16 L6 21 M12.500 16 L11 21 M17.500 16 L16 21", 2)}`,
  Famine:
    line("M12 22 V9 M12 14 C9 14 7 12 7 9 M12 11 C15 11 17 9 17 6 M12 9 C12 6 11 4 9 2.500", 2) +
    line("M3 21 L21 3", 2.4),
  Plague: `<path fill-rule="evenodd" d="M12 2 C6.500 2 3 5.800 3 10.500 C3 13.500 4.500 15.800 6.500 17 V21.500 H9.500
    V19 H11 V21.500 H13 V19 H14.500 V21.500 H17.500 V17 C19.500 15.800 21 13.500 21 10.500 C21 5.800 17.500 2 12 2 Z
    M8.200 9 A2.200 2.200 0 1 1 8.200 13.400 A2.200 2.200 0 1 1 8.200 9 Z M15.800 9 A2.200 2.200 0 1 1 15.800 13.400
    A2.200 2.200 0 1 1 15.800 9 Z"/>`,
  "Good Weather": `<circle cx="12" cy="12" r="5"/>${line(RAYS, 2)}`,
  "Bountiful Harvest": line(
    "M12 22 V5 M12 5 C12 3 12 2 12 1.500 M12 9 C9 9 7.500 7 7.500 4.500 M12 9 C15 9 16.500 7 16.500 4.500 M12 14 " +
      "C9 14 7.500 12 7.500 9.500 M12 14 C15 14 16.500 12 16.500 9.500 M12 19 C9 19 7.500 17 7.500 14.500 M12 19 " +
      "C15 19 16.500 17 16.500 14.500",
    1.9,
  ),
  plus: line("M12 5 V19 M5 12 H19", 2.6),
  minus: line("M5 12 H19", 2.6),
  fit: line("M3.500 9 V3.500 H9 M15 3.500 H20.500 V9 M20.500 15 V20.500 H15 M9 20.500 H3.500 V15", 2.4),
};

/** @param {string} name */
export const mark = (name) =>
  shape(
    `<svg class="sign" viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true"
      focusable="false">${SIGNS[name] ?? SIGNS.seal}</svg>`,
  );
/** @param {string} name */
export const hasMark = (name) => name in SIGNS;
