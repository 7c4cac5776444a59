// Pictures of random prompts, called by docs/prompts.py: each as the person sees it who is asked.
import { readFileSync } from "node:fs";
import { run } from "./browser.js";
import { laid, viewer } from "./kept.js";

const prompts = JSON.parse(readFileSync(process.env.WEIRWOOD_POSITIONS, "utf8"));

await run(async () => {
  const { page, show, hear, forget } = await viewer();
  for (const { name, before, now } of prompts) {
    forget();
    await show(before);
    await hear(now);
    await laid(page);
    await page.screenshot({ path: `${process.env.WEIRWOOD_IMAGES}/${name}.png` });
  }
});
