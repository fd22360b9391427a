import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ron } from "../../../../base/money.ts";
import { alertsOf } from "../../../../shop/saved/alerts/alerts-of.server.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import * as own from "./own-alerts.tsx";
import * as confirm from "./alert-confirm.tsx";
import * as off from "./alert-off.tsx";
import * as alert from "./alert.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => putOnSale(db, aPc({ title: "PC Bucegi", price: ron(2500) })) });
});
afterAll(() => shop.close());

let guest: ReturnType<typeof aGuest>;
beforeEach(async () => {
  guest = aGuest(shop);
  await shop.db.deleteFrom("alert").execute();
  await shop.db.deleteFrom("outbox").execute();
});

const EMAIL = "ana@example.ro";
const ADDRESS = "/alerts/for/pc?priceRange=2000-3000&ramType=DDR4";
const ask = (email = EMAIL, address = ADDRESS, productType = "pc") =>
  guest.post(alert.action, address, { email }, { productType });
const lastEmail = () => shop.db.selectFrom("outbox").orderBy("id", "desc").selectAll().executeTakeFirst();
const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`${path}\\?token=[\\w-]+&lng=ro`).exec(text ?? "")?.[0] ?? "";

describe("the page that asks for an alert", () => {
  test("describes the filter in words, and leads back to the list", async () => {
    expect(await guest.get(alert.loader, `${ADDRESS}&page=3&sort=priceAsc`, { productType: "pc" })).toMatchObject({
      status: 200,
      cookie: null,
      data: {
        productType: "Calculatoare recondiționate",
        parts: ["2.000 – 3.000 RON", "Tip de memorie: DDR4"],
        href: "/products?priceRange=2000-3000&ramType=DDR4",
        isNarrowed: true,
        isSent: false,
      },
    });
  });

  test.each([
    ["a product type that is not there", "/alerts/for/laptops?q=x", "laptops", 404],
    ["a filter that means nothing", "/alerts/for/pc?priceRange=9-1&cpus=none", "pc", 200],
  ])("knows %s", async (_what, address, productType, status) => {
    const answer = await guest.get(alert.loader, address, { productType });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.data).toMatchObject({ isNarrowed: false, parts: [] });
  });

  test("stores the filter with the address and the language, and says that an email is on its way", async () => {
    expect(await ask(" Ana@Example.ro ")).toMatchObject({ status: 302, location: `${ADDRESS}&asked=1` });
    expect(await guest.get(alert.loader, `${ADDRESS}&asked=1`, { productType: "pc" })).toMatchObject({
      data: { isSent: true },
    });
    expect(await shop.db.selectFrom("alert").select(["email", "language", "aisle", "query", "said"]).execute()).toEqual(
      [
        {
          email: EMAIL,
          language: "ro",
          aisle: "pc",
          query: "priceRange=2000-3000&ramType=DDR4",
          said: "Calculatoare recondiționate (2.000 – 3.000 RON, Tip de memorie: DDR4)",
        },
      ],
    );
    expect(await lastEmail()).toMatchObject({
      recipient: EMAIL,
      textBody: expect.stringContaining("2.000 – 3.000 RON, Tip de memorie: DDR4"),
    });
  });

  test.each([["nobody"], [""], ["a@b"], [`${"a".repeat(200)}@example.ro`], ["a@example.ro\nBcc: b@example.ro"]])(
    "refuses the address %o and keeps what was typed",
    async (email) => {
      expect(await ask(email)).toMatchObject({
        status: 422,
        data: { errors: { email: expect.any(String) }, values: { email } },
      });
      expect(await lastEmail()).toBeUndefined();
    },
  );

  test("rejects an empty filter", async () => {
    expect(await ask(EMAIL, "/alerts/for/pc")).toMatchObject({
      status: 422,
      data: { domainError: { code: "alert-too-wide" } },
    });
  });
});

