import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId, type ListingId, type UnitId } from "../../base/id.ts";
import { bani, ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { aBuyingCompany, byTransfer, ordersIn, shipping, STAFF } from "../../testing/orders.ts";
import { putOnSale, unitsOf } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { requestGameTest } from "../cart/request-game-test.server.ts";
import {
  claimTransitions,
  claimStates,
  mayTransitionClaim,
  nextClaimStates,
  type Claim,
  type ClaimKind,
  type ClaimNumber,
  type ClaimState,
} from "./claim.ts";
import { findClaim } from "./find-claim.server.ts";
import { listWarranties } from "./list-warranties.server.ts";
import { listClaims } from "./list-claims.server.ts";
import { transitionClaim } from "./transition-claim.server.ts";
import { openClaim } from "./open-claim.server.ts";
import { unitsOf as unitsIn, type Order } from "../orders/order.ts";
import { readTimeline } from "../orders/read-timeline.server.ts";
import { prepareOrder } from "../orders/prepare-order.server.ts";
import { recordGameResults } from "../orders/record-game-results.server.ts";
import { shipOrder } from "../orders/ship-order.server.ts";
import { readPackingLines } from "../orders/office/read-packing.server.ts";
import { viewClaims } from "./view-claims.server.ts";
import { withdrawFromOrder } from "./withdraw-from-order.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const claimRequest = (order: Order, different: Partial<Parameters<typeof openClaim>[1]> = {}) => ({
  orderId: order.id,
  kind: "withdrawal" as ClaimKind,
  units: unitsIn(order),
  story: null,
  key: newId(),
  actor: "buyer",
  ...different,
});
const broken = { kind: "warranty" as const, story: "Se oprește după zece minute de joc." };

async function opened(order: Order, different: Parameters<typeof claimRequest>[1] = {}): Promise<Claim> {
  const result = await openClaim(shop, claimRequest(order, different));
  if (!result.ok) throw new Error(`the test's claim was refused: ${result.domainError.code}`);
  return result.value;
}
async function moved(claim: Claim, to: ClaimState, more: Partial<Parameters<typeof transitionClaim>[1]> = {}) {
  const result = await transitionClaim(shop, { number: claim.number, to, actor: STAFF, ...more });
  if (!result.ok) throw new Error(`the test's claim was not moved: ${result.domainError.code}`);
}
const settled = (claim: Claim, refund: number) =>
  moved(claim, "settled", { end: { resolution: "refunded", refund: bani(refund) } });
const heldBy = async (order: Order) => {
  const { held } = await listWarranties(shop, { visitorId: order.visitorId!, accountId: newId<"account">() });
  return held.toSorted((one, other) => one.listingId - other.listingId);
};
const stateOf = async (listingId: ListingId) =>
  (await shop.db.selectFrom("unit").where("listingId", "=", listingId).select("state").execute()).map(
    (unit) => unit.state,
  );
const emailsAbout = async ({ number }: Claim) =>
  (
    await shop.db
      .selectFrom("outbox")
      .where("dedupeKey", "like", `claim ${number}%`)
      .select("dedupeKey")
      .orderBy("id")
      .execute()
  ).map((row) => row.dedupeKey);

test("a claim can reach each of its states, and never comes back to one that it left", () => {
  const reached = new Set<ClaimState>(["asked", "accepted"]);
  for (const state of reached)
    for (const by of ["buyer", "staff"] as const) for (const next of nextClaimStates(state, by)) reached.add(next);
  expect(reached).toEqual(new Set(claimStates));
  for (const from of claimStates) {
    for (const to of claimStates) {
      const actorRoles: readonly string[] = (claimTransitions[from] as Record<string, readonly string[]>)[to] ?? [];
      expect(mayTransitionClaim({ from, to, by: "staff" })).toBe(actorRoles.includes("staff"));
      if (actorRoles.length > 0) expect((claimTransitions[to] as Record<string, unknown>)[from]).toBeUndefined();
    }
  }
});

