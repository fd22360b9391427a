// What the shop owes, as the page of outgoing payments shows it: the account in full for who may pay, and who of two
// people may do what next.

import { hasRight } from "../../../../shop/accounts/rights.ts";
import { listRefundsDue } from "../../../../shop/orders/payment/list-refunds-due.server.ts";
import { mayApprove, type PaymentHands } from "../../../../shop/payments/four-eyes.ts";
import { hintOfIban } from "../../../../base/mask.ts";
import { listPayouts } from "../../../../shop/trade-in/office/list-payouts.server.ts";
import type { Shop } from "../../../composition.server.ts";
import type { StaffMember } from "../../../edge.server.ts";

/**
 * Where a large payment stands: `yours` to approve, for a `colleague` to approve, approved and `ready` to send, or
 * approved by this person, so that a colleague sends it (`sent-by-colleague`). Null for a small one.
 */
export type ApprovalView = "yours" | "colleague" | "ready" | "sent-by-colleague" | null;

export async function paymentsOutView(shop: Shop, { actor, roles }: Pick<StaffMember, "actor" | "roles">) {
  const mayPay = hasRight(roles, "money.pay");
  const { owed, files, fees } = await listPayouts(shop);
  const { due, filed } = await listRefundsDue(shop, { files: files.map(({ name }) => name) });
  const approvalOf = ({
    needsApproval,
    file,
    ...hands
  }: PaymentHands & { needsApproval: boolean; file: string | null }) =>
    needsApproval && file === null ? approvalFor(hands, { actor, mayPay }) : null;
  return {
    mayPay,
    owed: owed.map(({ accountBy, approvedBy, needsApproval, ...row }) => ({
      ...row,
      iban: mayPay ? row.iban : hintOfIban(row.iban),
      approval: approvalOf({ ...row, accountBy, approvedBy, needsApproval, askedBy: null }),
    })),
    refunds: due.map(({ accountBy, approvedBy, askedBy, needsApproval, account, ...row }) => ({
      ...row,
      account: account && (mayPay ? account : { ...account, iban: hintOfIban(account.iban) }),
      approval: account && approvalOf({ ...row, accountBy, approvedBy, askedBy, needsApproval }),
    })),
    files: files.map((file) => withRefunds(file, filed)),
    fees,
  };
}

function approvalFor(hands: PaymentHands, { actor, mayPay }: { actor: string; mayPay: boolean }): ApprovalView {
  if (hands.approvedBy !== null) return hands.approvedBy === actor ? "sent-by-colleague" : "ready";
  return mayPay && mayApprove(hands, actor) ? "yours" : "colleague";
}

/** Adds the refunds of a file to its payouts: how many of both were paid, and how many bounced. */
function withRefunds<File extends { name: string; paid: number; bounced: number }>(
  file: File,
  filed: readonly { file: string; paid: number; bounced: number }[],
): File {
  const refunds = filed.find(({ file: name }) => name === file.name);
  return { ...file, paid: file.paid + (refunds?.paid ?? 0), bounced: file.bounced + (refunds?.bounced ?? 0) };
}

export type PaymentsOutView = Awaited<ReturnType<typeof paymentsOutView>>;
export type PayoutRow = PaymentsOutView["owed"][number];
export type RefundRow = PaymentsOutView["refunds"][number];
