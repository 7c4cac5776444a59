// Things: what an attachment's picture shows, by motif. In currentColor, 100 by 82.
import { OTHERS } from "./people.js";

/** @type {Record<string, string>} */
export const THINGS = {
  weapon: `<path d="M71 8 L75 12 L41 54 L36 49 Z"/><path d="M30 46 L44 60 L41 63 L27 49 Z M31 56 L35 60 L25 70 L21 66
    Z"/><path d="M72 11 L40 50" stroke="#fff6" stroke-width="1.400"/>`,
  vial: `<path d="M44 14 H56 V18 H54 V33 C64 38 69 46 68 56 C67 66 60 72 50 72 C40 72 33 66 32 56 C31 46 36 38 46 33
    V18 H44 Z"/><path d="M36 52 H64 C65 63 58 68 50 68 C42 68 35 63 36 52 Z" fill="#fff4"/>`,
  shield: `<path d="M28 16 H72 V42 C72 58 62 67 50 73 C38 67 28 58 28 42 Z"/><path d="M50 21 V67 M33 36 H67"
    stroke="#fff5" stroke-width="3"/>`,
  crown: `<path d="M22 30 L36 42 L50 18 L64 42 L78 30 L72 62 H28 Z M28 65 H72 V71 H28 Z"/><g fill="#fff7"><circle
    cx="50"
    cy="52" r="3"/><circle cx="38" cy="54" r="2.200"/><circle cx="62" cy="54" r="2.200"/></g>`,
  ring: `<path fill-rule="evenodd" d="M50 34 A19 19 0 1 0 50 72 A19 19 0 1 0 50 34 Z M50 41 A12 12 0 1 1 50 65 A12
    12 0 1 1
    50 41 Z"/><path d="M36 32 L42 16 H58 L64 32 C56 38 44 38 36 32 Z"/><path d="M43 20 H57 L60 30 H40 Z"
    fill="#fff5"/>`,
  scroll: `<path d="M28 16 H70 C76 16 78 21 78 26 H70 V62 C70 68 66 72 61 72 H26 C21 72 18 68 18 63 H28 Z"/><path
    d="M36 30 H60 M36 40 H60 M36 50 H54" stroke="#fff6" stroke-width="2.600"/>`,
  wolf: OTHERS.wolf,
  raven: OTHERS.raven,
};
