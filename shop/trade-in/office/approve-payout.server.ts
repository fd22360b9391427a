import { recordAudit } from "../../../base/audit.server.ts";
import { attempt as inTransaction, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { hintOfIban } from "../../../base/secrets/mask.ts";
import { accountVersion } from "../../payments/account-version.server.ts";
import { auditSubject } from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";
import { writeApproved } from "./office.sql.server.ts";
import type { StaffTransition } from "./transition-as-staff.server.ts";

/**
 * A second member of staff approves a large payout, to the account that it has now: another account, or money that came
 * back, ends the approval. Refuses with `trade-in-unknown`, `payout-unknown` (filed, paid, or another attempt),
 * `account-changed` (it has another account than was `seen`: `accountVersion`) or `approval-own` (the actor gave its
 * account, or it is approved already).
 */
export function approvePayout(
  deps: { db: Db },
  { number, attempt, seen, actor }: StaffTransition & { attempt: number; seen: string },
) {
  return inTransaction(deps.db, async (tx) => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
    const { payout, state } = tradeIn;
    const isOpen = state === "tested" && payout?.attempt === attempt && payout.file === null;
    if (!payout || !isOpen) return refuse.conflict({ code: "payout-unknown" });
    if (accountVersion(payout) !== seen) return refuse.conflict({ code: "account-changed" });
    if (!(await writeApproved(tx, tradeIn.id, { attempt, actor }))) return refuse.conflict({ code: "approval-own" });
    await recordAudit(tx, {
      actor,
      action: "payout-approved",
      ...auditSubject(tradeIn),
      after: { attempt, amount: payout.amount, account: hintOfIban(payout.iban) },
    });
    return ok(null);
  });
}
