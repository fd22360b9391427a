import type { Db } from "../../../base/db.server.ts";
import type { AllocationRequestId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import { isExtensionKey } from "../../inventory/allocations/allocation-requests.sql.server.ts";
import type { Holding } from "../../inventory/allocations/holder.ts";
import { extendRequest } from "./extend-request.server.ts";

/**
 * Extends a stranger's allocation to its full length, given the key from its e-mail (rule 35). Units that expired after
 * the first half hour are taken again if they are still free, all of them or none. Idempotent. Refuses with
 * `keep-link-unknown`, `keep-over` (its time is over, the reservation was given back, or the order is paid or
 * cancelled), `keep-lost` (somebody else has a unit by now), `reservation-exists` (the visitor has another one by now)
 * or an `AllocationError`.
 */
export async function extendAllocation(
  deps: { db: Db; holding: Holding },
  { id, key, network }: { id: AllocationRequestId | null; key: string | null; network?: string | null },
) {
  if (id === null || !isExtensionKey(key, { secret: deps.holding.secret, id }))
    return refuse.notFound({ code: "keep-link-unknown" });
  return extendRequest(deps, { id, network });
}
