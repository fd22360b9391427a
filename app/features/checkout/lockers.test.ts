import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId, type ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import type { CourierLocker, LockerLimits } from "../../../shop/lockers/locker.ts";
import { storeLockers } from "../../../shop/lockers/store-lockers.server.ts";
import type { Order } from "../../../shop/orders/order.ts";
import { viewOrder } from "../../../shop/orders/view-order.server.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { easybox, lockerLimits } from "../../../testing/couriers/couriers.ts";
import { typedShipping } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as cart from "../cart/cart.tsx";
import * as complete from "./complete.tsx";
import * as checkout from "./checkout.tsx";
import * as delivery from "../office/orders/processing/delivery.tsx";
import * as officeOrder from "../office/orders/order.tsx";

const limits: LockerLimits = { ...lockerLimits, takesCard: true };
const at = (code: string, different: Partial<CourierLocker> = {}): CourierLocker => ({
  code,
  name: `Easybox ${code}`,
  address: "Str. Horea 3",
  city: "Cluj-Napoca",
  county: "CJ",
  postalCode: "400174",
  compartments: [easybox],
  takesCard: true,
  hours: "00:00–24:00",
  ...different,
});
const known = [
  at("1", { name: "Easybox Aradul Nou", city: "Arad", county: "AR" }),
  at("2", { name: "Easybox Turda", city: "Turda" }),
  at("3", { name: "Easybox Horea" }),
  at("4", { name: "Easybox mic", compartments: [{ lengthMm: 470, widthMm: 445, heightMm: 30 }], takesCard: false }),
];

let opened: TestShop;
let shop: TestShop;
let guest: ReturnType<typeof aGuest>;
let phone = 100;

beforeAll(async () => {
  opened = await openTestShop();
  shop = { ...opened, lockers: limits, delivery: { ...opened.delivery, lockerFee: ron(15) }, takesCash: true };
});
afterAll(() => opened.close());
beforeEach(async () => {
  phone += 1;
  guest = aGuest(shop);
  await storeLockers(shop, { courier: "sameday", source: "file", lockers: known, actor: "staff:ion" });
});

const ssd = () => putOnSale(shop.db, aComponent("ssd", { price: ron(350) }));
const close = (...codes: string[]) =>
  storeLockers(shop, {
    courier: "sameday",
    source: "file",
    lockers: known.filter(({ code }) => !codes.includes(code)),
    actor: "staff:ion",
  });

const address = () => ({
  ...typedShipping,
  email: `${newId()}@example.ro`,
  phone: `07${String(phone).padStart(8, "0")}`,
  delivery: "locker",
});

type LockersView = {
  offer: { bar: { code: string } | null } | null;
  found: { rows: { id: string; name: string; bar: { code: string } | null }[]; total: number } | null;
};
type Page = {
  lockers: LockersView;
  pageKey: string;
  cart: { totals: { total: number; shipping: number } };
  cash: unknown;
};
const page = async (path: string, by = guest) => (await by.get(checkout.loader, path)).data as Page;

/** A guest with these goods in the cart, after the first step of the checkout. */
async function atLockers(...goods: ListingId[]) {
  for (const id of goods) await guest.post(cart.action, "/cart", { intent: "add", productId: String(id) });
  return guest.post(checkout.action, "/checkout", address());
}

const choose = (lockerId: string) =>
  guest.post(checkout.action, "/checkout?step=locker", { intent: "locker", lockerId });

async function place(paymentMethod: string) {
  const { pageKey, cart: seen } = await page("/checkout?step=payment");
  return guest.post(checkout.action, "/checkout?step=payment", {
    intent: "place",
    pageKey,
    seenTotal: String(seen.totals.total),
    paymentMethod,
    accountName: "Ana Pop",
  });
}

async function placed(paymentMethod = "bank"): Promise<{ number: string }> {
  await atLockers(await ssd());
  await choose("sameday:3");
  const { location } = await place(paymentMethod);
  return { number: /ORD-\d{6}/.exec(location ?? "")![0] };
}

