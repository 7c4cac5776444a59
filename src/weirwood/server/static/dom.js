// Building elements and changing what is shown into what should be shown, keeping focus, scroll and transitions.
// Text is always set as text: nothing a stranger wrote can become markup.

const HANDLERS = [
  "onclick",
  "oncontextmenu",
  "onkeydown",
  "oninput",
  "onchange",
  "onsubmit",
  "onpointerenter",
  "onpointerleave",
  "onpaste",
  "ontoggle",
  "onscroll",
];
const PROPERTIES = new Set(["value", "checked", "disabled", "open", "selected", "indeterminate"]);

// h("button.primary", {onclick: go, "aria-label": "Go"}, "Go", child, [children], null)
export function h(tag, props, ...children) {
  const [name, ...classes] = tag.split(".");
  const el = document.createElement(name || "div");
  if (classes.length) el.className = classes.join(" ");
  if (props instanceof Node || Array.isArray(props) || ["string", "number"].includes(typeof props)) {
    children.unshift(props);
    props = null;
  }
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || (value === false && !key.startsWith("aria-"))) continue;
    if (key.startsWith("on")) el[key] = value;
    else if (key === "class") {
      if (value) el.className = `${el.className} ${value}`.trim();
    } else if (key === "key") el.dataset.key = value;
    else if (key === "vars") for (const [k, v] of Object.entries(value)) el.style.setProperty(k, v);
    else if (PROPERTIES.has(key)) {
      el[key] = value;
      if (value === true) el.setAttribute(key, "");
    } else el.setAttribute(key, value === true ? "" : value);
  }
  add(el, children);
  return el;
}

function add(el, children) {
  for (const child of children) {
    if (Array.isArray(child)) add(el, child);
    else if (child instanceof Node) el.append(child);
    else if (child !== null && child !== undefined && child !== false) el.append(String(child));
  }
}

// Our own shapes only; never with anybody's words in it.
const shapes = new Map();
export function shape(markup) {
  let made = shapes.get(markup);
  if (!made) {
    const template = document.createElement("template");
    template.innerHTML = markup;
    made = template.content.firstElementChild;
    shapes.set(markup, made);
  }
  const copy = made.cloneNode(true);
  copy.drawnFrom = markup;
  return copy;
}

// Stands for a child that is built only when it is made from another thing than before: long lists change at their end.
export function kept(key, source, build) {
  const el = document.createElement("i");
  el.dataset.key = key;
  el.dataset.kept = "";
  el.drawnFrom = source;
  el.build = build;
  return el;
}

function built(el) {
  const made = el.build();
  made.dataset.key = el.dataset.key;
  made.drawnFrom = el.drawnFrom;
  return made;
}

// With everything in it built that was only stood for.
function whole(node) {
  for (const el of node.querySelectorAll?.("i[data-kept]") ?? []) el.replaceWith(built(el));
  return node;
}

// Change `from` into `to` with as few changes as possible. Children with a data-key keep their identity.
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
  for (const { name } of [...from.attributes])
    if (name !== "style" && !to.hasAttribute(name) && !(name === "open" && from.hasAttribute("data-keep")))
      from.removeAttribute(name);
  for (const { name, value } of to.attributes)
    if (name !== "style" && from.getAttribute(name) !== value) from.setAttribute(name, value);
  if (from.style && to.style.cssText && from.style.cssText !== to.style.cssText) from.style.cssText = to.style.cssText;
  for (const name of HANDLERS) if (from[name] !== to[name]) from[name] = to[name];
  if (from.nodeName === "INPUT" || from.nodeName === "SELECT" || from.nodeName === "TEXTAREA") {
    const value = to.value; // before its options are moved over
    morphChildren(from, to);
    if (document.activeElement !== from || from.nodeName === "SELECT") {
      if (from.value !== value) from.value = value;
    }
    if (from.checked !== to.checked) from.checked = to.checked;
    from.disabled = to.disabled;
    return from;
  }
  if (from.nodeName === "BUTTON") from.disabled = to.disabled;
  morphChildren(from, to);
  return from;
}

function morphChildren(from, to) {
  const keyed = new Map();
  for (const child of from.children) if (child.dataset?.key) keyed.set(child.dataset.key, child);
  let place = from.firstChild;
  for (let wanted of [...to.childNodes]) {
    const key = wanted.dataset?.key,
      old = key ? keyed.get(key) : null,
      same = wanted.build && old?.drawnFrom === wanted.drawnFrom;
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

export function show(root, ...children) {
  const wanted = root.cloneNode(false);
  add(wanted, children);
  morphChildren(root, wanted);
}

// Many changes in a moment are one drawing.
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

// Say something to a screen reader without showing it.
export function announce(text) {
  const region = document.getElementById("announce");
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

export const plural = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
export const capital = (text) => (text ? text[0].toUpperCase() + text.slice(1) : text);

export function ago(seconds) {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  if (past < 90) return "just now";
  if (past < 5400) return `${Math.round(past / 60)} min ago`;
  if (past < 130000) return `${plural(Math.round(past / 3600), "hour")} ago`;
  return `${plural(Math.round(past / 86400), "day")} ago`;
}

export function remembered(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    /* storage may be off */
  }
}
