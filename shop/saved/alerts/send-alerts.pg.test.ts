import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aPc, insertListings } from "../../../testing/builders.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";

const ALERTS = 120;
const PROCESSES = 3;

const database = aPostgres();

/** The number of emails that a separate process reports. */
async function lookFromAProcess(): Promise<number> {
  const script = join(import.meta.dirname, "../../../testing/processes/alerting-process.ts");
  const child = spawn(process.execPath, [script, database.url, "5"], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  expect(code).toBe(0);
  return Number(output);
}

test("concurrent processes send one email per alert, with each listing once", async () => {
  const alerts = Array.from({ length: ALERTS }, (_, index) => ({
    id: newId<"alert">(),
    email: `buyer${index}@example.ro`,
    language: "ro" as const,
    aisle: "pc",
    query: "priceRange=2000-3000",
    said: `alert ${index}`,
    confirmedAt: sql<Date>`now() - interval '1 minute'`,
  }));
  await database.db.insertInto("alert").values(alerts).execute();
  const ids = await insertListings(database.db, aPc({ price: ron(2500) }), aPc({ price: ron(2600) }));
  const counts = await Promise.all(Array.from({ length: PROCESSES }, lookFromAProcess));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ALERTS);

  const emailMessages = await database.db.selectFrom("outbox").select(["recipient", "textBody"]).execute();
  expect(new Set(emailMessages.map(({ recipient }) => recipient)).size).toBe(ALERTS);
  expect(emailMessages).toHaveLength(ALERTS);
  for (const { textBody } of emailMessages)
    expect(
      textBody
        .split(",")
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(ids.toSorted((a, b) => a - b));
});

test("a process that died during its scan blocks the others for two minutes only", async () => {
  await sql`update alert_look set claimed_until = now() + interval '1 minute'`.execute(database.db);
  await sql`update alert set told_at = now() - interval '1 hour'`.execute(database.db);
  await insertListings(database.db, aPc({ price: ron(2700) }));
  expect(await lookFromAProcess()).toBe(0);
  await sql`update alert_look set claimed_until = now() - interval '1 second'`.execute(database.db);
  expect(await lookFromAProcess()).toBe(ALERTS);
});
