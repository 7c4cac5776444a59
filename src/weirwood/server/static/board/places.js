// What stands on the map: villages with their buildings and armies, the names of fiefs and regions, the Wall.
import { classes, h } from "../dom.js";
import { houseSign } from "../signs.js";
import { onLand } from "./atlas.js";
import { about, counted, optionsAt, pick } from "./options.js";
import { mark } from "./signs.js";

/** @param {Context<BoardView>} ctx @param {string} name @param {any} event */
const look = (ctx, name, event) => ctx.openThing({ name, title: name }, [], event);
/** @param {(string | null | undefined)[]} parts */
const said = (parts) => parts.filter(Boolean).join("; ");

/** @param {HTMLElement} el @param {Point} at @param {Point} size */
function put(el, [x, y], [width, height]) {
  el.style.left = `${(x / width) * 100}%`;
  el.style.top = `${(y / height) * 100}%`;
  return el;
}

/**
 * @param {Context<BoardView>} ctx
 * @param {Village} v
 * @param {Point} at
 * @param {Point} size
 * @param {Record<string, string>} colour
 */
export function village(ctx, v, at, size, colour) {
  const options = optionsAt(ctx.decision, v);
  const label = said([
    v.name,
    v.controller ? `held by ${v.controller}` : "held by nobody",
    v.principal ? `principal village of ${v.region}` : "",
    v.buildings.join(", "),
    ...v.armies.map(spoken),
    v.besiegers.length ? `besieged by ${v.besiegers.join(" and ")}` : "",
    counted(options),
  ]);
  return put(
    h(
      "button.village",
      {
        type: "button",
        key: v.name,
        class: classes(
          `f-${colour[v.controller ?? ""] ?? "neutral"}`,
          v.controller && "held",
          v.principal && "principal",
          options.length > 0 && "lit",
          v.besiegers.length > 0 && "besieged",
        ),
        title: label,
        "data-options": options.length || null,
        onclick: (e) => pick(ctx, options, e, () => look(ctx, v.name, e)),
      },
      h("span.sr", label),
      h("span.dot", { "aria-hidden": "true" }, v.controller ? houseSign(colour[v.controller ?? ""]) : null),
      h(
        "span.village-name",
        { "aria-hidden": "true" },
        v.name,
        v.buildings.length
          ? h(
              "span.buildings",
              v.buildings.map((b) => h(`span.b-${b[0].toLowerCase()}`, mark(b))),
            )
          : null,
      ),
      v.armies.length
        ? h(
            "span.armies",
            { "aria-hidden": "true" },
            v.armies.map((a) => army(a, colour)),
          )
        : null,
      v.besiegers.length ? h("span.siege", { "aria-hidden": "true" }, mark("siege")) : null,
    ),
    at,
    size,
  );
}

/** @param {Army} a */
function spoken(a) {
  const captives = a.captives.length ? `captives ${a.captives.join(", ")}` : "";
  return `${a.player}: ${[...a.nobles, a.words, captives].filter(Boolean).join(", ")} (${a.strength} strength)`;
}

/**
 * An army: whose, how strong, how many nobles and captives; from near also who and what it is.
 *
 * @param {Army} a @param {Record<string, string>} colour
 */
function army(a, colour) {
  return h(
    `span.army.f-${colour[a.player] ?? "neutral"}`,
    h(
      "span.army-line",
      houseSign(colour[a.player]),
      h("b", a.strength),
      a.nobles.length ? h("span.heads", mark("noble"), a.nobles.length > 1 ? a.nobles.length : "") : null,
      a.captives.length ? h("span.heads", mark("captive"), a.captives.length) : null,
      a.engine ? h("span.heads", mark("siege"), a.engine) : null,
    ),
    h(
      "span.army-more",
      [...a.nobles, ...(a.words ? a.words.split(", ") : []), ...a.captives.map((n) => `${n} (captive)`)].map((text) =>
        h("span", text),
      ),
    ),
  );
}

/**
 * @param {Context<BoardView>} ctx
 * @param {Fief} f
 * @param {Point} at
 * @param {Point} size
 * @param {Record<string, string>} colour
 * @param {Record<string, string>} owners
 */
