import { attempt, type Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { isUndescribed, noPc, withDescribed, type OwnPcChange } from "./own-pc.ts";
import { lockOwnPc, ownPcOf, upsertOwnPc } from "./own-pc.sql.server.ts";

/**
 * Stores what the visitor says about their PC; categories that the change does not name stay as they were described.
 * Refuses with `pc-undescribed` if no part is left.
 */
export function describeOwnPc(deps: { db: Db }, { visitorId, change }: { visitorId: VisitorId; change: OwnPcChange }) {
  return attempt(deps.db, async (tx) => {
    await lockOwnPc(tx, visitorId);
    const pc = withDescribed((await ownPcOf(tx, { visitorId })) ?? noPc, change);
    if (isUndescribed(pc)) return refuse.invalid({ code: "pc-undescribed" });
    await upsertOwnPc(tx, { visitorId, pc });
    return ok(pc);
  });
}
