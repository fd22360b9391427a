import type { Db } from "../../../base/db.server.ts";
import { transferFaults, type TransferFault } from "../../payments/bank-transfer.ts";
import { loadFiles, loadOpenFees, loadOwed, type FileRow, type OpenFeeRow, type OwedRow } from "./office.sql.server.ts";

const MOST_OWED = 500;
const FILES = 20;

export type Owed = OwedRow & { faults: TransferFault[] };

/** What the shop owes sellers, what is due first, each with what keeps it out of a file; the last files; and what sellers owe the shop for the way back. */
export async function listPayouts(shop: { db: Db }): Promise<{ owed: Owed[]; files: FileRow[]; fees: OpenFeeRow[] }> {
  const [owed, files, fees] = await Promise.all([
    loadOwed(shop.db, { limit: MOST_OWED }),
    loadFiles(shop.db, { limit: FILES }),
    loadOpenFees(shop.db, { limit: MOST_OWED }),
  ]);
  return { owed: owed.map((row) => ({ ...row, faults: transferFaults(row) })), files, fees };
}
