import { attempt, type Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { agreeToPrices } from "../cart/agree-to-prices.server.ts";
import { lockCart } from "../cart/lock-cart.server.ts";
import { lockListings, releaseCheckoutHolds, takeUnits } from "./holds.sql.server.ts";

const CHECKOUT_MINUTES = 30; // rule 22

/**
 * Keeps every unit of the visitor's cart for 30 minutes from the first time, and takes the prices shown as agreed to.
 * Refuses with `cart-empty` or `unit-taken` (the listings of which too few are left).
 */
export function holdForCheckout(shop: { db: Db }, { visitorId }: { visitorId: VisitorId }) {
  return attempt(shop.db, async (tx) => {
    const lines = await lockCart(tx, { visitorId });
    if (lines.length === 0) return refuse({ code: "cart-empty" });
    await lockListings(tx, lines.map((line) => line.goods.id));
    const held = [];
    const taken: ListingId[] = [];
    for (const { goods, quantity } of lines.toSorted((a, b) => a.goods.id - b.goods.id)) {
      const units = await takeUnits(tx, { listingId: goods.id, quantity }, { visitorId, kind: "checkout", until: { minutes: CHECKOUT_MINUTES } });
      if (units.length < quantity) taken.push(goods.id);
      held.push(...units);
    }
    if (taken.length > 0) return refuse({ code: "unit-taken", listings: taken });
    await releaseCheckoutHolds(tx, { visitorId, except: held.map((hold) => hold.unitId) });
    await agreeToPrices({ db: tx }, { visitorId });
    return ok({ until: new Date(Math.min(...held.map((hold) => hold.until.getTime()))) });
  });
}
