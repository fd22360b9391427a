// A courier that cannot search by our reference: nothing is sent twice, and what nobody knows waits for staff.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import { aShipmentRequest, openTestCourier, samedayAt, type TestCourier } from "../../testing/couriers/couriers.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { must } from "../../testing/trade-ins.ts";
import { findLocker, findLockers, listRefreshes } from "../lockers/find-lockers.server.ts";
import { requestRefresh } from "../lockers/store-lockers.server.ts";
import { prepareOrder } from "../orders/prepare-order.server.ts";
import { cancelAtCourier, cancelShipment } from "./cancel-shipment.server.ts";
import type { CourierApi } from "./courier-port.ts";
import { createAwbs } from "./create-awbs.server.ts";
import { enterAwb } from "./enter-awb.server.ts";
import { followShipments } from "./follow-shipments.server.ts";
import { refreshLockers } from "./refresh-lockers.server.ts";
import { requestShipment, type ShipmentRequest } from "./request-shipment.server.ts";
import { retryShipment } from "./retry-shipment.server.ts";
import type { Shipment } from "./shipment.ts";
import { trackShipments } from "./track-shipments.server.ts";
import { findLabel, viewShipment } from "./view-shipments.server.ts";

let shop: TestShop;
let courier: TestCourier;
let deps: Omit<TestShop, "courier"> & { courier: CourierApi };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  courier = await openTestCourier();
  const api = samedayAt(courier.server.url, { clock: shop.clock, within: 30_000 });
  deps = Object.assign(Object.create(shop) as TestShop, { courier: api });
  await shop.db.deleteFrom("shipment").execute();
  await shop.db.deleteFrom("locker").execute();
  await shop.db.deleteFrom("lockerRefresh").execute();
});
afterEach(() => courier.close());

async function anOrder() {
  const order = await ordersIn(shop).paidByTransfer();
  return must(await prepareOrder(shop, { number: order.number, actor: STAFF }));
}

async function requested(different: Partial<ShipmentRequest> = {}): Promise<Shipment> {
  return must(await requestShipment(deps, aShipmentRequest((await anOrder()).number, different)));
}

const now = async ({ number }: Shipment) => must(await viewShipment(shop, { number })).shipment;

async function timePasses() {
  const past = new Date(Date.now() - 60_000);
  await shop.db.updateTable("shipment").set({ nextAt: past, claimedUntil: null }).execute();
}

const impatient = () => ({
  db: shop.db,
  log: shop.log,
  courier: samedayAt(courier.server.url, { clock: shop.clock, within: 3000 }),
});

