import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { StaffRole } from "../../../shop/accounts/rights.ts";
import { ordersIn } from "../../../testing/orders.ts";
import { unitsOf } from "../../../shop/orders/order.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aMember, aStaffMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { WordSourceContext } from "../../i18n/use-words.ts";
import { wordsOf } from "../../i18n/words.server.ts";
import { ShopFrameContext } from "../../kit/pages/shop-frame.tsx";
import { OfficeFrame } from "./components/frame.tsx";
import { OfficeError } from "./components/office-error.tsx";
import * as layout from "./layout.tsx";
import * as notFound from "./not-found.tsx";
import * as search from "./search/search.tsx";
import * as views from "./list/views.ts";
import { sectionGroups, sections, visibleSections } from "./sections.ts";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop);
});
afterAll(() => shop.close());

function framed(roles: readonly StaffRole[], thrown?: { status: number; data: unknown }): string {
  const Screen = () => (
    <OfficeFrame name="Radu" roles={roles} waiting={{ orders: 7 }}>
      {thrown ? <OfficeError error={{ ...thrown, statusText: "", internal: false }} /> : <main>screen</main>}
    </OfficeFrame>
  );
  const Stub = createRoutesStub([{ path: "/office/*", Component: Screen }]);
  return renderToString(
    <WordSourceContext value={wordsOf}>
      <Stub initialEntries={["/office/orders"]} />
    </WordSourceContext>,
  );
}

describe("the navigation of the office", () => {
  test("shows each role the sections of its rights, and no empty group", () => {
    const names = (roles: readonly StaffRole[]) => visibleSections(roles).map(({ name }) => name);
    expect(names(["owner"])).toEqual(sections.map(({ name }) => name));
    expect(names(["buying"])).toEqual(expect.arrayContaining(["home", "intake", "trade-ins", "price-book"]));
    expect(names(["buying"])).not.toContain("orders");
    expect(names([])).toEqual([]);
    const html = framed(["buying"]);
    expect(html).toContain("Cumpărări");
    expect(html).not.toContain("Oameni");
    expect(sections.every(({ group }) => group === null || sectionGroups.includes(group))).toBe(true);
  });

  test("says what waits, marks the open section, and works before JavaScript", () => {
    const html = framed(["owner"]);
    expect(html).toMatch(/aria-current="page"[^>]*href="\/office\/orders".*?>7</s);
    expect(html).toMatch(/popoverTarget="office-menu"/i);
    expect(html).toContain('href="/office/search"');
  });
});

describe("a screen that cannot be shown", () => {
  test("keeps the office around it, and says which right is missing", () => {
    const html = framed(["technician"], { status: 403, data: { missingRight: "money.view" } });
    expect(html).toContain("Nu ai dreptul să faci asta");
    expect(html).toContain("contabilitate");
    expect(html).toContain('href="/office/inspections"');
  });

  test("is missing inside the office for staff, and everything is missing for a buyer", async () => {
    expect(framed(["owner"], { status: 404, data: null })).toContain("Nu am găsit pagina");
    expect(await staff.get(notFound.loader, "/office/nowhere")).toMatchObject({ status: 404 });
    const buyer = await aMember(shop, { secondFactor: true });
    expect(await buyer.get(layout.loader, "/office/nowhere")).toMatchObject({ status: 404 });
    expect(await aGuest(shop).get(notFound.loader, "/office/nowhere")).toMatchObject({ status: 302 });
  });
});

describe("the office, for a buyer", () => {
  test("is the shop's own page for what does not exist, in the frame of the shop", () => {
    const error = { status: 404, statusText: "", internal: false, data: null };
    const Boundary = () => <layout.ErrorBoundary error={error} params={{}} />;
    const Stub = createRoutesStub([{ path: "/office", Component: Boundary }]);
    const html = renderToString(
      <WordSourceContext value={wordsOf}>
        <ShopFrameContext value={(page) => <div id="shop">{page}</div>}>
          <Stub initialEntries={["/office"]} />
        </ShopFrameContext>
      </WordSourceContext>,
    );
    expect(html).toMatch(/<div id="shop">.*<h1/s);
    expect(html).not.toContain("office-menu");
  });
});

describe("the search of everything", () => {
  test("a scanned code leads straight to its page, an invoice to its file", async () => {
    const order = await ordersIn(shop).paidByCard();
    expect(await staff.get(search.loader, `/office/search?q=${order.number}&go=yes`)).toMatchObject({
      status: 302,
      location: `/office/orders/${order.number}`,
    });
    const { code } = await shop.db
      .selectFrom("unit")
      .where("id", "=", unitsOf(order)[0]!)
      .select("code")
      .executeTakeFirstOrThrow();
    const shown = await staff.get(search.loader, `/office/search?q=${code}`);
    expect(shown.data).toMatchObject({ text: code, groups: [{ kind: "unit", hits: [{ key: code, isFile: false }] }] });
  });

  test("is for staff alone", async () => {
    expect(await aGuest(shop).get(search.loader, "/office/search?q=ana")).toMatchObject({ status: 302 });
  });
});

describe("saved views", () => {
  const send = (form: Record<string, string>) => staff.post(views.action, "/office/views", form);
  const saved = async () =>
    ((await staff.get(layout.loader, "/office")).data as { views: { id: string; name: string; query: string }[] })
      .views;
  const tested = { path: "/office/trade-ins", query: "?state=tested" };

  test("are saved, used and removed on their list", async () => {
    expect(await send({ intent: "save", name: " De  plătit ", ...tested })).toMatchObject({
      status: 302,
      location: "/office/trade-ins?state=tested&view=saved",
    });
    const [view] = await saved();
    expect(view).toMatchObject({ name: "De plătit", query: "?state=tested" });
    expect(await send({ intent: "remove", id: view!.id, path: tested.path })).toMatchObject({
      location: "/office/trade-ins?view=removed",
    });
    expect(await send({ intent: "remove", id: view!.id, path: tested.path })).toMatchObject({
      location: "/office/trade-ins?view=gone",
    });
    expect(await saved()).toEqual([]);
  });

  test("need a name, and lead nowhere outside the office", async () => {
    expect(await send({ intent: "save", name: " ", ...tested })).toMatchObject({
      location: "/office/trade-ins?state=tested&view=unnamed",
    });
    for (const path of ["https://example.com", "//example.com", "/office/../login", "/login"])
      expect(await send({ intent: "save", name: "x", path })).toMatchObject({ location: "/office" });
    expect(await saved()).toEqual([]);
  });
});
