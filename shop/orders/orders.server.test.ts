import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../base/db.server.ts";
import { newId, type ListingId, type VisitorId } from "../../base/id.ts";
import { bani, ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { eventually } from "../../testing/time/eventually.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { SHOP_ORIGIN } from "../../testing/card.ts";
import { shipping } from "../../testing/orders.ts";
import { aVisitor, putOnSale, setPrice, takenBySomebody, timePasses, unitsOf } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { addToCart } from "../cart/add-to-cart.server.ts";
import { requestGameTest } from "../cart/request-game-test.server.ts";
import { countItems } from "../cart/count-items.server.ts";
import { viewCart } from "../cart/view-cart.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { allocateForCheckout } from "./checkout/allocate-for-checkout.server.ts";
import type { Order } from "./order.ts";
import { findDraft, saveDraft } from "./checkout/drafts.sql.server.ts";
import { reservationOf } from "../inventory/allocations/allocations.sql.server.ts";
import { findOrder, ordersOfVisitor } from "./orders.sql.server.ts";
import { payOrder } from "./payment/pay-order.server.ts";
import { placeOrder, type NewOrder } from "./checkout/place-order.server.ts";
import { recordCardEvent } from "./payment/record-card-event.server.ts";
import { releaseReservation } from "../inventory/allocations/release-reservation.server.ts";
import { reserveUnit } from "../inventory/allocations/reserve-unit.server.ts";
import { settleCardReturn } from "./payment/settle-card-return.server.ts";
import { settleOpenPayments } from "./payment/settle-open-payments.server.ts";

let shop: TestShop;
let db: Db;
beforeAll(async () => {
  shop = await openTestShop();
  db = shop.db;
});
afterAll(() => shop.close());

let visitors = 0;
const newVisitor = () => aVisitor(`order-${++visitors}`);

const byCard = { paymentMethod: "card" } as const;
const byTransfer = { paymentMethod: "bank", accountName: "Ana Pop" } as const;

/** A visitor with these goods in the cart. */
async function aBuyer(...goods: { listingId: ListingId; quantity?: number }[]): Promise<VisitorId> {
  const visitorId = newVisitor();
  for (const { listingId, quantity = 1 } of goods) {
    const added = await addToCart(shop, { visitorId, listingId, quantity });
    if (!added.ok) throw new Error(`the test's cart was refused: ${added.domainError.code}`);
  }
  return visitorId;
}

async function anOrderOf(visitorId: VisitorId, different: Partial<NewOrder> = {}): Promise<NewOrder> {
  const { totals } = await viewCart(shop, { visitorId });
  return {
    visitorId,
    language: "ro",
    shipping,
    payment: byCard,
    extendedWarranty: false,
    seenTotal: totals.total,
    idempotencyKey: newId(),
    ...different,
  };
}

async function placed(visitorId: VisitorId, different: Partial<NewOrder> = {}): Promise<Order> {
  const result = await placeOrder(shop, await anOrderOf(visitorId, different));
  if (!result.ok) throw new Error(`the test's order was refused: ${result.domainError.code}`);
  return result.value;
}

async function paying(order: Order) {
  const ready = await payOrder(shop, { orderId: order.id, returnTo: SHOP_ORIGIN });
  if (!ready.ok) throw new Error(`the test's payment was refused: ${ready.domainError.code}`);
  return ready.value;
}

const now = (order: Order) => findOrder(db, { id: order.id }) as Promise<Order>;
const stateOf = async (order: Order) => {
  const { state, payment } = await now(order);
  return [state, payment.state];
};
const allocationsOf = (listingId: ListingId) =>
  db
    .selectFrom("hold")
    .innerJoin("unit", "unit.id", "hold.unitId")
    .where("unit.listingId", "=", listingId)
    .select(["hold.kind", "hold.visitorId", "hold.until"])
    .execute();
const emailsTo = async (number: string) =>
  (
    await db.selectFrom("outbox").where("subject", "like", `%${number}%`).select(["dedupeKey"]).orderBy("id").execute()
  ).map((row) => row.dedupeKey);
const minutesLeft = (until: Date | null | undefined) =>
  until ? Math.round((until.getTime() - Date.now()) / 60_000) : null;

describe("allocating for checkout", () => {
  test("holds every unit of the cart for half an hour, which a second call does not extend", async () => {
    const listingId = await putOnSale(db, aComponent("ssd", { stock: 3 }));
    const visitorId = await aBuyer({ listingId, quantity: 2 });
    const first = await allocateForCheckout(shop, { visitorId });
    expect(first).toMatchObject({ ok: true });
    expect(minutesLeft(first.ok ? first.value.until : null)).toBe(30);
    expect(await allocateForCheckout(shop, { visitorId })).toEqual(first);
    expect(await allocationsOf(listingId)).toHaveLength(2);
    expect(await addToCart(shop, { visitorId: newVisitor(), listingId, quantity: 2 })).toMatchObject({
      domainError: { available: 1 },
    });
  });

  test("holds all or nothing, and names the unavailable listings", async () => {
    const [here, gone] = [await putOnSale(db, aComponent("ram")), await putOnSale(db, aPc())];
    const visitorId = await aBuyer({ listingId: here }, { listingId: gone });
    await takenBySomebody(db, gone, { how: "held" });
    expect(await allocateForCheckout(shop, { visitorId })).toEqual(
      refuse.conflict({ code: "unit-taken", listings: [gone] }),
    );
    expect(await allocationsOf(here)).toEqual([]);
  });

  test("an expired allocation blocks nobody: another buyer gets the unit without a cleanup job", async () => {
    const listingId = await putOnSale(db, aPc());
    const [ana, ion] = [await aBuyer({ listingId }), await aBuyer({ listingId })];
    await allocateForCheckout(shop, { visitorId: ana });
    expect(await allocateForCheckout(shop, { visitorId: ion })).toMatchObject({ ok: false });
    await timePasses(db);
    expect(await allocateForCheckout(shop, { visitorId: ion })).toMatchObject({ ok: true });
    expect(await allocateForCheckout(shop, { visitorId: ana })).toMatchObject({ domainError: { code: "unit-taken" } });
  });

  test("releases units that left the cart since", async () => {
    const [one, other] = [await putOnSale(db, aPc()), await putOnSale(db, aPc())];
    const visitorId = await aBuyer({ listingId: one }, { listingId: other });
    await allocateForCheckout(shop, { visitorId });
    await db.deleteFrom("cartLine").where("listingId", "=", other).execute();
    await allocateForCheckout(shop, { visitorId });
    expect(await allocationsOf(other)).toEqual([]);
    expect(await allocationsOf(one)).toHaveLength(1);
  });

  test("of an empty cart is refused", async () => {
    expect(await allocateForCheckout(shop, { visitorId: newVisitor() })).toEqual(
      refuse.invalid({ code: "cart-empty" }),
    );
  });
});

describe("reserving", () => {
  const reserve = (visitorId: VisitorId, listingId: ListingId) =>
    reserveUnit(shop, { visitorId, listingId, email: "ana@example.ro", language: "hu" });

  test("holds a unit for 24 hours for an account, sends one e-mail, and the visitor can buy it", async () => {
    const listingId = await putOnSale(db, aPc({ title: "PC Rezervat" }));
    const visitorId = "account:reserves" as VisitorId;
    const reserved = await reserve(visitorId, listingId);
    expect(reserved).toMatchObject({ ok: true, value: { title: "PC Rezervat" } });
    expect(await reserve(visitorId, listingId)).toEqual(reserved);
    expect(minutesLeft((await reservationOf(db, visitorId))?.until)).toBe(24 * 60);
    expect(
      await db
        .selectFrom("outbox")
        .where("subject", "like", "%PC Rezervat%")
        .select(["language", "recipient"])
        .execute(),
    ).toEqual([{ language: "hu", recipient: "ana@example.ro" }]);
    expect(await addToCart(shop, { visitorId: newVisitor(), listingId, quantity: 1 })).toMatchObject({
      domainError: { code: "held" },
    });

    expect(await addToCart(shop, { visitorId, listingId, quantity: 1 })).toMatchObject({ ok: true });
    await allocateForCheckout(shop, { visitorId });
    expect(minutesLeft((await reservationOf(db, visitorId))?.until)).toBe(24 * 60);
    await placed(visitorId);
    expect(await reservationOf(db, visitorId)).toBeNull();
  });

  test("allows one at a time, until it ends or is released", async () => {
    const [one, other] = [await putOnSale(db, aPc({ title: "Prima" })), await putOnSale(db, aPc())];
    const visitorId = newVisitor();
    await reserve(visitorId, one);
    expect(await reserve(visitorId, other)).toMatchObject({
      ok: false,
      domainError: { code: "reservation-exists", title: "Prima" },
    });
    await timePasses(db);
    expect(await reserve(visitorId, other)).toMatchObject({ ok: true });
    expect(await releaseReservation(shop, { visitorId })).toEqual({ ok: true, value: null });
    expect(await releaseReservation(shop, { visitorId })).toEqual(refuse.notFound({ code: "reservation-unknown" }));
    expect(await reserve(newVisitor(), other)).toMatchObject({ ok: true });
  });

  test.each(["held", "sold"] as const)("what is %s cannot be reserved", async (how) => {
    const listingId = await putOnSale(db, aPc());
    await takenBySomebody(db, listingId, { how });
    expect(await reserve(newVisitor(), listingId)).toEqual(refuse.conflict({ code: how }));
  });

  test("an unknown listing is refused", async () => {
    expect(await reserve(newVisitor(), 2_000_000_000 as ListingId)).toEqual(
      refuse.notFound({ code: "listing-unknown" }),
    );
  });
});

describe("placing an order", () => {
  test("by bank transfer: two units of one listing, the payment awaited, the e-mail written, the cart empty", async () => {
    const listingId = await putOnSale(db, aComponent("ram", { price: ron(250), stock: 3, title: "Fury 16 GB" }));
    const visitorId = await aBuyer({ listingId, quantity: 2 });
    const order = await placed(visitorId, { payment: byTransfer });

    expect(order).toMatchObject({
      state: "awaiting-payment",
      method: "bank",
      totals: { goods: 500_00, services: 0, shipping: 19_99, total: 519_99 },
      address: { firstName: "Ana", county: "CJ" },
      payment: { state: "awaiting", amount: 519_99, reference: order.number, provider: "bank" },
    });
    expect(order.number).toMatch(/^ORD-\d{6}$/);
    expect(new Set(order.lines.map((line) => line.kind === "unit" && line.unitId)).size).toBe(2);
    expect(await allocationsOf(listingId)).toEqual([
      { kind: "order", visitorId, until: expect.any(Date) },
      { kind: "order", visitorId, until: expect.any(Date) },
    ]);
    expect(minutesLeft(order.heldUntil)).toBe(30);
    expect(await countItems(shop, { visitorId })).toBe(0);
    const [email] = await db
      .selectFrom("outbox")
      .where("dedupeKey", "=", `placed ${order.number}`)
      .selectAll()
      .execute();
    expect(email?.textBody).toContain(`Detalii plată: ${order.number}`);
    expect(email?.textBody).toContain("519,99");
    expect(email?.textBody).toContain(`${SHOP_ORIGIN}/account/orders/${order.number}?key=${order.linkKey}`);
    expect(
      await db.selectFrom("audit").where("entityId", "=", order.number).select(["actor", "action"]).execute(),
    ).toEqual([{ actor: "buyer", action: "placed" }]);
  });

  test("by card: the units are held for half an hour, and no e-mail is sent before it is paid", async () => {
    const listingId = await putOnSale(db, aPc());
    const order = await placed(await aBuyer({ listingId }));
    expect(order).toMatchObject({ state: "placed", payment: { state: "created", provider: "sandbox", ref: null } });
    expect(minutesLeft(order.heldUntil)).toBe(30);
    expect(await emailsTo(order.number)).toEqual([]);
  });

  test("with the extended warranty adds 199 RON once and two years to each PC, and to nothing else", async () => {
    const [pc, ssd] = [
      await putOnSale(db, aPc({ price: ron(2599), warrantyMonths: 12 })),
      await putOnSale(db, aComponent("ssd", { price: ron(300), warrantyMonths: 24 })),
    ];
    const order = await placed(await aBuyer({ listingId: pc }, { listingId: ssd }), { extendedWarranty: true });
    expect(order.totals).toEqual({ goods: 2899_00, reduction: 0, services: 199_00, shipping: 0, total: 3098_00 });
    expect(order.lines.map(({ kind, price, warrantyMonths }) => [kind, price, warrantyMonths])).toEqual([
      ["unit", 2599_00, 36],
      ["unit", 300_00, 24],
      ["service", 199_00, 0],
    ]);
  });

  test("with a game test has a line for it, on the very unit, beside the extended warranty", async () => {
    const listingId = await putOnSale(db, aPc({ price: ron(2599), title: "PC testat" }));
    const visitorId = newVisitor();
    await requestGameTest(shop, { visitorId, listingId, games: ["CS2", "Dota 2"] });
    const order = await placed(visitorId, { extendedWarranty: true, payment: byTransfer });
    expect(order.totals).toEqual({ goods: 2599_00, reduction: 0, services: 249_00, shipping: 0, total: 2848_00 });
    const [unitId] = await unitsOf(db, listingId);
    expect(order.lines).toMatchObject([
      { kind: "unit", unitId, warrantyMonths: 36 },
      {
        kind: "service",
        service: "game-test",
        onUnit: unitId,
        games: ["CS2", "Dota 2"],
        price: 50_00,
        title: "PC testat",
      },
      { kind: "service", service: "extended-warranty", price: 199_00 },
    ]);
    const email = await db
      .selectFrom("outbox")
      .where("dedupeKey", "=", `placed ${order.number}`)
      .select("textBody")
      .executeTakeFirstOrThrow();
    expect(email.textBody).toContain("Test în jocurile tale (PC testat): CS2, Dota 2");
  });

  test("without a PC has no extended warranty, whatever was sent", async () => {
    const listingId = await putOnSale(db, aComponent("ssd"));
    expect(await placed(await aBuyer({ listingId }), { extendedWarranty: true })).toMatchObject({
      extendedWarranty: false,
      totals: { services: 0 },
    });
  });

  test("posted again gives the same order, one after the other or at once", async () => {
    const listingId = await putOnSale(db, aPc());
    const visitorId = await aBuyer({ listingId });
    const order = await anOrderOf(visitorId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => placeOrder(shop, order)));
    answers.push(await placeOrder(shop, order));
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.number : answer.domainError.code))).size).toBe(1);
    expect(await ordersOfVisitor(db, visitorId)).toHaveLength(1);
  });

  test("with another visitor's page is refused", async () => {
    const listingId = await putOnSale(db, aComponent("ssd", { stock: 2 }));
    const order = await anOrderOf(await aBuyer({ listingId }));
    await placeOrder(shop, order);
    expect(await placeOrder(shop, { ...order, visitorId: await aBuyer({ listingId }) })).toEqual(
      refuse.conflict({ code: "form-expired" }),
    );
  });

  test("at a price that changed since the page was shown is refused, and nothing has happened", async () => {
    const listingId = await putOnSale(db, aPc({ price: ron(2599) }));
    const visitorId = await aBuyer({ listingId });
    const order = await anOrderOf(visitorId);
    await setPrice(db, listingId, { price: ron(2799) });
    expect(await placeOrder(shop, order)).toEqual(
      refuse.conflict({ code: "price-changed", before: 2599_00, now: 2799_00 }),
    );
    expect(await placeOrder(shop, { ...order, seenTotal: bani(1) })).toMatchObject({
      domainError: { code: "price-changed" },
    });
    expect(await ordersOfVisitor(db, visitorId)).toEqual([]);
    expect(await countItems(shop, { visitorId })).toBe(1);
    expect(await placeOrder(shop, { ...order, seenTotal: ron(2799) })).toMatchObject({
      ok: true,
      value: { totals: { total: 2799_00 } },
    });
  });

  test("of what was sold, held or withdrawn in the meantime is refused, names it, and nothing has happened", async () => {
    const [stays, goes, withdrawn] = [
      await putOnSale(db, aPc()),
      await putOnSale(db, aComponent("ram", { stock: 2 })),
      await putOnSale(db, aPc()),
    ];
    const visitorId = await aBuyer({ listingId: stays }, { listingId: goes, quantity: 2 });
    const other = await aBuyer({ listingId: withdrawn });
    const [order, orderOfWithdrawn] = [await anOrderOf(visitorId), await anOrderOf(other)];
    await takenBySomebody(db, goes, { how: "sold" });
    expect(await placeOrder(shop, order)).toEqual(refuse.conflict({ code: "unit-taken", listings: [goes] }));
    expect(await allocationsOf(stays)).toEqual([]);
    expect(await ordersOfVisitor(db, visitorId)).toEqual([]);
    await db.updateTable("listing").set({ state: "withdrawn" }).where("id", "=", withdrawn).execute();
    expect(await placeOrder(shop, orderOfWithdrawn)).toEqual(
      refuse.conflict({ code: "unit-taken", listings: [withdrawn] }),
    );
  });

  test("of an empty cart is refused", async () => {
    expect(await placeOrder(shop, await anOrderOf(newVisitor()))).toEqual(refuse.invalid({ code: "cart-empty" }));
  });

  test("draws another number where one is taken, and gives up after twenty", async () => {
    const listingId = await putOnSale(db, aComponent("ssd", { stock: 3 }));
    const chances = [0.111111, 0.111111, 0.111111, 0.222222];
    const chance = () => chances.shift() ?? 0.111111;
    const first = await placeOrder({ ...shop, chance }, await anOrderOf(await aBuyer({ listingId })));
    const second = await placeOrder({ ...shop, chance }, await anOrderOf(await aBuyer({ listingId })));
    expect([first, second].map((result) => result.ok && result.value.number)).toEqual(["ORD-111111", "ORD-222222"]);
    await expect(placeOrder({ ...shop, chance }, await anOrderOf(await aBuyer({ listingId })))).rejects.toThrow(
      "running out",
    );
  });

  test("remembers the buyer's details only if asked to", async () => {
    const listingId = await putOnSale(db, aComponent("ssd", { stock: 2 }));
    const [ana, ion] = [await aBuyer({ listingId }), await aBuyer({ listingId })];
    for (const visitorId of [ana, ion]) await saveDraft(db, visitorId, shipping);
    await placed(ana);
    await placed(ion, { shipping: { ...shipping, saveInfo: false } });
    expect((await findDraft(db, ana))?.shipping.city).toBe("Cluj-Napoca");
    expect(await findDraft(db, ion)).toBeNull();
  });
});

