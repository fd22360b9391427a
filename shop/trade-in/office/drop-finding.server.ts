import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type Result } from "../../../base/result.ts";
import type { TransitionError, StaffTransition } from "./transition-as-staff.server.ts";
import { deleteFinding } from "./office.sql.server.ts";
import type { FoundClaim } from "../../pricing/revision.ts";
import { auditSubject } from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";

/**
 * Deletes a finding while testing lasts; a missing one is no error. Refuses with `trade-in-unknown` or
 * `trade-in-not-movable`.
 */
export function dropFinding(
  deps: { db: Db },
  { number, actor, key, claim }: StaffTransition & { key: string; claim: FoundClaim },
) {
  return attempt(deps.db, async (tx): Promise<Result<null, TransitionError>> => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
    if (tradeIn.state !== "testing") return refuse.conflict({ code: "trade-in-not-movable", state: tradeIn.state });
    if (await deleteFinding(tx, tradeIn.id, { key, claim }))
      await recordAudit(tx, { actor, action: "finding-dropped", ...auditSubject(tradeIn), before: { key, claim } });
    return ok(null);
  });
}
