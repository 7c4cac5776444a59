// Points, polygons and lines on the map.

/**
 * The part of a polygon that is nearer to p than to q.
 *
 * @param {Point[]} polygon @param {Point} p @param {Point} q
 */
export function nearer(polygon, p, q) {
  const [mx, my] = middle(p, q);
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const side = (/** @type {Point} */ [x, y]) => (x - mx) * dx + (y - my) * dy;
  /** @type {Point[]} */
  const out = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    const [sa, sb] = [side(a), side(b)];
    if (sa <= 0) out.push(a);
    if (sa < 0 !== sb < 0 && sa !== sb) {
      const t = sa / (sa - sb);
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  });
  return out;
}

/** @param {Point} a @param {Point} b */
export const near = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * @param {Point} a @param {Point} b
 * @returns {Point}
 */
export const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** @param {Point} point */
const rounded = (point) => point.map(Math.round);

/** @param {Point[]} list */
export const points = (list) => list.map((point) => rounded(point).join()).join(" ");

/** @param {Point} a @param {Point} b */
export const straight = (a, b) => `M${rounded(a)} L${rounded(b)}`;

/**
 * A polygon with its corners rounded: a coast rather than a cut-out.
 *
 * @param {Point[]} list
 */
export function coast(list) {
  const half = list.map((point, i) => rounded(middle(point, list[(i + 1) % list.length])));
  return `M${half[list.length - 1]} ${list.map((point, i) => `Q${rounded(point)} ${half[i]}`).join(" ")} Z`;
}

/**
 * A road: straight, or rounded through the points on its way.
 *
 * @param {Point[]} points
 */
export function way([first, ...rest]) {
  const end = rest[rest.length - 1];
  if (rest.length === 1) return `M${first} L${end}`;
  const bends = rest.slice(0, -1);
  const to = (/** @type {number} */ i) => (i + 1 === bends.length ? end : rounded(middle(bends[i], bends[i + 1])));
  return `M${first} ${bends.map((point, i) => `Q${point} ${to(i)}`).join(" ")}`;
}

/** @param {Point[]} polygon @param {Point} point */
export function within(polygon, [x, y]) {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/**
 * A way that ends so far before its last point, and begins half as far after its first.
 *
 * @param {Point[]} stops @param {number} by
 * @returns {Point[]}
 */
export function shortened(stops, by) {
  const begun = cut(stops, by / 2);
  return cut(begun.toReversed(), by).toReversed();
}

/**
 * A way without its beginning; at least its last piece keeps some length.
 *
 * @param {Point[]} stops @param {number} by
 * @returns {Point[]}
 */
function cut([first, ...rest], by) {
  const far = near(first, rest[0]);
  if (far <= by && rest.length > 1) return cut(rest, by - far);
  const part = Math.min(by / far, 0.45);
  return [[first[0] + (rest[0][0] - first[0]) * part, first[1] + (rest[0][1] - first[1]) * part], ...rest];
}
