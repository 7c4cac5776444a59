// A game's own setup form, drawn from the server's description of it.
import { h } from "../dom.js";

// decks: {builtin, mine}; values is changed in place.
export function field(f, values, changed, decks, id = f.name) {
  const now = values[f.name] ?? f.default ?? "";
  const set = (value) => { values[f.name] = value; changed(); };
  if (f.kind === "flag") return h("label.check", h("input", { type: "checkbox", checked: Boolean(now), onchange: (e) => set(e.target.checked) }), h("span", h("b", f.label), f.help ? h("small", f.help) : null));
  if (f.kind === "number") return labelled(f, h("input", { type: "number", min: f.min, max: f.max, value: now, onchange: (e) => set(Number(e.target.value)) }));
  if (f.kind === "deck") return labelled({ ...f, help: null }, deckSelect(decks, now, set));
  const chosen = f.choices?.find((c) => c.value === now);
  return labelled({ ...f, help: chosen?.help || f.help }, h("select", { name: id, onchange: (e) => set(f.choices.find((c) => String(c.value) === e.target.value)?.value ?? e.target.value) }, (f.choices ?? []).map((c) => h("option", { value: c.value, selected: c.value === now }, c.label))));
}

export function deckSelect(decks, now, set) {
  const group = (label, list) => list?.length ? h("optgroup", { label }, list.map((d) => h("option", { value: d.id, selected: d.id === now, disabled: !d.legal && !d.builtin }, d.legal || d.builtin ? d.name : `${d.name} (not legal)`))) : null;
  return h("select", { onchange: (e) => set(e.target.value) }, h("option", { value: "", selected: !now }, "Deal me one"), group("Your decks", decks?.mine), group("Ready-made", decks?.builtin));
}

const labelled = (f, control) => h("label.field", h("span", f.label), control, f.help ? h("small.faint", f.help) : null);
