import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction, type Database } from "../../base/db.server.ts";
import { testDatabase } from "../../testing/database.ts";
import { deleteEmailsTo, clearOldEmails } from "./retention.server.ts";
import { EMAIL_RETENTION_DAYS } from "./email.ts";
import { readOutbox } from "./read-outbox.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom("outbox").execute());

type Ended = "sentAt" | "givenUpAt";

/** An e-mail that was sent, or given up, this many days ago; null: still to be sent. */
async function anEmail(
  dedupeKey: string,
  { recipient = "ana@example.ro", days, how = "sentAt" }: { recipient?: string; days: number | null; how?: Ended },
) {
  const ended = days === null ? {} : { [how]: sql<Date>`now() - make_interval(days => ${days}::int)` };
  await database.db
    .insertInto("outbox")
    .values({ dedupeKey, recipient, language: "ro", subject: "Parola", textBody: "linkul", htmlBody: "<p>linkul</p>" })
    .execute();
  await database.db
    .updateTable("outbox")
    .set({ createdAt: sql<Date>`now() - interval '1 year'`, ...ended } as never)
    .where("dedupeKey", "=", dedupeKey)
    .execute();
}

async function remaining() {
  return (
    await database.db.selectFrom("outbox").where("recipient", "<>", "").select("dedupeKey").orderBy("id").execute()
  ).map(({ dedupeKey }) => dedupeKey);
}

test("an e-mail's content is deleted ninety days after it was sent or given up, never before", async () => {
  await anEmail("old", { days: EMAIL_RETENTION_DAYS + 1 });
  await anEmail("given up", { days: EMAIL_RETENTION_DAYS + 1, how: "givenUpAt" });
  await anEmail("fresh", { days: EMAIL_RETENTION_DAYS - 1 });
  await anEmail("waiting", { days: null });
  await clearOldEmails(database);
  expect(await remaining()).toEqual(["fresh", "waiting"]);
  const gone = await database.db
    .selectFrom("outbox")
    .where("dedupeKey", "=", "old")
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(gone).toMatchObject({
    recipient: "",
    subject: "",
    textBody: "",
    htmlBody: "",
    unsubscribeLink: null,
    sentAt: expect.any(Date),
  });
  expect((await readOutbox(database)).map(({ subject }) => subject)).toEqual(["Parola", "Parola"]);
});

test("deleting an account clears e-mails to its address, but not unsent ones or those of others", async () => {
  await anEmail("hers", { recipient: "Ana@Example.ro", days: 1 });
  await anEmail("on its way", { days: null });
  await anEmail("his", { recipient: "ion@example.ro", days: 1 });
  await transaction(database.db, (tx) => deleteEmailsTo(tx, { email: "ana@example.ro" }));
  expect(await remaining()).toEqual(["on its way", "his"]);
});
