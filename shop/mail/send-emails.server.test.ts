import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../base/db.server.ts";
import { testDatabase } from "../../testing/database.ts";
import { emailBox } from "../../testing/emails.ts";
import type { Email, EmailAttachment, EmailFile, Outcome } from "./email.ts";
import { sendEmails } from "./send-emails.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom("outbox").execute());

const email = {
  recipient: "ana@example.ro",
  language: "ro",
  subject: "Comanda ta",
  textBody: "text",
  htmlBody: "<p>html</p>",
};

async function write(...keys: string[]) {
  for (const dedupeKey of keys)
    await database.db
      .insertInto("outbox")
      .values({ ...email, dedupeKey })
      .execute();
}

const drawAttachment = async ({ termsVersion }: EmailAttachment): Promise<EmailFile> => ({
  filename: `${termsVersion}.pdf`,
  contentType: "application/pdf",
  content: Buffer.from(termsVersion),
});
const deps = () => ({
  db: database.db,
  log: pino({ level: "silent" }),
  mailDomain: "shop.example",
  mail: emailBox(),
  drawAttachment,
});
const answering = (outcome: Outcome) => ({
  ...deps(),
  mail: { ...emailBox(), send: async (_Email: Email) => outcome },
});

function rows() {
  const minutes = sql<number>`round(extract(epoch from due_at - now()) / 60)::int`;
  return database.db
    .selectFrom("outbox")
    .select(["dedupeKey", "attempts", "sentAt", "givenUpAt", "lastError", minutes.as("minutes")])
    .orderBy("id")
    .execute();
}

/** Makes everything due again. */
const later = () =>
  database.db
    .updateTable("outbox")
    .set({ dueAt: sql<Date>`now()` })
    .execute();

describe("the job that sends e-mails", () => {
  test("sends each e-mail once, however often it runs", async () => {
    await write("a", "b");
    const shop = deps();
    expect(await sendEmails(shop)).toBe(2);
    expect(await sendEmails(shop)).toBe(0);
    expect(shop.mail.emailMessages).toHaveLength(2);
    expect(shop.mail.emailMessages[0]).toMatchObject({
      recipient: "ana@example.ro",
      subject: "Comanda ta",
      text: "text",
      html: "<p>html</p>",
      unsubscribeLink: null,
    });
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date) }, { sentAt: expect.any(Date) }]);
  });

  test("sends one person's e-mails in the order in which they were written", async () => {
    await write("first", "second", "third");
    const shop = deps();
    const order: string[] = [];
    let waits = 3;
    // The first takes longest.
    shop.mail.send = async (sent) => {
      for (let turn = waits--; turn > 0; turn--) await Promise.resolve();
      order.push(sent.messageId);
      return { is: "sent" };
    };
    await sendEmails(shop);
    const rest = deps();
    await database.db
      .updateTable("outbox")
      .set({ sentAt: null, dueAt: sql<Date>`now()` })
      .execute();
    await sendEmails(rest);
    expect(order).toEqual(rest.mail.emailMessages.map((email) => email.messageId));
  });

  test("sends more e-mails than one batch", async () => {
    await write(...Array.from({ length: 45 }, (_, index) => `email ${index}`));
    const shop = deps();
    expect(await sendEmails(shop)).toBe(45);
    expect(new Set(shop.mail.emailMessages.map((sent) => sent.messageId)).size).toBe(45);
  });

  test("retries failed e-mails later, and stores the reason", async () => {
    await write("a");
    const failing = answering({ is: "failed", reason: "connection refused" });
    expect(await sendEmails(failing)).toBe(0);
    expect(await rows()).toMatchObject([
      { attempts: 1, sentAt: null, givenUpAt: null, lastError: "connection refused", minutes: 1 },
    ]);
    const working = deps();
    expect(await sendEmails(working)).toBe(0);
    await later();
    expect(await sendEmails(working)).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date), lastError: null }]);
  });

  test("gives up permanently refused e-mails, with an audit entry", async () => {
    await write("refused one");
    await sendEmails(answering({ is: "refused", reason: "550 no such mailbox" }));
    expect(await rows()).toMatchObject([
      { attempts: 1, sentAt: null, givenUpAt: expect.any(Date), lastError: "550 no such mailbox" },
    ]);
    const audit = await database.db
      .selectFrom("audit")
      .where("action", "=", "letter-given-up")
      .select(["actor", "entity", "after"])
      .execute();
    expect(audit).toEqual([
      { actor: "system", entity: "letter", after: { key: "refused one", attempts: 1, reason: "550 no such mailbox" } },
    ]);
    await later();
    expect(await sendEmails(deps())).toBe(0);
  });

  test("gives up after the last attempt", async () => {
    await write("a");
    const failing = answering({ is: "failed", reason: "421" });
    for (let tries = 0; tries < 20; tries++) {
      await later();
      await sendEmails(failing);
    }
    expect(await rows()).toMatchObject([{ attempts: 15, sentAt: null, givenUpAt: expect.any(Date) }]);
  });

  test("sends an e-mail again, with the same Message-ID, if a process died before recording it", async () => {
    await write("a");
    const dying = { ...deps(), mail: emailBox() };
    const failure = new Error("the power failed");
    const send = dying.mail.send.bind(dying.mail);
    dying.mail.send = async (sent) => {
      await send(sent);
      throw failure;
    };
    await expect(sendEmails(dying)).rejects.toBe(failure);
    const next = deps();
    expect(await sendEmails(next)).toBe(0);
    await later();
    expect(await sendEmails(next)).toBe(1);
    expect(next.mail.emailMessages[0]?.messageId).toBe(dying.mail.emailMessages[0]?.messageId);
    expect(next.mail.emailMessages[0]?.messageId).toMatch(/^[0-9a-f]{40}@shop\.example$/);
  });

  test("a late result of an attempt that was taken over changes nothing", async () => {
    await write("a");
    const slow = deps();
    slow.mail.send = async () => {
      await later();
      await sendEmails(deps());
      return { is: "failed", reason: "too late" };
    };
    await sendEmails(slow);
    expect(await rows()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date), lastError: null }]);
  });

  test("an e-mail takes its files along, and is not sent without them", async () => {
    const terms = { kind: "terms", termsVersion: "one", orderNumber: "ORD-100001", placedAt: "2026-11-21T10:00:00Z" };
    await database.db
      .insertInto("outbox")
      .values({ ...email, dedupeKey: "placed", attachments: JSON.stringify([terms]) })
      .execute();
    const failing = { ...deps(), drawAttachment: () => Promise.reject(new Error("no memory")) };
    expect(await sendEmails(failing)).toBe(0);
    expect(failing.mail.emailMessages).toEqual([]);
    expect(await rows()).toMatchObject([{ attempts: 1, sentAt: null, lastError: "its attachment cannot be drawn" }]);
    await later();
    const working = deps();
    expect(await sendEmails(working)).toBe(1);
    expect(working.mail.emailMessages).toMatchObject([
      { attachments: [{ filename: "one.pdf", contentType: "application/pdf", content: Buffer.from("one") }] },
    ]);
  });

  test("an optional e-mail has an unsubscribe link", async () => {
    await database.db
      .insertInto("outbox")
      .values({ ...email, dedupeKey: "alert", unsubscribeLink: "https://shop.example/stop?key=k" })
      .execute();
    const shop = deps();
    await sendEmails(shop);
    expect(shop.mail.emailMessages).toMatchObject([{ unsubscribeLink: "https://shop.example/stop?key=k" }]);
  });
});