describe("from one network address", () => {
  test("thirty emails may be requested in 15 minutes", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 32; index++) statuses.push((await ask(`buyer${index}@example.ro`)).status);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([302]));
    expect(statuses.at(-1)).toBe(429);
    await shop.db.deleteFrom("tryCount").execute();
  });
});

describe("the alerts of an account", () => {
  const PAGE = "/account/alerts";

  test("are those of its address, and its owner ends them there", async () => {
    const member = await aMember(shop);
    expect(await member.get(alert.loader, ADDRESS, { productType: "pc" })).toMatchObject({
      data: { email: member.email },
    });
    await ask(member.email);
    await guest.post(confirm.action, linkIn((await lastEmail())?.textBody, "/alerts/confirm"), {});
    const page = (await member.get(own.loader, PAGE)).data as { alerts: { id: string; text: string }[] };
    expect(page).toMatchObject({
      email: member.email,
      alerts: [{ text: "Calculatoare recondiționate (2.000 – 3.000 RON, Tip de memorie: DDR4)" }],
    });

    const id = page.alerts[0]!.id;
    const stranger = await aMember(shop);
    expect((await stranger.get(own.loader, PAGE)).data).toMatchObject({ alerts: [] });
    await stranger.post(own.action, PAGE, { alert: id });
    expect(await alertsOf(shop, member.email)).toHaveLength(1);
    expect((await member.post(own.action, PAGE, { alert: "no id" })).status).toBe(422);
    expect(await member.post(own.action, PAGE, { alert: id })).toMatchObject({ status: 302, location: PAGE });
    expect(await alertsOf(shop, member.email)).toEqual([]);
  });

  test("are for whoever is signed in", async () => {
    expect(await guest.get(own.loader, PAGE)).toMatchObject({ status: 302, location: "/login?to=%2Faccount%2Falerts" });
    expect(await guest.post(own.action, PAGE, { alert: "x" })).toMatchObject({ status: 302 });
  });
});

describe("the links of an alert's emails", () => {
  test("turn it on and off by the button, not by opening the page", async () => {
    await ask();
    const on = linkIn((await lastEmail())?.textBody, "/alerts/confirm");
    expect(await guest.get(confirm.loader, on)).toMatchObject({
      status: 200,
      data: { text: expect.stringContaining("DDR4"), isActive: false },
    });
    expect(await alertsOf(shop, EMAIL)).toEqual([]);
    expect(await guest.post(confirm.action, on, {})).toMatchObject({ status: 200, data: null });
    expect(await guest.get(confirm.loader, on)).toMatchObject({
      data: { isActive: true, href: "/products?priceRange=2000-3000&ramType=DDR4" },
    });
    expect(await alertsOf(shop, EMAIL)).toHaveLength(1);

    const stop = on.replace("/alerts/confirm", "/alerts/off");
    expect(await guest.get(off.loader, stop)).toMatchObject({ data: { isActive: true } });
    expect(await alertsOf(shop, EMAIL)).toHaveLength(1);
    expect(await guest.post(off.action, stop, { "List-Unsubscribe": "One-Click" })).toMatchObject({
      status: 200,
      location: null,
    });
    expect(await guest.get(off.loader, stop)).toMatchObject({ data: { isActive: false } });
    expect(await alertsOf(shop, EMAIL)).toEqual([]);
    expect((await guest.get(confirm.loader, on)).status).toBe(404);
    expect(await guest.post(confirm.action, on, {})).toMatchObject({
      status: 404,
      data: { code: "alert-link-unknown" },
    });
  });

  test.each(["", "?token=", "?token=short", `?token=${"x".repeat(32)}`, `?token=${"x".repeat(9000)}`])(
    "lead nowhere with %s",
    async (query) => {
      for (const [route, path] of [
        [confirm, "/alerts/confirm"],
        [off, "/alerts/off"],
      ] as const) {
        expect(await guest.get(route.loader, path + query)).toMatchObject({ status: 404, data: null });
        expect((await guest.post(route.action, path + query, {})).status).toBe(404);
      }
    },
  );
});
