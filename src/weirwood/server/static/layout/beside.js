// Where something large goes that is there to be read: near what it is about, and not over what that is compared with.

const GAP = 12;
const EDGE = 8; // from the window's sides

/**
 * @typedef {{ left: number; top: number; right: number; bottom: number }} Sides
 * @typedef {{ width: number; height: number }} Size
 */

/**
 * @param {Sides} target what it is about
 * @param {Sides} kept what stays in sight: the target itself, or all that it stands among
 * @param {Size} size @param {Size} window
 * @returns {{ left: number; top: number }}
 */
export function beside(target, kept, size, window) {
  const across = within((target.left + target.right - size.width) / 2, size.width, window.width),
    along = within(target.top - 20, size.height, window.height);
  const wide = kept.right - kept.left > kept.bottom - kept.top;
  const [above, below] = [kept.top - GAP - size.height, kept.bottom + GAP];
  const [left, right] = [kept.left - GAP - size.width, kept.right + GAP];
  const rows = [
    { fits: above >= EDGE, at: { left: across, top: above } },
    { fits: below + size.height <= window.height - EDGE, at: { left: across, top: below } },
  ];
  const columns = [
    { fits: right + size.width <= window.width - EDGE, at: { left: right, top: along } },
    { fits: left >= EDGE, at: { left, top: along } },
  ];
  const ways = wide ? [...rows, ...columns] : [...columns, ...rows];
  const found = ways.find(({ fits }) => fits);
  if (found) return found.at;
  if (kept !== target) return beside(target, target, size, window);
  return { left: Math.max(EDGE, target.left - size.width - GAP), top: along };
}

/** @param {number} at @param {number} length @param {number} room */
const within = (at, length, room) => Math.max(EDGE, Math.min(at, room - length - EDGE));