describe("paying by card", () => {
  test("an authorisation sells the units and is captured; the order is paid and the buyer notified once", async () => {
    const listingId = await putOnSale(db, aPc());
    const order = await placed(await aBuyer({ listingId }));
    const intent = await paying(order);
    expect(await shop.provider.give(intent, "good")).toMatchObject({ status: "authorised", nextUrl: SHOP_ORIGIN });
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({ ok: true, value: { outcome: "paid" } });
    expect(await stateOf(order)).toEqual(["paid", "captured"]);
    expect(await allocationsOf(listingId)).toMatchObject([{ kind: "sale", until: null }]);
    expect(await shop.card.retrieve(intent.ref)).toMatchObject({ state: "captured", captured: order.totals.total });
    await settleCardReturn(shop, { number: order.number });
    expect(await emailsTo(order.number)).toEqual([`paid ${order.number}`]);
  });

  test("the provider's events lead to the same, in any order, once or five times, before or after the buyer's return", async () => {
    const order = await placed(await aBuyer({ listingId: await putOnSale(db, aPc()) }));
    const intent = await paying(order);
    await shop.provider.give(intent, "good");
    await settleCardReturn(shop, { number: order.number });
    const webhooks = await eventually(() => {
      const mine = shop.provider.received.filter((webhook) => webhook.rawBody.includes(intent.ref));
      expect(mine.length).toBeGreaterThanOrEqual(2);
      return mine;
    });
    for (const webhook of [...webhooks.toReversed(), ...webhooks, ...webhooks, ...webhooks, ...webhooks])
      expect(await recordCardEvent(shop, webhook)).toEqual({ ok: true, value: null });
    await Promise.all(webhooks.map((webhook) => recordCardEvent(shop, webhook)));
    expect(await stateOf(order)).toEqual(["paid", "captured"]);
    expect(await emailsTo(order.number)).toHaveLength(1);
    const transitions = await db
      .selectFrom("audit")
      .where("entityId", "=", order.number)
      .select("action")
      .orderBy("id")
      .execute();
    expect(transitions.map((row) => row.action)).toEqual(["placed", "payment-authorised", "paid", "payment-captured"]);
  });

  test("the webhook alone is enough, and the return and the webhook at once as well", async () => {
    for (const alsoReturns of [false, true]) {
      const order = await placed(await aBuyer({ listingId: await putOnSale(db, aPc()) }));
      const intent = await paying(order);
      await shop.provider.give(intent, "good");
      const webhook = await eventually(() => {
        const found = shop.provider.received.find((webhook) => webhook.rawBody.includes(intent.ref));
        if (!found) throw new Error("not told yet");
        return found;
      });
      await Promise.all([
        recordCardEvent(shop, webhook),
        ...(alsoReturns ? [settleCardReturn(shop, { number: order.number })] : []),
      ]);
      expect(await stateOf(order)).toEqual(["paid", "captured"]);
    }
  });

  test("an event with a wrong signature is refused", async () => {
    expect(await recordCardEvent(shop, { rawBody: "{}", headers: new Headers() })).toEqual(
      refuse.malformed({ code: "webhook-unsigned" }),
    );
  });

  test("a declined card is reported, the order holds its units, and another card can be tried", async () => {
    const listingId = await putOnSale(db, aPc());
    const order = await placed(await aBuyer({ listingId }));
    const intent = await paying(order);
    await shop.provider.give(intent, "poor");
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({
      ok: true,
      value: { outcome: "declined", decline: "insufficient-funds" },
    });
    expect(await stateOf(order)).toEqual(["placed", "failed"]);
    expect(minutesLeft((await now(order)).heldUntil)).toBe(30);

    expect(await paying(order)).toEqual(intent);
    await shop.provider.give(intent, "good");
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({ ok: true, value: { outcome: "paid" } });
  });

  test("a buyer who returns without having paid gets that result", async () => {
    const order = await placed(await aBuyer({ listingId: await putOnSale(db, aPc()) }));
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({
      ok: true,
      value: { outcome: "unfinished" },
    });
    await shop.provider.give(await paying(order), "challenged");
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({
      ok: true,
      value: { outcome: "unfinished" },
    });
  });

  test("when the allocation expired and the unit was resold, the card is voided, the order cancelled and the buyer notified", async () => {
    const listingId = await putOnSale(db, aPc());
    const [ana, ion] = [await aBuyer({ listingId }), await aBuyer({ listingId })];
    const order = await placed(ana);
    const intent = await paying(order);
    await timePasses(db);
    const resold = await placed(ion, { payment: byTransfer });
    await shop.provider.give(intent, "good");
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({
      ok: true,
      value: { outcome: "cancelled" },
    });
    expect(await stateOf(order)).toEqual(["cancelled", "cancelled"]);
    expect(await shop.card.retrieve(intent.ref)).toMatchObject({ state: "cancelled", captured: 0 });
    expect(await emailsTo(order.number)).toEqual([`cancelled ${order.number}`]);
    expect((await now(resold)).heldUntil).not.toBeNull();
  });

  test("when the allocation expired but nobody took the unit, the order is paid", async () => {
    const order = await placed(await aBuyer({ listingId: await putOnSale(db, aPc()) }));
    const intent = await paying(order);
    await timePasses(db);
    await db.deleteFrom("hold").where("orderId", "=", order.id).execute();
    await shop.provider.give(intent, "good");
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({ ok: true, value: { outcome: "paid" } });
  });

  test("paying after the unit was resold is refused before a card is entered", async () => {
    const listingId = await putOnSale(db, aPc());
    const order = await placed(await aBuyer({ listingId }));
    await timePasses(db);
    await takenBySomebody(db, listingId, { how: "sold" });
    expect(await payOrder(shop, { orderId: order.id, returnTo: SHOP_ORIGIN })).toEqual(
      refuse.conflict({ code: "unit-taken" }),
    );
    expect(await stateOf(order)).toEqual(["cancelled", "cancelled"]);
    expect(await payOrder(shop, { orderId: order.id, returnTo: SHOP_ORIGIN })).toEqual(
      refuse.conflict({ code: "order-closed" }),
    );
  });

  test("a paid order cannot be paid again, nor one that waits for a transfer", async () => {
    const listingId = await putOnSale(db, aComponent("ssd", { stock: 2 }));
    const order = await placed(await aBuyer({ listingId }));
    await shop.provider.give(await paying(order), "good");
    await settleCardReturn(shop, { number: order.number });
    const transfer = await placed(await aBuyer({ listingId }), { payment: byTransfer });
    for (const { id } of [order, transfer])
      expect(await payOrder(shop, { orderId: id, returnTo: SHOP_ORIGIN })).toEqual(
        refuse.conflict({ code: "order-closed" }),
      );
  });

  test("an intent that the provider cancelled is replaced by a new payment of the same order", async () => {
    const order = await placed(await aBuyer({ listingId: await putOnSale(db, aPc()) }));
    const first = await paying(order);
    await shop.card.cancel(first.ref);
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({
      ok: true,
      value: { outcome: "unfinished" },
    });
    const second = await paying(order);
    expect(second.ref).not.toBe(first.ref);
    await shop.provider.give(second, "good");
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({ ok: true, value: { outcome: "paid" } });
  });

  test("a lost response to the capture leaves a sold order that is settled later, charged once", async () => {
    const listingId = await putOnSale(db, aPc());
    const order = await placed(await aBuyer({ listingId }));
    const intent = await paying(order);
    await shop.provider.give(intent, "captureUnanswered");
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({ ok: true, value: { outcome: "unknown" } });
    expect(await stateOf(order)).toEqual(["placed", "authorised"]);
    expect(await allocationsOf(listingId)).toMatchObject([{ kind: "sale" }]);
    await settleOpenPayments(shop, { minutes: 0 });
    expect(await stateOf(order)).toEqual(["paid", "captured"]);
    expect(await shop.card.retrieve(intent.ref)).toMatchObject({ captured: order.totals.total });
  });

  test("without a webhook the provider is polled", async () => {
    const order = await placed(await aBuyer({ listingId: await putOnSale(db, aPc()) }));
    await shop.provider.give(await paying(order), "silent");
    await settleOpenPayments(shop, { minutes: 2 });
    expect(await stateOf(order)).toEqual(["placed", "created"]);
    await settleOpenPayments(shop, { minutes: 0 });
    expect(await stateOf(order)).toEqual(["paid", "captured"]);
  });
});

