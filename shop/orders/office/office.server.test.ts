import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGraphicsCard, aPc } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { atTheDoor, byTransfer, ordersIn, shipping, somebodyNew, STAFF } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { unitsOf, type Order } from "../order.ts";
import { changeDelivery } from "./change-delivery.server.ts";
import { findScanned } from "./find-scanned.server.ts";
import { listOrders } from "./list-orders.server.ts";
import { transitionOrders } from "./transition-orders.server.ts";
import type { OrderListQuery } from "./order-list.ts";
import { readPacking } from "./read-packing.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn({ ...shop, takesCash: true });
});
afterAll(() => shop.close());

const everything: OrderListQuery = {
  search: "",
  sort: "newest",
  descending: true,
  states: [],
  method: null,
  delivery: null,
  from: null,
  to: null,
  toShip: null,
  page: 1,
};
const found = async (query: Partial<OrderListQuery>) =>
  (await listOrders(shop, { ...everything, ...query })).rows.map(({ number }) => number);

describe("the office's list of orders", () => {
  let stefan: Order;
  let unit: { code: string; serial: string | null };
  beforeAll(async () => {
    const listingId = await putOnSale(shop.db, aGraphicsCard({ title: "Gigabyte RX-6700 Eagle" }));
    await shop.db.updateTable("unit").set({ serial: "SN-77/Abc" }).where("listingId", "=", listingId).execute();
    await people.placed();
    stefan = await people.placed([{ listingId }], {
      payment: byTransfer,
      shipping: {
        ...shipping,
        firstName: "Ștefan-Ion",
        lastName: "Țăranu",
        email: "s.taranu@firma.ro",
        phone: "+40722111222",
        company: { name: "Țăranu Instalații SRL", cui: "RO12345674", tradeRegister: "J12/1/2020" },
      },
    });
    unit = await shop.db
      .selectFrom("unit")
      .where("id", "in", unitsOf(stefan))
      .select(["code", "serial"])
      .executeTakeFirstOrThrow();
  });

  test.each([
    "Ștefan",
    "taranu stef",
    "ion",
    "s.taranu@firma.ro",
    "firma.ro",
    "0722 111 222",
    "+40 722 111 222",
    "0040722111222",
    "722111222",
    "instalatii",
    "RO12345674",
    "rx-6700",
    "6700 eagle taranu",
    "sn-77",
    "SN77abc",
  ])("finds an order by what is written on it: %s", async (search) => {
    expect(await found({ search })).toEqual([stefan.number]);
  });

  test("finds it by its number, its parcel, and its unit's code and serial number", async () => {
    await shop.db
      .updateTable("salesOrder")
      .set({ courier: "fan", trackingNumber: "2FAN999" })
      .where("id", "=", stefan.id)
      .execute();
    for (const search of [
      stefan.number,
      stefan.number.slice(4),
      "2fan9",
      unit.code,
      unit.code.slice(0, 13),
      "SN-77/ABC",
    ])
      expect(await found({ search })).toEqual([stefan.number]);
  });

  test.each(["%", "_", "'; drop table sales_order; --", "taranu nobody", "\\", "':*"])(
    "takes nothing for a wildcard or an operator: %s",
    async (search) => {
      expect(await found({ search })).toEqual([]);
    },
  );

  test("is filtered by payment, delivery and the Romanian day, and sorted", async () => {
    const cash = await people.placed([], { payment: atTheDoor, shipping: somebodyNew() });
    expect(await found({ method: "cash" })).toEqual([cash.number]);
    expect(await found({ states: ["due-at-door", "awaiting-payment"] })).toEqual(
      expect.arrayContaining([cash.number, stefan.number]),
    );
    expect(await found({ delivery: "pickup" })).toEqual([]);
    await shop.db
      .updateTable("salesOrder")
      .set({ placedAt: new Date("2026-03-01T22:30:00Z") } as never)
      .where("id", "=", stefan.id)
      .execute();
    expect(await found({ from: "2026-03-02", to: "2026-03-02" })).toEqual([stefan.number]);
    expect(await found({ to: "2026-03-01" })).toEqual([]);
    expect((await found({ sort: "newest", descending: false }))[0]).toBe(stefan.number);
    expect((await found({ sort: "name", descending: true }))[0]).toBe(stefan.number);
  });

  test("a scanned number or unit code names one order; other words do not", async () => {
    expect(await findScanned(shop, { scanned: stefan.number })).toBe(stefan.number);
    expect(await findScanned(shop, { scanned: unit.code.toUpperCase() })).toBe(stefan.number);
    for (const scanned of ["ORD-000000", "taranu", "Ștefan Țăranu"])
      expect(await findScanned(shop, { scanned })).toBeNull();
  });
});

