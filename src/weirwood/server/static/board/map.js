// The map's ground: sea, coast, fiefs as colours (each spot belongs to the nearest village), borders, woods and hills, roads by
// land and by sea; and what the game lays over it. Colours are in board.css, so that they follow the theme.
import { shape } from "../dom.js";

let board = null,
  asked = false,
  drawn = null;

export function theBoard(loaded) {
  if (!board && !asked) {
    asked = true;
    fetch("/static/board/westeros.json")
      .then((answer) => answer.json())
      .then(
        (found) => {
          board = found;
          loaded();
        },
        () => {
          asked = false;
        },
      );
  }
  return board;
}

export function ground() {
  drawn ??= markup(board);
  return shape(drawn);
}

// The part of a polygon that is nearer to p than to q.
function nearer(polygon, p, q) {
  const mx = (p[0] + q[0]) / 2,
    my = (p[1] + q[1]) / 2,
    dx = q[0] - p[0],
    dy = q[1] - p[1];
  const side = ([x, y]) => (x - mx) * dx + (y - my) * dy;
  const out = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length],
      sa = side(a),
      sb = side(b);
    if (sa <= 0) out.push(a);
    if (sa < 0 !== sb < 0 && sa !== sb) {
      const t = sa / (sa - sb);
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  });
  return out;
}

const near = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const points = (list) => list.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(" ");

// A polygon with its corners rounded: a coast rather than a cut-out.
function coast(list) {
  return `M${middle(list.at(-1), list[0]).map(Math.round)} ${list.map((p, i) => `Q${p.map(Math.round)} ${middle(p, list[(i + 1) % list.length]).map(Math.round)}`).join(" ")} Z`;
}

// A road: straight, or rounded through the points on its way.
function way([first, ...rest]) {
  if (rest.length === 1) return `M${first} L${rest[0]}`;
  return `M${first} ${rest
    .slice(0, -1)
    .map((p, i) => `Q${p} ${i + 2 === rest.length ? rest.at(-1) : middle(p, rest[i + 1]).map(Math.round)}`)
    .join(" ")}`;
}

