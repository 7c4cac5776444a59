// An invitation: what it is for, and taking the seat.
import { get, once, post } from "../api.js";
import { h, show } from "../dom.js";
import { say } from "../layers.js";
import { remember } from "../preferences.js";
import { decksFor, field } from "../seating/fields.js";
import { chosen } from "../seating/room.js";
import { askName, frame, go, person } from "../shell.js";

/** @param {HTMLElement} root @param {string} token */
export function joinPage(root, token) {
  /** @type {Me | null} */
  let me = null;
  /** @type {{ table: Summary; seat: number } | null} */
  let invitation = null;
  /** @type {string | null} */
  let failed = null;
  /** @type {GameInfo[]} */
  let games = [];
  /** @type {Decks} */
  let decks = {};
  /** @type {Values} */
  const form = {};
  document.title = "Invitation · Weirwood";
  async function sit() {
    if (!me?.name) me = await askName();
    try {
      const seat = await post(`/api/join/${token}`, { form });
      remember(chosen(seat.table), form);
      go(`/t/${seat.table}`);
    } catch (failure) {
      say(failure.message, "error");
    }
  }
  function draw() {
    if (failed)
      return show(root, frame(me, h("h1", "Invitation"), h("p", failed), h("a.button", { href: "/" }, "To the lobby")));
    if (!invitation) return show(root, frame(me, h("p.faint", "Opening the invitation …")));
    const { table, seat } = invitation,
      game = games.find((g) => g.id === table.game);
    show(
      root,
      frame(
        me,
        h(
          "section.panel.invitation",
          h("h1", table.title || table.game_name),
          h(
            "p",
            `${table.game_name}, seat ${seat + 1} of ${table.seats.length}. With ${
              table.seats
                .filter((s) => s.name && s.seat !== seat)
                .map((s) => s.name)
                .join(", ") || "nobody yet"
            }.`,
          ),
          (game?.form ?? []).filter((f) => f.scope === "seat").map((f) => field(f, form, draw, decks)),
          h(
            "div.row",
            h("button.primary.big", { type: "button", onclick: sit }, "Sit down"),
            h(
              "button.plain",
              {
                type: "button",
                onclick: async () => {
                  me = await askName(me?.name);
                  draw();
                },
              },
              me?.name ? `as ${me.name}` : "Choose a name",
            ),
          ),
        ),
      ),
    );
  }
  Promise.all([person(), once("/api/games"), get(`/api/join/${token}`)]).then(
    async ([who, found, what]) => {
      me = who;
      games = found;
      invitation = what;
      draw();
      const game = games.find((g) => g.id === what.table.game);
      if (game?.decks) {
        decks = await decksFor(game, what.table.form, "", what.table.id).catch(() => ({}));
        draw();
      }
    },
    (failure) => {
      failed =
        failure.status === 404 ? "This link was used already, or never was one. Ask for a new one." : failure.message;
      draw();
    },
  );
  draw();
}
