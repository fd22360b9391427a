import { dayOf, noonOf } from "../../base/day.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, databaseTime, type Db, type Transaction } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../base/result.ts";
import { lockListingsInOrder } from "../catalogue/publishing/bulk-listings.sql.server.ts";
import { setListingSpecs } from "../catalogue/publishing/publishing.sql.server.ts";
import { partName, type Category } from "../catalogue/specs.ts";
import { storedSpecs } from "../catalogue/stored.ts";
import { measurementsOf, outdate } from "../inventory/bench/measurements.sql.server.ts";
import { changeUnit, listingsOfUnits, lockUnits, type UnitRecord } from "../inventory/units/units.sql.server.ts";
import { partsOfPc } from "../stock/conversions/conversion.ts";
import { lockFreeUnits, type FreeUnit, type NotFree } from "../stock/units/lock-free-units.server.ts";
import { withdrawIfEmpty } from "../stock/units/withdraw-listing.server.ts";
import { clocksAt, hasEnded, isInRepair } from "../warranty/ledger.ts";
import type { Warranty } from "../warranty/warranties.ts";
import { findWarranties } from "../warranty/warranties.sql.server.ts";
import type { RepairForm } from "./forms.ts";
import type { RepairInHand, Replacing } from "./repair-in-hand.server.ts";
import { noteRepair } from "./note-repair.server.ts";
import { mayReplace, renamed, withPart } from "./repair.ts";
import { insertRepair, isRecorded, listingOf, shopDay, type RepairedListing } from "./repairs.sql.server.ts";

type Command = { code: string; actor: string; form: RepairForm };

type NotRepaired =
  | DomainError<"not-found", "unit-unknown">
  | DomainError<
      "invalid",
      "repair-nothing" | "repair-part-unnamed" | "repair-part-unknown" | "repair-part-other" | "repair-date"
    >
  | DomainError<
      "conflict",
      "repair-state" | "repair-part-promised" | "repair-warranty-none" | "repair-warranty-over" | "repair-claim-open"
    >
  | NotFree;

/**
 * Records a repair of a unit outside a claim. A replaced part changes the unit's parts; one from stock leaves the stock.
 * Under warranty the clocks of the unit's last delivery stand still from `cameOn` to `doneOn`, as in a claim. The same form
 * sent again changes nothing. Refuses with `unit-unknown`, `repair-state` (in receiving, written off or converted), `repair-nothing`,
 * `repair-part-unknown`, `repair-part-unnamed`, `repair-part-other` (another sort of part), `repair-part-promised` (somebody
 * has ordered or reserved the unit and not received it), `repair-date` (in the future, before the delivery, or in the wrong
 * order), `repair-warranty-none`, `repair-warranty-over`, `repair-claim-open` (the claim's page records its repair), or as `lockFreeUnits`.
 */
export function repairUnit({ db }: { db: Db }, { code, actor, form }: Command) {
  return attempt(db, async (tx): Promise<Result<null, NotRepaired>> => {
    if (form.work === null && form.stockCode === null && form.newName === null)
      return refuse.invalid({ code: "repair-nothing" });
    const locked = await lockForRepair(tx, code, form.stockCode);
    // The first of two equal forms has taken the part from the stock.
    if (!locked.ok) return (await isRecorded(tx, form.id)) ? ok(null) : locked;
    const { unit, part, listing } = locked.value;
    const [last = null] = await findWarranties(tx, { unit: unit.id });
    const isHeld = unit.allocation === "sold" && last !== null && !hasEnded(last);
    const warranty = isHeld ? last : null;
    const today = await shopDay(tx);
    const cameOn = form.cameOn ?? form.doneOn;
    if (form.doneOn > today || cameOn > form.doneOn) return refuse.invalid({ code: "repair-date" });
    const barred = form.warranty ? barOf(warranty, { cameOn, now: await databaseTime(tx) }) : null;
    if (barred) return barred;
    const replacing = replacedPart(listing, form, part);
    if (!replacing.ok) return replacing;
    if (replacing.value && unit.allocation !== null && warranty === null)
      return refuse.conflict({ code: "repair-part-promised" });
    const repair = { form, cameOn, unit, replacing: replacing.value, warranty: form.warranty ? warranty : null, actor };
    if (!(await insertRepair(tx, rowOf(repair, listing)))) return ok(null);
    if (replacing.value) await changePart(tx, repair, listing);
    await noteRepair(tx, { ...repair, today, category: categoryOf(listing, form.part) });
    return ok(null);
  });
}

type PartFromStock = FreeUnit & { listing: RepairedListing };
type Locked = { unit: UnitRecord & { listingId: ListingId }; part: PartFromStock | null; listing: RepairedListing };

