import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { hashPassword } from "../../../shop/accounts/passwords/password-hash.server.ts";
import { noteViewed } from "../../../shop/saved/note-viewed.server.ts";
import { deliverOrder } from "../../../shop/orders/deliver-order.server.ts";
import { getOwnPc } from "../../../shop/own-pc/get-own-pc.server.ts";
import { saveBuild } from "../../../shop/configurator/save-build.server.ts";
import { submitShipping } from "../../../shop/orders/checkout/submit-shipping.server.ts";
import { aComponent, aPc, insertListings } from "../../../testing/builders.ts";
import { anOrder } from "../../../testing/buyer.ts";
import { shipping } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aMember } from "../../../testing/staff.ts";
import { sellingIn } from "../../../testing/trade-ins.ts";
import { typedAddress } from "../../../testing/forms/typed-address.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { loader as accountPage } from "./account.tsx";
import { loader as session } from "../../shell/session-api.ts";
import { action as cartAction } from "../cart/cart.tsx";
import { action as myPcAction } from "../own-pc/my-pc.tsx";
import { action as favouritesAction } from "../saved/favourites/favourites.tsx";
import { action as addressesAction, loader as addressesPage } from "./addresses.tsx";
import { action as alertsAction, loader as alertsPage } from "../saved/alerts/own-alerts.tsx";
import { action as dataAction, loader as dataPage } from "./data.tsx";
import { action as emailAction, loader as emailPage } from "./email.tsx";
import { loader as exportFile } from "./export.ts";
import { action as loginAction } from "./sign-in/login.tsx";
import { action as passwordAction, loader as passwordPage } from "./password.tsx";
import { action as profileAction, loader as profilePage } from "./profile.tsx";
import { action as sessionsAction, loader as sessionsPage } from "./sessions.tsx";
import { loader as tradeInsPage } from "../trade-in/own-trade-ins.tsx";
import { loader as warrantiesPage } from "../orders/warranties.tsx";

let shop: TestShop;
let ram: ListingId;
let hash: string;
const PASSWORD = "un motan pe tastatură";

beforeAll(async () => {
  hash = await hashPassword(PASSWORD);
  shop = await openTestShop({
    async stock(db) {
      [ram] = (await insertListings(db, aComponent("ram", { price: ron(250), stock: 3 }))) as [ListingId];
    },
  });
});
afterAll(() => shop.close());

type Member = Awaited<ReturnType<typeof aMember>>;

async function aPerson(given: Parameters<typeof aMember>[1] = {}): Promise<Member> {
  const member = await aMember(shop, given);
  await shop.db
    .insertInto("credential")
    .values({
      id: member.accountId,
      accountId: member.accountId,
      providerId: "credential",
      providerAccountId: member.accountId,
      password: hash,
    })
    .execute();
  return member;
}

async function emailsTo(recipient: string) {
  return shop.db
    .selectFrom("outbox")
    .where("recipient", "=", recipient)
    .select(["subject", "textBody"])
    .orderBy("id")
    .execute();
}

describe("a page of the account", () => {
  const pages = {
    profilePage,
    passwordPage,
    emailPage,
    addressesPage,
    sessionsPage,
    warrantiesPage,
    alertsPage,
    dataPage,
    exportFile,
  };

  test.each(Object.entries(pages))("asks a guest to sign in: %s", async (_name, loader) => {
    expect(await aGuest(shop).get(loader, "/account/here?x=1")).toMatchObject({
      status: 302,
      location: "/login?to=%2Faccount%2Fhere%3Fx%3D1",
    });
  });

  test.each(
    Object.entries({
      profileAction,
      passwordAction,
      emailAction,
      addressesAction,
      sessionsAction,
      alertsAction,
      dataAction,
    }),
  )("takes no form of a stranger: %s", async (_name, action) => {
    expect(await aGuest(shop).post(action, "/account/here", {})).toMatchObject({
      status: 302,
      location: "/login?to=%2Faccount%2Fhere",
    });
  });
});

describe("a name", () => {
  test("is changed; an invalid one is not", async () => {
    const ana = await aPerson();
    expect(await ana.post(profileAction, "/account/profile", { name: "  Ana   Maria Pop " })).toMatchObject({
      location: "/account/profile?done=name",
    });
    expect(await ana.get(profilePage, "/account/profile")).toMatchObject({ data: { name: "Ana Maria Pop" } });
    expect(await ana.post(profileAction, "/account/profile", { name: " " })).toMatchObject({
      status: 422,
      data: { errors: { name: "full-name-short" } },
    });
  });
});

