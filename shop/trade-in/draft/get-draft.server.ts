import type { Db } from "../../../base/db.server.ts";
import type { Asker, TradeIn } from "../trade-in.ts";
import { draftOf, findTradeIn } from "../trade-ins.sql.server.ts";

/**
 * The draft that somebody goes on with: the one whose key they have, else the one that they touched last. null where there is
 * none (any more). Looking makes none: the first answer does.
 */
export async function getDraft(
  shop: { db: Db },
  { of, visitorId, key }: Asker & { of: TradeIn["of"] },
): Promise<TradeIn | null> {
  if (key !== null) {
    const found = await findTradeIn(shop.db, { linkKey: key });
    return found?.state === "draft" && found.of === of ? found : null;
  }
  return visitorId === null ? null : draftOf(shop.db, { visitorId, of });
}