describe("the delivery to a locker", () => {
  test("leads from the address to the lockers, those of the city and the county first, and is searched by words", async () => {
    const sent = await atLockers(await ssd());
    expect(sent.location).toBe("/checkout?step=locker");
    const { found } = (await page("/checkout?step=locker")).lockers;
    expect(found!.rows.map(({ id }) => id)).toEqual(["sameday:3", "sameday:4", "sameday:2", "sameday:1"]);
    const searched = (await page("/checkout?step=locker&q=aradul")).lockers.found!;
    expect(searched.rows.map(({ name }) => name)).toEqual(["Easybox Aradul Nou"]);
    expect((await page("/checkout?step=locker&q=nowhere")).lockers.found!.total).toBe(0);
  });

  test("costs its own fee, and is stored with the order and shown on its page and in its e-mail", async () => {
    await atLockers(await ssd());
    expect((await choose("sameday:3")).location).toBe("/checkout?step=payment");
    expect((await page("/checkout?step=payment")).cart.totals.shipping).toBe(ron(15));
    const { location } = await place("bank");
    const number = /ORD-\d{6}/.exec(location ?? "")![0];
    const { data } = await guest.get(complete.loader, location!, { number });
    const { order } = data as { order: Order & { locker: { line: string } } };
    expect(order).toMatchObject({
      delivery: "courier",
      totals: { shipping: ron(15) },
      locker: { id: "sameday:3", line: "Easybox Horea, Str. Horea 3, Cluj-Napoca" },
    });
    const mail = await shop.db
      .selectFrom("outbox")
      .where("subject", "like", `%${number}%`)
      .select("textBody")
      .executeTakeFirstOrThrow();
    expect(mail.textBody).toContain("Easybox Horea, Str. Horea 3, Cluj-Napoca");
  });

  test("does not lead to the payment before a locker is chosen", async () => {
    await atLockers(await ssd());
    expect((await guest.get(checkout.loader, "/checkout?step=payment")).location).toBe("/checkout?step=locker");
  });

  test("is not offered for a tower, and refused where the cart became too large after the choice", async () => {
    const tower = await putOnSale(shop.db, aPc());
    await guest.post(cart.action, "/cart", { intent: "add", productId: String(tower) });
    expect((await page("/checkout")).lockers.offer).toEqual({ bar: { code: "locker-too-small" } });
    await guest.post(cart.action, "/cart", { intent: "remove", productId: String(tower) });
    await atLockers(await ssd());
    await choose("sameday:3");
    await guest.post(cart.action, "/cart", { intent: "add", productId: String(tower) });
    expect(await choose("sameday:3")).toMatchObject({ data: { domainError: { code: "locker-too-small" } } });
    await guest.post(checkout.action, "/checkout", address());
    const { pageKey, cart: seen } = await page("/checkout?step=payment");
    const form = { intent: "place", pageKey, seenTotal: String(seen.totals.total), paymentMethod: "bank" };
    expect(
      await guest.post(checkout.action, "/checkout?step=payment", {
        ...form,
        accountName: "Ana Pop",
        extendedWarranty: "no",
      }),
    ).toMatchObject({ data: { domainError: { code: "locker-too-small" } } });
  });

  test("takes a PC that staff measured, and nothing whose size nobody knows", async () => {
    const small = aPc();
    const packed = { weightGrams: 8000, lengthMm: 440, widthMm: 390, heightMm: 200 };
    const measured = await putOnSale(shop.db, { ...small, specs: { ...small.specs, packed } } as typeof small);
    await guest.post(cart.action, "/cart", { intent: "add", productId: String(measured) });
    expect((await page("/checkout")).lockers.offer).toEqual({ bar: null });
    const cooler = aComponent("coolers", { price: ron(90) });
    const unknown = await putOnSale(shop.db, {
      ...cooler,
      specs: { ...cooler.specs, type: "tower", heightMm: null },
    } as typeof cooler);
    await guest.post(cart.action, "/cart", { intent: "add", productId: String(unknown) });
    expect((await page("/checkout")).lockers.offer).toEqual({ bar: { code: "locker-size-unknown" } });
  });

  test("refuses a locker with small compartments, and one that closed while the buyer was paying", async () => {
    await atLockers(await ssd());
    expect(await choose("sameday:4")).toMatchObject({
      status: 409,
      data: { domainError: { code: "locker-too-small" } },
    });
    expect(await choose("sameday:nowhere")).toMatchObject({ data: { domainError: { code: "locker-unknown" } } });
    await choose("sameday:3");
    await close("3");
    expect(await place("bank")).toMatchObject({ status: 409, data: { domainError: { code: "locker-closed" } } });
  });

  test("is paid on receipt only at a locker that takes cards", async () => {
    await atLockers(await ssd());
    await choose("sameday:3");
    expect((await page("/checkout?step=payment")).cash).toMatchObject({ bar: null });
    await storeLockers(shop, {
      courier: "sameday",
      source: "file",
      lockers: known.map((each) => ({ ...each, takesCard: false })),
      actor: "staff:ion",
    });
    expect((await page("/checkout?step=payment")).cash).toMatchObject({ bar: { code: "cash-not-at-locker" } });
    expect(await place("cash")).toMatchObject({ data: { domainError: { code: "cash-not-at-locker" } } });
  });

  test("is not mentioned by a shop that sends nothing to lockers", async () => {
    const by = aGuest({ ...shop, lockers: { ...limits, isOn: false } });
    await by.post(cart.action, "/cart", { intent: "add", productId: String(await ssd()) });
    expect((await page("/checkout", by)).lockers.offer).toBeNull();
  });
});

describe("a locker that is closed after the order", () => {
  test("is seen by staff, who turn the order to the address at no extra charge", async () => {
    const { number } = await placed();
    const sales = await aStaffMember(shop, { staffRoles: ["sales"] });
    const path = `/office/orders/${number}`;
    const before = (await sales.get(officeOrder.loader, path, { number })).data as { parcels: object };
    expect(before.parcels).toMatchObject({ isLockerClosed: false });
    await close("3");
    const after = (await sales.get(officeOrder.loader, path, { number })).data as { parcels: object };
    expect(after.parcels).toMatchObject({ isLockerClosed: true });

    const form = (await sales.get(delivery.loader, `${path}/delivery`, { number })).data as {
      values: Record<string, string>;
      version: number;
      lockers: { id: string }[];
      isLockerClosed: boolean;
    };
    expect(form).toMatchObject({ isLockerClosed: true, values: { delivery: "locker", lockerId: "sameday:3" } });
    expect(form.lockers.map(({ id }) => id)).toEqual(["sameday:3", "sameday:4", "sameday:2"]);
    const sent = { ...form.values, version: String(form.version) };
    const change = (fields: Record<string, string>) =>
      sales.post(delivery.action, `${path}/delivery`, { ...sent, ...fields }, { number });
    expect(await change({ lockerId: "sameday:4" })).toMatchObject({
      data: { domainError: { code: "locker-too-small" } },
    });
    expect((await change({ delivery: "courier" })).status).toBe(302);
    const found = await viewOrder(shop, { number: number as Order["number"] });
    const order = found.ok ? found.value.order : null;
    expect(order).toMatchObject({ delivery: "courier", locker: null, totals: { shipping: ron(15) } });
  });
});
