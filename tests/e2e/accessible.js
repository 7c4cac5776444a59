// Whether everybody can use a page: what axe finds wrong with it in dark and in light, and what is too small to hit.
import { createRequire } from "node:module";
import { check } from "./browser.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const COLOURS = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

// Serious and critical violations, each with the elements it concerns. In a second scheme only colours can be wrong.
export async function accessible(page, what, { within = null, schemes = ["dark", "light"] } = {}) {
  if (!(await page.evaluate(() => Boolean(globalThis.axe)))) await page.addScriptTag({ path: axe });
  for (const [n, colorScheme] of schemes.entries()) {
    if (schemes.length > 1) await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(
      ([within, how]) =>
        globalThis.axe.run(within ? document.querySelector(within) : document, {
          resultTypes: ["violations"],
          ...how,
        }),
      [within, n ? COLOURS : {}],
    );
    const bad = violations
      .filter((v) => v.impact === "serious" || v.impact === "critical")
      .map((v) => `  ${v.id}: ${v.help}\n${v.nodes.slice(0, 4).map(said).join("\n")}`);
    check(!bad.length, `${what} (${colorScheme}):\n${bad.join("\n")}`);
  }
  if (schemes.length > 1) await page.emulateMedia({ colorScheme: schemes[0] });
}

const said = ({ html, failureSummary }) => `    ${html.slice(0, 160)}\n      ${failureSummary.split("\n").slice(1, 2)}`;

// Whatever can be clicked is large enough for a finger.
export async function large(page, what) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, a[href], input, select, summary")]
      .filter((el) => el.offsetParent && !el.closest("p, dialog"))
      .map((el) => ({ html: el.outerHTML.slice(0, 110), box: el.getBoundingClientRect() }))
      .filter(({ box }) => box.width && (box.width < 23.5 || box.height < 23.5))
      .map(({ html }) => html),
  );
  check(!small.length, `${what}: smaller than 24 px:\n${small.slice(0, 8).join("\n")}`);
}
