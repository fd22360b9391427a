import type { Db } from "../../../base/db.server.ts";
import { transferIssues, type TransferIssue } from "../../payments/bank-transfer.ts";
import { loadFiles, loadOpenFees, loadOwed, type FileRow, type OpenFeeRow, type OwedRow } from "./office.sql.server.ts";

const MOST_OWED = 500;
const FILES = 20;

export type Owed = OwedRow & { faults: TransferIssue[] };

/** A payout with the issues that keep it out of a file. */
const withFaults = (row: OwedRow): Owed => ({ ...row, faults: transferIssues(row) });

/**
 * Payouts to sellers, due ones first, all or those of some trade-ins, each with the issues that keep it out of a file;
 * recent files; and return fees that sellers owe.
 */
export async function listPayouts(
  deps: { db: Db },
  { numbers = null }: { numbers?: readonly string[] | null } = {},
): Promise<{ owed: Owed[]; files: FileRow[]; fees: OpenFeeRow[] }> {
  const [owed, files, fees] = await Promise.all([
    loadOwed(deps.db, { limit: MOST_OWED, numbers }),
    loadFiles(deps.db, { limit: FILES }),
    loadOpenFees(deps.db, { limit: MOST_OWED }),
  ]);
  return {
    owed: owed.map(withFaults),
    files,
    fees,
  };
}
