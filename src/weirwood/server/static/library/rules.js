// The rules of a game: contents, search, and every clause at an address of its own with its links.
import { once } from "../api.js";
import { h, show } from "../dom.js";
import { say } from "../layers.js";
import { frame, person } from "../shell.js";
import { plural } from "../text.js";
import { clauseCard } from "./clause.js";

const MOST = 80;

/** @param {HTMLElement} root @param {string} game */
export function rulesPage(root, game) {
  const page = new RulesPage(root, game);
  return () => page.leave();
}

class RulesPage {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    this.root = root;
    this.wanted = game;
    /** @type {Me | null} */
    this.me = null;
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {GameInfo | null} */
    this.game = null;
    /** @type {RulesPart[]} */
    this.parts = [];
    const asked = new URLSearchParams(location.search);
    this.words = asked.get("q") ?? "";
    this.clause = asked.get("clause") ?? "";
    this.left = false;
    document.title = "Rules · Weirwood";
    this.begin();
    this.draw();
  }

  leave() {
    this.left = true;
  }

  async begin() {
    try {
      const [who, games] = await Promise.all([person(), once("/api/games")]);
      this.me = who;
      this.games = games;
      await this.open(games.find((/** @type {GameInfo} */ each) => each.id === this.wanted) ?? games[0]);
    } catch (failure) {
      say(failure.message, "error");
    }
  }

  /** @param {GameInfo} game */
  async open(game) {
    this.parts = await once(`/api/games/${game.id}/rules`);
    this.game = game;
    this.draw();
  }

  /** @param {string} words */
  ask(words) {
    this.words = words;
    this.clause = "";
    const where = `/rules/${this.game?.id ?? ""}`;
    history.replaceState(null, "", words.trim() ? `${where}?${new URLSearchParams({ q: words.trim() })}` : where);
    this.draw();
  }

  /** @param {string} id */
  async change(id) {
    const game = this.games.find((each) => each.id === id);
    if (!game) return;
    await this.open(game);
    this.ask("");
  }

  draw() {
    if (this.left) return;
    const { game } = this;
    if (!game) return show(this.root, frame(this.me, h("h1", "Rules"), h("p.faint", "Fetching the rules …")));
    const found = this.words.trim() ? wordsIn(this.parts, this.words) : null;
    show(
      this.root,
      frame(
        this.me,
        h("h1", "Rules"),
        h("div.row.fields", gameChoice(this), searchField(this)),
        this.clause ? h("div", { key: this.clause }, clauseCard(game.id, this.clause)) : null,
        found ? results(game, found) : [glossary(game), contents(game, this.parts)],
      ),
    );
  }
}

/**
 * The clauses in which every word occurs, those whose section or id has them first.
 *
 * @param {RulesPart[]} parts @param {string} words
 */
export function wordsIn(parts, words) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  /** @type {{ clause: ShortClause; section: string; rank: number }[]} */
  const found = [];
  for (const { sections } of parts)
    for (const { section, clauses } of sections)
      for (const clause of clauses) {
        const head = `${clause.id} ${section}`.toLowerCase(),
          whole = `${head} ${clause.rule.toLowerCase()}`;
        if (wanted.every((word) => whole.includes(word)))
          found.push({ clause, section, rank: wanted.filter((word) => !head.includes(word)).length });
      }
  return found.sort((a, b) => a.rank - b.rank);
}

/** @param {RulesPage} page */
const gameChoice = (page) =>
  h(
    "label.field.whole",
    h("span", "Game"),
    h(
      "select",
      { onchange: (e) => page.change(e.target.value) },
      page.games.map((game) => h("option", { value: game.id, selected: game.id === page.game?.id }, game.name)),
    ),
  );

/** @param {RulesPage} page */
const searchField = (page) =>
  h(
    "label.field.grow",
    h("span", "Search"),
    h("input", {
      type: "search",
      name: "q",
      value: page.words,
      maxlength: 100,
      placeholder: "stealth, claim, when a character is killed …",
      autocomplete: "off",
      oninput: (e) => page.ask(e.target.value),
    }),
  );

/** @param {GameInfo} game @param {ReturnType<typeof wordsIn>} found */
const results = (game, found) => [
  h(
    "p.faint",
    { key: "found", role: "status" },
    found.length ? plural(found.length, "clause") : "No clause has all these words.",
  ),
  h(
    "ul.clauses",
    { key: "clauses" },
    found.slice(0, MOST).map(({ clause, section }) => line(game, clause, section)),
  ),
  found.length > MOST ? h("p.faint", { key: "rest" }, `The first ${MOST} are shown; more words find fewer.`) : null,
];

/** @param {GameInfo} game @param {ShortClause} clause @param {string} [section] */
const line = (game, clause, section) =>
  h(
    "li",
    { key: clause.id },
    h("a", { href: `/rules/${game.id}?clause=${encodeURIComponent(clause.id)}` }, clause.id),
    section ? h("small.faint", ` ${section}`) : null,
    clause.situations ? h("small.faint.shown", ` · ${plural(clause.situations, "situation")}`) : null,
    h("p", clause.rule),
  );

/** @param {GameInfo} game */
function glossary(game) {
  const words = Object.entries(game.introduction.glossary ?? {}).sort(([a], [b]) => a.localeCompare(b));
  if (!words.length) return null;
  return h(
    "details.panel.glossary",
    { key: "glossary", "data-keep": true },
    h("summary", h("h2", "Words and keywords")),
    h(
      "dl",
      words.map(([word, meaning]) => [h("dt", word), h("dd", meaning)]),
    ),
  );
}

/** @param {GameInfo} game @param {RulesPart[]} parts */
const contents = (game, parts) =>
  parts.map((part) =>
    h(
      "section.panel",
      { key: part.document },
      h("h2", part.document),
      h(
        "div.topics",
        topics(part).map(([topic, clauses]) =>
          h(
            "details",
            { key: topic, "data-keep": true },
            h("summary", topic, " ", h("small.faint", String(clauses.length))),
            h(
              "ul.clauses",
              clauses.map((clause) => line(game, clause)),
            ),
          ),
        ),
      ),
    ),
  );

/**
 * The sections of a document by what they are about: "Stealth, p.20" and "Stealth, p.28" are one topic.
 *
 * @param {RulesPart} part
 * @returns {[string, ShortClause[]][]}
 */
export function topics(part) {
  /** @type {Map<string, ShortClause[]>} */
  const found = new Map();
  for (const { section, clauses } of part.sections) {
    const topic = /^(\([\d.]+\) )?[^:;(]*?(?=,? p\.|\s*[:;(]|$)/.exec(section)?.[0] || section;
    found.set(topic, [...(found.get(topic) ?? []), ...clauses]);
  }
  return [...found];
}