describe("a password", () => {
  const twice = { password: "altă propoziție lungă", confirmPassword: "altă propoziție lungă" };

  test("is changed with the old one; its owner gets an email, and other browsers are signed out", async () => {
    const ana = await aPerson();
    await shop.db
      .insertInto("session")
      .values({
        id: "00000000-0000-4000-8000-00000000cccc" as never,
        token: "elsewhere",
        accountId: ana.accountId,
        expiresAt: new Date("2100-01-01"),
      })
      .execute();
    expect(await ana.post(passwordAction, "/account/password", { currentPassword: "nu este", ...twice })).toMatchObject(
      { status: 401, data: { domainError: { code: "credentials-wrong" } } },
    );
    expect(await ana.post(passwordAction, "/account/password", { currentPassword: PASSWORD, ...twice })).toMatchObject({
      location: "/account/profile?done=password",
    });
    expect(await emailsTo(ana.email)).toMatchObject([{ subject: expect.stringContaining("Parola") }]);
    expect(await ana.get(sessionsPage, "/account/sessions")).toMatchObject({ data: { sessions: [{ isHere: true }] } });
    expect(await ana.post(passwordAction, "/account/password", { currentPassword: PASSWORD, ...twice })).toMatchObject({
      status: 401,
    });
  });

  test("that is too common is rejected, and no password comes back to the page", async () => {
    const ana = await aPerson();
    const answer = await ana.post(passwordAction, "/account/password", {
      currentPassword: PASSWORD,
      password: "password1",
      confirmPassword: "password1",
    });
    expect(answer).toMatchObject({ status: 422, data: { domainError: { code: "password-common" }, values: {} } });
    expect(JSON.stringify(answer.data)).not.toContain(PASSWORD);
  });
});

