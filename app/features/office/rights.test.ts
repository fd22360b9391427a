// Every route of staff, by role and verb. A new route adds its line to the table; without it this test fails.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffRoles, type StaffRole } from "../../../shop/accounts/rights.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { siteRoutes } from "../../../testing/site-routes.ts";
import { aStaffMember } from "../../../testing/staff.ts";

type Roles = "everybody" | "owner" | readonly Exclude<StaffRole, "owner">[];
/** Who may see it and who may post to it, beside the owner; `post` is absent where there is no form. */
type Allowed = { get?: Roles; post?: Roles };

const stock = ["sales", "technician", "buying"] as const;
const orders = ["sales", "technician", "accounting"] as const;
const purchases = ["buying", "technician", "accounting"] as const;

const table: Record<string, Allowed> = {
  "/office": { get: "everybody" },
  "/office/invoices": { get: ["sales", "accounting"] },
  "/office/invoices/month/:month": { get: ["accounting"] },
  "/office/invoices/:number/submission": { get: ["sales", "accounting"], post: ["accounting"] },
  "/office/invoices/:number/submission/archive": { get: ["sales", "accounting"] },
  "/office/invoices/:number/:format": { get: ["sales", "accounting"] },
  "/office/transfers": { get: ["accounting"], post: ["accounting"] },
  "/office/transfers/upload": { get: ["accounting"], post: ["accounting"] },
  "/office/transfers/statements/:id": { get: ["accounting"], post: ["accounting"] },
  "/office/holds": { get: orders, post: ["sales"] },
  "/office/orders": { get: orders, post: ["sales"] },
  // Notes are for everybody who sees the order; other forms need orders.edit, money.pay or bench.record.
  "/office/orders/:number": { get: orders, post: orders },
  "/office/orders/new": { get: ["sales"], post: ["sales"] },
  "/office/orders/ship": { get: ["sales"], post: ["sales"] },
  "/office/orders/:number/delivery": { get: ["sales"], post: ["sales"] },
  "/office/orders/:number/certificates.pdf": { get: orders },
  "/office/packing-slips": { get: orders },
  "/office/shipments": { get: "everybody", post: stock },
  "/office/shipments/new": { get: stock, post: stock },
  "/office/shipments/import": { get: stock, post: stock },
  "/office/shipments/lockers": { get: "everybody", post: stock },
  "/office/shipments/lockers/import": { get: stock, post: stock },
  "/office/shipments/labels": { get: "everybody" },
  "/office/shipments/files/:file": { get: stock },
  "/office/shipments/:number": { get: "everybody", post: stock },
  "/office/returns": { get: orders },
  "/office/returns/:number": { get: orders, post: ["sales", "technician"] },
  "/office/customers": { get: ["sales", "accounting"], post: ["sales"] },
  "/office/customers/export.csv": { get: ["sales"] },
  "/office/customers/find": { get: ["sales", "accounting"] },
  "/office/customers/requests": { get: ["sales", "accounting"] },
  "/office/customers/:id": { get: ["sales", "accounting"], post: ["sales"] },
  "/office/customers/:id/data": { get: ["sales"] },
  "/office/customers/:id/erase": { get: ["sales"], post: ["sales"] },
  "/office/messages": { get: ["sales"] },
  "/office/messages/new": { get: ["sales"], post: ["sales"] },
  "/office/messages/import": { get: ["sales"], post: ["sales"] },
  "/office/messages/replies": { get: ["sales"], post: ["sales"] },
  "/office/messages/:number": { get: ["sales"], post: ["sales"] },
  "/office/reviews": { get: ["sales"], post: ["sales"] },
  "/office/reviews/questions": { get: ["sales"] },
  "/office/reviews/questions/:id": { get: ["sales"], post: ["sales"] },
  "/office/reviews/:id": { get: ["sales"], post: ["sales"] },
  "/office/trade-ins": { get: purchases, post: ["buying", "technician"] },
  "/office/trade-ins/records.pdf": { get: purchases },
  "/office/vouchers": { get: ["sales", "accounting"] },
  "/office/vouchers/new": { get: ["sales"], post: ["sales"] },
  "/office/vouchers/:id": { get: ["sales", "accounting"], post: ["sales"] },
  "/office/newsletter": { get: ["sales", "accounting"] },
  "/office/newsletter/export.csv": { get: ["sales"] },
  "/office/trade-ins/:number": { get: purchases, post: ["buying", "technician"] },
  // Each form needs a right of its own: sellers.check, sellers.identity or trade-ins.edit.
  "/office/trade-ins/:number/papers": { get: purchases, post: purchases },
  "/office/safety": { get: ["sales", "technician", "buying"] },
  "/office/safety/new": { get: ["sales", "technician", "buying"], post: ["sales", "technician", "buying"] },
  "/office/safety/manufacturers": { get: ["sales", "technician", "buying"], post: ["sales", "technician", "buying"] },
  "/office/safety/:id": { get: ["sales", "technician", "buying"], post: ["sales", "technician", "buying"] },
  "/office/watch-list": { get: ["buying", "accounting"], post: ["buying", "accounting"] },
  "/office/payouts": { get: ["accounting"], post: ["accounting"] },
  "/office/payouts/files/:file": { get: ["accounting"] },
  "/office/price-book": { get: purchases, post: ["buying"] },
  "/office/price-book/:file": { get: purchases },
  "/office/photos": { get: "everybody" },
  "/office/intake": { get: "everybody", post: stock },
  "/office/intake/:code": { get: stock, post: stock },
  "/office/inspections": { get: orders },
  "/office/inspections/:code": { get: orders, post: ["sales", "technician"] },
  "/office/staff": { get: "owner", post: "owner" },
  "/office/staff/:id": { get: "owner", post: "owner" },
  "/office/sessions": { get: "everybody", post: "everybody" },
  "/office/audit": { get: "owner" },
  "/office/search": { get: "everybody" },
  "/office/views": { get: "everybody", post: "everybody" },
  "/office/*": { get: "everybody" },
  "/office/cash": { get: ["sales", "accounting"], post: ["sales", "accounting"] },
  "/office/cash/receipts/:number": { get: ["sales", "accounting"] },
  "/office/journal": { get: ["accounting"] },
  "/office/journal/:file": { get: ["accounting"] },
  "/office/listings": { get: "everybody", post: stock },
  "/office/listings/new": { get: stock, post: stock },
  "/office/listings/:id": { get: "everybody", post: stock },
  "/office/listings/:id/photos/:photo": { get: stock, post: stock },
  "/office/listings/originals/:photo": { get: "everybody" },
  "/office/bench": { get: "everybody" },
  "/office/bench/:code": { get: "everybody", post: ["technician"] },
  "/office/bench/:code/files": { get: ["technician"], post: ["technician"] },
  "/office/bench/:code/files/:id": { get: ["technician"], post: ["technician"] },
  "/office/bench-photos/:id": { get: "everybody" },
  "/office/bench-files/:id": { get: "everybody" },
  "/office/erasure-logs/:id": { get: "everybody" },
  "/office/units": { get: "everybody", post: stock },
  "/office/units/build": { get: stock, post: stock },
  "/office/units/csv": { get: stock, post: ["buying"] },
  "/office/units/csv/:id": { get: ["buying"], post: ["buying"] },
  "/office/units/labels.pdf": { get: "everybody" },
  "/office/units/export.csv": { get: "everybody" },
  "/office/units/template.csv": { get: stock },
  "/office/units/:code": { get: "everybody", post: stock },
  "/office/units/:code/repair": { get: ["technician"], post: ["technician"] },
  "/office/units/:code/split": { get: stock, post: stock },
  "/office/bulk": { get: "everybody", post: stock },
  "/office/bulk/:id": { get: "everybody", post: stock },
  "/office/settings": { get: "owner" },
  "/office/settings/pages": { get: "owner" },
  "/office/settings/pages/:page/:language": { get: "owner", post: "owner" },
  "/office/settings/letters": { get: "owner" },
  "/office/settings/letters/:email/:language": { get: "owner", post: "owner" },
  "/office/settings/:name": { get: "owner", post: "owner" },
  "/office/integrations": { get: "owner" },
  "/office/integrations/endpoints/new": { get: "owner", post: "owner" },
  "/office/integrations/endpoints/:id": { get: "owner", post: "owner" },
  "/office/integrations/endpoints/:id/remove": { get: "owner", post: "owner" },
  "/office/integrations/deliveries": { get: "owner" },
  "/office/integrations/deliveries/:id": { get: "owner", post: "owner" },
  "/office/integrations/tokens/new": { get: "owner", post: "owner" },
  "/office/integrations/tokens/:id/revoke": { get: "owner", post: "owner" },
  "/office/reports/:report?": { get: ["accounting"] },
  "/office/reports/units": { get: ["accounting"] },
  "/office/reports/:report/csv": { get: ["accounting"] },
};

