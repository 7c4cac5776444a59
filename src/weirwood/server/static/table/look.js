// Looking closer: a card full size with its state, what one might do with it and why not; piles; the floating preview.
import { h } from "../dom.js";
import { sheet } from "../layers.js";
import { drawCard, faceOf, stateLines } from "./card.js";
import { explained } from "./glossary.js";
import { refusalList } from "./rules.js";
import { sentence } from "./things.js";

/**
 * ask(thing) → promise of answers; null while nobody can be asked (replay, spectators).
 *
 * @param {Card | Thing} card
 * @param {{ ask?: Asking | null; options?: Choice[]; choose?: (option: Choice) => void }} more
 */
export function openCard(card, { ask = null, options = [], choose = () => {} } = {}) {
  const title = card.title ?? card.name;
  const face = faceOf(title);
  const lines = "kneeling" in card ? stateLines(card) : [];
  sheet(
    card.name ?? title,
    (close) =>
      h(
        "div.closer",
        drawCard(card, { tag: "div", full: true }),
        h(
          "div.about",
          h(
            "p.faint",
            [face.type, face.faction_name, face.loyal ? "loyal" : "", face.set, face.provenance ? "" : face.code]
              .filter(Boolean)
              .join(" · "),
          ),
          !face.type && face.lines ? face.lines.map((line) => h("p", line)) : null,
          lines.length
            ? [
                h("h3", "As it is now"),
                h(
                  "ul",
                  lines.map((line) => h("li", line)),
                ),
              ]
            : null,
          face.provenance ? h("p.faint.small", `Where it comes from: ${face.provenance}`) : null,
          face.supports
            ? h("p", `Supports: ${face.supports.join(", ") || "nobody"}. Rivals: ${face.rivals?.join(", ") || "none"}.`)
            : null,
          options.length
            ? [
                h("h3", "You can"),
                options.map((o) =>
                  h(
                    "button.option",
                    {
                      type: "button",
                      onclick: () => {
                        close();
                        choose(o);
                      },
                    },
                    h("span.label", sentence(o)),
                    o.hint ? h("small.hint", o.hint) : null,
                  ),
                ),
              ]
            : null,
          explained(face),
          ask ? why(card.name ?? title, ask) : null,
        ),
      ),
    "wide",
  );
}

/**
 * "Why not?": everything one might do with this thing now, and what forbids it.
 *
 * @param {string} name @param {Asking} ask
 */
export function why(name, ask) {
  const box = h("div.why", h("h3", "Why not?"), h("p.faint", "Asking the rules …"));
  ask(name).then((answers) => {
    const closed = answers.filter((a) => !a.open);
    box.replaceChildren(
      h("h3", "Why not?"),
      ...(closed.length
        ? closed.map((a) =>
            h("details", { open: closed.length === 1 }, h("summary", `Why not ${a.label}?`), refusalList(a.refusals)),
          )
        : [
            h(
              "p.faint",
              answers.length
                ? "Everything one might do with it now is open to you."
                : "There is nothing one could do with it now.",
            ),
          ]),
    );
  });
  return box;
}

/** @param {string} title @param {(string | null)[]} names @param {(name: string) => void} open */
export function openPile(title, names, open) {
  sheet(
    title,
    () =>
      names.length
        ? h(
            "div.spread",
            names.map((name, i) =>
              name
                ? drawCard({ name, title: name }, { key: `p${i}`, onclick: () => open(name) })
                : h("span.card.back", h("span.frame")),
            ),
          )
        : h("p.faint", "Nothing there."),
    "wide",
  );
}

// The preview beside what the pointer or the focus is on, or a finger stays on.
const LONG = 450; // ms
/** @type {HTMLElement | null} */
let preview = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/**
 * @param {string | undefined} title @param {Card} [card]
 * @returns {Props}
 */
export function hover(title, card) {
  return {
    onpointerenter: (event) => {
      if (event.pointerType !== "mouse" || innerWidth < 800) return;
      const target = event.currentTarget;
      clearTimeout(timer);
      timer = setTimeout(() => showPreview(target, title, card), 280);
    },
    onpointerleave: hidePreview,
    onfocus: (event) => {
      if (event.currentTarget.matches(":focus-visible")) showPreview(event.currentTarget, title, card);
    },
    onblur: hidePreview,
    onpointerdown: (event) => {
      if (event.pointerType === "mouse") return;
      const target = event.currentTarget;
      clearTimeout(timer);
      timer = setTimeout(() => showPreview(target, title, card), LONG);
    },
    onpointerup: (event) => {
      if (event.pointerType === "mouse") return;
      if (preview) event.currentTarget.addEventListener("click", unclicked, { capture: true, once: true });
      hidePreview();
    },
    onpointercancel: hidePreview,
  };
}

/**
 * A finger that stayed wanted to read, not to choose.
 *
 * @param {Event} event
 */
function unclicked(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function hidePreview() {
  clearTimeout(timer);
  preview?.remove();
  preview = null;
}

/** @param {HTMLElement} target @param {string | undefined} title @param {Card} [card] */
function showPreview(target, title, card) {
  hidePreview();
  if (!target.isConnected || !faceOf(title)?.type) return;
  const lines = card ? stateLines(card).slice(1) : [];
  preview = h(
    "div.preview",
    { "aria-hidden": "true" },
    drawCard(card ?? { name: title ?? "", title }, { tag: "div", full: true }),
    lines.length
      ? h(
          "ul",
          lines.map((line) => h("li", line)),
        )
      : null,
    explained(faceOf(title)),
  );
  document.getElementById("layers")?.append(preview);
  const box = target.getBoundingClientRect(),
    w = preview.offsetWidth,
    tall = preview.offsetHeight;
  const left = box.right + 12 + w < innerWidth ? box.right + 12 : Math.max(8, box.left - w - 12);
  preview.style.left = `${left}px`;
  preview.style.top = `${Math.max(8, Math.min(box.top - 20, innerHeight - tall - 8))}px`;
}
