import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { StaffTransition } from "../office/transition-as-staff.server.ts";
import { auditSubject } from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";
import type { CheckReason } from "./identity.ts";
import { settleOpenCheck } from "./seller-documents.sql.server.ts";

/**
 * Staff settle a check with a reason: the payout is no longer held by it. The same holder's name is not asked about
 * again. Refuses with `trade-in-unknown` or `check-settled` (none of this reason is open).
 */
export function settleCheck(
  deps: { db: Db },
  { number, actor, reason, note }: StaffTransition & { reason: CheckReason; note: string },
): Promise<Result<null, DomainError<"not-found", "trade-in-unknown"> | DomainError<"conflict", "check-settled">>> {
  return attempt(deps.db, async (tx) => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
    if (!(await settleOpenCheck(tx, tradeIn.id, { reason, by: actor, note })))
      return refuse.conflict({ code: "check-settled" });
    await recordAudit(tx, { actor, action: "check-settled", ...auditSubject(tradeIn), after: { reason, note } });
    return ok(null);
  });
}
