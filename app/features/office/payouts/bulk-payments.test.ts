import { afterAll, beforeAll, expect, test } from "vitest";
import { ron } from "../../../../base/money.ts";
import { cancelOrder } from "../../../../shop/orders/cancel-order.server.ts";
import { nameRefundAccount } from "../../../../shop/orders/payment/name-refund-account.server.ts";
import { accountVersion } from "../../../../shop/payments/account-version.server.ts";
import { refundNumber } from "../../../../shop/payments/refund.ts";
import { aComponent } from "../../../../testing/builders.ts";
import { domainErrorsOf, sendTicked } from "../../../../testing/stock/bulk-form.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { anIban, ordersIn } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { sellingIn } from "../../../../testing/trade-ins.ts";
import type { BulkAnswer } from "../list/bulk-outcome.tsx";
import * as payouts from "./payouts.tsx";

type Staff = Awaited<ReturnType<typeof aStaffMember>>;
let shop: TestShop;
let [ana, dan]: Staff[] = [];
beforeAll(async () => {
  shop = Object.defineProperty(await openTestShop(), "fourEyesAbove", { value: ron(1000) });
  [ana, dan] = await Promise.all([aStaffMember(shop), aStaffMember(shop)]);
});
afterAll(() => shop.close());

let accounts = 0;

/** A refund that is owed to a buyer, as its checkbox names it; of a whole PC it is above the limit. */
async function aRefund({ large = false } = {}) {
  const people = ordersIn(shop);
  const goods = large ? [] : [{ listingId: await putOnSale(shop.db, aComponent("ssd", { price: ron(200) })) }];
  const order = await people.paidByTransfer(goods);
  await cancelOrder(shop, { orderId: order.id });
  const [refund] = (await people.now(order)).refunds;
  // What goes to one account counts together.
  const account = { iban: anIban((accounts += 1)), name: "Ștefania Pop" };
  await nameRefundAccount(shop, { orderId: order.id, refundId: refund!.id, account, actor: "buyer" });
  const key = refundNumber({ orderNumber: order.number, sequence: refund!.sequence });
  return { key, id: refund!.id, box: `refund ${refund!.id} ${key} ${accountVersion(account)}` };
}

async function send(staff: Staff, intent: string, ids: readonly string[]) {
  const options = { ids, fields: { intent }, cookie: staff.cookie };
  const { status, answer } = await sendTicked<{ bulk: BulkAnswer; made: string | null }>(shop, payouts, options);
  return { status, made: answer?.made ?? null, bulk: { status, location: null, answer: answer?.bulk ?? null } };
}
const fileOf = async (id: string) =>
  (
    await shop.db
      .selectFrom("refund")
      .where("id", "=", id as never)
      .select("file")
      .executeTakeFirstOrThrow()
  ).file;

test("the ticked payments go into one bank file, the others stay; what cannot be sent is named", async () => {
  const [one, two, unticked] = [await aRefund(), await aRefund(), await aRefund()];
  const large = await aRefund({ large: true });
  const { made, bulk } = await send(ana!, "bulk-file", [one.box, large.box, two.box]);
  expect(made).toMatch(/^PAY-\d{8}-\d{4}$/);
  expect(domainErrorsOf(bulk)).toEqual([
    [one.key, null],
    [large.key, "payment-not-filed"],
    [two.key, null],
  ]);
  expect([await fileOf(one.id), await fileOf(two.id)]).toEqual([made, made]);
  expect([await fileOf(unticked.id), await fileOf(large.id)]).toEqual([null, null]);
  // Ticked again, they are not paid twice.
  expect(await send(ana!, "bulk-file", [one.box])).toMatchObject({
    status: 409,
    bulk: { answer: { domainError: { code: "payouts-none-due" } } },
  });
});

test("the ticked large payments are approved, each by another person than the one who is part of it", async () => {
  const refund = await aRefund({ large: true });
  const selling = sellingIn(shop);
  const sale = await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing", "tested");
  const { iban, name } = await shop.db
    .selectFrom("tradeInPayout")
    .where("tradeInId", "=", sale.id)
    .select(["iban", "name"])
    .executeTakeFirstOrThrow();
  const payout = `payout ${sale.number} 1 ${accountVersion({ iban: iban!, name: name! })}`;
  const approved = await send(ana!, "bulk-approve", [refund.box, payout, `payout ${sale.number} 7`]);
  expect(domainErrorsOf(approved.bulk)).toEqual([
    [refund.key, null],
    [sale.number, null],
    [sale.number, "payout-unknown"],
  ]);
  expect(domainErrorsOf((await send(dan!, "bulk-approve", [refund.box])).bulk)).toEqual([[refund.key, "approval-own"]]);
  expect((await send(ana!, "bulk-file", [refund.box])).status).toBe(409);
  const { made, bulk } = await send(dan!, "bulk-file", [refund.box, payout]);
  expect(made).not.toBeNull();
  expect(domainErrorsOf(bulk)).toEqual([
    [refund.key, null],
    [sale.number, null],
  ]);
});

test("a ticked payment is approved only to the account that its row showed", async () => {
  const refund = await aRefund({ large: true });
  const selling = sellingIn(shop);
  const sale = await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing", "tested");
  const other = accountVersion({ iban: "RO66BACX0000001234567890", name: "Ana Pop" });
  const boxes = (seen: string) => [`refund ${refund.id} ${refund.key}${seen}`, `payout ${sale.number} 1${seen}`];
  for (const seen of [` ${other}`, ""])
    expect(domainErrorsOf((await send(ana!, "bulk-approve", boxes(seen))).bulk)).toEqual([
      [refund.key, "account-changed"],
      [sale.number, "account-changed"],
    ]);
});

test("nothing ticked, or a checkbox that names no payment, changes nothing", async () => {
  for (const ids of [[], ["payout VND-1 x"], ["refund 1 2"], ["'; drop table refund"]])
    expect(await send(ana!, "bulk-approve", ids)).toMatchObject({ status: 422, bulk: { answer: { outcomes: [] } } });
});
