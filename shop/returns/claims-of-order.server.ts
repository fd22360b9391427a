import type { Db } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import type { Claim } from "./claim.ts";
import { claimsOf } from "./claims.sql.server.ts";

/** The claims about an order, the oldest first. */
export function claimsOfOrder({ db }: { db: Db }, { orderId }: { orderId: OrderId }): Promise<Claim[]> {
  return claimsOf(db, orderId);
}
