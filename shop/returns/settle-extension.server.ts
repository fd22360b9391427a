import type { Transaction } from "../../base/db.server.ts";
import type { RefundId } from "../../base/id.ts";
import { NOTHING } from "../../base/money.ts";
import { ok } from "../../base/result.ts";
import type { MailLimits } from "../mail/limits.ts";
import { isCancellable, type Order, type OrderState } from "../orders/order.ts";
import { findOrder, waiveLines } from "../orders/orders.sql.server.ts";
import { placesOfUnits, refundForExtensions, type Claim } from "./claim.ts";
import { findClaim } from "./claims.sql.server.ts";
import type { ComposeClaimEmail } from "./emails.ts";
import { openClaimRefund } from "./open-claim-refund.server.ts";
import { writeSettlement } from "./write-settlement.server.ts";

type Deps = { compose: ComposeClaimEmail; mailLimits: MailLimits };

/** No money will come any more. */
const over: readonly OrderState[] = ["returned", "cancelled", "refunded", "closed"];

/**
 * Settles a withdrawal from the extended warranty alone: refunds what was paid for it or, before the preparation of an unpaid order, lowers what is due. While
 * cash is on its way to the shop, the claim waits for it. Runs in the caller's transaction, which has locked the order; returns the refund to
 * be made, if there is one. Refuses as `openRefund`.
 */
export async function settleExtension(tx: Transaction, deps: Deps, { order, claim }: { order: Order; claim: Claim }) {
  const isPaid = order.payment.captured > 0;
  const places = placesOfUnits(order, claim.extensions);
  const { total } = refundForExtensions(order, claim.extensions);
  const isWaived = !isPaid && isCancellable(order.state);
  if (!isPaid && !isWaived && !over.includes(order.state)) return ok({ claim, order, refund: null });
  await writeSettlement(tx, { order, claim }, { refund: total, extension: total });
  let refund: RefundId | null = null;
  if (isWaived) await waiveLines(tx, order, { lines: [], extensions: places });
  else if (total > NOTHING) {
    const opened = await openClaimRefund(tx, deps, { order, claim, amount: total, actor: "buyer" });
    if (!opened.ok) return opened;
    refund = opened.value.id;
  }
  const [settled, now] = [await findClaim(tx, { number: claim.number }), await findOrder(tx, { id: order.id })];
  if (!settled || !now) throw new Error(`the claim ${claim.number} was settled but cannot be read`);
  return ok({ claim: settled, order: now, refund });
}
