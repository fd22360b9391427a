// Queries that write listings which came as rows of a table.

import { sql } from "kysely";
import type { Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";

type ListingRow = {
  kind: "pc" | "component";
  category: string | null;
  title: string;
  price: Bani;
  warrantyMonths: number;
  badge: string | null;
  specs: object;
  /** The fields of the editor of drafts. */
  typed: Readonly<Record<string, string>>;
};

const BATCH = 500;

/** Inserts drafts; returns their ids in the same order. */
export async function insertDraftListings(tx: Transaction, rows: readonly ListingRow[]): Promise<ListingId[]> {
  const ids: ListingId[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const inserted = await tx
      .insertInto("listing")
      .values(
        batch.map(({ kind, category, title, price, warrantyMonths, badge, specs, typed }) => ({
          kind,
          category,
          title,
          priceBani: price,
          warrantyMonths,
          badge,
          state: "draft" as const,
          specs: JSON.stringify(specs),
          draft: JSON.stringify(typed),
          publishedAt: sql<Date>`now()` as never,
        })),
      )
      .returning("id")
      .execute();
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

type Changed = { id: ListingId; listing: ListingRow; isDraft: boolean; state: "draft" | "live" | "withdrawn" };

/** Writes everything of locked listings, and new prices of those that are no drafts into the price log. */
export async function writeSheetListings(tx: Transaction, changed: readonly Changed[]): Promise<void> {
  for (let from = 0; from < changed.length; from += BATCH) {
    const json = JSON.stringify(
      changed.slice(from, from + BATCH).map(({ id, listing, isDraft, state }) => {
        const { title, price, warrantyMonths, badge, specs, typed } = listing;
        return { id, title, price, warrantyMonths, badge, specs, state, draft: isDraft ? typed : null };
      }),
    );
    const rows = sql`jsonb_to_recordset(${json}::jsonb)
      as v (id int, title text, price int, "warrantyMonths" int, badge text, specs jsonb, state text, draft jsonb)`;
    await sql`
      insert into price_log (listing_id, price_bani, since)
      select v.id, v.price, now() from ${rows} join listing l on l.id = v.id where l.state <> 'draft' and l.price_bani <> v.price
      on conflict (listing_id, since) do update set price_bani = excluded.price_bani`.execute(tx);
    await sql`
      update listing l set title = v.title, price_bani = v.price, warranty_months = v."warrantyMonths", badge = v.badge, specs = v.specs,
        state = v.state, draft = nullif(v.draft, 'null'), updated_at = now()
      from ${rows} where l.id = v.id`.execute(tx);
  }
}
