import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { updatePcName } from "./own-pc.sql.server.ts";

/** Renames the visitor's PC. Refuses with `pc-undescribed` if they have none. */
export async function renameOwnPc(deps: { db: Db }, renamed: { visitorId: VisitorId; name: string }) {
  return (await updatePcName(deps.db, renamed)) ? ok(null) : refuse.invalid({ code: "pc-undescribed" });
}
