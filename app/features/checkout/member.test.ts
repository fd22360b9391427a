import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aComponent, insertListings } from "../../../testing/builders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { jobs } from "../../jobs.server.ts";
import { action as addressesAction } from "../account/addresses.tsx";
import { loader as accountPage } from "../account/account.tsx";
import { action as cartAction } from "../cart/cart.tsx";
import { action as checkoutAction, loader as checkoutPage } from "./checkout.tsx";
import { action as loginAction } from "../account/sign-in/login.tsx";
import { action as resetAction } from "../account/sign-in/reset-password.tsx";

let shop: TestShop;
let ram: ListingId;
beforeAll(async () => {
  shop = await openTestShop({
    async stock(db) {
      [ram] = (await insertListings(db, aComponent("ram", { price: ron(250), stock: 9 }))) as [ListingId];
    },
  });
});
afterAll(() => shop.close());

const inviteBuyers = () => jobs.find(({ name }) => name === "invite buyers who asked for an account")!.run(shop);

type Browser = ReturnType<typeof aGuest>;
const horea = {
  firstName: "Ana",
  lastName: "Pop",
  phone: "+40712345678",
  address: "Str. Horea 3",
  county: "CJ",
  city: "Cluj-Napoca",
  postalCode: "400174",
};

async function order(browser: Browser, shipping: Record<string, string>) {
  await browser.post(cartAction, "/cart", { intent: "add", productId: String(ram), quantity: "1", inPlace: "1" });
  expect(
    await browser.post(checkoutAction, "/checkout?step=shipping", {
      intent: "shipping",
      delivery: "courier",
      ...horea,
      ...shipping,
    }),
  ).toMatchObject({ location: "/checkout?step=payment" });
  const { data } = await browser.get(checkoutPage, "/checkout?step=payment");
  const { cart, pageKey } = data as { cart: { totals: { total: number } }; pageKey: string };
  const form = {
    intent: "place",
    paymentMethod: "bank",
    accountName: "Ana Pop",
    seenTotal: String(cart.totals.total),
    pageKey,
  };
  const placed = await browser.post(checkoutAction, "/checkout?step=payment", form);
  return /ORD-\d{6}/.exec(placed.location ?? "")?.[0] ?? "";
}

async function accountIn(browser: Browser, address: string) {
  return ((await browser.get(checkoutPage, address)).data as { account: unknown }).account;
}

test("a member's checkout is filled in with the default address, or with the one that is chosen", async () => {
  const ana = await aMember(shop);
  await ana.post(addressesAction, "/account/addresses", horea);
  await ana.post(addressesAction, "/account/addresses", { ...horea, address: "Str. Memorandumului 8" });
  await ana.post(cartAction, "/cart", { intent: "add", productId: String(ram), quantity: "1", inPlace: "1" });
  const first = (await accountIn(ana, "/checkout")) as { addresses: { id: string; label: string }[] };
  expect(first).toMatchObject({
    addresses: [{ label: "Ana Pop, Str. Horea 3, Cluj-Napoca" }, {}],
    filled: { email: ana.email, address: "Str. Horea 3" },
  });
  expect(await accountIn(ana, `/checkout?address=${first.addresses[1]?.id}`)).toMatchObject({
    filled: { address: "Str. Memorandumului 8" },
  });
});

test("another account's address is not shown to whoever asks for it by its id", async () => {
  const [ana, ion] = [await aMember(shop), await aMember(shop)];
  await ana.post(addressesAction, "/account/addresses", horea);
  const { id } = await shop.db
    .selectFrom("address")
    .where("accountId", "=", ana.accountId)
    .select("id")
    .executeTakeFirstOrThrow();
  await ion.post(cartAction, "/cart", { intent: "add", productId: String(ram), quantity: "1", inPlace: "1" });
  expect(await accountIn(ion, `/checkout?address=${id}`)).toEqual({
    addresses: [],
    chosen: null,
    filled: { email: ion.email },
  });
});

test("a member's order is in the account on every device, and its address is saved if they ticked it", async () => {
  const ana = await aMember(shop);
  const number = await order(ana, { email: ana.email, saveInfo: "on" });
  expect(await aGuest(shop, { cookie: ana.cookie }).get(accountPage, "/account")).toMatchObject({
    data: { orders: [{ number }] },
  });
  expect(
    await shop.db
      .selectFrom("address")
      .where("accountId", "=", ana.accountId)
      .select(["address", "isDefault"])
      .execute(),
  ).toEqual([{ address: "Str. Horea 3", isDefault: true }]);
  const ion = await aMember(shop);
  await order(ion, { email: ion.email });
  expect(await shop.db.selectFrom("address").where("accountId", "=", ion.accountId).selectAll().execute()).toEqual([]);
});

test("a guest who wants an account while ordering is mailed one link to choose a password, and finds the order there", async () => {
  const browser = aGuest(shop);
  const email = "vreau-cont@example.ro";
  const number = await order(browser, { email, createAccount: "on" });
  await inviteBuyers();
  const emailMessages = await shop.db
    .selectFrom("outbox")
    .where("recipient", "=", email)
    .where("textBody", "like", "%/reset-password?token=%")
    .select("textBody")
    .execute();
  expect(emailMessages).toHaveLength(1);
  const link = /https?:\/\/\S+token=\S+/.exec(emailMessages[0]?.textBody ?? "")?.[0] ?? "";
  const password = "o propoziție destul de lungă";
  const elsewhere = aGuest(shop);
  expect(await elsewhere.post(resetAction, link, { password, confirmPassword: password })).toMatchObject({
    location: "/login?changed=1",
  });
  await elsewhere.post(loginAction, "/login", { intent: "login", email, password });
  expect(await elsewhere.get(accountPage, "/account")).toMatchObject({
    data: { person: { name: "Ana Pop" }, orders: [{ number }] },
  });
});

test("a guest with somebody's address gets nothing of their account by asking for one", async () => {
  const ana = await aMember(shop, { name: "Ana Adevărată" });
  await order(aGuest(shop), { email: ana.email, createAccount: "on" });
  await inviteBuyers();
  expect(
    await shop.db
      .selectFrom("outbox")
      .where("recipient", "=", ana.email)
      .where("textBody", "like", "%/reset-password?token=%")
      .select("id")
      .execute(),
  ).toEqual([]);
});
