import type { Db } from "../../../base/db.server.ts";
import type { RefundId } from "../../../base/id.ts";
import { transferIssues, type TransferIssue } from "../../payments/bank-transfer.ts";
import { transferOf } from "./file-due-refunds.server.ts";
import { countFiledRefunds, loadRefundsDue, type RefundDueRow } from "./payments.sql.server.ts";

const MOST_DUE = 500;

/** A refund that is owed to a buyer's bank account, with the issues that keep it out of a payout file. */
export type RefundDue = RefundDueRow & { faults: TransferIssue[] };

function withFaults(row: RefundDueRow): RefundDue {
  const transfer = transferOf(row);
  return { ...row, faults: transfer ? transferIssues(transfer) : [] };
}

/**
 * Refunds owed by bank transfer, all or some of them, the longest-waiting first; and for each of these files how many refunds were sent
 * and returned.
 */
export async function listRefundsDue(
  deps: { db: Db },
  { files = [], ids = null }: { files?: readonly string[]; ids?: readonly RefundId[] | null } = {},
) {
  const [rows, filed] = await Promise.all([
    loadRefundsDue(deps.db, { limit: MOST_DUE, ids }),
    countFiledRefunds(deps.db, files),
  ]);
  return { due: rows.map(withFaults), filed };
}
