import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import { newId, type ListingId, type UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { storedSpecs } from "../../catalogue/stored.ts";
import { insertReceivedUnit } from "../../inventory/receiving/receiving.sql.server.ts";
import { changeUnit } from "../../inventory/units/units.sql.server.ts";
import { listingKinds } from "../units/listings.sql.server.ts";
import { lockFreeUnits, type FreeUnit, type NotFree } from "../units/lock-free-units.server.ts";
import { withdrawIfEmpty } from "../units/move-unit.server.ts";
import { partsOfPc, splitCost, type ConvertedPart } from "./conversion.ts";
import { insertConversion } from "./conversions.sql.server.ts";

type Split = {
  code: string;
  actor: string;
  /** What each part that is kept is worth, by its key: the cost is split by it. */
  worth: Readonly<Record<string, Bani>>;
  note: string | null;
};
type NotSplit = NotFree | DomainError<"invalid", "not-a-pc" | "no-parts">;

/**
 * Takes a PC apart: each kept part becomes a unit in receiving, with its share of the cost and the PC's tax regime, and
 * the listing is withdrawn. Returns the codes of the parts. Refuses as `lockFreeUnits`, or with `not-a-pc` or `no-parts`.
 */
export function splitPc(shop: { db: Db }, { code, ...split }: Split) {
  return attempt(shop.db, async (tx): Promise<Result<string[], NotSplit>> => {
    const locked = await lockFreeUnits(tx, [code]);
    if (!locked.ok) return locked;
    const unit = locked.value[0]!;
    const listing = (await listingKinds(tx, [unit.listingId])).get(unit.listingId)!;
    if (listing.kind !== "pc") return refuse.invalid({ code: "not-a-pc" });
    const stored = storedSpecs(listing);
    const kept =
      stored.kind === "pc" && "storage" in stored.specs
        ? partsOfPc(stored.specs).filter(({ key }) => key in split.worth)
        : [];
    if (kept.length === 0) return refuse.invalid({ code: "no-parts" });
    return ok(await takeApart(tx, unit, { kept, ...split }));
  });
}

type Kept = Omit<Split, "code"> & { kept: readonly ConvertedPart[] };

async function takeApart(tx: Transaction, unit: FreeUnit, { kept, worth, actor, note }: Kept): Promise<string[]> {
  const costs = splitCost(
    unit.cost,
    kept.map(({ key }) => worth[key]!),
  );
  const units = kept.map(({ category, name, specs }, index) => ({
    unitId: newId<"unit">() as UnitId,
    code: `${unit.code}-${index + 1}`,
    position: index + 1,
    kind: "component" as const,
    name,
    parts: [{ category, name, part: null, specs }],
    cost: costs[index]!,
    suggestedGrade: unit.grade ?? ("B" as const),
  }));
  await insertReceivedUnit(tx, units, { source: unit.code, taxRegime: unit.regime });
  for (const { unitId } of units) if (unit.place !== null) await changeUnit(tx, unitId, { place: unit.place });
  await changeUnit(tx, unit.id, { state: "converted" });
  await insertConversion(tx, {
    id: newId<"conversion">(),
    kind: "split",
    actor,
    note,
    from: [{ unitId: unit.id, cost: unit.cost }],
    into: units,
  });
  const codes = units.map(({ code }) => code);
  await recordAudit(tx, {
    actor,
    action: "split",
    entity: "unit",
    entityId: unit.code,
    before: { state: "stock", cost: unit.cost },
    after: { state: "converted", parts: units.map(({ code, name, cost }) => ({ code, name, cost })), note },
  });
  await withdrawIfEmpty(tx, { id: unit.listingId satisfies ListingId, actor });
  return codes;
}
