import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { modules } from "./architecture.ts";
import { dialect } from "./dialect.ts";

const root = join(import.meta.dirname, "..");
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root });
const modulePaths = modules.map(({ path }) => path);
const read = (document: string) => readFileSync(join(root, document), "utf8");

test("docs/ARCHITECTURE.md lists every module", () => {
  expect(modulePaths.filter((path) => !read("docs/ARCHITECTURE.md").includes(`\`${path}\``))).toEqual([]);
});

test("docs/WORDS.md lists the words that names do not use, and what to say instead", () => {
  const rows = Object.entries(dialect).map(([forms, words]) => `| ${forms.replaceAll(" ", ", ")} | ${words} |`);
  const [, section = ""] = read("docs/WORDS.md").split("## Words that names do not use");
  expect(section.split("\n").filter((line) => /^\| \w/.test(line) && !line.startsWith("| not this"))).toEqual(rows);
});

describe("a document names only files that exist", () => {
  test.each(documents)("%s", (document) => {
    const text = read(document);
    const paths = [
      ...text.matchAll(/`((?:\.ci|app|base|db|shop|gateways|demo|testing|scripts|e2e|bench|docs)\/[\w./{},*-]+)`/g),
    ].map(([, path]) => path ?? "");
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path ?? "");
    const missing = [...paths, ...links].filter(
      (path) => !modulePaths.includes(path) && globSync(path, { cwd: root }).length === 0,
    );
    expect(missing).toEqual([]);
  });

  test("and only npm scripts that exist", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = documents.flatMap((document) =>
      [...read(document).matchAll(/npm run (\w[\w:-]*)/g)].map(([, name]) => name ?? ""),
    );
    expect(named.filter((name) => !scripts[name])).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });
});

test("each decision has its own number and begins with it", () => {
  const decisions = documents.filter((document) => document.startsWith("docs/decisions/"));
  const numbers = decisions.map((document) => Number(/\/(\d{4})-/.exec(document)?.[1]));
  expect(new Set(numbers).size).toBe(decisions.length);
  for (const [index, document] of decisions.entries())
    expect(read(document), document).toMatch(new RegExp(`^# ${numbers[index]}\\. `));
});

test("a rule that the code cites is one of the shop's", () => {
  const rules = new Set([...read("docs/RULES.md").matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number)));
  expect([...rules]).toEqual(Array.from({ length: rules.size }, (_, index) => index + 1));
  const code = globSync("{app,base,db,demo,e2e,gateways,shop,testing}/**/*.{ts,tsx}", { cwd: root });
  const cited = code.flatMap((file) =>
    [...read(file).matchAll(/\brules? (\d+)(?: and (\d+))?/g)].flatMap(([, one, other]) =>
      [one, other].flatMap((number) => (number ? [{ file, rule: Number(number) }] : [])),
    ),
  );
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter(({ rule }) => !rules.has(rule))).toEqual([]);
});

test("there are documents to read", () => {
  for (const document of ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/ARCHITECTURE.md", "docs/WORDS.md"])
    expect(existsSync(join(root, document)), document).toBe(true);
});
