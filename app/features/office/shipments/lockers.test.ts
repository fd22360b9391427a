import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeOf, type Locker } from "../../../../shop/lockers/locker.ts";
import { findLocker, listRefreshes } from "../../../../shop/lockers/find-lockers.server.ts";
import { refreshLockers } from "../../../../shop/shipments/refresh-lockers.server.ts";
import { createAwbs } from "../../../../shop/shipments/create-awbs.server.ts";
import { prepareOrder } from "../../../../shop/orders/prepare-order.server.ts";
import type { Order } from "../../../../shop/orders/order.ts";
import {
  lockerLimits,
  openTestCourier,
  samedayAt,
  typedPerson,
  type TestCourier,
} from "../../../../testing/couriers/couriers.ts";
import { ordersIn, STAFF } from "../../../../testing/orders.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { must } from "../../../../testing/trade-ins.ts";
import * as newShipment from "./new-shipment.tsx";
import * as courierFile from "./courier-file.ts";
import * as list from "./shipments.tsx";
import * as importing from "./import-lockers.tsx";
import * as lockers from "./lockers.tsx";

let opened: TestShop;
let shop: TestShop;
let courier: TestCourier;
let sales: Awaited<ReturnType<typeof aStaffMember>>;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.close());
beforeEach(async () => {
  courier = await openTestCourier();
  const api = samedayAt(courier.server.url, { clock: opened.clock, within: 30_000 });
  shop = { ...opened, lockers: lockerLimits, courier: api };
  sales = await aStaffMember(shop, { staffRoles: ["sales"] });
  await shop.db.deleteFrom("shipment").execute();
  await shop.db.deleteFrom("locker").execute();
  await shop.db.deleteFrom("lockerRefresh").execute();
});
afterEach(() => courier.close());

/** A prepared order to this locker. */
async function anOrderTo(locker: Locker): Promise<Order> {
  const order = await ordersIn(shop).paidByTransfer();
  await shop.db
    .updateTable("salesOrder")
    .set({ locker: JSON.stringify(placeOf(locker)) })
    .where("number", "=", order.number)
    .execute();
  return must(await prepareOrder(shop, { number: order.number, actor: STAFF }));
}

const locker = async (id: string) => (await findLocker(shop, { id }))!;
const form = {
  ...typedPerson,
  direction: "out",
  weight: "8",
  length: "44",
  width: "39",
  height: "20",
  courier: "fan",
  payer: "shop",
  cod: "",
  openParcel: "on",
};
const request = (order: Order, different: Record<string, string> = {}, by = sales) =>
  by.post(newShipment.action, `/office/shipments/new?for=${order.number}`, {
    ...form,
    pageKey: crypto.randomUUID(),
    ...different,
  });

describe("a parcel to a locker", () => {
  test("is made by its courier's API, and is not opened there", async () => {
    await refreshLockers(shop);
    const order = await anOrderTo(await locker("sameday:101"));
    expect((await request(order)).status).toBe(302);
    await createAwbs(shop);
    expect(courier.server.parcels.all()).toMatchObject([
      { locker: "Sandbox Observatorului", service: "Locker NextDay" },
    ]);
    expect(await shop.db.selectFrom("shipment").selectAll().execute()).toMatchObject([
      { courier: "sameday", gateway: "sandbox", openParcel: false, state: "created" },
    ]);
  });

  test("of another courier goes into a file for that courier's site", async () => {
    await refreshLockers({ ...shop, courier: courier.api });
    const order = await anOrderTo(await locker("fan:103"));
    await request(order);
    const [shipment] = await shop.db.selectFrom("shipment").selectAll().execute();
    expect(shipment).toMatchObject({ courier: "fan", gateway: "file" });
    const sent = await sales.post(list.action, "/office/shipments", { intent: "file", ids: shipment!.number });
    const file = /CUR-\d{8}-\d{3,}/.exec(sent.location ?? "")![0];
    const args = routeArgs(shop, `/office/shipments/files/${file}`, {
      params: { file },
      headers: { cookie: sales.cookie },
    });
    const csv = await courierFile.loader(args);
    expect(await csv.text()).toContain("103 Sandbox Turda Centru");
  });

  test("with FAN Courier's API goes to the FANbox", async () => {
    const byFan = { ...shop, courier: courier.api };
    await refreshLockers(byFan);
    const order = await anOrderTo(await locker("fan:101"));
    const staff = await aStaffMember(byFan, { staffRoles: ["sales"] });
    await request(order, {}, staff);
    await createAwbs(byFan);
    expect(courier.server.parcels.all()).toMatchObject([{ locker: "Sandbox Observatorului", service: "FANbox" }]);
  });

  test("is refused where it is measured too large, or the locker closed meanwhile", async () => {
    await refreshLockers(shop);
    const order = await anOrderTo(await locker("sameday:101"));
    expect(await request(order, { height: "58" })).toMatchObject({
      data: { domainError: { code: "locker-too-small" } },
    });
    await shop.db.updateTable("locker").set({ closedAt: new Date() }).where("id", "=", "sameday:101").execute();
    expect(await request(order)).toMatchObject({ data: { domainError: { code: "locker-closed" } } });
    const page = await sales.get(lockers.loader, "/office/shipments/lockers");
    expect(page.data).toMatchObject({
      stranded: expect.arrayContaining([{ number: order.number, locker: "Sandbox Observatorului" }]),
    });
  });
});

describe("the list of lockers in the office", () => {
  test("is asked for at once and searched", async () => {
    expect((await sales.post(lockers.action, "/office/shipments/lockers", {})).status).toBe(302);
    const page = await sales.get(lockers.loader, "/office/shipments/lockers?q=turda");
    expect(page.data).toMatchObject({
      total: 1,
      rows: [{ id: "sameday:103", sizes: ["47 x 45 x 10", "47 x 45 x 19", "47 x 45 x 39"] }],
    });
  });

  test("is replaced by a file, and a file with a mistake changes nothing", async () => {
    const send = async (text: string) => {
      const body = new FormData();
      body.set("courier", "cargus");
      body.set("file", new File([text], "lockers.csv", { type: "text/csv" }));
      const args = routeArgs(shop, "/office/shipments/lockers/import");
      const request = new Request(args.request.url, { method: "POST", headers: { cookie: sales.cookie }, body });
      const answer = await importing.action({ ...args, request });
      return answer instanceof Response ? answer.status : answer.data;
    };
    expect(
      await send("id;name;address;city;county\n1;Box A;Str. A 1;Cluj-Napoca;Cluj\n2;Box B;Str. B 2;Turda;Cluj"),
    ).toBe(302);
    expect(await send("id;name;address;city;county\n1;;Str. A 1;Cluj-Napoca;Cluj")).toMatchObject({
      domainError: { code: "locker-file" },
      problems: [{ line: 2, code: "locker-cell", column: "name" }],
    });
    expect(await listRefreshes(shop)).toMatchObject([{ courier: "cargus", source: "file", open: 2, closed: 0 }]);
    await send("id,name,address,city\n2,Box B,Str. B 2,Turda");
    expect(await listRefreshes(shop)).toMatchObject([{ open: 1, closed: 1 }]);
  });
});
