// How long the texts of somebody else stop the shop. Finds by itself every exported function of the product that begins with a text or with
// bytes, and every reader that runs apart, and gives each the worst texts that the expressions of its own file suggest.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { LONG_TEXT, readApart, type ReaderApart } from "../base/read-apart.server.ts";
import { regexesOf } from "../testing/attacks/all-regexes.ts";
import { attacksOn } from "../testing/attacks/regex-attacks.ts";
import { printFigures, printTable } from "./table.ts";

const ROOT = join(import.meta.dirname, "..");
/** A form has at most 20 kB; what is longer is read apart. */
const FORM = 20_000; // characters
const FILE = 1_000_000;
const BUDGET = 5_000; // milliseconds
/** What takes longer is measured again, and its least time counts: other work on the machine, and compiling, only make a call longer. */
const SUSPICIOUS = 10; // milliseconds
const TURNS = 5;
/** Texts that no expression suggests. */
const PLAIN = [
  "a",
  "1",
  " ",
  "\n",
  "<",
  "{{",
  "[",
  ",",
  ";",
  '"',
  "\u200b",
  "\u0301\u0323",
  ";,|\t",
  "\u200b;,|\t",
  "ă",
  "a,",
  "1.",
  "a\n",
  "<a ",
  "&#",
  "--\n",
  "=\n",
];
const NO_DEPENDENCY =
  /^(?:readonly )?(?:string|Uint8Array|Buffer)(?:<ArrayBuffer(?:Like)?>)?(?: \| (?:null|undefined|string|Uint8Array))*$/;

type Reader = { file: string; name: string; ofBytes: boolean };
type Worst = { name: string; milliseconds: number; text: string };

const sourceOf = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(ROOT, file), "utf8"), ts.ScriptTarget.Latest, true);

/** Files that reach outside of the process: their texts are paths and addresses, not what somebody wrote. */
const REACHES_OUT =
  /from "(?:node:(?:fs|net|http|https|dns|child_process|worker_threads)|pg|kysely|@electric-sql)|\bfetch\(|db\.server\.ts"|postgres\.server\.ts"/;

/** What a reader in a process of its own expects before the file: it is given one text only. */
const STARTS: Readonly<Record<string, string>> = { readPackedStatement: `${JSON.stringify({ ourIban: "" })}\0` };

/** The exported functions whose first parameter is a text or bytes; hooks of React are none. */
function readersIn(file: string): Reader[] {
  if (REACHES_OUT.test(readFileSync(join(ROOT, file), "utf8"))) return [];
  return sourceOf(file).statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) || !statement.name) return [];
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const type = statement.parameters[0]?.type?.getText() ?? "";
    if (!NO_DEPENDENCY.test(type) || /^use[A-Z]/.test(statement.name.text)) return [];
    return [{ file, name: statement.name.text, ofBytes: !type.includes("string") }];
  });
}

/** The readers that the product runs apart: objects with `file`, `name` and `of`. */
function apartIn(file: string): ReaderApart[] {
  const found: ReaderApart[] = [];
  const source = sourceOf(file);
  const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteral(node) ? node.text : undefined);
  const constants = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .map(({ name, initializer }) => [name.getText(), textOf(initializer)]),
  );
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const fields = Object.fromEntries(
        node.properties.flatMap((property) => {
          if (!ts.isPropertyAssignment(property)) return [];
          const { initializer } = property;
          const text = ts.isIdentifier(initializer) ? constants.get(initializer.text) : textOf(initializer);
          return text === undefined ? [] : [[property.name.getText(), text]];
        }),
      );
      const { file: path, name, of } = fields;
      if (path?.endsWith(".ts") && name && (of === "guest" || of === "staff")) found.push({ file: path, name, of });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textsFor(file: string, length: number): string[] {
  const suggested = regexesOf(file).flatMap(({ expression }) => attacksOn(expression));
  const unique = new Set([
    ...PLAIN.map((repeated) => JSON.stringify(["", repeated])),
    ...suggested.map(({ start, repeated }) => JSON.stringify([start, repeated])),
  ]);
  return [...unique].map((attack) => {
    const [start, repeated] = JSON.parse(attack) as [string, string];
    return (start + repeated.repeat(Math.ceil(length / repeated.length))).slice(0, length);
  });
}