describe("a withdrawal", () => {
  test("of everything is effective at once with a receipt, and ends with a full refund and the units in inspection", async () => {
    const listingId = await putOnSale(shop.db, aComponent("ssd", { price: ron(350), stock: 2 }));
    const order = await people.delivered(await people.paidByCard([{ listingId, quantity: 2 }]));
    const claim = await opened(order);
    expect(claim).toMatchObject({
      state: "accepted",
      kind: "withdrawal",
      units: [{ price: 350_00 }, { price: 350_00 }],
    });
    expect(await people.now(order)).toMatchObject({ state: "withdrawn" });
    const receipt = await shop.db
      .selectFrom("outbox")
      .where("dedupeKey", "=", `claim ${claim.number}`)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(receipt.textBody).toContain("te-ai retras din contract");
    expect(receipt.textBody).toContain("719,99");

    await moved(claim, "received");
    expect(await people.now(order)).toMatchObject({ state: "returned" });
    expect(await stateOf(listingId)).toEqual(["inspection", "inspection"]);
    expect(await findClaim(shop, { number: claim.number })).toMatchObject({
      value: { refund: { goods: 700_00, shipping: 19_99, total: 719_99 } },
    });
    await settled(claim, 719_99);
    expect(await people.now(order)).toMatchObject({
      state: "refunded",
      payment: { refunded: 719_99, state: "refunded" },
      refunds: [{ reason: "withdrawal", state: "done" }],
    });
    expect(await emailsAbout(claim)).toEqual([
      `claim ${claim.number}`,
      `claim ${claim.number} received`,
      `claim ${claim.number} settled`,
    ]);
  });

  test("of one of two units leaves the order and the shipping as they are; the second refunds the shipping too", async () => {
    const [one, other] = [
      await putOnSale(shop.db, aComponent("ssd", { price: ron(350) })),
      await putOnSale(shop.db, aComponent("ram", { price: ron(250) })),
    ];
    const order = await people.delivered(await people.paidByCard([{ listingId: one }, { listingId: other }]));
    const [first, second] = unitsIn(order) as [UnitId, UnitId];
    const half = await opened(order, { units: [first] });
    expect((await people.now(order)).state).toBe("delivered");
    expect((await viewClaims(shop, order)).units).toMatchObject([{ unitId: second }]);
    expect(await findClaim(shop, { number: half.number })).toMatchObject({
      value: { refund: { shipping: 0, total: 350_00 } },
    });
    await moved(half, "received");
    await settled(half, 350_00);
    expect(await people.now(order)).toMatchObject({ state: "delivered", payment: { refunded: 350_00 } });
    // The returned unit is no longer covered; the one that stayed is.
    expect(await heldBy(order)).toMatchObject([
      { listingId: one, today: { state: "ended", why: "returned" } },
      { listingId: other, today: { state: "covered" } },
    ]);
    const rest = await opened(order, { units: [second] });
    expect(await findClaim(shop, { number: rest.number })).toMatchObject({
      value: { refund: { goods: 250_00, shipping: 19_99, total: 269_99 } },
    });
    expect((await people.now(order)).state).toBe("withdrawn");
  });

  test.each(["preparing", "shipped", "delivered"] as const)(
    "of everything that is dropped before the goods came leaves the order %s, as it was",
    async (state) => {
      const paid = await people.paidByCard();
      if (state === "preparing") await prepareOrder(shop, { number: paid.number, actor: STAFF });
      const order =
        state === "delivered"
          ? await people.delivered(paid)
          : state === "shipped"
            ? await people.shipped(paid)
            : await people.now(paid);
      const claim = await opened(order);
      expect((await people.now(order)).state).toBe("withdrawn");
      await moved(claim, "dropped", { actor: "buyer" });
      expect((await people.now(order)).state).toBe(state);
      expect((await opened(order)).state, "and it can be withdrawn from again").toBe("accepted");
    },
  );

  test("of everything goes on if staff refuse a part of it: that part is its buyer's again", async () => {
    const [one, two] = [await putOnSale(shop.db, aPc()), await putOnSale(shop.db, aPc())];
    const order = await people.delivered(await people.paidByCard([{ listingId: one }, { listingId: two }]));
    const [first, second] = unitsIn(order);
    const claim = await opened(order, { units: [first!] });
    await opened(order, { units: [second!] });
    expect((await people.now(order)).state).toBe("withdrawn");
    await moved(claim, "received");
    await moved(claim, "rejected", { answer: "Ecranul este spart." });
    expect((await people.now(order)).state).toBe("delivered");
  });

  test("of the last PC refunds the extended warranty, and never a game test that was run", async () => {
    const [pc, ssd] = [
      await putOnSale(shop.db, aPc({ price: ron(2599) })),
      await putOnSale(shop.db, aComponent("ssd", { price: ron(350) })),
    ];
    const visitorId = await people.aBuyer({ listingId: ssd });
    await requestGameTest(shop, { visitorId, listingId: pc, games: ["CS2"] });
    const order = await people.paidByCard([], { visitorId, extendedWarranty: true });
    const [pcUnit] = await unitsOf(shop.db, pc);
    await recordGameResults(shop, {
      number: order.number,
      unitId: pcUnit!,
      runs: [{ fps: 144, resolution: "1920x1080", settings: "high" }],
      key: newId(),
      actor: STAFF,
    });
    await people.delivered(order);
    const view = await viewClaims(shop, await people.now(order));
    expect(view.refundOf([pcUnit!])).toEqual({
      goods: 2599_00,
      tests: 0,
      shipping: 0,
      warranty: 199_00,
      total: 2798_00,
    });
    expect(view.refundOf(unitsIn(order))).toEqual({
      goods: 2949_00,
      tests: 0,
      shipping: 0,
      warranty: 199_00,
      total: 3148_00,
    });
    expect(view.notRefunded).toEqual([50_00]);
  });

  test("refunds a game test that was not run with its PC", async () => {
    const pc = await putOnSale(shop.db, aPc({ price: ron(2599) }));
    const visitorId = await people.aBuyer();
    await requestGameTest(shop, { visitorId, listingId: pc, games: ["CS2"] });
    const order = await people.paidByCard([], { visitorId });
    const view = await viewClaims(shop, order);
    expect(view.refundOf(unitsIn(order))).toMatchObject({ goods: 2599_00, tests: 50_00, total: 2649_00 });
    expect(view.notRefunded).toEqual([]);
  });

  test("posted twice from one page is one claim, and a unit is in one claim at a time", async () => {
    const order = await people.delivered(await people.paidByCard());
    const once = claimRequest(order);
    const [first, again] = [await openClaim(shop, once), await openClaim(shop, once)];
    expect(again).toEqual(first);
    expect(await openClaim(shop, claimRequest(order, broken))).toMatchObject({ ok: false });
    expect(await openClaim(shop, { ...once, orderId: (await people.placed()).id })).toEqual(
      refuse.conflict({ code: "form-expired" }),
    );
  });

  test("of no unit, of a unit twice, or of another order's unit is refused", async () => {
    const order = await people.delivered(await people.paidByCard());
    const [unit] = unitsIn(order) as [UnitId];
    const others = unitsIn(await people.paidByCard());
    for (const units of [[], [unit, unit], others, [newId<"unit">()]]) {
      expect(await openClaim(shop, claimRequest(order, { units }))).toEqual(refuse.invalid({ code: "claim-units" }));
    }
  });

  test("during the preparation or the shipment waits for the goods", async () => {
    const shipped = await people.shipped(await people.paidByCard());
    expect(await opened(shipped)).toMatchObject({ state: "accepted" });
    expect((await people.now(shipped)).state).toBe("withdrawn");
  });

  test("is a right for 14 days, and not for a company", async () => {
    const order = await people.delivered(await people.paidByCard());
    await shop.db
      .updateTable("salesOrder")
      .set({ deliveredAt: new Date("2026-01-05T10:00:00Z") })
      .where("id", "=", order.id)
      .execute();
    expect(await openClaim(shop, claimRequest(order))).toEqual(
      refuse.conflict({ code: "claim-barred", bar: "too-late" }),
    );
    const company = { shipping: { ...shipping, company: aBuyingCompany } };
    const byCompany = await people.delivered(await people.paidByCard([], company));
    expect(await openClaim(shop, claimRequest(byCompany))).toEqual(
      refuse.conflict({ code: "claim-barred", bar: "company" }),
    );
    expect(await openClaim(shop, claimRequest(byCompany, broken))).toMatchObject({ ok: true });
  });
});

