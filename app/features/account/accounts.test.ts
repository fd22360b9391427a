import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListingId, OrderId, VisitorId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { saveBuild } from "../../../shop/configurator/save-build.server.ts";
import { aComponent, aPc, insertListings } from "../../../testing/builders.ts";
import { anOrder } from "../../../testing/buyer.ts";
import { shipping } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { visitorOf } from "../../edge.server.ts";
import { loader as accountPage } from "./account.tsx";
import { action as orderAction, loader as orderPage } from "../orders/order.tsx";
import { loader as session } from "../../shell/session-api.ts";
import { action as cartAction, loader as cartPage } from "../cart/cart.tsx";
import { action as confirmAction, loader as confirmPage } from "./sign-in/confirm-email.tsx";
import { action as loginAction, loader as loginPage } from "./sign-in/login.tsx";
import { action as logoutAction } from "./sign-in/logout.ts";
import { action as reserveAction } from "../product/reserve/reserve.tsx";
import { action as resetAction, loader as resetPage } from "./sign-in/reset-password.tsx";
import { loader as buildsPage } from "../configurator/saved-builds/saved-builds.tsx";
import { action as releaseAction, loader as reservationsPage } from "../orders/reservations.tsx";

let shop: TestShop;
let pc: ListingId;
let otherPc: ListingId;
let ram: ListingId;

beforeAll(async () => {
  shop = await openTestShop({
    async stock(db) {
      const goods = [
        aPc({ title: "PC Ana", price: ron(2599) }),
        aPc({ title: "PC Radu", price: ron(1999) }),
        aComponent("ram", { price: ron(250), stock: 3 }),
      ];
      [pc, otherPc, ram] = (await insertListings(db, ...goods)) as [ListingId, ListingId, ListingId];
    },
  });
});
afterAll(() => shop.close());

const PASSWORD = "un motan pe tastatură";
type Browser = ReturnType<typeof aGuest>;

async function linkTo(email: string): Promise<string> {
  const { textBody } = await shop.db
    .selectFrom("outbox")
    .where("recipient", "=", email)
    .select("textBody")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return /https?:\/\/\S+token=\S+/.exec(textBody)?.[0] ?? "";
}

async function signUp(browser: Browser, email: string) {
  const form = {
    intent: "signup",
    name: "Ana Pop",
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    acceptTerms: "on",
  };
  expect(await browser.post(loginAction, "/register", form)).toMatchObject({
    status: 302,
    location: "/account?done=signed-up",
    cookie: null,
  });
  const link = await linkTo(email.toLowerCase());
  return browser.post(confirmAction, link, { intent: "confirm", password: PASSWORD });
}

const logIn = (browser: Browser, email: string, to = "") =>
  browser.post(loginAction, `/login${to && `?to=${to}`}`, { intent: "login", email, password: PASSWORD });
const putIn = (browser: Browser, productId: ListingId, quantity = 1) =>
  browser.post(cartAction, "/cart", {
    intent: "add",
    productId: String(productId),
    quantity: String(quantity),
    inPlace: "1",
  });

async function cartOf(browser: Browser) {
  const { data } = await browser.get(cartPage, "/cart");
  return (data as { cart: { lines: { goods: { id: number }; quantity: number }[] } }).cart.lines.map((line) => [
    line.goods.id,
    line.quantity,
  ]);
}

