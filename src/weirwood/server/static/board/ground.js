// The map's ground: sea, coast, fiefs as colours, borders, woods and hills, roads by land and by sea. Colours are in
// map.css, so that they follow the theme.
import { shape } from "../dom.js";
import { border, divide } from "./atlas.js";
import { points, way, within } from "./geometry.js";
import { scenery } from "./scenery.js";

/** @type {string | null} */
let drawn = null;

/** @param {BoardMap} board */
export function ground(board) {
  drawn ??= markup(board);
  return shape(drawn);
}

/**
 * Short waves, far from every coast.
 *
 * @param {BoardMap} data
 */
function waves(data) {
  const out = [];
  const [width, height] = data.size;
  for (let y = 40; y < height; y += 62)
    for (let x = 30 + (y % 4) * 17; x < width; x += 96)
      if (!AROUND.some(([dx, dy]) => data.land.some((land) => within(land.points, [x + dx, y + dy]))))
        out.push(`M${x - 12} ${y} q6 -7 12 0 t12 0`);
  return `<path class="wave" d="${out.join(" ")}"/>`;
}

/** @type {Point[]} */
const AROUND = [
  [0, 0],
  [40, 0],
  [-34, 0],
  [0, 40],
  [0, -40],
  [70, 0],
  [-60, 0],
];

// The Wall along the northern edge: ice, with a battlement.
function wall() {
  const teeth = Array.from(
    { length: 21 },
    (_, i) => `${218 + i * 21} ${i % 2 ? 82 : 75} ${239 + i * 21} ${i % 2 ? 82 : 75}`,
  ).join(" L");
  const joints = [260, 330, 400, 470, 540, 610].map((x) => `M${x} 93 V104`).join(" ");
  return `<path class="wall-ice" d="M218 104 L${teeth} L659 104 Z"/>
    <path class="wall-face" d="M218 93 H659 ${joints}"/>`;
}

const ROSE = `<g class="rose" transform="translate(915 1290)"><circle r="44"/><circle r="36"/>
  <path d="M0 -54 L8 -8 L54 0 L8 8 L0 54 L-8 8 L-54 0 L-8 -8 Z"/>
  <path class="rose-thin" d="M30 -30 L6 0 L30 30 L0 6 L-30 30 L-6 0 L-30 -30 L0 -6 Z"/>
  <text y="-58" text-anchor="middle">N</text></g>`;

// How weather looks on the land of a region.
const PATTERNS = `
  <pattern id="rain" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">
    <path class="rain" d="M6 2 V14 M19 12 V24"/></pattern>
  <pattern id="famine" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path class="famine" d="M0 5 H22"/></pattern>
  <pattern id="plague" width="26" height="26" patternUnits="userSpaceOnUse">
    <circle class="plague" cx="7" cy="8" r="4"/><circle class="plague" cx="20" cy="20" r="3"/></pattern>
  <pattern id="sun" width="46" height="46" patternUnits="userSpaceOnUse">
    <circle class="sun" cx="12" cy="12" r="5"/><circle class="sun" cx="35" cy="35" r="5"/></pattern>
  <pattern id="harvest" width="34" height="34" patternUnits="userSpaceOnUse">
    <path class="harvest" d="M8 15 V4 M8 9 l-4 -4 M8 9 l4 -4 M25 31 V20 M25 25 l-4 -4 M25 25 l4 -4"/></pattern>`;

/** @param {BoardMap} data */
function markup(data) {
  const [width, height] = data.size;
  const { edges, lands } = divide(data);
  return `<svg class="terrain" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">
    <defs><clipPath id="coast"><path d="${lands}"/></clipPath>
      <radialGradient id="sea" cx=".5" cy=".45" r=".75">
        <stop class="sea-near" offset="0"/><stop class="sea-far" offset="1"/></radialGradient>
      ${PATTERNS}</defs>
    <rect width="${width}" height="${height}" fill="url(#sea)"/>${waves(data)}
    <path class="shore wide" d="${lands}"/><path class="shore" d="${lands}"/><path class="land" d="${lands}"/>
    <g clip-path="url(#coast)"><g class="cells">${fields(data)}</g>${scenery()}
      <path class="fief-border" d="${border(edges, (village) => village.fief)}"/>
      <path class="region-border" d="${border(edges, (village) => village.region)}"/></g>
    <path class="coast-line" d="${lands}"/>${wall()}${roads(data)}${ROSE}</svg>`;
}

/**
 * The land of each village in its fief's colour.
 *
 * @param {BoardMap} data
 */
function fields(data) {
  const colour = Object.fromEntries(data.fief.map((fief) => [fief.id, fief.hex]));
  return divide(data)
    .cells.map(({ village, cell }) => {
      const hex = colour[village.fief];
      const at = points(cell);
      return `<polygon class="cell" data-village="${village.id}" fill="${hex}" stroke="${hex}" points="${at}"/>`;
    })
    .join("");
}

/** @param {BoardMap} data */
function roads(data) {
  const { villages } = divide(data);
  return data.road
    .map((road) => {
      const [from, to] = road.ends.map((id) => villages[id].at);
      const d = way([from, ...(road.via ?? []), to]);
      return road.kind === "sea"
        ? `<path class="sea-road" d="${d}"/>`
        : `<path class="road-bed" d="${d}"/><path class="road" d="${d}"/>`;
    })
    .join("");
}
