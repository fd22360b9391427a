import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnvironment } from "../../../../base/env.server.ts";
import { prepareOrder } from "../../../../shop/orders/prepare-order.server.ts";
import { saveSetting } from "../../../../shop/settings/save-setting.server.ts";
import { firstSettings } from "../../../../shop/settings/settings.ts";
import { couriers, type Courier } from "../../../../shop/shipping/courier.ts";
import { ordersIn, STAFF } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { must } from "../../../../testing/trade-ins.ts";
import * as orderPage from "../orders/order.tsx";
import * as orders from "../orders/orders.tsx";
import * as shipOrders from "../orders/processing/ship-orders.tsx";
import { parcelsView } from "../shared/shipments/shipment.view.server.ts";
import * as importing from "./import-awbs.tsx";
import * as importLockers from "./import-lockers.tsx";
import * as newShipment from "./new-shipment.tsx";

let shop: TestShop;
let sales: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  sales = await aStaffMember(shop, { staffRoles: ["sales"] });
});
afterAll(() => shop.close());

async function anOrder() {
  const order = await ordersIn(shop).paidByTransfer();
  return must(await prepareOrder(shop, { number: order.number, actor: STAFF }));
}

describe.each(Object.keys(couriers) as Courier[])("in a shop whose usual courier is %s", (usualCourier) => {
  beforeAll(async () => {
    const value = { ...shop.settings.current().parcels, usualCourier };
    const { version = 0 } =
      (await shop.db
        .selectFrom("setting")
        .where("name", "=", "parcels")
        .select((eb) => eb.fn.max("version").as("version"))
        .executeTakeFirst()) ?? {};
    must(await saveSetting(shop, { name: "parcels", value, basedOn: version ?? 0, actor: STAFF }));
  });

  test("every screen with a courier proposes it, those of orders, parcels, imports, lockers and trade-ins", async () => {
    const { number } = await anOrder();
    const loaded = async (loader: Parameters<typeof sales.get>[0], path: string, params = {}) =>
      (await sales.get(loader, path, params)).data;
    expect(await loaded(newShipment.loader, `/office/shipments/new?for=${number}`)).toMatchObject({
      courier: usualCourier,
    });
    expect(await loaded(importing.loader, "/office/shipments/import")).toMatchObject({ usualCourier });
    expect(await loaded(importLockers.loader, "/office/lockers/import")).toMatchObject({ usualCourier });
    expect(await loaded(shipOrders.loader, `/office/orders/ship?order=${number}`)).toMatchObject({ usualCourier });
    expect(await loaded(orderPage.loader, `/office/orders/${number}`, { number })).toMatchObject({
      parcels: { usualCourier },
    });
    // The page of a trade-in has the same view of its parcels.
    expect(await parcelsView(shop, { number: "TI-000000", roles: ["sales"] })).toMatchObject({ usualCourier });
  });

  test("a pasted number without a courier, and parcels asked for from the list, are of it", async () => {
    const [pasted, listed] = [await anOrder(), await anOrder()];
    expect(
      await sales.post(shipOrders.action, "/", { pasted: `${pasted.number} 216${usualCourier.length}` }),
    ).toMatchObject({ status: 200 });
    expect(await ordersIn(shop).now(pasted)).toMatchObject({ parcel: { courier: usualCourier } });
    await sales.post(orders.action, "/", { intent: "parcels", ids: listed.number });
    const shipment = await shop.db
      .selectFrom("shipment")
      .where("orderId", "=", listed.id)
      .select("courier")
      .executeTakeFirstOrThrow();
    expect(shipment.courier).toBe(usualCourier);
  });
});

describe("until staff choose one, the usual courier", () => {
  const first = (env: Record<string, string>) =>
    firstSettings(readEnvironment({ SHOP_NAME: "Atelier", ...env })).parcels.usualCourier;
  test("is the one whose API is connected", () => {
    expect(first({ COURIER: "sameday", SAMEDAY_USERNAME: "a", SAMEDAY_PASSWORD: "b" })).toBe("sameday");
    expect(first({ COURIER: "fan", FAN_CLIENT_ID: "1", FAN_USERNAME: "a", FAN_PASSWORD: "b" })).toBe("fan");
  });
  test("is the first of the table without an API", () => expect(first({})).toBe(Object.keys(couriers)[0]));
});
