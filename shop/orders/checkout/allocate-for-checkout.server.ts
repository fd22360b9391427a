import { attempt, type Db } from "../../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { agreeToPrices } from "../../cart/agree-to-prices.server.ts";
import { lockCart } from "../../cart/lock-cart.server.ts";
import {
  keysOf,
  limitPassed,
  lockHolder,
  noteLimitHit,
  type Contact,
} from "../../inventory/allocations/allocation-limits.sql.server.ts";
import { isAllocationError, type Holding } from "../../inventory/allocations/holder.ts";
import {
  lockListings,
  releaseCheckoutAllocations,
  takeUnits,
} from "../../inventory/allocations/allocations.sql.server.ts";

const CHECKOUT_MINUTES = 30; // rule 22

type Buyer = {
  visitorId: VisitorId;
  /** As typed in the checkout: it counts towards the limits. */
  contact?: Contact;
  /** From `networkOf`. */
  network?: string | null;
};

/**
 * Allocates every unit of the visitor's cart for 30 minutes from the first call, and accepts the prices shown. Refuses
 * with `cart-empty`, `unit-taken` (the listings with too few units left) or an `AllocationError`: then nothing is held,
 * and the cart can still be ordered and paid by card at once.
 */
export async function allocateForCheckout(deps: { db: Db; holding: Holding }, buyer: Buyer) {
  const { holding } = deps;
  const { visitorId } = buyer;
  const holder = keysOf(holding.secret, visitorId, buyer);
  const held = await attempt(deps.db, async (tx) => {
    const lines = await lockCart(tx, { visitorId });
    if (lines.length === 0) return refuse.invalid({ code: "cart-empty" });
    await lockHolder(tx, { holding, visitorId, keys: holder });
    await lockListings(
      tx,
      lines.map((line) => line.goods.id),
    );
    const held = [];
    const taken: ListingId[] = [];
    for (const { goods, quantity } of lines.toSorted((a, b) => a.goods.id - b.goods.id)) {
      const units = await takeUnits(
        tx,
        { listingId: goods.id, quantity },
        { visitorId, kind: "checkout", until: { minutes: CHECKOUT_MINUTES }, holder },
      );
      if (units.length < quantity) taken.push(goods.id);
      held.push(...units);
    }
    if (taken.length > 0) return refuse.conflict({ code: "unit-taken", listings: taken });
    await releaseCheckoutAllocations(tx, { visitorId, except: held.map((allocation) => allocation.unitId) });
    const passed = await limitPassed(tx, { holding, visitorId, keys: holder });
    if (passed) return refuse.tooMany(passed);
    await agreeToPrices({ db: tx }, { visitorId });
    return ok({ until: new Date(Math.min(...held.map((allocation) => allocation.until.getTime()))) });
  });
  if (!held.ok && isAllocationError(held.domainError))
    await noteLimitHit(deps.db, { domainError: held.domainError, visitorId, keys: holder });
  return held;
}
