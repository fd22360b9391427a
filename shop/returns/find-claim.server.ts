import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { refundFor, type ClaimNumber } from "./claim.ts";
import { claimTimeline, findClaim as find } from "./claims.sql.server.ts";
import { findOrder } from "../orders/orders.sql.server.ts";
import { readReturned } from "./read-returned.server.ts";

/** One claim with its order, its timeline and the amount to refund for it. Refuses with `claim-unknown`. */
export async function findClaim(deps: { db: Db }, { number }: { number: ClaimNumber | null }) {
  const claim = number === null ? null : await find(deps.db, { number });
  const order = claim && (await findOrder(deps.db, { id: claim.orderId }));
  if (!claim || !order) return refuse.notFound({ code: "claim-unknown" });
  const [timeline, returned] = await Promise.all([
    claimTimeline(deps.db, claim.id),
    readReturned(deps.db, order, claim),
  ]);
  return ok({ claim, order, timeline, refund: refundFor(order, returned) });
}
