// Before anything is drawn: the chosen theme (dark, light, or what the system says).
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    /* storage may be off */
  }
  if (theme) document.documentElement.dataset.theme = theme;
})();
