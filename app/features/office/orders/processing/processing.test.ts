import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../../../base/id.ts";
import { aPc } from "../../../../../testing/builders.ts";
import { putOnSale, takenBySomebody } from "../../../../../testing/catalogue-index.ts";
import { ordersIn, shipping, somebodyNew } from "../../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../../testing/shop.ts";
import { aStaffMember } from "../../../../../testing/staff.ts";
import { unitsOf, type Order } from "../../../../../shop/orders/order.ts";
import * as officeOrder from "../order.tsx";
import * as officeOrders from "../orders.tsx";
import * as certificates from "./certificates.ts";
import * as delivery from "./delivery.tsx";
import * as newOrder from "./new-order.tsx";
import * as packingSlips from "./packing-slips.ts";
import * as shipOrders from "./ship-orders.tsx";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
let sales: Awaited<ReturnType<typeof aStaffMember>>;
let technician: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
  sales = await aStaffMember(shop, { name: "Sanda Vânzări", staffRoles: ["sales"] });
  technician = await aStaffMember(shop, { name: "Toma Tehnic", staffRoles: ["technician"] });
});
afterAll(() => shop.close());

const page = async ({ number }: Order, staff = sales) =>
  (await staff.get(officeOrder.loader, `/office/orders/${number}`, { number })).data as Record<string, unknown>;
const post = ({ number }: Order, form: Record<string, string>, staff = sales) =>
  staff.post(officeOrder.action, `/office/orders/${number}`, form, { number });

describe("who may do what with an order", () => {
  test("a technician reads it, prints its slip and writes notes, and changes nothing", async () => {
    const order = await people.paidByCard();
    expect(await page(order, technician)).toMatchObject({ may: { edit: false, pay: false, bench: true } });
    expect((await post(order, { intent: "prepare" }, technician)).status).toBe(403);
    expect((await technician.get(newOrder.loader, "/office/orders/new")).status).toBe(403);
    expect((await technician.get(delivery.loader, "/", { number: order.number })).status).toBe(403);
    expect((await technician.post(officeOrders.action, "/", { intent: "prepare", ids: order.number })).status).toBe(
      403,
    );
    expect((await technician.post(shipOrders.action, "/", {})).status).toBe(403);
    expect(await technician.post(officeOrders.action, "/", { intent: "print", ids: order.number })).toMatchObject({
      location: `/office/packing-slips?order=${order.number}`,
    });
    const note = { intent: "note-add", note: newId(), noteText: "Lipsește cablul." };
    expect((await post(order, note, technician)).location).toBe(`/office/orders/${order.number}?done=note-add`);
    expect(await page(order)).toMatchObject({
      notes: [{ text: "Lipsește cablul.", who: "Toma Tehnic", isOwn: false }],
    });
  });

  test("money leaves only by the accountant or the owner", async () => {
    const order = await people.paidByCard();
    const refund = {
      intent: "refund",
      refundAmount: "10",
      refundReason: "goodwill",
      note: "",
      pageKey: newId(),
    };
    expect((await post(order, refund)).status).toBe(403);
    const accountant = await aStaffMember(shop, { staffRoles: ["accounting"] });
    expect(await post(order, refund, accountant)).toMatchObject({ status: 302 });
    expect((await post(order, { intent: "prepare" }, accountant)).status).toBe(403);
  });
});

describe("an order's page", () => {
  test("shows each unit's code and serial number, and names who did what", async () => {
    const order = await people.paidByCard();
    await shop.db.updateTable("unit").set({ serial: "SN-1" }).where("id", "in", unitsOf(order)).execute();
    expect(await post(order, { intent: "prepare" })).toMatchObject({
      location: `/office/orders/${order.number}?done=prepare`,
    });
    const shown = await page(order);
    expect(shown).toMatchObject({
      lines: [{ code: expect.any(String), serial: "SN-1", place: null }],
      names: { [sales.actor]: "Sanda Vânzări" },
      isChangeable: true,
    });
  });

  test("keeps the note of the first of two windows; the second reads both texts, and saves knowingly", async () => {
    const order = await people.paidByCard();
    const note = newId();
    await post(order, { intent: "note-add", note, noteText: "Sună la 16." });
    const versionNow = async () => {
      const { notes } = (await page(order)) as unknown as { notes: { text: string; version: string }[] };
      return notes[0]!;
    };
    const { version } = await versionNow();
    const edit = (noteText: string, seen: string) =>
      post(order, { intent: "note-edit", note, noteText, version: seen });
    expect(await edit("Sună la 17.", version)).toMatchObject({ status: 302 });
    expect(await edit("Sună la 18.", version)).toMatchObject({
      status: 409,
      data: {
        domainError: { code: "note-changed" },
        errors: { noteText: "note-changed" },
        typed: { noteText: "Sună la 18." },
      },
    });
    const stored = await versionNow();
    expect(stored.text).toBe("Sună la 17.");
    expect(await edit("Sună la 18.", stored.version)).toMatchObject({ status: 302 });
    await post(order, { intent: "note-delete", note });
    expect(await edit("Sună la 19.", stored.version)).toMatchObject({
      status: 404,
      data: { domainError: { code: "note-unknown" }, typed: { noteText: "Sună la 19." } },
    });
  });

  test("keeps what was typed where it is refused", async () => {
    const order = await people.paidByCard();
    const note = { intent: "note-add", note: newId(), noteText: "" };
    expect(await post(order, note)).toMatchObject({
      status: 422,
      data: { errors: { noteText: "note-missing" }, typed: note },
    });
    await post(order, { intent: "prepare" });
    const ship = { intent: "ship", courier: "fan", trackingNumber: "" };
    expect(await post(order, ship)).toMatchObject({ status: 422, data: { typed: ship } });
  });
});