describe("a parcel with Sameday", () => {
  test("gets an AWB, its label and its tracking", async () => {
    const order = await anOrder();
    const shipment = must(
      await requestShipment(deps, aShipmentRequest(order.number, { cod: bani(100_00), openParcel: true })),
    );
    expect(await createAwbs(deps)).toBe(1);
    const created = await now(shipment);
    expect(created).toMatchObject({ state: "created", courier: "sameday", hasLabel: true, unsettled: false });
    const label = await findLabel(shop, created);
    expect(new TextDecoder("latin1").decode(label!.subarray(0, 5))).toBe("%PDF-");
    courier.server.parcels.step(created.awb!, "picked-up");
    courier.server.parcels.step(created.awb!, "delivered");
    await trackShipments(deps);
    await followShipments(deps);
    await followShipments(deps);
    expect((await ordersIn(shop).now(order)).state).toBe("delivered");
  });

  test("that a seller sends is collected from the seller", async () => {
    const shipment = await requested();
    await shop.db.updateTable("shipment").set({ direction: "in" }).execute();
    await createAwbs(deps);
    expect(await now(shipment)).toMatchObject({ state: "created" });
    expect(courier.server.parcels.all()[0]).toMatchObject({ name: "Ana Pop" });
  });

  test("that Sameday refuses waits for staff with its words", async () => {
    const shipment = await requested();
    courier.server.fail({ is: "refuses", words: "Localitatea nu exista" });
    await createAwbs(deps);
    expect(await now(shipment)).toMatchObject({
      state: "failed",
      unsettled: false,
      problem: { kind: "refused", words: "Localitatea nu exista" },
    });
    must(await retryShipment(shop, { number: shipment.number, actor: STAFF }));
    await createAwbs(deps);
    expect((await now(shipment)).state).toBe("created");
    expect(courier.server.creations).toBe(2);
  });

  test.each([
    ["has an error of its own", () => courier.server.fail({ is: "broken" }), 0],
    ["makes the parcel and does not answer", () => courier.server.fail({ is: "silent" }), 1],
    ["makes the parcel and answers too late", () => courier.server.fail({ is: "late", milliseconds: 20_000 }), 1],
  ])("is asked for once and waits for staff if Sameday %s", async (_, fault, made) => {
    const shipment = await requested();
    fault();
    await createAwbs(impatient());
    expect(await now(shipment)).toMatchObject({ state: "failed", awb: null, problem: { kind: "unknown" } });
    await timePasses();
    expect(await createAwbs(deps)).toBe(0);
    expect(courier.server.creations).toBe(1);
    expect(courier.server.parcels.all()).toHaveLength(made);
    // Staff find it on the courier's site and type its AWB, or let it be asked for again.
    const [parcel] = courier.server.parcels.all();
    if (parcel)
      must(await enterAwb(shop, { number: shipment.number, awb: parcel.awb, courier: "sameday", actor: STAFF }));
    else {
      must(await retryShipment(shop, { number: shipment.number, actor: STAFF }));
      await createAwbs(deps);
    }
    expect((await now(shipment)).state).toBe("created");
    expect(courier.server.parcels.all()).toHaveLength(1);
  });

  test("is asked for again by itself where nothing was asked yet", async () => {
    const shipment = await requested();
    courier.server.setAway(true);
    await createAwbs(deps);
    expect(await now(shipment)).toMatchObject({ state: "requested", unsettled: false, problem: { kind: "away" } });
    courier.server.setAway(false);
    await timePasses();
    await createAwbs(deps);
    expect((await now(shipment)).state).toBe("created");
  });

  test("whose process died during the call is not asked for again", async () => {
    const shipment = await requested();
    const dying = { ...deps.courier, create: () => Promise.reject(new Error("killed")) };
    await createAwbs({ db: shop.db, log: shop.log, courier: dying });
    expect(await now(shipment)).toMatchObject({ state: "requested", unsettled: true });
    await timePasses();
    await createAwbs(deps);
    expect(await now(shipment)).toMatchObject({ state: "failed", problem: { kind: "unknown" } });
    expect(courier.server.creations).toBe(0);
  });

  test("that staff cancel while its outcome is unknown goes back to them", async () => {
    const shipment = await requested();
    await shop.db.updateTable("shipment").set({ attempts: 1, unsettled: true }).execute();
    expect(must(await cancelShipment(shop, { number: shipment.number, actor: STAFF }))).toBe("cancelling");
    await cancelAtCourier(deps);
    expect(await now(shipment)).toMatchObject({ state: "failed", problem: { kind: "unknown" } });
    expect(must(await cancelShipment(shop, { number: shipment.number, actor: STAFF }))).toBe("cancelled");
  });

  test("with an AWB is cancelled there", async () => {
    const shipment = await requested();
    await createAwbs(deps);
    must(await cancelShipment(shop, { number: shipment.number, actor: STAFF }));
    await cancelAtCourier(deps);
    expect((await now(shipment)).state).toBe("cancelled");
    expect(courier.server.parcels.all().every(({ isCancelled }) => isCancelled)).toBe(true);
  });
});

describe("the list of lockers", () => {
  const find = (search: string) => findLockers(shop, { search, county: "CJ", city: "Cluj-Napoca", page: 1 });

  test.each([
    ["Sameday", () => deps.courier, "sameday"],
    ["FAN Courier", () => courier.api, "fan"],
  ] as const)("comes from %s once a day", async (_, api, code) => {
    const asking = { db: shop.db, log: shop.log, courier: api() };
    expect(await refreshLockers(asking)).toBe(5);
    expect(await refreshLockers(asking)).toBeNull();
    const { rows } = await find("");
    expect(rows[0]).toMatchObject({ courier: code, city: "Cluj-Napoca", county: "CJ" });
    expect(rows.at(-1)!.county).not.toBe("CJ");
    expect((await find("timisoara")).rows.map(({ name }) => name)).toEqual(["Sandbox Iulius Timișoara"]);
  });

  test("closes what is gone, opens what is back, and stays when the courier is away", async () => {
    await refreshLockers(deps);
    courier.server.closeLocker("101");
    await requestRefresh(shop, { courier: "sameday" });
    await refreshLockers(deps);
    expect((await findLocker(shop, { id: "sameday:101" }))!.closedAt).not.toBeNull();
    expect((await findLocker(shop, { id: "sameday:103" }))!.closedAt).toBeNull();
    courier.server.setAway(true);
    await requestRefresh(shop, { courier: "sameday" });
    expect(await refreshLockers(deps)).toBe(0);
    expect(await listRefreshes(shop)).toMatchObject([
      { courier: "sameday", open: 4, closed: 1, problem: "unreachable" },
    ]);
  });

  test("names the compartments of an easybox, and none of a FANbox", async () => {
    await refreshLockers(deps);
    expect((await findLocker(shop, { id: "sameday:102" }))!.compartments).toEqual([
      { lengthMm: 470, widthMm: 445, heightMm: 100 },
    ]);
    await refreshLockers({ db: shop.db, log: shop.log, courier: courier.api });
    expect((await findLocker(shop, { id: "fan:102" }))!.compartments).toEqual([]);
  });
});