describe("cancelling an order", () => {
  test("before it is paid frees its units at once, and no card can be submitted any more", async () => {
    const listingId = await putOnSale(db, aPc());
    const order = await placed(await aBuyer({ listingId }));
    const intent = await paying(order);
    expect(await cancelOrder(shop, { orderId: order.id })).toMatchObject({ ok: true });
    expect(await stateOf(order)).toEqual(["cancelled", "cancelled"]);
    expect(await allocationsOf(listingId)).toEqual([]);
    expect(await shop.provider.give(intent, "good")).toEqual({ status: "closed" });
    expect(await emailsTo(order.number)).toEqual([`cancelled ${order.number}`]);
  });

  test("after it is paid refunds the whole amount", async () => {
    const listingId = await putOnSale(db, aPc());
    const order = await placed(await aBuyer({ listingId }));
    const intent = await paying(order);
    await shop.provider.give(intent, "good");
    await settleCardReturn(shop, { number: order.number });
    await cancelOrder(shop, { orderId: order.id });
    expect(await stateOf(order)).toEqual(["cancelled", "refunded"]);
    expect(await shop.card.retrieve(intent.ref)).toMatchObject({ refunded: order.totals.total });
    expect(await addToCart(shop, { visitorId: newVisitor(), listingId, quantity: 1 })).toMatchObject({ ok: true });
  });

  test("while the card is being submitted ends with the money back, whichever is first", async () => {
    const order = await placed(await aBuyer({ listingId: await putOnSale(db, aPc()) }));
    const intent = await paying(order);
    await shop.provider.give(intent, "good");
    await Promise.all([cancelOrder(shop, { orderId: order.id }), settleCardReturn(shop, { number: order.number })]);
    await settleOpenPayments(shop, { minutes: 0 });
    const [state, payment] = await stateOf(order);
    expect(state).toBe("cancelled");
    expect(["cancelled", "refunded"]).toContain(payment);
    expect(await shop.card.retrieve(intent.ref)).toMatchObject(
      payment === "refunded" ? { refunded: order.totals.total } : { captured: 0 },
    );
  });

  test("that awaits a transfer ends the wait", async () => {
    const order = await placed(await aBuyer({ listingId: await putOnSale(db, aPc()) }), { payment: byTransfer });
    await cancelOrder(shop, { orderId: order.id });
    expect(await stateOf(order)).toEqual(["cancelled", "cancelled"]);
  });

  test("is refused a second time, and once it is being prepared", async () => {
    const order = await placed(await aBuyer({ listingId: await putOnSale(db, aPc()) }));
    await cancelOrder(shop, { orderId: order.id });
    expect(await cancelOrder(shop, { orderId: order.id })).toEqual(
      refuse.conflict({ code: "order-not-cancellable", state: "cancelled" }),
    );
    const prepared = await placed(await aBuyer({ listingId: await putOnSale(db, aPc()) }));
    await db.updateTable("salesOrder").set({ state: "preparing" }).where("id", "=", prepared.id).execute();
    expect(await cancelOrder(shop, { orderId: prepared.id })).toEqual(
      refuse.conflict({ code: "order-not-cancellable", state: "preparing" }),
    );
  });
});

test("a unit is in one order at a time, whatever the orders of its listing", async () => {
  const listingId = await putOnSale(db, aComponent("ssd", { stock: 4 }));
  const orders = await Promise.all(
    [aBuyer({ listingId, quantity: 2 }), aBuyer({ listingId, quantity: 2 })].map(async (buyer) => placed(await buyer)),
  );
  const units = orders.flatMap((order) => order.lines.map((line) => line.kind === "unit" && line.unitId));
  expect(units.toSorted()).toEqual(await unitsOf(db, listingId));
});
