import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import { recordAudits } from "../../base/audit.server.ts";
import type { RecallId } from "../../base/id.ts";
import { deleteAllocations, lockListings } from "../inventory/allocations/allocations.sql.server.ts";
import { inspectUnits } from "../inventory/receiving/inspect-units.server.ts";
import { findRecall, listingsToBlock, matchUnits, unitsToBlock, selectRecalls } from "./recalls.sql.server.ts";

type Log = { error(details: unknown, message: string): void };

/**
 * Finds the units of an open recall and takes those off sale that nobody has ordered; they wait in inspection. Runs in the
 * caller's transaction. Does nothing for a closed recall.
 */
export async function blockRecalled(tx: Transaction, { id, actor }: { id: RecallId; actor: string }): Promise<void> {
  const recall = await findRecall(tx, id, { lock: true });
  if (recall === null || recall.closedAt !== null) return;
  await matchUnits(tx, recall);
  const listings = await listingsToBlock(tx, id);
  await lockListings(tx, listings);
  // Read again: somebody may have ordered one before the lock.
  const found = await unitsToBlock(tx, id, listings);
  if (found.length === 0) return;
  const units = found.map((unit) => unit.id);
  // Checkouts and reservations of them end.
  await deleteAllocations(tx, units);
  await inspectUnits(tx, { units, why: "recall", source: recall.number, actor, fromBuyer: false });
  await recordAudits(
    tx,
    found.map(({ code }) => ({
      actor,
      action: "recalled",
      entity: "unit",
      entityId: code,
      after: { recall: recall.number },
    })),
  );
}

/** Background job: takes units off sale that came, or were put on sale, after a recall was recorded. */
export async function blockRecalledUnits({ db, log }: { db: Db; log: Log }): Promise<void> {
  for (const { id } of await selectRecalls(db, { areOpen: true })) {
    try {
      await transaction(db, (tx) => blockRecalled(tx, { id, actor: "shop" }));
    } catch (error) {
      log.error({ err: error, recall: id }, "the units of a recall were not taken off sale");
    }
  }
}
