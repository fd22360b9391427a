// Queries of saved views.

import type { Queryable, Transaction } from "../../base/db.server.ts";
import { newId, type AccountId, type SavedViewId } from "../../base/id.ts";
import type { SavedListView } from "./saved-view.ts";

export function savedViewsOf(db: Queryable, accountId: AccountId): Promise<SavedListView[]> {
  return db
    .selectFrom("savedView")
    .where("accountId", "=", accountId)
    .orderBy("path")
    .orderBy("savedAt")
    .orderBy("id")
    .select(["id", "name", "path", "query"])
    .execute();
}

/** Writes a view, or gives the view of that name on that list another query. */
export async function writeSavedView(
  tx: Transaction,
  view: { accountId: AccountId; name: string; path: string; query: string },
): Promise<void> {
  await tx
    .insertInto("savedView")
    .values({ id: newId<"saved-view">(), ...view })
    .onConflict((on) => on.columns(["accountId", "path", "name"]).doUpdateSet({ query: view.query }))
    .execute();
}

export async function deleteSavedView(
  db: Queryable,
  { accountId, id }: { accountId: AccountId; id: SavedViewId },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("savedView")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