describe("a withdrawal before the order is prepared", () => {
  const twoThings = async () => {
    const pc = await putOnSale(shop.db, aPc({ price: ron(2599) }));
    const ssd = await putOnSale(shop.db, aComponent("ssd", { price: ron(350) }));
    return { pc, ssd, goods: [{ listingId: pc }, { listingId: ssd }] };
  };
  const withdraw = (order: Order, units: readonly UnitId[], key = newId()) =>
    withdrawFromOrder(shop, { orderId: order.id, units, key });
  const textOf = async (claim: Claim) =>
    (
      await shop.db
        .selectFrom("outbox")
        .where("dedupeKey", "=", `claim ${claim.number}`)
        .select("textBody")
        .executeTakeFirstOrThrow()
    ).textBody;

  test("from everything cancels a paid order, refunds it on the card and frees its units; posted twice it is one", async () => {
    const { pc, goods } = await twoThings();
    const order = await people.paidByCard(goods);
    const key = newId();
    const first = await withdraw(order, unitsIn(order), key);
    expect(await withdraw(order, unitsIn(order), key)).toEqual(first);
    if (!first.ok) throw new Error(first.domainError.code);
    expect(first.value).toMatchObject({ state: "settled", resolution: "refunded", refund: 2949_00 });
    expect(await people.now(order)).toMatchObject({
      state: "cancelled",
      payment: { refunded: 2949_00 },
      refunds: [{ amount: 2949_00, state: "done" }],
    });
    expect(await textOf(first.value)).toMatch(
      /Îți rambursăm 2\.949\sRON, pe aceeași cale pe care ai plătit, cel târziu în 14 zile\./,
    );
    await people.placed([{ listingId: pc }]);
  });

  test("from one of two refunds that one at once, and only the other is packed, sent and has a warranty", async () => {
    const { pc, ssd, goods } = await twoThings();
    const order = await people.paidByCard(goods);
    const [computer, drive] = unitsIn(order) as [UnitId, UnitId];
    expect(await withdraw(order, [drive])).toMatchObject({ ok: true, value: { state: "settled", refund: 350_00 } });
    expect(await people.now(order)).toMatchObject({
      state: "paid",
      refunds: [{ amount: 350_00, reason: "withdrawal", state: "done" }],
    });
    await people.placed([{ listingId: ssd }]);
    expect(await readPackingLines(shop, { order })).toMatchObject([{ unitId: computer }]);
    await people.delivered(await people.now(order));
    expect(await heldBy(order)).toMatchObject([{ listingId: pc }]);
    const rest = await opened(order, { units: [computer] });
    expect(rest).toMatchObject({ state: "accepted", units: [{ unitId: computer }] });
  });

  test("from the rest as well cancels the order, and refunds what is left with the delivery", async () => {
    const [one, other] = [
      await putOnSale(shop.db, aComponent("ssd", { price: ron(350) })),
      await putOnSale(shop.db, aComponent("ram", { price: ron(250) })),
    ];
    const order = await people.paidByCard([{ listingId: one }, { listingId: other }]);
    const [first, second] = unitsIn(order) as [UnitId, UnitId];
    await withdraw(order, [first]);
    expect(await withdraw(order, [second])).toMatchObject({ ok: true, value: { refund: 269_99 } });
    expect(await people.now(order)).toMatchObject({ state: "cancelled", payment: { refunded: 619_99 } });
  });

  test("of an unpaid transfer lowers what is to be paid, and nothing is refunded", async () => {
    const { ssd, goods } = await twoThings();
    const order = await people.placed(goods, { payment: byTransfer });
    const claim = await withdraw(order, [unitsIn(order)[1]!]);
    if (!claim.ok) throw new Error(claim.domainError.code);
    expect(claim.value).toMatchObject({ state: "settled", refund: 0 });
    expect(await people.now(order)).toMatchObject({
      state: "awaiting-payment",
      totals: { goods: 2599_00, total: 2599_00 },
      payment: { amount: 2599_00 },
      refunds: [],
    });
    expect(await textOf(claim.value)).toMatch(/Nu ai plătit nimic pentru aceste produse[^]*ai de plătit 2\.599\sRON/);
    await people.placed([{ listingId: ssd }]);
  });

  test("of an unpaid order with a discount takes the product's share of the discount along", async () => {
    const { goods } = await twoThings();
    const order = await people.placed(goods, { payment: byTransfer });
    // A discount of 10 % of the goods, as a voucher or an order by phone has it.
    await shop.db
      .updateTable("salesOrder")
      .set({ reductionBani: bani(294_90), totalBani: bani(order.totals.total - 294_90) })
      .where("id", "=", order.id)
      .execute();
    await withdraw(await people.now(order), [unitsIn(order)[0]!]);
    expect((await people.now(order)).totals).toMatchObject({ goods: 350_00, reduction: 35_00, total: 315_00 });
  });

  test("of cash on delivery lowers what the courier takes", async () => {
    const [one, other] = [
      await putOnSale(shop.db, aComponent("ssd", { price: ron(350) })),
      await putOnSale(shop.db, aComponent("ram", { price: ron(250) })),
    ];
    const atTheDoor = ordersIn({ ...shop, takesCash: true });
    const order = await atTheDoor.placedAtTheDoor([{ listingId: one }, { listingId: other }]);
    await withdraw(order, [unitsIn(order)[0]!]);
    const now = await people.now(order);
    expect(now).toMatchObject({ state: "placed", totals: { goods: 250_00 } });
    expect(now.payment.amount).toBe(now.totals.total);
    expect(now.totals.total).toBe(order.totals.total - 350_00);
  });

  test("from a part is refused while a card payment is open; from everything it cancels", async () => {
    const { goods } = await twoThings();
    const order = await people.placed(goods);
    expect(await withdraw(order, [unitsIn(order)[1]!])).toEqual(refuse.conflict({ code: "withdrawal-card-open" }));
    expect(await withdraw(order, unitsIn(order))).toMatchObject({ ok: true, value: { state: "settled", refund: 0 } });
    expect((await people.now(order)).state).toBe("cancelled");
  });

  test("gives the price of a game test back that was not run, not of one that was", async () => {
    const listingId = await putOnSale(shop.db, aPc({ price: ron(2599) }));
    const visitorId = await people.aBuyerOfATest(listingId, ["fortnite"]);
    const order = await people.paidByCard([], { visitorId });
    expect(order.totals.services).toBe(50_00);
    const view = await viewClaims(shop, order);
    expect(view.refundOf(unitsIn(order))).toMatchObject({ goods: 2599_00, tests: 50_00, total: 2649_00 });
    expect(view.notRefunded).toEqual([]);
  });
});

