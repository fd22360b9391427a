import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import { aShipmentRequest, courierAt, openTestCourier, type TestCourier } from "../../testing/couriers/couriers.ts";
import { atTheDoor, ordersIn, somebodyNew, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { must } from "../../testing/trade-ins.ts";
import { prepareOrder } from "../orders/prepare-order.server.ts";
import { cancelAtCourier, cancelShipment } from "./cancel-shipment.server.ts";
import { createAwbs } from "./create-awbs.server.ts";
import { enterAwb } from "./enter-awb.server.ts";
import { exportShipments, findCourierFile } from "./export-shipments.server.ts";
import { followShipments } from "./follow-shipments.server.ts";
import { importAwbs } from "./import-awbs.server.ts";
import { requestForOrders } from "./request-for-orders.server.ts";
import { requestShipment, type ShipmentRequest } from "./request-shipment.server.ts";
import { retryShipment } from "./retry-shipment.server.ts";
import { parseShipmentNumber, type Shipment } from "./shipment.ts";
import { recordTracking, trackShipments } from "./track-shipments.server.ts";
import { findLabel, listShipments, viewShipment } from "./view-shipments.server.ts";

let shop: TestShop;
let courier: TestCourier;
let deps: Omit<TestShop, "courier"> & { courier: TestCourier["api"] };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  courier = await openTestCourier();
  deps = Object.assign(Object.create(shop) as TestShop, { courier: courier.api });
  await shop.db.deleteFrom("shipment").execute();
});
afterEach(() => courier.close());

async function anOrder() {
  const order = await ordersIn(shop).paidByTransfer();
  return must(await prepareOrder(shop, { number: order.number, actor: STAFF }));
}

async function requested(different: Partial<ShipmentRequest> = {}, number?: string): Promise<Shipment> {
  return must(await requestShipment(deps, aShipmentRequest(number ?? (await anOrder()).number, different)));
}

const now = async ({ number }: Shipment) => must(await viewShipment(shop, { number }));

/** The next try is due, as if its time had passed, and the lease of a dead process over. */
async function timePasses() {
  const past = new Date(Date.now() - 60_000);
  await shop.db.updateTable("shipment").set({ nextAt: past, claimedUntil: null }).execute();
}

describe("a shipment with the courier's API", () => {
  test("gets an AWB and its label, and the order follows its way", async () => {
    const order = await anOrder();
    const shipment = await requested({}, order.number);
    expect(await createAwbs(deps)).toBe(1);
    const created = (await now(shipment)).shipment;
    expect(created).toMatchObject({
      state: "created",
      courier: "fan",
      awb: expect.stringMatching(/^\d{13}$/),
      hasLabel: true,
    });
    const label = await findLabel(shop, created);
    expect(new TextDecoder("latin1").decode(label!.subarray(0, 5))).toBe("%PDF-");

    courier.server.parcels.step(created.awb!, "picked-up");
    await trackShipments(deps);
    await followShipments(deps);
    expect(await ordersIn(shop).now(order)).toMatchObject({
      state: "shipped",
      parcel: { courier: "fan", trackingNumber: created.awb },
    });

    courier.server.parcels.step(created.awb!, "delivered");
    await trackShipments(deps);
    await trackShipments(deps);
    expect(await followShipments(deps)).toBe(1);
    expect(await followShipments(deps)).toBe(0);
    const delivered = await ordersIn(shop).now(order);
    expect(delivered.state).toBe("delivered");
    expect(delivered.deliveredAt).not.toBeNull();
    expect((await now(shipment)).events.map(({ means }) => means)).toContain("delivered");
    expect((await ordersIn(shop).emailsAbout(order)).filter((key) => key.startsWith("delivered"))).toHaveLength(1);
  });

  test("that was sent twice by one form is one", async () => {
    const order = await anOrder();
    const first = await requested({ key: "a form of this test" }, order.number);
    const second = await requested({ key: "a form of this test" }, order.number);
    expect(second.number).toBe(first.number);
  });

  test("that the courier refuses waits for staff with its words, and is tried again", async () => {
    const shipment = await requested();
    courier.server.fail({ is: "refuses", words: "Localitatea nu exista" });
    await createAwbs(deps);
    expect((await now(shipment)).shipment).toMatchObject({
      state: "failed",
      problem: { kind: "refused", words: "Localitatea nu exista" },
    });
    expect(must(await list("failed")).map(({ number }) => number)).toEqual([shipment.number]);
    must(await retryShipment(shop, { number: shipment.number, actor: STAFF }));
    await createAwbs(deps);
    expect((await now(shipment)).shipment).toMatchObject({ state: "created", problem: null });
  });

  test("that the courier refuses gets the AWB that staff type", async () => {
    const shipment = await requested();
    courier.server.fail({ is: "refuses", words: "no" });
    await createAwbs(deps);
    must(await enterAwb(shop, { number: shipment.number, awb: "1ONB0001", courier: "sameday", actor: STAFF }));
    expect((await now(shipment)).shipment).toMatchObject({ state: "created", awb: "1ONB0001", gateway: "file" });
  });

  test.each([
    ["is away", () => courier.server.setAway(true), 0],
    ["has an error of its own", () => courier.server.fail({ is: "broken" }), 0],
    ["makes the parcel and does not answer", () => courier.server.fail({ is: "silent" }), 1],
    ["makes the parcel and answers too late", () => courier.server.fail({ is: "late", milliseconds: 20_000 }), 1],
  ])("waits visibly while the courier %s, and has one AWB in the end", async (_, fault, made) => {
    const shipment = await requested();
    fault();
    // Only this try is impatient: a slow machine answers the others late too.
    const impatient = courierAt(courier.server.url, { clock: shop.clock, within: 3000 });
    await createAwbs({ db: shop.db, log: shop.log, courier: impatient });
    expect((await now(shipment)).shipment).toMatchObject({ state: "requested", awb: null, problem: { kind: "away" } });
    expect(courier.server.parcels.all()).toHaveLength(made);
    expect(must(await list("failed"))).toHaveLength(1);
    // Not before its time.
    expect(await createAwbs(deps)).toBe(0);

    courier.server.setAway(false);
    await timePasses();
    await createAwbs(deps);
    const { awb, state } = (await now(shipment)).shipment;
    expect(state).toBe("created");
    expect(courier.server.parcels.all().map((parcel) => parcel.awb)).toEqual([awb]);
  });

  test("that the courier made twice uses one AWB and cancels the other", async () => {
    const shipment = await requested();
    courier.server.fail({ is: "twice" });
    await createAwbs(deps);
    const { awb } = (await now(shipment)).shipment;
    const used = courier.server.parcels.all().filter((parcel) => !parcel.isCancelled);
    expect(courier.server.parcels.all()).toHaveLength(2);
    expect(used.map((parcel) => parcel.awb)).toEqual([awb]);
  });

  test("gets its AWB though the token has expired", async () => {
    await requested();
    await createAwbs(deps);
    courier.server.expireTokens();
    const shipment = await requested();
    await createAwbs(deps);
    expect((await now(shipment)).shipment.state).toBe("created");
  });

  test("whose process died between the call and the write has the AWB that was made", async () => {
    const shipment = await requested();
    const dying = {
      ...deps,
      db: shop.db,
      log: shop.log,
      courier: {
        ...courier.api,
        async create(parcel: Parameters<typeof courier.api.create>[0]) {
          await courier.api.create(parcel);
          throw new Error("killed");
        },
      },
    };
    await createAwbs(dying);
    expect((await now(shipment)).shipment).toMatchObject({ state: "requested", awb: null });
    // Its lease holds: nobody else tries meanwhile.
    expect(await createAwbs(deps)).toBe(0);
    await timePasses();
    await createAwbs(deps);
    expect(courier.server.parcels.all().map(({ awb }) => awb)).toEqual([(await now(shipment)).shipment.awb]);
  });
});

