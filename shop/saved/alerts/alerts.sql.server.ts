// All queries of alerts. Times come from the database's clock, so that several processes agree on them.

import { sql, type SqlBool } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import { newId, type AlertId, type ListingId } from "../../../base/id.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { ProductType } from "../../catalogue/product-type.ts";
import { CONFIRM_WITHIN_DAYS, QUIET_MINUTES, type AlertLanguage } from "./alert.ts";
import type { AlertEmail, ComposeAlertEmail } from "./emails.ts";

export type AlertRow = {
  id: AlertId;
  email: string;
  language: AlertLanguage;
  productType: ProductType;
  query: string;
  said: string;
};

const columns = ["id", "email", "language", "aisle as productType", "query", "said"] as const;
const isActive = sql<SqlBool>`confirmed_at is not null and stopped_at is null`;
const now = sql<Date>`now()`;
const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`;

/** Serializes the requests of an address until the transaction ends. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 2))`.execute(tx);
}

/** The address's alert with this filter, created if missing. An inactive one gets the new language and wording. */
export async function ensureAlert(
  tx: Transaction,
  wanted: Omit<AlertRow, "id">,
): Promise<AlertRow & { isActive: boolean }> {
  const { productType, ...alert } = wanted;
  await tx
    .insertInto("alert")
    .values({ id: newId<"alert">(), ...alert, aisle: productType })
    .onConflict((conflict) =>
      conflict
        .columns(["email", "aisle", "query"])
        .doUpdateSet({ language: wanted.language, said: wanted.said, createdAt: now })
        .where(sql<SqlBool>`not (alert.confirmed_at is not null and alert.stopped_at is null)`),
    )
    .execute();
  const row = await tx
    .selectFrom("alert")
    .where("email", "=", wanted.email)
    .where("aisle", "=", wanted.productType)
    .where("query", "=", wanted.query)
    .select([...columns, isActive.as("isActive")])
    .executeTakeFirstOrThrow();
  return { ...row, productType: row.productType as ProductType, isActive: Boolean(row.isActive) };
}

