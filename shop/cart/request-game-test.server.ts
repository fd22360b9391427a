import { attempt, type Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { writeGameTest } from "./cart.sql.server.ts";

/**
 * Puts a test in these games into the visitor's cart, together with the PC that it is run on where that is not there yet;
 * asking again changes the games. Refuses with `not-testable` (no PC) and with all that `addToCart` refuses with.
 */
export function requestGameTest(
  shop: { db: Db },
  wish: { visitorId: VisitorId; listingId: ListingId; games: readonly string[] },
) {
  return attempt(shop.db, async (tx) => {
    const added = await addToCart({ db: tx }, { visitorId: wish.visitorId, listingId: wish.listingId, quantity: 1 });
    if (!added.ok) return added;
    if (!(await writeGameTest(tx, wish))) return refuse.invalid({ code: "not-testable" });
    return ok({ title: added.value.title });
  });
}