describe("a shipment that staff cancel", () => {
  test("before any try is over at once", async () => {
    const shipment = await requested();
    expect(must(await cancelShipment(shop, { number: shipment.number, actor: STAFF }))).toBe("cancelled");
    expect(await createAwbs(deps)).toBe(0);
  });

  test("with an AWB is cancelled at the courier", async () => {
    const shipment = await requested();
    await createAwbs(deps);
    expect(must(await cancelShipment(shop, { number: shipment.number, actor: STAFF }))).toBe("cancelling");
    await cancelAtCourier(deps);
    expect((await now(shipment)).shipment.state).toBe("cancelled");
    expect(courier.server.parcels.all().every(({ isCancelled }) => isCancelled)).toBe(true);
  });

  test("while the outcome of a try is unknown is found by its reference and cancelled", async () => {
    const shipment = await requested();
    courier.server.fail({ is: "silent" });
    await createAwbs(deps);
    must(await cancelShipment(shop, { number: shipment.number, actor: STAFF }));
    await cancelAtCourier(deps);
    expect((await now(shipment)).shipment).toMatchObject({ state: "cancelled", awb: null });
    expect(courier.server.parcels.all().every(({ isCancelled }) => isCancelled)).toBe(true);
  });

  test("which the courier has already stays on its way, with the courier's words", async () => {
    const shipment = await requested();
    await createAwbs(deps);
    courier.server.parcels.step((await now(shipment)).shipment.awb!, "picked-up");
    must(await cancelShipment(shop, { number: shipment.number, actor: STAFF }));
    await cancelAtCourier(deps);
    expect((await now(shipment)).shipment).toMatchObject({ state: "created", problem: { kind: "cancel-refused" } });
    await trackShipments(deps);
    expect((await now(shipment)).shipment.state).toBe("in-transit");
    expect(await cancelShipment(shop, { number: shipment.number, actor: STAFF })).toMatchObject({
      domainError: { code: "shipment-not-movable" },
    });
  });
});

