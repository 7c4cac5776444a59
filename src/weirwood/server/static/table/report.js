// Report a wrong ruling: the record and this very moment, with a few words.
import { post } from "../api.js";
import { h } from "../dom.js";
import { say, sheet } from "../layers.js";

/** @param {string} id @param {number} at */
export function openReport(id, at) {
  sheet("Report a wrong ruling", (close) =>
    h(
      "form.stack",
      {
        onsubmit: async (event) => {
          event.preventDefault();
          try {
            const made = await post(`/api/tables/${id}/report`, { at, text: event.target.elements.text.value });
            const box = event.target;
            box.replaceChildren(
              h("p", made.text ?? "Thank you: it is kept with the record."),
              made.file ? h("p", h("a.button", { href: made.file, download: "" }, "Download the report")) : null,
              h("button.plain", { type: "button", onclick: close }, "Close"),
            );
          } catch (failure) {
            say(failure.message, "error");
          }
        },
      },
      h(
        "label.field",
        h("span", `What was wrong at moment ${at}, and what should have happened?`),
        h("textarea", { name: "text", rows: 5, maxlength: 2000, required: true }),
      ),
      h("div.row.end", h("button.primary", { type: "submit" }, "Report")),
    ),
  );
}
