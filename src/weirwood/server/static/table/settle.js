// Settling: the largest card size at which the whole table can be seen without scrolling, and a hand that overlaps if it must.

const SIZES = [118, 112, 106, 100, 94, 88, 82, 76, 70, 66, 60];
let before = "", place = "", size = 0, crowd = 0; // crowd: how much lay on the table when the next larger size was too large

export function settle(root, force = false) {
  const board = root.querySelector(".board:not(.generic):not(.listing)");
  if (!board) return;
  if (innerWidth < 800) before = ""; else fit(board, force);
  const hand = board.querySelector(".hand"), held = hand?.querySelectorAll(".card") ?? [];
  if (held.length) hand.style.setProperty("--overlap", `${Math.min(0, (hand.clientWidth - 24 - held.length * (held[0].offsetWidth + 6)) / Math.max(1, held.length - 1))}px`);
}

function fit(board, force) {
  const rows = [...board.querySelectorAll(".row-of-cards")].map((row) => row.childElementCount).join();
  const wanted = `${innerWidth}x${innerHeight}:${board.querySelectorAll(".tab, .role").length}:${board.querySelectorAll(".tray .card, .challenge").length}:${board.querySelector(".hand .card") ? 1 : 0}:${board.querySelectorAll(".kneels").length}:${rows}:${board.dataset.seats}`;
  if (!force && wanted === before) return;
  before = wanted;
  const table = board.closest(".table"), last = SIZES.length - 1;
  const now = board.querySelectorAll(".slot, .tab, .role, .tray .card, .challenge").length, here = `${innerWidth}x${innerHeight}:${board.dataset.seats}`;
  if (here !== place) crowd = Infinity;
  place = here;
  const fits = (n) => { table.style.setProperty("--fit", `${SIZES[n]}px`); return board.scrollHeight <= board.clientHeight + 2; };
  if (fits(size)) {
    if (size === 0 || !force && now >= crowd) return;
    while (size > 0 && fits(size - 1)) size -= 1;
  } else { while (size < last && !fits(size + 1)) size += 1; size = Math.min(last, size + 1); }
  crowd = now;
  fits(size);
}
