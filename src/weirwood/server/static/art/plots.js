// Plots: an emblem by motif over a landscape in the motif's colours; no two plots are alike.

// sky above, sky below, far hills, near ground, light
/** @type {Record<string, string[]>} */
export const MOODS = {
  swords: ["#2b0d0d", "#a34a2e", "#5d2118", "#1a0808", "#ffd9a0"],
  siege: ["#2a2320", "#b5733a", "#5f4630", "#171210", "#ffe2b0"],
  mask: ["#1b1430", "#6a4c86", "#3a2a55", "#100b1e", "#e6d4ff"],
  crown: ["#3c2f0c", "#d8ad4a", "#7f6422", "#221a06", "#fff1bd"],
  goblet: ["#3a1024", "#b4607a", "#6d2a44", "#1f0813", "#ffe0e8"],
  scroll: ["#3a342a", "#c9b48a", "#7d6e50", "#241f17", "#fff6dc"],
  snow: ["#22384c", "#c6d8e4", "#7f9bb0", "#1b2a38", "#ffffff"],
  sun: ["#2f6f9a", "#f4d98a", "#7aa060", "#2d4a24", "#fff4b8"],
  coins: ["#1f3a2a", "#c9b35a", "#4f7048", "#12231a", "#ffeaa0"],
  horn: ["#10303a", "#6fae9c", "#2e6066", "#0a1c22", "#e4fff4"],
  skull: ["#17121c", "#6d5a6a", "#3a2d3c", "#0c090f", "#efe6d8"],
  chain: ["#1c2126", "#7d8891", "#454e57", "#0f1317", "#dfe6ea"],
  flame: ["#0f2a1c", "#4f9a52", "#235c3a", "#08170f", "#d8ffb0"],
  dove: ["#3d6a8a", "#dfe9e4", "#8fb0a4", "#2a4a52", "#ffffff"],
  door: ["#2a1d12", "#a8794a", "#5c4027", "#160e08", "#f3dcb4"],
  banner: ["#28303c", "#9aa8b8", "#56616f", "#161b22", "#f4f0e4"],
};

/** @param {number} n @param {(i: number) => string} draw */
const times = (n, draw) => Array.from({ length: n }, (_, i) => draw(i)).join("");
const SWORD = "M-1.800 -30 L0 -35 L1.800 -30 V8 H-1.800 Z M-9 8 H9 V11 H-9 Z M-1.600 11 H1.600 V20 H-1.600 Z";

/**
 * The emblem, around 50, 41; `n` is how many of something there are.
 *
 * @type {Record<string, (n: number, light: string) => string>}
 */
