// The table's page: it holds the state, draws it, and turns clicks and keys into choices.

import { get, once } from "../api.js";
import { boardTable, isBoard } from "../board/board.js";
import { openNamed } from "../board/named.js";
import { announce, capital, drawing, h, remember, remembered, show } from "../dom.js";
import { anySheet, closeMenu, confirmSheet, menuOpen, openMenu, say, sheet } from "../layers.js";
import { go, toggleTheme } from "../shell.js";
import { sign } from "../signs.js";
import { Absence, clockRow, troubles } from "./absent.js";
import { facesAt, setFaces } from "./card.js";
import { cardTable, fits } from "./cardtable.js";
import { clockOf } from "./clock.js";
import { Connection } from "./connection.js";
import { genericTable } from "./generic.js";
import { listTable } from "./listview.js";
import { chatView, follow, logView } from "./log.js";
import { hidePreview, hover, openCard, openPile } from "./look.js";
import { phaseStrip } from "./phases.js";
import { answers, keyed, PER_PAGE, pageOf, prompt } from "./prompt.js";
import { waitingRoom } from "./room.js";
import { openSettings } from "./settings.js";
import { reveal, settle } from "./settle.js";
import { optionsFor, sentence } from "./things.js";
import { about, speak } from "./words.js";

export function picture(view, ui) {
  if (ui?.list && fits(view)) return listTable;
  if (fits(view)) return cardTable;
  return isBoard(view) ? boardTable : genericTable;
}

