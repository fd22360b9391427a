// Reviews for tests: delivered orders, and what their buyers write about them.

import type { ListingId } from "../../base/id.ts";
import { DAY } from "../../base/clock.ts";
import type { Order } from "../../shop/orders/order.ts";
import type { ReviewForm } from "../../shop/reviews/forms.ts";
import { writeReview } from "../../shop/reviews/write-review.server.ts";
import { aGraphicsCard, aUnit } from "../builders.ts";
import { putOnSale } from "../catalogue-index.ts";
import { ordersIn, somebodyNew } from "../orders.ts";
import type { TestShop } from "../shop.ts";

export function reviewsIn(shop: TestShop) {
  const people = ordersIn(shop);

  async function aCardOnSale(title = "GeForce RTX 3060"): Promise<ListingId> {
    return putOnSale(shop.db, aGraphicsCard({ title, units: [aUnit(), aUnit(), aUnit(), aUnit()] }));
  }

  /** An order that was delivered some days before the shop's clock. */
  async function delivered(goods: { listingId: ListingId; quantity?: number }[], days = 11): Promise<Order> {
    const order = await people.delivered(await people.paidByTransfer(goods, { shipping: somebodyNew() }));
    await shop.db
      .updateTable("salesOrder")
      .set({ deliveredAt: new Date(shop.clock.now().getTime() - days * DAY) })
      .where("id", "=", order.id)
      .execute();
    return people.now(order);
  }

  function form(listing: ListingId, given: Partial<ReviewForm> = {}): ReviewForm {
    return { listing, seen: 0, stars: 4, title: "Bună", body: "Merge fără probleme.", author: "Ana P.", ...given };
  }

  const write = (order: Order, given: ReviewForm) => writeReview(shop, { order, form: given, language: "ro" });

  /** A review of a new order of this listing, which waits for staff. */
  async function written(listingId: ListingId, given: Partial<ReviewForm> = {}) {
    const order = await delivered([{ listingId }]);
    const done = await write(order, form(listingId, given));
    if (!done.ok) throw new Error(`the test's own review was refused: ${done.domainError.code}`);
    return { id: done.value.id, order };
  }

  return { people, aCardOnSale, delivered, form, write, written };
}
