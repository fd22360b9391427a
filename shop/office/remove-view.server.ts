import type { Db } from "../../base/db.server.ts";
import type { AccountId, SavedViewId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { deleteSavedView } from "./saved-views.sql.server.ts";

/** Removes a view of this member of staff. Refuses with `view-unknown`. */
export async function removeView({ db }: { db: Db }, view: { accountId: AccountId; id: SavedViewId }) {
  return (await deleteSavedView(db, view)) ? ok(null) : refuse.notFound({ code: "view-unknown" });
}
