// The refunds of an order for staff: who may pay sees the full account while it must be paid, all others a masked IBAN.

import { accountVersion } from "../../../../shop/payments/account-version.server.ts";
import { transferIssues } from "../../../../shop/payments/bank-transfer.ts";
import { hintOfIban } from "../../../../base/secrets/mask.ts";
import { refundNumber } from "../../../../shop/payments/refund.ts";
import { transferOf } from "../../../../shop/orders/payment/file-due-refunds.server.ts";
import type { Order } from "../../../../shop/orders/order.ts";

export function refundsView(
  { number, refunds }: Pick<Order, "number" | "refunds">,
  { maySeeAccounts }: { maySeeAccounts: boolean },
) {
  return refunds.map((refund) => {
    const { id, amount, way, reason, state, sequence, account, file, reference, failed, note } = refund;
    const isOwed = way === "bank" && state === "requested";
    const transfer = isOwed ? transferOf({ ...refund, orderNumber: number }) : null;
    const progress = !isOwed
      ? state
      : account === null
        ? ("needs-account" as const)
        : file === null
          ? ("requested" as const)
          : ("filed" as const);
    return {
      id,
      number: refundNumber({ orderNumber: number, sequence }),
      amount,
      reason,
      progress,
      isOwed,
      mayBounce: way === "bank" && (state === "done" || (isOwed && file !== null)),
      account: isOwed && maySeeAccounts ? account : null,
      /** For the form that corrects the account. */
      seen: maySeeAccounts ? accountVersion(account) : "",
      hasAccount: account !== null,
      hint: (isOwed && maySeeAccounts) || account === null ? null : hintOfIban(account.iban),
      faults: transfer ? transferIssues(transfer) : [],
      file,
      reference,
      failed,
      note,
      at: refund.settledAt ?? refund.requestedAt,
    };
  });
}

export type RefundView = ReturnType<typeof refundsView>[number];
