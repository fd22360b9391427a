import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteOwnPc } from "./own-pc.sql.server.ts";

/** Deletes the visitor's PC. Idempotent. */
export async function removeOwnPc(deps: { db: Db }, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await deleteOwnPc(deps.db, visitorId);
}
