import type { Clock } from "../../../base/clock.ts";
import type { Db } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { photosOfUnits } from "../../inventory/photos/unit-photos.sql.server.ts";
import { recentSuppliers } from "../../inventory/purchases/purchases.sql.server.ts";
import { loadEditedUnits, type EditedUnit } from "../../inventory/receiving/draft-units.sql.server.ts";
import { editorVersion, typedWhole } from "./editor-version.server.ts";
import { findEdited, historyOf, pricesOf, similarPrices } from "./editing.sql.server.ts";
import { derivedSize, packedTexts } from "../packed-size.ts";
import type { ComponentSpecs, PcSpecs } from "../specs.ts";
import { readListing, unitField, type ListingSort, type TypedListing } from "./listing-form.ts";
import { priceProposal } from "./price-proposal.ts";
import { issuesOf } from "./publish-listing.server.ts";

const DAYS_OF_SALES = 180;
const MOST_HISTORY = 100;
const MOST_SUPPLIERS = 50;

/**
 * Everything that the editor of a listing shows; null if there is none. Without `mayCost` it contains nothing of what the
 * shop paid.
 */
export async function editListing(
  shop: { db: Db; clock: Clock },
  { id, mayCost, vat }: { id: ListingId; mayCost: boolean; vat: number },
) {
  const listing = await findEdited(shop.db, id);
  if (!listing) return null;
  const units = await loadEditedUnits(shop.db, id);
  const unitIds = units.map((unit) => unit.id);
  const codes = units.map(({ code }) => code);
  const [photos, prices, history, similar, suppliers] = await Promise.all([
    photosOfUnits(shop.db, unitIds),
    pricesOf(shop.db, id),
    historyOf(shop.db, { id, codes, limit: MOST_HISTORY }),
    similarPrices(shop.db, { id, sort: listing, typed: listing.typed, days: DAYS_OF_SALES }),
    mayCost ? recentSuppliers(shop.db, { limit: MOST_SUPPLIERS }) : [],
  ]);
  const [first] = units;
  const bought = mayCost && first ? { cost: first.cost, repairs: first.repairs, regime: first.taxRegime } : null;
  const typed = typedWhole(listing, units);
  const issues = listing.state === "live" ? [] : issuesOf(listing, units);
  const unerased = new Set(issues.flatMap(({ field, code }) => (code === "erasure-missing" ? [field] : [])));
  return {
    listing: { ...listing, typed: mayCost ? typed : withoutPurchase(typed) },
    version: editorVersion(typed),
    units: units.map((unit) => ({
      ...(mayCost ? unit : withoutCost(unit)),
      lacksErasure: unerased.has(unitField(unit.id, "erasure")),
      pictures: photos.get(unit.id) ?? [],
    })),
    issues,
    prices,
    history: history.map((entry) => (mayCost ? entry : withoutCosts(entry))),
    proposal: priceProposal({ ...similar, days: DAYS_OF_SALES, bought }, vat),
    suppliers,
    vat,
    assumed: assumedSize(listing, typed),
    now: shop.clock.now(),
  };
}

/**
 * The packed size that the shop assumes where staff type none, as they would type it; "later" while specs are missing from which it will follow,
 * null if complete specs do not say.
 */
function assumedSize(sort: ListingSort, typed: TypedListing) {
  const { specs } = readListing(sort, typed);
  if (specs === null) return "later" as const;
  const packed = derivedSize({ ...sort, specs } as
    | { kind: "pc"; specs: PcSpecs }
    | ({ kind: "component" } & ComponentSpecs));
  return packed && { packedWeight: "", packedSides: "", ...packedTexts({ specs: { packed } }) };
}

function withoutCost(unit: EditedUnit) {
  return { ...unit, cost: null, repairs: null, supplier: null, invoiceNumber: null };
}

function withoutPurchase(typed: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !name.startsWith("purchase.")));
}

/** What the log says about money that was paid is for those who may see costs. */
function withoutCosts<Entry extends { action: string; before: unknown; after: unknown }>(entry: Entry): Entry {
  return { ...entry, before: costless(entry.before), after: costless(entry.after) };
}

function costless(values: unknown): unknown {
  if (typeof values !== "object" || values === null) return values;
  const hidden = new Set(["cost", "supplier", "cui", "invoiceNumber", "invoiceDate", "regime", "typed"]);
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !hidden.has(name) && !name.startsWith("purchase.")),
  );
}
