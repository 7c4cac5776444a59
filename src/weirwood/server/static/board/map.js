// The map's ground: sea, land, fiefs as colours (each spot belongs to the nearest village), roads by land and by sea.
import { shape } from "../dom.js";

let board = null, asked = false, drawn = null;

export function theBoard(loaded) {
  if (!board && !asked) {
    asked = true;
    fetch("/static/board/westeros.json").then((answer) => answer.json()).then((found) => { board = found; loaded(); }, () => { asked = false; });
  }
  return board;
}

export function ground() {
  drawn ??= markup(board);
  return shape(drawn);
}

// The part of a polygon that is nearer to p than to q.
function nearer(polygon, p, q) {
  const mx = (p[0] + q[0]) / 2, my = (p[1] + q[1]) / 2, dx = q[0] - p[0], dy = q[1] - p[1];
  const side = ([x, y]) => (x - mx) * dx + (y - my) * dy;
  const out = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length], sa = side(a), sb = side(b);
    if (sa <= 0) out.push(a);
    if (sa < 0 !== sb < 0 && sa !== sb) { const t = sa / (sa - sb); out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]); }
  });
  return out;
}

const points = (list) => list.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(" ");

// A polygon with its corners rounded: a coast rather than a cut-out.
function coast(list) {
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = mid(list.at(-1), list[0]);
  return `M${start.map(Math.round)} ${list.map((p, i) => `Q${p.map(Math.round)} ${mid(p, list[(i + 1) % list.length]).map(Math.round)}`).join(" ")} Z`;
}

const safe = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function markup(data) {
  const [width, height] = data.size;
  const fiefs = Object.fromEntries(data.fief.map((f) => [f.id, f])), villages = Object.fromEntries(data.village.map((v) => [v.id, v]));
  const seeds = [...data.village.map((v) => ({ at: v.at, village: v })), ...data.paint.map((p) => ({ at: p.at, village: villages[p.village] }))];
  const frame = [[0, 0], [width, 0], [width, height], [0, height]];
  const cells = seeds.map((seed) => {
    let cell = frame;
    for (const other of seeds) if (other !== seed && cell.length) cell = nearer(cell, seed.at, other.at);
    const hex = fiefs[seed.village.fief].hex;
    return cell.length > 2 ? `<polygon points="${points(cell)}" fill="${hex}" stroke="${hex}" stroke-width="2"/>` : "";
  }).join("");
  const lands = data.land.map((l) => coast(l.points)).join(" ");
  const roads = data.road.map((r) => {
    const [a, b] = r.ends.map((id) => villages[id].at), line = points([a, ...(r.via ?? []), b]);
    return r.kind === "sea"
      ? `<polyline points="${line}" fill="none" stroke="#cfe3ea" stroke-width="3" stroke-dasharray="2 11" stroke-linecap="round" opacity=".75"/>`
      : `<polyline points="${line}" fill="none" stroke="#3b2b17" stroke-width="7" stroke-linecap="round" opacity=".55"/><polyline points="${line}" fill="none" stroke="#f0e2bd" stroke-width="3.500" stroke-linecap="round" stroke-dasharray="12 5"/>`;
  }).join("");
  const names = data.fief.map((f) => `<text x="${f.title_at[0]}" y="${f.title_at[1]}" font-family="serif" font-style="italic" font-size="25" letter-spacing="4" text-anchor="middle" fill="#2c2112" opacity=".62">${safe(f.name)}</text>`).join("");
  const regions = data.region.map((r) => `<text x="${r.label_at[0]}" y="${r.label_at[1]}" font-family="serif" font-size="20" text-anchor="middle" fill="#dbe8ec" opacity=".8">Region ${r.number}</text>`).join("");
  return `<svg class="terrain" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false"><defs><clipPath id="coast"><path d="${lands}"/></clipPath><radialGradient id="sea" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#3c6678"/><stop offset="1" stop-color="#1c3644"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#sea)"/><path d="${lands}" fill="none" stroke="#9cc3cf" stroke-width="26" opacity=".16" stroke-linejoin="round"/><path d="${lands}" fill="none" stroke="#9cc3cf" stroke-width="12" opacity=".22" stroke-linejoin="round"/><path d="${lands}" fill="#e5d6ae"/><g clip-path="url(#coast)" opacity=".42">${cells}</g><path d="${lands}" fill="none" stroke="#3b2b17" stroke-width="3"/>${roads}${names}${regions}</svg>`;
}
