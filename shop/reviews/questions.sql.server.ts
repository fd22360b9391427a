// Queries of questions about listings.

import { sql, type SqlBool } from "kysely";
import { isWithinDays } from "../../base/days.server.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ConversationId, ListingId, QuestionId } from "../../base/id.ts";
import {
  questionStates,
  type PublishedQuestion,
  type Question,
  type QuestionListFilter,
  type QuestionState,
} from "./question.ts";

const columns = [
  "id",
  "conversationId",
  "listingId",
  "state",
  "name",
  "language",
  "question",
  "answer",
  "version",
  "askedAt",
  "publishedAt",
] as const;

const MOST_SHOWN = 50;

/** A listing that is or was on sale; null for a draft and for an unknown id. */
export async function listedTitle(db: Queryable, id: ListingId): Promise<string | null> {
  const row = await db
    .selectFrom("listing")
    .where("id", "=", id)
    .where("state", "<>", "draft")
    .select("title")
    .executeTakeFirst();
  return row?.title ?? null;
}

export async function insertQuestion(tx: Transaction, question: Question): Promise<void> {
  await tx.insertInto("productQuestion").values(question).execute();
}

/** Locks the question until the transaction ends. */
export async function lockQuestion(tx: Transaction, id: QuestionId): Promise<Question | null> {
  const row = await tx
    .selectFrom("productQuestion")
    .where("id", "=", id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type Change = Partial<Pick<Question, "state" | "name" | "question" | "answer" | "publishedAt">>;

/** Changes a locked question; its version rises. */
export async function updateQuestion(tx: Transaction, id: QuestionId, change: Change): Promise<void> {
  await tx
    .updateTable("productQuestion")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

const withTitles = (db: Queryable) =>
  db
    .selectFrom("productQuestion as q")
    .innerJoin("listing as l", "l.id", "q.listingId")
    .leftJoin("conversation as c", "c.id", "q.conversationId");

const shown = [...columns.map((column) => `q.${column}` as const), "l.title", "c.number", "c.name as asker"] as const;

/** A question with its listing's title, and the number of its conversation. */
export async function questionWith(db: Queryable, by: { id: QuestionId } | { conversationId: ConversationId }) {
  const row = await withTitles(db)
    .$if("id" in by, (query) => query.where("q.id", "=", (by as { id: QuestionId }).id))
    .$if("conversationId" in by, (query) =>
      query.where("q.conversationId", "=", (by as { conversationId: ConversationId }).conversationId),
    )
    .select(shown)
    .executeTakeFirst();
  return row ?? null;
}

/** The last answer that was sent in the question's conversation. */
export async function lastAnswer(db: Queryable, conversationId: ConversationId): Promise<string | null> {
  const row = await db
    .selectFrom("conversationMessage")
    .where("conversationId", "=", conversationId)
    .where("direction", "=", "out")
    .select("body")
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.body ?? null;
}

const found = (search: string) =>
  sql<SqlBool>`office_words(l.title || ' ' || coalesce(c.number, '') || ' ' || coalesce(c.name, '') || ' ' || left(q.question, 300))
    @@ office_query(${search})`;

const sortColumns = { asked: "q.askedAt", title: "l.title" } as const;

/** A page of questions for staff. */
export async function selectQuestions(db: Queryable, filter: QuestionListFilter, pageSize: number) {
  const { search, state, sort, descending, page } = filter;
  const all = withTitles(db)
    .where(isWithinDays(sql`q.asked_at`, filter))
    .$if(search !== "", (query) => query.where(found(search)))
    .$if(state !== null, (query) => query.where("q.state", "=", state!));
  const [rows, { total }] = await Promise.all([
    all
      .select(shown)
      .orderBy(sortColumns[sort], descending ? "desc" : "asc")
      .orderBy("q.id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    all.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function countQuestionStates(db: Queryable): Promise<Record<QuestionState, number>> {
  const count = (state: QuestionState) => sql<number>`count(*) filter (where state = ${state})::integer`.as(state);
  return db.selectFrom("productQuestion").select(questionStates.map(count)).executeTakeFirstOrThrow();
}

/** The questions that the page of a listing shows, newest first. */
export async function publishedQuestions(db: Queryable, listingId: ListingId): Promise<PublishedQuestion[]> {
  const rows = await db
    .selectFrom("productQuestion")
    .where("listingId", "=", listingId)
    .where("state", "=", "published")
    .select(["id", "name", "language", "question", "answer", "publishedAt"])
    .orderBy("publishedAt", "desc")
    .orderBy("id")
    .limit(MOST_SHOWN)
    .execute();
  return rows.flatMap(({ answer, publishedAt, ...row }) =>
    answer === null || publishedAt === null ? [] : [{ ...row, answer, publishedAt }],
  );
}

/** Deletes the questions of an address that are not public, and the name on the others. Call it before the conversations go. */
export async function eraseQuestionsOf(tx: Transaction, email: string): Promise<void> {
  const isTheirs = sql<SqlBool>`conversation_id in (select id from conversation where lower(email) = ${email.toLowerCase()})`;
  await tx.deleteFrom("productQuestion").where(isTheirs).where("state", "<>", "published").execute();
  await tx.updateTable("productQuestion").set({ name: null, conversationId: null }).where(isTheirs).execute();
}
