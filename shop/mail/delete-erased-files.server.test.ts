import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction, type Database } from "../../base/db.server.ts";
import { testDatabase } from "../../testing/database.ts";
import type { Mailer } from "./email.ts";
import { deleteErasedFiles } from "./delete-erased-files.server.ts";
import { enqueueEmail } from "./enqueue-email.server.ts";
import { eraseAllEmailsOf } from "./person.sql.server.ts";
import { sendEmails } from "./send-emails.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("the files of a person's e-mails go with the erasure, and no other file (S8)", async () => {
  const stored = new Map<string, Date>();
  const mail = {
    send: async (email) => {
      stored.set(mail.files.nameOf(email), email.writtenAt);
      return { is: "sent" };
    },
    files: {
      list: async () => [...stored].map(([name, writtenAt]) => ({ name, writtenAt })),
      nameOf: ({ messageId }) => `${messageId}.eml`,
      remove: async (name) => void stored.delete(name),
    },
    close: async () => {},
  } satisfies Mailer;
  const deps = {
    db: database.db,
    mail,
    mailDomain: "pcbis.example",
    drawAttachment: () => Promise.reject(new Error("no attachment")),
    log: { error() {}, warn() {} },
  };
  const email = (key: string, recipient: string) => ({
    key,
    recipient,
    language: "ro",
    subject: `Comanda lui ${recipient}`,
    text: "text",
    html: "<p>text</p>",
  });
  // One transaction: both are written at the same moment.
  await transaction(database.db, async (tx) => {
    await enqueueEmail(tx, email("a", "ana@example.ro"));
    await enqueueEmail(tx, email("b", "ion@example.ro"));
  });
  await transaction(database.db, (tx) =>
    enqueueEmail(tx, {
      ...email("c", "ana@example.ro"),
      thread: { messageId: "0a1b2c3d4e5f60718@pcbis.example", inReplyTo: null, references: [], byPerson: true },
    }),
  );
  expect(await sendEmails(deps)).toBe(3);
  stored.set("another.eml", new Date("2026-11-21T10:00:00Z"));
  expect(await deleteErasedFiles(deps)).toBe(0);
  expect(stored.size).toBe(4);

  await transaction(database.db, (tx) => eraseAllEmailsOf(tx, "ana@example.ro"));
  expect(await deleteErasedFiles(deps)).toBe(2);
  const { createdAt } = await database.db
    .selectFrom("outbox")
    .where("recipient", "=", "ion@example.ro")
    .select("createdAt")
    .executeTakeFirstOrThrow();
  expect([...stored.values()]).toEqual([createdAt, new Date("2026-11-21T10:00:00Z")]);
  expect(await deleteErasedFiles(deps)).toBe(0);
});
