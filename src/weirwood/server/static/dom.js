// Building elements and changing what is shown into what should be shown, keeping focus, scroll and transitions.
// Text is always set as text: nothing a stranger wrote can become markup.

const FIELDS = new Set(["INPUT", "SELECT", "TEXTAREA"]);
const PROPERTIES = new Set(["value", "checked", "disabled", "open", "selected", "indeterminate"]);

/**
 * h("button.primary", {onclick: go, "aria-label": "Go"}, "Go", child, [children], null)
 *
 * @param {string} tag @param {Props | Child} [props] @param {Child[]} children
 * @returns {HTMLElement}
 */
export function h(tag, props, ...children) {
  const [name, ...classes] = tag.split(".");
  const el = document.createElement(name || "div");
  if (classes.length) el.className = classes.join(" ");
  if (isChild(props)) children.unshift(props);
  else for (const [key, value] of Object.entries(props)) give(el, key, value);
  add(el, children);
  return el;
}

/**
 * The names that hold, as one.
 *
 * @param {(string | number | boolean | null | undefined)[]} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** @param {Props | Child} it @returns {it is Child} */
const isChild = (it) => typeof it !== "object" || it === null || it instanceof Node || Array.isArray(it);

/**
 * Give an element one of its properties.
 *
 * @param {any} el @param {string} key @param {any} value
 */
function give(el, key, value) {
  if (value === null || value === undefined || (value === false && !key.startsWith("aria-"))) return;
  if (key.startsWith("on")) handle(el, key, value);
  else if (key === "class") {
    if (value) el.className = `${el.className} ${value}`.trim();
  } else if (key === "key") el.dataset.key = value;
  else if (key === "vars") for (const [name, style] of Object.entries(value)) el.style.setProperty(name, style);
  else if (PROPERTIES.has(key)) {
    el[key] = value;
    if (value === true) el.setAttribute(key, "");
  } else el.setAttribute(key, value === true ? "" : value);
}

/**
 * What an element hears is also kept beside it: to ask the browser for each kind of event is slow.
 *
 * @param {any} el @param {string} kind @param {(event: any) => any} handler
 */
function handle(el, kind, handler) {
  el[kind] = handler;
  el.handlers ??= {};
  el.handlers[kind] = handler;
}

/** @param {any} from @param {any} to */
function morphHandlers(from, to) {
  if (!from.handlers && !to.handlers) return;
  for (const kind of Object.keys(from.handlers ?? {})) if (!to.handlers?.[kind]) from[kind] = null;
  for (const [kind, handler] of Object.entries(to.handlers ?? {})) from[kind] = handler;
  from.handlers = to.handlers;
}

/** @param {Element} el @param {Child[]} children */
function add(el, children) {
  for (const child of children) {
    if (Array.isArray(child)) add(el, child);
    else if (child instanceof Node) el.append(child);
    else if (child !== null && child !== undefined && child !== false) el.append(String(child));
  }
}

/** @type {Map<string, Element>} */
const shapes = new Map();

/**
 * Our own shapes only; never with anybody's words in it.
 *
 * @param {string} markup
 */
export function shape(markup) {
  let made = shapes.get(markup);
  if (!made) {
    const template = document.createElement("template");
    template.innerHTML = markup;
    made = /** @type {Element} */ (template.content.firstElementChild);
    shapes.set(markup, made);
  }
  const copy = /** @type {Element} */ (made.cloneNode(true));
  copy.drawnFrom = markup;
  return copy;
}

/**
 * Stands for a child that is built only when it is made from other things than before: most of a table stays as it is.
 *
 * @param {string} key @param {unknown[]} source @param {() => HTMLElement} build
 */
export function kept(key, source, build) {
  const el = document.createElement("i");
  el.dataset.key = key;
  el.dataset.kept = "";
  el.drawnFrom = source;
  el.build = build;
  return el;
}

/** @param {any} el */
function built(el) {
  const made = el.build();
  made.dataset.key = el.dataset.key;
  made.drawnFrom = el.drawnFrom;
  return made;
}

/**
 * With everything in it built that was only stood for.
 *
 * @param {any} node
 */
function whole(node) {
  for (const el of node.querySelectorAll?.("i[data-kept]") ?? []) el.replaceWith(whole(built(el)));
  return node;
}

