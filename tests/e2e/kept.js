// A page whose socket is ours: it is shown whatever position is put before it (kept_positions.py).
import { base, PATIENCE, person } from "./browser.js";

/** @type {[width: number, height: number][]} */
export const SIZES = [
  [1440, 900],
  [1920, 1080],
  [1366, 768],
  [390, 844],
];

/** What is drawn has been laid out. */
export const laid = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Another size of the window, with everything laid out in it.
 *
 * @param {any} page @param {[width: number, height: number]} size
 */
export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((size) => innerWidth === size[0] && innerHeight === size[1], [width, height]);
  await laid(page);
}

/** @param {Parameters<typeof person>[0]} [how] */
export async function viewer(how) {
  const page = await person(how);
  let shown = null,
    send = () => {},
    tell = (_message) => {};
  await page.routeWebSocket(/\/ws\/table\//, (socket) => {
    send = () => socket.send(JSON.stringify(shown));
    tell = (message) => socket.send(JSON.stringify(message));
    send();
    socket.onMessage((text) => {
      const { t, id, options } = JSON.parse(String(text));
      if (t === "sync") send();
      if (t === "draft") socket.send(JSON.stringify({ t, id, ...shown.drafts[options.join()] }));
    });
  });
  let game = null,
    times = 0;
  return {
    page,
    /** The page went elsewhere: the next position opens a table again. */
    forget() {
      game = null;
    },
    /** What has happened since the position that is shown, as an update of the table. */
    async hear(position) {
      const from = times;
      times += 1;
      const { view, decision, waiting, log, takeback, result, clocks } = position,
        at = shown.log.at + shown.log.lines.length,
        lines = position.log.lines.slice(Math.max(0, at - position.log.at));
      shown = { ...position, seq: times };
      tell({
        t: "update",
        from,
        seq: times,
        view,
        decision,
        waiting,
        log: { at: Math.max(at, log.at), lines },
        takeback,
        result,
        clocks,
      });
      await page.waitForFunction((seq) => document.querySelector(".table")?.dataset.seq === String(seq), times);
      await laid(page);
    },
    async show(position) {
      times += 1;
      shown = { ...position, seq: times };
      if (game === position.table.game) send();
      else {
        game = position.table.game;
        const faces = page.waitForResponse(/\/cards$/, { timeout: PATIENCE }).catch(() => null);
        await page.goto(`${base}/t/kept`);
        await faces;
      }
      await page.waitForFunction((seq) => document.querySelector(".table")?.dataset.seq === String(seq), times);
      await laid(page);
    },
  };
}