test("an order is not sent while goods that its buyer withdrew from are in the parcel; taken out, the rest is sent", async () => {
  const [one, other] = [
    await putOnSale(shop.db, aComponent("ssd", { price: ron(350) })),
    await putOnSale(shop.db, aComponent("ram", { price: ron(250) })),
  ];
  const order = await people.paidByCard([{ listingId: one }, { listingId: other }]);
  await prepareOrder(shop, { number: order.number, actor: STAFF });
  const claim = await opened(order, { units: [unitsIn(order)[0]!] });
  const parcel = { courier: "sameday" as const, trackingNumber: "1ONB2345" };
  const send = () => shipOrder(shop, { number: order.number, actor: STAFF, parcel });
  expect(await send()).toEqual(refuse.conflict({ code: "withdrawal-open" }));
  await moved(claim, "received");
  expect(await readPackingLines(shop, { order })).toMatchObject([{ unitId: unitsIn(order)[1] }]);
  expect(await send()).toMatchObject({ ok: true });
});

describe("a warranty claim", () => {
  test("that ends with a repair leaves the unit with its buyer, who may claim again", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const order = await people.delivered(await people.paidByCard([{ listingId }]));
    const claim = await opened(order, broken);
    expect(claim).toMatchObject({ state: "asked", story: broken.story });
    await moved(claim, "accepted", { answer: "Trimite-l la noi." });
    await moved(claim, "received");
    expect(await stateOf(listingId)).toEqual(["stock"]);
    await moved(claim, "settled", { end: { resolution: "repaired", refund: null } });
    expect(await people.now(order)).toMatchObject({ state: "delivered", refunds: [] });
    expect(await opened(order, broken)).toMatchObject({ state: "asked" });
  });

  test("that ends with a refund sends the unit to inspection and closes the order", async () => {
    const listingId = await putOnSale(shop.db, aPc({ price: ron(2599) }));
    const order = await people.delivered(await people.paidByCard([{ listingId }]));
    const claim = await opened(order, broken);
    await moved(claim, "accepted");
    await moved(claim, "received");
    await settled(claim, 2599_00);
    expect(await stateOf(listingId)).toEqual(["inspection"]);
    expect(await people.now(order)).toMatchObject({
      state: "refunded",
      refunds: [{ amount: 2599_00, reason: "return", state: "done" }],
    });
  });

  test("is rejected only with a reason, and can be dropped by its buyer until the goods arrive", async () => {
    const order = await people.delivered(await people.paidByCard());
    const claim = await opened(order, broken);
    expect(await transitionClaim(shop, { number: claim.number, to: "rejected", actor: STAFF })).toEqual(
      refuse.invalid({ code: "claim-answer-missing" }),
    );
    await moved(claim, "rejected", { answer: "Sigiliul este rupt." });
    const again = await opened(order, broken);
    await moved(again, "dropped", { actor: "buyer" });
    expect((await viewClaims(shop, order)).units).toHaveLength(1);
  });

  test("that is rejected after the goods arrived gives them back: the order is delivered again, and its buyer is covered and can claim", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const order = await people.delivered(await people.paidByCard([{ listingId }]));
    const claim = await opened(order, { kind: "return", story: "Face mult zgomot și nu îmi place." });
    await moved(claim, "accepted");
    await moved(claim, "received");
    expect((await people.now(order)).state).toBe("returned");
    await moved(claim, "rejected", { answer: "Carcasa este spartă." });
    const now = await people.now(order);
    expect(now).toMatchObject({ state: "delivered", refunds: [] });
    expect((await readTimeline(shop, { orderId: order.id })).at(-1)).toMatchObject({
      from: "returned",
      to: "delivered",
      actor: "shop",
      reason: claim.number,
    });
    expect((await viewClaims(shop, now)).isClaimable).toBe(true);
    expect(await heldBy(order)).toMatchObject([{ listingId, today: { state: "covered" } }]);
    const again = await opened(now);
    await moved(again, "received");
    await settled(again, order.totals.total);
    expect((await people.now(order)).state).toBe("refunded");
  });

  // OUG 34/2014, art. 9: the right to withdraw ends with its days, not with a question about a fault.
  test.each(["asked", "accepted", "received"] as const)(
    "that is %s takes nobody's right to withdraw: the withdrawal ends it, and refunds the goods once",
    async (state) => {
      const listingId = await putOnSale(shop.db, aPc({ price: ron(2599) }));
      const order = await people.delivered(await people.paidByCard([{ listingId }]));
      const claim = await opened(order, broken);
      for (const to of ["accepted", "received"] as const)
        if (state !== "asked" && (state === "received" || to === "accepted")) await moved(claim, to);
      const view = await viewClaims(shop, await people.now(order));
      expect([view.units.length, view.withdrawable.length]).toEqual([0, 1]);
      const withdrawal = await opened(order);
      const states = (await viewClaims(shop, order)).claims.map((one) => `${one.kind} ${one.state}`);
      expect(states.toSorted()).toEqual(["warranty dropped", "withdrawal accepted"]);
      await moved(withdrawal, "received");
      await settled(withdrawal, order.totals.total);
      expect((await people.now(order)).refunds).toMatchObject([{ amount: order.totals.total }]);
      expect(await stateOf(listingId)).toEqual(["inspection"]);
    },
  );

  test("about two units goes on for the one that its buyer keeps", async () => {
    const [first, second] = [await putOnSale(shop.db, aPc()), await putOnSale(shop.db, aPc())];
    const order = await people.delivered(await people.paidByCard([{ listingId: first }, { listingId: second }]));
    const claim = await opened(order, broken);
    const [given, staying] = unitsIn(order);
    await opened(order, { units: [given!] });
    const now = (await viewClaims(shop, order)).claims.find(({ number }) => number === claim.number);
    expect([now?.state, now?.units.map(({ unitId }) => unitId)]).toEqual(["asked", [staying]]);
  });

  test("needs a parcel that was sent", async () => {
    expect(await openClaim(shop, claimRequest(await people.paidByCard(), broken))).toEqual(
      refuse.conflict({ code: "claim-too-early" }),
    );
  });
});