describe("an e-mail address", () => {
  async function ask(person: Member, email: string) {
    return person.post(emailAction, "/account/email", { email, password: PASSWORD });
  }
  async function linkTo(email: string): Promise<string> {
    return (
      /https?:\/\/\S+token=\S+/.exec((await emailsTo(email)).at(-1)?.textBody ?? "")?.[0] ?? "/account/email?token=none"
    );
  }

  test("is changed once the mailed link is opened and its button pressed; the old address gets an email", async () => {
    const ana = await aPerson();
    expect(await ask(ana, "Noua@example.ro")).toMatchObject({ location: "/account/profile?done=email-asked" });
    expect(await ana.get(profilePage, "/account/profile")).toMatchObject({ data: { email: ana.email } });
    const link = await linkTo("noua@example.ro");
    expect(await ana.get(emailPage, link)).toMatchObject({ data: { email: ana.email, next: "noua@example.ro" } });
    expect(await ana.post(emailAction, link, {})).toMatchObject({ location: "/account/profile?done=email" });
    expect(await ana.get(profilePage, "/account/profile")).toMatchObject({ data: { email: "noua@example.ro" } });
    expect((await emailsTo(ana.email)).at(-1)?.textBody).toContain("noua@example.ro");
    expect(await ana.post(emailAction, link, {})).toMatchObject({ status: 410 });
  });

  test("is not changed without the password, nor by another account that has the link", async () => {
    const [ana, ion] = [await aPerson(), await aPerson()];
    expect(await ana.post(emailAction, "/account/email", { email: "x@example.ro", password: "nu este" })).toMatchObject(
      { status: 401 },
    );
    await ask(ana, "a-anei@example.ro");
    expect(await ion.post(emailAction, await linkTo("a-anei@example.ro"), {})).toMatchObject({
      status: 410,
      data: { domainError: { code: "link-used" } },
    });
  });

  test("that somebody else has gets the same answer, and its owner gets an email about the existing account", async () => {
    const [ana, ion] = [await aPerson(), await aPerson()];
    expect(await ask(ana, ion.email)).toEqual(await ask(ana, "a-nimanui@example.ro"));
    expect((await emailsTo(ion.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Ai deja un cont"),
    ]);
    expect(await linkTo(ion.email)).toBe("/account/email?token=none");
  });

  test("that somebody else took meanwhile stays theirs", async () => {
    const ana = await aPerson();
    await ask(ana, "disputat@example.ro");
    const link = await linkTo("disputat@example.ro");
    await aPerson({ email: "disputat@example.ro" });
    expect(await ana.post(emailAction, link, {})).toMatchObject({ status: 410 });
  });
});

describe("an address", () => {
  type Saved = { id: string; address: string; isDefault: boolean };
  const listOf = async (person: Member) =>
    ((await person.get(addressesPage, "/account/addresses")).data as { addresses: Saved[] }).addresses;
  const save = (person: Member, form: Record<string, string>) =>
    person.post(addressesAction, "/account/addresses", form);

  test("is saved, changed, made the default and removed; the first and the last one left are the default", async () => {
    const ana = await aPerson();
    await save(ana, typedAddress);
    await save(ana, { ...typedAddress, address: "Str. Memorandumului 8" });
    expect((await listOf(ana)).map(({ address, isDefault }) => [address, isDefault])).toEqual([
      ["Str. Horea 3", true],
      ["Str. Memorandumului 8", false],
    ]);
    const [first, second] = await listOf(ana);
    await save(ana, { ...typedAddress, address: "Str. Memorandumului 10", id: second?.id ?? "", isDefault: "on" });
    expect((await listOf(ana)).map(({ address, isDefault }) => [address, isDefault])).toEqual([
      ["Str. Memorandumului 10", true],
      ["Str. Horea 3", false],
    ]);
    await save(ana, { intent: "remove", id: second?.id ?? "" });
    expect(await listOf(ana)).toMatchObject([{ id: first?.id, isDefault: true }]);
  });

  test("is one, however often it is saved", async () => {
    const ana = await aPerson();
    await save(ana, typedAddress);
    await save(ana, { ...typedAddress, phone: "+40712345678" });
    expect(await listOf(ana)).toHaveLength(1);
  });

  test("that is wrong comes back with its messages", async () => {
    const ana = await aPerson();
    expect(await save(ana, { ...typedAddress, postalCode: "4001", county: "XX" })).toMatchObject({
      status: 422,
      data: {
        errors: { postalCode: "postal-code-invalid", county: "county-required" },
        values: { city: "Cluj-Napoca" },
      },
    });
  });

  test("of another account is neither changed nor removed by its id", async () => {
    const [ana, ion] = [await aPerson(), await aPerson()];
    await save(ana, typedAddress);
    const [{ id = "" } = {}] = await listOf(ana);
    expect(await save(ion, { ...typedAddress, city: "Dej", id })).toMatchObject({
      status: 404,
      data: { domainError: { code: "address-unknown" } },
    });
    expect(await save(ion, { intent: "remove", id })).toMatchObject({ status: 404 });
    expect(await listOf(ana)).toMatchObject([{ id, city: "Cluj-Napoca" }]);
  });

  test("is rejected beside twenty others", async () => {
    const ana = await aPerson();
    for (let number = 1; number <= 20; number++) await save(ana, { ...typedAddress, address: `Str. Horea ${number}` });
    expect(await save(ana, { ...typedAddress, address: "Str. Horea 21" })).toMatchObject({
      status: 422,
      data: { domainError: { code: "addresses-full" } },
    });
  });
});

describe("sessions", () => {
  async function another(person: Member, token: string) {
    const id = crypto.randomUUID();
    await shop.db
      .insertInto("session")
      .values({
        id: id as never,
        token,
        accountId: person.accountId,
        expiresAt: new Date("2100-01-01"),
        userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0",
      })
      .execute();
    return id;
  }
  const idsOf = async (person: Member) =>
    ((await person.get(sessionsPage, "/account/sessions")).data as { sessions: { id: string }[] }).sessions.map(
      ({ id }) => id,
    );

  test("are listed with their browsers, and ended one by one or all but this", async () => {
    const ana = await aPerson();
    const one = await another(ana, "one");
    await another(ana, "two");
    expect(await ana.get(sessionsPage, "/account/sessions")).toMatchObject({
      data: {
        sessions: expect.arrayContaining([expect.objectContaining({ device: "Firefox · Windows", isHere: false })]),
      },
    });
    await ana.post(sessionsAction, "/account/sessions", { intent: "end", id: one });
    expect(await idsOf(ana)).toHaveLength(2);
    await ana.post(sessionsAction, "/account/sessions", { intent: "end-others" });
    expect(await ana.get(sessionsPage, "/account/sessions")).toMatchObject({ data: { sessions: [{ isHere: true }] } });
  });

  test("of another account go on, whatever id is sent", async () => {
    const [ana, ion] = [await aPerson(), await aPerson()];
    const [id = ""] = await idsOf(ana);
    await ion.post(sessionsAction, "/account/sessions", { intent: "end", id });
    expect(await ana.get(session, "/api/session")).toMatchObject({ data: { signedIn: true } });
  });
});

describe("a warranty", () => {
  test("begins when the parcel arrives, and the buyer sees it", async () => {
    const ana = await aPerson();
    const order = await anOrder(shop, {
      visitorId: ana.visitorId,
      thing: aPc({ title: "PC Ana", warrantyMonths: 12 }),
    });
    await shop.db.updateTable("salesOrder").set({ state: "shipped" }).where("id", "=", order.id).execute();
    expect(await ana.get(warrantiesPage, "/account/warranties")).toMatchObject({
      data: { held: [], pending: [{ title: "PC Ana" }] },
    });
    await deliverOrder(shop, { number: order.number, actor: "staff:ion" });
    expect(await ana.get(warrantiesPage, "/account/warranties")).toMatchObject({
      data: { held: [{ title: "PC Ana", number: order.number, today: { state: "covered" } }], pending: [] },
    });
  });
});

describe("all of a person's data", () => {
  test("is a file for them alone, without any secret", async () => {
    const ana = await aPerson({ name: "Ana Pop" });
    const order = await anOrder(shop, { visitorId: ana.visitorId });
    const sale = await sellingIn(shop).accepted({ visitorId: ana.visitorId });
    await ana.post(cartAction, "/cart", { intent: "add", productId: String(ram), quantity: "1", inPlace: "1" });
    await ana.post(favouritesAction, "/favourites", { intent: "add", productId: String(ram) });
    await saveBuild(shop, {
      visitorId: ana.visitorId,
      buildId: null,
      name: "De joc",
      requested: [{ category: "ram", listingId: ram, quantity: 2 }],
    });
    const lines = { processors: "Ryzen 5 5600", cases: "Turnul vechi" };
    await ana.post(myPcAction, "/my-pc", { intent: "parts", ...lines });
    await noteViewed(shop, { visitorId: ana.visitorId, listingIds: [ram] });
    await submitShipping(shop, { visitorId: ana.visitorId, shipping, network: null });
    const { routeArgs } = await import("../../../testing/request.ts");
    const response = (await exportFile(
      routeArgs(shop, "/account/export", { headers: { cookie: ana.cookie } }) as never,
    )) as Response;
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="pcbis-2026-11-21.json"');
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      email: ana.email,
      account: [{ name: "Ana Pop", email: ana.email }],
      sales_order: [{ number: order.number }],
      order_move: [{ to_state: "placed" }],
      viewed: [{ listing_id: ram }],
      checkout_draft: [{ details: { city: shipping.city } }],
      trade_in: [{ number: sale.number, state: "accepted", payee_name: "Ana Pop" }],
      trade_in_offer: [{ kind: "offer" }],
      favourite: [{ listing_id: ram }],
      own_pc: [{ visitor_id: ana.visitorId }],
      saved_build: [{ name: "De joc" }],
    });
    for (const secret of [hash, "token", "argon2", order.linkKey, sale.linkKey]) expect(text).not.toContain(secret);
  });
});

