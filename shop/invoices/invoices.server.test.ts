import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { ron, sum } from "../../base/money.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { byTransfer, ordersIn, STAFF } from "../../testing/orders.ts";
import { putOnSale, unitsOf } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { confirmTransfer } from "../orders/payment/confirm-transfer.server.ts";
import { transitionClaim } from "../returns/transition-claim.server.ts";
import { openClaim } from "../returns/open-claim.server.ts";
import type { Order } from "../orders/order.ts";
import { recordCash } from "../orders/payment/record-cash.server.ts";
import { refundOrder } from "../orders/payment/refund-order.server.ts";
import { takeBackOrder } from "../orders/take-back-order.server.ts";
import { documentsOfOrder } from "./invoices.sql.server.ts";
import { issueInvoice } from "./issue-invoice.server.ts";
import { issueDocuments } from "./issue-documents.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = { ...(await openTestShop()), takesCash: true };
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const documents = async (order: Order) => (await documentsOfOrder(shop.db, order.id)).map(({ document }) => document);

async function invoiced(order: Order) {
  await issueDocuments(shop);
  const [document] = await documents(order);
  if (!document) throw new Error(`${order.number} has no invoice`);
  return document;
}

describe("an order", () => {
  test("that is paid by card gets one invoice, whatever comes after", async () => {
    const order = await people.paidByCard();
    const document = await invoiced(order);
    expect(document).toMatchObject({
      kind: "invoice",
      number: expect.stringMatching(/^PCB-2026-\d{6}$/),
      issuedOn: "2026-11-21",
      orderNumber: order.number,
      seller: { name: "PCBis Demo SRL", cui: "RO12345674", county: "CJ" },
      buyer: { company: null, email: order.email },
      payment: { means: "card" },
      corrects: null,
    });
    expect(document.totals.gross).toBe(order.totals.total);
    expect(await issueInvoice(shop, order.id)).toBeNull();
    await issueDocuments(shop);
    expect(await documents(order)).toHaveLength(1);
  });

  test("that waits for its transfer gets none until the money is there", async () => {
    const order = await people.placed([], { payment: byTransfer });
    await issueDocuments(shop);
    expect(await documents(order)).toEqual([]);
    await confirmTransfer(shop, {
      orderNumber: order.number,
      amount: order.totals.total,
      at: shop.clock.now(),
      key: newId(),
      actor: STAFF,
    });
    expect(await invoiced(order)).toMatchObject({
      payment: { means: "bank", reference: order.number, paidOn: expect.stringMatching(/^\d{4}-/) },
    });
  });

  test("has the warranty of each part as its buyer agreed to it, whatever the listing says later", async () => {
    const agreed = { cpu: 12, gpu: 6, ram: 24, storage: 36, motherboard: 12, psu: 12, case: 12 };
    const listingId = await putOnSale(shop.db, aPc({ specs: { warrantyMonths: agreed } }));
    const order = await people.paidByCard([{ listingId }]);
    await sql`update listing set specs = jsonb_set(specs, '{warrantyMonths,ram}', '1') where id = ${listingId}`.execute(
      shop.db,
    );
    expect((await invoiced(order)).lines[0]!.subject).toMatchObject({ kind: "unit", partMonths: agreed });
    expect((await people.now(order)).lines[0]).toMatchObject({ partMonths: agreed });
    const extended = await people.paidByCard([{ listingId: await putOnSale(shop.db, aPc()) }], {
      extendedWarranty: true,
    });
    expect((await people.now(extended)).lines[0]).toMatchObject({
      warrantyMonths: 36,
      partMonths: { cpu: 36, ram: 48 },
    });
  });

  test("with cash on delivery gets its invoice when the parcel leaves, and no other when the money comes", async () => {
    const order = await people.placedAtTheDoor();
    await issueDocuments(shop);
    expect(await documents(order)).toEqual([]);
    await people.shipped(order);
    expect(await invoiced(order)).toMatchObject({
      kind: "invoice",
      payment: { means: "cash", paidOn: null },
      totals: { gross: order.totals.total },
    });
    expect(
      await recordCash(shop, {
        number: order.number,
        amount: order.totals.total,
        at: shop.clock.now(),
        key: newId(),
        actor: STAFF,
      }),
    ).toEqual({ ok: true, value: null });
    await issueDocuments(shop);
    expect(await documents(order)).toHaveLength(1);
  });

  test("that was refused at the door has its invoice reversed, once", async () => {
    const order = await people.placedAtTheDoor();
    await people.shipped(order);
    const invoice = await invoiced(order);
    await takeBackOrder(shop, { number: order.number, actor: STAFF, reason: "refused" });
    await issueDocuments(shop);
    await issueDocuments(shop);
    const [, credit, ...more] = await documents(order);
    expect(credit).toMatchObject({
      kind: "credit-note",
      totals: { gross: order.totals.total },
      corrects: { number: invoice.number, reason: "not-paid" },
    });
    expect(more).toEqual([]);
  });

  test("that was cancelled before it was paid never gets one", async () => {
    const order = await people.placed([], { payment: byTransfer });
    await cancelOrder(shop, { orderId: order.id });
    await issueDocuments(shop);
    expect(await documents(order)).toEqual([]);
  });

  test("of goods of both regimes shows tax on the new ones only", async () => {
    const used = await putOnSale(shop.db, aPc({ price: ron(1500) }));
    const fresh = await putOnSale(shop.db, aComponent("ssd", { price: ron(300) }));
    await shop.db.updateTable("unit").set({ taxRegime: "normal" }).where("listingId", "=", fresh).execute();
    const order = await people.paidByCard([{ listingId: used }, { listingId: fresh }]);
    const document = await invoiced(order);
    expect(document.groups.map(({ regime, percent }) => [regime, percent])).toEqual([
      ["margin", 0],
      ["standard", 21],
    ]);
    expect(document.lines.map(({ subject, regime }) => [subject.kind, regime])).toEqual([
      ["unit", "margin"],
      ["unit", "standard"],
      ["shipping", "margin"],
      ["shipping", "standard"],
    ]);
    expect(sum(document.lines.map((line) => line.gross))).toBe(order.totals.total);
  });

  test("of a company is invoiced to the company, at its own address", async () => {
    const order = await people.placed([], { payment: byTransfer });
    const billing = {
      firstName: "Ion",
      lastName: "Pop",
      address: "Bd. Unirii 5",
      city: "Sector 3",
      county: "B",
      postalCode: "030823",
    };
    await shop.db
      .updateTable("salesOrder")
      .set({
        company: JSON.stringify({ name: "Firma SRL", cui: "RO14399840", tradeRegister: "J40/372/2002" }),
        billingAddress: JSON.stringify(billing),
      } as never)
      .where("id", "=", order.id)
      .execute();
    await confirmTransfer(shop, {
      orderNumber: order.number,
      amount: order.totals.total,
      at: shop.clock.now(),
      key: newId(),
      actor: STAFF,
    });
    expect((await invoiced(order)).buyer).toMatchObject({
      name: "Firma SRL",
      company: { cui: "RO14399840", tradeRegister: "J40/372/2002" },
      street: "Bd. Unirii 5",
      county: "B",
    });
  });
});

