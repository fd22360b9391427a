// Order and parcel: every pair of their states that the database can be brought to, and what people read of it.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { ordersIn } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { nextStates, orderStates, type Order, type OrderState } from "../orders/order.ts";
import { deliverOrder } from "../orders/deliver-order.server.ts";
import { isToDecide, parcelStatesBeside, statusWithParcels } from "./agreement.ts";
import { requestShipment } from "./request-shipment.server.ts";
import { shipmentTransitions, type Shipment, type ShipmentState } from "./shipment.ts";
import { listParcelsToDecide, shipmentsOf } from "./view-shipments.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const shipmentStates = Object.keys(shipmentTransitions) as ShipmentState[];
const problemOf = (state: ShipmentState) =>
  state === "failed" ? ({ problemKind: "refused", problem: "x" } as const) : { problemKind: null, problem: null };
const AWB = "4EMG24000001";

async function withParcel(order: Order): Promise<Shipment> {
  const size = { weightGrams: 9000, lengthMm: 500, widthMm: 300, heightMm: 500 };
  const person = {
    name: "Ana Pop",
    phone: order.phone,
    email: order.email,
    address: "Str. Horea 3",
    city: "Cluj-Napoca",
    county: "CJ",
    postalCode: "400174",
  };
  const requested = await requestShipment(shop, {
    number: order.number,
    direction: "out",
    person,
    payer: "shop",
    cod: 0 as never,
    openParcel: true,
    size,
    courier: "sameday",
    actor: "staff:ion",
    key: newId(),
  });
  if (!requested.ok) throw new Error(requested.domainError.code);
  return requested.value;
}

const stateOf = async ({ id }: Order) =>
  (await shipmentsOf(shop, { orderId: id })).map(({ shipment }) => shipment.state);

describe("order and parcel", () => {
  let order: Order;
  let parcel: Shipment;
  beforeAll(async () => {
    order = await people.paidByCard();
    parcel = await withParcel(order);
  });

  /** The database as any writer may leave it: only the trigger of migration 0141 stands between. */
  async function pair(from: OrderState, beside: ShipmentState, to: OrderState): Promise<ShipmentState> {
    const isGone = !["requested", "failed"].includes(beside);
    await shop.db
      .updateTable("salesOrder")
      .set({ state: from, courier: null, trackingNumber: null })
      .where("id", "=", order.id)
      .execute();
    await shop.db
      .updateTable("shipment")
      .set({
        state: beside,
        awb: isGone ? AWB : null,
        ...problemOf(beside),
        endedAt: null,
      })
      .where("id", "=", parcel.id)
      .execute();
    const sent = to === "shipped" ? { courier: "sameday", trackingNumber: AWB } : {};
    await shop.db
      .updateTable("salesOrder")
      .set({ ...sent, state: to } as never)
      .where("id", "=", order.id)
      .execute();
    return (await stateOf(order))[0]!;
  }

  const pairs = orderStates.flatMap((from) => parcelStatesBeside[from].map((beside) => [from, beside] as const));
  test.each(pairs)("agree after every step of an order that is %s with a parcel that is %s", async (from, beside) => {
    for (const to of nextStates(from)) {
      const after = await pair(from, beside, to);
      expect(parcelStatesBeside[to], `${from} → ${to} beside ${beside} left ${after}`).toContain(after);
    }
  });

  test("a parcel that was sent by hand with its AWB is on its way, and one that was delivered by hand has arrived", async () => {
    expect(await pair("preparing", "created", "shipped")).toBe("in-transit");
    expect(await pair("shipped", "in-transit", "delivered")).toBe("delivered");
    expect(await pair("shipped", "requested", "delivered")).toBe("cancelled");
    expect(await pair("preparing", "created", "cancelled")).toBe("cancelled");
  });

  test("are read as one status, which never says less of a parcel than is known", () => {
    const sent = { courier: "sameday", trackingNumber: AWB } as const;
    for (const [state, beside] of pairs) {
      const one = { direction: "out", state: beside, awb: AWB } as const;
      const status = statusWithParcels({ state, method: "card", delivery: "courier", parcel: sent }, [one]);
      const isOpen = ["paid", "preparing", "shipped"].includes(state);
      if (isOpen && beside === "delivered") expect(status, state).toBe("delivered");
      if (isOpen && beside === "returned") expect(status, state).toBe("came-back");
      if (isOpen && beside === "in-transit") expect(status, state).toBe("shipped");
      if (state === "shipped" && beside === "cancelled") expect(status, "the courier has nothing").toBe("preparing");
      if (!isOpen) expect(status).toBe(state);
      const toDecide = isToDecide({ state }, [one]);
      if (state === "shipped" && ["returned", "cancelled", "cancelling"].includes(beside))
        expect(toDecide).not.toBeNull();
      else expect(toDecide).toBeNull();
    }
  });
});

test.each(shipmentStates)(
  "an order that was sent, whose parcel is %s, waits for staff exactly if somebody must decide",
  async (state) => {
    const order = await people.paidByCard();
    const parcel = await withParcel(order);
    await shop.db.updateTable("salesOrder").set({ state: "shipped" }).where("id", "=", order.id).execute();
    await shop.db
      .updateTable("shipment")
      .set({
        state,
        awb: ["requested", "failed"].includes(state) ? null : `${AWB}-${state}`.toUpperCase(),
        ...problemOf(state),
      })
      .where("id", "=", parcel.id)
      .execute();
    const waits = (await listParcelsToDecide(shop)).some(({ order: number }) => number === order.number);
    expect(waits).toBe(["returned", "cancelled", "cancelling"].includes(state));
    expect((await deliverOrder(shop, { number: order.number, actor: "staff:ion" })).ok).toBe(true);
    expect(parcelStatesBeside.delivered).toContain((await stateOf(order))[0]);
    expect((await listParcelsToDecide(shop)).some(({ order: number }) => number === order.number)).toBe(false);
  },
);
