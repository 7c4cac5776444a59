// Patches: the server's list of changes to a view, applied in order.

/** @param {any} view @param {Path} path */
const reach = (view, path) => path.reduce((part, key) => part[key], view);

/** @param {any} view @param {Patch} patch */
export function apply(view, patch) {
  for (const op of patch) {
    const [path] = op;
    if (op.length === 4) {
      reach(view, path).splice(op[1], op[2], ...op[3]);
      continue;
    }
    if (!path.length) {
      view = op[1];
      continue;
    }
    const parent = reach(view, path.slice(0, -1)),
      key = path[path.length - 1];
    if (op.length === 1) delete parent[key];
    else parent[key] = op[1];
  }
  return view;
}