/** The machine with its listing, and the part from stock, locked in the order in which buyers lock them. */
async function lockForRepair(
  tx: Transaction,
  code: string,
  stockCode: string | null,
): Promise<Result<Locked, NotRepaired>> {
  const listings = await listingsOfUnits(tx, [code]);
  const free = stockCode === null ? null : await lockFreeUnits(tx, [stockCode], listings);
  if (free && !free.ok) return free;
  if (free === null) await lockListingsInOrder(tx, listings);
  const [unit] = await lockUnits(tx, [code]);
  if (!unit) return refuse.notFound({ code: "unit-unknown" });
  const { listingId, state } = unit;
  if (listingId === null || (state !== "stock" && state !== "inspection"))
    return refuse.conflict({ code: "repair-state" });
  const listing = await listingOf(tx, listingId);
  if (!listing) return refuse.conflict({ code: "repair-state" });
  const [part = null] = free?.value ?? [];
  if (part === null) return ok({ unit: { ...unit, listingId }, part: null, listing });
  const ofPart = await listingOf(tx, part.listingId);
  if (!ofPart) return refuse.invalid({ code: "repair-part-other" });
  return ok({ unit: { ...unit, listingId }, part: { ...part, listing: ofPart }, listing });
}

function barOf(warranty: Warranty | null, { cameOn, now }: { cameOn: string; now: Date }) {
  if (!warranty) return refuse.conflict({ code: "repair-warranty-none" });
  if (isInRepair(warranty)) return refuse.conflict({ code: "repair-claim-open" });
  if (cameOn < dayOf(warranty.deliveredAt)) return refuse.invalid({ code: "repair-date" });
  const wasCovered = clocksAt(warranty, cameOn < dayOf(now) ? noonOf(cameOn) : now).some(({ isOver }) => !isOver);
  return wasCovered ? null : refuse.conflict({ code: "repair-warranty-over" });
}

/** Which part is replaced by which; null if none is. */
function replacedPart(
  listing: RepairedListing,
  { part: key, stockCode, newName, newSerial }: RepairForm,
  part: PartFromStock | null,
): Result<Replacing | null, NotRepaired> {
  if (stockCode === null && newName === null) return ok(null);
  const stored = storedSpecs(listing);
  const old = stored.kind === "pc" ? partsOfPc(stored.specs).find((each) => each.key === key) : undefined;
  if (!old) return refuse.invalid({ code: key === null ? "repair-part-unnamed" : "repair-part-unknown" });
  const { category, name: oldName } = old;
  if (part === null) {
    const specs = renamed(category, old.specs, newName!);
    return ok({ key: old.key, category, oldName, newName: newName!, serial: newSerial, specs, from: null });
  }
  const by = storedSpecs(part.listing);
  if (by.kind === "pc" || !mayReplace(category, by.category)) return refuse.invalid({ code: "repair-part-other" });
  return ok({
    key: old.key,
    category: by.category,
    oldName,
    newName: partName(by.specs),
    serial: newSerial ?? part.serial,
    specs: by.specs,
    from: part,
  });
}

function rowOf({ form, cameOn, unit, replacing, warranty, actor }: RepairInHand, listing: RepairedListing) {
  return {
    id: form.id,
    unitId: unit.id,
    work: form.work,
    part: replacing?.category ?? categoryOf(listing, form.part),
    oldName: replacing?.oldName ?? null,
    newName: replacing?.newName ?? null,
    newSerial: replacing?.serial ?? null,
    partId: replacing?.from?.id ?? null,
    partCost: replacing?.from?.cost ?? null,
    cameOn: warranty ? cameOn : null,
    doneOn: form.doneOn,
    doneBy: form.doneBy,
    cost: form.cost,
    note: form.note,
    warrantyId: warranty?.id ?? null,
    actor,
  };
}

/** The category of the part that was worked on; a component is one itself. */
function categoryOf(listing: RepairedListing, key: string | null): Category | null {
  const stored = storedSpecs(listing);
  if (stored.kind === "component") return stored.category;
  return partsOfPc(stored.specs).find((each) => each.key === key)?.category ?? null;
}

/** The unit is made of other parts: its listing says so, and what was measured with the old part no longer holds. */
async function changePart(
  tx: Transaction,
  { unit, replacing, actor, form }: RepairInHand,
  listing: RepairedListing,
): Promise<void> {
  const { key, specs, category, oldName, newName, from } = replacing!;
  const stored = storedSpecs(listing);
  if (stored.kind === "pc")
    await setListingSpecs(tx, { id: unit.listingId, specs: withPart(stored.specs, key, specs) });
  const drive = /^storage(\d+)$/.exec(key)?.[1] ?? null;
  const isEqual = oldName === newName || category === "cases";
  const measured = (await measurementsOf(tx, unit.id)).filter(({ outdatedAt }) => outdatedAt === null);
  const gone = measured.filter(({ subject }) => (drive === null ? !isEqual && subject === null : subject === drive));
  await outdate(tx, unit.id, gone);
  if (!from) return;
  await changeUnit(tx, from.id, { state: "converted" });
  await recordAudit(tx, {
    actor,
    action: "built-in",
    entity: "unit",
    entityId: from.code,
    before: { state: "stock" },
    after: { state: "converted", into: unit.code, repair: form.id },
  });
  await withdrawIfEmpty(tx, { id: from.listingId, actor });
}
