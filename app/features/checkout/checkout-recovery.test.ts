// The exceptional paths of buying: a unit is lost, the buyer changes their mind, the buyer comes back.

import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { typedShipping } from "../../../testing/orders.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { waitForIndex, putOnSale, setPrice, takenBySomebody } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as session from "../../shell/session-api.ts";
import * as cart from "../cart/cart.tsx";
import * as complete from "./complete.tsx";
import * as pay from "./pay.tsx";
import * as checkout from "./checkout.tsx";
import * as login from "../account/sign-in/login.tsx";
import * as confirm from "../account/sign-in/confirm-email.tsx";
import * as reserve from "../product/reserve/reserve.tsx";
import * as product from "../product/product.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let guest: ReturnType<typeof aGuest>;
beforeEach(() => {
  guest = aGuest(shop);
});

const byTransfer = { paymentMethod: "bank", accountName: "Ana Pop" };

const toCart = (form: Record<string, string>, by = guest) => by.post(cart.action, "/cart", form);
const add = (id: ListingId, more: Record<string, string> = {}, by = guest) =>
  toCart({ intent: "add", productId: String(id), ...more }, by);
const aPcOnSale = (different: Parameters<typeof aPc>[0] = {}) => putOnSale(shop.db, aPc(different));
const anSsd = (stock = 5, price = ron(350)) => putOnSale(shop.db, aComponent("ssd", { stock, price }));
const numberIn = (location: string | null) => /ORD-\d{6}/.exec(location ?? "")?.[0] ?? "";

type CartData = {
  cart: {
    canBeOrdered: boolean;
    totals: { total: number };
    lines: { goods: { id: number }; quantity: number; gameTest: string[] | null; issues: { code: string }[] }[];
  };
};
const cartOf = async (by = guest) => ((await by.get(cart.loader, "/cart")).data as CartData).cart;
const linesOf = async (by = guest) =>
  (await cartOf(by)).lines.map(({ goods, quantity, gameTest }) => [goods.id, quantity, gameTest]);

/** Passes the address step. Returns the fields that the payment form would send. */
async function toPayment(more: Record<string, string> = {}, by = guest) {
  expect((await by.post(checkout.action, "/checkout", { ...typedShipping, ...more })).location).toBe(
    "/checkout?step=payment",
  );
  return paymentForm(by);
}

async function paymentForm(by = guest) {
  const { cart, pageKey } = (await by.get(checkout.loader, "/checkout?step=payment")).data as CartData & {
    pageKey: string;
  };
  return { intent: "place", pageKey, seenTotal: String(cart.totals.total) };
}

const place = (form: Record<string, string>, by = guest) =>
  by.post(checkout.action, "/checkout", { ...byTransfer, ...form });

