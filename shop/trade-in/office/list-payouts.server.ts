import type { Db } from "../../../base/db.server.ts";
import { transferIssues, type TransferIssue } from "../../payments/bank-transfer.ts";
import { needsFourEyes, type FourEyesLimit } from "../../payments/four-eyes.ts";
import { loadFiles, loadOpenFees, loadOwed, type FileRow, type OpenFeeRow, type OwedRow } from "./office.sql.server.ts";

const MOST_OWED = 500;
const FILES = 20;

export type Owed = OwedRow & { faults: TransferIssue[]; needsApproval: boolean };

/**
 * Payouts to sellers, due ones first, each with the issues that keep it out of a file; recent files; and return fees
 * that sellers owe.
 */
export async function listPayouts(
  deps: { db: Db } & FourEyesLimit,
): Promise<{ owed: Owed[]; files: FileRow[]; fees: OpenFeeRow[] }> {
  const [owed, files, fees] = await Promise.all([
    loadOwed(deps.db, { limit: MOST_OWED }),
    loadFiles(deps.db, { limit: FILES }),
    loadOpenFees(deps.db, { limit: MOST_OWED }),
  ]);
  return {
    owed: owed.map((row) => ({
      ...row,
      faults: transferIssues(row),
      needsApproval: needsFourEyes(row.amount, deps),
    })),
    files,
    fees,
  };
}
