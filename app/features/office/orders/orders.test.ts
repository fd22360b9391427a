import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endOfTerm } from "../../../../base/day.ts";
import { newId } from "../../../../base/id.ts";
import { requestGameTest } from "../../../../shop/cart/request-game-test.server.ts";
import { openClaim } from "../../../../shop/returns/open-claim.server.ts";
import { unitsOf, type Order } from "../../../../shop/orders/order.ts";
import { aPc } from "../../../../testing/builders.ts";
import { byTransfer, ordersIn, shipping } from "../../../../testing/orders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aMember, aStaffMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import * as accountOrder from "../../orders/order.tsx";
import * as officeLayout from "../layout.tsx";
import * as officeOrder from "./order.tsx";
import * as officeOrders from "./orders.tsx";
import * as officeReturn from "../returns/return.tsx";
import * as officeReturns from "../returns/returns.tsx";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
  staff = await aStaffMember(shop);
});
afterAll(() => shop.close());

const look = async ({ number }: Order) =>
  (await staff.get(officeOrder.loader, `/office/orders/${number}`, { number })).data as {
    order: { state: string };
    transitions: string[];
    left: number;
  };
const move = ({ number }: Order, form: Record<string, string>) =>
  staff.post(officeOrder.action, `/office/orders/${number}`, form, { number });
const auditOf = async (number: string) =>
  (
    await shop.db.selectFrom("audit").where("entityId", "=", number).select(["actor", "action"]).orderBy("id").execute()
  ).map((row) => `${row.action} by ${row.actor}`);
const listed = async (query: string) => {
  const { data } = await staff.get(officeOrders.loader, `/office/orders${query}`);
  return (data as { rows: { number: string }[] }).rows.map((row) => row.number);
};

describe("the office's screens of orders and returns", () => {
  const screens = [
    [officeOrders.loader, {}],
    [officeOrder.loader, { number: "ORD-000000" }],
    [officeOrder.action, { number: "ORD-000000" }],
    [officeReturns.loader, {}],
    [officeReturn.loader, { number: "RET-000000" }],
    [officeReturn.action, { number: "RET-000000" }],
  ] as const;

  test("are only for staff: a visitor is redirected to the login, a buyer gets 404", async () => {
    const buyer = await aMember(shop, { secondFactor: true });
    for (const [screen, params] of screens) {
      expect(await aGuest(shop).get(screen, "/office/orders", params)).toMatchObject({
        status: 302,
        location: "/login?to=%2Foffice%2Forders",
      });
      expect((await buyer.get(screen, "/office/orders", params)).status).toBe(404);
    }
  });

  test("answer 404 for an unknown order or claim", async () => {
    for (const number of ["ORD-000000", "1", "RET-000000"]) {
      expect((await staff.get(officeOrder.loader, "/", { number })).status).toBe(404);
      expect((await staff.get(officeReturn.loader, "/", { number })).status).toBe(404);
    }
    expect((await staff.post(officeReturn.action, "/", { to: "received" }, { number: "RET-000000" })).status).toBe(404);
  });
});

test("the office counts what waits for staff beside its navigation, and nothing that waits for a buyer", async () => {
  const waiting = async () =>
    ((await staff.get(officeLayout.loader, "/office")).data as { waiting: Record<string, number> }).waiting;
  const before = await waiting();
  const goods = async () => [{ listingId: await putOnSale(shop.db, aPc()) }];
  await people.paidByCard(await goods());
  await people.placed(await goods(), { payment: byTransfer });
  // The PC that nobody has bought for certain waits for its test on the bench.
  expect(await waiting()).toEqual({ ...before, orders: before["orders"]! + 1, bench: before["bench"]! + 1 });
  expect(before).toMatchObject({ returns: 0, "trade-ins": 0, payouts: 0, intake: 0, transfers: 0 });
});

