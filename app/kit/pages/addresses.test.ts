import { describe, expect, test } from "vitest";
import { addressIn, alternatesOf } from "./addresses.ts";

describe("an address in a language", () => {
  const origin = "https://shop.example";

  test("has no parameter in Romanian, and ends with the parameter of any other language", () => {
    expect(addressIn("ro", { origin, pathname: "/" })).toBe("https://shop.example/");
    expect(addressIn("uk", { origin, pathname: "/products/1" })).toBe("https://shop.example/products/1?lng=uk");
    expect(addressIn("hu", { origin, pathname: "/products", query: "page=2" })).toBe(
      "https://shop.example/products?page=2&lng=hu",
    );
  });

  test("has one alternate for each language, and the plain one for everybody else", () => {
    expect(alternatesOf({ origin, pathname: "/a" })).toEqual([
      { hreflang: "ro", href: "https://shop.example/a" },
      { hreflang: "en", href: "https://shop.example/a?lng=en" },
      { hreflang: "hu", href: "https://shop.example/a?lng=hu" },
      { hreflang: "uk", href: "https://shop.example/a?lng=uk" },
      { hreflang: "x-default", href: "https://shop.example/a" },
    ]);
  });
});
