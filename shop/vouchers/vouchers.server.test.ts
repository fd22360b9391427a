import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId, type ListingId } from "../../base/id.ts";
import { bani, NOTHING, ron } from "../../base/money.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { byTransfer, ordersIn, somebodyNew, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { enterVoucher } from "../cart/enter-voucher.server.ts";
import { viewCart } from "../cart/view-cart.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { placeOrder } from "../orders/checkout/place-order.server.ts";
import { createVoucher, editVoucher, stopVoucher } from "./change-voucher.server.ts";
import { viewVoucher } from "./view-voucher.server.ts";
import type { VoucherCode, VoucherTerms } from "./voucher.ts";

let shop: TestShop;
let orders: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  orders = ordersIn(shop);
});
afterAll(() => shop.close());

const terms: VoucherTerms = {
  value: { percent: 10 },
  coversDelivery: false,
  leastGoods: NOTHING,
  mostUses: null,
  mostPerPerson: null,
  firstDay: null,
  lastDay: null,
  note: "",
};
let codes = 0;

async function aVoucher(different: Partial<VoucherTerms> = {}) {
  codes += 1;
  const code = `TEST${codes}` as VoucherCode;
  const created = await createVoucher(shop, {
    form: { id: newId<"voucher">(), code, terms: { ...terms, ...different } },
    actor: STAFF,
  });
  if (!created.ok) throw new Error(created.domainError.code);
  return { id: created.value, code };
}

/** A listing whose units cost so much. */
async function goods(price: number, { cost = 0, regime = "margin" as "margin" | "normal", stock = 1 } = {}) {
  const listingId =
    stock === 1
      ? await putOnSale(shop.db, aPc({ price: ron(price) }))
      : await putOnSale(shop.db, aComponent("ssd", { price: ron(price), stock }));
  await shop.db
    .updateTable("unit")
    .set({ costBani: ron(cost), taxRegime: regime })
    .where("listingId", "=", listingId)
    .execute();
  return listingId;
}

async function aBuyerWith(code: string, ...listings: ListingId[]) {
  const visitorId = await orders.aBuyer(...listings.map((listingId) => ({ listingId })));
  return { visitorId, entered: await enterVoucher(shop, { visitorId, code }) };
}

const cartOf = async (visitorId: Awaited<ReturnType<typeof aBuyerWith>>["visitorId"]) => viewCart(shop, { visitorId });
const usesOf = async (id: Awaited<ReturnType<typeof aVoucher>>["id"]) =>
  (await viewVoucher(shop, { id }))?.voucher.uses;

describe("a voucher in the cart", () => {
  test("lowers the price of the goods, not the delivery fee", async () => {
    const { code } = await aVoucher();
    const { visitorId } = await aBuyerWith(code.toLowerCase(), await goods(1000));
    expect(await cartOf(visitorId)).toMatchObject({
      voucher: { code, discount: ron(100), isCut: false, issue: null },
      totals: { goods: ron(1000), reduction: ron(100), shipping: bani(1999), total: bani(91_999) },
    });
  });

  test("lowers the delivery fee too if it says so", async () => {
    const { code } = await aVoucher({ coversDelivery: true });
    const { visitorId } = await aBuyerWith(code, await goods(1000));
    expect((await cartOf(visitorId)).totals.reduction).toBe(bani(10_200));
  });

  test("stops at what the unit cost, with the VAT of its regime, and says so", async () => {
    const { code } = await aVoucher({ value: { amount: ron(500) } });
    const margin = await aBuyerWith(code, await goods(1000, { cost: 900 }));
    expect((await cartOf(margin.visitorId)).voucher).toMatchObject({ discount: ron(100), isCut: true });
    const normal = await aBuyerWith(code, await goods(1210, { cost: 900, regime: "normal" }));
    expect((await cartOf(normal.visitorId)).voucher).toMatchObject({ discount: ron(121), isCut: true });
    const loss = await aBuyerWith(code, await goods(1000, { cost: 1200 }));
    expect(await cartOf(loss.visitorId)).toMatchObject({
      voucher: { issue: { code: "voucher-floor" } },
      totals: { reduction: NOTHING },
    });
  });

  test("that is unknown, over, stopped or used up is refused", async () => {
    const pc = await goods(1000);
    expect((await aBuyerWith("NOSUCH", pc)).entered).toMatchObject({ domainError: { code: "voucher-unknown" } });
    const over = await aVoucher({ lastDay: "2020-01-01" });
    expect((await aBuyerWith(over.code, pc)).entered).toMatchObject({ domainError: { code: "voucher-over" } });
    const stopped = await aVoucher();
    await stopVoucher(shop, { id: stopped.id, isStopped: true, actor: STAFF });
    expect((await aBuyerWith(stopped.code, pc)).entered).toMatchObject({ domainError: { code: "voucher-over" } });
    const planned = await aVoucher({ firstDay: "2999-01-01" });
    expect((await aBuyerWith(planned.code, pc)).entered).toMatchObject({ domainError: { code: "voucher-not-yet" } });
  });

  test("is remembered below its minimum, and counts once the cart is worth enough", async () => {
    const { code } = await aVoucher({ leastGoods: ron(1500) });
    const { visitorId, entered } = await aBuyerWith(code, await goods(1000));
    expect(entered).toMatchObject({ ok: true });
    expect((await cartOf(visitorId)).voucher?.issue).toEqual({ code: "voucher-minimum", least: ron(1500) });
    const more = await orders.aBuyer({ listingId: await goods(1000) }, { listingId: await goods(600) });
    await enterVoucher(shop, { visitorId: more, code });
    expect((await cartOf(more)).totals.reduction).toBe(ron(160));
  });

  test("is removed by an empty code", async () => {
    const { code } = await aVoucher();
    const { visitorId } = await aBuyerWith(code, await goods(1000));
    await enterVoucher(shop, { visitorId, code: "" });
    expect(await cartOf(visitorId)).toMatchObject({ voucher: null, totals: { reduction: NOTHING } });
  });
});

