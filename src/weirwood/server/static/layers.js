// Layers over the page: dialogs, menus at a thing, and short messages. Focus goes in and comes back; Escape closes.
import { announce, find, findAll, h } from "./dom.js";

const layers = () => /** @type {HTMLElement} */ (document.getElementById("layers"));

/**
 * A modal sheet; fill(close) gives its content. Returns close.
 *
 * @param {string} title @param {(close: () => void) => Child} fill
 */
export function sheet(title, fill, more = "") {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const dialog = /** @type {HTMLDialogElement} */ (h("dialog.sheet", { class: more, "aria-label": title }));
  const close = () => {
    dialog.close();
  };
  dialog.append(
    h(
      "header.sheet-head",
      h("h2", title),
      h("button.plain.close", { type: "button", "aria-label": "Close", onclick: close }, "✕"),
    ),
    h("div.sheet-body", { tabindex: "-1" }, fill(close)),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (before?.isConnected) before.focus({ preventScroll: true });
  });
  layers().append(dialog);
  dialog.showModal();
  return close;
}

export const anySheet = () => Boolean(document.querySelector("dialog[open]"));

/** @type {{ el: HTMLElement; anchor: HTMLElement; outside: (event: Event) => void } | null} */
let menu = null;

export function closeMenu(focus = true) {
  if (!menu) return;
  const { el, anchor, outside } = menu;
  menu = null;
  document.removeEventListener("pointerdown", outside, true);
  el.remove();
  if (focus && anchor.isConnected) anchor.focus({ preventScroll: true });
}
export const menuOpen = () => Boolean(menu);

/**
 * items: [{label, hint, run, disabled}] or "-"; the first lies under the pointer, so a double click takes it.
 *
 * @param {HTMLElement} anchor @param {MenuItem[]} items @param {{ x: number; y: number } | null} [point]
 */
export function openMenu(anchor, items, point) {
  closeMenu(false);
  const el = h(
    "div.menu",
    { role: "menu" },
    items.map((item) =>
      item === "-"
        ? h("hr", { role: "separator" })
        : h(
            "button.menu-item",
            {
              type: "button",
              role: "menuitem",
              class: item.main ? "main" : "",
              onclick: () => {
                closeMenu();
                item.run();
              },
            },
            h("span", item.label),
            item.hint ? h("small", item.hint) : null,
          ),
    ),
  );
  el.onkeydown = (event) => {
    const all = findAll(el, "[role=menuitem]");
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    /** @type {Record<string, number>} */
    const keys = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
    const to = keys[event.key];
    if (to !== undefined) {
      all[(to + all.length) % all.length].focus();
      event.preventDefault();
    } else if (event.key === "Escape" || event.key === "Tab") {
      closeMenu();
      event.preventDefault();
    }
    event.stopPropagation();
  };
  /** @param {any} event */
  const outside = (event) => {
    if (!el.contains(event.target)) closeMenu(false);
  };
  layers().append(el);
  const box = anchor.getBoundingClientRect();
  const x = point ? point.x - 24 : box.left,
    y = point ? point.y - 16 : box.bottom + 4;
  el.style.left = `${Math.max(8, Math.min(x, innerWidth - el.offsetWidth - 8))}px`;
  el.style.top = `${Math.max(8, Math.min(y, innerHeight - el.offsetHeight - 8))}px`;
  menu = { el, anchor, outside };
  document.addEventListener("pointerdown", outside, true);
  find(el, "[role=menuitem]")?.focus({ preventScroll: true });
}

/** @param {string} text */
export function say(text, kind = "info") {
  announce(text);
  const toast = h("div.toast", { class: kind }, text);
  layers().append(toast);
  setTimeout(() => toast.classList.add("going"), 5200);
  setTimeout(() => toast.remove(), 5800);
}

/** @param {string} title @param {string} text @param {string} yes @param {() => any} run */
export function confirmSheet(title, text, yes, run) {
  sheet(
    title,
    (close) => [
      h("p", text),
      h(
        "div.row.end",
        h("button.plain", { type: "button", onclick: close }, "Cancel"),
        h(
          "button.danger",
          {
            type: "button",
            onclick: () => {
              close();
              run();
            },
          },
          yes,
        ),
      ),
    ],
    "small",
  );
}

/** @param {string} text */
export async function copyText(text, what = "Link") {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} copied.`);
  } catch {
    sheet(what, () => h("input.wide", { value: text, readonly: true, "aria-label": what }), "small");
  }
}