describe("a domain error at the payment step", () => {
  const revalidates = (answer: { status: number; data: unknown }) =>
    checkout.shouldRevalidate({
      actionResult: answer.data,
      actionStatus: answer.status,
      defaultShouldRevalidate: false,
    });

  test("for a changed price shows the page again, and the next press orders at the new total", async () => {
    const id = await anSsd();
    await add(id);
    const form = await toPayment();
    await setPrice(shop.db, id, { price: ron(400) });
    const refused = await place(form);
    expect(refused).toMatchObject({
      status: 409,
      data: { domainError: { code: "price-changed", before: 369_99, now: 419_99 } },
    });
    expect(revalidates(refused)).toBe(true);
    const anew = await paymentForm();
    expect(anew.seenTotal).toBe("41999");
    expect(numberIn((await place(anew)).location)).not.toBe("");
  });

  test("keeps the page if only a field is wrong", async () => {
    await add(await anSsd());
    const wrong = await place({ ...(await toPayment()), accountName: "A" });
    expect(wrong.status).toBe(422);
    expect(revalidates(wrong)).toBe(false);
  });

  test("for a lost unit no longer counts it, names others, and one press removes it and leads back", async () => {
    const [lost, available] = [await aPcOnSale({ price: ron(3000) }), await anSsd()];
    const other = await aPcOnSale({ price: ron(2990) });
    await waitForIndex(shop, () => setPrice(shop.db, other, { price: ron(2980) }));
    await add(lost);
    await add(available);
    const form = await toPayment();
    await takenBySomebody(shop.db, lost, { how: "sold" });
    expect(await place({ ...form, extendedWarranty: "no" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "unit-taken", listings: [lost] } },
    });
    const page = await guest.get(checkout.loader, "/checkout?step=payment");
    expect(page).toMatchObject({
      data: {
        cart: {
          canBeOrdered: false,
          totals: { goods: 350_00, total: 369_99 },
          lines: [
            { goods: { id: lost }, issues: [{ code: "sold" }], similar: [{ id: expect.any(Number) }] },
            { goods: { id: available } },
          ],
        },
      },
    });
    const removed = await toCart({ intent: "remove", productId: String(lost), back: "/checkout?step=payment" });
    expect(removed.location).toBe("/checkout?step=payment");
    expect(numberIn((await place(await paymentForm())).location)).not.toBe("");
  });

  test("in the second of two tabs leads to the order that the first one made", async () => {
    await add(await anSsd());
    const [first, second] = [await toPayment(), await paymentForm()];
    const number = numberIn((await place(first)).location);
    const late = await place(second);
    // The answer is a domain error or the order; in both cases the next page is the order's.
    if (late.location === null) expect(revalidates(late)).toBe(true);
    for (const step of ["shipping", "payment", "warranty"])
      expect((await guest.get(checkout.loader, `/checkout?step=${step}`)).location).toBe(
        `/checkout/complete/${number}`,
      );
  });
});

test("who comes back to the checkout long after an order finds an empty cart", async () => {
  await add(await anSsd());
  const number = numberIn((await place(await toPayment())).location);
  await sql`update sales_order set placed_at = placed_at - interval '31 minutes' where number = ${number}`.execute(
    shop.db,
  );
  expect((await guest.get(checkout.loader, "/checkout?step=payment")).location).toBe("/cart");
});

describe("the next checkout", () => {
  const company = { isCompany: "on", companyName: "Firma SRL", cui: "RO12345674", tradeRegister: "J12/345/2020" };

  test("fills in the address if the buyer asked for that, but repeats no choice of the earlier order (rule 31)", async () => {
    await add(await anSsd());
    await place(await toPayment({ ...company, saveInfo: "on", createAccount: "on" }));
    await add(await anSsd());
    const page = await guest.get(checkout.loader, "/checkout");
    expect(page).toMatchObject({
      data: {
        step: "shipping",
        isRemembered: true,
        shipping: { city: "Cluj-Napoca", createAccount: false, saveInfo: false },
      },
    });
    // Remembered details must be confirmed before paying.
    expect((await guest.get(checkout.loader, "/checkout?step=payment")).location).toBe("/checkout?step=shipping");
    expect(
      (await place({ intent: "place", pageKey: "8c8d2a0e-3c2a-4a52-9f0e-0d7c6d0f2a11", seenTotal: "36999" })).location,
    ).toBe("/checkout?step=shipping");
    await toPayment();
    expect(await guest.get(checkout.loader, "/checkout")).toMatchObject({
      data: { isRemembered: false, shipping: { company: null } },
    });
  });

  test("fills in nothing if the buyer did not ask", async () => {
    await add(await anSsd());
    await place(await toPayment());
    await add(await anSsd());
    expect(await guest.get(checkout.loader, "/checkout")).toMatchObject({ data: { shipping: null } });
  });
});