describe("a shipment without an API", () => {
  const byFile = () => Object.assign(Object.create(shop) as TestShop, { courier: null });

  test("goes into one file, and its AWB and state are imported", async () => {
    const order = await anOrder();
    const shipment = must(await requestShipment(byFile(), aShipmentRequest(order.number)));
    const { number } = shipment;
    const file = must(await exportShipments(shop, { numbers: [number], actor: STAFF }));
    expect((await findCourierFile(shop, file)).map((each) => each.number)).toEqual([number]);
    expect(await exportShipments(shop, { numbers: [number], actor: STAFF })).toMatchObject({
      domainError: { code: "shipments-none" },
    });
    const lines = [
      { number, awb: "1ONB7777", courier: "sameday" as const, means: "in-transit" as const, problem: null },
    ];
    for (let times = 0; times < 2; times++)
      expect(await importAwbs(shop, { lines, at: shop.clock.now(), actor: STAFF })).toEqual([
        { number, domainError: null },
      ]);
    await followShipments(shop);
    expect((await ordersIn(shop).now(order)).state).toBe("shipped");
    must(await recordTracking(shop, { number, means: "delivered", at: shop.clock.now(), actor: STAFF }));
    await followShipments(shop);
    expect((await ordersIn(shop).now(order)).state).toBe("delivered");
  });

  test("has an AWB that no other shipment has", async () => {
    const first = must(await requestShipment(byFile(), aShipmentRequest((await anOrder()).number)));
    const second = must(await requestShipment(byFile(), aShipmentRequest((await anOrder()).number)));
    const typed = { awb: "1ONB8888", courier: "sameday" as const, actor: STAFF };
    must(await enterAwb(shop, { ...typed, number: first.number }));
    expect(await enterAwb(shop, { ...typed, number: second.number })).toMatchObject({
      domainError: { code: "shipment-awb-taken" },
    });
  });
});

test("an order with two parcels is delivered with the last one", async () => {
  const order = await anOrder();
  const parcels = [await requested({}, order.number), await requested({}, order.number)];
  await createAwbs(deps);
  const awbs = await Promise.all(parcels.map(async (parcel) => (await now(parcel)).shipment.awb!));
  courier.server.parcels.step(awbs[0]!, "delivered");
  await trackShipments(deps);
  await followShipments(deps);
  expect((await ordersIn(shop).now(order)).state).toBe("shipped");
  courier.server.parcels.step(awbs[1]!, "delivered");
  await trackShipments(deps);
  await followShipments(deps);
  expect((await ordersIn(shop).now(order)).state).toBe("delivered");
});

test("orders asked for at once have one parcel each, and another only after it was cancelled", async () => {
  const numbers = [(await anOrder()).number, (await anOrder()).number];
  const unpaid = await ordersIn(shop).placed();
  const request = () =>
    requestForOrders(deps, { numbers: [...numbers, unpaid.number], openParcel: true, courier: "cargus", actor: STAFF });
  expect(await request()).toEqual({ made: 2, refused: 1 });
  expect(await request()).toEqual({ made: 0, refused: 3 });
  const parcels = await shop.db.selectFrom("shipment").selectAll().execute();
  const expected = { direction: "out", payer: "shop", courier: "fan", openParcel: true, state: "requested" };
  expect(parcels).toMatchObject([expected, expected]);
  must(await cancelShipment(shop, { number: parseShipmentNumber(parcels[0]!.number)!, actor: STAFF }));
  expect(await request()).toEqual({ made: 1, refused: 2 });
});

test("an order asked for while its parcel is cancelled has no second one that collects nothing", async () => {
  const people = ordersIn({ ...shop, takesCash: true });
  const order = await people.placed([], { payment: atTheDoor, shipping: somebodyNew() });
  const request = (by = deps) =>
    requestForOrders(by, { numbers: [order.number], openParcel: false, courier: "cargus", actor: STAFF });
  expect(await request()).toEqual({ made: 1, refused: 0 });
  const parcels = () =>
    shop.db.selectFrom("shipment").select(["number", "state", "codBani"]).orderBy("requestedAt").execute();
  const [first] = await parcels();
  let isCancelled = false;
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isCancelled && result.rows.some((row) => row["number"] === first!.number)) {
        isCancelled = true;
        must(await cancelShipment(shop, { number: parseShipmentNumber(first!.number)!, actor: STAFF }));
      }
      return result;
    },
  });
  const cancelling = Object.assign(Object.create(deps) as typeof deps, { db });
  expect(await request(cancelling)).toEqual({ made: 0, refused: 1 });
  expect(isCancelled).toBe(true);
  expect(await request()).toEqual({ made: 1, refused: 0 });
  expect(await parcels()).toMatchObject([
    { state: "cancelled", codBani: order.totals.total },
    { state: "requested", codBani: order.totals.total },
  ]);
});

test("nothing is sent for an order that is not paid", async () => {
  const order = await ordersIn(shop).placed();
  expect(await requestShipment(deps, aShipmentRequest(order.number, { cod: bani(0) }))).toMatchObject({
    domainError: { code: "shipment-subject-closed" },
  });
});

async function list(show: "failed" | "waiting") {
  const filter = { search: "", show, subject: null, subjects: ["order", "claim", "trade-in"] as const, page: 1 };
  return { ok: true as const, value: (await listShipments(shop, filter)).rows };
}
