import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { unitsOf, type Order } from "../../../../shop/orders/order.ts";
import { openClaim } from "../../../../shop/returns/open-claim.server.ts";
import { transitionClaim } from "../../../../shop/returns/transition-claim.server.ts";
import { createAwbs } from "../../../../shop/shipments/create-awbs.server.ts";
import { requestShipment } from "../../../../shop/shipments/request-shipment.server.ts";
import { trackShipments } from "../../../../shop/shipments/track-shipments.server.ts";
import { aShipmentRequest, openTestCourier, type TestCourier } from "../../../../testing/couriers/couriers.ts";
import { ordersIn, STAFF } from "../../../../testing/orders.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { must } from "../../../../testing/trade-ins.ts";
import type { ParcelView } from "../../../shared/shipments/parcels.view.server.ts";
import * as accountOrder from "../order.tsx";
import * as orderDocument from "../order-document.ts";

let shop: TestShop;
let courier: TestCourier;
beforeAll(async () => {
  [shop, courier] = await Promise.all([openTestShop(), openTestCourier()]);
  Object.assign(shop, { courier: courier.api });
});
afterAll(() => Promise.all([shop.close(), courier.close()]));

async function parcelsOn({ number, linkKey }: Order): Promise<ParcelView[]> {
  const args = routeArgs(shop, `/account/orders/${number}?key=${linkKey}`, { params: { number } });
  return (await (accountOrder.loader as (args: unknown) => Promise<{ parcels: ParcelView[] }>)(args)).parcels;
}

async function label({ number, linkKey }: Order, parcel: string): Promise<Response> {
  const document = `label-${parcel}.pdf`;
  const address = `/account/orders/${number}/papers/${document}?key=${linkKey}`;
  const args = routeArgs(shop, address, { params: { number, document } });
  return (orderDocument.loader as (args: unknown) => Promise<Response>)(args);
}

test("a buyer follows the parcel and prints no label of the shop's", async () => {
  const order = await ordersIn(shop).paidByTransfer();
  const { number } = must(await requestShipment(shop, aShipmentRequest(order.number)));
  expect(await parcelsOn(order)).toEqual([]);
  await createAwbs(shop);
  const [parcel] = await parcelsOn(order);
  expect(parcel).toMatchObject({ number, direction: "out", courier: "fan", events: [], isPrintable: false });
  courier.server.parcels.step(parcel!.awb, "picked-up");
  await trackShipments(shop);
  expect((await parcelsOn(order))[0]!.events).toMatchObject([{ words: "Expediție ridicată", place: "Cluj-Napoca" }]);
  expect((await label(order, number)).status).toBe(404);
});

test("a buyer whose warranty claim was accepted prints the label of the way to the shop, which the shop pays", async () => {
  const order = await ordersIn(shop).delivered(await ordersIn(shop).paidByTransfer());
  const claim = must(
    await openClaim(shop, {
      orderId: order.id,
      kind: "warranty",
      units: unitsOf(order),
      story: "Nu mai pornește deloc.",
      key: newId(),
      actor: "buyer",
    }),
  );
  const request = aShipmentRequest(claim.number, { direction: "in" });
  expect(await requestShipment(shop, request)).toMatchObject({ domainError: { code: "shipment-subject-closed" } });
  must(await transitionClaim(shop, { number: claim.number, to: "accepted", actor: STAFF }));
  const { number } = must(await requestShipment(shop, request));
  await createAwbs(shop);
  expect(await parcelsOn(order)).toMatchObject([{ number, direction: "in", payer: "shop", isPrintable: true }]);
  const file = await label(order, number);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  const stranger = await ordersIn(shop).paidByTransfer();
  expect((await label(stranger, number)).status).toBe(404);
});
