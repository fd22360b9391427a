// Processes that get AWBs for the same shipments, at once and killed in between.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../base/clock.ts";
import { newId } from "../../base/id.ts";
import { aPc } from "../../testing/builders.ts";
import { aVisitor, putOnSale } from "../../testing/catalogue-index.ts";
import { aShipmentRequest, openTestCourier, type TestCourier } from "../../testing/couriers/couriers.ts";
import { orderDeps } from "../../testing/order-deps.ts";
import { shipping, STAFF } from "../../testing/orders.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { must } from "../../testing/trade-ins.ts";
import { addToCart } from "../cart/add-to-cart.server.ts";
import { placeOrder } from "../orders/checkout/place-order.server.ts";
import { confirmTransfer } from "../orders/payment/confirm-transfer.server.ts";
import { prepareOrder } from "../orders/prepare-order.server.ts";
import { totalsOf, type OrderNumber } from "../orders/order.ts";
import { firstDeliveryTerms } from "../shipping/fee.ts";
import { exportShipments } from "./export-shipments.server.ts";
import { requestShipment } from "./request-shipment.server.ts";

const database = aPostgres();
let courier: TestCourier;
let order: OrderNumber;

beforeAll(async () => {
  courier = await openTestCourier({ clock: systemClock });
  const deps = { ...orderDeps(database.db), clock: systemClock };
  const visitorId = aVisitor(newId());
  const pc = aPc();
  must(await addToCart(database, { visitorId, listingId: await putOnSale(database.db, pc), quantity: 1 }));
  const terms = { extendedWarranty: false, gameTests: 0, delivery: "courier" as const, terms: firstDeliveryTerms };
  const { total } = totalsOf([pc.price], terms);
  const placed = must(
    await placeOrder(deps, {
      visitorId,
      language: "ro",
      shipping,
      payment: { paymentMethod: "bank", accountName: "Ana Pop" },
      extendedWarranty: false,
      seenTotal: total,
      idempotencyKey: newId(),
    }),
  );
  const paid = { orderNumber: placed.number, amount: total, at: systemClock.now(), key: newId(), actor: STAFF };
  must(await confirmTransfer(deps, paid));
  order = must(await prepareOrder(deps, { number: placed.number, actor: STAFF })).number;
});
afterAll(() => courier.close());
beforeEach(() => database.db.deleteFrom("shipment").execute());

async function request(count: number, api: TestCourier["api"] | null = courier.api) {
  const deps = { ...orderDeps(database.db), courier: api, deadlines: { revisedDays: 7 } };
  const made = [];
  for (let shipment = 0; shipment < count; shipment++)
    made.push(must(await requestShipment(deps, aShipmentRequest(order))).number);
  return made;
}

/** How many shipments a child process tried; null if it was killed. */
async function createInAProcess(fate: "works" | "dies"): Promise<number | null> {
  const script = join(import.meta.dirname, "../../testing/processes/shipping-process.ts");
  const args = [script, database.url, courier.server.url, fate];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return code === 0 ? Number(output) : null;
}

const rows = () => database.db.selectFrom("shipment").select(["number", "state", "awb"]).execute();
const parcelsOf = (numbers: readonly string[]) =>
  courier.server.parcels.all().filter(({ reference }) => numbers.includes(reference));

test("two processes that create the same shipments at once make one parcel for each", async () => {
  const numbers = await request(20);
  const tried = await Promise.all([createInAProcess("works"), createInAProcess("works")]);
  expect((tried[0] ?? 0) + (tried[1] ?? 0)).toBe(20);
  const created = await rows();
  expect(created.every(({ state, awb }) => state === "created" && awb !== null)).toBe(true);
  expect(
    parcelsOf(numbers)
      .map(({ awb }) => awb)
      .toSorted(),
  ).toEqual(created.map(({ awb }) => awb).toSorted());
});

test("a process that is killed between the call and the write leaves no second parcel", async () => {
  const numbers = await request(1);
  expect(await createInAProcess("dies")).toBeNull();
  expect(parcelsOf(numbers)).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: "requested", awb: null }]);
  // Within its lease nobody tries; afterwards the parcel is found by its reference.
  expect(await createInAProcess("works")).toBe(0);
  await database.db
    .updateTable("shipment")
    .set({ claimedUntil: new Date(0) })
    .execute();
  expect(await createInAProcess("works")).toBe(1);
  const [{ awb } = { awb: "" }] = parcelsOf(numbers);
  expect(parcelsOf(numbers)).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: "created", awb }]);
});

test("two people who make a file at once never put a parcel into both", async () => {
  const numbers = await request(10, null);
  const files = await Promise.all(
    ["staff:ana", "staff:ion"].map((actor) => exportShipments(database, { numbers, actor })),
  );
  expect(files.filter(({ ok }) => ok)).toHaveLength(1);
});
