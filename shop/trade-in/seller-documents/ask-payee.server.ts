import { recordAudit } from "../../../base/audit.server.ts";
import { attempt } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { StaffDeps, StaffTransition } from "../office/transition-as-staff.server.ts";
import { auditSubject } from "../trade-in.ts";
import { insertEmail, lockTradeInOf } from "../trade-ins.sql.server.ts";
import { listChecks } from "./seller-documents.sql.server.ts";

/**
 * Asks the seller, by e-mail and once for each account, for an account in their own name. Refuses with
 * `trade-in-unknown` or `check-settled` (nobody else's name holds the payout).
 */
export function askPayee(
  deps: StaffDeps,
  { number, actor }: StaffTransition,
): Promise<Result<null, DomainError<"not-found", "trade-in-unknown"> | DomainError<"conflict", "check-settled">>> {
  return attempt(deps.db, async (tx) => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
    const checks = await listChecks(tx, tradeIn.id);
    const open = checks.find(({ reason, settledAt }) => reason === "other-payee" && settledAt === null);
    if (!open) return refuse.conflict({ code: "check-settled" });
    await insertEmail(
      tx,
      { kind: "own-account", tradeIn },
      { key: `trade-in own-account ${number} ${open.foundAt.toISOString()}`, compose: deps.composeTradeIn },
    );
    await recordAudit(tx, { actor, action: "payee-asked", ...auditSubject(tradeIn) });
    return ok(null);
  });
}
