// Plays one script after another in one Chromium: each line read names the next, and DONE or FAILED is said after it.
import { amongOthers, answered, beginAnew, leave } from "./browser.js";

amongOthers.is = true;
for (let script = await answered(); script; script = await answered()) {
  beginAnew();
  try {
    await import(`./${script}`);
  } catch (error) {
    console.error(error.stack ?? error);
    console.log("FAILED");
  }
}
await leave(0);
