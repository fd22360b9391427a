// Records that speak of one thing never disagree. Orders of every way to pay and to get the goods are walked through all their states, by every verb
// that the office and the buyer have, in any order; after each step, allowed or refused, the pairs below are compared. The order and its parcel alone
// are walked pair by pair in shop/shipments/agreement.server.test.ts.

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { takeCash } from "../../shop/cash/take-cash.server.ts";
import { cancelOrder } from "../../shop/orders/cancel-order.server.ts";
import { deliverOrder } from "../../shop/orders/deliver-order.server.ts";
import { readPackingLines } from "../../shop/orders/office/read-packing.server.ts";
import { orderStates, type Order } from "../../shop/orders/order.ts";
import { confirmTransfer } from "../../shop/orders/payment/confirm-transfer.server.ts";
import { prepareOrder } from "../../shop/orders/prepare-order.server.ts";
import { shipOrder } from "../../shop/orders/ship-order.server.ts";
import { takeBackOrder } from "../../shop/orders/take-back-order.server.ts";
import { claimStates, type Claim, type ClaimKind, type ClaimState, type Resolution } from "../../shop/returns/claim.ts";
import { openClaim } from "../../shop/returns/open-claim.server.ts";
import { handOverReplacements } from "../../shop/returns/replacements/replacements.server.ts";
import { transitionClaim } from "../../shop/returns/transition-claim.server.ts";
import { viewClaims } from "../../shop/returns/view-claims.server.ts";
import { parcelStatesBeside } from "../../shop/shipments/agreement.ts";
import { requestShipment } from "../../shop/shipments/request-shipment.server.ts";
import { shipmentsOf } from "../../shop/shipments/view-shipments.server.ts";
import { aPc } from "../builders.ts";
import { putOnSale } from "../catalogue-index.ts";
import { aShipmentRequest } from "../couriers/couriers.ts";
import { atTheDoor, byTransfer, ordersIn, somebodyNew, STAFF } from "../orders.ts";
import { openTestShop, type TestShop } from "../shop.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = { ...(await openTestShop()), takesCash: true };
  people = ordersIn(shop);
});
afterAll(() => shop.close());

/** What one pair of records says differently, as a query of an order: each row is a disagreement. */
const disagreements: Record<string, (order: Order) => ReturnType<typeof sql<{ label: string }>>> = {
  "cash at the counter and the cash book": ({ id }) => sql<{ label: string }>`
    select 'the order has ' || coalesce(sum(t.amount_bani), 0) || ', the book ' ||
      (select coalesce(sum(e.amount_bani), 0) from cash_entry e where e.order_id = ${id} and e.kind = 'receipt') as label
    from transfer t where t.order_id = ${id} and t.way = 'counter'
    having coalesce(sum(t.amount_bani), 0) <>
      (select coalesce(sum(e.amount_bani), 0) from cash_entry e where e.order_id = ${id} and e.kind = 'receipt')`,
  "a payment and the money that came": ({ id }) => sql<{ label: string }>`
    select p.state || ' with ' || p.captured_bani || ' of ' || m.came as label from payment p
    cross join lateral (select coalesce(sum(t.amount_bani), 0) as came from transfer t where t.order_id = p.order_id) m
    where p.order_id = ${id} and p.method <> 'card'
      and (p.captured_bani <> m.came or (m.came > 0) <> (p.state in ('received', 'partly-refunded', 'refunded')))`,
  "an order and its payment": ({ id }) => sql<{ label: string }>`
    select o.state || ' with a payment ' || p.state as label from sales_order o join payment p on p.order_id = o.id
    where o.id = ${id} and (
      (o.state = 'paid' and p.state not in ('received', 'captured', 'partly-refunded', 'refunded'))
      or (o.state = 'awaiting-payment' and p.state <> 'awaiting')
      or (o.state = 'delivered' and o.delivery = 'pickup' and p.state not in ('received', 'captured', 'partly-refunded', 'refunded'))
      or (o.state = 'refunded' and p.captured_bani > 0 and p.state <> 'refunded' and p.refunded_bani = 0))`,
  "an order and who has its units": ({ id }) => sql<{ label: string }>`
    select o.state || ' holds ' || u.code || ', which is in ' || u.state as label from sales_order o
    join hold h on h.order_id = o.id join unit u on u.id = h.unit_id
    where o.id = ${id} and (o.state in ('cancelled', 'returned', 'refunded', 'closed') or u.state = 'inspection')`,
  "a claim and the units given instead": ({ id }) => sql<{ label: string }>`
    select c.state || ' ' || coalesce(c.resolution, 'open') || ' with ' || r.given || ' of ' || r.units as label from claim c
    cross join lateral (select (select count(*) from claim_replacement x where x.claim_id = c.id) as given,
      (select count(*) from claim_unit y where y.claim_id = c.id) as units) r
    where c.order_id = ${id} and r.given <> case when c.resolution = 'replaced' then r.units else 0 end`,
  "a claim and its refund": ({ id }) => sql<{ label: string }>`
    select c.number || ' promised ' || coalesce(c.refund_bani, 0) || ', refunds ' || m.refunds as label from claim c
    cross join lateral (select coalesce(sum(r.amount_bani), 0) as refunds from refund r
      where r.order_id = c.order_id and r.key = 'claim ' || c.number) m
    where c.order_id = ${id} and m.refunds <> coalesce(c.refund_bani, 0)
      -- What was cancelled before it was prepared is refunded with its order, or was never paid.
      and not exists (select from sales_order o where o.id = c.order_id and o.state in ('cancelled', 'awaiting-payment', 'placed'))`,
  "a claim and its units": ({ id }) => sql<{ label: string }>`
    select c.kind || ' ' || c.state || ': ' || count(*) || ' in one open claim' as label from claim c
    join claim_unit u on u.claim_id = c.id
    where c.order_id = ${id} and ((c.state = 'dropped' and u.active)
      or (u.active and exists (select from claim_unit o where o.unit_id = u.unit_id and o.order_id = u.order_id and o.active and o.claim_id <> u.claim_id)))
    group by c.id`,
  "an order and the claims of everything": ({ id }) => sql<{ label: string }>`
    select o.state as label from sales_order o where o.id = ${id} and o.state = 'withdrawn'
      and not exists (select from claim c join claim_unit u on u.claim_id = c.id where c.order_id = o.id and c.kind = 'withdrawal' and u.active)`,
};

