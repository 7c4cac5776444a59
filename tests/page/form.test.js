// The form of the page's sources beyond what the formatter sees to.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const STATIC = "src/weirwood/server/static";
const files = [STATIC, "tests/e2e", "tests/page"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.(js|css|d\.ts)$/.test(name) && !name.includes("node_modules"));
const read = (name) => readFileSync(join(root, name), "utf8").trimEnd().split("\n");

test("no line has more than 120 characters", () => {
  const long = files.flatMap((name) =>
    read(name).flatMap((line, i) => (line.length > 120 ? [`${name}:${i + 1} has ${line.length}`] : [])),
  );
  assert.deepEqual(long, []);
});

test("no file has more than 400 lines", () => {
  const large = files.filter((name) => read(name).length > 400);
  assert.deepEqual(large, []);
});

test("every style sheet is loaded, and every one that is loaded is there", () => {
  const loaded = [
    ...read(`${STATIC}/index.html`)
      .join("\n")
      .matchAll(/href="\/static\/(css\/[\w/]+\.css)"/g),
  ];
  const there = files.filter((name) => name.endsWith(".css")).map((name) => name.slice(STATIC.length + 1));
  assert.deepEqual(loaded.map(([, name]) => name).sort(), there.sort());
});
