import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId, type UnitId } from "../../base/id.ts";
import { bani, ron, sum, type Bani } from "../../base/money.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { byTransfer, ordersIn, STAFF } from "../../testing/orders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { acceptTransfer } from "../orders/payment/accept-transfer.server.ts";
import { callOffGameTest } from "../orders/call-off-game-test.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { approveRefund } from "../orders/payment/approve-refund.server.ts";
import { confirmRefundTransfer } from "../orders/payment/confirm-refund-transfer.server.ts";
import { confirmTransfer } from "../orders/payment/confirm-transfer.server.ts";
import { findClaim } from "../returns/find-claim.server.ts";
import { transitionClaim } from "../returns/transition-claim.server.ts";
import { nameRefundAccount } from "../orders/payment/name-refund-account.server.ts";
import { accountVersion } from "../payments/account-version.server.ts";
import { openClaim } from "../returns/open-claim.server.ts";
import { refundable, unitsOf, type Order } from "../orders/order.ts";
import { listSurpluses } from "../orders/payment/list-surpluses.server.ts";
import { refundOrder } from "../orders/payment/refund-order.server.ts";
import { eInvoiceIssues } from "./e-invoice-rules.ts";
import { eInvoiceOf } from "./e-invoice.ts";
import { leftOf, type Document } from "./invoice.ts";
import { documentsOfOrder } from "./invoices.sql.server.ts";
import { issueDocuments } from "./issue-documents.server.ts";
import { taxWithin } from "../../base/vat.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const account = { iban: "RO49AAAA1B31007593840000", name: "Ana Pop" };
const documents = async (order: Order) => (await documentsOfOrder(shop.db, order.id)).map(({ document }) => document);
const arrives = (order: Order, amount: Bani) =>
  confirmTransfer(shop, { orderNumber: order.number, amount, at: shop.clock.now(), key: newId(), actor: STAFF });

/** An order for which `arrived` bani came, accepted by staff as its payment. */
async function accepted(order: Order, arrived: Bani): Promise<Order> {
  expect(await arrives(order, arrived)).toMatchObject({ ok: true });
  expect(await acceptTransfer(shop, { number: order.number, actor: STAFF, reason: "the bank kept its fee" })).toEqual({
    ok: true,
    value: { outcome: "paid" },
  });
  return people.now(order);
}

async function paidBack(order: Order): Promise<void> {
  for (const { id, state } of (await people.now(order)).refunds) {
    if (state !== "requested") continue;
    await nameRefundAccount(shop, { orderId: order.id, refundId: id, account, actor: "buyer" });
    await approveRefund(shop, { refundId: id, seen: accountVersion(account), actor: "staff:dan" });
    await confirmRefundTransfer(shop, { refundId: id, actor: STAFF, reference: "OP 1", file: null });
  }
  await issueDocuments(shop);
}

async function withdrawn(order: Order, units: readonly UnitId[]): Promise<void> {
  const opened = await openClaim(shop, {
    orderId: order.id,
    kind: "withdrawal",
    units,
    story: null,
    key: newId(),
    actor: "buyer",
  });
  if (!opened.ok) throw new Error(opened.domainError.code);
  const { number } = opened.value;
  expect(await transitionClaim(shop, { number, to: "received", actor: STAFF })).toMatchObject({ ok: true });
  const found = await findClaim(shop, { number });
  if (!found.ok) throw new Error(found.domainError.code);
  expect(
    await transitionClaim(shop, {
      number,
      to: "settled",
      actor: STAFF,
      end: { resolution: "refunded", refund: found.value.refund.total },
    }),
  ).toMatchObject({ ok: true });
  await paidBack(order);
}

/** The document adds up to the ban, in its lines and its groups, and passes the tax authority's rules. */
function expectExact(document: Document): void {
  const { lines, groups, totals } = document;
  expect(sum(lines.map(({ gross }) => gross))).toBe(totals.gross);
  expect(sum(lines.map(({ tax }) => tax))).toBe(totals.tax);
  expect(totals.net + totals.tax).toBe(totals.gross);
  for (const { regime, percent, gross, net, tax } of groups) {
    const mine = lines.filter((line) => line.regime === regime && line.percent === percent);
    expect(sum(mine.map((line) => line.gross))).toBe(gross);
    expect(net + tax).toBe(gross);
  }
  expect(
    eInvoiceIssues(
      eInvoiceOf(document, {
        nameOf: () => ({ name: "a line", details: "" }),
        reason: document.corrects && "a reason",
      }),
    ),
  ).toEqual([]);
}

