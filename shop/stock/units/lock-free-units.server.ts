// Locks units so that nobody can buy them until the transaction ends.

import type { Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { listingsOfUnits, lockUnits, type UnitRecord } from "../../inventory/units/units.sql.server.ts";
import { lockListingsInOrder } from "../../catalogue/publishing/bulk-listings.sql.server.ts";

export type NotFree =
  | DomainError<"not-found", "unit-unknown", { found?: string }>
  | DomainError<"conflict", "unit-sold" | "unit-allocated" | "unit-not-in-stock", { found?: string }>;
export type FreeUnit = UnitRecord & { listingId: ListingId };

/**
 * Locks units that are in stock, with their listings and `also` these ones, in the order of the ids. Refuses with
 * `unit-unknown`, `unit-sold`, `unit-allocated` or `unit-not-in-stock`.
 */
export async function lockFreeUnits(
  tx: Transaction,
  codes: readonly string[],
  also: readonly ListingId[] = [],
): Promise<Result<FreeUnit[], NotFree>> {
  await lockListingsInOrder(tx, [...new Set([...(await listingsOfUnits(tx, codes)), ...also])]);
  const units = await lockUnits(tx, codes);
  if (units.length < new Set(codes).size) return refuse.notFound({ code: "unit-unknown" });
  for (const { allocation, state, listingId } of units) {
    if (allocation === "sold") return refuse.conflict({ code: "unit-sold" });
    if (allocation === "allocated") return refuse.conflict({ code: "unit-allocated" });
    if (state !== "stock" || listingId === null) return refuse.conflict({ code: "unit-not-in-stock" });
  }
  return ok(units as FreeUnit[]);
}
