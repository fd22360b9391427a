import type { Db } from "../../../base/db.server.ts";
import type { Requester, TradeIn } from "../trade-in.ts";
import { draftOf, findTradeIn } from "../trade-ins.sql.server.ts";

/**
 * The visitor's draft: the one with the given key, else the last one touched; null if there is none. Reading creates
 * no draft; the first answer does.
 */
export async function getDraft(
  deps: { db: Db },
  { of, visitorId, key }: Requester & { of: TradeIn["of"] },
): Promise<TradeIn | null> {
  if (key !== null) {
    const found = await findTradeIn(deps.db, { linkKey: key });
    return found?.state === "draft" && found.of === of ? found : null;
  }
  return visitorId === null ? null : draftOf(deps.db, { visitorId, of });
}
