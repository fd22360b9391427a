// A buyer for tests of what follows the checkout: an order, and its card payment.

import type { Db } from "../base/db.server.ts";
import { newId, type ListingId } from "../base/id.ts";
import { sum } from "../base/money.ts";
import type { Order } from "../shop/orders/order.ts";
import { payOrder } from "../shop/orders/payment/pay-order.server.ts";
import { placeOrder, type NewOrder } from "../shop/orders/checkout/place-order.server.ts";
import { settleCardReturn } from "../shop/orders/payment/settle-card-return.server.ts";
import { addToCart } from "../shop/cart/add-to-cart.server.ts";
import { firstDeliveryTerms, shippingFor } from "../shop/shipping/fee.ts";
import { aPc } from "./builders.ts";
import { SHOP_ORIGIN, type testCards } from "./card.ts";
import { shipping } from "./orders.ts";
import { aVisitor, putOnSale } from "./catalogue-index.ts";
import type { TestShop } from "./shop.ts";

type Different = Partial<NewOrder> & { thing?: Parameters<typeof putOnSale>[1]; listingId?: ListingId };

/** An order as a page would post it: one PC in the cart, paid by card by default. */
export async function anOrderRequest(
  shop: { db: Db },
  { thing = aPc(), listingId, ...different }: Different = {},
): Promise<NewOrder> {
  const visitorId = different.visitorId ?? aVisitor(newId());
  const id = listingId ?? (await putOnSale(shop.db, thing));
  const added = await addToCart(shop, { visitorId, listingId: id, quantity: 1 });
  if (!added.ok) throw new Error(`the test's cart was refused: ${added.domainError.code}`);
  const { priceBani: price } = await shop.db
    .selectFrom("listing")
    .where("id", "=", id)
    .select("priceBani")
    .executeTakeFirstOrThrow();
  const orderRequest = {
    visitorId,
    language: "ro" as const,
    shipping,
    payment: { paymentMethod: "card" as const },
    extendedWarranty: false,
    seenTotal: sum([price, shippingFor(price, firstDeliveryTerms)]),
    idempotencyKey: newId(),
    agreement: { guaranteeMonths: 12, terms: null },
  };
  return { ...orderRequest, ...different };
}

export async function anOrder(shop: TestShop, different: Different = {}): Promise<Order> {
  const placed = await placeOrder(shop, await anOrderRequest(shop, different));
  if (!placed.ok) throw new Error(`the test's order was refused: ${placed.domainError.code}`);
  return placed.value;
}

/** What the buyer's browser needs to submit a card. */
export async function readyToPay(shop: TestShop, order: Order): Promise<{ ref: string; clientSecret: string }> {
  const ready = await payOrder(shop, { orderId: order.id, returnTo: SHOP_ORIGIN });
  if (!ready.ok) throw new Error(`the test's payment was refused: ${ready.domainError.code}`);
  return ready.value;
}

/** Submits a card and returns to the shop. Returns the provider's reference of the payment. */
export async function payByCard(shop: TestShop, order: Order, card: keyof typeof testCards = "good"): Promise<string> {
  const intent = await readyToPay(shop, order);
  await shop.provider.give(intent, card);
  await settleCardReturn(shop, { number: order.number });
  return intent.ref;
}
