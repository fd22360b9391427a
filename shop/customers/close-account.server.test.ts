import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction } from "../../base/db.server.ts";
import { ERASED_EMAIL } from "../../base/erased.ts";
import { newId } from "../../base/id.ts";
import { ordersIn, somebodyNew, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { aMember } from "../../testing/staff.ts";
import { must } from "../../testing/trade-ins.ts";
import { issueDocuments } from "../invoices/issue-documents.server.ts";
import { readDocuments } from "../invoices/read-documents.server.ts";
import { closeAccount } from "./close-account.server.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { findCustomer } from "./find-customer.server.ts";
import { recordDataRequest } from "./settle-data-request.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const people = () => ordersIn(shop);

/** Somebody with an account and a paid order; `isDone`: delivered and invoiced. */
async function aBuyer({ isDone }: { isDone: boolean }) {
  const member = await aMember(shop, { name: "Casandra Vintilescu" });
  const shipping = somebodyNew({ email: member.email, firstName: "Casandra", lastName: "Vintilescu" });
  const paid = await people().paidByCard([], { shipping });
  const order = isDone ? await people().delivered(paid) : paid;
  await shop.db.updateTable("salesOrder").set({ visitorId: member.visitorId }).where("id", "=", order.id).execute();
  await issueDocuments(shop);
  await transaction(shop.db, (tx) =>
    recordAudit(tx, {
      actor: STAFF,
      action: "changed",
      entity: "order",
      entityId: order.number,
      after: { text: "Pentru Casandra Vintilescu", total: 100 },
    }),
  );
  return { member, order, customerId: (await findCustomer(shop, { email: member.email }))! };
}

const requestsOf = (customerId: string) =>
  shop.db
    .selectFrom("dataRequest")
    .where("customerId", "=", customerId as never)
    .select(["kind", "channel", "state", "recordedBy", "settledBy"])
    .execute();
const reviewOf = async (number: string) =>
  (
    await shop.db
      .selectFrom("audit")
      .where("entityId", "=", number)
      .where("action", "=", "changed")
      .select("after")
      .executeTakeFirstOrThrow()
  ).after;
const accountsOf = (accountId: string) =>
  shop.db
    .selectFrom("account")
    .where("id", "=", accountId as never)
    .select("id")
    .execute();

describe("a person who deletes their account", () => {
  test("is erased as by the office if nothing is open: from orders and audit log, not from invoices", async () => {
    const { member, order, customerId } = await aBuyer({ isDone: true });
    expect(await closeAccount(shop, member)).toEqual({ ok: true, value: { isErased: true } });
    expect(await accountsOf(member.accountId)).toEqual([]);
    expect(await findCustomer(shop, { email: member.email })).toBeNull();
    expect(await people().now(order)).toMatchObject({ email: ERASED_EMAIL, phone: "", totals: order.totals });
    expect(await reviewOf(order.number)).toEqual({ text: "[erased]", total: 100 });
    const [invoice] = await readDocuments(shop, { orderId: order.id });
    expect(invoice?.document.buyer.name).toBe("Casandra Vintilescu");
    expect(await requestsOf(customerId)).toEqual([
      { kind: "erase", channel: "account", state: "done", recordedBy: "buyer", settledBy: "buyer" },
    ]);
  });

  test("keeps an order that is under way; the rest of the erasure waits in the office, which finishes it", async () => {
    const { member, order, customerId } = await aBuyer({ isDone: false });
    expect(await closeAccount(shop, member)).toEqual({ ok: true, value: { isErased: false } });
    expect(await accountsOf(member.accountId)).toEqual([]);
    expect(await people().now(order)).toMatchObject({ email: member.email, visitorId: null });
    expect(await requestsOf(customerId)).toMatchObject([{ kind: "erase", channel: "account", state: "open" }]);
    await people().delivered(await people().now(order));
    await issueDocuments(shop);
    expect(await eraseCustomer(shop, { id: customerId, actor: STAFF })).toMatchObject({ ok: true });
    expect(await people().now(order)).toMatchObject({ email: ERASED_EMAIL });
    expect(await reviewOf(order.number)).toEqual({ text: "[erased]", total: 100 });
  });

  test("and asked the office before has one request, which is answered", async () => {
    const { member, customerId } = await aBuyer({ isDone: true });
    const form = {
      intent: "request",
      request: newId<"data-request">(),
      kind: "erase",
      channel: "phone",
      receivedOn: "2026-11-20",
    } as const;
    must(await recordDataRequest(shop, { customerId, form, actor: STAFF }));
    expect(await closeAccount(shop, member)).toMatchObject({ value: { isErased: true } });
    expect(await requestsOf(customerId)).toMatchObject([{ channel: "phone", state: "done", settledBy: "buyer" }]);
  });

  test("is not staff, who must leave the shop first", async () => {
    const { member } = await aBuyer({ isDone: true });
    await shop.db.updateTable("account").set({ role: "staff" }).where("id", "=", member.accountId).execute();
    expect(await closeAccount(shop, member)).toMatchObject({ domainError: { code: "customer-is-staff" } });
    expect(await accountsOf(member.accountId)).toHaveLength(1);
  });
});
