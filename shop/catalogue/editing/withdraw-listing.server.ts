import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { loadEditedUnits } from "../../inventory/receiving/draft-units.sql.server.ts";
import { lockEdited, setListingState } from "./editing.sql.server.ts";

type Withdrawal = { id: ListingId; actor: string; reason: string };

/**
 * Takes a live listing off sale; its units stay in stock. Refuses with `listing-unknown`, `listing-not-live`, or
 * `units-allocated` while a visitor has one of its units in a reservation, a checkout or an unpaid order.
 */
export function withdrawListing(shop: { db: Db }, withdrawal: Withdrawal) {
  return attempt(shop.db, (tx) => withdrawIn(tx, withdrawal));
}

/** As `withdrawListing`, inside the caller's transaction. */
export async function withdrawIn(tx: Transaction, { id, actor, reason }: Withdrawal) {
  // The lock that every buyer takes: an allocation commits before this transaction or after it.
  const listing = await lockEdited(tx, id);
  if (!listing) return refuse.notFound({ code: "listing-unknown" });
  if (listing.state !== "live") return refuse.conflict({ code: "listing-not-live" });
  if ((await loadEditedUnits(tx, id)).some(({ isAllocated }) => isAllocated))
    return refuse.conflict({ code: "units-allocated" });
  await setListingState(tx, id, "withdrawn");
  await recordAudit(tx, {
    actor,
    action: "withdrawn",
    entity: "listing",
    entityId: String(id),
    before: { state: "live" },
    after: { state: "withdrawn", reason },
  });
  return ok(null);
}
