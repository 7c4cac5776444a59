// Stops, passes and keys: when the table should ask, and when silence is the answer.
import { h, remember, remembered } from "../dom.js";
import { sheet } from "../layers.js";

const KEYS = [["1 … 9", "take that answer"], ["0", "the next nine answers"], ["Space or Enter", "pass, decline, done"], ["U", "take back"], ["Tab, Enter", "move among cards, open what one can do"], ["Escape", "close"]];

export function openSettings(s, request) {
  sheet("Stops, passes and keys", () => {
    const box = h("div.settings");
    const draw = () => {
      const p = s.prefs;
      const flag = (name, label, help) => h("label.check", h("input", { type: "checkbox", checked: Boolean(p?.[name]), onchange: async (e) => { await request({ t: "prefs", prefs: { [name]: e.target.checked } }); setTimeout(draw, 60); } }), h("span", h("b", label), h("small", help)));
      box.replaceChildren(
        p ? h("div", flag("windows", "Stop at every window", "Ask me even when there is only one answer, so that silence gives nothing away."),
          flag("until", "Pass until something happens to me", "Declines for me until I am attacked, chosen or must answer; then switches itself off."),
          h("h3", "Always declined"),
          p.decline?.length ? h("ul", p.decline.map((label) => h("li", label, " ", h("button.plain.small", { type: "button", onclick: async () => { await request({ t: "prefs", prefs: { decline: p.decline.filter((x) => x !== label) } }); setTimeout(draw, 60); } }, "ask again")))) : h("p.faint", "Nothing. Use “Always decline …” below a question.")) : h("p.faint", "You are watching."),
        h("label.check", h("input", { type: "checkbox", checked: remembered("keys", true), onchange: (e) => remember("keys", e.target.checked) }), h("span", h("b", "Number and letter keys"), h("small", "Turn off if they get in the way of your screen reader or voice control."))),
        h("h3", "Keys"), h("dl.keys", KEYS.map(([key, what]) => h("div", h("dt", h("kbd", key)), h("dd", what)))));
    };
    draw();
    return box;
  });
}
