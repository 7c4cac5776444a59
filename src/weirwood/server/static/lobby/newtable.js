// New table: the game, its own form, who sits where, clock, take-back, spectators.
import { once, post } from "../api.js";
import { refusalList } from "../book/rules.js";
import { h, show } from "../dom.js";
import { copyText, say, sheet } from "../layers.js";
import { remember } from "../preferences.js";
import { decksFor, field } from "../seating/fields.js";
import { chosen } from "../seating/room.js";
import { bounds, fit, newSeat, settle } from "../seating/seats.js";
import { frame, go, person } from "../shell.js";
import { plural } from "../text.js";

const WHO = [
  ["me", "Me"],
  ["friend", "A friend, by link"],
  ["open", "Open to anybody"],
  ["bot", "A computer"],
];
const CLOCKS = [
  ["", "No clock"],
  ["10+5", "10 minutes + 5 s a choice"],
  ["30+10", "30 minutes + 10 s a choice"],
  ["60+15", "60 minutes + 15 s a choice"],
];
const BACK = [
  ["free", "Free"],
  ["ask", "Ask the others once something hidden was revealed"],
  ["never", "Never"],
];

/** @param {HTMLElement} root */
export function newTablePage(root) {
  new NewTable(root).begin();
}

class NewTable {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Me | null} */
    this.me = null;
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {Decks} */
    this.decks = {};
    /** @type {Refusal[]} */
    this.refusals = [];
    this.busy = false;
    this.t = {
      game: "",
      /** @type {Values} */
      form: {},
      /** @type {NewSeat[]} */
      seats: [],
      title: "",
      clock: "",
      takeback: "ask",
      spectators: true,
      private: false,
      ask_all: false,
      /** @type {boolean | null} */
      hush: null, // between people only
      /** @type {boolean | null} */
      hints: null, // against computers only
    };
    document.title = "New table · Weirwood";
  }

  async begin() {
    this.draw();
    try {
      [this.me, this.games] = await Promise.all([person(), once("/api/games")]);
      this.pick(new URLSearchParams(location.search).get("game") ?? this.games[0].id);
    } catch (failure) {
      say(failure.message, "error");
    }
  }

  get game() {
    return /** @type {GameInfo} */ (this.games.find((game) => game.id === this.t.game));
  }

  /** @param {string} id */
  pick(id) {
    Object.assign(this.t, { game: id, form: {}, seats: [] });
    this.formed();
  }

  // Something of the table's form has changed.
  formed() {
    fit(this.t.seats, this.game, this.t.form);
    this.draw();
    this.judge();
  }

  // What is legal depends on the table.
  async judge() {
    if (!this.game.decks) return;
    const now = () => JSON.stringify([this.t.game, this.t.form]);
    const asked = now();
    const found = await decksFor(this.game, this.t.form).catch(() => ({}));
    if (asked !== now()) return;
    this.decks = found;
    this.draw();
  }

  async create() {
    const { t } = this;
    const [minutes, increment] = t.clock.split("+").map(Number);
    this.busy = true;
    this.draw();
    try {
      const made = await post("/api/tables", {
        ...t,
        title: t.title.trim() || undefined,
        clock: t.clock ? { minutes, increment } : null,
        seats: t.seats.map((seat) => (seat.who === "bot" ? seat : { who: seat.who, form: seat.form })),
      });
      remember(chosen(made.table), t.seats.find((seat) => seat.who === "me")?.form ?? {});
      if (made.invites?.length) showLinks(made.invites);
      go(`/t/${made.table}`);
    } catch (failure) {
      this.busy = false;
      this.refusals = failure.refusals;
      say(failure.message, "error");
      this.draw();
    }
  }

  draw() {
    const { root, me, t } = this;
    if (!t.game) return show(root, frame(me, h("h1", "New table"), h("p.faint", "Looking at the shelf …")));
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.create();
    };
    show(
      root,
      frame(
        me,
        h("h1", "New table"),
        h(
          "form.new-table",
          { onsubmit: submit },
          this.theGame(),
          this.theSeats(),
          this.theManner(),
          this.refusals.length ? refusalList(this.refusals) : null,
          h("div.row.end", h("button.primary.big", { type: "submit", disabled: this.busy }, "Open the table")),
        ),
      ),
    );
  }

  theGame() {
    const { t, me } = this;
    const games = this.games.map((game) => [game.id, game.name]);
    return h(
      "section.panel",
      h("h2", "The game"),
      select("Game", games, t.game, (id) => this.pick(id), { name: "game" }),
      this.game.form.filter((f) => f.scope === "table").map((f) => field(f, t.form, () => this.formed(), this.decks)),
      h(
        "label.field",
        h("span", "Name of the table"),
        h("input", {
          maxlength: 60,
          value: t.title,
          placeholder: me?.name ? `${me.name}'s table` : "My table",
          oninput: (event) => {
            t.title = event.target.value;
          },
        }),
      ),
    );
  }

  theSeats() {
    const { seats, form } = this.t;
    const [least, most] = bounds(this.game, form);
    const button = (/** @type {string} */ tag, /** @type {string} */ label, disabled = false, run = () => {}) =>
      h(tag, { type: "button", disabled, onclick: () => this.change(run) }, label);
    return h(
      "section.panel",
      h("h2", "Who sits where"),
      h(
        "div.seats",
        seats.map((seat, i) => this.seat(seat, i)),
      ),
      least !== most
        ? h(
            "div.row",
            button("button", "Add a seat", seats.length >= most, () => seats.push(newSeat(this.game))),
            button("button.plain", "Remove one", seats.length <= least, () => seats.pop()),
            h("span.faint", `${plural(seats.length, "player")} of ${least} to ${most}`),
          )
        : null,
    );
  }

  /** @param {() => void} run */
  change(run) {
    run();
    this.draw();
  }

  /** @param {NewSeat} seat @param {number} i */
  seat(seat, i) {
    return h(
      "fieldset.seat",
      { key: `seat-${i}` },
      h("legend", `Seat ${i + 1}`),
      select("Who", WHO, seat.who, (who) => this.change(() => this.sit(seat, who))),
      seat.who === "bot" ? this.strength(seat) : null,
      seat.who === "me" || seat.who === "bot" ? this.plays(seat, i) : h("p.faint.small", this.hint(seat)),
    );
  }

  /** @param {NewSeat} seat @param {string} who */
  sit(seat, who) {
    if (who === "me") for (const other of this.t.seats) if (other.who === "me") other.who = "open";
    seat.who = who;
  }

  /** @param {NewSeat} seat */
  strength(seat) {
    const { bots = [] } = this.game;
    const choices = bots.map((bot) => [bot.id, bot.name]);
    const set = (/** @type {string} */ id) =>
      this.change(() => {
        seat.bot = id;
      });
    const face = bots.find((bot) => bot.id === seat.bot),
      about = h("small.faint", [face?.about, face?.beats].filter(Boolean).join(" "));
    return select("How strong", choices, seat.bot, set, {}, about);
  }

  /** @param {NewSeat} seat @param {number} i */
  plays(seat, i) {
    const mine = this.game.form.filter((f) => f.scope === "seat");
    const changed = (/** @type {Field} */ f) => () => this.change(() => settle(this.t.seats, seat, f));
    return mine.map((f) => field(f, seat.form, changed(f), this.decks, `${f.name}-${i}`));
  }

  /** @param {NewSeat} seat */
  hint(seat) {
    if (seat.who === "friend") return "You get a link to send.";
    return this.t.seats.some((each) => each.who === "me") ? "Shown in the lobby." : "";
  }

  theManner() {
    const { t } = this;
    const flag = (
      /** @type {"spectators" | "private" | "ask_all" | "hush" | "hints"} */ key,
      label = "",
      help = "",
      usual = false,
    ) =>
      h(
        "label.check",
        h("input", {
          type: "checkbox",
          checked: t[key] ?? usual,
          onchange: (event) =>
            this.change(() => {
              t[key] = event.target.checked;
            }),
        }),
        h("span", h("b", label), h("small", help)),
      );
    const choice = (/** @type {"clock" | "takeback"} */ key, label = "", /** @type {string[][]} */ values = []) =>
      select(label, values, t[key], (value) =>
        this.change(() => {
          t[key] = value;
        }),
      );
    return h(
      "section.panel",
      h("h2", "How it is played"),
      choice("clock", "Clock", CLOCKS),
      choice("takeback", "Taking back", BACK),
      flag("spectators", "Spectators", "They see nothing hidden."),
      flag("private", "Private", "Not shown in the lobby; only by link."),
      flag(
        "hush",
        "Silence gives nothing away",
        "Whatever happens is shown a short moment later, whether or not somebody holds a card to answer it.",
        t.seats.every((seat) => seat.who !== "bot"),
      ),
      flag(
        "hints",
        "Hints",
        "Whoever is asked may ask the computer what it would do. Everybody is told.",
        t.seats.filter((seat) => seat.who !== "bot").length <= 1,
      ),
      flag(
        "ask_all",
        "Stop at every window",
        "Everybody is asked even when there is one answer only, so that silence gives nothing away.",
      ),
    );
  }
}

/**
 * @param {string} label @param {string[][]} choices each a value and its label
 * @param {string | undefined} now @param {(value: string) => void} run
 * @param {Props} [props] @param {Child} [after]
 */
const select = (label, choices, now, run, props = {}, after = null) =>
  h(
    "label.field",
    h("span", label),
    h(
      "select",
      { ...props, onchange: (event) => run(event.target.value) },
      choices.map(([value, text]) => h("option", { value, selected: value === now }, text)),
    ),
    after,
  );

/** @param {{ seat: number; link: string }[]} invites */
function showLinks(invites) {
  sheet("Send these links", (close) =>
    h(
      "div.stack",
      h("p", "Each link is for one seat and works once."),
      invites.map(({ seat, link }) =>
        h(
          "div.row",
          h("b", `Seat ${seat + 1}`),
          h("input.wide", {
            readonly: true,
            value: location.origin + link,
            "aria-label": `Link for seat ${seat + 1}`,
          }),
          h("button", { type: "button", onclick: () => copyText(location.origin + link) }, "Copy"),
        ),
      ),
      h("div.row.end", h("button.primary", { type: "button", onclick: close }, "To the table")),
    ),
  );
}
