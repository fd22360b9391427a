import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { issueDocuments } from "../../../../shop/invoices/issue-documents.server.ts";
import { searchEverything } from "../../../../shop/office/search-everything.server.ts";
import { ordersIn, somebodyNew } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { hitLink } from "../search/hit-link.ts";
import { waitingCounts } from "../waiting.view.server.ts";
import * as customer from "./customer.tsx";
import * as customers from "./customers.tsx";
import * as customersFile from "./customers-file.ts";
import * as erase from "./erase.tsx";
import * as find from "./find-customer.ts";
import * as requests from "./requests.tsx";

let shop: TestShop;
let radu: Awaited<ReturnType<typeof aStaffMember>>;
let email: string;
let id: string;
let number: string;
beforeAll(async () => {
  shop = await openTestShop();
  radu = await aStaffMember(shop, { staffRoles: ["sales"] });
  email = `${newId()}@example.ro`;
  const people = ordersIn(shop);
  const shipping = somebodyNew({ email, firstName: "Domnica", lastName: "Ursu" });
  const order = await people.delivered(await people.paidByCard([], { shipping }));
  number = order.number;
  await issueDocuments(shop);
  const { location } = await radu.get(find.loader, `/office/customers/find?email=${email}`);
  id = location!.split("/").at(-1)!;
});
afterAll(() => shop.close());

const post = (form: Record<string, string>) => radu.post(customer.action, `/office/customers/${id}`, form, { id });

describe("the customers of the office", () => {
  test("are found in the list and by the search of everything, which leads to their page", async () => {
    const { data } = await radu.get(customers.loader, `/office/customers?q=domnica`);
    expect((data as { rows: unknown[] }).rows).toMatchObject([{ id, email, orders: 1 }]);
    const { groups } = await searchEverything(shop, { text: "ursu", roles: ["sales"] });
    const hit = groups.find(({ kind }) => kind === "customer")!.hits[0]!;
    expect(hitLink(hit).to).toBe(`/office/customers/${id}`);
  });

  test("have a page with orders, tags and notes", async () => {
    expect(await post({ intent: "tag-add", tag: " Firmă " })).toMatchObject({
      location: `/office/customers/${id}?done=tag-add`,
    });
    expect(await post({ intent: "tag-add", tag: "" })).toMatchObject({ status: 422 });
    expect(await post({ intent: "note-add", note: newId(), noteText: "Vine vineri" })).toMatchObject({ status: 302 });
    const { data } = await radu.get(customer.loader, `/office/customers/${id}`, { id });
    expect(data).toMatchObject({
      customer: { tags: ["firmă"] },
      orders: [{ number, state: "delivered" }],
      notes: [{ text: "Vine vineri" }],
    });
  });

  test("are tagged many at a time, and downloaded as CSV", async () => {
    const tag = (form: Record<string, string>) => radu.post(customers.action, "/office/customers", form);
    expect(await tag({ intent: "tag-add", tag: "vip", ids: id })).toMatchObject({
      location: "/office/customers?tagged=",
    });
    expect(await tag({ intent: "tag-add", tag: "vip" })).toMatchObject({ status: 422 });
    expect(await radu.get(customersFile.loader, "/office/customers/export.csv?tag=vip")).toMatchObject({ status: 200 });
  });

  test("who ask for erasure wait in the navigation, and are gone after it", async () => {
    expect(await radu.post(erase.action, `/office/customers/${id}/erase`, {}, { id })).toMatchObject({ status: 409 });
    const before = (await waitingCounts(shop, { roles: ["owner"] })).customers ?? 0;
    const form = { intent: "request", request: newId(), kind: "erase", channel: "phone", receivedOn: "2026-11-20" };
    expect(await post(form)).toMatchObject({ location: `/office/customers/${id}?done=request` });
    expect((await waitingCounts(shop, { roles: ["owner"] })).customers).toBe(before + 1);
    expect((await radu.get(erase.loader, `/office/customers/${id}/erase`, { id })).data).toMatchObject({
      obstacle: null,
      isAsked: true,
    });
    expect(await radu.post(erase.action, `/office/customers/${id}/erase`, {}, { id })).toMatchObject({
      location: "/office/customers/requests?done=erased",
    });
    expect(await radu.get(customer.loader, `/office/customers/${id}`, { id })).toMatchObject({ status: 404 });
    const { data } = await radu.get(requests.loader, "/office/customers/requests");
    expect((data as { rows: unknown[] }).rows).toMatchObject([{ kind: "erase", state: "done", customer: null }]);
  });
});
