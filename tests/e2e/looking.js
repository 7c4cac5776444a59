// What is wrong with a table as it is drawn. These run in the page and stand for themselves.

// Sentences about everything that can't be read, is too small, or lies where it shouldn't.
export function faults(desktop) {
  const said = new Set();
  const say = (text) => said.add(text);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const box = (el) => el.getBoundingClientRect();
  const seen = (el) => el.getClientRects().length > 0 && getComputedStyle(el).visibility !== "hidden";
  const nameOf = (el) => el?.querySelector(".name")?.textContent ?? el?.textContent?.slice(0, 30);

  // Sideways
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) say(`the page is ${page.scrollWidth} pixels wide`);
  for (const el of [...all(".place, .board"), ...all(".board *")]) {
    if (!/auto|scroll/.test(getComputedStyle(el).overflowX)) continue;
    if (el.scrollWidth > el.clientWidth + 1) say(`.${[...el.classList].join(".")} scrolls sideways`);
  }

  // What stays in sight while the page scrolls below it
  for (const el of all(".prompt"))
    if (getComputedStyle(el).position === "sticky" && getComputedStyle(el).backgroundColor === "rgba(0, 0, 0, 0)")
      say("the question lies over the table without a ground");

  // Small print
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const el = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || el.closest(".sr, script, style") || !seen(el)) continue;
    const size = parseFloat(getComputedStyle(el).fontSize);
    if (size < 10.99) say(`“${walker.currentNode.textContent.trim().slice(0, 24)}” is written ${size} pixels high`);
  }

  // Cards in play, and the hand
  if (desktop)
    for (const card of all(".field .card"))
      if (card.offsetWidth < 88) say(`${nameOf(card)} is ${card.offsetWidth} pixels wide`);
  const board = document.querySelector(".board:not(.generic)");
  if (board) {
    const frame = box(document.querySelector(".place"));
    for (const card of all(".hand .card, .field .slot")) {
      const at = box(card);
      if (at.left < frame.left - 6 || at.right > frame.right + 6) say(`${nameOf(card)} reaches over the board's side`);
    }
    for (const card of all(".hand .card")) {
      const at = box(card);
      const floor = desktop ? Math.min(innerHeight, frame.bottom) : box(board).bottom;
      if (at.bottom > floor + 1 || (desktop && at.top < frame.top)) say(`${nameOf(card)} is cut off in hand`);
    }
  }

  // Within a card: each part has a place of its own
  const PARTS = ".name > span:last-child, .cost, .strength, .icons, .crests, .blanked, .badge, .tab";
  for (const whole of all(".slot, .hand .card, .tray .card, .draft .card")) {
    const parts = all(PARTS, whole).filter(seen);
    parts.forEach((part, i) => {
      for (const other of parts.slice(i + 1)) {
        const [a, b] = [box(part), box(other)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1)
          say(`${part.className || "name"} and ${other.className || "name"} of ${nameOf(whole)} lie over each other`);
      }
    });
  }

  // From outside: nothing else is drawn over what must be read. What has to be scrolled to is looked at there.
  const lookFrom = (top) => {
    if (board) board.scrollTop = top;
    const hand = document.querySelector(".hand");
    const floor = desktop && hand ? box(hand).top + 20 : innerHeight;
    const roof = box(document.querySelector(".place")).top;
    for (const slot of all(".slot")) {
      for (const part of all(PARTS, slot).filter(seen)) {
        const at = box(part);
        const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
        for (const along of [-0.42, 0, 0.42]) {
          const [px, py] = [x + along * part.offsetWidth, y];
          if (py < roof + 2 || py > floor - 2 || py > innerHeight - 2) continue;
          const over = document.elementFromPoint(px, py);
          if (!over || slot.contains(over) || !over.closest(".slot, .middle, .tray, .area")) continue;
          const by = nameOf(over.closest(".slot")) ?? over.className;
          say(`${part.className || "name"} of ${nameOf(slot)} is covered by ${by}`);
        }
      }
    }
  };
  if (desktop)
    for (const card of all(".hand .card"))
      for (const part of all(".cost, .strength, .icon", card).filter(seen)) {
        const at = box(part);
        const over = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
        if (over && !card.contains(over) && over.closest(".hand"))
          say(`${part.className} of ${nameOf(card)} is covered in hand by ${nameOf(over.closest(".card"))}`);
      }
  if (desktop && board) {
    lookFrom(0);
    if (board.scrollHeight > board.clientHeight + 1) lookFrom(board.scrollHeight);
    board.scrollTop = 0;
  }

  // On the map no name and no army lies over another, nor over a village or what leads through the map
  const labels = all(
    ".map .village-name, .map .army, .map .fief-name > span:not(.sr), .map .region-name, .map .dot, .wall-mark, .zooms",
  ).filter(seen);
  labels.forEach((label, i) => {
    for (const other of labels.slice(i + 1)) {
      if (label.contains(other) || other.contains(label)) continue;
      if (label.matches(".dot") && other.matches(".zooms")) continue; // the map goes on below them
      const [a, b] = [box(label), box(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) say(`on the map ${label.textContent} and ${other.textContent} lie over each other`);
    }
  });
  const near = desktop || all(".map").some((map) => Number(map.getAttribute("data-zoom")) > 1.6);
  if (near) for (const label of all(".map .no-room")) say(`on the map there is no room for ${label.textContent}`);
  return [...said];
}

// How wide the cards are, how much of the board's height is used, and by how much it is exceeded.
export function measures() {
  const board = /** @type {any} */ (document.querySelector(".board.laid"));
  const bottoms = [...document.querySelectorAll(".board.laid .area, .board.laid .hand .card")].map(
    (el) => el.getBoundingClientRect().bottom,
  );
  const place = document.querySelector(".place").getBoundingClientRect();
  return {
    card: board ? parseFloat(board.style.getPropertyValue("--card")) : 0,
    hand: board?.querySelector(".hand .card") ? parseFloat(board.style.getPropertyValue("--hand-card")) : 0,
    over: board ? board.scrollHeight - board.clientHeight : 0,
    used: board ? (Math.max(...bottoms) - place.top) / place.height : 1,
  };
}
