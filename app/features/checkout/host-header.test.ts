import { afterAll, beforeAll, expect, test } from "vitest";
import { ron } from "../../../base/money.ts";
import { typedShipping } from "../../../testing/orders.ts";
import { aComponent } from "../../../testing/builders.ts";
import { SHOP_ORIGIN } from "../../../testing/card.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as cart from "../cart/cart.tsx";
import * as checkout from "./checkout.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("the same final post through two names of this machine is one order and one payment, and its buyer comes back to the public address", async () => {
  const guest = aGuest(shop);
  await guest.post(cart.action, "/cart", {
    intent: "add",
    productId: String(await putOnSale(shop.db, aComponent("ssd", { stock: 5, price: ron(350) }))),
  });
  await guest.post(checkout.action, "/checkout", typedShipping);
  const page = (await guest.get(checkout.loader, "/checkout?step=payment")).data as {
    cart: { totals: { total: number } };
    pageKey: string;
  };
  const final = {
    intent: "place",
    pageKey: page.pageKey,
    seenTotal: String(page.cart.totals.total),
    paymentMethod: "card",
    inPlace: "1",
  };
  const names = ["http://localhost:3811", "http://127.0.0.1:3821", "http://localhost:6666", SHOP_ORIGIN];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      guest.post(checkout.action, `${names[turn % names.length]}/checkout`, final),
    ),
  );
  const handovers = answers.map(({ status, data }) => ({
    status,
    number: (data as { handover?: { number: string } } | null)?.handover?.number,
  }));
  const number = handovers.find((handover) => handover.number)?.number ?? "";
  expect(number).toMatch(/^ORD-\d{6}$/);
  expect(handovers).toEqual(Array.from({ length: 12 }, () => ({ status: 200, number })));
  expect(await shop.db.selectFrom("salesOrder").select("number").execute()).toEqual([{ number }]);
  expect(await shop.provider.paymentsOf(number)).toMatchObject([
    {
      orderNumber: number,
      returnUrl: expect.stringMatching(`^${SHOP_ORIGIN}/checkout/return/${number}\\?key=[\\w-]+$`),
    },
  ]);
});
