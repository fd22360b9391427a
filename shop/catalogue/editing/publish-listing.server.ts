import { recordAudit } from "../../../base/audit.server.ts";
import type { Clock } from "../../../base/clock.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { PurchaseForm } from "../../inventory/purchases/forms.ts";
import { loadEditedUnits, stockUnitsOf, type EditedUnit } from "../../inventory/receiving/draft-units.sql.server.ts";
import { lockEdited, setListingState, setPublished, updateListing, type EditedListing } from "./editing.sql.server.ts";
import { numberOfDrives, readListing } from "./listing-form.ts";
import { publishIssues, type PublishIssue } from "./publish-issues.ts";
import { purchaseOf } from "./save-listing.server.ts";

/** What a listing lacks before it can be on sale. */
export function issuesOf(listing: EditedListing, units: readonly EditedUnit[]): PublishIssue[] {
  const { errors, usesCategoryPicture } = readListing(listing, listing.typed);
  return publishIssues({
    kind: listing.kind,
    drives: numberOfDrives(listing),
    errors: { ...errors, ...purchaseErrors(listing, units) },
    usesCategoryPicture,
    photos: units.reduce((sum, unit) => sum + unit.photos, 0),
    // Units of the first stock have no record of where they came from: only those that wait are asked for it.
    units: units.map((unit) => ({
      ...unit,
      hasOrigin: unit.state !== "intake" || unit.source !== null || unit.supplier !== null,
    })),
  });
}

/** Problems of a purchase that was begun; an empty one is one issue of its own. */
function purchaseErrors(listing: EditedListing, units: readonly EditedUnit[]): Record<string, string> {
  const fields = purchaseOf(listing.typed);
  const hasInput = Object.values(fields).some((text) => text.trim() !== "");
  const waits = units.some(({ state, source }) => state === "intake" && source === null);
  const read = PurchaseForm.safeParse(fields);
  if (listing.state !== "draft" || !hasInput || !waits || read.success) return {};
  return Object.fromEntries(read.error.issues.map((issue) => [`purchase.${String(issue.path[0])}`, issue.message]));
}

/**
 * Puts a draft or a withdrawn listing on sale: its units are in stock from now on, and its price log begins. Refuses with
 * `listing-unknown`, `listing-live` (it is on sale) or `listing-incomplete` (`issues`).
 */
export function publishListing(shop: { db: Db; clock: Clock }, { id, actor }: { id: ListingId; actor: string }) {
  return attempt(shop.db, (tx) => publishIn(tx, { id, actor, at: shop.clock.now() }));
}

/** As `publishListing`, inside a transaction. A domain error has written nothing. */
export async function publishIn(tx: Transaction, { id, actor, at }: { id: ListingId; actor: string; at: Date }) {
  const listing = await lockEdited(tx, id);
  if (!listing) return refuse.notFound({ code: "listing-unknown" });
  if (listing.state === "live") return refuse.conflict({ code: "listing-live" });
  const units = await loadEditedUnits(tx, id);
  const issues = issuesOf(listing, units);
  if (issues.length > 0) return refuse.invalid({ code: "listing-incomplete", issues });
  if (listing.state === "draft") await publishDraft(tx, { listing, at, actor });
  else await setListingState(tx, id, "live");
  await recordAudit(tx, {
    actor,
    action: listing.state === "draft" ? "published" : "put-live-again",
    entity: "listing",
    entityId: String(id),
    before: { state: listing.state },
    after: { state: "live", price: listing.price, units: units.map(({ code }) => code) },
  });
  return ok({ listingId: id });
}

async function publishDraft(
  tx: Transaction,
  { listing, at, actor }: { listing: EditedListing; at: Date; actor: string },
): Promise<void> {
  const read = readListing(listing, listing.typed);
  if (read.price === null) throw new Error("a complete draft has a price");
  await updateListing(tx, listing.id, read);
  await setPublished(tx, listing.id, { price: read.price, at });
  await stockUnitsOf(tx, { listingId: listing.id, actor });
}
