// How the page of outgoing payments groups its rows.

import type { ApprovalView, PaymentsOutView } from "./payments-out.view.server.ts";

const waitsForApproval = ({ approval }: { approval: ApprovalView }) => approval === "yours" || approval === "colleague";

/** Whether it goes into the next file of this person. */
export function isReady(row: { faults: readonly unknown[]; approval: ApprovalView }): boolean {
  return row.faults.length === 0 && (row.approval === null || row.approval === "ready");
}

export function outGroups({ owed, refunds }: Pick<PaymentsOutView, "owed" | "refunds">) {
  const waiting = owed.filter((row) => !row.isBounced);
  const due = waiting.filter((row) => row.isDue && row.file === null);
  const toBuyers = refunds.filter(({ account, file }) => account !== null && file === null);
  return {
    toApprove: due.filter(waitsForApproval),
    due: due.filter((row) => !waitsForApproval(row)),
    sent: waiting.filter((row) => row.file !== null),
    later: waiting.filter((row) => !row.isDue && row.file === null),
    bounced: owed.filter((row) => row.isBounced),
    refundsToApprove: toBuyers.filter(waitsForApproval),
    refundsDue: toBuyers.filter((row) => !waitsForApproval(row)),
    refundsFiled: refunds.filter(({ file }) => file !== null),
    refundsAsked: refunds.filter(({ account }) => account === null),
  };
}
