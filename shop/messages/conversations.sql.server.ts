// Queries of conversations and their messages.
// Invariant: `office_words(…)` and `message_words(…)` are those of indexes in db/migrations/0063-conversations.ts.

import { sql, type SqlBool } from "kysely";
import { isWithinDays } from "../../base/days.server.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { AccountId, ConversationId, ListingId, MessageId } from "../../base/id.ts";
import type { ContactMessage } from "./contact-message.ts";
import type { Conversation, ConversationMessage, ConversationNumber } from "./conversation.ts";
import { conversationShows, type ConversationListFilter, type ConversationShow } from "./conversation-list.ts";

const columns = [
  "id",
  "number",
  "origin",
  "state",
  "subject",
  "name",
  "email",
  "language",
  "orderNumber",
  "listingId",
  "assignedTo",
  "unread",
  "messages",
  "waitingSince",
  "lastAt",
  "createdAt",
] as const;
const messageColumns = ["id", "position", "direction", "body", "actor", "sender", "messageId", "at"] as const;
const MOST_MESSAGES = 500;

type Stored = Omit<Conversation, "number" | "language"> & { number: string; language: string };
const conversationOf = (row: Stored) => row as Conversation;

export type NewConversation = Omit<Conversation, "id" | "number" | "messages" | "createdAt" | "assignedTo"> & {
  assignedTo?: AccountId | null;
};

/** False if the number is taken. */
export async function insertConversation(
  tx: Transaction,
  { assignedTo = null, ...row }: NewConversation & { id: ConversationId; number: ConversationNumber },
): Promise<boolean> {
  const written = await tx
    .insertInto("conversation")
    .values({ ...row, assignedTo, messages: 0 })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .returning("id")
    .execute();
  return written.length > 0;
}

export async function insertContactMessage(
  tx: Transaction,
  message: Omit<ContactMessage, "transcript"> & { conversationId: ConversationId },
): Promise<number> {
  const { id } = await tx.insertInto("contactMessage").values(message).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Locks the conversation until the transaction ends. */
export async function lockConversation(tx: Transaction, by: { number: string } | { id: ConversationId }) {
  const [column, value] = "id" in by ? (["id", by.id] as const) : (["number", by.number] as const);
  const row = await tx
    .selectFrom("conversation")
    .where(column, "=", value as never)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
  return row ? conversationOf(row) : null;
}

/** Two copies of one e-mail that come at once are recorded one after the other. */
export async function lockEmail(tx: Transaction, messageId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`e-mail ${messageId}`}, 0))`.execute(tx);
}

export async function conversationByNumber(db: Queryable, number: string): Promise<Conversation | null> {
  const row = await db.selectFrom("conversation").where("number", "=", number).select(columns).executeTakeFirst();
  return row ? conversationOf(row) : null;
}

/** The conversation of the newest of these e-mails, by their Message-IDs. */
export async function conversationOfEmails(
  db: Queryable,
  messageIds: readonly string[],
): Promise<{ id: ConversationId } | null> {
  if (messageIds.length === 0) return null;
  const row = await db
    .selectFrom("conversationMessage")
    .where("messageId", "in", messageIds)
    .select("conversationId as id")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export type NewMessage = Omit<ConversationMessage, "position" | "at">;

/** Writes the next message, and counts it. False, and nothing is written, if it was written before. */
export async function insertMessage(
  tx: Transaction,
  conversation: Pick<Conversation, "id">,
  message: NewMessage,
): Promise<boolean> {
  const written = await tx
    .insertInto("conversationMessage")
    .values({
      ...message,
      conversationId: conversation.id,
      position: sql<number>`(select messages + 1 from conversation where id = ${conversation.id})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  if (written.length === 0) return false;
  await tx
    .updateTable("conversation")
    .set((eb) => ({ messages: eb("messages", "+", 1) }))
    .where("id", "=", conversation.id)
    .execute();
  return true;
}