/** Routes below /office that need no right: the two steps before somebody is signed in. */
const open = new Set(["/office/code", "/office/invitation"]);

const params: Record<string, string> = {
  number: "ORD-000000",
  month: "2026-11",
  format: "pdf",
  id: "00000000-0000-4000-8000-000000000000",
  file: "PAY-20261121-0001.xml",
  code: "VND-000000-1",
};

type Verb = (args: never) => unknown;
type OfficeRoute = { loader: Verb | undefined; action: Verb | undefined };

let shop: TestShop;
const members = new Map<StaffRole, Awaited<ReturnType<typeof aStaffMember>>>();
const routes = new Map<string, OfficeRoute>();

beforeAll(async () => {
  shop = await openTestShop();
  for (const role of staffRoles) members.set(role, await aStaffMember(shop, { staffRoles: [role] }));
  const all = await siteRoutes();
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : all[id];
    if (!route || route.id === "root") return "";
    return route.path ? `${pathOf(route.parentId)}/${route.path}` : pathOf(route.parentId);
  };
  for (const route of Object.values(all)) {
    const path = pathOf(route?.id);
    const isLayout = Object.values(all).some((child) => child?.parentId === route?.id);
    if (!route || isLayout || !/^\/office(?:\/|$)/.test(path)) continue;
    const { loader, action } = route.module as Partial<OfficeRoute>;
    routes.set(path, { loader, action });
  }
});
afterAll(() => shop.close());