describe("signing up and in", () => {
  test("leads to the account, and the header shows it", async () => {
    const browser = aGuest(shop);
    expect(await signUp(browser, "Ana@Example.ro")).toMatchObject({ status: 302, location: "/account?done=signed-in" });
    expect(await browser.get(session, "/api/session")).toMatchObject({ data: { signedIn: true } });
    expect(await browser.get(accountPage, "/account?done=signed-in")).toMatchObject({
      data: { person: { name: "Ana Pop", email: "ana@example.ro" }, done: "signed-in" },
    });
    expect(await browser.get(loginPage, "/login")).toMatchObject({ status: 302, location: "/account" });
  });

  test("gives wrong fields back with their messages and without the passwords", async () => {
    const form = { intent: "signup", name: "A", email: "x", password: "scurt", confirmPassword: "altfel" };
    expect(await aGuest(shop).post(loginAction, "/register", form)).toMatchObject({
      status: 422,
      data: {
        values: { intent: "signup", name: "A", email: "x" },
        errors: {
          name: "full-name-short",
          email: "email-invalid",
          password: "password-short",
          confirmPassword: "passwords-differ",
          acceptTerms: "terms-required",
        },
      },
    });
    const { data } = await aGuest(shop).post(loginAction, "/login", {
      intent: "login",
      email: "ana@example.ro",
      password: "abcde",
    });
    expect(data).toEqual({
      errors: { password: "password-short-known" },
      values: { intent: "login", email: "ana@example.ro" },
      domainError: null,
    });
  });

  test("with a wrong password is a 401 that does not tell which of the two was wrong", async () => {
    await signUp(aGuest(shop), "bogdan@example.ro");
    const wrong = await aGuest(shop).post(loginAction, "/login", {
      intent: "login",
      email: "bogdan@example.ro",
      password: "nu este parola",
    });
    const unknown = await aGuest(shop).post(loginAction, "/login", {
      intent: "login",
      email: "nimeni@example.ro",
      password: "nu este parola",
    });
    expect(wrong).toMatchObject({ status: 401, cookie: null, data: { domainError: { code: "credentials-wrong" } } });
    expect({ ...unknown, data: { ...(unknown.data as object), values: null } }).toEqual({
      ...wrong,
      data: { ...(wrong.data as object), values: null },
    });
  });

  test("gives the browser its session for thirty days", async () => {
    await signUp(aGuest(shop), "vera@example.ro");
    const { cookie } = await logIn(aGuest(shop), "vera@example.ro");
    expect(cookie).toMatch(/^session=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax/);
  });

  test("leads back to where the visitor was, but never out of the shop", async () => {
    await signUp(aGuest(shop), "carmen@example.ro");
    expect(await logIn(aGuest(shop), "carmen@example.ro", "%2Fcheckout")).toMatchObject({ location: "/checkout" });
    expect(await logIn(aGuest(shop), "carmen@example.ro", "%2F%2Fevil.example")).toMatchObject({
      location: "/account?done=signed-in",
    });
  });

  test("says how staff are made to who is on the way to the office, whatever the address asks for there", async () => {
    const hasText = async (to: string) => {
      const { data } = await aGuest(shop).get(loginPage, `/login?to=${encodeURIComponent(to)}`);
      return (data as { hasNoStaff: boolean }).hasNoStaff;
    };
    for (const to of ["/office", "/office?lng=hu", "/office/orders?page=2"]) expect(await hasText(to)).toBe(true);
    for (const to of ["/account", "/office-chairs"]) expect(await hasText(to)).toBe(false);
  });

  test("with a planted cookie creates a new session", async () => {
    await signUp(aGuest(shop), "dan@example.ro");
    const attacker = aGuest(shop);
    await logIn(attacker, "dan@example.ro");
    const victim = aGuest(shop, { cookie: attacker.cookie });
    await logIn(victim, "dan@example.ro");
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(await attacker.get(session, "/api/session")).toMatchObject({ data: { signedIn: false } });
  });

  test("shows an error for an invalid link", async () => {
    for (const loader of [confirmPage, resetPage]) {
      expect(await aGuest(shop).get(loader, "/confirm-email?token=nothing")).toMatchObject({ data: { email: null } });
      expect(await aGuest(shop).get(loader, "/confirm-email")).toMatchObject({ data: { email: null } });
    }
    expect(await aGuest(shop).post(confirmAction, "/confirm-email?token=x", { password: PASSWORD })).toMatchObject({
      status: 410,
    });
  });

  test("works again after the password was reset by email", async () => {
    await signUp(aGuest(shop), "elena@example.ro");
    const browser = aGuest(shop);
    expect(
      await browser.post(loginAction, "/login?forgot=1", { intent: "reset", email: "elena@example.ro" }),
    ).toMatchObject({ location: "/login?forgot=sent" });
    expect(
      await browser.post(loginAction, "/login?forgot=1", { intent: "reset", email: "nimeni@example.ro" }),
    ).toMatchObject({ location: "/login?forgot=sent" });
    const link = await linkTo("elena@example.ro");
    expect(await browser.get(resetPage, link)).toMatchObject({ data: { email: "elena@example.ro" } });
    const twice = { password: "parola nouă și lungă", confirmPassword: "parola nouă și lungă" };
    expect(await browser.post(resetAction, link, twice)).toMatchObject({ location: "/login?changed=1", cookie: null });
    expect(await logIn(browser, "elena@example.ro")).toMatchObject({ status: 401 });
  });
});