test("the PC that somebody described as a guest is theirs after signing in", async () => {
  const ana = await aPerson();
  const guest = aGuest(shop);
  await guest.post(myPcAction, "/my-pc", { intent: "parts", processors: "Ryzen 5 5600" });
  await guest.post(loginAction, "/login", { intent: "login", email: ana.email, password: PASSWORD });
  expect(await getOwnPc(shop, ana.visitorId)).toMatchObject({ parts: [{ part: { name: "Ryzen 5 5600" } }] });
  const rows = await shop.db.selectFrom("ownPc").select("visitorId").execute();
  expect(rows.filter(({ visitorId }) => !visitorId.startsWith("account:"))).toEqual([]);
});

describe("what somebody sells", () => {
  test("is on their account with its state and amount, whichever browser offered it", async () => {
    const ana = await aPerson();
    expect(await ana.get(accountPage, "/account")).toMatchObject({ data: { tradeIns: [] } });
    const sale = await sellingIn(shop).offered({ visitorId: ana.visitorId });
    const tradeIns = [
      { number: sale.number, path: `/trade-in/${sale.number}`, state: "offered", total: sale.offers[0]!.total },
    ];
    expect(await ana.get(accountPage, "/account")).toMatchObject({ data: { tradeIns } });
    expect(await ana.get(tradeInsPage, "/account/trade-ins")).toMatchObject({ data: { isGuest: false, tradeIns } });
    for (const stranger of [await aPerson(), aGuest(shop)])
      expect(await stranger.get(tradeInsPage, "/account/trade-ins")).toMatchObject({ data: { tradeIns: [] } });
  });

  test("is deleted with the account, except accepted offers: those have no owner, and their link still opens them", async () => {
    const ana = await aPerson();
    const [offered, accepted] = [
      await sellingIn(shop).offered({ visitorId: ana.visitorId }),
      await sellingIn(shop).accepted({ visitorId: ana.visitorId }),
    ];
    await ana.post(dataAction, "/account/data", { password: PASSWORD });
    expect(
      await shop.db
        .selectFrom("tradeIn")
        .where("id", "in", [offered.id, accepted.id])
        .select(["id", "visitorId"])
        .execute(),
    ).toEqual([{ id: accepted.id, visitorId: null }]);
  });
});

