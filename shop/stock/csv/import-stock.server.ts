import { randomInt } from "node:crypto";
import { recordAudits, type AuditEntry } from "../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import { newId, type ListingId, type StockImportId, type UnitId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { insertDraftListings, writeSheetListings } from "../../catalogue/publishing/sheet-listings.sql.server.ts";
import { lockListingsInOrder } from "../../catalogue/publishing/bulk-listings.sql.server.ts";
import {
  insertUnits,
  lockUnits,
  setPurchases,
  upsertPurchases,
  writeUnits,
} from "../../inventory/units/units.sql.server.ts";
import { planImport, type ImportPlan, type PlannedUnit } from "./plan-import.server.ts";
import { endImport, lockImport, wasImported } from "./sheet-rows.sql.server.ts";

type Import = {
  id: StockImportId;
  actor: string;
  /** Of the plan that staff saw. */
  fingerprint: string;
};

/**
 * Carries out an uploaded CSV in one transaction: all of it or nothing. Refuses with `import-unknown`, `import-done` (this
 * file was imported), `import-changed` (the stock is no longer as staff saw it), `import-errors` or `import-nothing`.
 */
export function importStock(shop: { db: Db }, { id, actor, fingerprint }: Import) {
  return attempt(shop.db, async (tx) => {
    const found = await lockImport(tx, id);
    if (!found) return refuse.notFound({ code: "import-unknown" });
    if (found.content === null || (await wasImported(tx, found.digest)))
      return refuse.conflict({ code: "import-done" });
    const plan = await planLocked(tx, found.content);
    if (plan === null) return refuse.invalid({ code: "import-errors" });
    if (plan.fingerprint !== fingerprint) return refuse.conflict({ code: "import-changed" });
    if (plan.news.length === 0 && plan.changed === 0) return refuse.conflict({ code: "import-nothing" });
    await writeNews(tx, plan, { actor, source: id });
    await writeChanges(tx, plan, { actor, source: id });
    const outcome = { news: plan.news.length, changed: plan.changed, same: plan.same };
    await endImport(tx, id, { actor, outcome });
    await recordAudits(tx, [
      { actor, action: "imported", entity: "stock-import", entityId: id, after: { name: found.name, ...outcome } },
    ]);
    return ok(outcome);
  });
}

/** The plan of a file whose existing listings and units are locked; null if anything is wrong. */
async function planLocked(tx: Transaction, content: string): Promise<ImportPlan | null> {
  const first = await planImport(tx, content);
  if ("refused" in first || first.plan.problemCount > 0) return null;
  const [listings, codes] = [[...first.plan.listings.keys()], first.plan.units.map(({ code }) => code)];
  // A file of new units has nothing to lock.
  if (listings.length + codes.length === 0) return first.plan;
  await lockListingsInOrder(tx, listings);
  await lockUnits(tx, codes);
  // Planned again: nothing can change between this plan and the writing.
  const second = await planImport(tx, content);
  return "refused" in second || second.plan.problemCount > 0 ? null : second.plan;
}

type By = { actor: string; source: StockImportId };

async function writeNews(tx: Transaction, { news }: ImportPlan, { actor, source }: By): Promise<void> {
  if (news.length === 0) return;
  const listings = new Map(news.flatMap(({ on }) => ("key" in on ? [[on.key, on.listing] as const] : [])));
  const ids = await insertDraftListings(tx, [...listings.values()]);
  const byKey = new Map([...listings.keys()].map((key, place) => [key, ids[place]!]));
  const purchases = await purchasesOf(tx, news, actor);
  const units = news.map(({ on, line, serial, grade, place, cost, regime }) => ({
    serial,
    grade,
    place,
    cost,
    regime,
    id: newId<"unit">() as UnitId,
    code: newCode(),
    listingId: "id" in on ? on.id : byKey.get(on.key)!,
    state: "id" in on ? ("stock" as const) : ("intake" as const),
    purchaseId: purchases.get(line) ?? null,
  }));
  await insertUnits(tx, units);
  await recordAudits(
    tx,
    units.map(({ code, listingId, cost, regime, grade, serial }): AuditEntry => {
      const after = { listingId, cost, regime, grade, serial, import: source };
      return { actor, action: "imported", entity: "unit", entityId: code, after };
    }),
  );
}

/** A code that no scanner confuses with another: letters without I and O, and digits. */
function newCode(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return `U-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("")}`;
}

async function purchasesOf(
  tx: Transaction,
  rows: readonly (Pick<PlannedUnit, "supplier" | "regime"> & { line: number })[],
  actor: string,
) {
  const bought = rows.flatMap(({ line, supplier, regime }) => (supplier ? [{ line, regime, ...supplier }] : []));
  return upsertPurchases(tx, bought, actor);
}

async function writeChanges(tx: Transaction, { units, listings }: ImportPlan, { actor, source }: By): Promise<void> {
  await writeUnits(
    tx,
    units.map(({ id, unit: { serial, grade, place, cost, regime } }) => ({ id, serial, grade, place, cost, regime })),
  );
  const purchases = await purchasesOf(
    tx,
    units.map(({ unit }, line) => ({ ...unit, line })),
    actor,
  );
  await setPurchases(
    tx,
    units.map(({ id }, line) => ({ id, purchaseId: purchases.get(line) ?? null })),
  );
  const changed = [...listings.values()];
  await writeSheetListings(tx, changed);
  const entry = (entity: string, entityId: string | ListingId, before: object, after: object): AuditEntry => {
    const names = Object.keys(after).filter((name) => valueOf(before, name) !== valueOf(after, name));
    const pick = (cells: object) => Object.fromEntries(names.map((name) => [name, valueOf(cells, name)]));
    const action = "changed-by-csv";
    return {
      actor,
      action,
      entity,
      entityId: String(entityId),
      before: pick(before),
      after: { ...pick(after), import: source },
    };
  };
  await recordAudits(tx, [
    ...units.map(({ code, before, after }) => entry("unit", code, before, after)),
    ...changed.map(({ id, before, after }) => entry("listing", id, before, after)),
  ]);
}

function valueOf(cells: object, name: string): string {
  return (cells as Record<string, string>)[name] ?? "";
}
