import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAwbs } from "../../../../shop/shipments/create-awbs.server.ts";
import { prepareOrder } from "../../../../shop/orders/prepare-order.server.ts";
import { openTestCourier, typedPerson, type TestCourier } from "../../../../testing/couriers/couriers.ts";
import { ordersIn, STAFF } from "../../../../testing/orders.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { must } from "../../../../testing/trade-ins.ts";
import * as orders from "../orders/orders.tsx";
import * as orderPage from "../orders/order.tsx";
import * as file from "./courier-file.ts";
import * as importing from "./import-awbs.tsx";
import * as labels from "./labels.ts";
import * as newShipment from "./new-shipment.tsx";
import * as page from "./shipment.tsx";
import * as list from "./shipments.tsx";

let shop: TestShop;
let courier: TestCourier;
let sales: Awaited<ReturnType<typeof aStaffMember>>;

beforeAll(async () => {
  shop = await openTestShop();
  sales = await aStaffMember(shop, { staffRoles: ["sales"] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  courier = await openTestCourier();
  await shop.db.deleteFrom("shipment").execute();
});
afterEach(async () => {
  Object.assign(shop, { courier: null });
  await courier.close();
});

const withApi = () => Object.assign(shop, { courier: courier.api });

async function anOrder() {
  const order = await ordersIn(shop).paidByTransfer();
  return must(await prepareOrder(shop, { number: order.number, actor: STAFF }));
}

const form = {
  ...typedPerson,
  direction: "out",
  weight: "12,5",
  length: "60",
  width: "32",
  height: "58",
  courier: "sameday",
  payer: "shop",
  cod: "",
  pageKey: "0193b3a0-0000-7000-8000-000000000001",
};

async function requested(number: string, different: Record<string, string> = {}) {
  const path = `/office/shipments/new?for=${number}`;
  const answer = await sales.post(newShipment.action, path, { ...form, pageKey: crypto.randomUUID(), ...different });
  return /EXP-\d{6}/.exec(answer.location ?? "")?.[0] ?? answer;
}

describe("a parcel for an order", () => {
  test("is asked for on its page, and its label is printed", async () => {
    withApi();
    const order = await anOrder();
    const number = (await requested(order.number)) as string;
    expect(number).toMatch(/^EXP-/);
    await createAwbs(shop);
    const seen = (await sales.get(page.loader, `/office/shipments/${number}`, { number })).data;
    expect(seen).toMatchObject({
      shipment: { state: "created", hasLabel: true, size: { weightGrams: 12_500, lengthMm: 600 } },
      steps: ["event", "cancel"],
    });
    const label = await sales.get(labels.loader, `/office/shipments/labels?shipment=${number}`);
    expect(label.status).toBe(200);
    const ofOrder = await sales.get(orderPage.loader, `/office/orders/${order.number}`, { number: order.number });
    expect(ofOrder.data).toMatchObject({ parcels: { mayAdd: true, shipments: [{ number, state: "created" }] } });
  });

  test("with measures that no courier takes keeps what was typed", async () => {
    const { number } = await anOrder();
    expect(await requested(number, { weight: "80", phone: "x" })).toMatchObject({
      status: 422,
      data: { errors: { weight: "parcel-size-invalid", phone: "phone-invalid" }, values: { name: "Ana Pop" } },
    });
  });

  test("that the courier refuses shows its words, and takes an AWB by hand", async () => {
    withApi();
    const { number: orderNumber } = await anOrder();
    const number = (await requested(orderNumber)) as string;
    courier.server.fail({ is: "refuses", words: "Localitate necunoscuta" });
    await createAwbs(shop);
    const failed = await sales.get(list.loader, "/office/shipments?show=failed");
    expect(failed.data).toMatchObject({ total: 1, rows: [{ number, problem: expect.stringContaining("Localitate") }] });
    const typed = { intent: "awb", courier: "cargus", awb: "1234567890" };
    const answer = await sales.post(page.action, `/office/shipments/${number}`, typed, { number });
    expect(answer).toMatchObject({ status: 302, location: `/office/shipments/${number}?done=awb` });
  });

  test("is nobody's to change who may not change orders", async () => {
    const { number: orderNumber } = await anOrder();
    const number = (await requested(orderNumber)) as string;
    const buying = await aStaffMember(shop, { staffRoles: ["buying"] });
    expect(await buying.get(page.loader, `/office/shipments/${number}`, { number })).toMatchObject({ status: 403 });
    expect(
      await buying.post(page.action, `/office/shipments/${number}`, { intent: "cancel" }, { number }),
    ).toMatchObject({
      status: 403,
    });
    expect((await buying.get(list.loader, "/office/shipments")).data).toMatchObject({ total: 0 });
  });
});

test("parcels of ticked orders are asked for at once, one each", async () => {
  const numbers = [(await anOrder()).number, (await anOrder()).number];
  const unpaid = await ordersIn(shop).placed();
  const ticked = [...numbers, unpaid.number].map((id): [string, string] => ["ids", id]);
  const body: [string, string][] = [["intent", "parcels"], ...ticked];
  const send = () => sales.post(orders.action, "/office/orders", body);
  expect(await send()).toMatchObject({ status: 302, location: "/office/shipments?made=2&refused=1" });
  expect(await send()).toMatchObject({ location: "/office/shipments?made=0&refused=3" });
  expect((await sales.get(list.loader, "/office/shipments?show=waiting")).data).toMatchObject({ total: 2 });
});

test("parcels without an API go out as a CSV, and their AWBs come back as lines", async () => {
  const number = (await requested((await anOrder()).number, { cod: "1250,50", openParcel: "on" })) as string;
  const body = { intent: "file", ids: number };
  const { location } = await sales.post(list.action, "/office/shipments", body);
  const name = /file=(CUR-\d{8}-\d{3})/.exec(location ?? "")?.[1] ?? "";
  const args = { params: { file: name }, headers: { cookie: sales.cookie } };
  const csv = await file.loader(routeArgs(shop, `/office/shipments/files/${name}`, args));
  const text = await csv.text();
  expect(text).toContain(
    `${number};out;Ana Pop;0712345678;ana@example.ro;Cluj;Cluj-Napoca;Str. Horea 3;400174;1;12,5;60;32;58;1250,5;shop;da`,
  );
  const pasted = `reference;awb\n${number};2160301234567;in-transit\n`;
  const checked = await sales.post(importing.action, "/office/shipments/import", { courier: "fan", pasted });
  expect(checked.data).toMatchObject({
    preview: [{ row: 2, isClear: true, effect: { awb: "2160301234567", to: "in-transit" } }],
    imported: null,
  });
  const untouched = await sales.get(page.loader, `/office/shipments/${number}`, { number });
  expect(untouched.data).toMatchObject({ shipment: { state: "requested", awb: null } });
  const confirmed = { intent: "import", courier: "fan", pasted: `${pasted}EXP-000000\n` };
  const imported = await sales.post(importing.action, "/office/shipments/import", confirmed);
  // The line that is not understood stops nobody else's.
  expect(imported.data).toMatchObject({ imported: [{ number, domainError: null }] });
  const again = await sales.post(importing.action, "/office/shipments/import", { ...confirmed, intent: "check" });
  expect(again.data).toMatchObject({
    preview: [{ effect: { awb: null, to: null } }, { line: { problem: "awb-missing" }, isClear: false }],
  });
  const seen = await sales.get(page.loader, `/office/shipments/${number}`, { number });
  expect(seen.data).toMatchObject({ shipment: { state: "in-transit", awb: "2160301234567", courier: "fan" } });
});
