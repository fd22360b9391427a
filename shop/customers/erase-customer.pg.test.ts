// Races on PostgreSQL: an erasure and an order of the same person at the same time.

import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { ERASED_EMAIL } from "../../base/erased.ts";
import { issueDocuments } from "../invoices/issue-documents.server.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { ordersIn, somebodyNew, STAFF } from "../../testing/orders.ts";
import { aMember } from "../../testing/staff.ts";
import { addToCart } from "../cart/add-to-cart.server.ts";
import { viewCart } from "../cart/view-cart.server.ts";
import { placeOrder } from "../orders/checkout/place-order.server.ts";
import { aComponent } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { closeAccount } from "./close-account.server.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { findCustomer } from "./find-customer.server.ts";
import { recordDataRequest } from "./settle-data-request.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ROUNDS = 12;

test("an order placed during the erasure is whole, or refused; the erasure is whole, or refused", async () => {
  const outcomes = new Set<string>();
  const listingId = await putOnSale(shop.db, aComponent("ssd", { stock: ROUNDS * 3 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email, visitorId } = await aMember(shop);
    const shipping = somebodyNew({ email });
    const old = await ordersIn(shop).delivered(await ordersIn(shop).paidByCard([{ listingId }], { shipping }));
    await issueDocuments(shop);
    const customerId = (await findCustomer(shop, { email }))!;
    const form = {
      intent: "request",
      request: newId<"data-request">(),
      kind: "erase",
      channel: "email",
      receivedOn: "2026-11-21",
    } as const;
    await recordDataRequest(shop, { customerId, form, actor: STAFF });
    await addToCart(shop, { visitorId, listingId, quantity: 1 });
    const { totals } = await viewCart(shop, { visitorId });
    const place = () =>
      placeOrder(shop, {
        visitorId,
        language: "ro",
        shipping,
        payment: { paymentMethod: "card" },
        extendedWarranty: false,
        seenTotal: totals.total,
        idempotencyKey: newId(),
      });
    const erase = () => eraseCustomer(shop, { id: customerId, actor: STAFF });
    const [placed, erased] =
      round % 2 === 0
        ? await Promise.all([place(), erase()])
        : ((await Promise.all([erase(), place()])).toReversed() as [
            Awaited<ReturnType<typeof place>>,
            Awaited<ReturnType<typeof erase>>,
          ]);

    const emailOf = async (id: string) =>
      (
        await shop.db
          .selectFrom("salesOrder")
          .where("id", "=", id as never)
          .select("email")
          .executeTakeFirstOrThrow()
      ).email;
    expect(await emailOf(old.id)).toBe(erased.ok ? ERASED_EMAIL : email);
    if (placed.ok) {
      // Its buyer is never half erased: the new order has its person, who is a customer.
      expect(await emailOf(placed.value.id)).toBe(email);
      expect(await findCustomer(shop, { email })).not.toBeNull();
    } else expect(placed.domainError.code).toBe("cart-empty");
    if (!erased.ok) expect(["customer-order-open", "customer-changed"]).toContain(erased.domainError.code);
    else if (!placed.ok) expect(await findCustomer(shop, { email })).toBeNull();
    outcomes.add(`${placed.ok} ${erased.ok}`);
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

test("two windows delete one account: the person is erased once, and nothing fails", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email, visitorId, accountId } = await aMember(shop);
    const order = await ordersIn(shop).delivered(
      await ordersIn(shop).paidByCard([], { shipping: somebodyNew({ email }) }),
    );
    await issueDocuments(shop);
    const close = () => closeAccount(shop, { email, visitorId, accountId });
    expect(await Promise.all([close(), close()])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await findCustomer(shop, { email })).toBeNull();
    expect(await ordersIn(shop).now(order)).toMatchObject({ email: ERASED_EMAIL });
    const audit = shop.db.selectFrom("audit").where("action", "=", "account-deleted").where("entityId", "=", accountId);
    expect(await audit.select("id").execute()).toHaveLength(1);
  }
});
