// Queries of checkout drafts: what visitors have typed in the checkout so far.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { ShippingForm } from "../forms.ts";
import { storedShipping } from "../stored.ts";

/**
 * Why the first step must be confirmed again before the second: its fields come from an earlier order, or the cart grew
 * at a sign-in.
 */
export type DraftReview = "remembered" | "merged";

/** What the visitor typed in the checkout so far. */
export type CheckoutDraft = { shipping: ShippingForm; accountName: string | null; review: DraftReview | null };

export async function findDraft(db: Queryable, visitorId: VisitorId): Promise<CheckoutDraft | null> {
  const row = await db
    .selectFrom("checkoutDraft")
    .where("visitorId", "=", visitorId)
    .select(["details", "accountName", "review"])
    .executeTakeFirst();
  const shipping = row ? storedShipping(row.details) : null;
  return row && shipping ? { shipping, accountName: row.accountName, review: row.review } : null;
}

export async function saveDraft(db: Queryable, visitorId: VisitorId, shipping: ShippingForm): Promise<void> {
  const details = JSON.stringify(shipping);
  await db
    .insertInto("checkoutDraft")
    .values({ visitorId, details, accountName: null })
    .onConflict((conflict) =>
      conflict.column("visitorId").doUpdateSet({ details, review: null, updatedAt: sql<Date>`now()` }),
    )
    .execute();
}

export async function saveAccountName(db: Queryable, visitorId: VisitorId, accountName: string | null): Promise<void> {
  await db
    .updateTable("checkoutDraft")
    .set({ accountName, updatedAt: sql<Date>`now()` })
    .where("visitorId", "=", visitorId)
    .execute();
}

/** After an order: keeps the fields for the next one, and no choice (rule 31). */
export async function rememberDraft(tx: Transaction, visitorId: VisitorId): Promise<void> {
  const details = sql<string>`details || '{"createAccount": false, "saveInfo": false}'::jsonb`;
  await tx
    .updateTable("checkoutDraft")
    .set({ details, accountName: null, review: "remembered", updatedAt: sql<Date>`now()` })
    .where("visitorId", "=", visitorId)
    .execute();
}

/** Marks the first step as to be confirmed again. A draft that is only remembered needs that anyway. */
export async function markDraft(tx: Transaction, visitorId: VisitorId, review: DraftReview): Promise<void> {
  await tx
    .updateTable("checkoutDraft")
    .set({ review })
    .where("visitorId", "=", visitorId)
    .where("review", "is", null)
    .execute();
}

export async function deleteDraft(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await tx.deleteFrom("checkoutDraft").where("visitorId", "=", visitorId).execute();
}

const DRAFT_RETENTION_DAYS = 90;

/** An account's visitor id begins with `account:`; all other visitors are browsers. */
export async function deleteOldDraftsOfGuests(db: Queryable): Promise<void> {
  await sql`delete from checkout_draft where updated_at < now() - make_interval(days => ${DRAFT_RETENTION_DAYS}) and visitor_id not like 'account:%'`.execute(
    db,
  );
}

/** Keeps the draft that was written last. */
export async function moveDraft(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  await sql`
    with theirs as (delete from checkout_draft where visitor_id = ${from} returning *)
    insert into checkout_draft as mine (visitor_id, details, account_name, review, updated_at)
    select ${to}, details, account_name, review, updated_at from theirs
    on conflict (visitor_id) do update
      set details = excluded.details, account_name = excluded.account_name, review = excluded.review, updated_at = excluded.updated_at
      where mine.updated_at < excluded.updated_at
  `.execute(tx);
}
