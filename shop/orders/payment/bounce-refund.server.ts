import { attempt, type Db } from "../../../base/db.server.ts";
import type { RefundId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import type { BounceReason } from "../../payments/bank-transfer.ts";
import type { ComposeEmail } from "../emails.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { findRefund } from "./payments.sql.server.ts";
import { markFailed } from "./settle-refund.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

type Bounced = {
  refundId: RefundId;
  actor: string;
  why: BounceReason;
  /** Visible to staff only. */
  note: string | null;
};

/**
 * The buyer's bank has returned a refund: it becomes failed, the same amount is owed as the order's next refund, and
 * the buyer is told the reason and asked for another account. Refuses with `refund-unknown` or `refund-not-sent` (it
 * was not sent, or was returned already).
 */
export function bounceRefund(deps: Deps, { refundId, actor, why, note }: Bounced) {
  return attempt(deps.db, async (tx) => {
    const known = await findRefund(tx, { id: refundId });
    if (!known) return refuse.notFound({ code: "refund-unknown" });
    const order = await lockOrder(tx, known.orderId);
    const refund = order.refunds.find(({ id }) => id === refundId) ?? known;
    const hasGone = refund.state === "done" || (refund.state === "requested" && refund.file !== null);
    if (refund.way !== "bank" || !hasGone) return refuse.conflict({ code: "refund-not-sent" });
    await markFailed(tx, deps, { order, refund, actor, failed: { why, note } });
    return ok(null);
  });
}