/**
 * Change `from` into `to` with as few changes as possible. Children with a data-key keep their identity.
 *
 * @param {any} from @param {any} to
 */
export function morph(from, to) {
  if (
    from.nodeType !== to.nodeType ||
    from.nodeName !== to.nodeName ||
    (from.dataset?.key ?? null) !== (to.dataset?.key ?? null)
  ) {
    from.replaceWith(whole(to));
    return to;
  }
  if (from.nodeType === Node.TEXT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return from;
  }
  if (from.nodeName === "svg") {
    if (from.drawnFrom !== to.drawnFrom) from.replaceWith(to);
    return from;
  }
  if (from.hasAttribute("data-own") && to.hasAttribute("data-own")) return from;
  morphAttributes(from, to);
  if (FIELDS.has(from.nodeName)) morphField(from, to);
  else {
    if (from.nodeName === "BUTTON") from.disabled = to.disabled;
    morphChildren(from, to);
  }
  return from;
}

/** @param {any} from @param {any} to */
function morphAttributes(from, to) {
  for (const { name } of [...from.attributes])
    if (name !== "style" && !to.hasAttribute(name) && !(name === "open" && from.hasAttribute("data-keep")))
      from.removeAttribute(name);
  for (const { name, value } of to.attributes)
    if (name !== "style" && from.getAttribute(name) !== value) from.setAttribute(name, value);
  if (from.style && to.style.cssText && from.style.cssText !== to.style.cssText) from.style.cssText = to.style.cssText;
  morphHandlers(from, to);
}

/**
 * What somebody is typing stays.
 *
 * @param {any} from @param {any} to
 */
function morphField(from, to) {
  const value = to.value; // before its options are moved over
  morphChildren(from, to);
  if (document.activeElement !== from || from.nodeName === "SELECT") {
    if (from.value !== value) from.value = value;
  }
  if (from.checked !== to.checked) from.checked = to.checked;
  from.disabled = to.disabled;
}

/** @param {any} from @param {any} to */
function morphChildren(from, to) {
  const keyed = new Map();
  for (const child of from.children) if (child.dataset?.key) keyed.set(child.dataset.key, child);
  let place = from.firstChild;
  for (let wanted of [...to.childNodes]) {
    const key = wanted.dataset?.key,
      old = key ? keyed.get(key) : null,
      same = wanted.build && alike(old?.drawnFrom, wanted.drawnFrom);
    if (wanted.build && !same) wanted = built(wanted);
    if (old) {
      keyed.delete(key);
      if (old !== place) from.insertBefore(old, place);
      else place = place.nextSibling;
      if (!same) morph(old, wanted).drawnFrom = wanted.drawnFrom;
    } else if (place && !place.dataset?.key && !key) {
      const next = place.nextSibling;
      morph(place, wanted);
      place = next;
    } else {
      from.insertBefore(whole(wanted), place);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/** @param {unknown} a @param {unknown} b */
const alike = (a, b) =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => each === b[i]);

/** @param {HTMLElement} root @param {Child[]} children */
export function show(root, ...children) {
  const wanted = /** @type {HTMLElement} */ (root.cloneNode(false));
  add(wanted, children);
  morphChildren(root, wanted);
}

/**
 * The first element that fits; all of a page's elements are HTML's.
 *
 * @param {ParentNode | null | undefined} root @param {string} selector
 * @returns {HTMLElement | null}
 */
export const find = (root, selector) => root?.querySelector(selector) ?? null;

/**
 * @param {ParentNode | null | undefined} root @param {string} selector
 * @returns {HTMLElement[]}
 */
export const findAll = (root, selector) => [...(root?.querySelectorAll(selector) ?? [])].map(html);

const html = (/** @type {Element} */ el) => /** @type {HTMLElement} */ (el);

/**
 * Many changes in a moment are one drawing.
 *
 * @param {() => void} draw
 */
export function drawing(draw) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    const now = () => {
      waiting = false;
      draw();
    };
    if (document.hidden) setTimeout(now, 0);
    else requestAnimationFrame(now);
  };
}

/**
 * Say something to a screen reader without showing it.
 *
 * @param {string} text
 */
export function announce(text) {
  const region = /** @type {HTMLElement} */ (document.getElementById("announce"));
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