function within(polygon, [x, y]) {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export const onLand = (at) => board.land.some((land) => within(land.points, at));

// The land of each village, and the edges between the lands of two.
let split = null;
function parts(data) {
  if (split) return split;
  const villages = Object.fromEntries(data.village.map((v) => [v.id, v]));
  const seeds = [
    ...data.village.map((v) => ({ at: v.at, village: v })),
    ...data.paint.map((p) => ({ at: p.at, village: villages[p.village] })),
  ];
  const [width, height] = data.size,
    frame = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
  const cells = [],
    edges = [];
  seeds.forEach((seed) => {
    let cell = frame;
    for (const other of seeds) if (other !== seed && cell.length) cell = nearer(cell, seed.at, other.at);
    if (cell.length < 3) return;
    cells.push({ village: seed.village, cell });
    cell.forEach((a, i) => {
      const b = cell[(i + 1) % cell.length],
        at = middle(a, b),
        mine = near(at, seed.at);
      const other = seeds.find((each) => each !== seed && Math.abs(near(at, each.at) - mine) < 0.5);
      if (!other || seeds.indexOf(other) < seeds.indexOf(seed)) return;
      edges.push({ line: `M${a.map(Math.round)} L${b.map(Math.round)}`, between: [seed.village, other.village] });
    });
  });
  split = { cells, edges, villages, lands: data.land.map((l) => coast(l.points)).join(" ") };
  return split;
}

// Where the land changes in some respect.
const border = (edges, side) =>
  edges
    .filter(({ between: [a, b] }) => side(a) !== side(b))
    .map(({ line }) => line)
    .join(" ");

// Woods, hills and rivers, so that the land isn't bare. Nothing in the game depends on them.
const HILLS = [
  [300, 262, 20],
  [330, 250, 24],
  [362, 262, 18],
  [498, 345, 17],
  [520, 333, 21],
  [588, 560, 18],
  [612, 553, 24],
  [640, 560, 18],
  [715, 552, 20],
  [742, 545, 22],
  [716, 660, 20],
  [742, 668, 17],
  [262, 780, 17],
  [240, 795, 20],
  [372, 850, 18],
  [226, 920, 17],
  [206, 935, 20],
  [380, 1225, 22],
  [408, 1216, 26],
  [436, 1228, 20],
  [600, 1198, 17],
  [622, 1206, 15],
  [365, 1255, 15],
];
const WOODS = [
  [212, 262],
  [226, 272],
  [240, 263],
  [196, 275],
  [224, 288],
  [250, 280],
  [330, 165],
  [345, 174],
  [360, 164],
  [470, 175],
  [484, 184],
  [456, 186],
  [605, 300],
  [618, 290],
  [470, 600],
  [484, 608],
  [456, 612],
  [690, 985],
  [704, 994],
  [676, 996],
  [690, 1006],
  [665, 1095],
  [680, 1104],
  [694, 1094],
  [360, 1010],
  [374, 1018],
  [388, 1008],
  [216, 1100],
  [230, 1108],
  [345, 650],
  [332, 658],
  [720, 1110],
  [736, 1104],
];
const RIVERS = [
  "M300 622 Q350 645 375 672 T470 690 T560 695 T645 735",
  "M392 510 Q398 560 388 600 T380 672",
  "M395 912 Q470 925 540 905 T655 885",
  "M470 945 Q420 1010 345 1030 T250 1092 T115 1090",
  "M118 850 Q200 862 250 840 T330 770",
  "M470 300 Q505 360 560 428",
  "M645 1210 Q560 1240 480 1260 T300 1265",
];
const tree = ([x, y]) => `<path class="tree" d="M${x} ${y} l-6 9 h3 l-5 8 h16 l-5 -8 h3 Z"/>`;
const hill = ([x, y, size]) =>
  `<path class="hill" d="M${x - size} ${y + size * 0.8} L${x - size * 0.15} ${y - size * 0.7} L${x + size} ${y + size * 0.8}"/><path class="hill-side" d="M${x - size * 0.15} ${y - size * 0.7} L${x + size} ${y + size * 0.8} L${x + size * 0.2} ${y + size * 0.8} Z"/>`;

// Short waves, far from every coast.
function waves(data) {
  const out = [],
    [width, height] = data.size;
  for (let y = 40; y < height; y += 62)
    for (let x = 30 + (y % 4) * 17; x < width; x += 96) {
      const spots = [
        [x, y],
        [x + 40, y],
        [x - 34, y],
        [x, y + 40],
        [x, y - 40],
        [x + 70, y],
        [x - 60, y],
      ];
      if (!spots.some((spot) => data.land.some((land) => within(land.points, spot))))
        out.push(`M${x - 12} ${y} q6 -7 12 0 t12 0`);
    }
  return `<path class="wave" d="${out.join(" ")}"/>`;
}

// The Wall along the northern edge: ice, with a battlement.
function wall() {
  const teeth = Array.from(
    { length: 21 },
    (_, i) => `${218 + i * 21} ${i % 2 ? 82 : 75} ${239 + i * 21} ${i % 2 ? 82 : 75}`,
  ).join(" L");
  return `<path class="wall-ice" d="M218 104 L${teeth} L659 104 Z"/><path class="wall-face" d="M218 93 H659 M260 93 V104 M330 93 V104 M400 93 V104 M470 93 V104 M540 93 V104 M610 93 V104"/>`;
}

const rose = `<g class="rose" transform="translate(915 1290)"><circle r="44"/><circle r="36"/><path d="M0 -54 L8 -8 L54 0 L8 8 L0 54 L-8 8 L-54 0 L-8 -8 Z"/><path class="rose-thin" d="M30 -30 L6 0 L30 30 L0 6 L-30 30 L-6 0 L-30 -30 L0 -6 Z"/><text y="-58" text-anchor="middle">N</text></g>`;

// How weather looks on the land of a region.
const PATTERNS = `<pattern id="rain" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><path class="rain" d="M6 2 V14 M19 12 V24"/></pattern><pattern id="famine" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="famine" d="M0 5 H22"/></pattern><pattern id="plague" width="26" height="26" patternUnits="userSpaceOnUse"><circle class="plague" cx="7" cy="8" r="4"/><circle class="plague" cx="20" cy="20" r="3"/></pattern><pattern id="sun" width="46" height="46" patternUnits="userSpaceOnUse"><circle class="sun" cx="12" cy="12" r="5"/><circle class="sun" cx="35" cy="35" r="5"/></pattern><pattern id="harvest" width="34" height="34" patternUnits="userSpaceOnUse"><path class="harvest" d="M8 15 V4 M8 9 l-4 -4 M8 9 l4 -4 M25 31 V20 M25 25 l-4 -4 M25 25 l4 -4"/></pattern>`;

function markup(data) {
  const [width, height] = data.size,
    { cells, edges, villages, lands } = parts(data);
  const fiefs = Object.fromEntries(data.fief.map((f) => [f.id, f]));
  const land = cells
    .map(
      ({ village, cell }) =>
        `<polygon class="cell" data-village="${village.id}" points="${points(cell)}" fill="${fiefs[village.fief].hex}" stroke="${fiefs[village.fief].hex}"/>`,
    )
    .join("");
  const roads = data.road
    .map((r) => {
      const ends = r.ends.map((id) => villages[id].at),
        d = way([ends[0], ...(r.via ?? []), ends[1]]);
      return r.kind === "sea"
        ? `<path class="sea-road" d="${d}"/>`
        : `<path class="road-bed" d="${d}"/><path class="road" d="${d}"/>`;
    })
    .join("");
  return `<svg class="terrain" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false"><defs><clipPath id="coast"><path d="${lands}"/></clipPath><radialGradient id="sea" cx=".5" cy=".45" r=".75"><stop class="sea-near" offset="0"/><stop class="sea-far" offset="1"/></radialGradient>${PATTERNS}</defs><rect width="${width}" height="${height}" fill="url(#sea)"/>${waves(data)}<path class="shore wide" d="${lands}"/><path class="shore" d="${lands}"/><path class="land" d="${lands}"/><g clip-path="url(#coast)"><g class="cells">${land}</g><path class="river" d="${RIVERS.join(" ")}"/>${HILLS.map(hill).join("")}${WOODS.map(tree).join("")}<path class="fief-border" d="${border(edges, (v) => v.fief)}"/><path class="region-border" d="${border(edges, (v) => v.region)}"/></g><path class="coast-line" d="${lands}"/>${wall()}${roads}${rose}</svg>`;
}

// What the game lays over the ground: whose land it is, weather, what can be chosen, who stands on a road.
// state: {held: {village id: house}, weather: {region number: kind}, lit: {fief: [ids], region: [numbers]}, blocked: [[from, to] ids], now: [village ids]}
export function overlay(state) {
  const { cells, edges, villages } = parts(board),
    [width, height] = board.size;
  const of = (test) =>
    cells
      .filter(({ village }) => test(village))
      .map(({ cell }) => `M${points(cell)} Z`)
      .join(" ");
  const halos = Object.entries(state.held)
    .map(
      ([id, house]) => `<circle class="halo f-${house}" cx="${villages[id].at[0]}" cy="${villages[id].at[1]}" r="46"/>`,
    )
    .join("");
  const weather = Object.entries(state.weather)
    .flatMap(([number, kinds]) =>
      kinds.map((kind) => `<path class="weather" fill="url(#${kind})" d="${of((v) => v.region === Number(number))}"/>`),
    )
    .join("");
  const chosen = [
    ...state.lit.fief.map((id) => (v) => v.fief === id),
    ...state.lit.region.map((n) => (v) => v.region === n),
  ];
  const lit = chosen
    .map((inside) => `<path class="lit-land" d="${of(inside)}"/><path class="lit-edge" d="${border(edges, inside)}"/>`)
    .join("");
  const blocked = state.blocked
    .map(([from, to]) => {
      const [a, b] = [villages[from].at, villages[to].at],
        t = 40 / near(a, b),
        x = a[0] + (b[0] - a[0]) * t,
        y = a[1] + (b[1] - a[1]) * t,
        nx = (-(b[1] - a[1]) / near(a, b)) * 11,
        ny = ((b[0] - a[0]) / near(a, b)) * 11;
      return `<path class="block" d="M${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)} L${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}"/>`;
    })
    .join("");
  const now = state.now
    .map((id) => `<circle class="now-ring" cx="${villages[id].at[0]}" cy="${villages[id].at[1]}" r="54"/>`)
    .join("");
  return fresh(
    `<svg class="overlay" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false"><g clip-path="url(#coast)">${weather}${lit}${halos}</g>${blocked}${now}</svg>`,
  );
}

// A drawing that changes with the game: made anew only when it differs from the last, and not kept.
let last = "";
function fresh(drawing) {
  const template = document.createElement("template");
  template.innerHTML = drawing === last && document.querySelector(".overlay") ? "<svg></svg>" : drawing;
  last = drawing;
  const made = template.content.firstElementChild;
  made.drawnFrom = drawing;
  return made;
}
