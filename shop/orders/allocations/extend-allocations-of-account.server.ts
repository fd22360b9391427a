import { transaction, type Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { openRequestsOf } from "./allocated-units.sql.server.ts";
import type { Holding } from "../../inventory/allocations/holder.ts";
import { extendRequest } from "./extend-request.server.ts";

/**
 * Extends to their full length all allocations that somebody requested as a stranger and now has in an account: an
 * account counts as known (rule 35).
 */
export async function extendAllocationsOfAccount(
  deps: { db: Db; holding: Holding },
  { visitorId }: { visitorId: VisitorId },
): Promise<void> {
  for (const id of await transaction(deps.db, (tx) => openRequestsOf(tx, visitorId)))
    await extendRequest(deps, { id, network: null });
}
