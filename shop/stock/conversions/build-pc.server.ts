import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import { newId, type ListingId, type UnitId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { ComponentListing } from "../../catalogue/listing.ts";
import type { ComponentSpecs, PcSpecs } from "../../catalogue/specs.ts";
import { storedSpecs } from "../../catalogue/stored.ts";
import { checkFit } from "../../compatibility/check-fit.ts";
import type { Incompatibility } from "../../compatibility/incompatibility.ts";
import { known } from "../../compatibility/known-platforms.server.ts";
import type { TaxRegime } from "../../inventory/receiving/receiving.ts";
import { insertReceivedUnit } from "../../inventory/receiving/receiving.sql.server.ts";
import { changeUnit } from "../../inventory/units/units.sql.server.ts";
import { findUnit } from "../units/units.sql.server.ts";
import { listingKinds } from "../units/listings.sql.server.ts";
import { lockFreeUnits, type FreeUnit, type NotFree } from "../units/lock-free-units.server.ts";
import { withdrawIfEmpty } from "../units/withdraw-listing.server.ts";
import { assemblePc, builtCost, builtRegime, partsOfPc, type AssembleProblem } from "./conversion.ts";
import { insertConversion } from "./conversions.sql.server.ts";

type Build = {
  /** The code of the new unit. */
  code: string;
  name: string;
  units: readonly string[];
  actor: string;
  /** Staff agree that a PC of parts of both tax regimes is sold under the normal one (rule 37). */
  asNormal: boolean;
  /** Staff build it although parts do not fit by the rules. */
  anyway: boolean;
};
type NotBuilt =
  | NotFree
  | DomainError<"invalid", "not-parts" | "no-parts">
  | DomainError<"conflict", "code-taken">
  | DomainError<"invalid", "pc-incomplete", AssembleProblem>
  | DomainError<"invalid", "pc-does-not-fit", { problems: Incompatibility[] }>
  | DomainError<"invalid", "mixed-regimes">;

/** The warranty that the form of the new PC begins with. */
const WARRANTY = 12; // months

/**
 * Builds a PC from component units: they leave the stock, and the PC waits in receiving with the sum of their costs.
 * Returns its code. Refuses as `lockFreeUnits`, or with `not-parts` (a whole PC), `code-taken`, `pc-incomplete`,
 * `pc-does-not-fit` or `mixed-regimes` (until staff agree).
 */
export function buildPc(shop: { db: Db }, build: Build) {
  return attempt(shop.db, async (tx): Promise<Result<string, NotBuilt>> => {
    if (build.units.length === 0) return refuse.invalid({ code: "no-parts" });
    const locked = await lockFreeUnits(tx, build.units);
    if (!locked.ok) return locked;
    const units = locked.value;
    const listings = await listingKinds(
      tx,
      units.map(({ listingId }) => listingId),
    );
    const parts = units.flatMap(({ listingId }): (ComponentSpecs & { listingId: ListingId })[] => {
      const stored = storedSpecs(listings.get(listingId)!);
      return stored.kind === "pc" ? [] : [{ ...stored, listingId }];
    });
    if (parts.length < units.length) return refuse.invalid({ code: "not-parts" });
    const specs = assemblePc(parts, WARRANTY);
    if ("lacks" in specs) return refuse.invalid({ code: "pc-incomplete", ...specs });
    const problems = build.anyway ? [] : problemsOf(parts);
    if (problems.length > 0) return refuse.invalid({ code: "pc-does-not-fit", problems });
    const regime = builtRegime(
      units.map((unit) => unit.regime),
      build,
    );
    if (regime === "mixed") return refuse.invalid({ code: "mixed-regimes" });
    if (await findUnit(tx, build.code)) return refuse.conflict({ code: "code-taken" });
    await assemble(tx, units, { ...build, regime, specs });
    return ok(build.code);
  });
}

/** The rules look at specs and ids alone; the rest of a listing is for screens. */
function problemsOf(parts: readonly (ComponentSpecs & { listingId: ListingId })[]): Incompatibility[] {
  const build = new Map<ListingId, { listing: ComponentListing; quantity: number }>();
  for (const { listingId, ...part } of parts) {
    const same = build.get(listingId);
    if (same) same.quantity += 1;
    else
      build.set(listingId, { listing: { ...part, kind: "component", id: listingId } as ComponentListing, quantity: 1 });
  }
  return checkFit([...build.values()], known).filter(({ severity }) => severity === "wrong");
}

async function assemble(
  tx: Transaction,
  units: readonly FreeUnit[],
  { code, name, actor, regime, specs }: Build & { regime: TaxRegime; specs: PcSpecs },
): Promise<void> {
  const cost = builtCost(units.map((unit) => unit.cost));
  const unitId = newId<"unit">() as UnitId;
  const parts = partsOfPc(specs).map(({ category, name, specs }) => ({ category, name, part: null, specs }));
  const grades = units.flatMap(({ grade }) => (grade === null ? [] : [grade]));
  const worst = grades.toSorted().at(-1) ?? "B";
  const pc = { unitId, code, position: 1, kind: "pc" as const, name, parts, cost, suggestedGrade: worst };
  await insertReceivedUnit(tx, [pc], { source: code, taxRegime: regime });
  for (const { id } of units) await changeUnit(tx, id, { state: "converted" });
  await insertConversion(tx, {
    id: newId<"conversion">(),
    kind: "build",
    actor,
    note: null,
    from: units.map(({ id, cost }) => ({ unitId: id, cost })),
    into: [{ unitId, cost }],
  });
  await recordAudit(tx, {
    actor,
    action: "built",
    entity: "unit",
    entityId: code,
    after: { cost, regime, parts: units.map(({ code, cost, regime }) => ({ code, cost, regime })) },
  });
  for (const unit of units) {
    await recordAudit(tx, {
      actor,
      action: "built-in",
      entity: "unit",
      entityId: unit.code,
      before: { state: "stock" },
      after: { state: "converted", into: code },
    });
  }
  for (const id of new Set(units.map(({ listingId }) => listingId))) await withdrawIfEmpty(tx, { id, actor });
}
