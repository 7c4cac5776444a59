// The lobby: play now, open tables, my tables, watch, replay.
import { get, once, post, socketAddress } from "../api.js";
import { h, show } from "../dom.js";
import { say } from "../layers.js";
import { remember, remembered } from "../preferences.js";
import { frame, go, person } from "../shell.js";
import { factionOf, houseSign } from "../signs.js";
import { ago, plural } from "../text.js";

/** @param {HTMLElement} root */
export function lobbyPage(root) {
  const page = new LobbyPage(root);
  return () => page.leave();
}

export class LobbyPage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Me | null} */
    this.me = null;
    /** @type {GameInfo[] | null} */
    this.games = null;
    /** @type {Record<LobbyList, Summary[]> | null} */
    this.lists = null;
    /** @type {string | null} */
    this.failed = null;
    /** @type {string | null} the game that is being set up */
    this.busy = null;
    this.left = false;
    this.tries = 0;
    /** @type {Record<string, string>} what was chosen for each game's "Play now" */
    this.picked = { ...remembered("play", {}) };
    document.title = "Weirwood";
    this.socket = this.listen();
    this.renamed = async () => {
      this.me = await person();
      this.draw();
    };
    addEventListener("renamed", this.renamed);
    this.begin();
    this.draw();
  }

  leave() {
    this.left = true;
    this.socket.close();
    removeEventListener("renamed", this.renamed);
  }

  async begin() {
    try {
      [this.me, this.games] = await Promise.all([person(), once("/api/games")]);
      this.refresh();
    } catch (failure) {
      this.failed = failure.message;
    }
    this.draw();
  }

  async refresh() {
    try {
      this.lists = await get("/api/lobby");
      this.failed = null;
    } catch (failure) {
      this.failed = failure.message;
    }
    if (!this.left) this.draw();
  }

  // Whatever changes in the lobby is heard of; a lost connection is made again, later each time.
  listen() {
    const socket = new WebSocket(socketAddress("/ws/lobby"));
    socket.onmessage = (event) => {
      if (JSON.parse(event.data).t === "lobby") this.refresh();
    };
    socket.onopen = () => {
      if (this.tries) this.refresh();
      this.tries = 0;
    };
    socket.onclose = () => {
      const again = () => {
        if (!this.left) this.socket = this.listen();
      };
      if (!this.left) setTimeout(again, Math.min(15000, 500 * 2 ** this.tries++));
    };
    return socket;
  }

  /** @param {GameInfo} game @param {Values} form */
  async play(game, form) {
    this.busy = game.id;
    this.draw();
    remember("play", this.picked);
    const bot = this.picked[`${game.id}.bot`] || undefined;
    try {
      go(`/t/${(await post("/api/play", { game: game.id, form, bot })).table}`);
    } catch (failure) {
      this.busy = null;
      say(failure.message, "error");
      this.draw();
    }
  }

  /** @param {GameInfo} game */
  async learn(game) {
    this.busy = game.id;
    this.draw();
    try {
      go(`/t/${(await post("/api/guide", { game: game.id })).table}`);
    } catch (failure) {
      this.busy = null;
      say(failure.message, "error");
      this.draw();
    }
  }

  /** @param {string} key @param {string} value */
  pick(key, value) {
    this.picked[key] = value;
    this.draw();
  }

  draw() {
    show(
      this.root,
      frame(
        this.me,
        h(
          "section.hero",
          h("h1", "Play"),
          h(
            "p",
            "Every rule is enforced, every ruling explained. No account, nothing to install for your friends: " +
              "send a link.",
          ),
        ),
        this.failed ? h("div.banner.lost", { role: "alert" }, this.failed) : null,
        h(
          "section",
          { "aria-label": "Play now" },
          h(
            "div.games",
            this.games ? this.games.map((game) => playNow(this, game)) : h("p.faint", "Looking at the shelf …"),
          ),
        ),
        this.lists ? tables(this.lists) : null,
      ),
    );
  }
}

/** @param {Record<LobbyList, Summary[]>} lists */
const tables = (lists) => [
  list("Your tables", lists.mine, "mine", "Games you sit at stay here, for days if need be."),
  list("Open tables", lists.open, "open", "Nobody is waiting for players right now."),
  list("Watch", lists.watch, "watch", "No game is being played that you could watch."),
  list("Finished games", lists.finished, "finished", "What has been played can be replayed here."),
];

