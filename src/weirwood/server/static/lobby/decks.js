// Decks: paste or upload, checked with reasons, kept.

import { once, post, remove } from "../api.js";
import { find, h, show } from "../dom.js";
import { confirmSheet, say, sheet } from "../layers.js";
import { frame, person } from "../shell.js";
import { factionOf, houseSign } from "../signs.js";
import { refusalList } from "../table/rules.js";
import { deckFields, deckForm, decksFor, field } from "./fields.js";

/** @param {HTMLElement} root */
export function decksPage(root) {
  /** @type {Me | null} */
  let me = null;
  /** @type {GameInfo[]} */
  let games = [];
  /** @type {string | null} */
  let game = null;
  /** @type {Decks | null} */
  let decks = null;
  /** @type {Deck | null} */
  let checked = null;
  /** @type {{ message: string; refusals: Refusal[] } | null} */
  let problem = null;
  let text = "";
  let name = "";
  /** @type {Values} */
  const form = {};
  const book = () => /** @type {GameInfo} */ (games.find((g) => g.id === game));
  document.title = "Decks · Weirwood";
  const load = async () => {
    decks = await decksFor(book(), form);
    draw();
  };

  /** @param {boolean} keep */
  async function read(keep) {
    problem = checked = null;
    draw();
    try {
      const read = await post("/api/decks", { game, text, name: name.trim(), keep, form: deckForm(book(), form) });
      checked = read.deck;
      if (keep) {
        say(`${read.deck.name} is kept.`);
        text = name = "";
        await load();
      }
    } catch (failure) {
      problem = failure;
    }
    draw();
    find(root, ".verdict-box")?.focus();
  }
  /** @param {Deck} deck */
  async function open(deck) {
    const whole = await decksFor(book(), form, deck.id);
    sheet(
      whole.name,
      () =>
        h(
          "div.stack",
          h("p", whole.line),
          whole.refusals?.length ? refusalList(whole.refusals) : h("p", `✓ Legal (${whole.by}).`),
          h("pre.deck", whole.lines.join("\n")),
        ),
      "wide",
    );
  }
  /** @param {Deck} deck */
  const entry = (deck) =>
    h(
      "li",
      { key: deck.id },
      h(
        "span.deck-entry",
        h(`span.f-${factionOf(deck.line)}`, houseSign(factionOf(deck.line))),
        h("button.cardlink", { type: "button", onclick: () => open(deck) }, deck.name),
        h("small.faint", deck.line.startsWith(`${deck.name}, `) ? deck.line.slice(deck.name.length + 2) : deck.line),
        h("span", { class: deck.legal ? "good" : "bad", title: deck.by }, deck.legal ? "✓ legal" : "✗ not legal"),
        deck.builtin
          ? null
          : h(
              "button.plain.small",
              {
                type: "button",
                onclick: () =>
                  confirmSheet("Throw it away?", `${deck.name} will be gone.`, "Throw away", async () => {
                    await remove(`/api/decks/${encodeURIComponent(deck.id)}`);
                    load();
                  }),
              },
              "Delete",
            ),
      ),
    );

  function draw() {
    if (!game) return show(root, frame(me, h("h1", "Decks")));
    show(
      root,
      frame(
        me,
        h("h1", "Decks"),
        games.length > 1
          ? h(
              "label.field.small",
              h("span", "Game"),
              h(
                "select",
                {
                  onchange: (e) => {
                    game = e.target.value;
                    checked = problem = null;
                    load();
                  },
                },
                games.map((g) => h("option", { value: g.id, selected: g.id === game }, g.name)),
              ),
            )
          : null,
        h(
          "div.row.fields",
          deckFields(book()).map((f) =>
            field(
              f,
              form,
              () => {
                checked = problem = null;
                load();
              },
              decks ?? undefined,
            ),
          ),
        ),
        h(
          "div.two",
          h(
            "section.panel",
            h("h2", "Bring a deck"),
            h("p.faint", "ThronesDB text, JSON, or an OCTGN .o8d file."),
            h(
              "label.field",
              h("span", "The deck's text"),
              h("textarea.deck-text", {
                rows: 14,
                value: text,
                spellcheck: "false",
                oninput: (e) => {
                  text = e.target.value;
                },
              }),
            ),
            h(
              "label.field",
              h("span", "Its name (if it is to have another than in the text)"),
              h("input", {
                maxlength: 60,
                value: name,
                oninput: (e) => {
                  name = e.target.value;
                },
              }),
            ),
            h(
              "div.row",
              h(
                "label.button.plain",
                "Choose a file",
                h("input.sr", {
                  type: "file",
                  accept: ".txt,.json,.o8d,.xml,text/plain",
                  onchange: async (e) => {
                    const file = e.target.files[0];
                    if (file) {
                      text = await file.text();
                      name = /\.(o8d|xml)$/i.test(file.name) ? file.name.replace(/\.\w+$/, "").slice(0, 60) : "";
                      e.target.value = "";
                      read(false);
                    }
                  },
                }),
              ),
              h("button", { type: "button", onclick: () => read(false) }, "Check"),
              h("button.primary", { type: "button", onclick: () => read(true) }, "Check and keep"),
            ),
            verdict(),
          ),
          h(
            "section.panel",
            h("h2", "Your decks"),
            decks?.mine?.length ? h("ul.decks", decks.mine.map(entry)) : h("p.faint", "None yet."),
            h("h2", "Ready-made"),
            h("ul.decks", (decks?.builtin ?? []).map(entry)),
          ),
        ),
      ),
    );
  }
  function verdict() {
    if (problem)
      return h(
        "div.verdict-box.bad-box",
        { tabindex: "-1", role: "alert" },
        h("b", "✗ "),
        problem.message,
        problem.refusals.length ? refusalList(problem.refusals) : null,
      );
    if (!checked) return null;
    return h(
      "div.verdict-box",
      { tabindex: "-1", role: "status", class: checked.legal ? "good-box" : "bad-box" },
      h(
        "p",
        h("b", checked.legal ? "✓ Legal: " : "✗ Not legal yet: "),
        checked.name,
        ". ",
        checked.line,
        h("small.faint", ` ${checked.by}`),
      ),
      checked.refusals?.length ? refusalList(checked.refusals) : null,
    );
  }

  Promise.all([person(), once("/api/games")]).then(
    ([who, found]) => {
      me = who;
      games = found.filter((/** @type {GameInfo} */ g) => g.decks);
      game = games[0]?.id;
      if (game) load();
      draw();
    },
    (failure) => say(failure.message, "error"),
  );
  draw();
}
