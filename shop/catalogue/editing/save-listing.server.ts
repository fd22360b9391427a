import { recordAudit } from "../../../base/audit.server.ts";
import type { Clock } from "../../../base/clock.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { PurchaseForm } from "../../inventory/purchases/forms.ts";
import { recordPurchase } from "../../inventory/purchases/record-purchase.server.ts";
import {
  loadEditedUnits,
  updateEditedUnit,
  type EditedUnit,
} from "../../inventory/receiving/draft-units.sql.server.ts";
import { setListingPrice } from "../publishing/publishing.sql.server.ts";
import { editorVersion, typedWhole } from "./editor-version.server.ts";
import { lockEdited, updateDraft, updateListing, type EditedListing } from "./editing.sql.server.ts";
import {
  changedFields,
  ownFields,
  purchaseFields,
  readListing,
  readUnits,
  typedUnits,
  type ReadListing,
  type TypedListing,
} from "./listing-form.ts";

/** What the member of staff may change; other fields keep their values. */
export type MayEdit = { price: boolean; cost: boolean };

type Saving = { id: ListingId; actor: string; may: MayEdit; version: string; typed: TypedListing };

/**
 * Saves the editor of a listing. A draft is saved as it was typed, however incomplete. A published listing must be
 * complete: the shop shows its change at once, and a new price is added to its price log. Returns whether anything
 * changed. Refuses with `listing-unknown`, `listing-changed` (somebody else has saved since `version`) or
 * `listing-incomplete` (`fields`: the problem of each field).
 */
export function saveListing(shop: { db: Db; clock: Clock }, { id, actor, may, version, typed }: Saving) {
  return attempt(shop.db, async (tx) => {
    const listing = await lockEdited(tx, id);
    if (!listing) return refuse.notFound({ code: "listing-unknown" });
    const units = await loadEditedUnits(tx, id);
    const before = typedWhole(listing, units);
    if (editorVersion(before) !== version) return refuse.conflict({ code: "listing-changed" });
    const allowed = allowedFields({ before, typed, may });
    const own = ownFields(listing, allowed);
    const read = readListing(listing, own);
    const edited = readUnits(unitIds(units), allowed);
    const fields = { ...(listing.state === "draft" ? {} : read.errors), ...edited.errors };
    if (Object.keys(fields).length > 0) return refuse.invalid({ code: "listing-incomplete", fields });
    const after = { ...own, ...typedUnits(edited.units.map((unit, index) => withGrade(unit, units[index]!))) };
    const changed = changedFields(before, after);
    if (changed.length === 0) return ok({ isChanged: false });
    await store(tx, { listing, own, read, at: shop.clock.now() });
    for (const unit of edited.units) await updateEditedUnit(tx, unit);
    if (listing.state === "draft") await storePurchase(tx, { units, own, actor });
    await recordAudit(tx, {
      actor,
      action: "edited",
      entity: "listing",
      entityId: String(id),
      before: only(before, changed),
      after: only(after, changed),
    });
    return ok({ isChanged: true });
  });
}

const unitIds = (units: readonly EditedUnit[]) => units.map(({ id }) => id);

/** A unit that has a grade keeps one. */
function withGrade<Unit extends { grade: EditedUnit["grade"] }>(unit: Unit, stored: EditedUnit): Unit {
  return unit.grade === null ? { ...unit, grade: stored.grade } : unit;
}

function allowedFields({
  before,
  typed,
  may,
}: {
  before: TypedListing;
  typed: TypedListing;
  may: MayEdit;
}): TypedListing {
  const fixed = [
    ...(may.price ? [] : ["price"]),
    ...(may.cost ? [] : purchaseFields.map((field) => `purchase.${field}`)),
  ];
  return { ...typed, ...Object.fromEntries(fixed.map((name) => [name, before[name] ?? ""])) };
}

type Storing = { listing: EditedListing; own: TypedListing; read: ReadListing; at: Date };

async function store(tx: Transaction, { listing, own, read, at }: Storing): Promise<void> {
  if (listing.state === "draft") return updateDraft(tx, listing.id, { typed: own, read });
  await updateListing(tx, listing.id, read);
  if (read.price !== null) await setListingPrice(tx, { id: listing.id, price: read.price, at });
}

/** Records the purchase of a draft's unit once its fields are complete. A unit of a trade-in has none. */
async function storePurchase(
  tx: Transaction,
  { units, own, actor }: { units: readonly EditedUnit[]; own: TypedListing; actor: string },
): Promise<void> {
  const [unit] = units;
  const read = PurchaseForm.safeParse(purchaseOf(own));
  if (!unit || unit.source !== null || !read.success) return;
  const { cost, ...purchase } = read.data;
  await recordPurchase(tx, { unitId: unit.id, code: unit.code, cost, purchase, actor });
}

/** The fields of the purchase under their own names. */
export function purchaseOf(typed: TypedListing): Record<string, string> {
  return Object.fromEntries(purchaseFields.map((field) => [field, typed[`purchase.${field}`] ?? ""]));
}

function only(typed: TypedListing, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, typed[name] ?? ""]));
}
