import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { sum } from "../../base/money.ts";
import { aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { ordersIn } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { issueDocuments } from "../invoices/issue-documents.server.ts";
import { nameRefundAccount } from "../orders/payment/name-refund-account.server.ts";
import { confirmRefundTransfer } from "../orders/payment/confirm-refund-transfer.server.ts";
import { refundOrder } from "../orders/payment/refund-order.server.ts";
import { viewMonth } from "./view-month.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const goTo = (time: string) => shop.clock.advance(new Date(time).getTime() - shop.clock.now().getTime());

async function soldAt(time: string) {
  goTo(time);
  const order = await people.paidByTransfer([{ listingId: await putOnSale(shop.db, aPc()) }]);
  await issueDocuments(shop);
  return order;
}

describe("the books of a month", () => {
  test("begin and end at midnight in Romania", async () => {
    const november = await soldAt("2027-03-31T20:59:59Z");
    const december = await soldAt("2027-03-31T21:00:00Z");
    const [march, april] = [await viewMonth(shop, { month: "2027-03" }), await viewMonth(shop, { month: "2027-04" })];
    expect(march.journal.rows.map(({ orderNumber }) => orderNumber)).toEqual([november.number]);
    expect(april.journal.rows.map(({ orderNumber }) => orderNumber)).toEqual([december.number]);
    expect(april.margin.entries).toMatchObject([{ orderNumber: december.number, issuedOn: "2027-04-01" }]);
  });

  test("keep the cost that a unit had when it was sold, and take the sale back in the month of the credit note", async () => {
    const order = await soldAt("2027-06-10T09:00:00Z");
    const [line] = order.lines;
    const unitId = line?.kind === "unit" ? line.unitId : null;
    const before = await viewMonth(shop, { month: "2027-06" });
    const [entry] = before.margin.entries;
    await shop.db
      .updateTable("unit")
      .set({ costBani: 1 as never })
      .where("id", "=", unitId!)
      .execute();
    expect((await viewMonth(shop, { month: "2027-06" })).margin).toEqual(before.margin);
    expect(entry).toMatchObject({ price: order.totals.total, kind: "invoice" });

    goTo("2027-07-02T09:00:00Z");
    const opened = await refundOrder(shop, {
      orderId: order.id,
      amount: order.totals.total,
      reason: "return",
      key: newId(),
      actor: "staff:ana",
    });
    const refundId = opened.ok ? opened.value.id : ("" as never);
    const account = { iban: "RO49AAAA1B31007593840000", name: "Ana Pop" };
    await nameRefundAccount(shop, { orderId: order.id, refundId, account, actor: "buyer" });
    await confirmRefundTransfer(shop, { refundId, actor: "staff:ana", reference: "OP 1", file: null });
    await issueDocuments(shop);
    const july = await viewMonth(shop, { month: "2027-07" });
    expect(july.margin.totals).toEqual({
      price: 0 - entry!.price,
      cost: 0 - entry!.cost,
      margin: 0 - entry!.margin,
      tax: 0 - entry!.tax,
    });
    expect(sum([july.tax.total, before.tax.total])).toBe(0);
    expect(before.tax.total).toBe(sum([before.tax.standard, before.tax.margin]));
  });

  test("without sales are empty", async () => {
    expect(await viewMonth(shop, { month: "2020-01" })).toMatchObject({
      journal: { rows: [], totals: [] },
      margin: { entries: [], totals: { tax: 0 } },
      purchases: [],
      tax: { total: 0 },
    });
  });
});
