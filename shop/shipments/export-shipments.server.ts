import { dayOf } from "../../base/day.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, databaseTime, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { Shipment, ShipmentNumber } from "./shipment.ts";
import { filesOfDay, putIntoFile, shipmentsInFile } from "./shipments.sql.server.ts";

/**
 * Puts the requested shipments among these that are in no file yet into a new file for the courier's site. Two people who
 * do this at once never have the same parcel in two files. Returns the file's name; refuses with `shipments-none`.
 */
export function exportShipments(
  { db }: { db: Db },
  { numbers, actor }: { numbers: readonly ShipmentNumber[]; actor: string },
) {
  return attempt(db, async (tx) => {
    const day = dayOf(await databaseTime(tx)).replaceAll("-", "");
    const prefix = `CUR-${day}-`;
    const file = `${prefix}${String((await filesOfDay(tx, prefix)) + 1).padStart(3, "0")}`;
    const taken = await putIntoFile(tx, { numbers, file });
    if (taken.length === 0) return refuse.conflict({ code: "shipments-none" });
    for (const number of taken)
      await recordAudit(tx, { actor, action: "filed", entity: "shipment", entityId: number, after: { file } });
    return ok(file);
  });
}

/** The shipments of a file; none if there is no such file. */
export function findCourierFile({ db }: { db: Db }, file: string): Promise<Shipment[]> {
  return shipmentsInFile(db, file);
}
