import type { Queryable } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { voucherCodeOf } from "./cart.sql.server.ts";

/** The code of the voucher that the visitor entered for the cart; null without one. */
export function findVoucherCode(
  deps: { db: Queryable },
  { visitorId }: { visitorId: VisitorId },
): Promise<string | null> {
  return voucherCodeOf(deps.db, visitorId);
}
