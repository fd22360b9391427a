import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { modules } from "./architecture.ts";
import { dialect } from "./dialect.ts";

const root = join(import.meta.dirname, "..");
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root });
const modulePaths = modules.map(({ path }) => path);
const read = (document: string) => readFileSync(join(root, document), "utf8");

/** The cells of each row of the tables in this text, without their borders. */
function rowsOf(text: string): string[][] {
  const rows = text.split("\n").filter((line) => /^\|.*\|$/.test(line) && !/^[|\s:-]+$/.test(line));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split(" | ")
      .map((cell) => cell.trim()),
  );
}

describe("docs/ARCHITECTURE.md", () => {
  const text = read("docs/ARCHITECTURE.md");
  const shopModules = modules.filter(({ path }) => path.startsWith("shop/"));
  const nameOf = (path: string) => path.replace("shop/", "");

  test("lists every module", () => {
    expect(modulePaths.filter((path) => !text.includes(`\`${path}\``))).toEqual([]);
  });

  test("says what each module of the shop may import", () => {
    const cellOf = new Map(rowsOf(text).map(([path = "", , imports]) => [path.replaceAll("`", ""), imports]));
    const listed = shopModules.map(({ path }) => ({ path, imports: cellOf.get(path) }));
    const allowed = shopModules.map(({ path, mayImport, mayImportPure = [] }) => {
      const whole = mayImport.filter((other) => other.startsWith("shop/")).map(nameOf);
      const pure = mayImportPure
        .map(nameOf)
        .join(", ")
        .replace(/, ([^,]*)$/, " and $1");
      return { path, imports: `${whole.join(", ") || "base and db"}${pure && `; the pure files of ${pure}`}` };
    });
    expect(listed).toEqual(allowed);
  });

  test("draws every module of the shop", () => {
    const drawing = text.slice(text.indexOf("│ shop "), text.indexOf("│ base "));
    const names = new Set(drawing.split(/[^\w-]+/));
    expect(shopModules.map(({ path }) => nameOf(path)).filter((name) => !names.has(name))).toEqual([]);
  });

  test("counts the files of each trip as it names them", () => {
    const [, section = ""] = text.split("## Three trips\n");
    const [summary = "", ...trips] = section.split("\n## ")[0]?.split("\n### ") ?? [];
    const counted = rowsOf(summary).slice(1);
    const first = (cell = "") => Number.parseInt(cell, 10);
    expect(counted.map(([name = ""]) => name.toLowerCase())).toEqual(
      trips.map((trip) => trip.split("\n")[0]?.toLowerCase()),
    );
    for (const [index, [name, feature, module, , outside]] of counted.entries()) {
      const rows = rowsOf(trips[index] ?? "");
      const filesOf = (place: string) =>
        rows.flatMap(([rowPlace = "", files = ""]) =>
          rowPlace.startsWith(place) ? [...files.matchAll(/`[\w./-]+\.tsx?`/g)].map(([path]) => path) : [],
        );
      expect({
        name,
        feature: filesOf("feature").length,
        module: filesOf("module").length,
        outside: filesOf("outside").length,
      }).toEqual({ name, feature: first(feature), module: first(module), outside: first(outside) });
    }
  });
});

describe("docs/WORDS.md", () => {
  test("lists the words that names do not use, and what to say instead, and nothing after them", () => {
    const rows = Object.entries(dialect).map(([forms, words]) => `| ${forms.replaceAll(" ", ", ")} | ${words} |`);
    const [, table = ""] = read("docs/WORDS.md").split("| not this | but |\n| --- | --- |\n");
    expect(table.trimEnd().split("\n")).toEqual(rows);
  });

  test("gives each word one meaning", () => {
    const words = rowsOf(read("docs/WORDS.md")).flatMap(([word = ""]) => (word.startsWith("`") ? [word] : []));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.length).toBeGreaterThan(150);
  });
});

test.each(documents)("in %s an empty line follows each table", (document) => {
  const lines = read(document).split("\n");
  const debris = lines.filter(
    (line, index) => lines[index - 1]?.startsWith("| ") && line !== "" && !line.startsWith("|"),
  );
  expect(debris).toEqual([]);
});

describe("a document names only files that exist", () => {
  test.each(documents)("%s", (document) => {
    const text = read(document);
    const paths = [
      ...text.matchAll(/`((?:\.ci|app|base|db|shop|gateways|demo|testing|scripts|e2e|bench|docs)\/[\w./{},*-]+)`/g),
    ].map(([, path]) => path ?? "");
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => join(document, "..", path));
    const missing = [...paths, ...links].filter(
      (path) => !existsSync(join(root, path)) && globSync(path, { cwd: root }).length === 0,
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

describe("each decision", () => {
  const decisions = documents.filter((document) => document.startsWith("docs/decisions/"));
  const numberOf = (document: string) => Number(/\/(\d{4})-/.exec(document)?.[1]);
  const numbers = new Set(decisions.map(numberOf));
  const statusOf = (document: string) => read(document).split("\n")[2] ?? "";
  /** The decisions named after such words in the status of a decision. */
  const namedAfter = (words: RegExp, document: string) =>
    [...statusOf(document).matchAll(new RegExp(`${words.source} [^.:]*`, "g"))].flatMap(([sentence]) =>
      [...sentence.matchAll(/\d+/g)].map(Number),
    );

  test("has a number of its own", () => {
    expect(numbers.size).toBe(decisions.length);
  });

  test.each(decisions)("%s has number, date, status, why, what and what it costs", (document) => {
    const [title, empty, status, , why] = read(document).split("\n");
    expect(title).toMatch(new RegExp(`^# ${numberOf(document)}\\. \\S`));
    expect([empty, why]).toEqual(["", "## Why"]);
    const list = String.raw`decisions? \d+(, \d+)*( and \d+)?`;
    const relation = `(Replaced by|Replaced in part by|Replaces|Replaces a part of|Adds to) ${list}(: [^.]+)?`;
    expect(status).toMatch(new RegExp(String.raw`^2\d{3}-\d\d-\d\d\. Decided\.( ${relation}\.)*$`));
    const sections = read(document).split(/^## /m).slice(1);
    expect(sections.slice(0, 3).map((section) => section.split("\n")[0])).toEqual(["Why", "What", "What it costs"]);
    for (const section of sections) expect(section.split("\n").slice(1).join("").length).toBeGreaterThan(20);
  });

  test("that replaces another, or is replaced, says so in both", () => {
    const replaces = decisions.flatMap((document) =>
      namedAfter(/Replaces/, document).map((other) => `${numberOf(document)} replaces ${other}`),
    );
    const replaced = decisions.flatMap((document) =>
      namedAfter(/Replaced/, document).map((other) => `${other} replaces ${numberOf(document)}`),
    );
    expect(replaces.toSorted()).toEqual(replaced.toSorted());
    expect(replaces.length).toBeGreaterThan(10);
  });

  test("that another one names exists and is older than what adds to it", () => {
    for (const document of decisions) {
      const named = namedAfter(/(?:Replace[sd]|Adds)/, document);
      expect(
        named.filter((number) => !numbers.has(number)),
        document,
      ).toEqual([]);
      const extended = namedAfter(/Adds to/, document);
      expect(
        extended.filter((number) => number >= numberOf(document)),
        document,
      ).toEqual([]);
    }
  });
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
  for (const document of [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/ARCHITECTURE.md",
    "docs/OPERATING.md",
    "docs/WORDS.md",
  ])
    expect(existsSync(join(root, document)), document).toBe(true);
});
