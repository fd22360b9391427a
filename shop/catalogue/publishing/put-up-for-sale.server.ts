import { recordAudit } from "../../../base/audit.server.ts";
import type { Clock } from "../../../base/clock.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { ok, refuse } from "../../../base/result.ts";
import { isTested, setUntested } from "../../inventory/bench/measurements.sql.server.ts";
import { untestedIssue, type Untested } from "../../inventory/untested.ts";
import { lockWaiting, settleUnit } from "../../inventory/receiving/receiving.sql.server.ts";
import { insertListing, isComponentListing, type NewListing } from "./publishing.sql.server.ts";
import type { Grade } from "../../inventory/grade.ts";

type Publication = {
  code: string;
  actor: string;
  grade: Grade;
  serial: string | null;
  /** Why a PC on which nothing was measured goes on sale; ignored once it was tested. */
  untested?: Untested | null;
  /** A new listing, or an existing one of the same category that gets one more unit. */
  on: { listing: { title: string; price: Bani; warrantyMonths: number } & Specs } | { beside: ListingId };
};
type Specs = Pick<Extract<NewListing, { kind: "pc" }>, "kind" | "category" | "specs"> | ComponentPart;
type ComponentPart =
  Extract<NewListing, { kind: "component" }> extends infer Part
    ? Part extends { category: infer C; specs: infer S }
      ? { kind: "component"; category: C; specs: S }
      : never
    : never;

/**
 * Puts a received unit up for sale, graded and priced, and returns its listing. Refuses with `intake-unknown` (also if
 * somebody else has settled it), `not-its-kind` (a listing of another kind or category), `untested` (a PC without
 * measurements and without a reason) or `untested-note-missing`.
 */
export function putUpForSale(
  shop: { db: Db; clock: Clock },
  { code, actor, grade, serial, untested = null, on }: Publication,
) {
  return attempt(shop.db, async (tx) => {
    const unit = await lockWaiting(tx, code);
    if (!unit) return refuse.notFound({ code: "intake-unknown" });
    const category = unit.parts[0]?.category;
    if ("beside" in on) {
      if (unit.kind !== "component" || !category || !(await isComponentListing(tx, { id: on.beside, category })))
        return refuse.invalid({ code: "not-its-kind" });
    } else if (on.listing.kind !== unit.kind || (on.listing.kind === "component" && on.listing.category !== category))
      return refuse.invalid({ code: "not-its-kind" });
    const isMeasured = await isTested(tx, unit.unitId);
    const issue = untestedIssue({ kind: unit.kind, isTested: isMeasured, untested });
    if (issue) return refuse.invalid({ code: issue });
    const listingId =
      "beside" in on ? on.beside : await insertListing(tx, { ...on.listing, at: shop.clock.now() } as NewListing);
    await settleUnit(tx, unit.unitId, { actor, state: "stock", listingId, grade, serial });
    const said = unit.kind === "pc" && !isMeasured ? untested : null;
    await setUntested(tx, unit.unitId, said);
    await recordAudit(tx, {
      actor,
      action: "put-up-for-sale",
      entity: "unit",
      entityId: code,
      before: { state: "intake" },
      after: { state: "stock", listingId, grade, cost: unit.cost, ...(said && { untested: said }) },
    });
    return ok({ listingId });
  });
}
