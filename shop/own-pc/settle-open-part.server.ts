import { attempt, type Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { getPart } from "../parts/get-part.server.ts";
import type { KnownPart } from "../parts/part.ts";
import { knownPart } from "../trade-in/draft/name-components.server.ts";
import { noPc, withOpenPartSettled } from "./own-pc.ts";
import { lockOwnPc, ownPcOf, upsertOwnPc } from "./own-pc.sql.server.ts";

/**
 * Settles which of several models a part is; `place`: its index in the description. Refuses with `pc-part-unknown` if
 * that part is not open, or the model is none of its options.
 */
export async function settleOpenPart(
  deps: { db: Db },
  { visitorId, place, partId }: { visitorId: VisitorId; place: number; partId: string },
) {
  const part = await getPart(deps, partId);
  return attempt(deps.db, async (tx) => {
    await lockOwnPc(tx, visitorId);
    const known = part && knownPart(part as KnownPart);
    const pc = withOpenPartSettled((await ownPcOf(tx, { visitorId })) ?? noPc, { place, part: known });
    if (!pc) return refuse.conflict({ code: "pc-part-unknown" });
    await upsertOwnPc(tx, { visitorId, pc });
    return ok(null);
  });
}
