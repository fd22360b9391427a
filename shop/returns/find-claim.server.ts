import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { refundFor, type ClaimNumber } from "./claim.ts";
import { claimTimeline, findClaim as find, unitsGivenBack, unitsOfOrder } from "./claims.sql.server.ts";
import { findOrder } from "../orders/orders.sql.server.ts";

/** One claim with its order, its timeline and the amount to refund for it. Refuses with `claim-unknown`. */
export async function findClaim(shop: { db: Db }, { number }: { number: ClaimNumber | null }) {
  const claim = number === null ? null : await find(shop.db, { number });
  const order = claim && (await findOrder(shop.db, { id: claim.orderId }));
  if (!claim || !order) return refuse.notFound({ code: "claim-unknown" });
  const [timeline, all, before] = await Promise.all([
    claimTimeline(shop.db, claim.id),
    unitsOfOrder(shop.db, order.id),
    unitsGivenBack(shop.db, order.id, claim.id),
  ]);
  return ok({ claim, order, timeline, refund: refundFor(order, { claimed: claim.units, before, all }) });
}