describe("a refund", () => {
  const give = (order: Order, amount: number, reason: "goodwill" | "cancelled" = "goodwill") =>
    refundOrder(shop, {
      orderId: order.id,
      amount: amount as Order["totals"]["total"],
      reason,
      key: newId(),
      actor: STAFF,
    });

  test("in parts has a credit note for each part, and the last one cancels the invoice", async () => {
    const order = await people.paidByCard();
    const invoice = await invoiced(order);
    await give(order, 10_000);
    await issueDocuments(shop);
    await give(order, order.totals.total - 10_000);
    await issueDocuments(shop);
    const [, first, second] = await documents(order);
    expect(first).toMatchObject({
      kind: "credit-note",
      number: expect.stringMatching(/^PCBS-2026-/),
      totals: { gross: 10_000 },
      corrects: { number: invoice.number, reason: "goodwill" },
    });
    expect(sum([first!.totals.tax, second!.totals.tax])).toBe(invoice.totals.tax);
    await issueDocuments(shop);
    expect(await documents(order)).toHaveLength(3);
  });

  test("of a cancelled order has a credit note over the whole invoice", async () => {
    const order = await people.paidByCard();
    const invoice = await invoiced(order);
    await cancelOrder(shop, { orderId: order.id });
    await issueDocuments(shop);
    const [, credit] = await documents(order);
    expect(credit).toMatchObject({
      lines: invoice.lines,
      totals: invoice.totals,
      corrects: { number: invoice.number, reason: "cancelled" },
    });
  });

  test("of one withdrawn unit of two has a credit note over that unit", async () => {
    const [pc, ssd] = [
      await putOnSale(shop.db, aPc({ price: ron(1500) })),
      await putOnSale(shop.db, aComponent("ssd", { price: ron(700) })),
    ];
    const order = await people.delivered(await people.paidByCard([{ listingId: pc }, { listingId: ssd }]));
    await invoiced(order);
    const [unit] = await unitsOf(shop.db, ssd);
    const claim = await openClaim(shop, {
      orderId: order.id,
      kind: "withdrawal",
      units: [unit!],
      story: null,
      key: newId(),
      actor: "buyer",
    });
    if (!claim.ok) throw new Error(claim.domainError.code);
    await transitionClaim(shop, { number: claim.value.number, to: "received", actor: STAFF });
    await transitionClaim(shop, {
      number: claim.value.number,
      to: "settled",
      actor: STAFF,
      end: { resolution: "refunded", refund: ron(700) },
    });
    await issueDocuments(shop);
    const [, credit] = await documents(order);
    expect(credit).toMatchObject({
      lines: [{ subject: { kind: "unit", unitId: unit }, gross: 70_000 }],
      corrects: { reason: "withdrawal" },
    });
  });

  test("before an invoice was issued needs neither", async () => {
    const order = await people.paidByCard();
    await cancelOrder(shop, { orderId: order.id });
    await issueDocuments(shop);
    expect(await documents(order)).toEqual([]);
  });
});

