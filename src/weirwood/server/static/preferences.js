// What this browser remembers of a person's habits.

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function remembered(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {any} value */
export function remember(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    /* storage may be off */
  }
}