async function label(order: Order): Promise<string[]> {
  const found: string[] = [];
  for (const [pair, of] of Object.entries(disagreements))
    for (const row of (await of(order).execute(shop.db)).rows) found.push(`${pair}: ${row.label}`);
  const now = await people.now(order);
  const parcels = (await shipmentsOf(shop, { orderId: order.id })).filter(
    ({ shipment }) => shipment.direction === "out",
  );
  for (const { shipment } of parcels)
    if (!(parcelStatesBeside[now.state] as readonly string[]).includes(shipment.state))
      found.push(`an order and its parcel: ${now.state} beside ${shipment.state}`);
  // Only what its buyer still gets is packed: a unit that replaced another, not the one that it replaced.
  const packed = (await readPackingLines(shop, { order: now })).map(({ unitId }) => unitId);
  const given = await shop.db
    .selectFrom("claimReplacement")
    .where("orderId", "=", order.id)
    .select(["oldUnit"])
    .execute();
  for (const { oldUnit } of given)
    if (packed.includes(oldUnit)) found.push(`a replacement and the packing list: ${oldUnit} is still packed`);
  return found;
}

type Action = (order: Order) => Promise<unknown>;
const openOf = async (order: Order): Promise<Claim[]> =>
  (await viewClaims(shop, await people.now(order))).claims.filter(
    ({ state }) => !["settled", "rejected", "dropped"].includes(state),
  );
const claiming =
  (kind: ClaimKind): Action =>
  async (order) => {
    const view = await viewClaims(shop, await people.now(order));
    const units = (kind === "withdrawal" ? view.withdrawable : view.units).map(({ unitId }) => unitId);
    const actor = "buyer";
    return openClaim(shop, { orderId: order.id, kind, units, story: "Se oprește singur.", key: newId(), actor });
  };
const toClaim =
  (to: ClaimState, resolution?: Resolution): Action =>
  async (order) => {
    for (const { number, units } of await openOf(order)) {
      const machines = resolution === "replaced" ? await spareUnits(units.length) : [];
      const view = await viewClaims(shop, await people.now(order));
      const refund = resolution === "refunded" ? view.refundOf(units.map(({ unitId }) => unitId)).total : null;
      const end = resolution && { resolution, refund: refund && bani(refund), machines };
      await transitionClaim(shop, { number, to, actor: STAFF, answer: "Bine.", ...(end && { end }) });
    }
  };

async function spareUnits(count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < count; n++) {
    const listingId = await putOnSale(shop.db, aPc());
    codes.push(
      (await shop.db.selectFrom("unit").where("listingId", "=", listingId).select("code").executeTakeFirstOrThrow())
        .code,
    );
  }
  return codes;
}

