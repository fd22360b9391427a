import type { Db } from "../../../base/db.server.ts";
import type { SurplusId } from "../../../base/id.ts";
import { findSurplus } from "./surplus.sql.server.ts";

/** The number of the order that too much came for; null if there is no such surplus. */
export async function findSurplusOrder(deps: { db: Db }, { surplusId }: { surplusId: SurplusId }) {
  return (await findSurplus(deps.db, surplusId))?.orderNumber ?? null;
}
