import { expect, test } from "vitest";
import { storedEventTypes, storedScopes } from "./stored.ts";

test("a token has only scopes that exist, and an endpoint's types are texts", () => {
  expect(storedScopes(["stock.read", "orders.write"])).toEqual(["stock.read", "orders.write"]);
  for (const broken of [["stock.everything"], "stock.read", { 0: "stock.read" }, null])
    expect(() => storedScopes(broken)).toThrow();
  expect(storedEventTypes(["order.paid"])).toEqual(["order.paid"]);
  for (const broken of [[1], "order.paid", null]) expect(() => storedEventTypes(broken)).toThrow();
});