describe("the delivery of an order", () => {
  const moved = { ...shipping, address: "Bd. Eroilor 9", phone: "+40733000111" };

  test("is changed before it is sent: audited with before and after, and the buyer is told", async () => {
    const order = await people.paidByCard();
    const changed = await changeDelivery(shop, { number: order.number, version: 1, shipping: moved, actor: STAFF });
    expect(changed).toMatchObject({ ok: true, value: { version: 2, address: { address: "Bd. Eroilor 9" } } });
    const entry = await shop.db
      .selectFrom("audit")
      .where("entityId", "=", order.number)
      .where("action", "=", "delivery-changed")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor: STAFF,
      before: { phone: "+40712345678", address: { address: "Str. Horea 3" } },
      after: { phone: "+40733000111", address: { address: "Bd. Eroilor 9" } },
    });
    expect(Object.keys(entry.after as object)).toEqual(["phone", "address"]);
    expect(await people.emailsAbout(order)).toContain(`delivery ${order.number} 2 ${shipping.email}`);
    expect((await people.now(order)).totals).toEqual(order.totals);
  });

  test("is not changed by the second of two who saw the same version; sending the same again is no conflict", async () => {
    const order = await people.paidByCard();
    const change = (form: typeof moved) =>
      changeDelivery(shop, { number: order.number, version: 1, shipping: form, actor: STAFF });
    expect((await change(moved)).ok).toBe(true);
    expect(await change({ ...moved, city: "Turda" })).toMatchObject({ domainError: { code: "order-changed" } });
    expect((await change(moved)).ok).toBe(true);
    expect((await people.now(order)).address.city).toBe("Cluj-Napoca");
  });

  test("is not changed once the parcel has left", async () => {
    const order = await people.shipped(await people.paidByCard());
    expect(
      await changeDelivery(shop, { number: order.number, version: 1, shipping: moved, actor: STAFF }),
    ).toMatchObject({ domainError: { code: "order-not-movable", state: "shipped" } });
  });

  test("leaves an issued invoice's data alone: the parcel may go elsewhere, the company stays", async () => {
    const order = await people.paidByCard();
    await shop.db
      .updateTable("salesOrder")
      .set({ isInvoiced: true } as never)
      .where("id", "=", order.id)
      .execute();
    const company = { name: "Alta SRL", cui: "RO12345674", tradeRegister: "J12/1/2020" };
    const change = (form: Partial<typeof shipping>) =>
      changeDelivery(shop, { number: order.number, version: 1, shipping: { ...moved, ...form }, actor: STAFF });
    expect(await change({ company })).toMatchObject({ domainError: { code: "order-invoiced" } });
    expect(await change({})).toMatchObject({ ok: true, value: { billing: { address: "Str. Horea 3" } } });
  });
});

describe("many orders at once", () => {
  test("are moved each on its own: what is refused is named, the others go on", async () => {
    const [one, paid, waiting] = [await people.paidByCard(), await people.paidByCard(), await people.placed()];
    const prepare = await transitionOrders(shop, {
      transition: { to: "preparing", numbers: [one.number, waiting.number, paid.number] },
      actor: STAFF,
    });
    expect(prepare).toMatchObject({
      value: [
        { number: one.number, domainError: null },
        { number: waiting.number, domainError: { code: "order-not-movable" } },
        { number: paid.number, domainError: null },
      ],
    });
    const shipped = await transitionOrders(shop, {
      transition: {
        to: "shipped",
        parcels: [
          { number: one.number, parcel: { courier: "fan", trackingNumber: "F1" } },
          { number: paid.number, parcel: null },
        ],
      },
      actor: STAFF,
    });
    expect(shipped).toMatchObject({ value: [{ domainError: null }, { domainError: { code: "parcel-missing" } }] });
    expect(await people.now(one)).toMatchObject({ state: "shipped", parcel: { courier: "fan", trackingNumber: "F1" } });
    expect((await people.now(paid)).state).toBe("preparing");
  });

  test("are at most two hundred", async () => {
    const numbers = Array.from({ length: 201 }, (_, index) => `ORD-${String(index).padStart(6, "0")}` as never);
    expect(await transitionOrders(shop, { transition: { to: "delivered", numbers }, actor: STAFF })).toMatchObject({
      domainError: { code: "orders-too-many", most: 200 },
    });
  });

  test("are packed by code and serial number, in the order in which they were chosen", async () => {
    const listingId = await putOnSale(shop.db, aPc({ title: "PC de ambalat" }));
    const visitorId = await people.aBuyerOfATest(listingId, ["Dota 2"]);
    const [tested, other] = [await people.paidByCard([], { visitorId }), await people.paidByCard()];
    const packing = await readPacking(shop, { numbers: [other.number, tested.number, "ORD-000000" as never] });
    expect(packing.map(({ order }) => order.number)).toEqual([other.number, tested.number]);
    expect(packing[1]?.lines).toMatchObject([{ title: "PC de ambalat", games: ["Dota 2"], serial: null }]);
  });
});
