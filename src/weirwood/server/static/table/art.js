// Art: a small picture for every card, drawn from its name, kind and traits. The same card always gets the same
// picture.
import { shape } from "../dom.js";
import { houseMarkup } from "../signs.js";

// sky above, sky below, far hills, near ground, light
/** @type {Record<string, string[]>} */
const COLOURS = {
  stark: ["#4a6076", "#b9c8d3", "#6d8296", "#26333f", "#f2f6f8"],
  lannister: ["#5c1019", "#d9773a", "#8d2a22", "#38090f", "#ffd77a"],
  baratheon: ["#4a3a0a", "#e3b43a", "#8a6a16", "#2a2108", "#fff0b0"],
  greyjoy: ["#0f2a33", "#4d7f86", "#1f4a55", "#08181e", "#cfe6e4"],
  martell: ["#8a3510", "#f2a552", "#b65a1e", "#4a1c08", "#fff0c0"],
  "nights-watch": ["#15181c", "#5e6a75", "#30383f", "#0a0c0e", "#e8eef2"],
  targaryen: ["#2a0713", "#a3202c", "#5c0f1e", "#160409", "#ffb27a"],
  tyrell: ["#2d5a36", "#b9cf7a", "#4f8145", "#1a3820", "#fff3b8"],
  neutral: ["#3c3a44", "#a89d8c", "#68625f", "#24222a", "#f3eada"],
};

/** @param {string} words */
function numbers(words) {
  let seed = 2166136261;
  for (const letter of words) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return (/** @type {number} */ below) => {
    seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (((seed ^ (seed >>> 13)) >>> 0) / 4294967296) * below;
  };
}

const FIGURES = {
  hood: `<path d="M50 18 C60 20 65 30 64 41 C80 46 88 60 90 82 H10 C12 60 20 46 36 41 C35 30 40 20 50 18 Z"/><path
    d="M50 25 C56 28 58 36 56 43 L50 49 L44 43 C42 36 44 28 50 25 Z" fill="#0009"/>`,
  helm: `<path d="M37 43 V28 C37 19 43 14 50 14 C57 14 63 19 63 28 V43 L58 49 C78 51 86 62 89 82 H11 C14 62 22 51 42
    49 Z"/><path d="M40 29 H48.500 V40 L46 44 M60 29 H51.500 V40 L54 44" fill="none" stroke="#000a"
    stroke-width="2.400"/><path d="M50 14 C46 7 54 4 62 8 C56 9 53 11 50 14 Z"/>`,
  crown: `<path d="M38 23 L36 10 L43 17 L50 8 L57 17 L64 10 L62 23 Z"/><path d="M39 25 H61 V34 C61 41 56 46 56 46 C76
    49 86 62 89 82 H11 C14 62 24 49 44 46 C44 46 39 41 39 34 Z"/>`,
  lady: `<path d="M50 13 C61 13 65 22 64 32 C64 42 67 48 71 52 C82 56 87 66 89 82 H11 C13 66 18 56 29 52 C33 48 36 42
    36 32 C35 22 39 13 50 13 Z"/><path d="M50 22 C55 22 57 26 57 31 C57 37 54 41 50 43 C46 41 43 37 43 31 C43 26 45 22
    50 22 Z" fill="#fff3"/>`,
  wolf: `<path d="M14 82 C16 62 26 52 40 47 L36 20 L47 31 L58 30 L68 18 L68 38 L84 50 L82 56 L66 59 C64 66 66 74 68 82
    Z"/><path d="M60 40 L66 41 L62 43.500 Z" fill="#ffd" />`,
  dragon: `<path d="M8 30 C22 22 34 26 42 38 C44 28 52 22 62 24 L76 18 L72 28 L80 34 L66 36 C60 40 60 46 64 50 C76 44
    88 46 96 56 C84 54 74 58 68 66 C60 76 44 76 36 68 C26 62 16 64 6 72 C8 56 18 46 32 48 C28 40 20 34 8 30 Z"/>`,
  host: `<path d="M8 82 V52 L12 46 L16 52 V60 H24 V46 L29 39 L34 46 V58 H42 V42 L48 34 L54 42 V58 H63 V46 L68 39 L73
    46 V60 H82 V52 L86 46 L90 52 V82 Z"/><path d="M20 62 V14 M38 60 V8 M59 60 V12 M78 62 V16" fill="none"
    stroke="currentColor" stroke-width="1.800"/><path d="M38 8 L52 12 L38 17 Z M78 16 L90 19 L78 24 Z"/>`,
};

