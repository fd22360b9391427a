import type { Db } from "../../../base/db.server.ts";
import { countOpenSurpluses } from "./surplus.sql.server.ts";

/** How many surpluses are neither sent back nor kept. With `before` only those that arrived before that moment. */
export function countSurpluses(deps: { db: Db }, { before = null }: { before?: Date | null } = {}): Promise<number> {
  return countOpenSurpluses(deps.db, { before });
}
