// After a game: which of my choices cost most, worked out in the background with a progress bar and kept with the game;
// and the game tried again from a moment against the computer.
import { accessible } from "./accessible.js";
import { api, asked, check, clean, openKept, person, run } from "./browser.js";

await run(async () => {
  const page = await person({ name: "Ann", bypassCSP: true });
  const table = await openKept(page, "hbo", 12, 0);
  await page.getByRole("button", { name: "Settings and more" }).click();
  await page.getByRole("menuitem", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  const mine = page.getByRole("region", { name: "My choices" });
  await mine.getByRole("button", { name: "Which of them cost most?" }).click();
  await mine.getByRole("progressbar").waitFor();
  await mine.locator(".chances").waitFor();
  const { analysis } = await api(page, `/api/tables/${table}/analysis`);
  const marked = analysis.choices.filter(({ mark }) => mark);
  check((await mine.locator("li").count()) === Math.min(5, marked.length), "Not every marked choice is told.");
  check((await mine.locator(".mark-of").count()) === marked.length, "Not every marked choice is in the curve.");
  const words = await mine.textContent();
  check(/Luck and the others (gave|took) \d+\./.test(words), `It says: ${words}`);
  await accessible(page, "an analysis");

  // It is kept: whoever comes again has it at once.
  await page.reload();
  await mine.locator(".chances").waitFor();

  // The same game from an earlier moment, against the computer.
  const slider = page.getByRole("slider", { name: "A moment of the game" });
  await slider.focus();
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Try it from here", exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(table));
  await asked(page);
  clean(page);
});
