import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { deleteUnusedPurchase } from "../../inventory/purchases/purchases.sql.server.ts";
import {
  deleteDraftUnit,
  loadEditedUnits,
  setDraftOfUnit,
  unitPurchaseId,
} from "../../inventory/receiving/draft-units.sql.server.ts";
import { deleteDraft, lockEdited } from "./editing.sql.server.ts";

/**
 * Discards a draft. A received unit waits in receiving again; a unit that was entered by hand is deleted, with its
 * photos and an invoice that no other unit has. Refuses with `listing-unknown`, `listing-not-draft`, or
 * `draft-measured`: a unit that was measured exists, and can only be written off.
 */
export function discardDraft(shop: { db: Db }, { id, actor }: { id: ListingId; actor: string }) {
  return attempt(shop.db, async (tx) => {
    const listing = await lockEdited(tx, id);
    if (!listing) return refuse.notFound({ code: "listing-unknown" });
    if (listing.state !== "draft") return refuse.conflict({ code: "listing-not-draft" });
    const units = await loadEditedUnits(tx, id);
    if (units.some(({ source, measurements }) => source === null && measurements > 0))
      return refuse.conflict({ code: "draft-measured" });
    for (const unit of units) {
      if (unit.source !== null) {
        await setDraftOfUnit(tx, unit.id, null);
        continue;
      }
      const purchaseId = await unitPurchaseId(tx, unit.id);
      await deleteDraftUnit(tx, unit.id);
      if (purchaseId) await deleteUnusedPurchase(tx, purchaseId);
    }
    await deleteDraft(tx, id);
    await recordAudit(tx, {
      actor,
      action: "draft-discarded",
      entity: "listing",
      entityId: String(id),
      before: { title: listing.title, units: units.map(({ code }) => code), typed: listing.typed },
    });
    return ok(null);
  });
}
