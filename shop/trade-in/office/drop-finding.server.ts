import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { FindingId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { TransitionError, StaffTransition } from "./transition-as-staff.server.ts";
import { deleteFinding } from "./office.sql.server.ts";
import { auditSubject } from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";

/**
 * Deletes a finding while testing lasts. Refuses with `trade-in-unknown`, `trade-in-not-movable`, or `finding-changed` if
 * somebody else deleted it, or wrote another about the same claim.
 */
export function dropFinding(deps: { db: Db }, { number, actor, finding }: StaffTransition & { finding: FindingId }) {
  return attempt(
    deps.db,
    async (tx): Promise<Result<null, TransitionError | DomainError<"conflict", "finding-changed">>> => {
      const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
      if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
      if (tradeIn.state !== "testing") return refuse.conflict({ code: "trade-in-not-movable", state: tradeIn.state });
      const before = await deleteFinding(tx, tradeIn.id, finding);
      if (!before) return refuse.conflict({ code: "finding-changed" });
      await recordAudit(tx, { actor, action: "finding-dropped", ...auditSubject(tradeIn), before });
      return ok(null);
    },
  );
}