/** How many emails this address got in the last 24 hours because of alert requests. */
export async function countRequestEmailsToday(tx: Transaction, email: string): Promise<number> {
  const row = await tx
    .selectFrom("alertLink as link")
    .innerJoin("alert as a", "a.id", "link.alertId")
    .where("a.email", "=", email)
    .where("link.letter", "in", ["confirm", "already"])
    .where("link.createdAt", ">", minutesAgo(24 * 60))
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function countActive(tx: Transaction, email: string): Promise<number> {
  const row = await tx
    .selectFrom("alert")
    .where("email", "=", email)
    .where(isActive)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Enqueues an email and stores the hash of the secret in its links. */
export async function insertEmail(
  tx: Transaction,
  content: AlertEmail,
  {
    alert,
    hash,
    compose,
  }: { alert: Pick<AlertRow, "id" | "email" | "language">; hash: string; compose: ComposeAlertEmail },
): Promise<void> {
  const kind = content.kind === "alert-confirm" ? "confirm" : content.kind === "alert-already" ? "already" : "found";
  await tx.insertInto("alertLink").values({ hash, alertId: alert.id, letter: kind }).execute();
  const { stopLink: unsubscribeLink, ...text } = compose(content, alert.language);
  await enqueueEmail(tx, {
    key: `alert ${hash}`,
    recipient: alert.email,
    language: alert.language,
    ...text,
    unsubscribeLink,
  });
}

/** The alert behind a link. */
export async function findLink(
  db: Queryable,
  hash: string,
): Promise<(AlertRow & { isActive: boolean; confirms: boolean }) | null> {
  const row = await db
    .selectFrom("alertLink as link")
    .innerJoin("alert as a", "a.id", "link.alertId")
    .where("link.hash", "=", hash)
    .select(["a.id", "a.email", "a.language", "a.aisle as productType", "a.query", "a.said"])
    .select(sql<boolean>`a.confirmed_at is not null and a.stopped_at is null`.as("isActive"))
    // A link from before the alert was stopped does not activate it again.
    .select(
      sql<boolean>`link.letter = 'confirm' and link.created_at > now() - make_interval(days => ${CONFIRM_WITHIN_DAYS}) and coalesce(a.stopped_at < link.created_at, true)`.as(
        "confirms",
      ),
    )
    .executeTakeFirst();
  return row ? { ...row, productType: row.productType as ProductType } : null;
}

export async function switchOn(tx: Transaction, id: AlertId): Promise<void> {
  await tx.updateTable("alert").set({ confirmedAt: now, stoppedAt: null }).where("id", "=", id).execute();
}

/** Stops an alert and deletes its unsent hits. */
export async function switchOff(tx: Transaction, id: AlertId): Promise<void> {
  await tx.updateTable("alert").set({ stoppedAt: now }).where("id", "=", id).where("stoppedAt", "is", null).execute();
  await deleteUnsentHits(tx, id);
}

/**
 * Claims the scan of new arrivals for this process; null while another process has it. The claim of a dead process
 * expires.
 */
export async function claimScan(db: Queryable): Promise<{ since: Date; until: Date } | null> {
  const { rows } = await sql<{ since: Date; until: Date }>`
    update alert_look set claimed_until = now() + interval '2 minutes' where claimed_until < now()
    returning looked_until - make_interval(mins => ${OVERLAP_MINUTES}) as since, now() as until
  `.execute(db);
  return rows[0] ?? null;
}

// Each scan covers the last forty minutes again: an import may have committed late, and a listing may have been in
// somebody's checkout when it arrived. Hits are unique, so no listing is sent twice.
const OVERLAP_MINUTES = 40;

export async function finishScan(db: Queryable, { until }: { until: Date }): Promise<void> {
  await sql`update alert_look set looked_until = greatest(looked_until, ${until}), claimed_until = '-infinity'`.execute(
    db,
  );
}

/** Listings that became available since then, and when. */
export async function arrivalsSince(db: Queryable, since: Date): Promise<{ listingId: ListingId; at: Date }[]> {
  const { rows } = await sql<{ listingId: ListingId; at: Date }>`
    select listing_id, max(at) as at from (
      select listing_id, at from shelf_arrival where at > ${since}
      union all
      select u.listing_id, h.until from hold h join unit u on u.id = h.unit_id
      where h.kind <> 'checkout' and h.until > ${since} and h.until <= now() and u.state = 'stock' and not exists (
        select from unit other left join hold oh on oh.unit_id = other.id
        where other.listing_id = u.listing_id and other.id <> u.id and other.state = 'stock' and (oh.unit_id is null or oh.until < h.until)
      )
    ) arrived
    group by listing_id order by listing_id
  `.execute(db);
  return rows;
}

export type WaitingAlert = { id: AlertId; productType: ProductType; query: string; confirmedAt: Date };

/** The next active alerts by id, for these product types. */
export async function activeAlertsAfter(
  db: Queryable,
  { after, productTypes, limit }: { after: AlertId | null; productTypes: readonly ProductType[]; limit: number },
): Promise<WaitingAlert[]> {
  const rows = await db
    .selectFrom("alert")
    .where(isActive)
    .where("aisle", "in", productTypes)
    .$if(after !== null, (query) => query.where("id", ">", after))
    .orderBy("id")
    .limit(limit)
    .select(["id", "aisle as productType", "query", "confirmedAt"])
    .execute();
  return rows.flatMap(({ confirmedAt, productType, ...row }) =>
    confirmedAt ? [{ ...row, productType: productType as ProductType, confirmedAt }] : [],
  );
}

/** Existing hits stay unchanged: they were sent, or will be. */
export async function insertHits(
  db: Queryable,
  hits: readonly { alertId: AlertId; listingId: ListingId }[],
): Promise<void> {
  for (let start = 0; start < hits.length; start += HIT_BATCH) {
    await db
      .insertInto("alertHit")
      .values(hits.slice(start, start + HIT_BATCH))
      .onConflict((conflict) => conflict.columns(["alertId", "listingId"]).doNothing())
      .execute();
  }
}

const HIT_BATCH = 10_000; // a statement may have 65,535 parameters

const hasMatches = sql<SqlBool>`
  confirmed_at is not null and stopped_at is null
  and coalesce(told_at <= now() - make_interval(mins => ${QUIET_MINUTES}), true)
  and exists (select from alert_hit hit where hit.alert_id = alert.id and hit.told_at is null)`;

export async function alertsWithMatches(db: Queryable, { limit }: { limit: number }): Promise<AlertId[]> {
  const rows = await db.selectFrom("alert").where(hasMatches).orderBy("id").limit(limit).select("id").execute();
  return rows.map(({ id }) => id);
}

/** Locks the alert and returns its unsent hits; null if another process is sending them, or has sent them. */
export async function takeMatches(
  tx: Transaction,
  id: AlertId,
): Promise<{ alert: AlertRow; listingIds: ListingId[] } | null> {
  const alert = await tx
    .selectFrom("alert")
    .where("id", "=", id)
    .where(hasMatches)
    .select(columns)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!alert) return null;
  const hits = await tx
    .selectFrom("alertHit")
    .where("alertId", "=", id)
    .where("toldAt", "is", null)
    .select("listingId")
    .execute();
  return {
    alert: { ...alert, productType: alert.productType as ProductType },
    listingIds: hits.map(({ listingId }) => listingId),
  };
}

/** Marks these listings as sent, so that they are not sent again. */
export async function markNotified(
  tx: Transaction,
  { id, listingIds }: { id: AlertId; listingIds: readonly ListingId[] },
): Promise<void> {
  await tx
    .updateTable("alertHit")
    .set({ toldAt: now })
    .where("alertId", "=", id)
    .where("listingId", "in", listingIds)
    .execute();
  await tx.updateTable("alert").set({ toldAt: now }).where("id", "=", id).execute();
}

/** Deletes unsent hits; a listing that becomes available again is found again. */
export async function deleteUnsentHits(tx: Transaction, id: AlertId): Promise<void> {
  await tx.deleteFrom("alertHit").where("alertId", "=", id).where("toldAt", "is", null).execute();
}

export async function anyActive(db: Queryable): Promise<boolean> {
  return (await db.selectFrom("alert").where(isActive).select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** The active alerts of an address, newest first. */
export async function activeOf(db: Queryable, email: string): Promise<(AlertRow & { confirmedAt: Date })[]> {
  const rows = await db
    .selectFrom("alert")
    .where("email", "=", email)
    .where(isActive)
    .orderBy("confirmedAt", "desc")
    .select([...columns, "confirmedAt"])
    .execute();
  return rows.flatMap(({ confirmedAt, ...row }) =>
    confirmedAt ? [{ ...row, productType: row.productType as ProductType, confirmedAt }] : [],
  );
}

/** Retention of addresses: a week if not confirmed, a month after the alert was stopped. */
export async function deleteOldAlerts(db: Queryable): Promise<void> {
  const minutes = (days: number) => days * 24 * 60;
  await db
    .deleteFrom("alert")
    .where("confirmedAt", "is", null)
    .where("createdAt", "<", minutesAgo(minutes(CONFIRM_WITHIN_DAYS)))
    .execute();
  await db
    .deleteFrom("alert")
    .where("stoppedAt", "<", minutesAgo(minutes(30)))
    .execute();
  await db
    .deleteFrom("alertLink")
    .where("createdAt", "<", minutesAgo(minutes(400)))
    .execute();
}
