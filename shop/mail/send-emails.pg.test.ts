import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startMailServer, type MailServer } from "../../testing/emails.ts";
import { aPostgres } from "../../testing/postgres-database.ts";

const database = aPostgres();
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => database.db.deleteFrom("outbox").execute());

async function write(count: number) {
  const emails = Array.from({ length: count }, (_, index) => ({
    dedupeKey: `email ${index}`,
    recipient: `buyer${index}@example.ro`,
    language: "ro",
    subject: "Comanda ta",
    textBody: "text",
    htmlBody: "<p>html</p>",
  }));
  await database.db.insertInto("outbox").values(emails).execute();
}

/** How many e-mails a child process reports as sent; null if it died. */
async function sendFromAProcess(fate: "works" | "dies"): Promise<number | null> {
  const script = join(import.meta.dirname, "../../testing/processes/emailing-process.ts");
  const child = spawn(process.execPath, [script, database.url, server.url, fate], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return code === 0 ? Number(output) : null;
}

test("two processes send each of 200 e-mails once", async () => {
  await write(200);
  const before = server.received.length;
  const counts = await Promise.all([sendFromAProcess("works"), sendFromAProcess("works")]);
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(200);
  const recipients = server.received.slice(before).flatMap(({ to }) => to);
  expect(recipients).toHaveLength(200);
  expect(new Set(recipients).size).toBe(200);
});

test("an e-mail whose process died before recording it is sent again by another, with the same Message-ID", async () => {
  await write(1);
  const before = server.received.length;
  expect(await sendFromAProcess("dies")).toBeNull();
  expect(await sendFromAProcess("works")).toBe(0);
  await database.db
    .updateTable("outbox")
    .set({ dueAt: sql<Date>`now()` })
    .execute();
  expect(await sendFromAProcess("works")).toBe(1);
  const ids = server.received.slice(before).map(({ message }) => message.messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});
