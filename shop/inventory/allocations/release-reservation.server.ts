import { attempt, type Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { endRequestsOf } from "./allocation-requests.sql.server.ts";
import { deleteReservation } from "./allocations.sql.server.ts";

/**
 * Ends the visitor's reservation early; the link in its e-mail has no effect any more. Refuses with
 * `reservation-unknown`.
 */
export function releaseReservation(deps: { db: Db }, { visitorId }: { visitorId: VisitorId }) {
  return attempt(deps.db, async (tx) => {
    if (!(await deleteReservation(tx, visitorId, "any"))) return refuse.notFound({ code: "reservation-unknown" });
    await endRequestsOf(tx, { visitorId });
    return ok(null);
  });
}
