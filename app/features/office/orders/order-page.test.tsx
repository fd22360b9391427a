import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ComponentType } from "react";
import { newId } from "../../../../base/id.ts";
import { ron } from "../../../../base/money.ts";
import { confirmTransfer } from "../../../../shop/orders/payment/confirm-transfer.server.ts";
import { aPc, aUnit } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { byTransfer, ordersIn, somebodyNew, STAFF } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { findCustomer } from "../../../../shop/customers/find-customer.server.ts";
import { issueDocuments } from "../../../../shop/invoices/issue-documents.server.ts";
import type { StaffRole } from "../../../../shop/accounts/rights.ts";
import { unitsOf, type Order } from "../../../../shop/orders/order.ts";
import { WordSourceContext } from "../../../i18n/use-words.ts";
import { wordsOf } from "../../../i18n/words.server.ts";
import * as findByEmail from "../customers/find-customer.ts";
import * as invoiceFile from "../invoices/invoice-file.ts";
import * as listing from "../listings/listing.tsx";
import * as unit from "../units/unit.tsx";
import OfficeOrder, * as officeOrder from "./order.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The page as a member of staff with these roles gets it. */
async function pageFor(order: Order, roles: readonly StaffRole[]) {
  const staff = await aStaffMember(shop, { staffRoles: roles });
  const { data } = await staff.get(officeOrder.loader, `/office/orders/${order.number}`, { number: order.number });
  const Screen = OfficeOrder as unknown as ComponentType<{ loaderData: unknown }>;
  const Stub = createRoutesStub([
    {
      id: "features/office/layout",
      path: "/office",
      children: [{ path: "orders/:number", Component: () => <Screen loaderData={data} /> }],
    },
  ]);
  const html = renderToString(
    <WordSourceContext value={wordsOf}>
      <Stub
        initialEntries={[`/office/orders/${order.number}`]}
        hydrationData={{ loaderData: { "features/office/layout": { roles } } }}
      />
    </WordSourceContext>,
  );
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!.replaceAll("&amp;", "&"));
  return { staff, html, links };
}

/** A paid order of two units with their serial numbers and shelf places, and its issued invoice. */
async function anOrderOfTwo() {
  const listings = [];
  for (let n = 0; n < 2; n++) listings.push({ listingId: await putOnSale(shop.db, aPc({ units: [aUnit()] })) });
  const order = await ordersIn(shop).paidByTransfer(listings);
  const units = [];
  for (const [n, id] of unitsOf(order).entries())
    units.push(
      await shop.db
        .updateTable("unit")
        .set({ serial: `SN-${order.number}-${n}`, place: `R${n}-C4` })
        .where("id", "=", id)
        .returning(["code", "serial", "place", "listingId"])
        .executeTakeFirstOrThrow(),
    );
  await issueDocuments(shop);
  const { paper } = await shop.db
    .selectFrom("invoice")
    .select("paper")
    .where("orderId", "=", order.id)
    .executeTakeFirstOrThrow();
  return { order, units, invoice: (paper as { number: string }).number };
}

describe("an order's page in the office", () => {
  test("shows of each line the unit's code, serial number and shelf place, and links to its listing and its page", async () => {
    const { order, units } = await anOrderOfTwo();
    const { staff, html, links } = await pageFor(order, ["technician"]);
    expect(units).toHaveLength(2);
    for (const { code, serial, place, listingId } of units) {
      const line = html.match(new RegExp(`<li[^>]*>(?:(?!</li>).)*/office/units/${code}".*?</li>`, "s"))?.[0];
      expect(line).toContain(`>${code}<`);
      expect(line).toContain(serial);
      expect(line).toContain(place);
      expect(line).toContain(`href="/office/listings/${listingId}"`);
      expect(links).toContain(`/office/units/${code}`);
      // Both pages open for the role with the fewest rights that sees orders.
      const at = String(listingId);
      expect((await staff.get(listing.loader, `/office/listings/${at}`, { id: at })).status).toBe(200);
      expect((await staff.get(unit.loader, `/office/units/${code}`, { code })).status).toBe(200);
    }
  });

  test("links to its invoices and its customer for those who may open them", async () => {
    const { order, invoice } = await anOrderOfTwo();
    const id = await findCustomer(shop, { email: order.email });
    const byEmail = `/office/customers/find?email=${encodeURIComponent(order.email)}`;
    for (const roles of [["sales"], ["accounting"], ["owner"]] as const) {
      const { staff, links } = await pageFor(order, roles);
      expect(links).toEqual(
        expect.arrayContaining([`/office/invoices/${invoice}/pdf`, `/office/invoices/${invoice}/xml`]),
      );
      const params = { number: invoice, format: "pdf" };
      expect((await staff.get(invoiceFile.loader, `/office/invoices/${invoice}/pdf`, params)).status).toBe(200);
      expect(links).toContain(byEmail);
      expect(await staff.get(findByEmail.loader, byEmail)).toMatchObject({ location: `/office/customers/${id}` });
    }
  });

  test("has no link to invoices and customers for those who may not open them", async () => {
    const { order, invoice } = await anOrderOfTwo();
    const { staff, links } = await pageFor(order, ["technician"]);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((to) => /\/office\/(invoices|customers)/.test(to))).toEqual([]);
    const params = { number: invoice, format: "pdf" };
    expect((await staff.get(invoiceFile.loader, `/office/invoices/${invoice}/pdf`, params)).status).toBe(403);
  });

  test("leads to the cash desk and to incoming payments only those who may open them", async () => {
    const people = ordersIn(shop);
    const listing = await putOnSale(shop.db, aPc({ units: [aUnit()] }));
    const collected = await people.placed([{ listingId: listing }], {
      payment: byTransfer,
      shipping: somebodyNew({ delivery: "pickup" }),
    });
    const paid = await people.paidByTransfer();
    const again = { amount: ron(10), at: shop.clock.now(), key: newId(), actor: STAFF };
    await confirmTransfer(shop, { orderNumber: paid.number, ...again });
    const linksFor = async (order: Order, role: StaffRole) => (await pageFor(order, [role])).links;
    const mayTakeCash = async (role: StaffRole) => {
      const { html } = await pageFor(collected, [role]);
      return html.includes('action="/office/cash"');
    };
    expect(await mayTakeCash("sales")).toBe(true);
    expect(await mayTakeCash("technician")).toBe(false);
    expect(await linksFor(paid, "accounting")).toContain("/office/transfers");
    for (const role of ["sales", "technician"] as const)
      expect(await linksFor(paid, role)).not.toContain("/office/transfers");
  });
});
