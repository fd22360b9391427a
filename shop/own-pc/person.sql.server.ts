// The own PC of a person, for the erasure of their data.

import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";

export async function deletePcsOfPerson(tx: Transaction, visitorIds: readonly VisitorId[]): Promise<void> {
  if (visitorIds.length === 0) return;
  await tx.deleteFrom("ownPc").where("visitorId", "in", visitorIds).execute();
}