const PLACES = [
  `<path d="M16 82 V44 H20 V39 H25 V44 H30 V39 H35 V44 H39 V30 H42 V25 H47 V30 H53 V25 H58 V30 H61 V44 H66 V39 H71 V44
    H76 V39 H81 V44 H85 V82 Z"/><path d="M45 82 V66 C45 60 55 60 55 66 V82 Z" fill="#0008"/><path d="M50 25 V12 M50 12
    L61 15.500 L50 19" stroke="currentColor" stroke-width="1.600"/>`,
  `<path d="M40 82 L43 32 H40 V24 H44 V27 H48 V24 H52 V27 H56 V24 H60 V32 H57 L60 82 Z"/><path d="M48.500 40 H51.500
    V47 H48.500 Z M48.500 56 H51.500 V63 H48.500 Z" fill="#fe9a"/><path d="M0 82 C20 66 34 72 42 74 L58 74 C74 70 86
    66 100 76 V82 Z"/>`,
  `<path d="M8 58 H92 C88 70 80 74 74 75 H26 C18 74 11 68 8 58 Z"/><path d="M49 56 V10 H51 V56 Z"/><path d="M52 14 C68
    20 74 36 70 50 C64 47 58 47 52 49 Z M48 20 C36 26 31 38 33 50 C38 48 43 48 48 49 Z"/>`,
  `<path d="M0 82 L22 40 L32 54 L50 22 L66 52 L76 40 L100 82 Z"/><path d="M50 22 L43 35 L49 33 L54 38 L58 36 Z"
    fill="#fff6"/>`,
];

const THINGS = {
  weapon: `<path d="M71 8 L75 12 L41 54 L36 49 Z"/><path d="M30 46 L44 60 L41 63 L27 49 Z M31 56 L35 60 L25 70 L21 66
    Z"/>`,
  vial: `<path d="M44 14 H56 V18 H54 V33 C64 38 69 46 68 56 C67 66 60 72 50 72 C40 72 33 66 32 56 C31 46 36 38 46 33
    V18 H44 Z"/><path d="M36 52 H64 C65 63 58 68 50 68 C42 68 35 63 36 52 Z" fill="#fff4"/>`,
  shield: `<path d="M28 16 H72 V42 C72 58 62 67 50 73 C38 67 28 58 28 42 Z"/><path d="M50 21 V67 M33 36 H67"
    stroke="#fff5" stroke-width="3"/>`,
  crown: `<path d="M22 30 L36 42 L50 18 L64 42 L78 30 L72 62 H28 Z M28 65 H72 V71 H28 Z"/>`,
  bird: `<path d="M12 34 L30 28 C34 18 46 15 54 22 C74 27 84 44 88 68 L68 56 L60 74 L50 58 C36 55 28 46 28 38 Z"/>`,
  scroll: `<path d="M28 16 H70 C76 16 78 21 78 26 H70 V62 C70 68 66 72 61 72 H26 C21 72 18 68 18 63 H28 Z"/><path
    d="M36 30 H60 M36 40 H60 M36 50 H54" stroke="#fff6" stroke-width="2.600"/>`,
};

/** @param {Face} face */
function figure(face) {
  const words = `${(face.traits ?? []).join(" ")} ${face.name}`.toLowerCase();
  /** @param {string[]} any */
  const has = (...any) => any.some((word) => words.includes(word));
  if (has("direwolf", "hound", "wolf")) return FIGURES.wolf;
  if (has("dragon.", "drogon", "viserion", "rhaegal", "hatchling", "dragon")) return FIGURES.dragon;
  if (has("army", "host", "bloodriders", "crew", "raiders", "men", "knights")) return FIGURES.host;
  if (has("king", "queen")) return FIGURES.crown;
  if (has("lady", "handmaiden", "companion")) return FIGURES.lady;
  if (has("knight", "guard", "captain", "commander", "ranger")) return FIGURES.helm;
  return FIGURES.hood;
}