describe("a short transfer that staff accept", () => {
  test("becomes the order's total: a reduction of the difference, and an invoice of that sum", async () => {
    const order = await people.placed([{ listingId: await putOnSale(shop.db, aPc({ price: ron(7999) })) }], {
      payment: byTransfer,
    });
    const paid = await accepted(order, ron(7900));
    expect(paid).toMatchObject({
      state: "paid",
      totals: { goods: 7999_00, shipping: 0, reduction: 99_00, total: 7900_00 },
      payment: { captured: 7900_00, amount: 7900_00 },
    });

    await issueDocuments(shop);
    const [invoice, ...more] = await documents(order);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      kind: "invoice",
      totals: { net: 7900_00, tax: 0, gross: 7900_00 },
      payment: { means: "bank", paidOn: expect.any(String) },
    });
    expect(invoice!.lines.map(({ subject, gross }) => [subject.kind, gross])).toEqual([
      ["unit", 7999_00],
      ["reduction", -99_00],
    ]);
    expectExact(invoice!);
    const email = await shop.db
      .selectFrom("outbox")
      .where("dedupeKey", "=", `paid ${order.number}`)
      .select("textBody")
      .executeTakeFirstOrThrow();
    expect(email.textBody).toContain("99\u00a0RON");
    expect(email.textBody).toContain("7.900\u00a0RON");
  });

  test("never refunds more than came in, and its credit notes cancel the invoice", async () => {
    const order = await accepted(
      await people.placed([{ listingId: await putOnSale(shop.db, aPc({ price: ron(7999) })) }], {
        payment: byTransfer,
      }),
      ron(7900),
    );
    expect(refundable(order.payment)).toBe(7900_00);
    expect(
      await refundOrder(shop, {
        orderId: order.id,
        amount: bani(7900_01),
        reason: "goodwill",
        key: newId(),
        actor: STAFF,
      }),
    ).toMatchObject({ ok: false, domainError: { code: "refund-above-paid", left: 7900_00 } });
    await issueDocuments(shop);
    await cancelOrder(shop, { orderId: order.id, actor: STAFF });
    await paidBack(order);
    const [invoice, credit] = await documents(order);
    expect(credit).toMatchObject({ kind: "credit-note", totals: invoice!.totals, lines: invoice!.lines });
    expect(sum(leftOf(invoice!, [credit!]).map(({ gross }) => gross))).toBe(0);
  });

  test("splits the reduction among goods of both regimes, and the tax is that of the amount paid", async () => {
    const used = await putOnSale(shop.db, aPc({ price: ron(1500) }));
    const fresh = await putOnSale(shop.db, aComponent("ssd", { price: ron(300) }));
    await shop.db.updateTable("unit").set({ taxRegime: "normal" }).where("listingId", "=", fresh).execute();
    const placed = await people.placed([{ listingId: used }, { listingId: fresh }], { payment: byTransfer });
    await accepted(placed, bani(placed.totals.total - 33_33));
    await issueDocuments(shop);
    const [invoice] = await documents(placed);
    expectExact(invoice!);
    expect(invoice!.totals.gross).toBe(placed.totals.total - 33_33);
    const [margin, standard] = invoice!.groups;
    expect(margin).toMatchObject({ regime: "margin", tax: 0 });
    expect(standard).toMatchObject({ regime: "standard", percent: 21, tax: taxWithin(standard!.gross, 21) });
    const reductions = invoice!.lines.filter(({ subject }) => subject.kind === "reduction");
    expect(reductions.map(({ regime }) => regime)).toEqual(["margin", "standard"]);
    expect(sum(reductions.map(({ gross }) => gross))).toBe(-33_33);
  });

  test("of several units refunds what was paid for each, and all of it with the last", async () => {
    const ssd = await putOnSale(shop.db, aComponent("ssd", { price: bani(333_33), stock: 3 }));
    await shop.db.updateTable("unit").set({ taxRegime: "normal" }).where("listingId", "=", ssd).execute();
    const placed = await people.placed([{ listingId: ssd, quantity: 3 }], { payment: byTransfer });
    const order = await accepted(placed, bani(placed.totals.total - 10_00));
    await issueDocuments(shop);
    await people.delivered(order);
    for (const unit of unitsOf(order)) await withdrawn(order, [unit]);
    const [invoice, ...credits] = await documents(order);
    expect(credits).toHaveLength(3);
    for (const credit of credits) expectExact(credit);
    expect(credits[0]!.lines.map(({ subject }) => subject.kind)).toEqual(["unit", "reduction"]);
    expect(sum(credits.map(({ totals }) => totals.gross))).toBe(placed.totals.total - 10_00);
    expect(sum(credits.map(({ totals }) => totals.tax))).toBe(invoice!.totals.tax);
    const { payment } = await people.now(order);
    expect(payment).toMatchObject({ captured: placed.totals.total - 10_00, refunded: placed.totals.total - 10_00 });
  });

  test("and the rest that still arrives is refunded as an overpayment, outside the invoice", async () => {
    const placed = await people.placed([{ listingId: await putOnSale(shop.db, aPc({ price: ron(7999) })) }], {
      payment: byTransfer,
    });
    await accepted(placed, ron(7900));
    expect(await arrives(placed, ron(99))).toEqual({ ok: true, value: { outcome: "over", excess: 99_00 } });
    await issueDocuments(shop);
    expect((await documents(placed)).map(({ totals }) => totals.gross)).toEqual([7900_00]);
    await refundOrder(shop, { orderId: placed.id, amount: ron(99), reason: "overpaid", key: newId(), actor: STAFF });
    await paidBack(placed);
    expect(await documents(placed)).toHaveLength(1);
  });
});

