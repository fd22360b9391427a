import type { Transaction } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { lockCartRow, stockOf, updateQuantity } from "./cart.sql.server.ts";

/**
 * Sets the quantity of a listing in the visitor's cart. Runs in the transaction that gives held units back
 * (`setCartQuantity` of orders). Refuses with `not-in-cart`, `sold`, `held`, or `quantity-above-stock` (`available`: in
 * total).
 */
export async function setQuantity(
  tx: Transaction,
  item: { visitorId: VisitorId; listingId: ListingId; quantity: number },
) {
  await lockCartRow(tx, item.visitorId);
  if (await updateQuantity(tx, item)) return ok(null);
  const stock = await stockOf(tx, item);
  if (!stock || stock.inCart === 0) return refuse.notFound({ code: "not-in-cart" });
  if (stock.unsold === 0) return refuse.conflict({ code: "sold" });
  if (stock.available === 0) return refuse.conflict({ code: "held" });
  return refuse.invalid({ code: "quantity-above-stock", available: stock.available });
}
