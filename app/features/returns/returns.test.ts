import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { aComponent } from "../../../testing/builders.ts";
import { ordersIn } from "../../../testing/orders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { unitsOf, type Order } from "../../../shop/orders/order.ts";
import * as accountOrder from "../orders/order.tsx";
import * as claim from "./claim.tsx";
import * as withdrawOrder from "./withdraw-order.tsx";
import * as withdraw from "./withdraw.tsx";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

let guest: ReturnType<typeof aGuest>;
beforeEach(() => {
  guest = aGuest(shop);
});

const twoThings = async () => {
  const listingId = await putOnSale(shop.db, aComponent("ssd", { stock: 2 }));
  return people.delivered(await people.paidByCard([{ listingId, quantity: 2 }]));
};
const addressOf = (order: Order, more = "") => `/withdraw/${order.number}?key=${order.linkKey}${more}`;
const dataOf = async (order: Order, more = "") =>
  (await guest.get(withdrawOrder.loader, addressOf(order, more), { number: order.number })).data as Record<
    string,
    unknown
  >;

describe("a withdrawal without an account", () => {
  test("finds the order by number and e-mail, lets choose, asks once more, and shows the receipt at once", async () => {
    const order = await twoThings();
    const found = await guest.post(withdraw.action, "/withdraw", {
      number: order.number.toLowerCase(),
      email: order.email.toUpperCase(),
    });
    expect(found.location).toBe(addressOf(order));
    const unit = unitsOf(order)[0]!;
    expect(await dataOf(order)).toMatchObject({
      bar: null,
      wantsConfirmation: false,
      chosen: [],
      units: { length: 2 },
    });
    const confirm = await dataOf(order, `&step=confirm&unit=${unit}`);
    expect(confirm).toMatchObject({
      wantsConfirmation: true,
      chosen: [{ unitId: unit }],
      refund: { goods: 350_00, shipping: 0, total: 350_00 },
      done: null,
    });
    expect(await shop.db.selectFrom("claim").where("orderId", "=", order.id).selectAll().execute()).toEqual([]);

    const form = { pageKey: String(confirm["pageKey"]), units: unit };
    const done = await guest.post(withdrawOrder.action, addressOf(order), form, { number: order.number });
    const again = await guest.post(withdrawOrder.action, addressOf(order), form, { number: order.number });
    expect(again.location).toBe(done.location);
    const receipt = await guest.get(withdrawOrder.loader, done.location!, { number: order.number });
    expect(receipt).toMatchObject({
      data: { done: { kind: "withdrawal", state: "accepted", units: [{ unitId: unit }] }, refund: { total: 350_00 } },
    });
    expect(await guest.get(accountOrder.loader, `/?key=${order.linkKey}`, { number: order.number })).toMatchObject({
      data: { claims: [{ kind: "withdrawal" }], mayWithdraw: true },
    });
  });

  test("gets the same answer for a wrong email address and a wrong number, and names a malformed number", async () => {
    const order = await twoThings();
    for (const form of [
      { number: order.number, email: "alta@example.ro" },
      { number: "ORD-000000", email: order.email },
    ]) {
      expect(await guest.post(withdraw.action, "/withdraw", form)).toMatchObject({
        status: 404,
        data: { domainError: { code: "order-unknown" } },
      });
    }
    expect(await guest.post(withdraw.action, "/withdraw", { number: "123", email: "x" })).toMatchObject({
      status: 422,
      data: { errors: { number: "order-number-invalid", email: "email-invalid" } },
    });
  });

  test("of another person's order is a 404, for a GET and a POST", async () => {
    const order = await twoThings();
    const params = { number: order.number };
    for (const address of [`/withdraw/${order.number}`, `/withdraw/${order.number}?key=${newId()}`]) {
      expect((await guest.get(withdrawOrder.loader, address, params)).status).toBe(404);
      expect(
        (await guest.post(withdrawOrder.action, address, { pageKey: newId(), units: unitsOf(order).join(" ") }, params))
          .status,
      ).toBe(404);
      expect((await guest.get(claim.loader, address, params)).status).toBe(404);
    }
  });

  test.each([
    ["no page key", { pageKey: "" }, 409],
    ["no units", { units: "" }, 422],
    ["units that are none", { units: "1 2 ; drop table claim" }, 422],
    ["somebody else's units", { units: newId() }, 422],
  ])("with %s is refused and changes nothing", async (_what, tampered, status) => {
    const order = await twoThings();
    const form = { pageKey: newId(), units: unitsOf(order).join(" "), ...tampered };
    expect((await guest.post(withdrawOrder.action, addressOf(order), form, { number: order.number })).status).toBe(
      status,
    );
    expect((await people.now(order)).state).toBe("delivered");
  });

  test("from an order that is not prepared yet is settled on the spot: nothing is to be sent back", async () => {
    const order = await people.paidByCard();
    expect(await dataOf(order)).toMatchObject({ bar: null, wasSent: false });
    const form = { pageKey: newId(), units: unitsOf(order).join(" ") };
    const done = await guest.post(withdrawOrder.action, addressOf(order), form, { number: order.number });
    const receipt = await guest.get(withdrawOrder.loader, done.location!, { number: order.number });
    expect(receipt).toMatchObject({
      data: { done: { state: "settled" }, refund: { total: order.totals.total }, wasSent: false },
    });
    expect((await people.now(order)).state).toBe("cancelled");
  });
});

describe("a claim about one thing", () => {
  test("needs a story, comes back as typed if it is wrong, and is on the order's page", async () => {
    const order = await twoThings();
    const unit = unitsOf(order)[0]!;
    const address = `/account/orders/${order.number}/claim?key=${order.linkKey}`;
    const params = { number: order.number };
    const form = { pageKey: newId(), kind: "warranty", unit, story: "Merge, dar" };
    expect(await guest.post(claim.action, address, { ...form, story: " scurt " }, params)).toMatchObject({
      status: 422,
      data: { errors: { story: "story-short" }, typed: { kind: "warranty" } },
    });
    expect(await guest.post(claim.action, address, { ...form, kind: "withdrawal" }, params)).toMatchObject({
      status: 422,
      data: { errors: { kind: "form-invalid" } },
    });
    expect(await guest.post(claim.action, address, { ...form, unit: "all" }, params)).toMatchObject({
      status: 422,
      data: { errors: { unit: "claim-unit-required" } },
    });
    const sent = await guest.post(claim.action, address, form, params);
    expect(sent.location).toBe(`/account/orders/${order.number}?key=${order.linkKey}#claims`);
    expect(await guest.get(accountOrder.loader, sent.location!, params)).toMatchObject({
      data: { claims: [{ kind: "warranty", state: "asked", story: "Merge, dar" }] },
    });
  });
});
