import type { Db } from "../../../base/db.server.ts";
import { transferIssues, type TransferIssue } from "../../payments/bank-transfer.ts";
import { needsFourEyes, type FourEyesLimit } from "../../payments/four-eyes.ts";
import { transferOf } from "./file-due-refunds.server.ts";
import { countFiledRefunds, loadRefundsDue, type RefundDueRow } from "./payments.sql.server.ts";

const MOST_DUE = 500;

/** A refund that is owed to a buyer's bank account, with the issues that keep it out of a payout file. */
export type RefundDue = RefundDueRow & { faults: TransferIssue[]; needsApproval: boolean };

/**
 * All refunds owed by bank transfer, the longest-waiting first; and for each of these files how many refunds were sent
 * and returned.
 */
export async function listRefundsDue(
  deps: { db: Db } & FourEyesLimit,
  { files = [] }: { files?: readonly string[] } = {},
) {
  const [rows, filed] = await Promise.all([
    loadRefundsDue(deps.db, { limit: MOST_DUE }),
    countFiledRefunds(deps.db, files),
  ]);
  const due = rows.map((row): RefundDue => {
    const transfer = transferOf(row);
    return {
      ...row,
      faults: transfer ? transferIssues(transfer) : [],
      needsApproval: needsFourEyes(row.together, deps),
    };
  });
  return { due, filed };
}
