// Which payments out go into a file for the bank.

import type { ApprovalView, PayoutRow, RefundRow } from "./payments-out.view.server.ts";

/** Whether it goes into the next file of this person. */
function isReady(row: { faults: readonly unknown[]; file: string | null; approval: ApprovalView }): boolean {
  return row.file === null && row.faults.length === 0 && (row.approval === null || row.approval === "ready");
}

/** The payouts and refunds that go into the next file of this person. */
export function readyForFile({ owed, refunds }: { owed: readonly PayoutRow[]; refunds: readonly RefundRow[] }) {
  return [
    ...owed.filter((row) => row.isDue && !row.isBounced && isReady(row)),
    ...refunds.filter((row) => row.account !== null && isReady(row)),
  ];
}
