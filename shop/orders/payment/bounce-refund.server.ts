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
  /** For staff alone. */
  note: string | null;
};

/**
 * The buyer's bank has sent a refund back: it failed, the same sum is owed anew as the next refund of the order, and its buyer is told why
 * and asked for another account. Refuses with `refund-unknown` or `refund-not-sent` (nothing went out, or it was said already).
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
