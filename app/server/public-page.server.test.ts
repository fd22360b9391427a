import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixedClock } from "../../base/clock.ts";
import type { ListingId } from "../../base/id.ts";
import { siteRoutes } from "../../testing/site-routes.ts";
import { GRACE } from "./page-cache.server.ts";
import { PolicyTable } from "./policy-table.server.ts";
import { PublicPages, publicData, publicPage } from "./public-page.server.ts";

const policies = new PolicyTable(await siteRoutes());

const catalogueIndex = {
  byId: (id: ListingId) => (id === 1 ? ({ id } as never) : null),
  knows: (_ProductType: string, facet: string, value: string) => facet === "cpus" && value.startsWith("ryzen"),
};
const targetOf = (address: string) => {
  const { pathname, search } = new URL(address, "http://shop.example");
  return { path: pathname, search };
};
const at = (address: string) => publicPage(targetOf(address), { policies, catalogueIndex });
const dataAt = (address: string) => publicData(targetOf(address), { policies, catalogueIndex });

describe("a page that is the same for everybody", () => {
  test.each([
    ["/", "/"],
    ["/?utm_source=x&lng=en", "/"],
    ["/?budget=2000&game=gtav&utm_source=x", "/?game=gtav&budget=2000"],
    ["/?budget=2001&game=chess", "/"],
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
    expect(at(target)).toMatchObject({ address });
  });

  test.each([
    "/products?sort=cheapest",
    "/products?cpus=unknown",
    "/products?q=rtx",
    `/products?q=${"a".repeat(10_000)}`,
    "/products/999",
  ])("%s is made for this request only", (target) => {
    expect(at(target)).toMatchObject({ address: null });
  });

  test("with 500 parameters has no canonical address", () => {
    expect(at(`/products?${Array.from({ length: 500 }, (_, n) => `p${n}=${n}`).join("&")}`)).toMatchObject({
      address: null,
    });
    const few = Array.from({ length: 50 }, (_, n) => `p${n}=${n}`).join("&");
    expect(at(`/products?${few}&sort=priceAsc`)).toMatchObject({ address: "/products?sort=priceAsc" });
  });

  test.each(["/About", "/%61bout", "/PRODUCTS", "/products/%31", "/components/RAM"])(
    "%s is another spelling, of which there are too many to keep",
    (target) => {
      expect(at(target)).toBeNull();
    },
  );

  test("a list of what fits one visitor's PC is theirs alone, its data too; without it the list is everybody's", () => {
    expect(at("/components/ram?myPc=1")).toBeNull();
    expect(at(`/components/ram?myPc=1&q=${"a".repeat(2000)}`)).toBeNull();
    expect(dataAt("/components/ram.data?myPc=1")).toBeNull();
    expect(at("/components/ram?sort=priceAsc")).toMatchObject({ address: "/components/ram?sort=priceAsc" });
    expect(at("/products?myPc=1")).toMatchObject({ address: null });
  });

  test.each([
    "/cart",
    "/checkout",
    "/account",
    "/account/orders",
    "/products/1/reserve",
    "/products/x",
    "/products/01",
    "/products/",
    "/components/sell",
    "/components/other",
    "/login",
    "/office",
    "/api/session",
  ])("%s is not", (target) => {
    expect(at(target)).toBeNull();
  });

  test("has one address for one meaning: canonical addresses stay unchanged, whatever is added to them", () => {
    const parameter = fc.constantFrom(
      "sort=priceAsc",
      "sort=priceDesc",
      "page=2",
      "page=7",
      "priceRange=2000-3000",
      "ramType=DDR4",
      "ramCapacity=16",
      "cpus=ryzen-1",
      "cpus=ryzen-2",
      "game=cs2",
      "testedOnly=1",
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(parameter, { selector: (text) => text.split("=")[0] }),
        fc.webQueryParameters(),
        (parameters, noise) => {
          const address = at(`/products?${parameters.join("&")}`)?.address;
          fc.pre(typeof address === "string");
          expect(at(address ?? "")?.address).toBe(address);
          expect(at(`/products?${parameters.toReversed().join("&")}`)?.address).toBe(address);
          const strange = noise
            .split("&")
            .filter(Boolean)
            .map((pair) => `x-${pair}`)
            .join("&")
            .slice(0, 200);
          expect(at(`/products?${strange}&${parameters.join("&")}`)?.address).toBe(address);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("the data of such a page", () => {
  test.each([
    ["/_.data", "/_.data"],
    ["/_.data?_routes=features%2Fcontent%2Fhome%2Fhome", "/_.data?_routes=features%2Fcontent%2Fhome%2Fhome"],
    ["/_.data?_routes=features/content/home/home&utm_source=x", "/_.data?_routes=features%2Fcontent%2Fhome%2Fhome"],
    ["/products.data", "/products.data"],
    [
      "/products.data?page=2&_routes=features%2Fcatalogue%2Fproducts&sort=priceAsc&fbclid=abc",
      "/products.data?page=2&sort=priceAsc&_routes=features%2Fcatalogue%2Fproducts",
    ],
    ["/products.data?cpus=ryzen-b&cpus=ryzen-a&lng=uk", "/products.data?cpus=ryzen-a&cpus=ryzen-b"],
    [
      "/components/ram.data?_routes=features%2Fcatalogue%2Fcomponent-category",
      "/components/ram.data?_routes=features%2Fcatalogue%2Fcomponent-category",
    ],
    [
      "/products/1.data?tab=warranty&_routes=features%2Fproduct%2Fproduct",
      "/products/1.data?tab=warranty&_routes=features%2Fproduct%2Fproduct",
    ],
    [
      "/contact.data?_routes=features%2Fcontent%2Fcontact%2Fcontact",
      "/contact.data?_routes=features%2Fcontent%2Fcontact%2Fcontact",
    ],
  ])("%s is kept as %s", (target, address) => {
    expect(dataAt(target)).toMatchObject({ address });
    expect(dataAt(address)).toMatchObject({ address });
  });

  test.each([
    "/products.data?q=rtx",
    "/products.data?sort=cheapest",
    "/products.data?_routes=features%2Fcart%2Fcart",
    "/products.data?_routes=features%2Fcatalogue%2Fproducts,root",
    "/products.data?_routes=features%2Fcatalogue%2Fproducts&_routes=features%2Fcatalogue%2Fproducts",
    "/products.data?_routes=",
    `/products.data?_routes=features%2Fcatalogue%2Fproducts&x=${"a".repeat(10_000)}`,
    "/products/999.data",
    "/contact.data?topic=game-test",
  ])("%.60s is made for this request only", (target) => {
    expect(dataAt(target)).toMatchObject({ address: null });
  });

  test.each([
    "/cart.data",
    "/configurator.data",
    "/configurator/ram.data",
    "/api/session.data",
    "/account.data",
    "/products/1/reserve.data",
    "/products/.data",
    "/office.data",
  ])("%s is the visitor's own", (target) => {
    expect(dataAt(target)).toBeNull();
  });

  test.each(["/", "/components", "/about", "/terms", "/privacy", "/withdraw"])(
    "%s is for everybody, whatever its query says",
    (address) => {
      expect(at(`${address}?utm_source=x`)).toMatchObject({ address });
    },
  );
});

test("the meaning of an address is cached until the catalogue index changes, and for less than a second longer", () => {
  const clock = fixedClock("2026-11-21T08:00:00Z");
  let version = 1;
  const onSale = new Set<number>([1]);
  let queries = 0;
  const changing = {
    ...catalogueIndex,
    byId: (id: ListingId) => (queries++, onSale.has(id) ? ({ id } as never) : null),
    get version() {
      return version;
    },
  };
  const pages = new PublicPages({ policies, catalogueIndex: changing, clock });
  const meanings = [
    "/products/1?from=mail",
    "/products/1.data?tab=warranty",
    "/products?sort=priceAsc&page=2",
    "/cart",
    "/products?q=rtx",
  ];
  for (const address of [...meanings, ...meanings]) {
    const target = targetOf(address);
    expect(pages.at(target), address).toEqual(
      target.path.endsWith(".data")
        ? publicData(target, { policies, catalogueIndex })
        : publicPage(target, { policies, catalogueIndex }),
    );
  }
  expect(queries).toBe(2);
  onSale.delete(1);
  expect(pages.at(targetOf("/products/1?from=mail"))).toMatchObject({ address: "/products/1" });
  version++;
  clock.advance(GRACE);
  expect(pages.at(targetOf("/products/1?from=mail"))).toMatchObject({ address: null });
  // Twenty changes a second do not cause every address to be parsed twenty times a second.
  queries = 0;
  onSale.add(1);
  for (let change = 0; change < 20; change++) {
    version++;
    clock.advance(GRACE / 20);
    pages.at(targetOf("/products/1?from=mail"));
  }
  expect(queries).toBeLessThanOrEqual(20);
  expect(pages.at(targetOf("/products/1?from=mail"))).toMatchObject({ address: "/products/1" });
  // The number of remembered addresses is bounded; an evicted one is parsed again.
  version++;
  clock.advance(GRACE);
  for (let n = 0; n < 5000; n++) pages.at(targetOf(`/products/1?from=${n}`));
  queries = 0;
  pages.at(targetOf("/products/1?from=0"));
  pages.at(targetOf("/products/1?from=4999"));
  expect(queries).toBe(1);
});
