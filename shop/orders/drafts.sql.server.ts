// Every query of what visitors have typed in the checkout so far.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import type { ShippingForm } from "./forms.ts";

/** What the visitor typed in the checkout so far. */
export type Draft = { shipping: ShippingForm; accountName: string | null };

export async function findDraft(db: Queryable, visitorId: VisitorId): Promise<Draft | null> {
  const row = await db.selectFrom("checkoutDraft").where("visitorId", "=", visitorId).select(["details", "accountName"]).executeTakeFirst();
  return row ? { shipping: row.details as ShippingForm, accountName: row.accountName } : null;
}

export async function saveDraft(db: Queryable, visitorId: VisitorId, shipping: ShippingForm): Promise<void> {
  const details = JSON.stringify(shipping);
  await db
    .insertInto("checkoutDraft")
    .values({ visitorId, details, accountName: null })
    .onConflict((conflict) => conflict.column("visitorId").doUpdateSet({ details, updatedAt: sql<Date>`now()` }))
    .execute();
}

export async function saveAccountName(db: Queryable, visitorId: VisitorId, accountName: string | null): Promise<void> {
  await db.updateTable("checkoutDraft").set({ accountName, updatedAt: sql<Date>`now()` }).where("visitorId", "=", visitorId).execute();
}

export async function deleteDraft(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await tx.deleteFrom("checkoutDraft").where("visitorId", "=", visitorId).execute();
}

const DRAFT_KEPT_DAYS = 90;

/** An account's visitor is named after the account; all others are browsers. */
export async function deleteOldDraftsOfGuests(db: Queryable): Promise<void> {
  await sql`delete from checkout_draft where updated_at < now() - make_interval(days => ${DRAFT_KEPT_DAYS}) and visitor_id not like 'account:%'`.execute(db);
}

/** The draft that was written last is the one that stays. */
export async function moveDraft(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  await sql`
    with theirs as (delete from checkout_draft where visitor_id = ${from} returning *)
    insert into checkout_draft as mine (visitor_id, details, account_name, updated_at)
    select ${to}, details, account_name, updated_at from theirs
    on conflict (visitor_id) do update
      set details = excluded.details, account_name = excluded.account_name, updated_at = excluded.updated_at
      where mine.updated_at < excluded.updated_at
  `.execute(tx);
}
