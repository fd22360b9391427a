// The refunds of an order for staff: the full account while it must be paid, a masked IBAN after that.

import { transferFaults } from "../../../../shop/payments/bank-transfer.ts";
import { hintOfIban, refundNumber } from "../../../../shop/payments/refund.ts";
import { transferOf } from "../../../../shop/orders/payment/file-due-refunds.server.ts";
import type { Order } from "../../../../shop/orders/order.ts";

export function refundsView({ number, refunds }: Pick<Order, "number" | "refunds">) {
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
      account: isOwed ? account : null,
      hint: isOwed || account === null ? null : hintOfIban(account.iban),
      faults: transfer ? transferFaults(transfer) : [],
      file,
      reference,
      failed,
      note,
      at: refund.settledAt ?? refund.requestedAt,
    };
  });
}

export type RefundView = ReturnType<typeof refundsView>[number];
