// A CSV of 50,000 units, in a process of its own on PostgreSQL: measured, and killed in the middle.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres, transaction } from "../../../base/db.server.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { MOST_ROWS } from "./read-sheet.server.ts";
import { stockTemplate } from "./template.ts";

const MINUTES = 60_000;
const database = aPostgres();
const script = join(import.meta.dirname, "../../../testing/processes/importing-process.ts");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pcbis-csv-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A file of whole PCs, each with a serial number of its own. */
async function sheetOf(rows: number, name: string): Promise<string> {
  const [head = "", , example = ""] = stockTemplate(() => "").split("\r\n");
  const path = join(folder, `${name}.csv`);
  const lines = Array.from({ length: rows }, (_, row) => example.replace("5CD1234XYZ", `${name}-${row}`));
  await writeFile(path, [head, ...lines].join("\r\n"));
  return path;
}

function importing(path: string) {
  const child = spawn(process.execPath, [script, database.url, path], { stdio: ["ignore", "pipe", "inherit"] });
  return { child, said: text(child.stdout), ended: once(child, "close") };
}

type Measured = {
  answer: object;
  seconds: Record<"check" | "view" | "import", number>;
  memory: number;
  pause: number;
};

async function imported(path: string): Promise<Measured> {
  const { said } = importing(path);
  return JSON.parse(await said) as Measured;
}

const unitsLike = async (serial: string) => {
  const { count } = await database.db
    .selectFrom("unit")
    .where("serial", "like", `${serial}-%`)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
};
const countOf = async (table: "listing" | "audit" | "purchase") => {
  const { count } = await database.db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

test(
  "50,000 PCs are imported whole, in bounded time and memory, and other work goes on meanwhile",
  { timeout: 10 * MINUTES },
  async () => {
    const { answer, seconds, memory, pause } = await imported(await sheetOf(MOST_ROWS, "VOLUM"));
    console.info("50,000 PCs:", JSON.stringify({ seconds, memory, pause }));
    expect(answer).toEqual({ news: MOST_ROWS, changed: 0, same: 0 });
    expect(await unitsLike("VOLUM")).toBe(MOST_ROWS);
    expect(memory).toBeLessThan(1_500);
    // Other requests of the same process wait at most this long for their turn.
    expect(pause).toBeLessThan(4_000);
    expect(seconds.check + seconds.view + seconds.import).toBeLessThan(300);
  },
);

test(
  "of which the process is killed in the middle leaves nothing, and is imported by the next one",
  { timeout: 2 * MINUTES },
  async () => {
    const path = await sheetOf(3_000, "UCIS");
    const before = [await countOf("listing"), await countOf("audit"), await countOf("purchase")];
    // The log of changes is locked: the import waits there, after it has written its listings and units.
    const other = openPostgres(database.url, { connections: 1 });
    const { child, ended } = importing(path);
    await transaction(other.db, async (tx) => {
      await sql`lock table audit in share mode`.execute(tx);
      await expect
        .poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(tx)).rows.length, {
          timeout: 60_000,
        })
        .toBeGreaterThan(0);
      child.kill("SIGKILL");
      await ended;
    });
    await other.close();
    expect(await unitsLike("UCIS")).toBe(0);
    expect([await countOf("listing"), await countOf("audit"), await countOf("purchase")]).toEqual(before);
    expect((await imported(path)).answer).toEqual({ news: 3_000, changed: 0, same: 0 });
    expect(await unitsLike("UCIS")).toBe(3_000);
  },
);
