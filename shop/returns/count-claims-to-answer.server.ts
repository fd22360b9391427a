import type { Db } from "../../base/db.server.ts";
import { countToAnswer } from "./claims.sql.server.ts";

/** How many claims wait for staff: asked for, or with the goods here. With `openedBefore` only those. */
export function countClaimsToAnswer(deps: { db: Db }, { openedBefore = null }: { openedBefore?: Date | null } = {}) {
  return countToAnswer(deps.db, { openedBefore });
}