const by = { actor: STAFF } as const;
const parcel = { courier: "sameday", trackingNumber: "4EMG24000001" } as const;
/** Everything that people can do to an order, whether it may be done now or not. */
const actions: Record<string, Action> = {
  pays: ({ number: orderNumber, totals }) =>
    confirmTransfer(shop, { orderNumber, amount: totals.total, at: shop.clock.now(), key: newId(), ...by }),
  "pays at the counter": ({ number }) => takeCash(shop, { number, actor: "staff:dan", cashier: "Dan", key: newId() }),
  "is prepared": ({ number }) => prepareOrder(shop, { number, ...by }),
  "gets a parcel": ({ number }) => requestShipment({ ...shop, courier: null }, aShipmentRequest(number)),
  "is sent": ({ number, delivery }) =>
    shipOrder(shop, { number, ...by, parcel: delivery === "pickup" ? null : parcel }),
  "is delivered": ({ number }) => deliverOrder(shop, { number, ...by }),
  "comes back": ({ number }) => takeBackOrder(shop, { number, ...by } as Parameters<typeof takeBackOrder>[1]),
  "is cancelled": ({ id }) => cancelOrder(shop, { orderId: id, ...by }),
  "is claimed under warranty": claiming("warranty"),
  "is to be returned": claiming("return"),
  "is withdrawn from": claiming("withdrawal"),
  "has its claim accepted": toClaim("accepted"),
  "has its claim received": toClaim("received"),
  "has its claim refunded": toClaim("settled", "refunded"),
  "has its claim repaired": toClaim("settled", "repaired"),
  "has its claim replaced": toClaim("settled", "replaced"),
  "has its claim rejected": toClaim("rejected"),
  "has its claim dropped": toClaim("dropped"),
  "hands over what replaces": async (order) => {
    for (const { number } of (await viewClaims(shop, await people.now(order))).claims)
      await handOverReplacements(shop, { number, ...by });
  },
};

/** The usual way of an order; each walk leaves it at another place, for one of the other actions. */
const usual = ["pays", "pays at the counter", "is prepared", "gets a parcel", "is sent", "is delivered"];
const after = ["has its claim accepted", "has its claim received"];
const ends = ["refunded", "repaired", "replaced", "rejected", "dropped"].map((end) => `has its claim ${end}`);
const walks: string[][] = [
  ...usual.map((_, length) => [...usual.slice(0, length), "is cancelled", ...usual.slice(length)]),
  ...usual.map((_, length) => [
    ...usual.slice(0, length + 1),
    "is withdrawn from",
    "has its claim dropped",
    ...usual.slice(length + 1),
  ]),
  [...usual, "is withdrawn from", "has its claim received", "has its claim refunded"],
  [...usual.slice(0, -1), "comes back", "pays"],
  ...["is claimed under warranty", "is to be returned"].flatMap((claim) =>
    ends.map((end) => [
      ...usual,
      claim,
      ...after,
      end,
      "hands over what replaces",
      claim,
      "is withdrawn from",
      ...after,
      "has its claim refunded",
    ]),
  ),
  // The counter first: a pickup order that is paid and collected without having been prepared.
  [
    "pays at the counter",
    "is delivered",
    "pays",
    "is claimed under warranty",
    ...after,
    "has its claim replaced",
    "is withdrawn from",
  ],
];

const seen = { orders: new Set<string>(), claims: new Set<string>() };
const payments = { bank: byTransfer, cash: atTheDoor } as const;
const kinds = (["bank", "cash"] as const).flatMap((method) =>
  (["courier", "pickup"] as const).map((delivery) => [method, delivery] as const),
);

/** The claims of an order do not depend on how it was paid or sent: two kinds of orders walk through them. */
const walksOf = (method: string, delivery: string) =>
  walks.filter(
    (walk) =>
      (method === "bank") === (delivery === "courier") || !walk.some((action) => action.startsWith("has its claim")),
  );

describe.each(kinds)("the records of an order by %s, %s,", (method, delivery) => {
  test.each(walksOf(method, delivery).map((walk, place) => [place + 1, walk] as const))(
    "agree on walk %i: %j",
    async (_, walk) => {
      const shipping = somebodyNew();
      const order = await people.placed([], {
        payment: payments[method],
        shipping: { ...shipping, ...(method === "bank" && { delivery }) },
      });
      if (method === "cash")
        await shop.db.updateTable("salesOrder").set({ delivery }).where("id", "=", order.id).execute();
      const way: string[] = [];
      for (const action of walk) {
        way.push(action);
        await actions[action]!(await people.now(order));
        expect({ way, says: await label(order) }).toEqual({ way, says: [] });
        seen.orders.add((await people.now(order)).state);
        for (const { state } of (await viewClaims(shop, order)).claims) seen.claims.add(state);
      }
    },
  );
});

test("the walks come through every state of orders and claims that these can have", () => {
  const missing = orderStates.filter((state) => !seen.orders.has(state));
  // A refund to an account waits for the bank's file: only then is its order refunded.
  expect(missing).toEqual(["refunded"]);
  expect(claimStates.filter((state) => !seen.claims.has(state))).toEqual([]);
});
