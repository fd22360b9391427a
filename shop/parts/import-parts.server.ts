import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { knownIndex, knownParts } from "./known-parts.server.ts";
import { boardKey, processorKey, type PartIndex } from "./matching/part-index.ts";
import { nameKey, partId, type Part } from "./part.ts";
import { upsertPart, type Stored } from "./parts.sql.server.ts";
import type { ImportedPart, ReadRow } from "./import/source-row.ts";

export type ImportCounts = {
  added: number;
  changed: number;
  unchanged: number;
  /** Skipped: the curated list has it. */
  curated: number;
  /** A duplicate, such as another colour or packing. */
  repeated: number;
  bad: number;
};

/** Rows per transaction: large enough to be fast, small enough not to block others. */
const BATCH = 500;

/**
 * Upserts rows of reference data into the table of imported parts. Parts in the curated list are skipped; an
 * unreadable row is reported to `onProblem` and skipped. `dryRun` counts and writes nothing. Idempotent.
 */
export async function importParts(
  deps: { db: Db },
  rows: AsyncIterable<ReadRow> | Iterable<ReadRow>,
  {
    dryRun,
    onProblem,
    onProgress,
  }: { dryRun: boolean; onProblem(where: string, problem: string): void; onProgress?(read: number): void },
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, curated: 0, repeated: 0, bad: 0 };
  const seen = new Map<string, string>();
  let batch: { part: ImportedPart; key: string }[] = [];
  let read = 0;
  for await (const row of rows) {
    read++;
    if (read % BATCH === 0) onProgress?.(read);
    if ("problem" in row) {
      counts.bad++;
      onProblem(row.where, row.problem);
      continue;
    }
    if (isCurated(knownIndex, row.part)) {
      counts.curated++;
      continue;
    }
    const facts = JSON.stringify(row.part.facts);
    // Sources give one series name to parts with different numbers: a duplicate name gets its number appended.
    const part = [row.part, numbered(row.part)].find((named) => (seen.get(placeOf(named)) ?? facts) === facts);
    if (!part) {
      counts.bad++;
      onProblem(row.where, `another part is called ${row.part.name} too`);
      continue;
    }
    if (seen.has(placeOf(part))) {
      counts.repeated++;
      continue;
    }
    seen.set(placeOf(part), facts);
    batch.push({ part, key: keyOf(part) });
    if (batch.length === BATCH) {
      await store(deps.db, { batch, counts, dryRun });
      batch = [];
    }
  }
  await store(deps.db, { batch, counts, dryRun });
  onProgress?.(read);
  return counts;
}

async function store(
  db: Db,
  {
    batch,
    counts,
    dryRun,
  }: { batch: readonly { part: ImportedPart; key: string }[]; counts: ImportCounts; dryRun: boolean },
): Promise<void> {
  if (batch.length === 0) return;
  const outcomes: Stored[] = [];
  await attempt(db, async (tx) => {
    for (const row of batch) outcomes.push(await upsertPart(tx, row));
    // An error result rolls the transaction back, so that a dry run counts exactly like a real one.
    return dryRun ? refuse.conflict({ code: "dry-run" }) : ok(outcomes);
  });
  for (const outcome of outcomes) counts[outcome]++;
}

function numbered(part: ImportedPart): ImportedPart {
  const [number] = part.aliases;
  if (!number) return part;
  const name = `${part.name} (${number})`;
  return { ...part, name, id: partId(part.category, name) };
}

function placeOf(part: Part): string {
  return `${part.category} ${keyOf(part)}`;
}

function keyOf(part: Part): string {
  if (part.category === "motherboards") return boardKey(part.name);
  return part.category === "processors" ? processorKey(part.name) : nameKey(part.name);
}

const curatedNames = new Set(
  knownParts.flatMap((part) => [part.name, ...part.aliases].map((name) => placeOf({ ...part, name } as Part))),
);

function isCurated(index: PartIndex, part: ImportedPart): boolean {
  if (curatedNames.has(placeOf(part))) return true;
  // A chip with its memory has two names if it was sold with one size only.
  if (part.category !== "graphics-cards" || nameKey(part.name) !== nameKey(`${part.facts.chip} ${part.facts.vramGb}GB`))
    return false;
  return index.graphics.get(nameKey(part.facts.chip))?.some(({ facts }) => facts.vramGb === part.facts.vramGb) ?? false;
}
