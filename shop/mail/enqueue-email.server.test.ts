import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction, type Database } from "../../base/db.server.ts";
import { testDatabase } from "../../testing/database.ts";
import { enqueueEmail } from "./enqueue-email.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom("outbox").execute());

const email = {
  key: "placed 100",
  recipient: "ana@example.ro",
  language: "ro",
  subject: "Comanda ta",
  text: "text",
  html: "<p>html</p>",
};
const outbox = () =>
  database.db
    .selectFrom("outbox")
    .select(["dedupeKey", "recipient", "language", "subject", "textBody", "htmlBody", "unsubscribeLink"])
    .orderBy("id")
    .execute();
const enqueue = (one: Parameters<typeof enqueueEmail>[1]) => transaction(database.db, (tx) => enqueueEmail(tx, one));

test("an e-mail waits in the outbox as it was composed", async () => {
  expect(await enqueue(email)).toBe(true);
  expect(await enqueue({ ...email, key: "alert 1", unsubscribeLink: "https://shop.example/stop" })).toBe(true);
  const row = {
    dedupeKey: "placed 100",
    recipient: "ana@example.ro",
    language: "ro",
    subject: "Comanda ta",
    textBody: "text",
    htmlBody: "<p>html</p>",
    unsubscribeLink: null,
  };
  expect(await outbox()).toEqual([row, { ...row, dedupeKey: "alert 1", unsubscribeLink: "https://shop.example/stop" }]);
});

test("one event causes one e-mail, however often it is enqueued", async () => {
  expect(await enqueue(email)).toBe(true);
  expect(await enqueue({ ...email, subject: "Another" })).toBe(false);
  expect((await outbox()).map(({ subject }) => subject)).toEqual(["Comanda ta"]);
});

test("nothing is written if the transaction is rolled back", async () => {
  const failing = transaction(database.db, async (tx) => {
    await enqueueEmail(tx, email);
    throw new Error("lost");
  });
  await expect(failing).rejects.toThrow("lost");
  expect(await outbox()).toEqual([]);
});
