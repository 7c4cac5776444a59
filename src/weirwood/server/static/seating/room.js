// Before the game starts: who sits where, links for friends, decks, computers for empty seats.
import { once, post } from "../api.js";
import { h } from "../dom.js";
import { copyText, openMenu, say } from "../layers.js";
import { remember, remembered } from "../preferences.js";
import { go } from "../shell.js";
import { capital } from "../text.js";
import { countdown, remains } from "./absent.js";
import { decksFor, field } from "./fields.js";

/** What a waiting room has learnt of the game and of the decks for it. */
export class Learnt {
  /** @param {() => void} draw called when there is more to show */
  constructor(draw) {
    this.draw = draw;
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {Decks} */
    this.decks = {};
    this.asked = false;
  }

  /** @param {Summary} table */
  async of(table) {
    if (this.asked) return;
    this.asked = true;
    this.games = await once("/api/games");
    const game = this.games.find((g) => g.id === table.game);
    if (game?.decks) this.decks = await decksFor(game, table.form, "", table.id).catch(() => ({}));
    this.draw();
  }
}

/**
 * What was chosen for one's own seat is kept here, so that the form shows it again.
 *
 * @param {string} table
 */
export const chosen = (table) => `seat.${table}`;

/** @param {() => Promise<any>} work */
const attempt = async (work) => {
  try {
    return await work();
  } catch (failure) {
    say(failure.message, "error");
    return null;
  }
};

/**
 * What was agreed when the table was made.
 *
 * @param {Summary} table @param {GameInfo | undefined} game
 */
function facts(table, game) {
  const chosen = (game?.form ?? [])
    .filter((f) => f.scope === "table")
    .map((f) =>
      f.kind === "choice"
        ? f.choices?.find((c) => c.value === table.form[f.name])?.label
        : f.kind === "flag" && table.form[f.name]
          ? f.label
          : null,
    );
  const back = { free: "taking back is free", ask: "taking back is asked for", never: "no taking back" };
  return [
    table.game_name,
    ...chosen,
    table.clock ? `${table.clock.minutes} minutes + ${table.clock.increment} s a choice` : "no clock",
    back[table.takeback],
    table.spectators ? "spectators welcome" : "no spectators",
    table.private ? "not in the lobby" : "",
    table.ask_all ? "stops at every window" : "",
    table.hush ? "silence gives nothing away" : "",
    table.own_cards ? "with cards of its own" : "",
  ].filter(Boolean);
}

/** @param {Seat} seat @param {boolean} [ready] */
function whoSits(seat, ready) {
  const how = seat.kind === "bot" ? ", computer" : seat.online ? "" : ", away";
  return `${seat.name}${seat.you ? " (you)" : ""}${how}${ready ? " · ready" : ""}`;
}

/** Whether one is asked to say that one is there. @param {TableState} s */
export const isCalled = (s) =>
  !s.view && s.you !== null && !!s.ready?.needs.includes(s.you) && !s.ready.yes.includes(s.you);

/**
 * The table is full, and strangers sit at it: all say that they are there.
 *
 * @param {TableState} s @param {(message: Ask) => Promise<Reply>} request
 */
function readyCheck(s, request) {
  if (!s.table.seats.every((seat) => seat.kind === "person" || seat.kind === "bot")) return null;
  const missing = s.table.seats.filter(
    (seat) => s.ready?.needs.includes(seat.seat) && !s.ready.yes.includes(seat.seat),
  );
  const others = missing.filter((seat) => !seat.you).map((seat) => seat.name);
  const left = remains(s.ready?.left, s.looked, Date.now());
  const called = isCalled(s) || (!s.ready && s.you !== null);
  return h(
    "div.banner.ready",
    { key: "ready", role: "status" },
    h(
      "span",
      called
        ? "Everybody has a seat. Say that you are there, and the game begins."
        : `Waiting for ${others.join(" and ")} to be ready.`,
      left === null ? null : [" ", countdown(left)],
    ),
    called
      ? h(
          "button.primary",
          { type: "button", onclick: () => request({ t: "ready" }), "aria-keyshortcuts": "Enter" },
          "I am ready",
        )
      : null,
  );
}

/** @param {TableState} s @param {Learnt} known @param {(message: Ask) => Promise<Reply>} request */
export function waitingRoom(s, known, request) {
  const { table } = s,
    id = table.id;
  known.of(table);
  const game = known.games.find((g) => g.id === table.game);
  const seatForm = remembered(chosen(id), {});
  const mine = (game?.form ?? []).filter((f) => f.scope === "seat");
  return h(
    "section.waiting-room",
    { "aria-label": "Before the game" },
    h("h2", "The game starts when every seat is taken."),
    h("p.faint", facts(table, game).join(" · ")),
    readyCheck(s, request),
    h(
      "ul.seat-list",
      table.seats.map((seat) =>
        h(
          "li",
          { key: `seat-${seat.seat}`, class: seat.kind },
          h("b", `Seat ${seat.seat + 1}`),
          h(
            "span",
            seat.kind === "open"
              ? "Open"
              : seat.kind === "invite"
                ? "Kept for a friend"
                : whoSits(seat, s.ready?.yes.includes(seat.seat)),
            seat.plays ? ` · ${seat.plays}` : "",
          ),
          h(
            "span.row",
            (seat.kind === "invite" || seat.kind === "open") && table.owner
              ? h(
                  "button",
                  {
                    type: "button",
                    onclick: () =>
                      attempt(async () =>
                        copyText(location.origin + (await post(`/api/tables/${id}/invite`, { seat: seat.seat })).link),
                      ),
                  },
                  "Link for a friend",
                )
              : null,
            (seat.kind === "invite" || seat.kind === "open") && table.owner && game?.bots?.length
              ? h(
                  "button.plain",
                  {
                    type: "button",
                    onclick: (e) =>
                      openMenu(
                        e.currentTarget,
                        game.bots.map((b) => ({
                          label: b.name,
                          hint: b.about,
                          run: () => attempt(() => post(`/api/tables/${id}/fill`, { seat: seat.seat, bot: b.id })),
                        })),
                      ),
                  },
                  "Computer",
                )
              : null,
            (seat.kind === "person" || seat.kind === "bot") && table.owner && !seat.you
              ? h(
                  "button.plain",
                  {
                    type: "button",
                    "aria-label": `Remove ${seat.name}`,
                    onclick: () => attempt(() => post(`/api/tables/${id}/remove`, { seat: seat.seat })),
                  },
                  "Remove",
                )
              : null,
            seat.kind === "open" && s.you === null
              ? h(
                  "button.primary",
                  { type: "button", onclick: () => attempt(() => post(`/api/tables/${id}/sit`, { seat: seat.seat })) },
                  "Sit down",
                )
              : null,
          ),
        ),
      ),
    ),
    s.you !== null && mine.length
      ? h(
          "div.panel",
          h("h3", "You play"),
          mine.map((f) =>
            field(
              f,
              seatForm,
              () =>
                attempt(async () => {
                  await post(`/api/tables/${id}/seat`, { form: seatForm });
                  remember(chosen(id), seatForm);
                  say(`${capital(f.label)} chosen.`);
                  known.draw();
                }),
              known.decks,
            ),
          ),
        )
      : null,
    s.you !== null || table.owner
      ? h(
          "div.row",
          h(
            "button.plain",
            {
              type: "button",
              onclick: () =>
                attempt(async () => {
                  await post(`/api/tables/${id}/leave`);
                  go("/");
                }),
            },
            table.owner ? "Close the table" : "Get up",
          ),
        )
      : null,
  );
}