describe("an order whose card was declined", () => {
  async function declined(by = guest) {
    await add(await anSsd(), {}, by);
    const placed = await by.post(checkout.action, "/checkout", {
      ...(await toPayment({}, by)),
      paymentMethod: "card",
      inPlace: "1",
    });
    const { handover } = placed.data as { handover: { number: string; confirmUrl: string; clientSecret: string } };
    await shop.provider.give(
      { ref: /intents\/(.+)\/confirm/.exec(handover.confirmUrl)![1]!, clientSecret: handover.clientSecret },
      "declined",
    );
    return handover.number;
  }

  test("may be paid by transfer: the same number, and the page says where to", async () => {
    const number = await declined();
    expect(await guest.get(pay.loader, `/checkout/pay/${number}`, { number })).toMatchObject({
      data: { bank: { iban: shop.bank.iban } },
    });
    const wrong = await guest.post(
      pay.action,
      `/checkout/pay/${number}`,
      { intent: "transfer", accountName: "A" },
      { number },
    );
    expect(wrong).toMatchObject({
      status: 422,
      data: { errors: { accountName: "account-name-short" }, values: { accountName: "A" } },
    });
    const switched = await guest.post(
      pay.action,
      `/checkout/pay/${number}`,
      { intent: "transfer", accountName: "Ana Pop" },
      { number },
    );
    expect(switched.location).toBe(`/checkout/complete/${number}`);
    expect(await guest.get(complete.loader, "/", { number })).toMatchObject({
      data: { order: { number, state: "awaiting-payment", method: "bank", reference: number } },
    });
    expect(
      (
        await guest.post(
          pay.action,
          `/checkout/pay/${number}`,
          { intent: "transfer", accountName: "Ana Pop" },
          { number },
        )
      ).location,
    ).toBe(`/checkout/complete/${number}`);
  });

  test("is switched by nobody else", async () => {
    const number = await declined();
    const stranger = aGuest(shop);
    await add(await anSsd(), {}, stranger);
    expect(
      (
        await stranger.post(
          pay.action,
          `/checkout/pay/${number}`,
          { intent: "transfer", accountName: "Ion Rău" },
          { number },
        )
      ).status,
    ).toBe(404);
  });
});

describe("what was removed from the cart", () => {
  const undo = async (location: string, by = guest) => {
    const { undo: items } = (await by.get(cart.loader, location)).data as { undo: string | null };
    return { items, answer: await toCart({ intent: "restore", items: items ?? "" }, by) };
  };

  test("comes back with its quantity and its game test, without JavaScript", async () => {
    const [pc, ssd] = [await aPcOnSale(), await anSsd()];
    await toCart({
      intent: "test",
      productId: String(pc),
      consent: "on",
      game1: "Baldur's Gate 3",
      game2: "100% Orange ~ *",
    });
    await add(ssd, { quantity: "3" });
    const before = await linesOf();
    const removed = await toCart({ intent: "remove", productId: String(pc) });
    expect(await linesOf()).toEqual([[ssd, 3, null]]);
    const { answer } = await undo(removed.location!);
    expect(answer.location).toBe("/cart?restored=1");
    expect((await linesOf()).toSorted()).toEqual(before.toSorted());
    await undo((await toCart({ intent: "remove", productId: String(ssd) })).location!);
    expect((await linesOf()).toSorted()).toEqual(before.toSorted());
  });

  test("comes back all at once if the cart was cleared", async () => {
    const [pc, ssd] = [await aPcOnSale(), await anSsd()];
    await toCart({ intent: "test", productId: String(pc), consent: "on", game1: "CS2" });
    await add(ssd, { quantity: "2" });
    const before = await linesOf();
    const cleared = await toCart({ intent: "clear" });
    expect(await linesOf()).toEqual([]);
    await undo(cleared.location!);
    expect((await linesOf()).toSorted()).toEqual(before.toSorted());
  });

  test("comes back as far as it is available, and the page says what is not", async () => {
    const [pc, ssd] = [await aPcOnSale({ title: "PC Pierdut" }), await anSsd(4)];
    await add(pc);
    await add(ssd, { quantity: "4" });
    const { location } = await toCart({ intent: "clear" });
    await takenBySomebody(shop.db, pc, { how: "sold" });
    await takenBySomebody(shop.db, ssd, { how: "held", units: 3 });
    const { answer } = await undo(location!);
    expect(await linesOf()).toEqual([[ssd, 1, null]]);
    expect(answer.location).toBe("/cart?restored=0");
  });

  test("is sent to the page with JavaScript, which can restore it in place", async () => {
    const ssd = await anSsd();
    await add(ssd, { quantity: "2" });
    const removed = await toCart({ intent: "remove", productId: String(ssd), inPlace: "1" });
    const { undo: items } = removed.data as { undo: string };
    expect(await toCart({ intent: "restore", items, inPlace: "1" })).toMatchObject({
      status: 200,
      data: { restored: true },
    });
    expect(await linesOf()).toEqual([[ssd, 2, null]]);
  });

  test.each(["", "abc", "1x0", "1x100", "0x1", "1x1~1x1*", `${"1x1~".repeat(60)}1x1`])(
    "is refused where it makes no sense: %s",
    async (items) => {
      expect(await toCart({ intent: "restore", items })).toMatchObject({
        status: 422,
        data: { errors: { form: "form-invalid" } },
      });
    },
  );
});