describe("who signs in finds", () => {
  test("the cart of this browser in the account's, on every device, never more than there is", async () => {
    const phone = aGuest(shop);
    await signUp(phone, "florin@example.ro");
    await putIn(phone, ram, 2);
    await putIn(phone, pc);
    const laptop = aGuest(shop);
    await putIn(laptop, ram, 2);
    await putIn(laptop, pc);
    await putIn(laptop, otherPc);
    await logIn(laptop, "florin@example.ro");
    const all = [
      [pc, 1],
      [otherPc, 1],
      [ram, 3],
    ];
    expect((await cartOf(laptop)).toSorted()).toEqual(all.toSorted());
    expect((await cartOf(phone)).toSorted()).toEqual(all.toSorted());
  });

  test("and the guest visitor of the browser keeps nothing", async () => {
    const browser = aGuest(shop);
    await putIn(browser, ram);
    const before = aGuest(shop, { cookie: browser.cookie });
    await signUp(browser, "gabi@example.ro");
    expect(await cartOf(browser)).toEqual([[ram, 1]]);
    expect(await cartOf(before)).toEqual([]);
  });

  test("the builds that this browser saved, beside the account's own", async () => {
    const phone = aGuest(shop);
    await signUp(phone, "ilinca@example.ro");
    const laptop = aGuest(shop);
    await putIn(laptop, ram);
    const requested = [{ category: "ram", listingId: ram, quantity: 1 }] as const;
    const visitorOn = async (browser: Browser) =>
      (await visitorOf(new Request(shop.env.PUBLIC_URL, { headers: { cookie: browser.cookie } }), shop))!;
    await saveBuild(shop, { visitorId: await visitorOn(phone), buildId: null, name: "De pe telefon", requested });
    await saveBuild(shop, { visitorId: await visitorOn(laptop), buildId: null, name: "De pe laptop", requested });
    const before = aGuest(shop, { cookie: laptop.cookie });
    await logIn(laptop, "ilinca@example.ro", "/account/builds");
    for (const browser of [laptop, phone])
      expect(await browser.get(buildsPage, "/account/builds")).toMatchObject({
        data: { isGuest: false, builds: [{ name: "De pe laptop" }, { name: "De pe telefon" }] },
      });
    expect(await before.get(buildsPage, "/account/builds")).toMatchObject({ data: { isGuest: true, builds: [] } });
  });

  test("the reservation that this browser has", async () => {
    const browser = aGuest(shop);
    await browser.post(
      reserveAction,
      `/products/${otherPc}/reserve`,
      { email: "horia@example.ro" },
      { id: String(otherPc) },
    );
    await signUp(browser, "horia@example.ro");
    expect(await browser.get(accountPage, "/account")).toMatchObject({ data: { reservation: { title: "PC Radu" } } });
    expect(await browser.get(reservationsPage, "/account/reservations")).toMatchObject({
      data: { isGuest: false, reservation: { title: "PC Radu" } },
    });
    expect(await browser.post(releaseAction, "/account/reservations", { intent: "release" })).toMatchObject({
      location: "/account/reservations?released=1",
    });
  });

  test("the later of two reservations, since there is one at a time", async () => {
    const member = aGuest(shop);
    await signUp(member, "ioana@example.ro");
    await member.post(reserveAction, `/products/${pc}/reserve`, { email: "ioana@example.ro" }, { id: String(pc) });
    await shop.db
      .updateTable("hold")
      .set({ until: new Date("2099-01-01") })
      .where("visitorId", "like", "account:%" as never)
      .where("kind", "=", "reservation")
      .execute();
    const guest = aGuest(shop);
    await guest.post(
      reserveAction,
      `/products/${otherPc}/reserve`,
      { email: "ioana@example.ro" },
      { id: String(otherPc) },
    );
    expect(await logIn(guest, "ioana@example.ro")).toMatchObject({ status: 302 });
    expect(await guest.get(accountPage, "/account")).toMatchObject({ data: { reservation: { title: "PC Ana" } } });
    expect(await shop.db.selectFrom("hold").where("kind", "=", "reservation").select("unitId").execute()).toHaveLength(
      1,
    );
    await shop.db.deleteFrom("hold").execute();
  });
});

