import type { Transaction } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { releaseUnitsOf } from "../inventory/allocations/allocations.sql.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { cancelLocked } from "../orders/cancel-order.server.ts";
import { refundable, type Order } from "../orders/order.ts";
import { findOrder, waiveLines } from "../orders/orders.sql.server.ts";
import { refundFor, undoneLines, type Claim } from "./claim.ts";
import { findClaim } from "./claims.sql.server.ts";
import type { ComposeClaimEmail } from "./emails.ts";
import { openClaimRefund } from "./open-claim-refund.server.ts";
import { readReturned } from "./read-returned.server.ts";
import { sendToClaimant } from "./send-to-claimant.server.ts";
import { writeSettlement } from "./write-settlement.server.ts";

type Deps = { compose: ComposeClaimEmail; mailLimits: MailLimits };

/**
 * Settles a withdrawal that was declared before the order was prepared: its units are free for others, and what was paid for them goes back, or
 * is no longer due. Without any unit left the order is cancelled. Sends the receipt. Runs in the caller's transaction, which has locked the
 * order; refuses as `openRefund`.
 */
export async function settleEarlyWithdrawal(
  tx: Transaction,
  deps: Deps,
  { order, claim }: { order: Order; claim: Claim },
) {
  const returned = await readReturned(tx, order, claim);
  const undone = undoneLines(order, returned);
  const parts = refundFor(order, returned);
  // A cancelled order keeps nothing, whatever was refunded of it before.
  const refund = undone.isEverything ? { ...parts, total: refundable(order.payment) } : parts;
  await writeSettlement(tx, { order, claim }, { refund: refund.total, extension: refund.warranty });
  if (undone.isEverything) await cancelLocked(tx, deps, order, "buyer");
  else {
    await releaseUnitsOf(tx, { orderId: order.id, units: claim.units.map(({ unitId }) => unitId) });
    if (refund.total > 0) {
      const opened = await openClaimRefund(tx, deps, { order, claim, amount: refund.total, actor: "buyer" });
      if (!opened.ok) return opened;
    } else await waiveLines(tx, order, { lines: [...undone.goods, ...undone.tests], extensions: undone.extensions });
  }
  const settled = await findClaim(tx, { number: claim.number });
  const now = await findOrder(tx, { id: order.id });
  if (!settled || !now) return refuse.notFound({ code: "claim-unknown" });
  await sendToClaimant(tx, deps, {
    key: `claim ${claim.number}`,
    email: { kind: "claim-opened", order: now, claim: settled, refund },
  });
  return ok(settled);
}
