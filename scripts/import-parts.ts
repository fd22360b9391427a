// `npm run parts:import -- <folder> [--dry-run]`: imports reference data of parts into the database. It reads columnar files (one
// for each category) and a copy of the BuildCores OpenDB repository (folders CPU, GPU … with one file for each product).

import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { openDatabase } from "../base/db.server.ts";
import { readEnvironment } from "../base/env.server.ts";
import { importParts } from "../shop/parts/import-parts.server.ts";
import { isColumnar, readColumns } from "../shop/parts/import/read-columns.ts";
import { openDbFolders, readOpenDb } from "../shop/parts/import/read-opendb.ts";
import type { ReadRow } from "../shop/parts/import/source-row.ts";
import { openDbAttribution } from "../shop/parts/provenance.ts";
import { loadSettings } from "./settings.ts";

const HELP = "npm run parts:import -- <folder> [--dry-run]";
/** Further problems are counted but not listed. */
const MOST_LISTED = 200;
const LARGEST_FILE = 64_000_000; // bytes

const given = process.argv.slice(2);
const dryRun = given.includes("--dry-run");
const [folder, ...more] = given.filter((argument) => argument !== "--dry-run");
if (!folder || more.length > 0 || folder.startsWith("-")) stop(`Which folder? ${HELP}`);
if (!(await stat(folder).catch(() => null))?.isDirectory()) stop(`${folder} is no folder. ${HELP}`);

loadSettings();
const database = await openDatabase(readEnvironment(process.env));
let listed = 0;
try {
  const counts = await importParts({ db: database.db }, rowsIn(folder), {
    dryRun,
    onProblem(where, problem) {
      if (listed++ < MOST_LISTED) console.error(`${where}: ${problem}`);
    },
    onProgress: (read) => console.info(`${read} rows read`),
  });
  if (listed > MOST_LISTED) console.error(`… and ${listed - MOST_LISTED} more`);
  const { added, changed, unchanged, curated, repeated, bad } = counts;
  console.info(
    `${dryRun ? "Dry run, nothing was written. " : ""}${added} added, ${changed} changed, ${unchanged} unchanged, ${curated} left to the curated list, ${repeated} met again, ${bad} with problems.`,
  );
  console.info(openDbAttribution);
} finally {
  await database.close();
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

async function* rowsIn(root: string): AsyncGenerator<ReadRow> {
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const path = join(root, entry.name);
    if (entry.isDirectory())
      yield* openDbFolders.includes(entry.name) ? productsIn(path, entry.name, root) : rowsIn(path);
    else if (entry.name.endsWith(".json")) yield* columnsOf(path, relative(root, path));
  }
}

async function* columnsOf(path: string, name: string): AsyncGenerator<ReadRow> {
  const file = await parsed(path);
  if ("problem" in file) yield { where: name, problem: file.problem };
  else if (isColumnar(file.value)) yield* readColumns(name, file.value);
  else yield { where: name, problem: "neither columns nor a product in a folder of its category" };
}

async function* productsIn(path: string, folderName: string, root: string): AsyncGenerator<ReadRow> {
  for (const entry of await readdir(path)) {
    if (!entry.endsWith(".json")) continue;
    const where = relative(root, join(path, entry));
    const file = await parsed(join(path, entry));
    yield "problem" in file
      ? { where, problem: file.problem }
      : readOpenDb(where, { folder: folderName, file: file.value });
  }
}

async function parsed(path: string): Promise<{ value: unknown } | { problem: string }> {
  const { size } = await stat(path);
  if (size > LARGEST_FILE) return { problem: `larger than ${LARGEST_FILE} bytes` };
  try {
    return { value: JSON.parse(await readFile(path, "utf8")) };
  } catch {
    return { problem: "no JSON" };
  }
}
