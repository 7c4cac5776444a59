// Stops, passes and keys: when the table should ask, and when silence is the answer.
import { h } from "../dom.js";
import { sheet } from "../layers.js";
import { remember, remembered } from "../preferences.js";
import { capital } from "../text.js";
import { knownNames } from "./card.js";

const KEYS = [
  ["1 … 9", "take that answer"],
  ["0", "the next nine answers"],
  ["Space or Enter", "pass, decline, done"],
  ["U", "take back"],
  ["Tab, Enter", "move among cards, open what one can do"],
  ["Escape", "close"],
];

/**
 * now() gives the table's state as it is then.
 *
 * @param {() => TableState} now @param {(message: Ask) => Promise<Reply>} request
 */
export function openSettings(now, request) {
  sheet("Stops, passes and keys", () => {
    const box = h("div.settings");
    /** @param {Partial<Prefs>} prefs */
    const change = async (prefs) => {
      await request({ t: "prefs", prefs });
      draw();
    };
    const draw = () => {
      const p = now().you !== null && now().view && !now().result ? now().prefs : null,
        stops = now().table.ask_all;
      /** @param {"windows" | "until"} name @param {string} label @param {string} help */
      const flag = (name, label, help, disabled = false) =>
        h(
          "label.check",
          h("input", {
            type: "checkbox",
            checked: Boolean(p?.[name]),
            disabled,
            onchange: (e) => change({ [name]: e.target.checked }),
          }),
          h("span", h("b", label), h("small", help)),
        );
      box.replaceChildren(
        p
          ? h(
              "div",
              flag(
                "windows",
                "Stop at every window",
                stops
                  ? "Ask me even when there is only one answer, so that silence gives nothing away."
                  : "Not at this table: it has to be chosen when a table is made.",
                !stops,
              ),
              flag(
                "until",
                "Pass until something happens to me",
                "Declines for me until I am attacked, chosen or must answer; then switches itself off.",
              ),
              h("h3", "Always declined"),
              p.decline?.length
                ? h(
                    "ul",
                    p.decline.map((label) =>
                      h(
                        "li",
                        written(label),
                        " ",
                        h(
                          "button.plain.small",
                          { type: "button", onclick: () => change({ decline: p.decline.filter((x) => x !== label) }) },
                          "ask again",
                        ),
                      ),
                    ),
                  )
                : h("p.faint", "Nothing. Use “Always decline …” below a question."),
            )
          : h("p.faint", now().you === null ? "You are watching." : "There is nothing to pass now."),
        h(
          "label.check",
          h("input", {
            type: "checkbox",
            checked: remembered("keys", true),
            onchange: (e) => remember("keys", e.target.checked),
          }),
          h(
            "span",
            h("b", "Number and letter keys"),
            h("small", "Turn off if they get in the way of your screen reader or voice control."),
          ),
        ),
        h("h3", "Keys"),
        h(
          "dl.keys",
          KEYS.map(([key, what]) => h("div", h("dt", h("kbd", key)), h("dd", what))),
        ),
      );
    };
    draw();
    return box;
  });
}

/**
 * The server keeps labels in small letters; card names are shown as they are written.
 *
 * @param {string} label
 */
function written(label) {
  const [verb, ...rest] = label.split(" "),
    name = rest.join(" ");
  return capital([verb, knownNames().find((known) => known.toLowerCase() === name) ?? name].join(" ").trim());
}