describe("a game test", () => {
  test("is recorded for each game, with errors by field, and shown to staff and buyer", async () => {
    const listingId = await putOnSale(shop.db, aPc({ title: "PC de testat" }));
    const visitorId = await people.aBuyer();
    await requestGameTest(shop, { visitorId, listingId, games: ["Dota 2"] });
    const order = await people.paidByCard([], { visitorId });
    type View = { games: { unitId: string; games: string[]; results: { fps: number }[] }[]; pageKey: string };
    const page = (await staff.get(officeOrder.loader, `/office/orders/${order.number}`, { number: order.number }))
      .data as View;
    expect(page.games).toMatchObject([{ games: ["Dota 2"], results: [] }]);
    const form = {
      intent: "game-results",
      unit: page.games[0]!.unitId,
      pageKey: page.pageKey,
      resolution0: "1920x1080",
      settings0: "high",
    };
    for (const fps0 of ["-1", "0", "1.5", "1e3", "NaN", "2001"])
      expect(await move(order, { ...form, fps0 })).toMatchObject({
        status: 422,
        data: { errors: { fps0: "fps-invalid" }, typed: { fps0 } },
      });
    expect(await move(order, { ...form, fps0: "120", resolution0: "1x1" })).toMatchObject({
      status: 422,
      data: { errors: { resolution0: "form-invalid" } },
    });
    expect(await move(order, form)).toMatchObject({
      status: 422,
      data: { domainError: { code: "game-results-missing" } },
    });
    expect(await move(order, { ...form, fps0: "120" })).toMatchObject({
      status: 302,
      location: `/office/orders/${order.number}?done=game-results`,
    });
    expect(await auditOf(order.number)).toContain(`game-results by ${staff.actor}`);
    const results = [{ game: "Dota 2", fps: 120, resolution: "1920x1080", settings: "high" }];
    expect((await staff.get(officeOrder.loader, "/", { number: order.number })).data).toMatchObject({
      games: [{ results }],
    });
    const mine = await aGuest(shop).get(accountOrder.loader, `/account/orders/${order.number}?key=${order.linkKey}`, {
      number: order.number,
    });
    expect(mine.data).toMatchObject({ tested: [{ title: "PC de testat", results }] });
  });
});

describe("the list of orders", () => {
  test("is filtered by state, searched by number and e-mail, and never by a wildcard", async () => {
    const paid = await people.paidByCard([], { shipping: { ...shipping, email: "vera@example.ro" } });
    const waiting = await people.placed([], {
      payment: byTransfer,
      shipping: { ...shipping, email: "zoe_1@example.ro" },
    });
    expect(await listed("?state=paid")).toContain(paid.number);
    expect(await listed("?state=paid")).not.toContain(waiting.number);
    expect(await listed("?q=VERA@")).toEqual([paid.number]);
    for (const scanned of [waiting.number, waiting.number.toLowerCase(), waiting.number.slice(4)])
      expect(await staff.get(officeOrders.loader, `/office/orders?q=${scanned}`)).toMatchObject({
        status: 302,
        location: `/office/orders/${waiting.number}`,
      });
    expect(await listed(`?q=${waiting.number}&state=awaiting-payment`)).toEqual([waiting.number]);
    expect(await listed("?q=zoe_")).toEqual([waiting.number]);
    for (const nothing of ["%25", "_", "%25@example.ro", "'; drop table sales_order; --"])
      expect(await listed(`?q=${nothing}`)).toEqual([]);
    for (const odd of ["?page=-1", "?page=1e9", "?page=NaN", "?state=toString"])
      expect(Array.isArray(await listed(odd))).toBe(true);
  });

  test("names what was ordered", async () => {
    const listingId = await putOnSale(shop.db, aPc({ title: "PC din lista biroului" }));
    const { number } = await people.paidByCard([{ listingId }]);
    const { data } = await staff.get(officeOrders.loader, "/office/orders?q=lista+biroului");
    expect(data).toMatchObject({ rows: [{ number, goods: [{ title: "PC din lista biroului", pieces: 1 }] }] });
  });

  test("lists cash on delivery apart from orders that wait for a card payment", async () => {
    const cash = await ordersIn({ ...shop, takesCash: true }).placedAtTheDoor();
    const card = await people.placed();
    expect(await listed("?state=due-at-door")).toEqual([cash.number]);
    expect(await listed("?state=placed")).toContain(card.number);
    expect(await listed("?state=placed")).not.toContain(cash.number);
  });

  test("counts the orders of each state", async () => {
    const { counts } = (await staff.get(officeOrders.loader, "/office/orders")).data as {
      counts: { state: string; count: number }[];
    };
    for (const { state, count } of counts) expect((await listed(`?state=${state}`)).length).toBe(count);
  });
});

