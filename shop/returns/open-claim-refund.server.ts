import type { Transaction } from "../../base/db.server.ts";
import type { Actor } from "../../base/actor.ts";
import type { Bani } from "../../base/money.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail } from "../orders/emails.ts";
import type { Order } from "../orders/order.ts";
import { openRefund } from "../orders/payment/open-refund.server.ts";
import type { Claim } from "./claim.ts";

type ClaimRefund = { order: Order; claim: Claim; amount: Bani; actor: Actor };

/**
 * Opens the refund of a claim, in bani, under the claim's number: the credit note finds the claim by it. Runs in the caller's transaction, which has locked
 * the order; refuses as `openRefund`.
 */
export function openClaimRefund(
  tx: Transaction,
  deps: { compose: ComposeEmail; mailLimits: MailLimits },
  { order, claim: { number, kind }, amount, actor }: ClaimRefund,
) {
  const reason = kind === "withdrawal" ? "withdrawal" : "return";
  return openRefund(tx, deps, order, { amount, reason, key: `claim ${number}`, actor, note: number });
}
