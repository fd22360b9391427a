// docs/OFFICE.md names for each task of the office the tests that hold it. They exist, under these names.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url);
const files = globSync("{app,shop,e2e}/**/*.test.{ts,tsx}", { cwd: root }).map((path) => path.replaceAll("\\", "/"));
const rows = readFileSync(new URL("docs/OFFICE.md", root), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| task") && !line.startsWith("| ---"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map((cells) => ({ task: cells[1]!, clicks: cells[3]!, tests: cells[5]! }));

/** "`name.test`: beginning of a title…; another": the file, and parts of titles in it. */
function namedIn(tests: string): { name: string; titles: string[] }[] {
  return [...tests.matchAll(/`([^`]+)`([^`]*)/g)].map(([, name = "", after = ""]) => ({
    name,
    titles: after.startsWith(":")
      ? after
          .slice(1)
          .split(/[;…]/)
          .map((title) => title.trim())
          .filter((title) => title !== "")
      : [],
  }));
}

function filesOf(name: string): string[] {
  const path = name.replace(/\.tsx?$/, "");
  return files.filter((file) => {
    const bare = file.replace(/\.tsx?$/, "");
    return [path, `${path}.test`, `${path}.drill.test`, `${path}.pg.test`].some(
      (each) => bare === each || bare.endsWith(`/${each}`),
    );
  });
}

test("the table has the tasks of an owner's day, each with its clicks", () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(rows.filter(({ clicks }) => clicks === "")).toEqual([]);
});

test.each(rows)("$task: its tests exist", ({ tests }) => {
  const named = namedIn(tests).filter(({ name }) => !name.endsWith(".md"));
  expect(named).not.toEqual([]);
  for (const { name, titles } of named) {
    const found = filesOf(name);
    expect(found, name).not.toEqual([]);
    const text = found.map((file) => readFileSync(new URL(file, root), "utf8")).join("\n");
    for (const title of titles) expect(text, `${name}: ${title}`).toContain(title);
  }
});
