// Motion and sound: how fast things move, and whether they are heard.
import { h } from "../dom.js";
import { sheet } from "../layers.js";
import { setSounding, sounding, sounds } from "./sounds.js";
import { SPEEDS, setSpeed, speed } from "./speed.js";

export function openMotion() {
  sheet(
    "Motion and sound",
    () =>
      h(
        "div.settings",
        h(
          "fieldset.speeds",
          h("legend", "How fast things move"),
          SPEEDS.map(([value, label, about]) =>
            h(
              "label.check",
              h("input", {
                type: "radio",
                name: "motion",
                value,
                checked: value === speed(),
                onchange: () => setSpeed(value),
              }),
              h("span", h("b", label), h("small", about)),
            ),
          ),
        ),
        h(
          "label.check",
          h("input", {
            type: "checkbox",
            checked: sounding(),
            onchange: (event) => {
              setSounding(event.target.checked);
              sounds.wake();
              sounds.play("turn");
            },
          }),
          h("span", h("b", "Sounds"), h("small", "Short ones, for cards, coins, dice and your turn.")),
        ),
      ),
    "small",
  );
}
