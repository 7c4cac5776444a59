// People: a face with hair, clothes and what they wear on their heads, by motif, house and chance.

const SKIN = ["#e8c39e", "#dcae86", "#c98f66", "#a8703f"];
const HAIR = ["#2b2019", "#4b3222", "#6e4a2a", "#8a5a32", "#9b9389"];
// What runs in a family: hair, and a shade of skin.
/** @type {Record<string, { hair?: string; skin?: number }>} */
const BLOOD = {
  lannister: { hair: "#d8b25a" },
  targaryen: { hair: "#d9d6da" },
  baratheon: { hair: "#1d1a1a" },
  tully: { hair: "#94482a" },
  martell: { hair: "#1f1713", skin: 2 },
  greyjoy: { hair: "#231f1e" },
};

const SHOULDERS = "M8 82 C11 63 24 55 41 52 L59 52 C76 55 89 63 92 82 Z";
const HEAD = `<path d="M38 27 C38 16 43 11 50 11 C57 11 62 16 62 27 C62 38 57 47 50 47 C43 47 38 38 38 27 Z"/>`;
const FACE = `<g fill="#2a1a12"><ellipse cx="45.300" cy="29" rx="1.500" ry="1.100"/><ellipse cx="54.700" cy="29"
    rx="1.500"
  ry="1.100"/></g><path d="M42.500 25.800 L47.500 26.200 M57.500 25.800 L52.500 26.200 M50 29 L48.700 35 H51 M46.800
    39.500
  C49 40.600 51 40.600 53.200 39.500" fill="none" stroke="#2a1a12" stroke-width="1.100" stroke-linecap="round"/>`;
const SHADE = `<path d="M50 11 C57 11 62 16 62 27 C62 38 57 47 50 47 C54 40 55 20 50 11 Z" fill="#0002"/>`;

const SHORT = `M36.500 28 C35 14 42 7 50 7 C58 7 65 14 63.500 28 C62 22 60 19 57 17.500 C51 19.500 43 19 40 22 C38
    23.500 37.500 26 36.500 28 Z`;
const LONG = `M34 54 C31 40 33 20 37 14 C40 8.500 45 6.500 50 6.500 C55 6.500 60 8.500 63 14 C67 20 69 40 66 54 C61
    52 62 40 61.500 27 C59 21 55 18 50 17.500 C45 18 41 21 38.500 27 C38 40 39 52 34 54 Z`;
const BEARD = `M38.500 31 C38.500 42 43 50.500 50 50.500 C57 50.500 61.500 42 61.500 31 C60 37 57 37.500 50 36.800
    C43 37.500 40 37 38.500 31 Z`;

/**
 * @param {string} motif @param {string} faction @param {string[]} colours near, far, light
 * @param {(below: number) => number} random
 */
export function portrait(motif, faction, [near, far, light], random) {
  const blood = BLOOD[faction] ?? {};
  const skin = SKIN[Math.min(SKIN.length - 1, (blood.skin ?? 0) + Math.floor(random(2)))];
  const hair = blood.hair ?? HAIR[Math.floor(random(HAIR.length))];
  const woman = motif === "lady";
  const bearded = !woman && random(1) > 0.5;
  const turned = random(1) > 0.5 ? `transform="translate(100 0) scale(-1 1)"` : "";
  const wears = CLOTHES[motif] ?? CLOTHES.plain;
  const coif = woman || (motif === "crown" && random(1) > 0.5) ? LONG : SHORT;
  return `<g ${turned}><path d="${SHOULDERS}" fill="${near}"/>${wears.below(near, far, light)}
    <path d="M44 42 H56 V52 C56 57 44 57 44 52 Z" fill="${skin}"/><path d="M44 46 C48 50 52 50 56 46 V50 C52 54 48
    54 44 50 Z"
    fill="#0003"/><g fill="${skin}">${HEAD}</g>${FACE}${SHADE}${bearded ? `<path d="${BEARD}" fill="${hair}"/>` : ""}
    ${bearded ? `<path d="M46.500 40.500 H53.500" stroke="#2a1a12" stroke-width="1.100"/>` : ""}
    <path d="${coif}" fill="${hair}"/>${wears.above(near, far, light)}</g>`;
}