describe("the page that changes a delivery", () => {
  const fields = (version: string, different: Record<string, string> = {}) => {
    const { company: _, billing: __, createAccount: ___, saveInfo: ____, ...typed } = shipping;
    return { ...typed, version, address: "Bd. Eroilor 9", ...different };
  };
  const change = ({ number }: Order, form: Record<string, string>) =>
    sales.post(delivery.action, `/office/orders/${number}/delivery`, form, { number });

  test("saves and says so; the second of two people keeps what they typed and reads who was faster", async () => {
    const order = await people.paidByCard();
    expect(await change(order, fields("1"))).toMatchObject({
      status: 302,
      location: `/office/orders/${order.number}?done=delivery`,
    });
    const late = fields("1", { address: "Str. Memo 2" });
    expect(await change(order, late)).toMatchObject({
      status: 409,
      data: { domainError: { code: "order-changed" }, typed: { address: "Str. Memo 2" } },
    });
    const again = await sales.get(delivery.loader, "/", { number: order.number });
    expect(again.data).toMatchObject({
      version: 2,
      values: { address: "Bd. Eroilor 9" },
      lastChange: { actor: `staff:${sales.accountId}` },
    });
    expect(await change(order, { ...late, version: "2" })).toMatchObject({ status: 302 });
  });

  test("names each field that is wrong", async () => {
    const order = await people.paidByCard();
    expect(await change(order, fields("1", { phone: "12", postalCode: "1", isCompany: "on" }))).toMatchObject({
      status: 422,
      data: {
        errors: { phone: "phone-invalid", postalCode: "postal-code-invalid", companyName: "company-name-short" },
      },
    });
  });
});

describe("many orders from the list", () => {
  const bulk = async (intent: string, orders: Order[]) => {
    const body = new URLSearchParams([["intent", intent], ...orders.map(({ number }) => ["ids", number])]);
    return sales.post(officeOrders.action, "/office/orders", body as never);
  };

  test("are prepared, and the list says which could not be", async () => {
    const [paid, waiting] = [await people.paidByCard(), await people.placed()];
    expect(await bulk("prepare", [paid, waiting])).toMatchObject({
      status: 200,
      data: {
        outcomes: [
          { key: paid.number, domainError: null },
          { key: waiting.number, domainError: { code: "order-not-movable" } },
        ],
      },
    });
    expect(await bulk("prepare", [])).toMatchObject({ status: 422, data: { outcomes: [] } });
    expect((await bulk("ship", [paid])).location).toBe(`/office/orders/ship?order=${paid.number}`);
  });

  test("are shipped with typed and pasted tracking numbers; nothing leaves while a line cannot be read", async () => {
    const orders = [await people.paidByCard(), await people.paidByCard()] as const;
    await bulk("prepare", [...orders]);
    const [typed, pasted] = orders.map(({ number }): string => number) as unknown as [string, string];
    const form = {
      [`tracking-${typed}`]: "1onb1",
      [`courier-${typed}`]: "fan",
      courier: "cargus",
      pasted: `${pasted} 1ONB2\nORD-1 X`,
    };
    expect(await sales.post(shipOrders.action, "/", form)).toMatchObject({
      status: 422,
      data: { outcomes: null, problems: [{ line: "ORD-1 X", problem: "order-number-invalid" }], typed: form },
    });
    expect((await people.now(orders[0])).state).toBe("preparing");
    expect(await sales.post(shipOrders.action, "/", { ...form, pasted: `${pasted} 1ONB2` })).toMatchObject({
      status: 200,
      data: { outcomes: [{ domainError: null }, { domainError: null }] },
    });
    expect(await people.now(orders[0])).toMatchObject({ parcel: { courier: "fan", trackingNumber: "1ONB1" } });
    expect(await people.now(orders[1])).toMatchObject({ parcel: { courier: "cargus", trackingNumber: "1ONB2" } });
  });

  test("have their guarantee certificates for the parcel, and later again", async () => {
    const printed = async ({ number }: Pick<Order, "number">) => {
      const address = `/office/orders/${number}/certificates.pdf`;
      return (await technician.get(certificates.loader, address, { number })).status;
    };
    const paid = await people.paidByCard();
    expect(await page(paid)).toMatchObject({ hasCertificates: true });
    expect(await printed(paid)).toBe(200);
    expect(await printed(await people.delivered(paid))).toBe(200);
    const unpaid = await people.placed();
    expect(await page(unpaid)).toMatchObject({ hasCertificates: false });
    expect(await printed(unpaid)).toBe(404);
    expect(await printed({ number: "ORD-000000" as Order["number"] })).toBe(404);
  });

  test("are printed as one file of packing slips", async () => {
    const orders = [await people.paidByCard(), await people.paidByCard()];
    const address = `/office/packing-slips?${orders.map(({ number }) => `order=${number}`).join("&")}`;
    expect((await sales.get(packingSlips.loader, address)).status).toBe(200);
    expect((await sales.get(packingSlips.loader, "/office/packing-slips?order=ORD-000000")).status).toBe(404);
  });
});

