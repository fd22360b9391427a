import { attempt, type Db } from "../../../base/db.server.ts";
import type { SurplusId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import type { RefundAccount } from "../../payments/refund.ts";
import type { ComposeEmail } from "../emails.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { openRefund } from "./open-refund.server.ts";
import { findSurplus } from "./surplus.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };
type RefundOfSurplus = { surplusId: SurplusId; account: RefundAccount | null; actor: string };

/**
 * Staff send a surplus back: it becomes a refund that is due, to this account or, without one, to the account that the
 * buyer is asked for by e-mail. Refuses with `surplus-unknown`, `surplus-settled` or `refund-above-paid` (the money was
 * refunded in another way).
 */
export function refundSurplus(deps: Deps, { surplusId, account, actor }: RefundOfSurplus) {
  return attempt(deps.db, async (tx) => {
    const known = await findSurplus(tx, surplusId);
    if (!known) return refuse.notFound({ code: "surplus-unknown" });
    const order = await lockOrder(tx, known.orderId);
    const surplus = await findSurplus(tx, surplusId);
    if (surplus?.state !== "open") return refuse.conflict({ code: "surplus-settled" });
    // Opening a refund of an overpayment settles the order's surpluses that it pays back, this one first.
    const { amount } = surplus;
    return openRefund(tx, deps, order, {
      amount,
      reason: "overpaid",
      key: `surplus ${surplusId}`,
      actor,
      way: "bank",
      account,
      surplusId,
    });
  });
}
