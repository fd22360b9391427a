import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../base/id.ts";
import { ordersIn, shipping } from "../testing/orders.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { jobs } from "./jobs.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ["outbox", "mailCount"] as const) await shop.db.deleteFrom(table).execute();
});

const job = jobs.find(({ name }) => name === "invite buyers who asked for an account")!;

/** Orders by card, for which no other e-mail is sent before payment. */
async function ordered(email: string) {
  return ordersIn(shop).placed([], { shipping: { ...shipping, email, createAccount: true }, language: "hu" });
}
const invitations = () =>
  shop.db.selectFrom("outbox").orderBy("id").select(["dedupeKey", "recipient", "language"]).execute();

test("the job writes the invitation once, in the order's language", async () => {
  const email = `${newId()}@example.ro`;
  const order = await ordered(email);
  await job.run(shop);
  await job.run(shop);
  expect(await invitations()).toEqual([
    { dedupeKey: `set-password order ${order.number}`, recipient: email, language: "hu" },
  ]);
  expect(
    await shop.db.selectFrom("account").where("email", "=", email).select(["name", "emailVerified"]).execute(),
  ).toEqual([{ name: "Ana Pop", emailVerified: false }]);
});

test("a mailbox gets no more invitations than its limit, however many orders ask for one, and those over the limit are not sent later", async () => {
  const limited = { ...shop, mailLimits: { secret: "of this test", perHour: 4, perDay: 24 } };
  const email = `${newId()}@example.ro`;
  for (let time = 0; time < 4; time++) await ordered(email);
  await job.run(limited);
  expect(await invitations(), "half of what it may get in an hour").toHaveLength(2);
  await shop.db.deleteFrom("mailCount").execute();
  await job.run(limited);
  expect(await invitations()).toHaveLength(2);
});
