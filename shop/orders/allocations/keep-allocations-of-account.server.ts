import { transaction, type Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { openRequestsOf } from "./held-units.sql.server.ts";
import type { Holding } from "../../inventory/allocations/holder.ts";
import { keepRequest } from "./keep-request.server.ts";

/** Gives everything its full length that somebody asked for as a stranger and now has in an account: an account is known at once (rule 35). */
export async function keepHoldsOfAccount(desk: { db: Db; holding: Holding }, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  for (const id of await transaction(desk.db, (tx) => openRequestsOf(tx, visitorId))) await keepRequest(desk, { id, network: null });
}