describe("deleting an account", () => {
  test("takes the password; then person, cart, favourites, sessions and reservation go, and orders stay", async () => {
    const ana = await aPerson();
    await ana.post(favouritesAction, "/favourites", { intent: "add", productId: String(ram) });
    await saveBuild(shop, {
      visitorId: ana.visitorId,
      buildId: null,
      name: "De joc",
      requested: [{ category: "ram", listingId: ram, quantity: 2 }],
    });
    await ana.post(myPcAction, "/my-pc", { intent: "parts", processors: "Ryzen 5 5600" });
    const order = await anOrder(shop, { visitorId: ana.visitorId, shipping: { ...shipping, email: ana.email } });
    await ana.post(cartAction, "/cart", { intent: "add", productId: String(ram), quantity: "1", inPlace: "1" });
    expect(await ana.post(dataAction, "/account/data", { password: "nu este" })).toMatchObject({ status: 401 });
    await shop.db.updateTable("outbox").set({ sentAt: shop.clock.now() }).where("recipient", "=", ana.email).execute();
    const before = aGuest(shop, { cookie: ana.cookie });
    expect(await ana.post(dataAction, "/account/data", { password: PASSWORD })).toMatchObject({
      status: 302,
      location: "/account?done=deleted",
    });
    expect(ana.cookie).toBe("");
    expect(await before.get(session, "/api/session")).toMatchObject({ data: { signedIn: false, cartItems: 0 } });
    for (const table of ["session", "credential", "address"] as const)
      expect(await shop.db.selectFrom(table).where("accountId", "=", ana.accountId).selectAll().execute()).toEqual([]);
    expect(await emailsTo(ana.email)).toEqual([]);
    expect(await shop.db.selectFrom("account").where("id", "=", ana.accountId).selectAll().execute()).toEqual([]);
    for (const table of ["favourite", "savedBuild", "ownPc"] as const)
      expect(await shop.db.selectFrom(table).where("visitorId", "=", ana.visitorId).selectAll().execute()).toEqual([]);
    expect(
      await shop.db.selectFrom("salesOrder").where("id", "=", order.id).select(["email", "visitorId"]).execute(),
    ).toEqual([{ email: ana.email, visitorId: null }]);
    expect(
      await shop.db.selectFrom("audit").where("entityId", "=", ana.accountId).select(["actor", "action"]).execute(),
    ).toEqual([{ actor: "buyer", action: "account-deleted" }]);
  });

  test("leaves a later account with the same address nothing of the old one's but what its confirmed address shows", async () => {
    const ana = await aPerson({ email: "aceeasi@example.ro" });
    await anOrder(shop, { visitorId: ana.visitorId, shipping: { ...shipping, email: "alta@example.ro" } });
    await ana.post(dataAction, "/account/data", { password: PASSWORD });
    const again = await aPerson({ email: "aceeasi@example.ro" });
    expect(await again.get(accountPage, "/account")).toMatchObject({ data: { orders: [] } });
  });

  test("is not for staff", async () => {
    const staff = await aPerson({ role: "staff", secondFactor: true });
    expect(await staff.post(dataAction, "/account/data", { password: PASSWORD })).toMatchObject({
      location: "/account/data",
    });
    expect(await staff.get(session, "/api/session")).toMatchObject({ data: { signedIn: true } });
  });
});