/** @type {Record<string, Record<"below" | "above", (near: string, far: string, light: string) => string>>} */
const CLOTHES = {
  plain: {
    below: (_near, far) => `<path d="M36 54 L50 68 L64 54 L59 52 H41 Z" fill="${far}"/>`,
    above: () => "",
  },
  lord: {
    below: (
      _near,
      far,
      light,
    ) => `<path d="M22 82 C24 66 32 56 42 53 L50 70 L58 53 C68 56 76 66 78 82 Z" fill="${far}"/>
      <path d="M42 53 L50 70 L58 53" fill="none" stroke="${light}" stroke-width="2"/><circle cx="50" cy="72" r="3.400"
      fill="${light}"/>`,
    above: () => "",
  },
  lady: {
    below: (
      _near,
      far,
      light,
    ) => `<path d="M30 82 C30 68 36 60 41 57 C46 66 54 66 59 57 C64 60 70 68 70 82 Z" fill="${far}"/>
      <path d="M41 56 C46 64 54 64 59 56" fill="none" stroke="${light}" stroke-width="1.600"/>`,
    above: (_near, _far, light) => `<path d="M38 20 C44 16.500 56 16.500 62 20" fill="none" stroke="${light}"
      stroke-width="1.600"/><circle cx="50" cy="17.600" r="1.700" fill="${light}"/>`,
  },
  crown: {
    below: (
      _near,
      far,
      light,
    ) => `<path d="M18 82 C22 64 34 54 43 53 L50 62 L57 53 C66 54 78 64 82 82 Z" fill="${far}"/>
      <path d="M27 60 C40 70 60 70 73 60 L76 66 C60 76 40 76 24 66 Z" fill="${light}" opacity=".75"/>`,
    above: (_near, _far, light) => `<path d="M36 20 L34.500 6 L41 12 L45 3.500 L50 11 L55 3.500 L59 12 L65.500 6 L64
    20
      C56 16.500 44 16.500 36 20 Z" fill="${light}" stroke="#0006" stroke-width=".8"/>`,
  },
  helm: {
    below: (
      _near,
      far,
    ) => `<path d="M14 82 C16 66 26 57 38 55 C36 66 38 74 42 82 Z M86 82 C84 66 74 57 62 55 C64 66 62 74
      58 82 Z" fill="#8d969c"/><path d="M42 56 H58 V82 H42 Z" fill="${far}"/>`,
    above:
      () => `<path d="M35 31 C34 15 41 6 50 6 C59 6 66 15 65 31 L61 30 C61 24 58.500 21.500 52.300 21.500 L51.500 33
    H48.500
      L47.700 21.500 C41.500 21.500 39 24 39 30 Z" fill="#a9b2b8" stroke="#0008" stroke-width=".8"/><path d="M35 30
    L36 44 L41
      49 C38.500 42 38.500 36 39 30 Z M65 30 L64 44 L59 49 C61.500 42 61.500 36 61 30 Z" fill="#879097"/><path
    d="M50 6 V21"
      stroke="#6d767c" stroke-width="1.400"/>`,
  },
  fur: {
    below: (
      _near,
      _far,
    ) => `<path d="M20 82 C20 66 28 56 38 53 L42 58 L46 55 L50 60 L54 55 L58 58 L62 53 C72 56 80 66 80 82
      L72 78 L66 82 L58 76 L50 82 L42 76 L34 82 L28 78 Z" fill="#6b5b48"/><path d="M24 70 L30 64 L34 70 L40 62 L45
    69 L50 63
      L55 69 L60 62 L66 70 L70 64 L76 70" fill="none" stroke="#0005" stroke-width="1.600"/>`,
    above: () => "",
  },
  robe: {
    below: (_near, far, light) => `<path d="M26 82 C28 66 36 58 42 56 H58 C64 58 72 66 74 82 Z" fill="${far}"/>
      <g fill="none" stroke="${light}" stroke-width="1.700">${[30, 37, 44, 51, 58, 65]
        .map((x, i) => `<ellipse cx="${x + 2.5}" cy="${63 + [0, 4, 6, 6, 4, 0][i]}" rx="4" ry="2.600"/>`)
        .join("")}</g>`,
    above: () => "",
  },
  hood: {
    below: (_near, far) => `<path d="M34 56 L50 74 L66 56 L59 52 H41 Z" fill="${far}"/>`,
    above: (
      near,
    ) => `<path fill-rule="evenodd" d="M50 3 C64 4 70 18 68 34 C67 44 64 52 60 57 H40 C36 52 33 44 32 34 C30 18
      36 4 50 3 Z M50 14 C42 15 39 22 39.500 30 C40 39 44 46 50 48 C56 46 60 39 60.500 30 C61 22 58 15 50 14 Z"
      fill="${near}"/><path d="M39.500 30 C39 22 42 15 50 14 C58 15 61 22 60.500 30 C58 24 55 21 50 20.500 C45 21 42
    24 39.500
      30 Z" fill="#0007"/>`,
  },
};

