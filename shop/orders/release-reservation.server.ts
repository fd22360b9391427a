import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { deleteReservation } from "./holds.sql.server.ts";

/** Gives the visitor's reserved unit back before its time. Refuses with `reservation-unknown`. */
export async function releaseReservation(shop: { db: Db }, { visitorId }: { visitorId: VisitorId }) {
  return (await deleteReservation(shop.db, visitorId, "any")) ? ok(null) : refuse({ code: "reservation-unknown" });
}
