import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { publicPage } from "./public-page.server.ts";

const shelf = {
  byId: (id: ListingId) => (id === 1 ? ({ id } as never) : null),
  knows: (_aisle: string, facet: string, value: string) => facet === "cpus" && value.startsWith("ryzen"),
};
const at = (target: string) => {
  const url = new URL(target, "http://shop.example");
  return publicPage({ path: url.pathname, search: url.search }, shelf);
};

describe("a page that is the same for everybody", () => {
  test.each([
    ["/", "/"],
    ["/?utm_source=x&lng=en", "/"],
    ["/products", "/products"],
    ["/products?", "/products"],
    ["/products?sort=newest&page=1", "/products"],
    ["/products?page=2&sort=priceAsc", "/products?page=2&sort=priceAsc"],
    ["/products?sort=priceAsc&fbclid=abc&page=2&lng=uk", "/products?page=2&sort=priceAsc"],
    ["/products?cpus=ryzen-b&cpus=ryzen-a&cpus=ryzen-b", "/products?cpus=ryzen-a&cpus=ryzen-b"],
    ["/products?ramType=&q=&ssdCapacity=", "/products"],
    ["/components/ram?page=3", "/components/ram?page=3"],
    ["/products/1", "/products/1"],
    ["/products/1?tab=warranty&from=mail", "/products/1?tab=warranty"],
    ["/products/1?tab=specs", "/products/1"],
    ["/products/1?tab=<script>", "/products/1"],
  ])("%s is kept as %s", (target, address) => {
    expect(at(target)).toEqual({ address });
  });

  test.each(["/products?sort=cheapest", "/products?cpus=unknown", "/products?q=rtx", `/products?q=${"a".repeat(10_000)}`, "/products/999"])(
    "%s is made for this request only",
    (target) => {
      expect(at(target)).toEqual({ address: null });
    },
  );

  test("with 500 parameters has no address of its own", () => {
    expect(at(`/products?${Array.from({ length: 500 }, (_, n) => `p${n}=${n}`).join("&")}`)).toEqual({ address: null });
    const few = Array.from({ length: 50 }, (_, n) => `p${n}=${n}`).join("&");
    expect(at(`/products?${few}&sort=priceAsc`)).toEqual({ address: "/products?sort=priceAsc" });
  });

  test.each(["/cart", "/checkout", "/account", "/account/orders", "/products/1/reserve", "/products/x", "/products/01", "/products/", "/login", "/office", "/api/session"])(
    "%s is not",
    (target) => {
      expect(at(target)).toBeNull();
    },
  );

  test("has one address for one meaning: canonical addresses stay as they are, whatever is added to them", () => {
    const parameter = fc.constantFrom("sort=priceAsc", "sort=priceDesc", "page=2", "page=7", "priceRange=2000-3000", "ramType=DDR4", "ramCapacity=16", "cpus=ryzen-1", "cpus=ryzen-2", "game=cs2", "testedOnly=1");
    fc.assert(
      fc.property(fc.uniqueArray(parameter, { selector: (text) => text.split("=")[0] }), fc.webQueryParameters(), (parameters, noise) => {
        const address = at(`/products?${parameters.join("&")}`)?.address;
        fc.pre(typeof address === "string");
        expect(at(address ?? "")?.address).toBe(address);
        expect(at(`/products?${parameters.toReversed().join("&")}`)?.address).toBe(address);
        const strange = noise.split("&").filter(Boolean).map((pair) => `x-${pair}`).join("&").slice(0, 200);
        expect(at(`/products?${strange}&${parameters.join("&")}`)?.address).toBe(address);
      }),
      { numRuns: 50 },
    );
  });
});
