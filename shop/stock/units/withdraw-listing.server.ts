// A listing that has lost its last unit.

import { recordAudit } from "../../../base/audit.server.ts";
import type { Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { lockListingsInOrder, writeListingValues } from "../../catalogue/publishing/bulk-listings.sql.server.ts";
import { listingKinds, unsoldOf } from "./listings.sql.server.ts";

type Left = { id: ListingId; actor: string };

/** Withdraws a live listing that no unsold unit belongs to; returns whether it did. */
export async function withdrawIfEmpty(tx: Transaction, { id, actor }: Left): Promise<boolean> {
  const [listing] = await lockListingsInOrder(tx, [id]);
  if (!listing || listing.state !== "live" || (await unsoldOf(tx, id)) > 0) return false;
  await writeListingValues(tx, [{ ...listing, state: "withdrawn", isNewPrice: false }]);
  await recordAudit(tx, {
    actor,
    action: "withdrew-empty",
    entity: "listing",
    entityId: String(id),
    before: { state: listing.state },
    after: { state: "withdrawn" },
  });
  return true;
}

/**
 * Withdraws the listing of a PC whose unit was split or written off: that PC can never be sold. A component without
 * units stays listed as sold out, because more of it may come.
 */
export async function withdrawUnsellable(tx: Transaction, { id, actor }: { id: ListingId | null; actor: string }) {
  if (id === null) return;
  const listing = (await listingKinds(tx, [id])).get(id);
  if (listing?.kind === "pc") await withdrawIfEmpty(tx, { id, actor });
}
