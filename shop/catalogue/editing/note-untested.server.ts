import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { setUntested } from "../../inventory/bench/measurements.sql.server.ts";
import { loadEditedUnits } from "../../inventory/receiving/draft-units.sql.server.ts";
import type { Untested } from "../../inventory/untested.ts";
import { lockEdited } from "./editing.sql.server.ts";

/**
 * Notes why the PC of a listing goes on sale although nothing was measured on it; null takes the reason back. A tested
 * PC keeps none. Refuses with `listing-unknown`.
 */
export function noteUntested(
  shop: { db: Db },
  { id, actor, untested }: { id: ListingId; actor: string; untested: Untested | null },
) {
  return attempt(shop.db, async (tx) => {
    const listing = await lockEdited(tx, id);
    if (!listing) return refuse.notFound({ code: "listing-unknown" });
    for (const unit of await loadEditedUnits(tx, id)) {
      const next = unit.isTested ? null : untested;
      if (listing.kind !== "pc" || isSame(unit.untested, next)) continue;
      await setUntested(tx, unit.id, next);
      await recordAudit(tx, {
        actor,
        action: "untested-noted",
        entity: "unit",
        entityId: unit.code,
        before: { untested: unit.untested },
        after: { untested: next },
      });
    }
    return ok(null);
  });
}

function isSame(a: Untested | null, b: Untested | null): boolean {
  return a?.reason === b?.reason && (a?.note ?? null) === (b?.note ?? null);
}
