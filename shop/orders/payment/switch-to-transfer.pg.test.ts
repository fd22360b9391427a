// A card that succeeds while the buyer switches to a transfer: the database lets exactly one win.

import { afterAll, beforeAll, expect, test } from "vitest";
import { anOrder, readyToPay } from "../../../testing/buyer.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { findOrder } from "../orders.sql.server.ts";
import { recordCardEvent } from "./record-card-event.server.ts";
import { settleCardReturn } from "./settle-card-return.server.ts";
import { settleOpenPayments } from "./settle-open-payments.server.ts";
import { switchToTransfer } from "./switch-to-transfer.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("each of 30 orders ends either paid by card and captured, or awaiting a transfer with the card voided", async () => {
  const ends: string[] = [];
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      const order = await anOrder(shop);
      const intent = await readyToPay(shop, order);
      await shop.provider.give(intent, "silent");
      // The switch begins when the shop has received the success and is about to record it.
      let change: Promise<unknown> | null = null;
      const retrieve = async (ref: string) => {
        const found = await shop.card.retrieve(ref);
        change ??= switchToTransfer(shop, { orderId: order.id, accountName: "Ana Pop" });
        return found;
      };
      const deps = { ...shop, card: { ...shop.card, retrieve } };
      await Promise.all([
        recordCardEvent(deps, shop.provider.webhook("authorised", intent.ref)),
        settleCardReturn(deps, { number: order.number }),
      ]);
      await change;
      const { state, method, payment } = (await findOrder(shop.db, { id: order.id }))!;
      const atProvider = (await shop.provider.paymentsOf(order.number)).map(
        ({ state, captured }) => `${state} ${captured === order.totals.total}`,
      );
      ends.push([method, state, payment.state, ...atProvider].join(" "));
    }),
  );
  expect(await settleOpenPayments(shop, { minutes: 0 })).toBe(0);
  const possible = ["card paid captured captured true", "bank awaiting-payment awaiting cancelled false"];
  expect(ends.filter((end) => !possible.includes(end))).toEqual([]);
  expect(ends).toHaveLength(30);
});
