// The carts of a person, for the erasure of their data.

import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";

/** Deletes the carts of these visitors. An order that is being placed from one of them comes first, or finds no cart. */
export async function deleteCartsOfPerson(tx: Transaction, visitorIds: readonly VisitorId[]): Promise<void> {
  if (visitorIds.length === 0) return;
  await tx.selectFrom("cart").where("visitorId", "in", visitorIds).select("id").orderBy("id").forUpdate().execute();
  await tx.deleteFrom("cart").where("visitorId", "in", visitorIds).execute();
}
