import { attempt, type Db } from "../../../base/db.server.ts";
import type { RefundId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { fourEyesOf, isSentAlone, type FourEyesLimit } from "../../payments/four-eyes.ts";
import type { ComposeEmail } from "../emails.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { findRefund, loadRefundsDue, lockPaymentsOut } from "./payments.sql.server.ts";
import { markDone } from "./settle-refund.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits } & FourEyesLimit;

type Confirmed = {
  refundId: RefundId;
  actor: string;
  /** The bank's own reference. */
  reference: string;
  /**
   * The payout file that the page showed for the refund, or null: if it has been put into a file since, paying it by
   * hand would pay twice.
   */
  file: string | null;
};

/**
 * The bank has sent a refund, with its reference: marks it as done, once, and notifies the buyer. Refuses with
 * `refund-unknown`, `refund-account-missing` (no account was given), `refund-changed` (in another file than the page
 * showed), `approval-missing` (outside a file, it needs a second person and nobody else has approved it:
 * `reasonsForSecondPerson`) or `refund-closed` (done or failed already, or to a card).
 */
export function confirmRefundTransfer(deps: Deps, { refundId, actor, reference, file }: Confirmed) {
  return attempt(deps.db, async (tx) => {
    const known = await findRefund(tx, { id: refundId });
    if (!known) return refuse.notFound({ code: "refund-unknown" });
    const order = await lockOrder(tx, known.orderId);
    await lockPaymentsOut(tx);
    const refund = order.refunds.find(({ id }) => id === refundId) ?? known;
    if (refund.way !== "bank" || refund.state !== "requested") return refuse.conflict({ code: "refund-closed" });
    if (refund.account === null) return refuse.conflict({ code: "refund-account-missing" });
    const sent = { reference, file, actor, ...fourEyesOf(deps) };
    const [due] = await loadRefundsDue(tx, { limit: 1, ids: [refundId] });
    const alone = due !== undefined && isSentAlone(due, deps, actor);
    const isDone = await markDone(tx, deps, { order, refund, actor, sent, alone });
    if (isDone) return ok(null);
    return refuse.conflict({ code: refund.file === file ? "approval-missing" : "refund-changed" });
  });
}
