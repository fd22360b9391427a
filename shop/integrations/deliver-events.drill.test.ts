// A process is killed while it delivers, again and again: every event arrives, and none is lost.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { aListeningProgram } from "../../testing/programs/webhooks.ts";
import { addEndpoint } from "./change-endpoint.server.ts";

const EVENTS = 60;
const database = aPostgres();

function deliveringProcess() {
  const script = join(import.meta.dirname, "../../testing/processes/delivering-process.ts");
  return spawn(process.execPath, [script, database.url, "works"], { stdio: "ignore" });
}

async function waiting(): Promise<number> {
  const rows = await database.db.selectFrom("webhookDelivery").where("state", "=", "waiting").select("id").execute();
  return rows.length;
}

test("each event arrives at least once although four processes are killed in the middle", async () => {
  let child = deliveringProcess();
  child.kill("SIGKILL");
  await once(child, "close");
  let killAt = 7;
  const program = await aListeningProgram({
    onMessage: (count) => {
      if (count === killAt) child.kill("SIGKILL");
    },
  });
  const added = await addEndpoint(
    { db: database.db, authSecret: "the secret of tests, which is no secret" },
    { id: newId(), actor: "staff:ion", name: "Piață", url: program.url, types: ["order.paid"] },
  );
  expect(added.ok).toBe(true);
  const rows = Array.from({ length: EVENTS }, (_, index) => ({
    type: "order.paid",
    thing: `ORD-${String(index).padStart(6, "0")}`,
    payload: "{}",
  }));
  await database.db.insertInto("outgoingEvent").values(rows).execute();
  for (let round = 0; round < 4; round += 1) {
    killAt = program.ids.length + 7;
    child = deliveringProcess();
    const [code] = await once(child, "close");
    expect(code).toBeNull();
    // The lease of the killed process ends.
    await database.db
      .updateTable("webhookDelivery")
      .set({ dueAt: sql<Date>`now()` })
      .where("state", "=", "waiting")
      .execute();
  }
  killAt = -1;
  child = deliveringProcess();
  expect((await once(child, "close"))[0]).toBe(0);
  expect(await waiting()).toBe(0);
  expect(new Set(program.ids).size).toBe(EVENTS);
  await program.close();
});
