import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction, type Database } from "../../base/db.server.ts";
import { newId, type AccountId } from "../../base/id.ts";
import type { EmailThread } from "../mail/email.ts";
import { testDatabase } from "../../testing/database.ts";
import { changeConversation } from "./change-conversation.server.ts";
import { removeSavedReply, saveReply } from "./change-saved-replies.server.ts";
import type { Conversation } from "./conversation.ts";
import type { ConversationForm } from "./forms.ts";
import { countOpenConversations, listConversations } from "./list-conversations.server.ts";
import { listSavedReplies } from "./list-saved-replies.server.ts";
import { openConversation } from "./open-conversation.server.ts";
import { eraseConversations } from "./person.server.ts";
import { recordReply } from "./record-reply.server.ts";
import { savedTextIn } from "./saved-reply.ts";
import { viewConversation } from "./view-conversation.server.ts";
import { writeFirst } from "./write-first.server.ts";

let database: Database;
let ana: { actor: string; accountId: AccountId; name: string };
let ion: typeof ana;

async function aColleague(name: string): Promise<typeof ana> {
  const { id } = await database.db
    .insertInto("account")
    .values({ id: newId<"account">(), email: `${newId()}@pcbis.example`, emailVerified: true, name, role: "staff" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { actor: `staff:${id}`, accountId: id, name };
}

beforeAll(async () => {
  database = await testDatabase();
  [ana, ion] = [await aColleague("Ana Birou"), await aColleague("Ion Birou")];
});
afterAll(() => database.close());

const deps = () => ({
  db: database.db,
  chance: Math.random,
  mailDomain: "pcbis.example",
  composeAnswer: ({ subject, body, signedBy }: { subject: string; body: string; signedBy: string }) => ({
    subject,
    text: `${body}\n${signedBy}`,
    html: `<p>${body}</p>`,
  }),
});

const opened = (body = "Merge placa cu un Ryzen 5600?", email = `${newId()}@example.ro`) =>
  openConversation(deps(), { origin: "contact", name: "Maria Pop", email, language: "hu", body, actor: "buyer" });
const now = async ({ number }: Pick<Conversation, "number">) => {
  const viewed = await viewConversation(database, { number });
  if (!viewed.ok) throw new Error("no such conversation");
  return viewed.value;
};
const change = ({ number }: Pick<Conversation, "number">, form: ConversationForm, by = ana) =>
  changeConversation(deps(), { number, form, by });
const reply = (body: string, seen: number, message = newId<"message">()) =>
  ({ intent: "reply", body, message, seen }) as const;
const emailsTo = (recipient: string) =>
  database.db
    .selectFrom("outbox")
    .where("recipient", "=", recipient)
    .select(["subject", "language", "textBody", "thread"])
    .orderBy("id")
    .execute();

type Raw = { from?: string; subject?: string; answers?: string; id?: string; body?: string; more?: string[] };
const raw = ({ from = "maria@example.ro", subject = "x", answers, id = newId(), body = "Da!", more = [] }: Raw) =>
  new TextEncoder().encode(
    [
      `From: Maria Pop <${from}>`,
      `Subject: ${subject}`,
      `Message-ID: <${id}@mail.example>`,
      ...(answers === undefined ? [] : [`In-Reply-To: <${answers}>`]),
      ...more,
      "Content-Type: text/plain; charset=utf-8",
      "",
      body,
    ].join("\r\n"),
  );
const arrives = (email: Raw) =>
  recordReply(deps(), {
    raw: raw(email),
    actor: ana.actor,
    language: "ro",
    hasCard: (text) => text.includes("4111"),
  });

describe("an answer", () => {
  test("goes by e-mail in the person's language, below their message, and waits for them", async () => {
    const conversation = await opened();
    expect(conversation).toMatchObject({ state: "open", unread: true, number: expect.stringMatching(/^MSG-\d{6}$/) });
    await change(conversation, reply("Da, cu BIOS nou.", 1));
    const { conversation: after, messages } = await now(conversation);
    expect(after).toMatchObject({ state: "waiting", waitingSince: null, unread: false, assignedTo: ana.accountId });
    const [email] = await emailsTo(conversation.email);
    expect(email).toMatchObject({
      subject: `Re: Merge placa cu un Ryzen 5600? [${conversation.number}]`,
      language: "hu",
      textBody: "Da, cu BIOS nou.\nAna Birou",
    });
    const thread = email!.thread as EmailThread;
    expect(thread).toEqual({
      messageId: messages[1]!.messageId,
      inReplyTo: messages[0]!.messageId,
      references: [messages[0]!.messageId],
      byPerson: true,
    });
  });

  test("that is sent twice is one e-mail", async () => {
    const conversation = await opened();
    const form = reply("O dată", 1);
    expect(await Promise.all([change(conversation, form), change(conversation, form)])).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    expect(await emailsTo(conversation.email)).toHaveLength(1);
    expect((await now(conversation)).messages).toHaveLength(2);
  });

  test("of a colleague who has not seen the last message is refused, and nothing is sent", async () => {
    const conversation = await opened();
    await change(conversation, reply("Primul", 1));
    expect(await change(conversation, reply("Al doilea", 1), ion)).toMatchObject({
      domainError: { kind: "conflict", code: "conversation-moved" },
    });
    expect(await emailsTo(conversation.email)).toHaveLength(1);
    expect(await change(conversation, reply("Al doilea", 2), ion)).toMatchObject({ ok: true });
    expect((await now(conversation)).conversation.assignedTo, "who answered first keeps it").toBe(ana.accountId);
  });

  test("about nothing is refused", async () => {
    expect(await change({ number: "MSG-000000" as never }, reply("x", 1))).toMatchObject({
      domainError: { code: "conversation-unknown" },
    });
  });
});

describe("an e-mail that comes", () => {
  test("joins the conversation that it answers, and opens it again", async () => {
    const conversation = await opened();
    await change(conversation, { ...reply("Da", 1), intent: "reply-close" });
    const { messages } = await now(conversation);
    expect((await now(conversation)).conversation.state).toBe("closed");
    const answers = messages[1]!.messageId!;
    const body = "Mulțumesc!\n\nOn Sat, 21 Nov 2026 at 10:00, PCBis <a@b.ro> wrote:\n> Da";
    expect(await arrives({ answers, from: "alta@example.ro", body, id: "one" })).toMatchObject({
      value: { number: conversation.number, isNew: true },
    });
    const after = await now(conversation);
    expect(after.conversation).toMatchObject({ state: "open", unread: true, waitingSince: expect.any(Date) });
    expect(after.messages[2]).toMatchObject({ direction: "in", body: "Mulțumesc!", sender: "alta@example.ro" });
    expect(await arrives({ answers, body, id: "one" }), "the same e-mail once more").toMatchObject({
      value: { isNew: false },
    });
    await change(conversation, reply("Cu drag", 3));
    const thread = (await emailsTo(conversation.email)).at(-1)!.thread as EmailThread;
    expect(thread.inReplyTo).toBe("one@mail.example");
    expect(thread.references).toEqual([messages[0]!.messageId, answers, "one@mail.example"]);
  });

  test("is found by the number in its subject where it names no e-mail of ours", async () => {
    const conversation = await opened();
    expect(await arrives({ subject: `Re: ceva [${conversation.number}]`, answers: "nobody@x" })).toMatchObject({
      value: { number: conversation.number },
    });
  });

  test("that answers nothing opens a conversation, with the order that it names", async () => {
    const arrived = await arrives({ subject: "Unde e comanda ORD-999999?", body: "Salut", from: "noua@example.ro" });
    const number = arrived.ok ? arrived.value.number : null;
    expect(await now({ number: number! })).toMatchObject({
      conversation: {
        origin: "email",
        subject: "Unde e comanda ORD-999999?",
        email: "noua@example.ro",
        orderNumber: null,
      },
      messages: [{ body: "Salut" }],
    });
  });

  test("from an absence notice is kept, but asks nobody for an answer", async () => {
    const conversation = await opened();
    await change(conversation, reply("Da", 1));
    await arrives({ subject: conversation.number, more: ["Auto-Submitted: auto-replied"], body: "Sunt în concediu" });
    const after = await now(conversation);
    expect(after.conversation.state).toBe("waiting");
    expect(after.messages).toHaveLength(3);
  });

  test("is refused where it is none, says nothing, or holds a card number", async () => {
    const given = { actor: ana.actor, language: "ro", hasCard: () => false } as const;
    const refused = async (text: string) => recordReply(deps(), { ...given, raw: new TextEncoder().encode(text) });
    expect(await refused("PK\u0003\u0004 no e-mail")).toMatchObject({ domainError: { code: "email-unreadable" } });
    expect(await refused("From: a@b.ro\r\n\r\n \r\n")).toMatchObject({ domainError: { code: "email-empty" } });
    expect(await arrives({ body: "4111 1111 1111 1111" })).toMatchObject({ domainError: { code: "email-has-card" } });
  });
});

describe("staff", () => {
  test("note, assign, close and reopen, and each step is in the audit log", async () => {
    const conversation = await opened();
    const message = newId<"message">();
    await change(conversation, { intent: "note", body: "Sună mâine", message });
    await change(conversation, { intent: "assign", assignee: ion.accountId });
    await change(conversation, { intent: "close" });
    expect(await change(conversation, { intent: "close" })).toMatchObject({
      domainError: { code: "conversation-not-movable" },
    });
    await change(conversation, { intent: "reopen" });
    await change(conversation, { intent: "received", body: "A sunat: renunță", message: newId<"message">() });
    expect(await now(conversation)).toMatchObject({
      conversation: { state: "open", assignedTo: ion.accountId },
      messages: [{ direction: "in" }, { direction: "note", body: "Sună mâine" }, { direction: "in", actor: ana.actor }],
    });
    expect(await emailsTo(conversation.email), "nothing of it goes out").toEqual([]);
    const entries = await database.db
      .selectFrom("audit")
      .where("entityId", "=", conversation.number)
      .select("action")
      .orderBy("id")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      "opened",
      "noted",
      "assigned",
      "closed",
      "reopened",
      "reply-recorded",
    ]);
  });

  test("write to somebody first, and wait for the answer", async () => {
    const email = "furnizor@example.ro";
    const form = {
      name: "Dan",
      email,
      language: "en",
      subject: "Your RMA",
      body: "Hi",
      message: newId<"message">(),
    } as const;
    const number = await writeFirst(deps(), { form, by: ana });
    expect((await now({ number })).conversation).toMatchObject({ state: "waiting", assignedTo: ana.accountId });
    const [sent] = await emailsTo(email);
    expect(sent).toMatchObject({ subject: `Your RMA [${number}]`, thread: { inReplyTo: null } });
    const answers = (sent!.thread as EmailThread).messageId!;
    expect(await arrives({ from: email, answers })).toMatchObject({ value: { number } });
  });

  test("find a conversation by any word of it, also without accents, and by what they have to do", async () => {
    const long = `${"umplutură ".repeat(200)} motanul Ștefăniță`;
    const conversation = await opened(long);
    const list = async (search: string, show: "open" | "mine" | "unassigned" | "waiting" | "closed" | null = null) =>
      (
        await listConversations(database, { search, show, sort: "last", descending: true, page: 1, by: ion.accountId })
      ).rows.map(({ number }) => number);
    for (const search of ["stefanita", conversation.number, conversation.email])
      expect(await list(search)).toEqual([conversation.number]);
    expect(await list("stefanita", "unassigned")).toEqual([conversation.number]);
    expect(await list("stefanita", "mine")).toEqual([]);
    await change(conversation, { intent: "assign", assignee: ion.accountId });
    expect(await list("stefanita", "mine")).toEqual([conversation.number]);
    const before = await countOpenConversations(database);
    await change(conversation, { intent: "close" });
    expect(await list("stefanita", "closed")).toEqual([conversation.number]);
    expect(await countOpenConversations(database)).toBe(before - 1);
  });

  test("save texts to answer with; where one is not translated the Romanian one stands", async () => {
    const form = { id: null, version: 0, title: "Termen", ro: "Trei zile.", en: "Three days.", hu: "", uk: "" };
    const saved = await saveReply(database, { form, actor: ana.actor });
    expect(await saveReply(database, { form, actor: ana.actor })).toMatchObject({
      domainError: { code: "saved-reply-exists" },
    });
    const [reply] = await listSavedReplies(database);
    expect([savedTextIn(reply!, "en"), savedTextIn(reply!, "hu")]).toEqual(["Three days.", "Trei zile."]);
    if (saved.ok) await removeSavedReply(database, { id: saved.value, version: 1, actor: ana.actor });
    expect(await listSavedReplies(database)).toEqual([]);
  });

  test("who edit one saved reply at once: the second is refused, and nothing is overwritten", async () => {
    const form = { id: null, version: 0, title: "Garanție", ro: "Doi ani.", en: "", hu: "", uk: "" };
    const saved = await saveReply(database, { form, actor: ana.actor });
    const id = saved.ok ? saved.value : newId<"saved-reply">();
    const change = (ro: string, by: typeof ana) =>
      saveReply(database, { form: { ...form, id, version: 1, ro }, actor: by.actor });
    const outcomes = await Promise.all([change("Trei ani.", ana), change("Cinci ani.", ion)]);
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const [winner, text] = outcomes[0]!.ok ? [ana, "Trei ani."] : [ion, "Cinci ani."];
    expect(await listSavedReplies(database)).toMatchObject([
      { version: 2, savedBy: winner.actor, texts: { ro: text } },
    ]);
    const stale = { id, version: 1, actor: ion.actor };
    expect(await removeSavedReply(database, stale)).toMatchObject({ domainError: { code: "saved-reply-changed" } });
    expect(await removeSavedReply(database, { ...stale, version: 2 })).toMatchObject({ ok: true });
    expect(await change("După ștergere", ana)).toMatchObject({ domainError: { code: "saved-reply-changed" } });
    expect(await listSavedReplies(database)).toEqual([]);
  });
});

test("with an account only closed conversations go", async () => {
  const email = "plec@example.ro";
  const [closed, open] = [await opened("Prima întrebare", email), await opened("A doua întrebare", email)];
  await change(closed, { intent: "note", body: "Client dificil", message: newId<"message">() });
  await change(closed, { ...reply("Răspuns", 2), intent: "reply-close" });
  await transaction(database.db, (tx) => eraseConversations(tx, { email }));
  expect(await viewConversation(database, closed)).toMatchObject({ domainError: { code: "conversation-unknown" } });
  expect(await viewConversation(database, open)).toMatchObject({ ok: true });
});