describe("a new order by phone", () => {
  type Step = {
    chosen: { code: string; free: boolean }[];
    found: { code: string }[] | null;
    totals: { total: number; reduction: number };
    search: string;
  };
  const step = async (form: Record<string, string>) => sales.post(newOrder.action, "/office/orders/new", form);
  const stepped = async (form: Record<string, string>) => (await step(form)).data as Step;
  const aCode = async (title: string) => {
    const listingId = await putOnSale(shop.db, aPc({ title }));
    const { code } = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", listingId)
      .select("code")
      .executeTakeFirstOrThrow();
    return { listingId, code };
  };

  test("is filled step by step: scan, search, pick, remove, discount, place", async () => {
    const [one, two] = [await aCode("PC Alfa telefon"), await aCode("PC Beta telefon")];
    const scanned = await stepped({ intent: "add", search: one.code });
    expect(scanned).toMatchObject({ chosen: [{ code: one.code }], search: "", found: null });
    const searched = await stepped({ intent: "add", search: "telefon", units: one.code });
    expect(searched.found?.map(({ code }) => code)).toEqual([two.code]);
    const picked = await stepped({ intent: `pick ${two.code}`, search: "telefon", units: one.code });
    expect(picked.chosen.map(({ code }) => code)).toEqual([one.code, two.code]);
    const removed = await stepped({ intent: `remove ${one.code}`, units: `${one.code},${two.code}` });
    expect(removed.chosen.map(({ code }) => code)).toEqual([two.code]);
    const buyer = somebodyNew();
    const { company: _, billing: __, createAccount: ___, saveInfo: ____, ...typed } = buyer;
    const form = {
      ...typed,
      delivery: "pickup",
      intent: "place",
      units: two.code,
      seenGoods: "259900",
      paymentMethod: "card",
      language: "uk",
      discountKind: "percent",
      discountValue: "10",
      discountWhy: "client fidel",
      pageKey: newId(),
    };
    expect(await stepped({ ...form, intent: "refresh" })).toMatchObject({
      totals: { total: 233910, reduction: 25990 },
    });
    expect(await step({ ...form, discountWhy: "", email: "ana" })).toMatchObject({
      status: 422,
      data: { errors: { discountWhy: "reason-missing", email: "email-invalid" }, typed: { firstName: "Ana" } },
    });
    const placed = await step(form);
    expect(placed).toMatchObject({
      status: 302,
      location: expect.stringMatching(/^\/office\/orders\/ORD-\d{6}\?done=phone$/),
    });
    const row = await shop.db
      .selectFrom("salesOrder")
      .where("email", "=", buyer.email)
      .select(["placedBy", "discountWhy", "language", "totalBani", "reductionBani"])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      placedBy: sales.actor,
      discountWhy: "client fidel",
      language: "uk",
      totalBani: 233910,
      reductionBani: 25990,
    });
    const email = await shop.db
      .selectFrom("outbox")
      .where("recipient", "=", buyer.email)
      .select(["subject", "textBody"])
      .executeTakeFirstOrThrow();
    expect(email.subject).toContain("Оплатіть замовлення");
    expect(email.textBody).toContain("/checkout/pay/ORD-");
  });

  test("marks a unit that somebody took meanwhile, and keeps everything that was typed", async () => {
    const { listingId, code } = await aCode("PC Gama telefon");
    await takenBySomebody(shop.db, listingId, { how: "held" });
    const { company: _, billing: __, createAccount: ___, saveInfo: ____, ...typed } = somebodyNew();
    const form = {
      ...typed,
      intent: "place",
      units: code,
      seenGoods: "259900",
      paymentMethod: "bank",
      language: "ro",
      discountKind: "none",
      pageKey: newId(),
    };
    expect(await step(form)).toMatchObject({
      status: 409,
      data: { domainError: { code: "units-not-free" }, chosen: [{ code, free: false }], typed: form },
    });
  });
});
