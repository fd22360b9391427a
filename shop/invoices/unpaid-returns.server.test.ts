import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { unitsOf, type Order } from "../orders/order.ts";
import { takeBackOrder } from "../orders/take-back-order.server.ts";
import type { Claim, ClaimState } from "../returns/claim.ts";
import { openClaim } from "../returns/open-claim.server.ts";
import { transitionClaim } from "../returns/transition-claim.server.ts";
import { issueDocuments } from "./issue-documents.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = { ...(await openTestShop()), takesCash: true };
  people = ordersIn(shop);
});
afterAll(() => shop.close());

async function opened(order: Order): Promise<Claim> {
  const claim = { orderId: order.id, kind: "withdrawal" as const, units: unitsOf(order), story: null };
  const result = await openClaim(shop, { ...claim, key: newId(), actor: "buyer" });
  if (!result.ok) throw new Error(result.domainError.code);
  return result.value;
}
async function moved(claim: Claim, to: ClaimState, more: Partial<Parameters<typeof transitionClaim>[1]> = {}) {
  const result = await transitionClaim(shop, { number: claim.number, to, actor: STAFF, ...more });
  if (!result.ok) throw new Error(result.domainError.code);
}

describe("an order with cash on delivery that nobody paid", () => {
  const documents = async (order: Order) => {
    await issueDocuments(shop);
    const rows = await shop.db
      .selectFrom("invoice")
      .where("orderId", "=", order.id)
      .orderBy("issuedAt")
      .orderBy("kind", "desc")
      .select("kind")
      .execute();
    return rows.map(({ kind }) => kind);
  };
  async function returned() {
    const order = await people.placedAtTheDoor();
    await people.delivered(order);
    expect(await documents(order)).toEqual(["invoice"]);
    const claim = await opened(await people.now(order));
    await moved(claim, "received");
    expect((await people.now(order)).state).toBe("returned");
    expect(await documents(order), "the return may still be refused").toEqual(["invoice"]);
    return { order, claim };
  }

  test("is closed once its return is settled, with a credit note for its invoice", async () => {
    const { order, claim } = await returned();
    await moved(claim, "settled", { end: { resolution: "refunded", refund: bani(0) } });
    expect(await people.now(order)).toMatchObject({ state: "closed", payment: { state: "cancelled", captured: 0 } });
    expect(await documents(order)).toEqual(["invoice", "credit-note"]);
    expect(await documents(order)).toEqual(["invoice", "credit-note"]);
  });

  test("keeps its invoice if its return is refused: the goods go back, and are still to be paid", async () => {
    const { order, claim } = await returned();
    await moved(claim, "rejected", { answer: "Carcasa este spartă." });
    expect(await people.now(order)).toMatchObject({ state: "delivered", payment: { state: "awaiting" } });
    expect(await documents(order)).toEqual(["invoice"]);
  });

  test("whose parcel came back is closed at once, and its invoice is reversed", async () => {
    const order = await people.placedAtTheDoor();
    await people.shipped(order);
    expect(await documents(order)).toEqual(["invoice"]);
    await takeBackOrder(shop, { number: order.number, actor: STAFF, reason: "refuzat" });
    expect((await people.now(order)).state).toBe("closed");
    expect(await documents(order)).toEqual(["invoice", "credit-note"]);
  });
});
