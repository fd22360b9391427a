import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { refundFor, type ClaimNumber } from "./claim.ts";
import { claimTimeline, findClaim as find, unitsGivenBack, unitsOfOrder } from "./claims.sql.server.ts";
import { openGameTests } from "../orders/open-game-tests.server.ts";
import { findOrder } from "../orders/orders.sql.server.ts";

/** One claim with its order, its timeline and the amount to refund for it. Refuses with `claim-unknown`. */
export async function findClaim(deps: { db: Db }, { number }: { number: ClaimNumber | null }) {
  const claim = number === null ? null : await find(deps.db, { number });
  const order = claim && (await findOrder(deps.db, { id: claim.orderId }));
  if (!claim || !order) return refuse.notFound({ code: "claim-unknown" });
  const [timeline, all, before, untested] = await Promise.all([
    claimTimeline(deps.db, claim.id),
    unitsOfOrder(deps.db, order.id),
    unitsGivenBack(deps.db, order.id, claim.id),
    openGameTests(deps.db, order),
  ]);
  return ok({ claim, order, timeline, refund: refundFor(order, { claimed: claim.units, before, all, untested }) });
}