export function fiefName(ctx, f, at, size, colour, owners) {
  const options = about(ctx.decision, "fief", f.name),
    house = f.holder ? colour[owners[f.holder]] : null;
  return put(
    h(
      "button.fief-name",
      {
        type: "button",
        key: `fief-${f.name}`,
        class: `${options.length ? "lit" : ""}${house ? ` f-${house}` : ""}${onLand(at) ? "" : " at-sea"}`,
        onclick: (e) => pick(ctx, options, e, () => look(ctx, f.name, e)),
      },
      h(
        "span.sr",
        said([
          `${f.name}, a fief`,
          f.holder ? `its title is held by ${f.holder}` : "its title is free",
          f.tallages.length ? `tallage by ${f.tallages.join(" and ")}` : "",
          counted(options),
        ]),
      ),
      house ? h("span.seal", mark("seal"), houseSign(house)) : null,
      h("span", { "aria-hidden": "true" }, f.name),
      f.tallages.length
        ? h(
            "small.taxed",
            { "aria-hidden": "true", title: `Tallage: ${f.tallages.join(", ")}` },
            mark("scales"),
            "tallage",
          )
        : null,
    ),
    at,
    size,
  );
}

/**
 * @param {Context<BoardView>} ctx
 * @param {Region} r
 * @param {Point} at
 * @param {Point} size
 * @param {Record<string, string>} colour
 * @param {Record<string, string>} owners
 */
export function regionName(ctx, r, at, size, colour, owners) {
  const options = about(ctx.decision, "region", r.name),
    warden = r.warden ? colour[owners[r.warden]] : null;
  const side = at[0] < 150 ? " at-left" : at[0] > size[0] - 150 ? " at-right" : "";
  return put(
    h(
      "button.region-name",
      {
        type: "button",
        key: `region-${r.number}`,
        class: `${options.length ? "lit" : ""}${side}`,
        onclick: (e) => pick(ctx, options, e, () => look(ctx, r.name, e)),
      },
      h(
        "span.sr",
        said([
          `Region ${r.number}, ${r.name}`,
          r.warden ? `warden ${r.warden}` : "no warden",
          r.cards.join(", "),
          r.taxes.length ? `taxed by ${r.taxes.join(" and ")}` : "",
          counted(options),
        ]),
      ),
      h(
        "span.region-title",
        { "aria-hidden": "true" },
        h("b", r.number),
        h("span", r.name),
        warden ? h(`span.warden.f-${warden}`, { title: `Warden: ${r.warden}` }, houseSign(warden)) : null,
      ),
      r.cards.map((c) =>
        h(
          "span.region-card",
          { "aria-hidden": "true", class: /Rain|Famine|Plague/.test(c) ? "bad-weather" : "" },
          mark(c),
          h("span", c),
        ),
      ),
      r.taxes.map((t) =>
        h(`span.region-card.f-${colour[t]}`, { "aria-hidden": "true" }, mark("scales"), h("span", `tax: ${t}`)),
      ),
    ),
    at,
    size,
  );
}

const CASTLES = ["Castle Black", "The Shadow Tower", "Eastwatch"];

/** @param {Context<BoardView>} ctx @param {Point} size */
export function wallMark(ctx, size) {
  const { wall } = ctx.view,
    names = ctx.view.players.flatMap((p) => p.nobles.filter((n) => n.at === "the Wall").map((n) => n.name));
  if (!wall) return null;
  const standing = CASTLES.slice(0, wall.castles);
  return put(
    h(
      "div.wall-mark",
      {
        role: "group",
        key: "the-wall",
        "aria-label": `The Wall stands at ${wall.value}; ${standing.join(", ") || "no castle"} stand`,
      },
      h("b", `The Wall ${wall.value > 0 ? "+" : ""}${wall.value}`),
      h(
        "span.castles",
        CASTLES.map((name, i) =>
          h(
            "span",
            { class: i < wall.castles ? "" : "fallen", title: `${name}${i < wall.castles ? "" : " has fallen"}` },
            mark("Stronghold"),
          ),
        ),
      ),
      names.length ? h("small", names.join(", ")) : null,
    ),
    [438, 42],
    size,
  );
}