/**
 * One of the few things that are asked before a game begins at once.
 *
 * @param {LobbyPage} page @param {string} key @param {string} label @param {{ value: any; label: string }[]} choices
 * @param {any} now
 */
const select = (page, key, label, choices, now) =>
  h(
    "label.field.small",
    h("span", label),
    h(
      "select",
      { value: now, onchange: (e) => page.pick(key, e.target.value) },
      choices.map((c) => h("option", { value: c.value, selected: c.value === now }, c.label)),
    ),
  );

/** @param {LobbyPage} page @param {GameInfo} game */
function playNow(page, game) {
  const { busy, picked } = page;
  const fields = game.form.filter((f) => f.choices?.some((c) => c.seats)); // what else there is, a new table asks
  /** @param {Field} f */
  const value = (f) => picked[`${game.id}.${f.name}`] ?? f.default;
  const form = Object.fromEntries(fields.map((f) => [f.name, value(f)]));
  return h(
    "article.game",
    { key: game.id, class: `g-${game.id}` },
    h(
      "div.game-signs",
      { "aria-hidden": "true" },
      signsOf(game).map((f) => h(`span.f-${f}`, houseSign(f))),
    ),
    h("h3", game.name),
    h(
      "p.faint",
      game.min_seats === game.max_seats
        ? plural(game.min_seats, "player")
        : `${game.min_seats} to ${game.max_seats} players`,
    ),
    h(
      "div.row.fields",
      fields.map((f) => select(page, `${game.id}.${f.name}`, f.label, f.choices ?? [], value(f))),
      game.bots?.length > 1
        ? select(
            page,
            `${game.id}.bot`,
            "Against",
            game.bots.map((b) => ({ value: b.id, label: b.name })),
            picked[`${game.id}.bot`] ?? game.bots[0].id,
          )
        : null,
    ),
    h(
      "div.row",
      h(
        "button.primary.big",
        { type: "button", disabled: busy, onclick: () => page.play(game, form) },
        busy === game.id ? "Setting up …" : "Play now",
      ),
      h("a.button.plain", { href: `/new?game=${game.id}` }, "New table …"),
      game.guide
        ? h(
            "button.plain",
            { type: "button", disabled: busy, title: game.guide.title, onclick: () => page.learn(game) },
            `Learn it by playing (${game.guide.minutes} min)`,
          )
        : null,
    ),
  );
}

/** @param {GameInfo} game */
const signsOf = ({ introduction: { signs } }) => (signs.length ? signs : ["neutral"]);

/** @param {string} title @param {Summary[]} tables @param {LobbyList} kind @param {string} otherwise */
function list(title, tables, kind, otherwise) {
  return h(
    "section.tables",
    { key: kind },
    h("h2", title, tables.length ? h("small", ` ${tables.length}`) : null),
    tables.length
      ? h(
          "ul",
          tables.map((t) => entry(t, kind)),
        )
      : h("p.faint", otherwise),
  );
}

const ACTIONS = { mine: "Go on", open: "Sit down", watch: "Watch", finished: "Replay" };

/** @param {Summary} t @param {LobbyList} kind */
function entry(t, kind) {
  const to = kind === "finished" ? `/t/${t.id}/replay` : `/t/${t.id}`;
  const status =
    t.status === "over"
      ? t.result?.reason || "Over"
      : t.your_turn
        ? "Your turn"
        : t.status === "open"
          ? `${plural(t.seats.filter((s) => s.kind === "open" || s.kind === "invite").length, "seat")} free`
          : `${plural(t.choices, "choice")} in`;
  return h(
    "li",
    { key: t.id },
    h(
      "a.entry-link",
      { href: kind === "mine" && t.status === "over" ? `/t/${t.id}/replay` : to, class: t.your_turn ? "turn" : "" },
      h("span.what", h("b", t.title || t.game_name), h("small", `${t.game_name}${t.format ? `, ${t.format}` : ""}`)),
      h(
        "span.people",
        t.seats.map((s) =>
          h(
            "span.person",
            { class: s.kind },
            s.plays ? h(`span.f-${factionOf(s.plays)}`, houseSign(factionOf(s.plays))) : null,
            s.kind === "open" ? "open seat" : s.kind === "invite" ? "invited" : s.name || "—",
          ),
        ),
      ),
      h("span.status", { class: t.your_turn ? "now" : "" }, status),
      h("small.faint", ago(t.updated)),
      h("span.go", kind === "mine" && t.status === "over" ? "Replay" : ACTIONS[kind]),
    ),
  );
}