test("an excess refunded with a cancelled order: the credit note reverses only the invoice, once", async () => {
  const placed = await people.placed([{ listingId: await putOnSale(shop.db, aPc({ price: ron(7999) })) }], {
    payment: byTransfer,
  });
  expect(await arrives(placed, ron(8099))).toMatchObject({ value: { outcome: "over", excess: 100_00 } });
  const order = await people.now(placed);
  expect(order.totals).toMatchObject({ reduction: 0, total: 7999_00 });
  await issueDocuments(shop);
  expect((await documents(order))[0]?.payment.received).toBe(8099_00);
  await cancelOrder(shop, { orderId: order.id, actor: STAFF });
  expect(await listSurpluses(shop, { orderId: order.id })).toMatchObject([{ amount: 100_00, state: "refunded" }]);
  await paidBack(order);
  expect((await people.now(order)).refunds).toMatchObject([{ amount: 8099_00, state: "done" }]);
  const [invoice, credit, ...more] = await documents(order);
  expect(credit).toMatchObject({ kind: "credit-note", totals: invoice!.totals });
  expect(await issueDocuments(shop)).toBe(0);
  expect(more).toEqual([]);
});

test("a cancelled game test has a credit note over its own line, with its tax", async () => {
  const listingId = await putOnSale(shop.db, aPc({ price: ron(2599) }));
  const visitorId = await people.aBuyerOfATest(listingId, ["Dota 2"]);
  const order = await people.paidByCard([], { visitorId });
  await issueDocuments(shop);
  expect(
    await callOffGameTest(shop, {
      number: order.number,
      unitId: unitsOf(order)[0]!,
      reason: "Jocul nu pornește.",
      actor: STAFF,
    }),
  ).toEqual({ ok: true, value: null });
  await issueDocuments(shop);
  const [, credit] = await documents(order);
  expect(credit).toMatchObject({
    corrects: { reason: "test-not-run" },
    totals: { gross: 50_00, tax: taxWithin(ron(50), 21) },
  });
  expect(credit!.lines.map(({ subject }) => subject)).toEqual([
    expect.objectContaining({ kind: "service", service: "game-test" }),
  ]);
  expectExact(credit!);
});
