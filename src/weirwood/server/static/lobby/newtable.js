// New table: the game, its own form, who sits where, clock, take-back, spectators.

import { once, post } from "../api.js";
import { h, show } from "../dom.js";
import { copyText, say, sheet } from "../layers.js";
import { remember } from "../preferences.js";
import { frame, go, person } from "../shell.js";
import { chosen } from "../table/room.js";
import { refusalList } from "../table/rules.js";
import { plural } from "../text.js";
import { decksFor, field } from "./fields.js";

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

export function newTablePage(root) {
  let me = null,
    games = [],
    decks = {},
    refusals = [],
    busy = false;
  document.title = "New table · Weirwood";
  const t = {
    game: null,
    form: {},
    seats: [],
    title: "",
    clock: "",
    takeback: "ask",
    spectators: true,
    private: false,
    ask_all: false,
  };
  const game = () => games.find((g) => g.id === t.game);

  function bounds() {
    for (const f of game().form) {
      const seats = f.choices?.find((c) => c.value === (t.form[f.name] ?? f.default))?.seats;
      if (seats) return seats;
    }
    return [game().min_seats, game().max_seats];
  }
  function fit() {
    const [low, high] = bounds();
    while (t.seats.length < low)
      t.seats.push({ who: t.seats.length ? "bot" : "me", bot: game().bots?.[0]?.id, form: {} });
    t.seats.length = Math.min(t.seats.length, high);
  }
  // What one seat chooses no other has: whoever had it gets what is left.
  function taken(f, s) {
    const others = t.seats.filter((x) => x !== s),
      wanted = s.form[f.name];
    if (f.kind !== "choice" || wanted === f.default) return;
    const left = f.choices.filter((c) => c.value !== f.default && !t.seats.some((x) => x.form[f.name] === c.value));
    for (const x of others)
      if (x.form[f.name] === wanted) x.form[f.name] = left.length === 1 ? left[0].value : f.default;
  }
  function pick(id) {
    Object.assign(t, { game: id, form: {}, seats: [] });
    fit();
    draw();
    judge();
  }
  // What is legal depends on the table.
  async function judge() {
    if (!game().decks) return;
    const asked = JSON.stringify([t.game, t.form]);
    const found = await decksFor(game(), t.form).catch(() => ({}));
    if (asked === JSON.stringify([t.game, t.form])) {
      decks = found;
      draw();
    }
  }

  async function create() {
    busy = true;
    draw();
    const [minutes, increment] = t.clock.split("+").map(Number);
    try {
      const made = await post("/api/tables", {
        ...t,
        title: t.title.trim() || undefined,
        clock: t.clock ? { minutes, increment } : null,
        seats: t.seats.map((s) => (s.who === "bot" ? s : { who: s.who, form: s.form })),
      });
      remember(chosen(made.table), t.seats.find((s) => s.who === "me")?.form ?? {});
      if (made.invites?.length)
        sheet("Send these links", (close) =>
          h(
            "div.stack",
            h("p", "Each link is for one seat and works once."),
            made.invites.map((i) =>
              h(
                "div.row",
                h("b", `Seat ${i.seat + 1}`),
                h("input.wide", {
                  readonly: true,
                  value: location.origin + i.link,
                  "aria-label": `Link for seat ${i.seat + 1}`,
                }),
                h("button", { type: "button", onclick: () => copyText(location.origin + i.link) }, "Copy"),
              ),
            ),
            h("div.row.end", h("button.primary", { type: "button", onclick: close }, "To the table")),
          ),
        );
      go(`/t/${made.table}`);
    } catch (failure) {
      busy = false;
      refusals = failure.refusals;
      say(failure.message, "error");
      draw();
    }
  }

  function seat(s, i) {
    const g = game(),
      only = t.seats.filter((x) => x.who === "me").length;
    return h(
      "fieldset.seat",
      { key: `seat-${i}` },
      h("legend", `Seat ${i + 1}`),
      h(
        "label.field",
        h("span", "Who"),
        h(
          "select",
          {
            onchange: (e) => {
              s.who = e.target.value;
              if (s.who === "me")
                t.seats.forEach((x) => {
                  if (x !== s && x.who === "me") x.who = "open";
                });
              draw();
            },
          },
          WHO.map(([v, l]) => h("option", { value: v, selected: v === s.who }, l)),
        ),
      ),
      s.who === "bot"
        ? h(
            "label.field",
            h("span", "How strong"),
            h(
              "select",
              {
                onchange: (e) => {
                  s.bot = e.target.value;
                  draw();
                },
              },
              (g.bots ?? []).map((b) => h("option", { value: b.id, selected: b.id === s.bot }, b.name)),
            ),
            h("small.faint", g.bots?.find((b) => b.id === s.bot)?.about),
          )
        : null,
      s.who === "me" || s.who === "bot"
        ? g.form
            .filter((f) => f.scope === "seat")
            .map((f) =>
              field(
                f,
                s.form,
                () => {
                  taken(f, s);
                  draw();
                },
                decks,
                `${f.name}-${i}`,
              ),
            )
        : h("p.faint.small", s.who === "friend" ? "You get a link to send." : only ? "Shown in the lobby." : ""),
    );
  }

  function draw() {
    if (!t.game) return show(root, frame(me, h("h1", "New table"), h("p.faint", "Looking at the shelf …")));
    const g = game(),
      [low, high] = bounds();
    const choice = (key, label, values) =>
      h(
        "label.field",
        h("span", label),
        h(
          "select",
          {
            onchange: (e) => {
              t[key] = e.target.value;
              draw();
            },
          },
          values.map(([v, l]) => h("option", { value: v, selected: v === t[key] }, l)),
        ),
      );
    const flag = (key, label, help) =>
      h(
        "label.check",
        h("input", {
          type: "checkbox",
          checked: t[key],
          onchange: (e) => {
            t[key] = e.target.checked;
            draw();
          },
        }),
        h("span", h("b", label), h("small", help)),
      );
    show(
      root,
      frame(
        me,
        h("h1", "New table"),
        h(
          "form.new-table",
          {
            onsubmit: (e) => {
              e.preventDefault();
              create();
            },
          },
          h(
            "section.panel",
            h("h2", "The game"),
            h(
              "label.field",
              h("span", "Game"),
              h(
                "select",
                { name: "game", onchange: (e) => pick(e.target.value) },
                games.map((x) => h("option", { value: x.id, selected: x.id === t.game }, x.name)),
              ),
            ),
            g.form
              .filter((f) => f.scope === "table")
              .map((f) =>
                field(
                  f,
                  t.form,
                  () => {
                    fit();
                    draw();
                    judge();
                  },
                  decks,
                ),
              ),
            h(
              "label.field",
              h("span", "Name of the table"),
              h("input", {
                maxlength: 60,
                value: t.title,
                placeholder: `${me?.name || "My"} table`,
                oninput: (e) => {
                  t.title = e.target.value;
                },
              }),
            ),
          ),
          h(
            "section.panel",
            h("h2", "Who sits where"),
            h("div.seats", t.seats.map(seat)),
            low !== high
              ? h(
                  "div.row",
                  h(
                    "button",
                    {
                      type: "button",
                      disabled: t.seats.length >= high,
                      onclick: () => {
                        t.seats.push({ who: "bot", bot: g.bots?.[0]?.id, form: {} });
                        draw();
                      },
                    },
                    "Add a seat",
                  ),
                  h(
                    "button.plain",
                    {
                      type: "button",
                      disabled: t.seats.length <= low,
                      onclick: () => {
                        t.seats.pop();
                        draw();
                      },
                    },
                    "Remove one",
                  ),
                  h("span.faint", `${plural(t.seats.length, "player")} of ${low} to ${high}`),
                )
              : null,
          ),
          h(
            "section.panel",
            h("h2", "How it is played"),
            choice("clock", "Clock", CLOCKS),
            choice("takeback", "Taking back", BACK),
            flag("spectators", "Spectators", "They see nothing hidden."),
            flag("private", "Private", "Not shown in the lobby; only by link."),
            flag(
              "ask_all",
              "Stop at every window",
              "Everybody is asked even when there is one answer only, so that silence gives nothing away.",
            ),
          ),
          refusals.length ? refusalList(refusals) : null,
          h("div.row.end", h("button.primary.big", { type: "submit", disabled: busy }, "Open the table")),
        ),
      ),
    );
  }

  Promise.all([person(), once("/api/games")]).then(
    ([who, found]) => {
      me = who;
      games = found;
      pick(new URLSearchParams(location.search).get("game") ?? games[0].id);
    },
    (failure) => say(failure.message, "error"),
  );
  draw();
}
