// Settling: the largest card size at which the whole table can be seen without scrolling, and a hand that overlaps if it must.
// What doesn't fit even so is scrolled to when it may be chosen.

const SIZES = [118, 112, 106, 100, 94, 88, 82, 76, 70, 66, 60],
  TIGHT = SIZES.indexOf(66); // from there on words give way, and the hand is folded
const STEP = 45; // about so many pixels lower is the table when its cards are one size smaller
let before = "",
  place = "",
  size = 0,
  crowd = 0; // crowd: how much lay on the table when the next larger size was too large

// Only what has changed is written: the whole table is styled anew by it.
const put = (el, name, value) => {
  if (el.style.getPropertyValue(name) !== value) el.style.setProperty(name, value);
};

export const tight = () => size >= TIGHT && innerWidth >= 800;

const boardOf = (root) => root.querySelector(".board:not(.generic):not(.listing)");

export function settle(root, force = false) {
  const board = boardOf(root);
  if (!board) return;
  if (innerWidth < 800) before = "";
  else fit(board, force);
  const hand = board.querySelector(".hand"),
    held = hand?.querySelectorAll(".card") ?? [];
  if (held.length)
    put(
      hand,
      "--overlap",
      `${Math.min(0, (hand.clientWidth - 24 - held.length * (held[0].offsetWidth + 6)) / Math.max(1, held.length - 1))}px`,
    );
}

// Every card that may be chosen comes into sight, above the hand.
export function reveal(root) {
  const board = boardOf(root);
  if (!board || innerWidth < 800) return;
  put(board, "--foot", `${board.querySelector(".hand")?.offsetHeight ?? 0}px`);
  for (const card of board.querySelectorAll(".areas .lit, .tray .lit")) card.scrollIntoView({ block: "nearest" });
}

function fit(board, force) {
  const rows = [...board.querySelectorAll(".row-of-cards")].map((row) => row.childElementCount).join();
  const wanted = `${innerWidth}x${innerHeight}:${board.querySelectorAll(".tab, .role").length}:${board.querySelectorAll(".tray .card, .challenge").length}:${board.querySelector(".hand .card") ? 1 : 0}${board.querySelector(".hand .lit") ? 1 : 0}:${board.querySelectorAll(".kneels").length}:${rows}:${board.dataset.seats}`;
  if (!force && wanted === before) return;
  before = wanted;
  const table = board.closest(".table"),
    last = SIZES.length - 1;
  const now = board.querySelectorAll(".slot, .tab, .role, .tray .card, .challenge").length,
    here = `${innerWidth}x${innerHeight}:${board.dataset.seats}`;
  if (here !== place) crowd = Infinity;
  place = here;
  const set = (n) => {
    size = n;
    put(table, "--fit", `${SIZES[n]}px`);
    board.classList.toggle("tight", tight());
    return board.scrollHeight - board.clientHeight - 2;
  };
  let excess = set(size);
  if (excess > 0) {
    crowd = now;
    while (excess > 0 && size < last) excess = set(Math.min(last, size + Math.max(1, Math.floor(excess / STEP))));
    return;
  }
  if (size === 0 || (!force && now >= crowd)) return;
  const spare = board.clientHeight - [...board.children].reduce((sum, el) => sum + el.offsetHeight + 4, 16),
    was = size;
  const larger = Math.max(0, size - Math.floor(spare / STEP));
  if (larger < was && set(larger) > 0) {
    set(was);
    crowd = now;
  }
}