test("every route of the office says in the table who may use it", () => {
  const missing = [...routes.keys()].filter((path) => !open.has(path) && !(path in table));
  expect(missing, "add a line for each to the table of this test").toEqual([]);
  const gone = Object.keys(table).filter((path) => !routes.has(path));
  expect(gone, "these routes no longer exist").toEqual([]);
  for (const [path, { get, post }] of Object.entries(table)) {
    expect({ path, get: get !== undefined, post: post !== undefined }).toEqual({
      path,
      get: routes.get(path)?.loader !== undefined,
      post: routes.get(path)?.action !== undefined,
    });
  }
});

describe.each(staffRoles)("a member of staff with the role %s", (role) => {
  test.each(Object.entries(table))("%s", async (path, allowed) => {
    const member = members.get(role)!;
    const { loader, action } = routes.get(path) ?? {};
    const address = path.replace(/:(\w+)\??/g, (_, name: string) => params[name] ?? "x");
    if (loader && allowed.get) {
      const { status } = await member.get(loader, address, params);
      expect({ get: isLet(status) }).toEqual({ get: mayAs(role, allowed.get) });
    }
    if (action && allowed.post) {
      const { status } = await member.post(action, address, {}, params);
      expect({ post: isLet(status) }).toEqual({ post: mayAs(role, allowed.post) });
    }
  });
});

/** An empty form or a number of nothing is refused for what it is, but not for the right. */
function isLet(status: number): boolean {
  if (status >= 500) throw new Error(`an answer of ${status}`);
  return status !== 403;
}

function mayAs(role: StaffRole, allowed: Roles): boolean {
  if (role === "owner" || allowed === "everybody") return true;
  return allowed !== "owner" && allowed.includes(role);
}
