// The layout, looked at in kept positions (kept_positions.py) at four sizes of a window: nothing is drawn over what
// must be read, no hand is cut off, nothing scrolls sideways, no text is too small, no card in play on a desktop too.
import { readFileSync } from "node:fs";
import { check, clean, run } from "./browser.js";
import { resize, SIZES, viewer } from "./kept.js";
import { faults, measures } from "./looking.js";

const { kept, steady } = JSON.parse(readFileSync(`${process.env.WEIRWOOD_TMP}/positions.json`, "utf8"));

// On a phone a map is also looked at from nearer, where everything on it has its room.
const zooms = async (page, width) => (width < 800 && (await page.locator(".zooms").count()) ? ["", "Zoom in"] : [""]);

await run(async () => {
  const { page, show } = await viewer();
  const found = [];
  const sizes = {};
  const only = process.env.WEIRWOOD_ONLY ?? "";
  for (const [name, position] of Object.entries(kept).filter(([each]) => each.startsWith(only))) {
    await resize(page, SIZES[0]);
    await show(position);
    if (await page.locator(".zooms").count()) await page.getByLabel("Show the whole map").click();
    for (const [width, height] of SIZES) {
      await resize(page, [width, height]);
      for (const zoom of await zooms(page, width)) {
        if (zoom) await page.getByLabel(zoom).click({ clickCount: 2 });
        for (const fault of await page.evaluate(faults, width > 800))
          found.push(`${name} at ${width}×${height}${zoom && " from nearer"}: ${fault}`);
      }
      sizes[`${name} ${width}`] = await page.evaluate(measures);
    }
  }
  for (const name of Object.keys(kept).filter((each) => each.startsWith(only)))
    for (const [width] of SIZES.filter(([wide]) => wide > 800)) {
      const { over } = sizes[`${name} ${width}`];
      if (over > 1) found.push(`${name} at ${width}: ${over} pixels must be scrolled for`);
    }
  check(!found.length, `${found.length} faults:\n${found.slice(0, 80).join("\n")}`);

  // A larger window is used: cards and hands grow.
  for (const name of Object.keys(kept).filter((each) => sizes[`${each} 1440`]?.card)) {
    const [small, middle, large] = [1366, 1440, 1920].map((width) => sizes[`${name} ${width}`]);
    check(small.card <= middle.card && middle.card <= large.card, `${name}: the cards shrink in a larger window.`);
    check(
      middle.card >= 160 || middle.card < large.card || large.card === 88,
      `${name}: the cards don't grow at 1920.`,
    );
    if (middle.hand && middle.card > 88) check(middle.hand < large.hand, `${name}: the hand doesn't grow at 1920.`);
    check(large.used > 0.85, `${name}: at 1920 only ${Math.round(100 * large.used)} % of the board's height is used.`);
  }

  // From prompt to prompt of one phase nothing changes its size.
  await resize(page, SIZES[0]);
  const seen = new Set();
  for (const position of steady) {
    await show(position);
    const { card, hand } = await page.evaluate(measures);
    seen.add(`${card} and ${hand}`);
  }
  check(seen.size === 1, `Within one phase the cards were ${[...seen].join(", then ")} pixels wide.`);
  clean(page);
});
