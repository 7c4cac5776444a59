// Patches: the server's list of changes to a view, applied in order. What doesn't change is shared by the views before
// and after, and neither is ever changed: what was drawn from a part needs no drawing while the part is the same.

/**
 * A view with one of its parts changed.
 *
 * @param {any} part @param {Path} path @param {(part: any) => any} change
 * @returns {any}
 */
function changed(part, [key, ...rest], change) {
  if (key === undefined) return change(part);
  const copy = Array.isArray(part) ? [...part] : { ...part };
  copy[key] = changed(part[key], rest, change);
  return copy;
}

/** @param {any} object @param {string | number} key */
function without(object, key) {
  const copy = { ...object };
  delete copy[key];
  return copy;
}

/** @param {any} view @param {Operation} operation */
function operate(view, operation) {
  const [path] = operation;
  if (operation.length === 4) {
    const [, start, removed, put] = operation;
    return changed(view, path, (list) => list.toSpliced(start, removed, ...put));
  }
  if (operation.length === 2) return changed(view, path, () => operation[1]);
  return changed(view, path.slice(0, -1), (object) => without(object, path[path.length - 1]));
}

/** @param {any} view @param {Patch} patch */
export const apply = (view, patch) => patch.reduce(operate, view);