describe("logging out", () => {
  test("ends the session and makes the browser a new guest", async () => {
    const browser = aGuest(shop);
    await signUp(browser, "jana@example.ro");
    await putIn(browser, ram);
    const stolen = aGuest(shop, { cookie: browser.cookie });
    expect(await browser.post(logoutAction, "/logout", {})).toMatchObject({ status: 302, location: "/" });
    // The device cookie stays: it recognises the device at the next sign-in and gives access to nothing.
    expect(browser.cookie).toMatch(/^device=[\w-]{27}$/);
    expect(await cartOf(browser)).toEqual([]);
    expect(await stolen.get(session, "/api/session")).toMatchObject({ data: { signedIn: false, cartItems: 0 } });
  });

  test("of one browser leaves the others signed in", async () => {
    const [one, other] = [aGuest(shop), aGuest(shop)];
    await signUp(one, "karin@example.ro");
    await logIn(other, "karin@example.ro");
    await one.post(logoutAction, "/logout", {});
    expect(await other.get(session, "/api/session")).toMatchObject({ data: { signedIn: true } });
  });
});

describe("an order", () => {
  test("of another account is not found by its number", async () => {
    const [ana, ion] = [await aMember(shop), await aMember(shop)];
    const order = await anOrder(shop, { visitorId: ana.visitorId });
    const address = `/account/orders/${order.number}`;
    expect(await ana.get(orderPage, address, { number: order.number })).toMatchObject({ status: 200 });
    expect(await ion.get(orderPage, address, { number: order.number })).toMatchObject({ status: 404 });
    expect(await ion.post(orderAction, address, { intent: "cancel" }, { number: order.number })).toMatchObject({
      status: 404,
    });
  });

  test("that a guest placed becomes the account's with that confirmed address, and nobody else's", async () => {
    const theirs = await anOrder(shop, {
      visitorId: "a guest" as VisitorId,
      shipping: { ...shipping, email: "luca@example.ro" },
    });
    const other = await anOrder(shop, {
      visitorId: "a guest" as VisitorId,
      shipping: { ...shipping, email: "alta@example.ro" },
    });
    const member = await aMember(shop);
    const ownOrder = await anOrder(shop, {
      visitorId: member.visitorId,
      shipping: { ...shipping, email: "luca@example.ro" },
    });
    const browser = aGuest(shop);
    await browser.post(loginAction, "/register", {
      intent: "signup",
      name: "Luca",
      email: "luca@example.ro",
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptTerms: "on",
    });
    expect(await ownerOf(theirs)).toBe("a guest");
    await browser.post(confirmAction, await linkTo("luca@example.ro"), { intent: "confirm", password: PASSWORD });
    const { data } = await browser.get(accountPage, "/account");
    expect((data as { orders: { number: string }[] }).orders.map((order) => order.number)).toEqual([theirs.number]);
    expect(await ownerOf(other)).toBe("a guest");
    expect(await ownerOf(ownOrder)).toBe(member.visitorId);
  });
});

async function ownerOf({ id }: { id: OrderId }) {
  return (await shop.db.selectFrom("salesOrder").where("id", "=", id).select("visitorId").executeTakeFirstOrThrow())
    .visitorId;
}
