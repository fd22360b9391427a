import { attempt, type Db } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { MOST_SAVED_VIEWS } from "./saved-view.ts";
import { savedViewsOf, writeSavedView } from "./saved-views.sql.server.ts";

/**
 * Saves a view of a list under a name; the same name on the same list means the new view. Refuses with `too-many-views`
 * (100 exist already).
 */
export function saveView(
  { db }: { db: Db },
  view: { accountId: AccountId; name: string; path: string; query: string },
) {
  return attempt(db, async (tx) => {
    const views = await savedViewsOf(tx, view.accountId);
    const isNew = !views.some(({ name, path }) => name === view.name && path === view.path);
    if (isNew && views.length >= MOST_SAVED_VIEWS) return refuse.invalid({ code: "too-many-views" });
    await writeSavedView(tx, view);
    return ok(null);
  });
}