const EMBLEMS = {
  swords: (n) =>
    times(
      n,
      (i) => `<path transform="translate(50 45) rotate(${(i - (n - 1) / 2) * (110 / n)}) scale(1.050)"
    d="${SWORD}"/>`,
    ),
  siege: (
    n,
  ) => `<path d="M16 68 V40 H22 V34 H28 V40 H34 V34 H40 V40 H46 V68 Z"/><path d="M56 68 L66 40 L76 68 M60 58 H72 M66
    44 L90 ${22 + 3 * n} M66 44 L54 52" fill="none" stroke="currentColor" stroke-width="3.200"/><circle cx="${88 - n}"
    cy="${14 + 2 * n}" r="5"/>`,
  mask: (
    n,
  ) => `<path fill-rule="evenodd" d="M20 30 C34 24 44 28 50 34 C56 28 66 24 80 30 C82 48 72 60 60 56 C54 54 52 48 50
    44 C48 48 46 54 40 56 C28 60 18 48 20 30 Z M29 38 C34 35 40 37 43 42 C38 46 31 45 29 38 Z M71 38 C66 35 60 37 57
    42 C62 46
    69 45 71 38 Z"/>${times(
      n,
      (i) => `<path d="M${30 + i * 10} 26 C${30 + i * 10} 18 ${34 + i * 10} 12 ${38 + i * 9} 8"
    fill="none" stroke="currentColor" stroke-width="2.200"/>`,
    )}`,
  crown: (n) =>
    `<path d="M26 58 L${times(
      n + 2,
      (i) =>
        `${22 + (56 * i) / (n + 1)} ${i % 2 ? 20 : 30} L${22 + (56 * (i + 0.5)) / (n + 1)} ${i === n + 1 ? 58 : 46}
    L`,
    ).slice(0, -1)} Z M26 61 H74 V67 H26 Z"/>`,
  goblet: (n) =>
    `<path d="M34 16 H66 C67 36 60 46 53 48 V60 H62 V66 H38 V60 H47 V48 C40 46 33 36 34 16 Z"/>${times(
      n,
      (i) => `<circle cx="${18 + i * 16}" cy="${62 + (i % 2) * 6}" r="4.500"/>`,
    )}`,
  scroll: (
    n,
    light,
  ) => `<path d="M30 14 H68 C74 14 76 19 76 24 H68 V58 C68 64 64 68 59 68 H28 C23 68 20 64 20 59 H30 Z"/>
    <path d="${times(n + 1, (i) => `M38 ${26 + i * 7} H${60 - (i % 2) * 8} `)}" stroke="#0007"
    stroke-width="2.400"/><circle
    cx="62" cy="62" r="7.500" fill="#9a2d1c"/><circle cx="62" cy="62" r="3.500" fill="${light}" opacity=".6"/>`,
  snow: (n) =>
    times(
      n + 1,
      (i) => `<g transform="translate(${26 + i * (50 / (n + 1))} ${28 + ((i * 17) % 30)})
    scale(${0.6 + ((i * 7) % 5) / 7})"
      fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round">${times(
        6,
        (k) => `<path transform="rotate(${k * 60})" d="M0 0 V-16 M0 -9 L-4 -13 M0 -9 L4 -13"/>`,
      )}</g>`,
    ),
  sun: (n) =>
    `<circle cx="50" cy="40" r="15"/>${times(
      8 + 2 * n,
      (i) => `<path transform="rotate(${(360 / (8 + 2 * n)) * i} 50 40)" d="M48 20 L50 8 L52 20 Z"/>`,
    )}`,
  coins: (n) =>
    times(
      n + 2,
      (i) =>
        `<g transform="translate(${26 + i * (48 / (n + 1))} ${64 - ((i * 13) % 26)})">${times(
          2 + ((i * 5) % 4),
          (k) => `<ellipse cy="${-6 * k}" rx="9" ry="4.200" stroke="#0007" stroke-width="1.200"/>`,
        )}</g>`,
    ),
  horn: (n) => `<path d="M18 34 C34 36 52 34 68 16 C78 22 84 34 82 46 C62 46 36 50 18 42 Z"/><path d="M40 36 L42 47
    M54
    31 L58 46" stroke="#0006" stroke-width="2.600"/>${times(
      n,
      (i) =>
        `<path d="M${84 + i * 4} ${22 - i * 3} C${90 + i * 4} ${28} ${92 + i * 4} ${36} ${88 + i * 4} ${46 + i * 3}"
    fill="none" stroke="currentColor" stroke-width="2"/>`,
    )}`,
  skull: (
    n,
  ) => `<path fill-rule="evenodd" d="M50 10 C31 10 23 23 23 37 C23 47 29 52 34 55 V65 H66 V55 C71 52 77 47 77 37
    C77 23 69 10 50 10 Z M34 36 A7 7 0 1 0 48 36 A7 7 0 1 0 34 36 Z M52 36 A7 7 0 1 0 66 36 A7 7 0 1 0 52 36 Z M46 52
    L50 45 L54 52 Z"/>
    <path d="${times(n + 1, (i) => `M${40 + (i * 20) / n} 58 V65 `)}" stroke="#0008" stroke-width="2"/>`,
  chain: (n) =>
    times(
      n + 2,
      (i) => `<ellipse cx="${22 + (i * 56) / (n + 1)}" cy="${24 + (i * 34) / (n + 1)}" rx="12" ry="${i % 2 ? 4 : 8}"
    transform="rotate(32 ${22 + (i * 56) / (n + 1)} ${24 + (i * 34) / (n + 1)})" fill="none" stroke="currentColor"
    stroke-width="4.500"/>`,
    ),
  flame: (n) =>
    times(
      n,
      (i) => `<path transform="translate(${50 + (i - (n - 1) / 2) * 23} ${50 - (i % 2) * 9})
    scale(${1.1 - (i % 2) * 0.2})"
    d="M0 22 C-17 14 -12 -6 1 -30 C3 -16 16 -6 12 10 C10 18 5 22 0 22 Z M0 18 C5 14 6 6 1 -4 C-5 6 -6 13 0 18 Z"
    fill-rule="evenodd"/>`,
    ),
  dove: (n) => `<path d="M16 46 C30 46 36 40 42 31 C48 17 62 11 78 10 C73 18 73 24 70 30 C78 27 84 29 92 34 C82 39 77 51
    63 56 C49 61 30 58 16 46 Z"/><path d="M86 36 C92 44 92 52 88 60" fill="none" stroke="currentColor"
    stroke-width="2.400"/>${times(
      n,
      (i) => `<ellipse cx="${92 - (i % 2) * 7}" cy="${44 + i * 6}" rx="4" ry="2" transform="rotate(${i % 2 ? 30 : -30}
    ${92 - (i % 2) * 7} ${44 + i * 6})"/>`,
    )}`,
  door: (n) => `<path d="M28 70 V36 C28 10 72 10 72 36 V70 Z"/><path d="M50 17 V70" stroke="#0006" stroke-width="2"/>
    <path d="${times(n, (i) => `M22 ${34 + (i * 30) / n} H78 `)}" stroke="#0009" stroke-width="5"/>`,
  banner: (n) =>
    times(
      n,
      (i) => `<g transform="translate(${50 + (i - (n - 1) / 2) * 26} ${(i % 2) * 6})"><path d="M-9 12 H9 V50 L0 42 L-9
    50 Z"/>
      <path d="M-11 10 H11 M-10 10 V74" stroke="currentColor" stroke-width="2"/></g>`,
    ),
};

/**
 * @param {string} motif @param {string} light @param {(below: number) => number} random
 */
export function emblem(motif, light, random) {
  const draw = EMBLEMS[motif] ?? EMBLEMS.banner;
  const turn = (random(1) - 0.5) * 14;
  const size = 0.86 + random(0.2);
  return `<g transform="translate(50 41) rotate(${turn.toFixed(1)}) scale(${size.toFixed(2)}) translate(-50 -41)"
    fill="${light}"
    color="${light}" opacity=".94">${draw(2 + Math.floor(random(3)), light)}</g>`;
}
