// What the tests put into every page: a player that looks at the page and clicks. It runs in the page, where nothing
// can change between a look and a click.
export function driver() {
  const EAGER = [
    /^(set up|place) /,
    /^(marshal|play) /,
    /^power challenge /,
    / challenge against /,
    /^attack with /,
    /^bring .* ambush$/,
    /^use /,
  ];
  // Random numbers of its own, the same ones on every page that is loaded.
  let drawn = 0;
  const chance = () => {
    drawn = (drawn + 0x9e3779b9) | 0;
    let mixed = Math.imul(drawn ^ (drawn >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const one = (selector) => document.querySelector(selector);
  const prompt = () => one(".prompt.asking");
  const busy = () => prompt()?.getAttribute("aria-busy") === "true" || Boolean(one(".banner.lost"));
  const over = () => Boolean(one(".verdict"));
  const asked = () =>
    Boolean(prompt()) && !busy() && Boolean(one(".prompt.asking .option:enabled, .prompt.asking .pass:enabled"));
  // Which question is shown, and how much is chosen for it already.
  const stamp = () => {
    const chosen = document.querySelectorAll(".prompt.asking .option[aria-pressed=true]").length;
    return prompt() ? `${prompt().dataset.decision} with ${chosen}` : null;
  };
  const seq = () => one(".table")?.dataset.seq ?? null;

  async function wait(found, what, most) {
    for (const end = Date.now() + most; !found(); ) {
      if (Date.now() > end) throw new Error(`In vain: ${what}.`);
      await new Promise((done) => setTimeout(done, 8));
    }
  }
  const turn = (most) => wait(() => asked() || over(), "being asked", most);

  function pick(chance, style) {
    const options = [...document.querySelectorAll(".prompt.asking .option:enabled:not([aria-pressed=true])")],
      pass = one(".prompt.asking .pass:enabled");
    if (style === "eager" && chance > 0.08) {
      const words = options.map((option) => option.querySelector(".label").textContent.toLowerCase());
      const found = EAGER.map((verb) => words.findIndex((word) => verb.test(word))).find((i) => i >= 0);
      if (pass && words[found]?.startsWith("attack ")) return pass; // one attacker for each challenge wins soonest
      if (found !== undefined) return options[found];
      if (pass) return pass;
    }
    return pass && (!options.length || chance < 0.12) ? pass : options[Math.floor(chance * 997) % options.length];
  }

  // An offer is put together on a sheet: a promise is clicked, and it is proposed; a marriage may be proposed as it is.
  function talk() {
    const sheet = one("dialog.talks[open]");
    sheet?.querySelector('.deal .piece[aria-pressed="false"]')?.click();
    const propose = sheet?.querySelector(".propose");
    if (!propose?.disabled) return propose?.click();
    sheet.querySelector(".close").click(); // something that it says isn't there
    one(".prompt.asking .pass:enabled").click();
  }

  async function answer(chance, most, style = "any") {
    await turn(most);
    if (over()) return null;
    const before = stamp(),
      words = one("#question").textContent,
      chosen = pick(chance, style);
    const said = `${words} → ${chosen.textContent}`;
    chosen.click();
    talk();
    one("dialog[open] button.danger")?.click(); // what costs something for good is meant
    await wait(() => over() || (!busy() && stamp() !== before) || one(".toast.error"), `an answer to ${said}`, most);
    if (one(".toast.error")) throw new Error(`${said}: ${one(".toast.error").textContent}`);
    return said;
  }

  // Nobody looks while it plays: painting is what costs most. Everything else is as ever.
  async function play(most, style, stop, patience) {
    const look = document.body.style;
    let made = 0;
    look.opacity = "0";
    try {
      for (; made < most; made += 1) {
        await turn(patience);
        if (over() || (stop && one(stop))) break;
        await answer(chance(), patience, style);
      }
    } finally {
      look.opacity = "";
    }
    return made;
  }

  // What short messages said, after they are gone again.
  const said = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const el of change.addedNodes)
        if (el instanceof Element && el.classList.contains("toast")) said.push(el.textContent);
  }).observe(document, { childList: true, subtree: true });

  // A connection that drops, and is there again.
  const sockets = new Set();
  let cut = false;
  const Socket = globalThis.WebSocket;
  globalThis.WebSocket = class extends Socket {
    constructor(address) {
      super(cut ? new URL("/nowhere", address) : address);
      sockets.add(this);
    }
  };
  const drop = () => {
    cut = true;
    for (const socket of sockets) socket.close();
    sockets.clear();
  };
  const mend = () => {
    cut = false;
    window.dispatchEvent(new Event("online"));
  };

  globalThis.e2e = { said, stamp, asked, answer, busy, chance, drop, mend, over, play, seq, turn };
}
