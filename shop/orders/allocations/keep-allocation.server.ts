import type { Db } from "../../../base/db.server.ts";
import type { AllocationRequestId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import { isKeepKey } from "../../inventory/allocations/allocation-requests.sql.server.ts";
import type { Holding } from "../../inventory/allocations/holder.ts";
import { keepRequest } from "./keep-request.server.ts";

/**
 * Gives a stranger's hold its full length, for whoever has the key of its e-mail (rule 35). Units that were let go after the first half hour
 * are taken again where they are still free, all of them or none. Doing it twice changes nothing. Refuses with `keep-link-unknown`,
 * `keep-over` (its time is over, the reservation was given back, or the order is paid or cancelled), `keep-lost` (somebody else has a unit by
 * now), `reservation-exists` (another one, since) or what is in `HoldRefusal`.
 */
export async function keepAllocation(
  deps: { db: Db; holding: Holding },
  { id, key, network }: { id: AllocationRequestId | null; key: string | null; network?: string | null },
) {
  if (id === null || !isKeepKey(key, { secret: deps.holding.secret, id }))
    return refuse.notFound({ code: "keep-link-unknown" });
  return keepRequest(deps, { id, network });
}