describe("a claim", () => {
  test("never refunds more than was paid; a larger amount changes nothing", async () => {
    const order = await people.delivered(await people.paidByCard());
    const claim = await opened(order);
    await moved(claim, "received");
    const tooMuch = { resolution: "refunded" as const, refund: bani(order.totals.total + 1) };
    expect(
      await transitionClaim(shop, { number: claim.number, to: "settled", actor: STAFF, end: tooMuch }),
    ).toMatchObject({ domainError: { code: "refund-above-paid", left: order.totals.total } });
    expect(await findClaim(shop, { number: claim.number })).toMatchObject({ value: { claim: { state: "received" } } });
  });

  test("is settled by one of two concurrent staff actions, and not without an outcome", async () => {
    const claim = await opened(await people.delivered(await people.paidByCard()));
    await moved(claim, "received");
    expect(await transitionClaim(shop, { number: claim.number, to: "settled", actor: STAFF })).toEqual(
      refuse.invalid({ code: "claim-end-missing" }),
    );
    const repaired = { resolution: "repaired" as const, refund: null };
    expect(await transitionClaim(shop, { number: claim.number, to: "settled", actor: STAFF, end: repaired })).toEqual(
      refuse.invalid({ code: "claim-end-missing" }),
    );
    const end = { resolution: "refunded" as const, refund: bani(1_00) };
    const both = await Promise.all(
      [1, 2].map(() => transitionClaim(shop, { number: claim.number, to: "settled", actor: STAFF, end })),
    );
    expect(both.filter((result) => result.ok)).toHaveLength(1);
  });

  test("is refused if unknown, and its buyer cannot do what staff do", async () => {
    expect(await transitionClaim(shop, { number: "RET-000000" as ClaimNumber, to: "received", actor: STAFF })).toEqual(
      refuse.notFound({ code: "claim-unknown" }),
    );
    const claim = await opened(await people.delivered(await people.paidByCard()), broken);
    expect(await transitionClaim(shop, { number: claim.number, to: "accepted", actor: "buyer" })).toEqual(
      refuse.conflict({ code: "claim-not-movable", state: "asked" }),
    );
  });

  test("is listed by its state, the oldest first, and each state is counted", async () => {
    const { claims, counts } = await listClaims(shop, { states: ["asked"], kind: "warranty" });
    expect(claims.every((claim) => claim.state === "asked" && claim.kind === "warranty")).toBe(true);
    expect(claims.map((claim) => claim.openedAt.getTime())).toEqual(
      claims.map((claim) => claim.openedAt.getTime()).toSorted((a, b) => a - b),
    );
    expect(counts.get("asked")).toBe((await listClaims(shop, { states: ["asked"], kind: null })).claims.length);
  });

  test("is found by its numbers, its buyer, and the part, class, code or serial number of its unit", async () => {
    const listingId = await putOnSale(shop.db, aPc({ price: ron(3000), title: "PC Făgăraș cu Ryzen 9 5900X" }));
    const claim = await opened(await people.delivered(await people.paidByCard([{ listingId }])), broken);
    const unit = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", listingId)
      .select("code")
      .executeTakeFirstOrThrow();
    const found = async (filter: Parameters<typeof listClaims>[1]) =>
      (await listClaims(shop, { sort: "opened", descending: true, ...filter })).claims.map(({ number }) => number);
    for (const search of [claim.number, claim.orderNumber, "fagaras", "5900x", unit.code, "Ana Pop", "ana@example"])
      expect(await found({ search }), search).toContain(claim.number);
    expect(await found({ class: "pc-2500-4000" })).toContain(claim.number);
    expect(await found({ class: "pc-from-4000" })).not.toContain(claim.number);
    expect(await found({ search: "100%" })).toEqual([]);
  });
});