/** @param {Face} face */
function thing(face) {
  const words = `${(face.traits ?? []).join(" ")} ${face.name}`.toLowerCase();
  if (/weapon|sword|ice|wail|lightbringer|dagger/.test(words)) return THINGS.weapon;
  if (/condition|poppy|poison|lys/.test(words)) return THINGS.vial;
  if (/guard|shield/.test(words)) return THINGS.shield;
  if (/title|crown|king|throne|chain/.test(words)) return THINGS.crown;
  if (/bird|raven|falcon/.test(words)) return THINGS.bird;
  return THINGS.scroll;
}

const made = new Map();
/** @param {Face} face */
export function art(face) {
  const key = `${face.name}|${face.type}|${face.faction}`;
  if (!made.has(key)) made.set(key, markup(face));
  return shape(made.get(key));
}

/** @param {Face} face */
function markup(face) {
  const faction = face.faction && COLOURS[face.faction] ? face.faction : "neutral";
  const [high, low, far, near, light] = COLOURS[faction];
  const random = numbers(face.name);
  const id = `a${Math.floor(random(1e9)).toString(36)}`;
  /** @param {number} base @param {number} swell @param {number} step */
  const hills = (base, swell, step) => {
    let d = `M0 82 L0 ${base.toFixed(1)}`;
    for (let x = 0; x < 100; x += step)
      d += ` Q ${x + step / 2} ${(base - swell + random(swell * 2)).toFixed(1)}
        ${x + step} ${(base - swell / 2 + random(swell)).toFixed(1)}`;
    return `${d} L100 82 Z`;
  };
  const sky = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0"
    stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="100" height="82"
    fill="url(#${id})"/>`;
  const sx = 18 + random(64),
    sy = 12 + random(22),
    r = 6 + random(7);
  const sun = `<circle cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" r="${(r * 2.2).toFixed(1)}" fill="${light}"
    opacity=".16"/><circle cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" r="${r.toFixed(1)}" fill="${light}"
    opacity=".75"/>`;
  const ridge = `<path d="${hills(46 + random(10), 9, 20)}" fill="${far}" opacity=".75"/><path
    d="${hills(62 + random(6), 6, 25)}" fill="${near}" opacity=".55"/>`;
  /** @param {string} inner @param {number} opacity @param {number} size @param {number} x @param {number} y */
  const big = (inner, opacity, size, x, y) =>
    `<g transform="translate(${x} ${y}) scale(${size})" fill="${light}" color="${light}"
      opacity="${opacity}">${inner}</g>`;
  const house = houseMarkup(faction);
  let scene;
  if (face.type === "character") {
    scene = `${sky}${sun}${ridge}<g fill="${near}" color="${near}"
      opacity=".94">${figure(face)}</g>${big(house, 0.9, 0.72, 41.4, 60)}`;
  } else if (face.type === "location") {
    scene = `${sky}${sun}${ridge}<g fill="${near}" color="${near}"
      opacity=".95">${PLACES[Math.floor(random(PLACES.length))]}</g>`;
  } else if (face.type === "attachment") {
    scene = `${sky}<circle cx="50" cy="42" r="34" fill="${light}" opacity=".2"/><circle cx="50" cy="42" r="26"
      fill="${light}" opacity=".2"/><g fill="${near}" color="${near}">${thing(face)}</g>`;
  } else if (face.type === "plot") {
    scene = `${sky}${sun}${ridge}<path d="${hills(70, 4, 25)}"
      fill="${near}"/>${big(houseMarkup("neutral"), 0.85, 1.6, 31, 24)}`;
  } else {
    const rays = Array.from({ length: 12 }, (_, i) => {
      const a = (Math.PI * 2 * (i + random(0.4))) / 12,
        b = a + 0.14 + random(0.12);
      /** @param {number} t */
      const p = (t) => `${(50 + 90 * Math.cos(t)).toFixed(1)} ${(41 + 90 * Math.sin(t)).toFixed(1)}`;
      return `<path d="M50 41 L${p(a)} L${p(b)} Z" fill="${light}" opacity=".16"/>`;
    }).join("");
    scene = `${sky}${rays}<circle cx="50" cy="41" r="27" fill="${near}"
      opacity=".55"/>${big(house, 0.95, 1.7, 29.6, 20.6)}`;
  }
  return `<svg class="art" viewBox="0 0 100 82" preserveAspectRatio="xMidYMid slice" aria-hidden="true"
    focusable="false">${scene}</svg>`;
}
