// A game's own setup form, drawn from the server's description of it.
import { get, post } from "../api.js";
import { refusalList } from "../book/rules.js";
import { h } from "../dom.js";
import { say } from "../layers.js";
import { readyGroups } from "./groups.js";

/**
 * decks: {builtin, mine}; values is changed in place.
 *
 * @param {Field} f @param {Values} values @param {() => void} changed @param {Decks | undefined} decks
 */
export function field(f, values, changed, decks, id = f.name) {
  const now = values[f.name] ?? f.default ?? "";
  /** @param {any} value */
  const set = (value) => {
    values[f.name] = value;
    changed();
  };
  if (f.kind === "flag")
    return h(
      "label.check",
      h("input", { type: "checkbox", checked: Boolean(now), onchange: (e) => set(e.target.checked) }),
      h("span", h("b", f.label), f.help ? h("small", f.help) : null),
    );
  if (f.kind === "number")
    return labelled(
      f,
      h("input", { type: "number", min: f.min, max: f.max, value: now, onchange: (e) => set(Number(e.target.value)) }),
    );
  if (f.kind === "cards") return ownCards(f, now, set);
  if (f.kind === "deck") return [labelled({ ...f, help: null }, deckSelect(decks, now, set)), aboutDeck(decks, now)];
  const chosen = f.choices?.find((c) => c.value === now);
  return labelled(
    { ...f, help: chosen?.help || f.help },
    h(
      "select",
      {
        name: id,
        onchange: (e) => set(f.choices?.find((c) => String(c.value) === e.target.value)?.value ?? e.target.value),
      },
      (f.choices ?? []).map((c) => h("option", { value: c.value, selected: c.value === now }, c.label)),
    ),
  );
}

/**
 * Cards of the table's own: the text of a YAML file, chosen or pasted.
 *
 * @param {Field} f @param {any} now @param {(value: any) => void} set
 */
function ownCards(f, now, set) {
  /** @param {any} e */
  const choose = async (e) => {
    const file = e.target.files[0];
    e.target.value = "";
    if (!file) return;
    if (!/\.ya?ml$/i.test(file.name)) return say("Cards are in a .yaml file.", "error");
    set(await file.text());
  };
  return h(
    "details.own-cards",
    { open: Boolean(now) },
    h("summary", f.label),
    labelled(
      { label: "The cards, as YAML", help: f.help },
      h("textarea.deck-text", {
        name: f.name,
        rows: 8,
        value: now,
        spellcheck: "false",
        onchange: (e) => set(e.target.value),
      }),
    ),
    h(
      "div.row",
      h("label.button.plain", "Choose a file", h("input.sr", { type: "file", accept: ".yaml,.yml", onchange: choose })),
    ),
  );
}

/** @param {Decks | undefined} decks @param {any} now @param {(value: any) => void} set */
export function deckSelect(decks, now, set) {
  /** @param {Deck} d */
  const option = (d) =>
    h("option", { value: d.id, selected: d.id === now }, d.legal ? d.name : `${d.name} (not legal)`);
  /** @param {string} label @param {Deck[] | undefined} list */
  const group = (label, list) => (list?.length ? h("optgroup", { label }, list.map(option)) : null);
  return h(
    "select",
    { onchange: (e) => set(e.target.value) },
    h("option", { value: "", selected: !now }, "Deal me one"),
    group("Your decks", decks?.mine),
    readyGroups(decks?.builtin).map(([label, list]) => group(label, list)),
  );
}

/**
 * What the table's rules have against the deck that is chosen, or how it plays.
 *
 * @param {Decks | undefined} decks @param {string} now
 */
function aboutDeck(decks, now) {
  const deck = [...(decks?.mine ?? []), ...(decks?.builtin ?? [])].find((d) => d.id === now);
  if (deck?.refusals.length) return refusalList(deck.refusals);
  return deck?.about ? h("p.faint.about-deck", h("small", deck.about)) : null;
}

/**
 * The fields of a table that decide about decks, and what is filled in there.
 *
 * @param {GameInfo} game
 */
export const deckFields = (game) =>
  game.form.filter((f) => f.scope === "table" && (f.kind === "choice" || f.kind === "cards"));
/** @param {GameInfo} game @param {Values} values */
export const deckForm = (game, values) =>
  Object.fromEntries(deckFields(game).map((f) => [f.name, values?.[f.name] ?? f.default]));

/**
 * The decks of a game (or one, by its id), each judged for a table.
 *
 * @param {GameInfo} game @param {Values} values
 */
export function decksFor(game, values, id = "", table = "") {
  const form = deckForm(game, values),
    own = game.form.find((f) => f.kind === "cards");
  if (own && form[own.name] && !id) return post(`/api/games/${game.id}/decks`, { form });
  if (own) delete form[own.name];
  const asked = new URLSearchParams({ game: game.id, ...form, ...(table && { table }) });
  return get(`/api/decks${id && `/${encodeURIComponent(id)}`}?${asked}`);
}

/** @param {{ label: string; help?: string | null }} f @param {HTMLElement} control */
const labelled = (f, control) =>
  h("label.field", h("span", f.label), control, f.help ? h("small.faint", f.help) : null);
