// A game's own setup form, drawn from the server's description of it.
import { h } from "../dom.js";
import { get } from "../api.js";
import { refusalList } from "../table/rules.js";

// decks: {builtin, mine}; values is changed in place.
export function field(f, values, changed, decks, id = f.name) {
  const now = values[f.name] ?? f.default ?? "";
  const set = (value) => { values[f.name] = value; changed(); };
  if (f.kind === "flag") return h("label.check", h("input", { type: "checkbox", checked: Boolean(now), onchange: (e) => set(e.target.checked) }), h("span", h("b", f.label), f.help ? h("small", f.help) : null));
  if (f.kind === "number") return labelled(f, h("input", { type: "number", min: f.min, max: f.max, value: now, onchange: (e) => set(Number(e.target.value)) }));
  if (f.kind === "deck") return [labelled({ ...f, help: null }, deckSelect(decks, now, set)), whyNot(decks, now)];
  const chosen = f.choices?.find((c) => c.value === now);
  return labelled({ ...f, help: chosen?.help || f.help }, h("select", { name: id, onchange: (e) => set(f.choices.find((c) => String(c.value) === e.target.value)?.value ?? e.target.value) }, (f.choices ?? []).map((c) => h("option", { value: c.value, selected: c.value === now }, c.label))));
}

export function deckSelect(decks, now, set) {
  const option = (d) => h("option", { value: d.id, selected: d.id === now }, d.legal ? d.name : `${d.name} (not legal)`);
  const group = (label, list) => list?.length ? h("optgroup", { label }, list.map(option)) : null;
  return h("select", { onchange: (e) => set(e.target.value) }, h("option", { value: "", selected: !now }, "Deal me one"), group("Your decks", decks?.mine), group("Ready-made", decks?.builtin));
}

// What the table's rules have against the deck that is chosen.
function whyNot(decks, now) {
  const deck = decks?.mine?.find((d) => d.id === now);
  return deck?.refusals.length ? refusalList(deck.refusals) : null;
}

// The fields of a table that decide about decks, and what is filled in there.
export const deckFields = (game) => game.form.filter((f) => f.scope === "table" && f.kind === "choice");
export const deckForm = (game, values) => Object.fromEntries(deckFields(game).map((f) => [f.name, values?.[f.name] ?? f.default]));

// The decks of a game (or one, by its id), each judged for a table.
export function decksFor(game, values, id = "") {
  const asked = new URLSearchParams({ game: game.id, ...deckForm(game, values) });
  return get(`/api/decks${id && `/${encodeURIComponent(id)}`}?${asked}`);
}

const labelled = (f, control) => h("label.field", h("span", f.label), control, f.help ? h("small.faint", f.help) : null);
