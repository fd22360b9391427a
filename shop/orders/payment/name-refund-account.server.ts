import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { OrderId, RefundId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { accountVersion } from "../../payments/account-version.server.ts";
import type { RefundAccount } from "../../payments/refund.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { setRefundAccount } from "./payments.sql.server.ts";

/** `seen`: the account that the form of the staff showed (`accountVersion`). A buyer overwrites none. */
type NamedBy = { actor: "buyer" } | { actor: `staff:${string}`; seen: string };

/**
 * Sets the account that a refund of this order is transferred to. A buyer sets it once; staff may correct it until it
 * is in a payout file. Refuses with `refund-unknown` (not of this order), `refund-in-file`, `refund-closed` (not
 * waiting for an account) or `account-changed` (it has another account than was `seen`, and than this one).
 */
export function nameRefundAccount(
  deps: { db: Db },
  input: { orderId: OrderId; refundId: RefundId; account: RefundAccount } & NamedBy,
) {
  const { refundId, account, actor } = input;
  return attempt(deps.db, async (tx) => {
    const order = await lockOrder(tx, input.orderId);
    const refund = order.refunds.find(({ id }) => id === refundId);
    if (!refund) return refuse.notFound({ code: "refund-unknown" });
    const isWaiting = refund.way === "bank" && refund.state === "requested";
    if (!isWaiting || (refund.account !== null && actor === "buyer")) return refuse.conflict({ code: "refund-closed" });
    const current = accountVersion(refund.account);
    if (refund.file === null && input.actor !== "buyer" && current !== input.seen) {
      // The form was sent twice.
      if (current === accountVersion(account)) return ok(null);
      return refuse.conflict({ code: "account-changed" });
    }
    if (!(await setRefundAccount(tx, refundId, account, actor))) return refuse.conflict({ code: "refund-in-file" });
    await recordAudit(tx, {
      actor,
      action: "refund-account-named",
      entity: "order",
      entityId: order.number,
      after: { refund: refundId },
    });
    return ok(null);
  });
}
