// Routes: the address says which page; a page gives back what tidies up after it.
import { h, show } from "./dom.js";
import { go } from "./shell.js";

/** @typedef {(root: HTMLElement, part: string) => Promise<(() => void) | void>} Page */

/** @type {[RegExp, Page][]} */
const ROUTES = [
  [/^\/t\/([\w-]+)\/replay$/, async (root, id) => (await import("./replay/page.js")).replayPage(root, id)],
  [/^\/t\/([\w-]+)$/, async (root, id) => (await import("./table/page.js")).tablePage(root, id)],
  [/^\/join\/([\w.-]+)$/, async (root, token) => (await import("./lobby/join.js")).joinPage(root, token)],
  [/^\/new$/, async (root) => (await import("./lobby/newtable.js")).newTablePage(root)],
  [/^\/decks\/build\/([\w-]+)$/, async (root, what) => (await import("./building/page.js")).buildingPage(root, what)],
  [
    /^\/decks\/shared\/([\w-]+)$/,
    async (root, token) => (await import("./building/reading.js")).sharedDeckPage(root, token),
  ],
  [/^\/decks$/, async (root) => (await import("./lobby/decks.js")).decksPage(root)],
  [/^\/cards(?:\/(\w+))?$/, async (root, game) => (await import("./library/cards.js")).cardsPage(root, game)],
  [/^\/rules(?:\/(\w+))?$/, async (root, game) => (await import("./library/rules.js")).rulesPage(root, game)],
  [/^\/help$/, async (root) => (await import("./lobby/help.js")).helpPage(root)],
  [/^\/$/, async (root) => (await import("./lobby/lobby.js")).lobbyPage(root)],
];

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {(() => void) | null} */
let leave = null;
let visit = 0;

async function route() {
  const mine = ++visit;
  const found = ROUTES.find(([pattern]) => pattern.test(location.pathname));
  leave?.();
  leave = null;
  if (!found)
    return show(
      root,
      h(
        "main.narrow",
        h("h1", "Nothing here"),
        h("p", "There is no page at this address."),
        h("a.button", { href: "/" }, "To the lobby"),
      ),
    );
  const [pattern, page] = found;
  const tidy = await page(root, pattern.exec(location.pathname)?.[1] ?? "");
  if (mine === visit) leave = tidy ?? null;
  else tidy?.();
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const link = /** @type {HTMLAnchorElement | null} */ (target.closest?.("a[href]"));
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.hasAttribute("download") ||
    link.target
  )
    return;
  const to = new URL(link.href);
  if (
    to.origin !== location.origin ||
    to.pathname.startsWith("/api/") ||
    (to.hash && to.pathname === location.pathname)
  )
    return;
  event.preventDefault();
  if (to.href !== location.href) {
    go(to.pathname + to.search);
    scrollTo(0, 0);
  }
});
addEventListener("popstate", route);
route();
