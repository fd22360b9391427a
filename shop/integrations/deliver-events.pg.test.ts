// Two processes deliver the same events.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { aListeningProgram } from "../../testing/programs/webhooks.ts";
import { addEndpoint } from "./change-endpoint.server.ts";

const database = aPostgres();
const authSecret = "the secret of tests, which is no secret";
let program: Awaited<ReturnType<typeof aListeningProgram>>;
beforeAll(async () => {
  program = await aListeningProgram();
});
afterAll(() => program.close());
beforeEach(async () => {
  await database.db.updateTable("webhookEndpoint").set({ state: "removed" }).execute();
  program.ids.length = 0;
});

/** Two endpoints of one program, and so many events for each. */
async function write(events: number): Promise<void> {
  for (const name of ["Contabilitate", "Piață"])
    await addEndpoint(
      { db: database.db, authSecret },
      { id: newId(), actor: "staff:ion", name, url: program.url, types: ["order.paid"] },
    );
  const rows = Array.from({ length: events }, (_, index) => ({
    type: "order.paid",
    thing: `ORD-${String(index).padStart(6, "0")}`,
    payload: "{}",
  }));
  await database.db.insertInto("outgoingEvent").values(rows).execute();
}

/** How many deliveries a child process reports; null if it was killed. */
async function deliverInAProcess(fate: "works" | "dies"): Promise<number | null> {
  const script = join(import.meta.dirname, "../../testing/processes/delivering-process.ts");
  const child = spawn(process.execPath, [script, database.url, fate], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return code === 0 ? Number(output) : null;
}

test("two processes send each of 100 events to each of two endpoints once", async () => {
  await write(100);
  const counts = await Promise.all([deliverInAProcess("works"), deliverInAProcess("works")]);
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(200);
  expect(program.ids).toHaveLength(200);
  expect(new Set(program.ids).size).toBe(100);
});

test("what a killed process had sent but not recorded is sent again by another, with the same id", async () => {
  await write(1);
  expect(await deliverInAProcess("dies")).toBeNull();
  expect(await deliverInAProcess("works")).toBe(0);
  await database.db
    .updateTable("webhookDelivery")
    .set({ dueAt: sql<Date>`now()` })
    .where("state", "=", "waiting")
    .execute();
  expect(await deliverInAProcess("works")).toBe(2);
  expect(program.ids.length).toBeGreaterThanOrEqual(3);
  expect(new Set(program.ids).size).toBe(1);
});
