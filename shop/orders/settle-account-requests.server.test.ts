import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Transaction } from "../../base/db.server.ts";
import { newId, type VisitorId } from "../../base/id.ts";
import { aPc } from "../../testing/builders.ts";
import { ordersIn, shipping } from "../../testing/orders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { addToCart } from "../cart/add-to-cart.server.ts";
import type { AccountRequest } from "./orders.sql.server.ts";
import { settleAccountRequests } from "./settle-account-requests.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await settleAccountRequests(shop, { invite: async () => {} });
  await shop.db.deleteFrom("contactMessage").execute();
});

/** Places an order and does nothing after its commit, like a process that dies there. */
async function ordered(different: Partial<typeof shipping> = {}, as: { visitorId?: VisitorId } = {}) {
  const email = `${newId()}@example.ro`;
  const order = await people.placed([], {
    shipping: { ...shipping, email, createAccount: true, ...different },
    language: "hu",
    ...as,
  });
  return { order, email };
}

/** An invitation that inserts a row into a table without constraints, so that a duplicate would show. */
async function invite(tx: Transaction, { email, name, language, occasion }: AccountRequest): Promise<void> {
  await tx.insertInto("contactMessage").values({ email, name, language, message: occasion }).execute();
}
const invited = () =>
  shop.db
    .selectFrom("contactMessage")
    .orderBy("id")
    .select(["email", "name", "language", "message as occasion"])
    .execute();

test("a buyer who asked for an account is invited, also if the process died after the order was placed", async () => {
  const { order, email } = await ordered();
  expect(await settleAccountRequests(shop, { invite })).toBe(1);
  expect(await invited()).toEqual([{ email, name: "Ana Pop", language: "hu", occasion: `order ${order.number}` }]);
});

test("is invited once, however often the job runs, and in however many processes at once", async () => {
  for (let buyer = 0; buyer < 3; buyer++) await ordered();
  const settled = await Promise.all([1, 2, 3].map(() => settleAccountRequests(shop, { invite })));
  expect(settled.reduce((sum, one) => sum + one)).toBe(3);
  expect(await settleAccountRequests(shop, { invite })).toBe(0);
  expect(await invited()).toHaveLength(3);
});

test("is invited once, also if the process dies during the invitation", async () => {
  await ordered();
  const dying = async (tx: Transaction, request: AccountRequest) => {
    await invite(tx, request);
    throw new Error("killed");
  };
  expect(await settleAccountRequests(shop, { invite: dying })).toBe(0);
  expect(await invited(), "nothing is left of it").toEqual([]);
  expect(await settleAccountRequests(shop, { invite })).toBe(1);
  expect(await invited()).toHaveLength(1);
});

test("the database notifies the job when an order with a wish is placed, and for no other order", async () => {
  const invitations: string[] = [];
  const stop = await shop.database.listen("account_wished", () => void invitations.push("a wish"));
  await ordered({ createAccount: false });
  await ordered();
  await expect.poll(() => invitations).toEqual(["a wish"]);
  await stop();
});

test("a failed invitation is logged and does not block the others", async () => {
  const logged: object[] = [];
  const first = await ordered();
  const second = await ordered();
  const deps = { db: shop.db, log: { error: (details: object) => void logged.push(details) } };
  await settleAccountRequests(deps, {
    invite: (tx, request) =>
      request.email === first.email ? Promise.reject(new Error("no words")) : invite(tx, request),
  });
  expect((await invited()).map(({ email }) => email)).toEqual([second.email]);
  expect(logged).toMatchObject([{ order: first.order.id }]);
});

test("buyers who did not ask, or have an account, are not invited", async () => {
  const member = `account:${newId()}` as VisitorId;
  const added = await addToCart(shop, { visitorId: member, listingId: await putOnSale(shop.db, aPc()), quantity: 1 });
  expect(added.ok).toBe(true);
  await ordered({ createAccount: false });
  await ordered({}, { visitorId: member });
  expect(await settleAccountRequests(shop, { invite })).toBe(0);
  expect(await invited()).toEqual([]);
});
