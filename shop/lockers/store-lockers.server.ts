import { recordAudit } from "../../base/audit.server.ts";
import type { Actor } from "../../base/actor.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import type { Courier } from "../shipping/courier.ts";
import type { CourierLocker } from "./locker.ts";
import { askAgain, claimRefresh, recordRefresh, replaceLockers } from "./lockers.sql.server.ts";

/**
 * Stores a courier's whole list of lockers. Those that are missing from it are closed: orders to them wait for staff. Returns
 * how many were stored and closed.
 */
export function storeLockers(
  { db }: { db: Db },
  {
    courier,
    source,
    lockers,
    actor,
  }: { courier: Courier; source: "api" | "file"; lockers: readonly CourierLocker[]; actor: Actor },
): Promise<{ stored: number; closed: number }> {
  return transaction(db, async (tx) => {
    const { closed } = await replaceLockers(tx, { courier, source, lockers });
    await recordRefresh(tx, { courier, source, outcome: { lockers: lockers.length } });
    if (source === "file" || closed > 0)
      await recordAudit(tx, {
        actor,
        action: "lockers-stored",
        entity: "courier",
        entityId: courier,
        after: { lockers: lockers.length, closed },
      });
    return { stored: lockers.length, closed };
  });
}

/** Takes a courier's list for asking once in so many hours; false if it is too early or another process asks. */
export function takeRefresh({ db }: { db: Db }, due: { courier: Courier; hours: number }): Promise<boolean> {
  return claimRefresh(db, due);
}

/** Records that a courier did not give its list. The lockers that are known stay. */
export function recordNoLockers(
  { db }: { db: Db },
  { courier, problem }: { courier: Courier; problem: string },
): Promise<void> {
  return recordRefresh(db, { courier, source: "api", outcome: { problem } });
}

/** Lets the job ask the courier at once. */
export function requestRefresh({ db }: { db: Db }, { courier }: { courier: Courier }): Promise<void> {
  return askAgain(db, courier);
}
