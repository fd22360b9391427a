import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../base/db.server.ts";
import { testDatabase } from "../../testing/database.ts";
import { anyMails } from "../../testing/email-limits.ts";
import type { ComposeMessageEmails, ContactMessage } from "./contact-message.ts";
import { sendMessage } from "./send-message.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom("contactMessage").execute();
  await database.db.deleteFrom("outbox").execute();
});
afterAll(() => database.close());

const written = {
  name: "Ana Pop",
  email: "ana@example.ro",
  message: "Aveți ceva cu RTX 3070?",
  language: "hu",
} as const;
const message: ContactMessage = { ...written, transcript: null };
const composeMessage: ComposeMessageEmails = ({ email, language }) => ({
  toShop: { recipient: "salut@pcbis.example", language: "ro", subject: "Mesaj", text: "…", html: "…" },
  toSender: { recipient: email, language, subject: "Megkaptuk", text: "…", html: "…" },
});

const deps = () => ({
  db: database.db,
  composeMessage,
  mailLimits: anyMails,
  chance: Math.random,
  mailDomain: "pcbis.example",
});

test("a message is stored and e-mailed to the shop, and the sender gets a receipt in the page's language", async () => {
  await sendMessage(deps(), message);
  expect(
    await database.db.selectFrom("contactMessage").select(["name", "email", "message", "language"]).execute(),
  ).toEqual([written]);
  expect(
    await database.db.selectFrom("outbox").select(["recipient", "language", "sentAt"]).orderBy("id").execute(),
  ).toEqual([
    { recipient: "salut@pcbis.example", language: "ro", sentAt: null },
    { recipient: "ana@example.ro", language: "hu", sentAt: null },
  ]);
});

test("a talk with the assistant comes along as a note before the message, and staff see where it came from", async () => {
  const transcript = "Vizitatorul: GTA V sub 3000 de lei\nAsistentul: PC Ana";
  await sendMessage(deps(), { ...message, email: "talk@example.ro", transcript });
  const rows = await database.db
    .selectFrom("conversationMessage as m")
    .innerJoin("conversation as c", "c.id", "m.conversationId")
    .where("c.email", "=", "talk@example.ro")
    .select(["c.origin", "c.state", "m.direction", "m.body"])
    .orderBy("m.position")
    .execute();
  expect(rows).toEqual([
    { origin: "assistant", state: "open", direction: "note", body: transcript },
    { origin: "assistant", state: "open", direction: "in", body: message.message },
  ]);
});

test("a message whose e-mails cannot be written is not stored either", async () => {
  const failing: ComposeMessageEmails = () => {
    throw new Error("no words");
  };
  await expect(sendMessage({ ...deps(), composeMessage: failing }, message)).rejects.toThrow("no words");
  expect(await database.db.selectFrom("contactMessage").selectAll().execute()).toEqual([]);
});

test("the same words sent twice are two messages", async () => {
  await sendMessage(deps(), message);
  await sendMessage(deps(), message);
  expect(await database.db.selectFrom("outbox").select("id").execute()).toHaveLength(4);
});