describe("an error is displayed at its field", () => {
  test.each([
    [{ game1: "" }, { game1: "games-missing" }],
    [{ game1: "CS2", game2: "x" }, { game2: "game-too-short" }],
    [
      { game1: "x", game3: "y".repeat(61) },
      { game1: "game-too-short", game3: "game-too-long" },
    ],
  ])("of a game test with %o, before JavaScript too", async (games: Record<string, string>, errors) => {
    const pc = await aPcOnSale();
    const form = { intent: "test", productId: String(pc), consent: "on", game1: "", game2: "", game3: "", ...games };
    expect(await toCart(form)).toMatchObject({
      status: 422,
      data: { errors, about: { intent: "test", productId: pc }, values: games },
    });
  });

  test.each(["0", "-1", "1.5", "", "99999999999", "7"])(
    "of a quantity of %s, and the cart keeps the one it had",
    async (quantity) => {
      const ssd = await anSsd(6);
      await add(ssd, { quantity: "2" });
      const answer = await toCart({ intent: "set", productId: String(ssd), quantity });
      expect(answer).toMatchObject({ status: 422, data: { about: { intent: "set", productId: ssd } } });
      expect(await linesOf()).toEqual([[ssd, 2, null]]);
    },
  );
});

describe("the visitor's own allocations", () => {
  const allocationsOf = async (by = guest) =>
    ((await by.get(session.loader, "/api/session")).data as { allocations: object[] }).allocations;
  const reserving = (id: ListingId, by = guest) =>
    by.post(reserve.action, `/products/${id}/reserve`, { email: "ana@example.ro" }, { id: String(id) });

  test("are loaded by the page: a reservation, a checkout, an unpaid order; nothing of others", async () => {
    const [reserved, ssd] = [await aPcOnSale(), await anSsd(1)];
    await reserving(reserved);
    expect(await allocationsOf()).toEqual([
      { kind: "reservation", listingId: reserved, until: expect.any(Date), way: `/products/${reserved}/reserve` },
    ]);
    await add(ssd);
    const form = await toPayment();
    expect(await allocationsOf()).toContainEqual({
      kind: "checkout",
      listingId: ssd,
      until: expect.any(Date),
      way: "/checkout?step=payment",
    });
    const placed = await guest.post(checkout.action, "/checkout", { ...form, paymentMethod: "card", inPlace: "1" });
    const { number } = (placed.data as { handover: { number: string } }).handover;
    expect(await allocationsOf()).toContainEqual({
      kind: "card",
      listingId: ssd,
      until: expect.any(Date),
      way: `/checkout/pay/${number}`,
    });
    await guest.post(pay.action, "/", { intent: "transfer", accountName: "Ana Pop" }, { number });
    expect(await allocationsOf()).toContainEqual({
      kind: "transfer",
      listingId: ssd,
      until: expect.any(Date),
      way: `/account/orders/${number}`,
    });
    expect(await allocationsOf(aGuest(shop))).toEqual([]);
  });

  test("are on the listing's reserve page too, which needs no JavaScript", async () => {
    const id = await aPcOnSale();
    await add(id);
    await waitForIndex(shop, () => toPayment());
    expect(await guest.get(reserve.loader, "/", { id: String(id) })).toMatchObject({
      data: { isFree: false, own: { way: "/checkout?step=payment" } },
    });
    expect(await aGuest(shop).get(reserve.loader, "/", { id: String(id) })).toMatchObject({ data: { own: null } });
  });
});

