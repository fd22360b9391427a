import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../base/db.server.ts";
import { testDatabase } from "../../testing/database.ts";
import { letterBox } from "../../testing/emails.ts";
import type { Email, Outcome } from "./email.ts";
import { sendLetters } from "./send-emails.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom("outbox").execute());

const letter = { recipient: "ana@example.ro", language: "ro", subject: "Comanda ta", textBody: "text", htmlBody: "<p>html</p>" };

async function write(...keys: string[]) {
  for (const dedupeKey of keys) await database.db.insertInto("outbox").values({ ...letter, dedupeKey }).execute();
}

const desk = () => ({ db: database.db, log: pino({ level: "silent" }), mailDomain: "shop.example", mail: letterBox() });
const answering = (outcome: Outcome) => ({ ...desk(), mail: { ...letterBox(), send: async (_letter: Email) => outcome } });

function rows() {
  const minutes = sql<number>`round(extract(epoch from due_at - now()) / 60)::int`;
  return database.db.selectFrom("outbox").select(["dedupeKey", "attempts", "sentAt", "givenUpAt", "lastError", minutes.as("minutes")]).orderBy("id").execute();
}

/** As if so much time had passed that everything is due again. */
const later = () => database.db.updateTable("outbox").set({ dueAt: sql<Date>`now()` }).execute();

describe("the round of letters", () => {
  test("sends each letter once, however often it comes", async () => {
    await write("a", "b");
    const shop = desk();
    expect(await sendLetters(shop)).toBe(2);
    expect(await sendLetters(shop)).toBe(0);
    expect(shop.mail.letters).toHaveLength(2);
    expect(shop.mail.letters[0]).toMatchObject({ recipient: "ana@example.ro", subject: "Comanda ta", text: "text", html: "<p>html</p>", unsubscribeLink: null });
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date) }, { sentAt: expect.any(Date) }]);
  });

  test("sends one person's letters in the order in which they were written", async () => {
    await write("first", "second", "third");
    const shop = desk();
    const order: string[] = [];
    let waits = 3;
    // The first takes longest.
    shop.mail.send = async (sent) => {
      for (let turn = waits--; turn > 0; turn--) await Promise.resolve();
      order.push(sent.messageId);
      return { is: "sent" };
    };
    await sendLetters(shop);
    const rest = desk();
    await database.db.updateTable("outbox").set({ sentAt: null, dueAt: sql<Date>`now()` }).execute();
    await sendLetters(rest);
    expect(order).toEqual(rest.mail.letters.map((letter) => letter.messageId));
  });

  test("sends more letters than it takes at once", async () => {
    await write(...Array.from({ length: 45 }, (_, index) => `letter ${index}`));
    const shop = desk();
    expect(await sendLetters(shop)).toBe(45);
    expect(new Set(shop.mail.letters.map((sent) => sent.messageId)).size).toBe(45);
  });

  test("tries again later what failed, and says why it did", async () => {
    await write("a");
    const failing = answering({ is: "failed", reason: "connection refused" });
    expect(await sendLetters(failing)).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 1, sentAt: null, givenUpAt: null, lastError: "connection refused", minutes: 1 }]);
    const working = desk();
    expect(await sendLetters(working)).toBe(0);
    await later();
    expect(await sendLetters(working)).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date), lastError: null }]);
  });

  test("gives up what is refused for good, and the audit says so", async () => {
    await write("refused one");
    await sendLetters(answering({ is: "refused", reason: "550 no such mailbox" }));
    expect(await rows()).toMatchObject([{ attempts: 1, sentAt: null, givenUpAt: expect.any(Date), lastError: "550 no such mailbox" }]);
    const audit = await database.db.selectFrom("audit").where("action", "=", "letter-given-up").select(["actor", "entity", "after"]).execute();
    expect(audit).toEqual([{ actor: "system", entity: "letter", after: { key: "refused one", attempts: 1, reason: "550 no such mailbox" } }]);
    await later();
    expect(await sendLetters(desk())).toBe(0);
  });

  test("gives up after the last try", async () => {
    await write("a");
    const failing = answering({ is: "failed", reason: "421" });
    for (let tries = 0; tries < 20; tries++) {
      await later();
      await sendLetters(failing);
    }
    expect(await rows()).toMatchObject([{ attempts: 15, sentAt: null, givenUpAt: expect.any(Date) }]);
  });

  test("sends a letter again, under the same Message-ID, where a process died before it wrote down that it was sent", async () => {
    await write("a");
    const dying = { ...desk(), mail: letterBox() };
    const death = new Error("the power failed");
    const send = dying.mail.send.bind(dying.mail);
    dying.mail.send = async (sent) => {
      await send(sent);
      throw death;
    };
    await expect(sendLetters(dying)).rejects.toBe(death);
    const next = desk();
    expect(await sendLetters(next)).toBe(0);
    await later();
    expect(await sendLetters(next)).toBe(1);
    expect(next.mail.letters[0]?.messageId).toBe(dying.mail.letters[0]?.messageId);
    expect(next.mail.letters[0]?.messageId).toMatch(/^[0-9a-f]{40}@shop\.example$/);
  });

  test("a try that ends long after another took the letter over changes nothing", async () => {
    await write("a");
    const slow = desk();
    slow.mail.send = async () => {
      await later();
      await sendLetters(desk());
      return { is: "failed", reason: "too late" };
    };
    await sendLetters(slow);
    expect(await rows()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date), lastError: null }]);
  });

  test("a letter that nobody has to get carries the way to stop it", async () => {
    await database.db.insertInto("outbox").values({ ...letter, dedupeKey: "alert", unsubscribeLink: "https://shop.example/stop?key=k" }).execute();
    const shop = desk();
    await sendLetters(shop);
    expect(shop.mail.letters).toMatchObject([{ unsubscribeLink: "https://shop.example/stop?key=k" }]);
  });
});
