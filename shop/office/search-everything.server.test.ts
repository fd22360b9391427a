import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { issueDocuments } from "../invoices/issue-documents.server.ts";
import { unitsOf, type Order } from "../orders/order.ts";
import { aMember } from "../../testing/staff.ts";
import { ordersIn, somebodyNew } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import type { StaffRole } from "../accounts/rights.ts";
import { dialled, hitKinds, searchableKinds } from "./office-hit.ts";
import { searchEverything } from "./search-everything.server.ts";

let shop: TestShop;
let order: Order;
let other: Order;
beforeAll(async () => {
  shop = await openTestShop();
  const people = ordersIn(shop);
  order = await people.paidByCard([], {
    shipping: somebodyNew({
      firstName: "Ștefan",
      lastName: "Țărmure",
      phone: "+40745123987",
      email: "stefan.t@example.ro",
    }),
  });
  other = await people.paidByCard([], { shipping: somebodyNew({ firstName: "Ірина", lastName: "Їжак" }) });
  await issueDocuments(shop);
  await shop.db.updateTable("unit").set({ serial: "SN/4J-77190" }).where("id", "=", unitsOf(order)[0]!).execute();
  await shop.db
    .updateTable("salesOrder")
    .set({ courier: "sameday", trackingNumber: "1ONB4455" })
    .where("id", "=", order.id)
    .execute();
  await aMember(shop, { name: "Ștefan Țărmure", email: "stefan.t@example.ro" });
});
afterAll(() => shop.close());

const soldUnit = () =>
  shop.db
    .selectFrom("unit as u")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .where("u.id", "=", unitsOf(order)[0]!)
    .select(["u.code", "l.title", "l.id as listingId"])
    .executeTakeFirstOrThrow();
const find = (text: string, roles: readonly StaffRole[] = ["owner"]) => searchEverything(shop, { text, roles });
const keys = async (text: string, roles?: readonly StaffRole[]) =>
  (await find(text, roles)).groups.flatMap(({ kind, hits }) => hits.map(({ key }) => `${kind} ${key}`));

describe("the search of the office", () => {
  test.each([
    ["a name without its accents", "stefan tarmure"],
    ["the beginning of a name", "ȚĂRM"],
    ["an e-mail address", "stefan.t@example.ro"],
    ["a phone number as it is dialled", "0745 123 987"],
    ["a phone number from abroad", "+40 745-123-987"],
    ["a tracking number", "1onb4455"],
    ["the digits of its number", "%number"],
  ])("finds an order by %s", async (_by, text) => {
    const found = await keys(text.replace("%number", order.number.replace("ORD-", "")));
    expect(found).toContain(`order ${order.number}`);
    expect(found).not.toContain(`order ${other.number}`);
  });

  test("finds a name in Cyrillic, in capitals too", async () => {
    expect(await keys("ЇЖАК")).toContain(`order ${other.number}`);
  });

  test("finds a unit by its code and by its serial number, and says which product it is", async () => {
    const { code, title } = await soldUnit();
    for (const text of [code.toLowerCase(), "sn/4j-77190", "77190"]) {
      const unit = (await find(text)).groups.find(({ kind }) => kind === "unit")?.hits[0];
      expect(unit, text).toMatchObject({ key: code, detail: `${title} · SN/4J-77190` });
    }
  });

  test("finds a product by words of its title, and by its number", async () => {
    const { listingId, title } = await soldUnit();
    expect(await keys(title.split(" ").slice(0, 2).join(" "))).toContain(`listing ${listingId}`);
    expect(await keys(`#${listingId}`)).toContain(`listing ${listingId}`);
  });

  test("finds an invoice by its number and by the buyer, and a customer by name", async () => {
    const invoice = (await find("Țărmure")).groups.find(({ kind }) => kind === "invoice")!.hits[0]!;
    expect(await keys(invoice.key)).toEqual([`invoice ${invoice.key}`]);
    const customer = (await find("tarmure")).groups.find(({ kind }) => kind === "customer")!.hits[0]!;
    expect(customer).toMatchObject({ title: "Ștefan Țărmure", detail: "stefan.t@example.ro" });
  });

  test("a whole code names one thing, a name names none", async () => {
    expect((await find("SN/4J-77190")).exact).toMatchObject({ kind: "unit" });
    expect((await find(order.number)).exact).toMatchObject({ kind: "order", key: order.number });
    expect((await find("tarmure")).exact).toBeNull();
  });

  test("finds for each role only what it may see", async () => {
    expect(await keys("tarmure", ["technician"])).toEqual([`order ${order.number}`]);
    expect(await keys("tarmure", ["buying"])).toEqual([]);
    expect(await keys("tarmure", [])).toEqual([]);
    expect(searchableKinds(["owner"])).toEqual([...hitKinds]);
  });

  test.each(["", " ", "a", "%", "'; --", "&|!:*()", "x".repeat(3000), "\\", "нічого-такого"])(
    "is not confused by %#",
    async (text) => {
      expect((await find(text)).groups).toEqual([]);
    },
  );

  test("reads its indexes, not the tables", async () => {
    await sql`set enable_seqscan = off`.execute(shop.db);
    const { rows } = await sql<{
      "QUERY PLAN": string;
    }>`explain select 1 from sales_order where search @@ search_query('pop')`.execute(shop.db);
    await sql`reset enable_seqscan`.execute(shop.db);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("sales_order_search");
  });
});

test.each([
  ["0745 123 987", "0745123987"],
  ["+40 745-123-987", "0745123987"],
  ["0040745123987", "0745123987"],
  ["(0264) 123 456", "0264123456"],
  ["40745123987", "0745123987"],
  ["4012345678901", null],
  ["ORD-123456", null],
])("%s is dialled as %s", (text, expected) => {
  expect(dialled(text)).toBe(expected);
});