test("reserving something just sold names it and others, on a page of its own", async () => {
  const sold = await aPcOnSale({ title: "PC Vândut" });
  await aPcOnSale();
  await waitForIndex(shop, () => takenBySomebody(shop.db, sold, { how: "sold" }));
  const answer = await guest.post(
    reserve.action,
    `/products/${sold}/reserve`,
    { email: "ana@example.ro" },
    { id: String(sold) },
  );
  expect(answer).toMatchObject({ status: 409, data: { domainError: { code: "sold" } } });
  const page = await guest.get(reserve.loader, "/", { id: String(sold) });
  expect(page).toMatchObject({
    status: 409,
    data: { isSold: true, goods: { title: "PC Vândut" }, similar: expect.any(Array) },
  });
  expect((page.data as { similar: object[] }).similar.length).toBeGreaterThan(0);
  expect((await guest.get(product.loader, `/products/${sold}`, { id: String(sold) })).status).toBe(200);
});

describe("signing in from the checkout", () => {
  const password = "o propoziție destul de lungă";
  const to = `?to=${encodeURIComponent("/checkout?step=payment")}`;
  let someone = 0;

  async function signedUp(by = guest, search = "") {
    const email = `ana${++someone}@example.ro`;
    const form = { intent: "signup", name: "Ana Pop", email, password, confirmPassword: password, acceptTerms: "on" };
    const answer = await by.post(login.action, `/register${search}`, form);
    const { textBody } = await shop.db
      .selectFrom("outbox")
      .where("recipient", "=", email)
      .select("textBody")
      .executeTakeFirstOrThrow();
    return { email, answer, link: /https?:\/\/\S+token=\S+/.exec(textBody)![0] };
  }

  test("leads back there; after signing up too, and by the link in the email", async () => {
    await add(await anSsd());
    await toPayment();
    const { answer, link, email } = await signedUp(guest, to);
    expect(answer.location).toBe("/checkout?step=payment&done=signed-up");
    expect((await guest.post(confirm.action, link, { password })).location).toBe("/checkout?step=payment");
    const elsewhere = aGuest(shop);
    await add(await anSsd(), {}, elsewhere);
    await toPayment({}, elsewhere);
    expect((await elsewhere.post(login.action, `/login${to}`, { intent: "login", email, password })).location).toMatch(
      /^\/checkout/,
    );
    expect((await aGuest(shop).post(login.action, `/login${to}`, { intent: "reset", email })).location).toBe(
      `/login?forgot=sent&to=${encodeURIComponent("/checkout?step=payment")}`,
    );
  });

  test("says what the account's old cart added, and asks for the address again before anything is paid", async () => {
    const owner = aGuest(shop);
    const { email, link } = await signedUp(owner);
    await owner.post(confirm.action, link, { password });
    const old = await anSsd();
    await add(old, { quantity: "2" }, owner);

    const wanted = await aPcOnSale();
    await add(wanted);
    await toPayment();
    const back = await guest.post(login.action, `/login${to}`, { intent: "login", email, password });
    expect(back.location).toBe(`/checkout?step=shipping&merged=${old}`);
    const { title } = await shop.db
      .selectFrom("listing")
      .where("id", "=", old)
      .select("title")
      .executeTakeFirstOrThrow();
    expect(await guest.get(checkout.loader, back.location!)).toMatchObject({
      data: { step: "shipping", merged: [title] },
    });
    // Paying needs a look at the merged cart first: the added units are not allocated yet.
    expect((await guest.get(checkout.loader, "/checkout?step=payment")).location).toBe("/checkout?step=shipping");
  });
});
