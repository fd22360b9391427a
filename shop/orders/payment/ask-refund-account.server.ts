import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { OrderId, RefundId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { ComposeEmail } from "../emails.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { findRefund, setRefundAccount } from "./payments.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

type AccountRequest = {
  orderId: OrderId;
  refundId: RefundId;
  actor: string;
  /** The form key of the page: a form posted twice sends one e-mail. */
  key: string;
};

/**
 * Staff ask a buyer by e-mail, for the first time or again, for the account of a refund; an account given earlier is
 * deleted. Refuses with `refund-unknown` (not of this order), `refund-in-file` (it is in a payout file) or
 * `refund-closed` (settled, or to a card).
 */
export function askRefundAccount(deps: Deps, { orderId, refundId, actor, key }: AccountRequest) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refund = order.refunds.find(({ id }) => id === refundId);
    if (!refund) return refuse.notFound({ code: "refund-unknown" });
    if (refund.way !== "bank" || refund.state !== "requested") return refuse.conflict({ code: "refund-closed" });
    if (!(await setRefundAccount(tx, refundId, null, actor))) return refuse.conflict({ code: "refund-in-file" });
    const now = (await findRefund(tx, { id: refundId })) ?? refund;
    await recordAudit(tx, {
      actor,
      action: "refund-account-asked",
      entity: "order",
      entityId: order.number,
      after: { refund: refundId, hadAccount: refund.account !== null },
    });
    const email = { kind: "refund-needs-account" as const, order, refund: now, returned: null };
    await enqueueEmail(tx, {
      key: `refund-needs-account ${refundId} ${key}`,
      recipient: order.email,
      language: order.language,
      ...deps.compose(email, order.language),
    });
    return ok(null);
  });
}