describe("a number", () => {
  test("that a failed transaction took is given to the next", async () => {
    const before = await invoiced(await people.paidByCard());
    const failing = await people.paidByCard();
    // Inserting the document fails after its number was taken.
    const broken = { ...shop, seller: { ...shop.seller, name: "\u0000" } };
    await expect(issueInvoice(broken, failing.id)).rejects.toThrow();
    const next = await invoiced(failing);
    expect(Number(next.number.slice(-6))).toBe(Number(before.number.slice(-6)) + 1);
  });

  test("restarts in the new year, and an invoice is never dated before the previous one", async () => {
    const old = await invoiced(await people.paidByCard());
    shop.clock.advance(-24 * 60 * 60 * 1000);
    const late = await invoiced(await people.paidByCard());
    expect(late.issuedOn).toBe(old.issuedOn);
    shop.clock.advance(60 * 24 * 60 * 60 * 1000);
    expect((await invoiced(await people.paidByCard())).number).toBe("PCB-2027-000001");
  });
});

test("an issued document cannot be changed, deleted or duplicated", async () => {
  const order = await people.paidByCard();
  await invoiced(order);
  const { db } = shop;
  await expect(
    db
      .updateTable("invoice")
      .set({ paper: "{}" } as never)
      .where("orderId", "=", order.id)
      .execute(),
  ).rejects.toThrow("never changed");
  await expect(db.deleteFrom("invoice").where("orderId", "=", order.id).execute()).rejects.toThrow("never changed");
  const { id: _, ...row } = await db
    .selectFrom("invoice")
    .where("orderId", "=", order.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const twice = { ...row, paper: JSON.stringify(row.paper) };
  await expect(
    db
      .insertInto("invoice")
      .values({ ...twice, number: row.number + 1 })
      .execute(),
  ).rejects.toThrow();
  await expect(
    db
      .insertInto("invoice")
      .values({ ...twice, number: row.number + 2 })
      .execute(),
  ).rejects.toThrow("leaves a gap");
});
