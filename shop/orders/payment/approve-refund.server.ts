import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { RefundId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { hintOfIban } from "../../../base/secrets/mask.ts";
import { accountVersion } from "../../payments/account-version.server.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { findRefund, setRefundApproved } from "./payments.sql.server.ts";

/**
 * A second member of staff approves a large refund by transfer, to the account that it has now: another account ends
 * the approval. Refuses with `refund-unknown`, `refund-closed` (settled, or to a card), `refund-in-file`,
 * `refund-account-missing`, `account-changed` (it has another account than was `seen`: `accountVersion`) or
 * `approval-own` (the actor asked for it or gave its account, or it is approved already).
 */
export function approveRefund(
  deps: { db: Db },
  { refundId, actor, seen }: { refundId: RefundId; actor: string; seen: string },
) {
  return attempt(deps.db, async (tx) => {
    const known = await findRefund(tx, { id: refundId });
    if (!known) return refuse.notFound({ code: "refund-unknown" });
    const order = await lockOrder(tx, known.orderId);
    const { way, state, file, account, amount } = order.refunds.find(({ id }) => id === refundId) ?? known;
    if (way !== "bank" || state !== "requested") return refuse.conflict({ code: "refund-closed" });
    if (file !== null) return refuse.conflict({ code: "refund-in-file" });
    if (account === null) return refuse.conflict({ code: "refund-account-missing" });
    if (accountVersion(account) !== seen) return refuse.conflict({ code: "account-changed" });
    if (!(await setRefundApproved(tx, refundId, { iban: account.iban, actor })))
      return refuse.conflict({ code: "approval-own" });
    await recordAudit(tx, {
      actor,
      action: "refund-approved",
      entity: "order",
      entityId: order.number,
      after: { refund: refundId, amount, account: hintOfIban(account.iban) },
    });
    return ok(null);
  });
}
