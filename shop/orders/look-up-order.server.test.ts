// W19: the cost of looking up an order does not reveal whether the number exists. Queries are counted, not timed.

import { afterAll, beforeAll, expect, test } from "vitest";
import { refuse } from "../../base/result.ts";
import { anOrder } from "../../testing/buyer.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { lookUpOrder } from "./look-up-order.server.ts";
import type { OrderNumber } from "./order.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a known number with a wrong address costs as many queries as an unknown number", async () => {
  let queries = 0;
  const counted = {
    db: shop.db.withPlugin({
      transformQuery: ({ node }) => (queries++, node),
      transformResult: async ({ result }) => result,
    }),
  };
  const order = await anOrder(shop);
  for (const number of [order.number, "ORD-000000" as OrderNumber]) {
    queries = 0;
    expect(await lookUpOrder(counted, { number, email: "alta@example.ro" })).toEqual(
      refuse.notFound({ code: "order-unknown" }),
    );
    expect(queries).toBe(1);
  }
  expect(await lookUpOrder(shop, { number: order.number, email: order.email })).toEqual({
    ok: true,
    value: { number: order.number, linkKey: order.linkKey },
  });
});