export function tablePage(root, id) {
  const ui = { page: 0, tab: "log", list: remembered("list", false), side: true, unread: 0, away: false };
  let left = false,
    s = null,
    busy = false,
    lost = null,
    gone = null,
    last = { decision: null, revealed: null };
  document.title = "Weirwood";
  const draw = drawing(drawNow),
    absence = new Absence(draw);

  const connection = new Connection(id, {
    changed(state, message) {
      const first = !s;
      s = state;
      lost = null;
      absence.look(s);
      if (first) {
        speak(s.table.game);
        load(s.table);
      }
      if (message.t === "chat" && ui.tab !== "chat") ui.unread += 1;
      if (message.back) say("Taken back.");
      if (message.notice) say(message.notice, "error");
      if (s.decision?.id !== last.decision?.id) asked();
      draw();
    },
    lost(wait) {
      lost = wait;
      draw();
    },
    gone(text) {
      gone = text;
      draw();
    },
    notice: (kind, text) => say(text, kind),
    went: (table) => go(`/t/${table}`),
  });

  async function load(table) {
    const games = await once("/api/games").catch(() => []);
    if (games.find((g) => g.id === table.game)?.cards) {
      setFaces(await facesAt(table));
      draw();
    }
  }

  function asked() {
    busy = false;
    ui.page = 0;
    last.decision = s.decision;
    closeMenu(false);
    hidePreview();
    if (s.decision)
      announce(
        `${s.decision.prompt} ${answers(s.decision).length} answers${s.decision.decline ? `, or ${s.decision.decline}` : ""}.`,
      );
    document.title = s.decision ? `● ${s.table.title}` : `${s.table.title} · Weirwood`;
  }

  async function choose(option) {
    if (!s?.decision || busy) return;
    busy = true;
    hidePreview();
    draw();
    const answer = await connection.request({ t: "choose", seq: s.seq, decision: s.decision.id, option: option.label });
    busy = false;
    if (answer.t === "refused" && answer.code !== "stale") say(answer.text, "error");
    draw();
  }

  async function request(message) {
    const answer = await connection.request(message);
    if (answer.t === "refused") say(answer.text, "error");
    return answer;
  }

  const ask = (name) => connection.request({ t: "why", thing: name }).then((a) => a.answers ?? []);

  function closer(card, options = []) {
    if (isBoard(s.view))
      return openNamed(context(), card.title ?? card.name, s.you !== null && s.decision ? ask : null);
    openCard(card, { ask: s.you !== null && s.decision ? ask : null, options, choose });
  }

  function context() {
    return {
      id,
      ui,
      redraw: draw,
      view: s.view,
      decision: s.decision,
      you: s.you,
      seats: s.table.seats,
      waiting: s.waiting,
      thinking: s.thinking,
      busy,
      result: s.result ?? s.table.result,
      choose,
      seatName: (seat) => s.view?.players?.[seat]?.name ?? s.table.seats[seat]?.name ?? `Seat ${seat + 1}`,
      clock: (seat) => clockOf(s, seat),
      rematch: () => request({ t: "rematch" }),
      again: s.rematch ?? { table: null, wants: [] },
      middle: s.log.lines.at(-1)?.text,
      hover,
      openThing(thing, options, event, card) {
        hidePreview();
        const shown = card ?? { name: thing.name, title: thing.title ?? thing.name };
        if (!options.length) return closer(shown);
        openMenu(
          event.currentTarget,
          [
            ...options.map((o) => ({ label: sentence(o), hint: o.hint, main: true, run: () => choose(o) })),
            "-",
            { label: "Look closer, and why not", run: () => closer(shown, options) },
          ],
          event.detail ? { x: event.clientX, y: event.clientY } : null,
        );
      },
      openPlayer(seat, options, event) {
        const items = options.map((o) => ({ label: sentence(o), hint: o.hint, main: true, run: () => choose(o) }));
        const them = s.table.seats[seat];
        if (s.you !== null && seat !== s.you && them?.kind === "person" && !s.result) {
          if (items.length) items.push("-");
          if (!them.online)
            items.push({
              label: `Let a computer take ${them.name}'s seat`,
              hint: "until they come back; the others are asked",
              run: () => request({ t: "computer", seat }),
            });
          if (them.timed_out)
            items.push({ label: "Claim: their time is up", run: () => request({ t: "claim", seat }) });
          if (items.at(-1) === "-") items.pop();
        }
        if (items.length)
          openMenu(event.currentTarget, items, event.detail ? { x: event.clientX, y: event.clientY } : null);
        else
          say(
            `${s.view?.players?.[seat]?.name}: ${them?.kind === "bot" ? "a computer" : them?.you ? "you" : them?.online ? "here" : "away"}${them?.plays ? `, plays ${them.plays}` : ""}.`,
          );
      },
      look(event, card) {
        event.preventDefault();
        hidePreview();
        closer(card);
      },
      openPile: (title, names, zone, player) =>
        openPile(title, names, (name) => closer({ name, title: name }, optionsFor(s.decision, { name, zone, player }))),
      openNever(event) {
        const never = async (label) => {
          const answer = await request({
            t: "prefs",
            prefs: { decline: [...new Set([...(s.prefs?.decline ?? []), label])] },
          });
          if (answer.t === "ok")
            say(
              `“${label}” will be declined for you where nothing else is to be chosen. Undo it under Stops, passes and keys.`,
            );
        };
        const labels = [...new Set(answers(s.decision).map((o) => o.label.replace(/ #\d+/g, "")))];
        openMenu(
          event.currentTarget,
          labels.map((label) => ({ label: `Always decline “${label}”`, run: () => never(label) })),
        );
      },
    };
  }

  function header() {
    const { view, table } = s;
    return h(
      "header.bar",
      h(
        "a.home",
        { href: "/", title: "To the lobby", "aria-label": "To the lobby" },
        h("img", { src: "/static/leaf.svg", alt: "", width: 26, height: 26 }),
      ),
      h("h1", table.title || table.game_name),
      view ? phaseStrip(view) : h("span.phases", capital(table.status)),
      h(
        "span.tools",
        s.online?.spectators ? h("span.mark", { title: "watching" }, sign("eye"), s.online.spectators) : null,
        s.you !== null && view && !s.result
          ? tool(
              "back",
              s.takeback === "ask" ? "Ask to take back" : "Take back",
              () => request({ t: "takeback" }),
              s.takeback === "no",
            )
          : null,
        s.clocks && s.you !== null
          ? tool(s.clocks.paused ? "play" : "pause", s.clocks.paused ? "Resume clocks" : "Pause clocks", () =>
              request({ t: s.clocks.paused ? "resume" : "pause" }),
            )
          : null,
        fits(view)
          ? tool("list", ui.list ? "Show as a table" : "Show as a list", () => {
              ui.list = !ui.list;
              remember("list", ui.list);
              draw();
            })
          : null,
        tool("theme", "Dark or light", toggleTheme),
        tool("menu", "Settings and more", (e) => more(e)),
      ),
    );
  }

  const tool = (picture, label, run, disabled = false) =>
    h(
      "button.tool",
      { type: "button", key: label, title: label, "aria-label": label, disabled, onclick: run },
      sign(picture),
      h("span", label),
    );

  function more(event) {
    openMenu(event.currentTarget, [
      ...(about(s.table.game).length
        ? [
            {
              label: "How it is played and won",
              run: () => sheet(s.table.game_name, () => about(s.table.game).map((text) => h("p", text))),
            },
          ]
        : []),
      { label: "Stops, passes and keys", run: () => openSettings(() => s, request) },
      ...(s.you !== null && s.view ? [{ label: "Report a wrong ruling", run: () => report() }] : []),
      ...(s.you !== null && s.view && !s.result
        ? [
            "-",
            {
              label: "Concede",
              run: () =>
                confirmSheet(
                  "Concede?",
                  s.table.seats.length > 2
                    ? "A computer will play on in your seat."
                    : "The game ends and your opponent wins.",
                  "Concede",
                  () => request({ t: "concede" }),
                ),
            },
          ]
        : []),
      ...(s.you !== null && s.table.seats[s.you]?.kind === "bot"
        ? [{ label: "Take my seat back", run: () => request({ t: "return" }) }]
        : []),
    ]);
  }

  async function report() {
    const { openReport } = await import("./report.js");
    openReport(id, s.seq);
  }

  function votes() {
    const v = s.vote;
    if (!v) return null;
    const mine = s.you !== null && v.needs.includes(s.you) && !v.yes.includes(s.you) && !v.no.includes(s.you);
    return h(
      "div.banner.vote",
      { role: "alert" },
      h("span", v.text),
      mine
        ? h(
            "span.row",
            h("button.primary", { type: "button", onclick: () => request({ t: "vote", yes: true }) }, "Agree"),
            h("button.plain", { type: "button", onclick: () => request({ t: "vote", yes: false }) }, "Refuse"),
          )
        : v.by === s.you
          ? h(
              "span.row",
              h("small", "waiting for the others"),
              h("button.plain", { type: "button", onclick: () => request({ t: "vote", yes: false }) }, "Withdraw"),
            )
          : h("small", "waiting for the others"),
    );
  }

  async function earlier() {
    const older = await get(`/api/tables/${id}/log?from=${Math.max(0, s.log.at - 300)}`);
    s.log.lines = [...older.lines.slice(0, s.log.at - older.from), ...s.log.lines];
    s.log.at = older.from;
    draw();
  }

  function side(ctx) {
    const tabButton = (name, label) =>
      h(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${name}`,
          "aria-controls": "tabbed",
          "aria-selected": String(ui.tab === name),
          onclick: () => {
            ui.tab = name;
            if (name === "chat") ui.unread = 0;
            draw();
          },
        },
        label,
      );
    return h(
      "aside.side",
      s.view ? prompt(ctx) : null,
      s.you !== null && s.table.seats[s.you]?.kind === "bot" && !s.result
        ? h(
            "div.banner",
            h("span", "A computer plays your seat."),
            h("button.primary", { type: "button", onclick: () => request({ t: "return" }) }, "Take it back"),
          )
        : null,
      ctx.view && picture(s.view, ui) !== cardTable ? clockRow(s) : null,
      troubles(s, absence, request),
      s.prefs?.until
        ? h(
            "div.banner",
            h("span", "Passing until something happens to you."),
            h(
              "button.plain",
              { type: "button", onclick: () => request({ t: "prefs", prefs: { until: false } }) },
              "Stop",
            ),
          )
        : null,
      h(
        "div.tabs",
        { role: "tablist", "aria-label": "Log and chat" },
        tabButton("log", "Log"),
        tabButton("chat", ui.unread ? `Chat (${ui.unread})` : "Chat"),
      ),
      h(
        "div.tabbed",
        { id: "tabbed", role: "tabpanel", "aria-labelledby": `tab-${ui.tab}`, key: ui.tab },
        ui.tab === "log"
          ? logView(s.log, { open: (name) => closer({ name, title: name }), earlier, ui })
          : chatView(s.chat, (text) => request({ t: "chat", text })),
      ),
    );
  }

  function drawNow() {
    if (left) return;
    if (gone)
      return show(
        root,
        h("main.narrow", h("h1", "Not here"), h("p", gone), h("a.button", { href: "/" }, "To the lobby")),
      );
    if (s?.table.status === "closed")
      return show(
        root,
        h(
          "main.narrow",
          h("h1", "Closed"),
          h("p", s.table.owner ? "You closed this table." : "Whoever made this table has closed it."),
          h("a.button", { href: "/" }, "To the lobby"),
        ),
      );
    if (!s)
      return show(
        root,
        h("main.narrow", h("p.faint", lost ? "The server can't be reached; trying again …" : "Opening the table …")),
      );
    const ctx = context();
    show(
      root,
      h(
        "div.table",
        { class: `${s.view ? "" : "not-yet"}${ctx.decision ? " asked" : ""}`, key: "table", "data-seq": s.seq },
        header(),
        lost ? h("div.banner.lost", { role: "alert", key: "lost" }, "The connection is lost. Trying again …") : null,
        votes(),
        h("main.place", { key: "place" }, s.view ? picture(s.view, ui)(ctx) : waitingRoom(s, draw)),
        side(ctx),
      ),
    );
    settle(root);
    follow(root, ui);
    if (last.revealed !== s.decision?.id) {
      last.revealed = s.decision?.id;
      reveal(root);
    }
  }

  function keys(event) {
    if (!s?.decision || event.ctrlKey || event.metaKey || event.altKey || anySheet() || menuOpen()) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.nodeName)) return;
    const onButton = event.target.closest?.("button, a, summary");
    if (remembered("keys", true)) {
      if (/^[1-9]$/.test(event.key)) {
        const option = pageOf(s.decision, ui.page)[event.key - 1];
        if (option) {
          event.preventDefault();
          choose(option);
        }
        return;
      }
      if (event.key === "0") {
        ui.page = (ui.page + 1) % Math.max(1, Math.ceil(keyed(s.decision).length / PER_PAGE));
        return draw();
      }
      if (event.key === "u" && s.takeback !== "no") return void request({ t: "takeback" });
    }
    if ((event.key === " " || event.key === "Enter") && !(onButton && !onButton.disabled)) {
      event.preventDefault();
      if (s.decision.decline) choose({ label: s.decision.decline });
      else if (s.decision.options.length === 1) choose(s.decision.options[0]);
    }
  }

  const tick = setInterval(() => {
    if (s?.clocks && !s.clocks.paused && s.clocks.running?.length) draw();
  }, 1000);
  const resized = () => {
    settle(root, true);
    follow(root, ui);
    reveal(root);
  };
  document.addEventListener("keydown", keys);
  window.addEventListener("resize", resized);
  drawNow();
  return () => {
    left = true;
    clearInterval(tick);
    absence.close();
    document.removeEventListener("keydown", keys);
    window.removeEventListener("resize", resized);
    connection.close();
    hidePreview();
    closeMenu(false);
  };
}
