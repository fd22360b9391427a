// Queries of the newsletter's subscribers. Times come from the database's clock.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import { newId } from "../../base/id.ts";
import {
  CONFIRM_DAYS,
  subscriberStates,
  UNSUBSCRIBED_DAYS,
  type NewsletterLanguage,
  type Subscriber,
  type SubscriberState,
} from "./subscriber.ts";

const columns = ["id", "email", "language", "state", "consent", "askedAt", "confirmedAt", "unsubscribedAt"] as const;

/** Makes the address wait for its confirmation. False if it is confirmed already. */
export async function insertPending(
  tx: Transaction,
  wanted: { email: string; language: NewsletterLanguage; consent: string; hash: string },
): Promise<boolean> {
  const { hash, ...row } = wanted;
  const confirmUntil = sql<Date>`now() + make_interval(days => ${CONFIRM_DAYS})`;
  const pending = {
    language: row.language,
    consent: row.consent,
    state: "pending" as const,
    confirmHash: hash,
    confirmUntil,
  };
  const written = await tx
    .insertInto("subscriber")
    .values({ id: newId<"subscriber">(), email: row.email, ...pending })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ ...pending, askedAt: sql<Date>`now()` })
        .where("subscriber.state", "<>", "confirmed"),
    )
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}

/** Confirms the address whose e-mail had this secret; null if the link was used or has expired. */
export async function confirmPending(
  tx: Transaction,
  hash: string,
): Promise<{ email: string; language: NewsletterLanguage; linkKey: string } | null> {
  const row = await tx
    .updateTable("subscriber")
    .set({
      state: "confirmed",
      confirmedAt: sql<Date>`now()`,
      unsubscribedAt: null,
      confirmHash: null,
      confirmUntil: null,
    })
    .where("confirmHash", "=", hash)
    .where("confirmUntil", ">", sql<Date>`now()`)
    .returning(["email", "language", "linkKey"])
    .executeTakeFirst();
  return row ?? null;
}

export async function pendingOf(db: Queryable, hash: string): Promise<{ email: string } | null> {
  const row = await db
    .selectFrom("subscriber")
    .where("confirmHash", "=", hash)
    .where("confirmUntil", ">", sql<Date>`now()`)
    .select("email")
    .executeTakeFirst();
  return row ?? null;
}

export async function subscriberByKey(
  db: Queryable,
  linkKey: string,
): Promise<{ email: string; state: SubscriberState } | null> {
  const row = await db
    .selectFrom("subscriber")
    .where("linkKey", "=", linkKey)
    .select(["email", "state"])
    .executeTakeFirst();
  return row ?? null;
}

/** False if there is no such subscriber. Unsubscribing twice changes nothing. */
export async function writeUnsubscribed(tx: Transaction, linkKey: string): Promise<boolean> {
  const row = await tx
    .updateTable("subscriber")
    .set({
      state: "unsubscribed",
      unsubscribedAt: sql<Date>`case when state = 'unsubscribed' then unsubscribed_at else now() end`,
      confirmHash: null,
      confirmUntil: null,
    })
    .where("linkKey", "=", linkKey)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function subscribersPage(
  db: Queryable,
  { state, page, size }: { state: SubscriberState | null; page: number; size: number },
): Promise<Subscriber[]> {
  return db
    .selectFrom("subscriber")
    .$if(state !== null, (query) => query.where("state", "=", state!))
    .select(columns)
    .orderBy("askedAt", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countByState(db: Queryable): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .selectFrom("subscriber")
    .groupBy("state")
    .select(["state", sql<number>`count(*)::int`.as("count")])
    .execute();
  return Object.fromEntries(
    subscriberStates.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]),
  ) as Record<SubscriberState, number>;
}

export async function confirmedSubscribers(db: Queryable): Promise<(Subscriber & { linkKey: string })[]> {
  return db
    .selectFrom("subscriber")
    .where("state", "=", "confirmed")
    .select([...columns, "linkKey"])
    .orderBy("confirmedAt")
    .orderBy("id")
    .execute();
}

/** Deletes addresses that were never confirmed in time, and those that unsubscribed long ago. */
export async function deleteOldSubscribers(db: Queryable): Promise<void> {
  await sql`delete from subscriber where (state = 'pending' and confirm_until < now())
    or (state = 'unsubscribed' and unsubscribed_at < now() - make_interval(days => ${UNSUBSCRIBED_DAYS}))`.execute(db);
}
