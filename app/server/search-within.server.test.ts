import { expect, test } from "vitest";
import { siteRoutes } from "../../testing/site-routes.ts";
import { PolicyTable } from "./policy-table.server.ts";
import { withinAddress, withinCookie } from "./search-within.server.ts";

const policies = new PolicyTable(await siteRoutes());

const ticked = "lng=ro; within=1";

test.each([
  ["/products", "", ticked, "/products?within=1"],
  ["/products", "?q=ryzen&ramType=DDR4", ticked, "/products?q=ryzen&ramType=DDR4&within=1"],
  ["/components/ssd", "", ticked, "/components/ssd?within=1"],
  ["/products", "?within=0", ticked, null],
  ["/products", "?within=1", ticked, null],
  ["/products", "", "lng=ro", null],
  ["/products", "", "within=0", null],
  ["/products", "", undefined, null],
  ["/products/1", "", ticked, null],
  ["/components", "", ticked, null],
  ["/components/sell", "", ticked, null],
  ["/products.data", "", ticked, null],
])("%s%s with the cookie %s leads to %s", (path, search, cookie, address) => {
  expect(withinAddress({ path, search }, { cookie, policies })).toBe(address);
});

test.each([
  ["?q=ryzen&within=0&within=1", "within=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure"],
  ["?q=ryzen&within=0", "within=1; Path=/; Max-Age=0; SameSite=Lax; Secure"],
  ["?q=ryzen&within=1", null],
  ["?q=ryzen", null],
])("the list's form with %s sets %s; a link sets nothing", (search, cookie) => {
  expect(withinCookie({ path: "/products", search }, { https: true, policies })).toBe(cookie);
  expect(withinCookie({ path: "/about", search }, { https: true, policies })).toBeNull();
});