export async function hasMessage(
  db: Queryable,
  message: { id: MessageId; conversationId: ConversationId },
): Promise<boolean> {
  const row = await db
    .selectFrom("conversationMessage")
    .where("id", "=", message.id)
    .where("conversationId", "=", message.conversationId)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

type Change = Partial<Pick<Conversation, "state" | "assignedTo" | "unread" | "waitingSince" | "lastAt">>;

export async function updateConversation(tx: Transaction, id: ConversationId, change: Change): Promise<void> {
  await tx.updateTable("conversation").set(change).where("id", "=", id).execute();
}

/** The messages in their order; of a very long conversation the newest ones. */
export async function messagesOf(db: Queryable, id: ConversationId): Promise<ConversationMessage[]> {
  const rows = await db
    .selectFrom("conversationMessage")
    .where("conversationId", "=", id)
    .select(messageColumns)
    .orderBy("position", "desc")
    .limit(MOST_MESSAGES)
    .execute();
  return rows.toReversed();
}

/** The order's number if there is such an order. */
export async function knownOrder(db: Queryable, number: string | null): Promise<string | null> {
  if (number === null) return null;
  const row = await db.selectFrom("salesOrder").where("number", "=", number).select("number").executeTakeFirst();
  return row?.number ?? null;
}

export async function listingTitle(db: Queryable, id: ListingId | null): Promise<string | null> {
  if (id === null) return null;
  const row = await db.selectFrom("listing").where("id", "=", id).select("title").executeTakeFirst();
  return row?.title ?? null;
}

/** Other conversations with this address, the newest first. */
export async function otherConversations(db: Queryable, { id, email }: Pick<Conversation, "id" | "email">) {
  return db
    .selectFrom("conversation")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .where("id", "<>", id)
    .select(["number", "subject", "state", "lastAt"])
    .orderBy("lastAt", "desc")
    .limit(10)
    .execute();
}

const shown = (show: ConversationShow, by: AccountId) =>
  ({
    open: sql<SqlBool>`state = 'open'`,
    waiting: sql<SqlBool>`state = 'waiting'`,
    closed: sql<SqlBool>`state = 'closed'`,
    mine: sql<SqlBool>`state <> 'closed' and assigned_to = ${by}`,
    unassigned: sql<SqlBool>`state <> 'closed' and assigned_to is null`,
  })[show];

const found = (search: string) => sql<SqlBool>`id in (
  select id from conversation
    where office_words(number || ' ' || name || ' ' || email || ' ' || subject || ' ' || coalesce(order_number, ''))
      @@ office_query(${search})
  union select conversation_id from conversation_message where message_words(body) @@ office_query(${search}))`;

const isDue = ({ waitingBefore }: { waitingBefore: Date | null }) =>
  waitingBefore === null
    ? sql<SqlBool>`state = 'open'`
    : sql<SqlBool>`state = 'open' and waiting_since < ${waitingBefore}`;

const sortColumns = { last: "lastAt", waiting: "waitingSince", name: "name" } as const;

export async function selectConversations(db: Queryable, filter: ConversationListFilter, pageSize: number) {
  const { search, show, sort, descending, page, by, due = null } = filter;
  const all = db
    .selectFrom("conversation")
    .where(isWithinDays(sql`last_at`, filter))
    .$if(search !== "", (query) => query.where(found(search)))
    .$if(show !== null, (query) => query.where(shown(show!, by)))
    .$if(due !== null, (query) => query.where(isDue(due!)));
  const [rows, { total }] = await Promise.all([
    all
      .select(columns)
      .orderBy(sortColumns[sort], (order) => (descending ? order.desc() : order.asc()).nullsLast())
      .orderBy("id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    all.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(conversationOf), total };
}

export async function countShown(db: Queryable, by: AccountId): Promise<Record<ConversationShow, number>> {
  const count = (show: ConversationShow) => sql<number>`count(*) filter (where ${shown(show, by)})::integer`.as(show);
  return db.selectFrom("conversation").select(conversationShows.map(count)).executeTakeFirstOrThrow();
}

/** How many wait for an answer. */
export async function countOpen(db: Queryable, { waitingBefore }: { waitingBefore: Date | null }): Promise<number> {
  const { open } = await db
    .selectFrom("conversation")
    .where(isDue({ waitingBefore }))
    .select(sql<number>`count(*)::integer`.as("open"))
    .executeTakeFirstOrThrow();
  return open;
}

export async function deleteClosedWith(tx: Transaction, email: string): Promise<void> {
  await tx
    .deleteFrom("conversation")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .where("state", "=", "closed")
    .execute();
}
