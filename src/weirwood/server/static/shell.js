// The shell around every page: going somewhere without loading again, the theme, the frame of the lobby pages.
import { rename, whoami } from "./api.js";
import { h } from "./dom.js";
import { say, sheet } from "./layers.js";
import { sign } from "./signs.js";

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

export function toggleTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : !matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  try {
    localStorage.setItem("theme", root.dataset.theme);
  } catch {
    /* storage may be off */
  }
}

/** @param {Me | null} me @param {Child[]} content */
export function frame(me, ...content) {
  const here = location.pathname;
  /** @param {string} href @param {string} label */
  const link = (href, label) =>
    h("a", { href, "aria-current": here === href || here.startsWith(`${href}/`) ? "page" : null }, label);
  return h(
    "div.lobby",
    { key: "lobby" },
    h("a.skip", { href: "#main" }, "To the content"),
    h(
      "header.top",
      h(
        "a.brand",
        { href: "/" },
        h("img", { src: "/static/leaf.svg", alt: "", width: 30, height: 30 }),
        h("span", "Weirwood"),
      ),
      h(
        "nav",
        { "aria-label": "Pages" },
        link("/", "Play"),
        link("/new", "New table"),
        link("/decks", "Decks"),
        link("/cards", "Cards"),
        link("/rules", "Rules"),
        link("/help", "Help"),
      ),
      h(
        "span.tools",
        h("button.plain", { type: "button", onclick: () => askName(me?.name) }, me?.name || "Your name"),
        h(
          "button.tool",
          { type: "button", title: "Dark or light", "aria-label": "Dark or light", onclick: toggleTheme },
          sign("theme"),
        ),
      ),
    ),
    h("main", { id: "main", tabindex: "-1" }, content),
  );
}

export function askName(now = "") {
  return new Promise((done) =>
    sheet(
      "Your name at the table",
      (close) =>
        h(
          "form.stack",
          {
            onsubmit: async (event) => {
              event.preventDefault();
              try {
                done(await rename(event.target.elements.name.value.trim()));
                close();
                dispatchEvent(new Event("renamed"));
              } catch (failure) {
                say(failure.message, "error");
              }
            },
          },
          h(
            "label.field",
            h("span", "Name"),
            h("input", { name: "name", value: now ?? "", maxlength: 24, required: true, autocomplete: "nickname" }),
          ),
          h("div.row.end", h("button.primary", { type: "submit" }, "Save")),
        ),
      "small",
    ),
  );
}

// Whoever sits down for the first time without a name keeps the one the server makes; nobody is stopped by a form.
export const person = () => whoami().catch(() => ({ name: "" }));