describe("an order with a voucher", () => {
  test("is charged less, counts the use, and shows it in the office", async () => {
    const { id, code } = await aVoucher();
    const { visitorId } = await aBuyerWith(code, await goods(1000));
    const order = await orders.placed([], { visitorId, shipping: somebodyNew() });
    expect(order).toMatchObject({ voucherCode: code, totals: { reduction: ron(100), total: bani(91_999) } });
    expect(order.payment.amount).toBe(bani(91_999));
    expect(await viewVoucher(shop, { id })).toMatchObject({
      voucher: { uses: 1 },
      uses: [{ number: order.number, discount: ron(100), givenBackAt: null }],
    });
    expect((await cartOf(visitorId)).voucher).toBeNull();
  });

  test("that ends unpaid gives the use back", async () => {
    const { id, code } = await aVoucher({ mostUses: 1 });
    const { visitorId } = await aBuyerWith(code, await goods(1000));
    const order = await orders.placed([], { visitorId, payment: byTransfer, shipping: somebodyNew() });
    const pc = await goods(1000);
    expect((await aBuyerWith(code, pc)).entered).toMatchObject({ domainError: { code: "voucher-used-up" } });
    await cancelOrder(shop, { orderId: order.id });
    expect(await usesOf(id)).toBe(0);
    expect((await aBuyerWith(code, pc)).entered).toMatchObject({ ok: true });
    expect((await viewVoucher(shop, { id }))?.uses).toMatchObject([{ givenBackAt: expect.any(Date) }]);
  });

  test("is refused to a person who used it as often as it allows, with the same mailbox or phone (S10)", async () => {
    const { code } = await aVoucher({ mostPerPerson: 1 });
    const person = { ...somebodyNew(), email: `ana.pop.${newId().slice(0, 8)}@gmail.com` };
    const first = await aBuyerWith(code, await goods(1000));
    await orders.placed([], { visitorId: first.visitorId, shipping: person });
    const second = await aBuyerWith(code, await goods(1000));
    const { totals } = await cartOf(second.visitorId);
    const request = {
      visitorId: second.visitorId,
      language: "ro" as const,
      payment: byTransfer,
      extendedWarranty: false,
      seenTotal: totals.total,
    };
    for (const shipping of [
      { ...somebodyNew(), email: person.email.toUpperCase() },
      { ...somebodyNew(), email: person.email.replace("@", "+1@") },
      { ...somebodyNew(), email: person.email.replace("ana.pop", "a.na.p.op").replace("gmail", "googlemail") },
      { ...somebodyNew(), phone: person.phone },
    ])
      expect(await placeOrder(shop, { ...request, shipping, idempotencyKey: newId() })).toMatchObject({
        domainError: { code: "voucher-used-before" },
      });
    expect((await viewCart(shop, { visitorId: second.visitorId, contact: person })).voucher?.issue).toEqual({
      code: "voucher-used-before",
    });
  });

  test("that was stopped after the page was shown is refused, and nothing is placed", async () => {
    const { id, code } = await aVoucher();
    const { visitorId } = await aBuyerWith(code, await goods(1000));
    const { totals } = await cartOf(visitorId);
    await stopVoucher(shop, { id, isStopped: true, actor: STAFF });
    const placed = await placeOrder(shop, {
      visitorId,
      language: "ro",
      shipping: somebodyNew(),
      payment: byTransfer,
      extendedWarranty: false,
      seenTotal: totals.total,
      idempotencyKey: newId(),
    });
    expect(placed).toMatchObject({ domainError: { code: "voucher-over" } });
    expect((await cartOf(visitorId)).totals.total).toBe(bani(101_999));
  });
});

describe("staff", () => {
  test("change a voucher; a second change of the same page is refused, and so is a limit below its uses", async () => {
    const { id, code } = await aVoucher();
    for (const count of [1, 2]) {
      const { visitorId } = await aBuyerWith(code, await goods(1000 + count));
      await orders.placed([], { visitorId, shipping: somebodyNew() });
    }
    const edit = (version: number, mostUses: number) =>
      editVoucher(shop, { id, form: { version, terms: { ...terms, mostUses } }, actor: STAFF });
    expect(await edit(1, 1)).toMatchObject({ domainError: { code: "voucher-uses-below" } });
    expect(await edit(1, 2)).toMatchObject({ ok: true });
    expect(await edit(1, 5)).toMatchObject({ domainError: { code: "voucher-changed" } });
    expect((await viewVoucher(shop, { id }))?.voucher.state).toBe("used-up");
  });

  test("cannot give two vouchers the same code", async () => {
    const { code } = await aVoucher();
    const again = await createVoucher(shop, { form: { id: newId<"voucher">(), code, terms }, actor: STAFF });
    expect(again).toMatchObject({ domainError: { code: "voucher-exists" } });
  });
});
