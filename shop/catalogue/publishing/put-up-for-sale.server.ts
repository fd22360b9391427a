import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { erasureStates } from "../../inventory/erasure/erasures.sql.server.ts";
import { isErasureMissing } from "../../inventory/erasure/unerased.ts";
import { lockWaiting, settleUnit } from "../../inventory/receiving/receiving.sql.server.ts";
import { isComponentListing } from "./publishing.sql.server.ts";
import type { Grade } from "../../inventory/grade.ts";

type Publication = {
  code: string;
  actor: string;
  grade: Grade;
  serial: string | null;
  /** A live listing of the same category that gets one more unit. */
  beside: ListingId;
};

/**
 * Puts a received component up for sale, graded, as one more unit of an existing listing. Refuses with `intake-unknown`
 * (also if somebody else has settled it, or prepares its own listing), `not-its-kind` (a PC, or a listing of another
 * category) or `erasure-missing` (a drive of a seller, or of a returned PC, without an erasure since and without a reason).
 */
export function putUpForSale(shop: { db: Db }, { code, actor, grade, serial, beside }: Publication) {
  return attempt(shop.db, async (tx) => {
    const unit = await lockWaiting(tx, code);
    if (!unit || unit.draft !== null) return refuse.notFound({ code: "intake-unknown" });
    const category = unit.parts[0]?.category;
    if (unit.kind !== "component" || !category || !(await isComponentListing(tx, { id: beside, category })))
      return refuse.invalid({ code: "not-its-kind" });
    const [erasure] = await erasureStates(tx, [unit.unitId]);
    const drives = category === "ssd" || category === "hdd" ? 1 : 0;
    if (isErasureMissing({ ...erasure!, drives })) return refuse.conflict({ code: "erasure-missing" });
    await settleUnit(tx, unit.unitId, { actor, state: "stock", listingId: beside, grade, serial });
    await recordAudit(tx, {
      actor,
      action: "put-up-for-sale",
      entity: "unit",
      entityId: code,
      before: { state: "intake" },
      after: { state: "stock", listingId: beside, grade, cost: unit.cost },
    });
    return ok({ listingId: beside });
  });
}