describe("an order in the office", () => {
  test("offers exactly the allowed transitions, and records the staff member of each", async () => {
    const order = await people.paidByCard();
    expect((await look(order)).transitions).toEqual(["preparing", "cancelled"]);
    await move(order, { intent: "prepare" });
    expect((await look(order)).transitions).toEqual(["shipped", "cancelled"]);
    expect(await move(order, { intent: "ship", courier: "fan", trackingNumber: "" })).toMatchObject({
      status: 422,
      data: { domainError: { code: "parcel-missing" } },
    });
    expect(await move(order, { intent: "ship", courier: "pigeon", trackingNumber: "1" })).toMatchObject({
      status: 422,
      data: { errors: { courier: "courier-required" } },
    });
    expect(await move(order, { intent: "ship", courier: "fan", trackingNumber: "<script>" })).toMatchObject({
      status: 422,
      data: { errors: { trackingNumber: "tracking-invalid" } },
    });
    expect(await move(order, { intent: "ship", courier: "fan", trackingNumber: " ab-123 " })).toMatchObject({
      status: 302,
      location: `/office/orders/${order.number}?done=ship`,
    });
    expect(await people.now(order)).toMatchObject({
      state: "shipped",
      parcel: { courier: "fan", trackingNumber: "AB-123" },
    });
    expect((await look(order)).transitions).toEqual(["delivered", "returned"]);
    await move(order, { intent: "deliver" });
    expect(await auditOf(order.number)).toEqual(
      expect.arrayContaining([
        `preparing by ${staff.actor}`,
        `shipped by ${staff.actor}`,
        `delivered by ${staff.actor}`,
      ]),
    );
  });

  test("shows staff what its buyer sees, where they can press nothing; nobody else sees it", async () => {
    const order = await people.delivered(await people.paidByCard());
    const { number } = order;
    const see = async (person: Pick<typeof staff, "get">) =>
      await person.get(accountOrder.loader, `/account/orders/${number}`, { number });
    expect(await see(staff)).toMatchObject({
      data: {
        isStaff: true,
        order: { number, isCancellable: false },
        mayWithdraw: false,
        mayClaim: false,
        documents: [],
      },
    });
    const cancel = { intent: "cancel" };
    expect(await staff.post(accountOrder.action, `/account/orders/${number}`, cancel, { number })).toMatchObject({
      status: 404,
    });
    for (const stranger of [await aMember(shop), aGuest(shop), await aStaffMember(shop, { staffRoles: ["buying"] })])
      expect(await see(stranger)).toMatchObject({ status: 404 });
  });

  test("is not changed by an outdated form or an invalid one", async () => {
    const order = await people.paidByCard();
    await move(order, { intent: "cancel" });
    expect(await move(order, { intent: "prepare" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "order-not-movable", state: "cancelled" } },
    });
    expect(await move(order, { intent: "paid" })).toMatchObject({
      status: 422,
      data: { errors: { intent: "form-invalid" } },
    });
    expect((await look(order)).order.state).toBe("cancelled");
  });

  test("by transfer is paid by the exact amount that staff record, once for each page key", async () => {
    const order = await people.placed([], { payment: byTransfer });
    const form = { intent: "transfer", amount: "100,00", arrivedOn: "2026-11-20", pageKey: newId() };
    expect((await look(order)).transitions).toEqual(["paid", "cancelled"]);
    for (const amount of ["", "-1", "1e3", "0", "NaN", "1,2,3"])
      expect(await move(order, { ...form, amount })).toMatchObject({
        status: 422,
        data: { errors: { amount: "amount-invalid" } },
      });
    expect(await move(order, { ...form, arrivedOn: "2026-13-45" })).toMatchObject({
      status: 422,
      data: { errors: { arrivedOn: "day-invalid" } },
    });
    expect(await move(order, form)).toMatchObject({
      data: { outcome: { outcome: "short", amount: order.totals.total - 100_00 } },
    });
    // The received amount is shown, although it pays nothing yet.
    expect(
      (await staff.get(officeOrder.loader, `/office/orders/${order.number}`, { number: order.number })).data,
    ).toMatchObject({ received: 100_00, payment: { captured: 0 } });
    expect(await move(order, form)).toMatchObject({ data: { outcome: { outcome: "known" } } });
    expect(await move(order, { intent: "accept", reason: "" })).toMatchObject({
      status: 422,
      data: { errors: { reason: "reason-missing" } },
    });
    expect(await move(order, { ...form, amount: "2.499,00", pageKey: newId() })).toMatchObject({
      data: { outcome: { outcome: "paid" } },
    });
    expect((await look(order)).order.state).toBe("paid");
  });

  test("is refunded in parts, shows what is left, and never refunds more than it received", async () => {
    const order = await people.paidByCard();
    const form = {
      intent: "refund",
      refundAmount: "99",
      refundReason: "goodwill",
      note: "Zgârietură",
      pageKey: newId(),
    };
    await move(order, form);
    await move(order, form);
    expect((await look(order)).left).toBe(2500_00);
    expect(await move(order, { ...form, refundAmount: "2500,01", pageKey: newId() })).toMatchObject({
      status: 409,
      data: { domainError: { code: "refund-above-paid", left: 2500_00 } },
    });
    await move(order, { ...form, refundAmount: "2.500,00", pageKey: newId() });
    expect(await people.now(order)).toMatchObject({ state: "paid", payment: { refunded: 2599_00, state: "refunded" } });
  });
});

