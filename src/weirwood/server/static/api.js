// The server's HTTP side. Every refusal becomes a Failure whose message is a sentence for the person.

export class Failure extends Error {
  /** @param {any} body @param {number} status */
  constructor(body, status) {
    super(body?.error ?? (status ? `The server answered ${status}.` : "The server can't be reached."));
    this.code = body?.code ?? "";
    this.status = status;
    /** @type {Refusal[]} */
    this.refusals = body?.refusals ?? [];
  }
}

/** @param {string} path @param {RequestInit} options */
async function ask(path, options) {
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Failure(null, 0);
  }
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new Failure(body, answer.status);
  return body;
}

/** @param {string} path */
export const get = (path) => ask(path, { headers: { Accept: "application/json" } });
/** @param {string} path @param {any} body */
export const post = (path, body = {}) =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
/** @param {string} path */
export const remove = (path) =>
  ask(path, { method: "DELETE", headers: { "Content-Type": "application/json" }, body: "{}" });

// What doesn't change while the page is open is asked for once.
const kept = new Map();
/** @param {string} path */
export function once(path) {
  if (!kept.has(path))
    kept.set(
      path,
      get(path).catch((failure) => {
        kept.delete(path);
        throw failure;
      }),
    );
  return kept.get(path);
}

/** @param {string} path */
export const socketAddress = (path) => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;

let me = null;
export async function whoami() {
  me ??= await get("/api/me");
  return me;
}
/** @param {string} name */
export async function rename(name) {
  me = await post("/api/me", { name });
  return me;
}
