import { afterAll, beforeAll, expect, test } from "vitest";
import { accessTo, startEFacturaDouble, type EFacturaDouble } from "../../../testing/e-factura/e-factura-double.ts";
import { ordersIn } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { issueDocuments } from "../issue-documents.server.ts";
import { submitDocuments } from "./submit-documents.server.ts";

let shop: TestShop;
let double: EFacturaDouble;
beforeAll(async () => {
  [shop, double] = await Promise.all([openTestShop(), startEFacturaDouble()]);
});
afterAll(() => Promise.all([shop.close(), double.close()]));

test("jobs that run at once upload each document once", async () => {
  const people = ordersIn(shop);
  for (let order = 0; order < 8; order++) await people.paidByCard();
  await issueDocuments(shop);
  const eFactura = accessTo(double, shop.clock);
  await Promise.all([1, 2, 3, 4].map(() => submitDocuments({ ...shop, eFactura })));
  const numbers = double.uploads.map(({ xml }) => /<cbc:ID>([^<]+)<\/cbc:ID>/.exec(xml)?.[1]);
  expect(numbers).toHaveLength(8);
  expect(new Set(numbers).size).toBe(8);
});