describe("a claim in the office", () => {
  test("is listed, answered, received and settled with the amount that the rule proposes", async () => {
    const order = await people.delivered(await people.paidByCard());
    const opened = await openClaim(shop, {
      orderId: order.id,
      kind: "warranty",
      units: unitsOf(order),
      story: "Nu pornește de ieri.",
      key: newId(),
      actor: "buyer",
    });
    if (!opened.ok) throw new Error(opened.domainError.code);
    const { number } = opened.value;
    const list = (await staff.get(officeReturns.loader, "/office/returns?kind=warranty")).data as {
      rows: { number: string }[];
    };
    expect(list.rows.map((claim) => claim.number)).toContain(number);
    const post = (form: Record<string, string>) => staff.post(officeReturn.action, "/", form, { number });
    const page = async () =>
      (await staff.get(officeReturn.loader, "/", { number })).data as {
        claim: { state: string };
        transitions: string[];
        refund: { total: number };
      };

    expect(await page()).toMatchObject({
      claim: { state: "asked", dueAt: endOfTerm(opened.value.openedAt, { days: 15 }) },
      transitions: ["accepted", "rejected"],
      refund: { total: 2599_00 },
    });
    expect(await post({ to: "rejected", answer: "" })).toMatchObject({
      status: 422,
      data: { domainError: { code: "claim-answer-missing" } },
    });
    expect(await post({ to: "settled", resolution: "refunded", refundAmount: "1" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "claim-not-movable" } },
    });
    await post({ to: "accepted", answer: "Trimite-l la noi." });
    await post({ to: "received" });
    expect(await post({ to: "settled", resolution: "given away", refundAmount: "1" })).toMatchObject({
      status: 422,
      data: { errors: { resolution: "resolution-required" } },
    });
    expect(await post({ to: "settled", resolution: "repaired", replacedPart: "ram" })).toMatchObject({
      status: 422,
      data: { errors: { replacedTitle: "replaced-part-required" } },
    });
    expect(await post({ to: "settled", resolution: "refunded", refundAmount: "-1" })).toMatchObject({
      status: 422,
      data: { errors: { refundAmount: "amount-invalid" } },
    });
    expect(await post({ to: "settled", resolution: "refunded", refundAmount: "2.599,00" })).toMatchObject({
      status: 200,
    });
    expect(await page()).toMatchObject({ claim: { state: "settled" }, transitions: [] });
    expect((await people.now(order)).state).toBe("refunded");
  });
});