// Those who are no people, and those who are many.
/** @type {Record<string, string>} */
export const OTHERS = {
  wolf: `<path d="M14 82 C16 62 26 52 40 47 L36 20 L47 31 L58 30 L68 18 L68 38 L84 50 L82 56 L66 59 C64 66 66 74 68 82
    Z"/><path d="M60 40 L66 41 L62 43.500 Z" fill="#ffd"/><path d="M84 50 L79 49.500 L80.500 54 Z"
    fill="#000a"/><path d="M40
    47 L45 60 L41 58 L44 72 L38 66 M30 60 L34 74" fill="none" stroke="#fff3" stroke-width="1.600"/>`,
  dragon: `<path d="M8 30 C22 22 34 26 42 38 C44 28 52 22 62 24 L76 18 L72 28 L80 34 L66 36 C60 40 60 46 64 50 C76 44
    88 46 96 56 C84 54 74 58 68 66 C60 76 44 76 36 68 C26 62 16 64 6 72 C8 56 18 46 32 48 C28 40 20 34 8 30 Z"/><path
    d="M65 27.500 L69 28.500 L66 30 Z" fill="#ffd"/><path d="M12 32 L32 48 M20 29 L36 46 M92 55 L66 55 M84 51 L65 53"
    stroke="#0005" stroke-width="1.400"/>`,
  raven: `<path d="M12 34 L30 28 C34 18 46 15 54 22 C74 27 84 44 88 68 L68 56 L60 74 L50 58 C36 55 28 46 28 38
    Z"/><circle
    cx="37" cy="27" r="1.800" fill="#ffd"/><path d="M56 34 C66 38 74 46 79 58 M52 42 C60 45 66 50 69 56" fill="none"
    stroke="#fff4" stroke-width="1.600"/>`,
  host: `<path d="M8 82 V52 L12 46 L16 52 V60 H24 V46 L29 39 L34 46 V58 H42 V42 L48 34 L54 42 V58 H63 V46 L68 39 L73
    46 V60 H82 V52 L86 46 L90 52 V82 Z"/><path d="M20 62 V14 M38 60 V8 M59 60 V12 M78 62 V16" fill="none"
    stroke="currentColor" stroke-width="1.800"/><path d="M38 8 L52 12 L38 17 Z M78 16 L90 19 L78 24 Z"/><path d="M25
    49
    H33 M44 46 H52 M64 49 H72" stroke="#fff6" stroke-width="1.800"/>`,
};
