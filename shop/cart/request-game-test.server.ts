import { attempt, type Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { writeGameTest } from "./cart.sql.server.ts";

/**
 * Adds a test of these games to the visitor's cart, together with its PC if that is not in the cart yet; a second
 * request replaces the games. Refuses with `not-testable` (not a PC) and with everything that `addToCart` refuses with.
 */
export function requestGameTest(
  shop: { db: Db },
  request: { visitorId: VisitorId; listingId: ListingId; games: readonly string[] },
) {
  return attempt(shop.db, async (tx) => {
    const added = await addToCart(
      { db: tx },
      { visitorId: request.visitorId, listingId: request.listingId, quantity: 1 },
    );
    if (!added.ok) return added;
    if (!(await writeGameTest(tx, request))) return refuse.invalid({ code: "not-testable" });
    return ok({ title: added.value.title });
  });
}
