// Data retention: deletes data after its retention period, or together with its account.

import type { Db, Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteOldPcsOfGuests, deleteOwnPc } from "./own-pc.sql.server.ts";

/** Deletes a visitor's PC when the account is deleted. */
export async function deletePcOf(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await deleteOwnPc(tx, visitorId);
}

/** Deletes PCs that guests described or changed more than a year ago. Those of accounts stay as long as the account. */
export async function deleteGuestPcs({ db }: { db: Db }): Promise<void> {
  await deleteOldPcsOfGuests(db);
}
