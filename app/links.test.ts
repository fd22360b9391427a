import { describe, expect, test } from "vitest";
import { everything } from "../shop/catalogue/search/filter.ts";
import type { ListingId } from "../base/id.ts";
import { links } from "./links.ts";
import { officeLinks } from "./office-links.ts";

describe("a link", () => {
  test("has only the parameters with a value, and escapes them", () => {
    expect(links.pay("ORD-123456", { key: null, problem: "declined" })).toBe(
      "/checkout/pay/ORD-123456?problem=declined",
    );
    expect(links.pay("ORD-123456", { key: null })).toBe("/checkout/pay/ORD-123456");
    expect(links.apiSuggestions({ q: "a&b c" })).toBe("/api/suggestions?q=a%26b+c");
  });

  test("escapes its path parameters", () => {
    expect(links.order("ORD/1?x")).toBe("/account/orders/ORD%2F1%3Fx");
  });

  test("appends an existing query unchanged, with or without its question mark", () => {
    for (const query of ["?key=a%20b&done", "key=a%20b&done"])
      expect(links.order("ORD-1", query, "claims")).toBe("/account/orders/ORD-1?key=a%20b&done#claims");
    expect(links.order("ORD-1", "")).toBe("/account/orders/ORD-1");
    expect(officeLinks.orders(new URLSearchParams({ page: "2" }))).toBe("/office/orders?page=2");
    expect(officeLinks.orders(new URLSearchParams())).toBe("/office/orders");
  });

  test("to an anchor of the home page keeps its slash", () => {
    expect(links.home("organization")).toBe("/#organization");
  });
});

describe("a list", () => {
  test("has one canonical address for each filter", () => {
    expect(links.list({ ...everything("pc"), q: "rtx 3060", page: 2 })).toBe("/products?page=2&q=rtx+3060");
    expect(links.list(everything("ssd"))).toBe("/components/ssd");
  });

  test("has the language parameter where an e-mail links to it", () => {
    expect(links.listIn("uk", everything("ram"))).toBe("/components/ram?lng=uk");
    expect(links.listIn("hu", { ...everything("pc"), q: "a" })).toBe("/products?q=a&lng=hu");
  });

  test("without results leads to an alert for the same filter, without page and order", () => {
    expect(links.alert({ ...everything("pc"), q: "a", sort: "priceAsc", page: 3 })).toBe("/alerts/for/pc?q=a");
  });

  test("of things to compare keeps their order", () => {
    expect(links.comparison([2, 1] as ListingId[], { onlyDifferences: true })).toBe("/compare?ids=2,1&differences=1");
  });
});
