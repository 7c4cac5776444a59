// Art: a small picture for every card, drawn from its kind and from what the server says it shows (its motif). The
// same card always gets the same picture; its name only shakes the dice.
import { shape } from "../dom.js";
import { houseMarkup } from "../signs.js";
import { OTHERS, portrait } from "./people.js";
import { PLACES } from "./places.js";
import { emblem, MOODS } from "./plots.js";
import { THINGS } from "./things.js";

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

const made = new Map();
/** @param {Face} face */
export function art(face) {
  const key = `${face.name}|${face.type}|${face.faction}|${face.motif}`;
  if (!made.has(key)) made.set(key, markup(face));
  return shape(made.get(key));
}

/** @param {Face} face */
function markup(face) {
  const faction = face.faction && COLOURS[face.faction] ? face.faction : "neutral";
  const motif = face.motif ?? "";
  const [high, low, far, near, light] = face.type === "plot" ? (MOODS[motif] ?? MOODS.banner) : COLOURS[faction];
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
    const other = OTHERS[motif];
    scene = `${sky}${sun}${ridge}${
      other
        ? `<g fill="${near}" color="${near}" opacity=".96">${other}</g>`
        : portrait(motif, faction, [near, far, light], random)
    }${big(house, 0.9, 0.6, 80, 4)}`;
  } else if (face.type === "location") {
    const places = ["castle", "tower", "land"];
    const place = PLACES[motif] ?? PLACES[places[Math.floor(random(places.length))]];
    scene = `${sky}${sun}${ridge}<g fill="${near}" color="${near}" opacity=".96">${place}</g>`;
  } else if (face.type === "attachment") {
    scene = `${sky}<circle cx="50" cy="42" r="34" fill="${light}" opacity=".2"/><circle cx="50" cy="42" r="26"
      fill="${light}" opacity=".2"/><g fill="${near}" color="${near}">${THINGS[motif] ?? THINGS.scroll}</g>`;
  } else if (face.type === "plot") {
    scene = `${sky}${sun}${ridge}<path d="${hills(70, 4, 25)}" fill="${near}"/>${emblem(motif, light, random)}`;
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
  return `<svg class="art" viewBox="0 0 100 82"
    preserveAspectRatio="xMidY${face.type === "character" ? "Min" : "Mid"} slice" aria-hidden="true"
    focusable="false">${scene}</svg>`;
}
