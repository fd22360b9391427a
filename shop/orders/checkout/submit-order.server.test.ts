import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId, type ListingId, type VisitorId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { aVisitor, putOnSale } from "../../../testing/catalogue-index.ts";
import { somebodyNew } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { addToCart } from "../../cart/add-to-cart.server.ts";
import { viewCart } from "../../cart/view-cart.server.ts";
import { ordersOfVisitor } from "../orders.sql.server.ts";
import { openCheckout } from "./open-checkout.server.ts";
import { submitOrder } from "./submit-order.server.ts";
import { submitShipping } from "./submit-shipping.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const network = null;

async function aBuyer(listingId: ListingId): Promise<VisitorId> {
  const visitorId = aVisitor(newId());
  expect(await addToCart(shop, { visitorId, listingId, quantity: 1 })).toMatchObject({ ok: true });
  return visitorId;
}

async function anOrderOf(visitorId: VisitorId) {
  const { totals } = await viewCart(shop, { visitorId });
  const payment = { paymentMethod: "card" } as const;
  const idempotencyKey = newId();
  return { visitorId, language: "ro", payment, seenTotal: totals.total, idempotencyKey, warrantyAnswer: null } as const;
}

describe("the first step", () => {
  test("stores the address and holds the units", async () => {
    const visitorId = await aBuyer(await putOnSale(shop.db, aPc()));
    const shipping = somebodyNew();
    expect(await submitShipping(shop, { visitorId, shipping, network })).toEqual({
      ok: true,
      value: { lacksLocker: false, notHeld: null },
    });
    const { shipping: stored, heldSeconds } = await openCheckout(shop, { visitorId });
    expect(stored).toMatchObject({ email: shipping.email });
    expect(heldSeconds).toBeGreaterThan(0);
  });

  test("goes on without held units where a limit is reached, and says which", async () => {
    const visitorId = await aBuyer(await putOnSale(shop.db, aPc()));
    await addToCart(shop, { visitorId, listingId: await putOnSale(shop.db, aPc()), quantity: 1 });
    const limits = { ...shop.holding.limits, stranger: 1 };
    const limited = { db: shop.db, holding: { ...shop.holding, limits } };
    expect(await submitShipping(limited, { visitorId, shipping: somebodyNew(), network })).toEqual({
      ok: true,
      value: { lacksLocker: false, notHeld: { kind: "too-many", code: "holds-full", most: 1 } },
    });
  });

  test("is refused with an empty cart, and keeps what was typed", async () => {
    const visitorId = aVisitor(newId());
    const shipping = somebodyNew();
    expect(await submitShipping(shop, { visitorId, shipping, network })).toEqual(
      refuse.invalid({ code: "cart-empty" }),
    );
    expect((await openCheckout(shop, { visitorId })).shipping).toMatchObject({ email: shipping.email });
  });

  test("takes no locker from the form: a locker is chosen after it", async () => {
    const visitorId = await aBuyer(await putOnSale(shop.db, aComponent("ssd")));
    const shipping = somebodyNew({ delivery: "locker", lockerId: "sameday-1" });
    expect(await submitShipping(shop, { visitorId, shipping, network })).toMatchObject({
      value: { lacksLocker: true },
    });
    expect((await openCheckout(shop, { visitorId })).shipping).not.toHaveProperty("lockerId");
  });
});

describe("the last step", () => {
  test("comes after the address, and with a PC after the warranty question", async () => {
    const visitorId = await aBuyer(await putOnSale(shop.db, aPc()));
    const order = await anOrderOf(visitorId);
    expect(await submitOrder(shop, order)).toEqual({ ok: true, value: { step: "shipping" } });
    expect(await ordersOfVisitor(shop.db, visitorId)).toEqual([]);
    await submitShipping(shop, { visitorId, shipping: somebodyNew(), network });
    const byTransfer = { paymentMethod: "bank", accountName: "Ana Pop" } as const;
    expect(await submitOrder(shop, { ...order, payment: byTransfer })).toEqual({
      ok: true,
      value: { step: "warranty" },
    });
    expect((await openCheckout(shop, { visitorId })).accountName).toBe("Ana Pop");
    expect(await ordersOfVisitor(shop.db, visitorId)).toEqual([]);
    expect(await submitOrder(shop, { ...order, warrantyAnswer: "no" })).toMatchObject({ value: { step: "placed" } });
    expect(await ordersOfVisitor(shop.db, visitorId)).toHaveLength(1);
  });

  test("asks nothing about components, and posted again it is the same order", async () => {
    const visitorId = await aBuyer(await putOnSale(shop.db, aComponent("ssd")));
    await submitShipping(shop, { visitorId, shipping: somebodyNew({ saveInfo: false }), network });
    const order = await anOrderOf(visitorId);
    const placed = await submitOrder(shop, order);
    if (!placed.ok || placed.value.step !== "placed") throw new Error(`not placed: ${JSON.stringify(placed)}`);
    expect(await submitOrder(shop, order)).toMatchObject({
      value: { step: "placed-before", order: { number: placed.value.order.number } },
    });
    const stranger = aVisitor(newId());
    expect(await submitOrder(shop, { ...order, visitorId: stranger })).toEqual(
      refuse.conflict({ code: "form-expired" }),
    );
    expect(await ordersOfVisitor(shop.db, visitorId)).toMatchObject([{ number: placed.value.order.number }]);
    expect(await ordersOfVisitor(shop.db, stranger)).toEqual([]);
  });
});