/** Milliseconds of processor time of this thread in the fastest of some calls; null if it throws. */
function leastTimeOf(call: () => unknown): number | null {
  let least = Infinity;
  for (let turn = 0; turn < TURNS && least > SUSPICIOUS; turn++) {
    const before = process.threadCpuUsage();
    try {
      const answer = call();
      if (answer instanceof Promise) answer.catch(() => {});
    } catch {
      return null;
    }
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** The longest call of a function; null if it takes more than a text: each call threw. */
function worstOf(
  { file, name, ofBytes }: Reader,
  read: (content: string | Uint8Array) => unknown,
  length: number,
): Worst | null {
  let worst: Worst | null = null;
  for (const text of textsFor(file, length)) {
    const content = ofBytes ? Buffer.from(text) : text;
    const milliseconds = leastTimeOf(() => read(content));
    if (milliseconds === null) continue;
    if (milliseconds > (worst?.milliseconds ?? -1)) worst = { name: `${name} (${file})`, milliseconds, text };
  }
  return worst;
}

/** The longest time that this thread could not answer anybody while `work` ran, in the best of some turns. */
async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < TURNS && least > SUSPICIOUS; turn++) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await work();
    await new Promise((resolve) => setTimeout(resolve, 20));
    delay.disable();
    least = Math.min(least, delay.max / 1e6);
  }
  return least;
}

function printWorst(title: string, measured: readonly Worst[]) {
  printTable([
    [title, "ms", "on"],
    ...measured
      .slice(0, 8)
      .map(({ name, milliseconds, text }) => [name, milliseconds.toFixed(1), JSON.stringify(text.slice(0, 24))]),
  ]);
}

export async function measureReaders(): Promise<void> {
  const files = globSync("{app,base,gateways,shop}/**/*.ts", { cwd: ROOT }).filter(
    (file) => !/\.(?:test|d)\.ts$/.test(file),
  );
  const readers = files.flatMap(readersIn);
  const apart = [
    ...new Map(files.flatMap(apartIn).map((reader) => [`${reader.file} ${reader.name}`, reader])).values(),
  ];
  const isSame = (one: { file: string; name: string }) => (other: { file: string; name: string }) =>
    one.file === other.file && one.name === other.name;
  const worst: Worst[] = [];
  for (const reader of readers) {
    const module = (await import(pathToFileURL(join(ROOT, reader.file)).href).catch(() => null)) as Record<
      string,
      unknown
    > | null;
    const read = module?.[reader.name];
    if (typeof read !== "function") continue;
    // Once before it is measured: the first call compiles.
    try {
      const answer: unknown = read(reader.ofBytes ? Buffer.from("a") : "a");
      if (answer instanceof Promise) answer.catch(() => {});
    } catch {
      /* It is measured with what it accepts. */
    }
    // What is read apart is given only short texts in this process.
    const length = apart.some(isSame(reader)) ? LONG_TEXT : FORM;
    const found = worstOf(reader, read as (content: string | Uint8Array) => unknown, length);
    if (found) worst.push(found);
  }
  worst.sort((a, b) => b.milliseconds - a.milliseconds);

  const delays: Worst[] = [];
  for (const reader of apart)
    for (const text of textsFor(reader.file, FILE)) {
      const whole = (STARTS[reader.name] ?? "") + text;
      const content = readersIn(reader.file).find(isSame(reader))?.ofBytes === false ? whole : Buffer.from(whole);
      const milliseconds = await delayDuring(() => readApart(reader, content, { budget: BUDGET }).catch(() => null));
      delays.push({ name: `${reader.name} (${reader.file})`, milliseconds, text });
    }
  delays.sort((a, b) => b.milliseconds - a.milliseconds);

  printWorst("slowest readers of 20 kB in the shop's process, by processor time", worst);
  printWorst("longest delays of the event loop while 1 MB is read apart", delays);
  printFigures("hostile texts", [
    {
      name: `readers found (${worst.length} measured, the others take no text alone)`,
      value: readers.length,
      unit: "",
    },
    {
      name: "worst call in the shop's process, 20 kB",
      value: worst[0]?.milliseconds ?? 0,
      unit: "ms",
      target: { below: 50 },
    },
    {
      name: `worst delay of the event loop, ${apart.length} readers apart, 1 MB`,
      value: delays[0]?.milliseconds ?? 0,
      unit: "ms",
      target: { below: 50 },
    },
  ]);
}
