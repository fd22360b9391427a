import type { Db } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import type { SavedListView } from "./saved-view.ts";
import { savedViewsOf } from "./saved-views.sql.server.ts";

/** All views that a member of staff saved, of every list. */
export function listSavedViews({ db }: { db: Db }, { accountId }: { accountId: AccountId }): Promise<SavedListView[]> {
  return savedViewsOf(db, accountId);
}
