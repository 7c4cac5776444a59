// Replay: a finished game step by step, forwards and backwards, from any seat or open.

import { get, once } from "../api.js";
import { isBoard } from "../board/board.js";
import { openNamed } from "../board/named.js";
import { announce, h, remember, remembered, show } from "../dom.js";
import { copyText } from "../layers.js";
import { toggleTheme } from "../shell.js";
import { sign } from "../signs.js";
import { facesAt, setFaces } from "../table/card.js";
import { follow, logView } from "../table/log.js";
import { hidePreview, hover, openCard, openPile } from "../table/look.js";
import { picture } from "../table/page.js";
import { apply } from "../table/patch.js";
import { phaseStrip } from "../table/phases.js";
import { openReport } from "../table/report.js";
import { ruleButton } from "../table/rules.js";
import { settle } from "../table/settle.js";
import { speak } from "../table/words.js";

const SPEEDS = [
  ["2400", "Slow"],
  ["1200", "Normal"],
  ["450", "Fast"],
  ["120", "Very fast"],
];
const EVERY = 25;

export function replayPage(root, id) {
  const wanted = new URLSearchParams(location.search);
  let left = false;
  let at = Math.max(0, Math.floor(Number(wanted.get("at"))) || 0),
    seat = wanted.get("seat") ?? "open",
    game = null,
    failed = null,
    kept = [],
    view = null,
    shownAt = -1,
    playing = null,
    speed = remembered("speed", "1200");
  const ui = { list: remembered("list", false) };
  document.title = "Replay · Weirwood";

  async function load() {
    try {
      const found = await get(`/api/tables/${id}/replay?seat=${encodeURIComponent(seat)}`);
      if (left) return;
      game = found;
      speak(game.table.game);
      kept = [structuredClone(game.view)];
      view = null;
      at = Math.min(at, game.steps.length);
      here();
      draw();
      const games = await once("/api/games");
      if (games.find((g) => g.id === game.table.game)?.cards) {
        setFaces(await facesAt(game.table));
        draw();
      }
    } catch (failure) {
      failed = failure.message;
      draw();
    }
  }

  // The state after n choices: from the snapshot before it, patch by patch.
  function stateAt(n) {
    if (shownAt === n - 1 && view) return apply(structuredClone(view), game.steps[n - 1].patch);
    let base = Math.min(Math.floor(n / EVERY), kept.length - 1),
      state = structuredClone(kept[base]);
    for (let i = base * EVERY; i < n; i += 1) {
      if (i && i % EVERY === 0 && kept.length === i / EVERY) kept.push(structuredClone(state));
      state = apply(state, structuredClone(game.steps[i].patch)); // a later step changes what an earlier one put in
    }
    return state;
  }

  function move(to, quiet = false) {
    at = Math.max(0, Math.min(to, game.steps.length));
    here();
    draw();
    if (!quiet) announce(lineAt());
  }
  const here = () => history.replaceState(null, "", `?at=${at}&seat=${seat}`);
  function run() {
    if (playing) {
      clearInterval(playing);
      playing = null;
    } else {
      if (at >= game.steps.length) at = 0;
      playing = setInterval(() => {
        if (at >= game.steps.length) run();
        else move(at + 1, true);
      }, Number(speed));
    }
    draw();
  }
  function lineAt() {
    const step = game.steps[at - 1];
    return step ? `${game.names[step.seat]}: ${step.label ?? "a secret choice"}.` : "The start.";
  }

  function draw() {
    if (left) return;
    if (failed)
      return show(
        root,
        h("main.narrow", h("h1", "Replay"), h("p", failed), h("a.button", { href: "/" }, "To the lobby")),
      );
    if (!game) return show(root, h("main.narrow", h("p.faint", "Fetching the game …")));
    view = stateAt(at);
    shownAt = at;
    const lines = [...game.log, ...game.steps.slice(0, at).flatMap((s) => s.log)];
    const own = /^\d+$/.test(seat) ? Number(seat) : null;
    const closer = (card) => (isBoard(view) ? openNamed(ctx, card.title ?? card.name) : openCard(card));
    const ctx = {
      id,
      ui,
      redraw: draw,
      view,
      decision: null,
      you: own,
      seats: game.table.seats,
      replay: true,
      hover,
      seatName: (i) => game.names[i],
      openThing: (thing, _options, _event, card) => {
        hidePreview();
        closer(card ?? { name: thing.name, title: thing.title ?? thing.name });
      },
      openPlayer: () => {},
      look: (event, card) => {
        event.preventDefault();
        closer(card);
      },
      middle: lines.at(-1)?.text,
      openPile: (title, names) => openPile(title, names, (name) => closer({ name, title: name })),
    };
    const step = game.steps[at - 1];
    const control = (name, label, to, off) =>
      h(
        "button.tool",
        { type: "button", title: label, "aria-label": label, disabled: off, onclick: () => move(to) },
        sign(name),
      );
    show(
      root,
      h(
        "div.table.replaying",
        { key: "replay", "data-at": at },
        h(
          "header.bar",
          h(
            "a.home",
            { href: "/", "aria-label": "To the lobby" },
            h("img", { src: "/static/leaf.svg", alt: "", width: 26, height: 26 }),
          ),
          h("h1", `Replay: ${game.table.title || game.table.game_name}`),
          phaseStrip(view),
          h(
            "span.tools",
            h(
              "button.tool",
              {
                type: "button",
                title: "List or table",
                "aria-label": "List or table",
                onclick: () => {
                  ui.list = !ui.list;
                  draw();
                },
              },
              sign("list"),
            ),
            h(
              "button.tool",
              { type: "button", title: "Dark or light", "aria-label": "Dark or light", onclick: toggleTheme },
              sign("theme"),
            ),
          ),
        ),
        h("main.place", { key: "place" }, picture(view, ui)(ctx)),
        h(
          "aside.side",
          h(
            "section.prompt",
            { "aria-label": "This moment" },
            h(
              "p.question",
              { role: "status" },
              step
                ? [
                    h("b", game.names[step.seat]),
                    ": ",
                    step.label ?? "a secret choice",
                    " ",
                    ruleButton(step.rule, "rule"),
                  ]
                : "The start of the game.",
            ),
            step?.prompt ? h("p.faint.small", step.prompt) : null,
            at === game.steps.length && game.result ? h("p.verdict", game.result.reason) : null,
            h(
              "div.row.controls",
              control("start", "To the start", 0, at === 0),
              control("previous", "One step back", at - 1, at === 0),
              h(
                "button.tool.main",
                { type: "button", "aria-label": playing ? "Pause" : "Play", onclick: run },
                sign(playing ? "pause" : "play"),
              ),
              control("next", "One step on", at + 1, at >= game.steps.length),
              control("end", "To the end", game.steps.length, at >= game.steps.length),
            ),
            h(
              "label.field",
              h("span", `Moment ${at} of ${game.steps.length}`),
              h("input", {
                type: "range",
                min: 0,
                max: game.steps.length,
                value: at,
                oninput: (e) => move(Number(e.target.value), true),
              }),
            ),
            h(
              "div.row.fields",
              h(
                "label.field.small",
                h("span", "Seen by"),
                h(
                  "select",
                  {
                    onchange: (e) => {
                      seat = e.target.value;
                      load();
                    },
                  },
                  [
                    ["open", "everything open"],
                    ["watch", "a spectator"],
                    ...game.names.map((n, i) => [String(i), n]),
                  ].map(([v, l]) => h("option", { value: v, selected: v === seat }, l)),
                ),
              ),
              h(
                "label.field.small",
                h("span", "Speed"),
                h(
                  "select",
                  {
                    onchange: (e) => {
                      speed = e.target.value;
                      remember("speed", speed);
                      if (playing) {
                        run();
                        run();
                      }
                    },
                  },
                  SPEEDS.map(([v, l]) => h("option", { value: v, selected: v === speed }, l)),
                ),
              ),
            ),
            h(
              "div.row",
              h(
                "button",
                { type: "button", onclick: () => copyText(`${location.origin}/t/${id}/replay?at=${at}&seat=${seat}`) },
                "Link to this moment",
              ),
              h("a.button", { href: `/api/tables/${id}/record`, download: "" }, "Download"),
              game.table.you !== null
                ? h("button.plain", { type: "button", onclick: () => openReport(id, at) }, "Report a wrong ruling")
                : null,
            ),
          ),
          h(
            "div.tabbed",
            { key: "log" },
            logView(
              { at: 0, lines: lines.slice(-300) },
              { open: (name) => closer({ name, title: name }), live: false },
            ),
          ),
        ),
      ),
    );
    settle(root);
    follow(root, ui);
  }

  function keys(event) {
    if (!game || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.nodeName) || document.querySelector("dialog[open]"))
      return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: game.steps.length }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      move(to);
    } else if (event.key === " " && !event.target.closest?.("button")) {
      event.preventDefault();
      run();
    }
  }
  document.addEventListener("keydown", keys);
  load();
  draw();
  return () => {
    left = true;
    clearInterval(playing);
    document.removeEventListener("keydown", keys);
    hidePreview();
  };
}
