// What a stranger's first hour must not break: every page of the site map answers, and nonsense is answered politely.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startShop, type RunningShop } from "./shop.ts";

describe("the site map", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  test.each([
    ["/", 200],
    ["/products", 200],
    ["/products/1", 200],
    ["/products/999999999", 404],
    ["/products/0x1", 404],
    ["/products/1e3", 404],
    ["/components", 200],
    ["/components/processors", 200],
    ["/components/graphics-cards", 200],
    ["/components/motherboards", 200],
    ["/components/ram", 200],
    ["/components/ssd", 200],
    ["/components/hdd", 200],
    ["/components/power-supplies", 200],
    ["/components/cases", 200],
    ["/components/coolers", 200],
    ["/components/teapots", 404],
    ["/components/sell", 200],
    ["/configurator", 200],
    ["/sell", 200],
    ["/login", 200],
    ["/register", 200],
    ["/cart", 200],
    ["/account", 200],
    ["/account/orders", 200],
    ["/about", 200],
    ["/contact", 200],
    ["/terms", 200],
    ["/privacy", 200],
    ["/no/such/page", 404],
    ["/%", 400],
    ["/../../etc/passwd", 404],
    ["/healthz", 200],
    ["/readyz", 200],
  ] as const)("%s answers %i", async (path, status) => {
    const answer = await fetch(shop.url + path, { redirect: "follow" });
    expect(answer.status).toBe(status);
  });

  test.each([
    "priceRange=9000-10",
    "priceRange=-5--1&page=1000000000",
    "page=-1&sort=cheapest&ramType=DDR9",
    `q=${"x".repeat(10_000)}`,
    Array.from({ length: 500 }, (_, n) => `cpus=no-${n}`).join("&"),
    "q=%00%ff&cpus[]=1&__proto__=1",
  ])("a list asked for nonsense is a usable page: %.40s", async (query) => {
    const answer = await fetch(`${shop.url}/products?${query}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/data-total="\d+"/);
  });

  test.each([
    "/_.data?_routes=routes%2Fhome",
    "/products.data?sort=priceAsc&_routes=routes%2Fproducts",
    "/components/ram.data?_routes=routes%2Fcomponent-category",
    "/products/1.data?tab=benchmarks&_routes=routes%2Fproduct",
    "/components.data?_routes=routes%2Fcomponents",
    "/products.data",
  ])("what a link brings is the same for everybody, and kept: %s", async (address) => {
    const mine = await fetch(shop.url + address, { headers: { cookie: "visitor=me; lng=ro" } });
    const yours = await fetch(shop.url + address, { headers: { cookie: "visitor=you; lng=ro" } });
    expect(mine.status).toBe(200);
    expect(mine.headers.get("content-type")).toContain("text/x-script");
    const etag = mine.headers.get("etag") ?? "none";
    expect(yours.headers.get("etag")).toBe(etag);
    const text = await mine.text();
    expect(text).toContain(/_routes=([^&]+)/.exec(decodeURIComponent(address))?.[1] ?? "root");
    expect(await yours.text()).toBe(text);
    expect((await fetch(shop.url + address, { headers: { cookie: "lng=ro", "if-none-match": etag } })).status).toBe(304);
  });

  test("the order of the newest is the catalogue's own, and every price preset counts what the shop says", async () => {
    const html = await (await fetch(`${shop.url}/products`)).text();
    const cards = [...html.matchAll(/href="\/products\/(\d+)"/g)].map(([, id]) => Number(id));
    expect([...new Set(cards)].slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    const counts = { "500-1000": 12, "1000-1500": 58, "1500-2000": 144, "2000-3000": 231, "3000-4000": 198, "4000-5000": 142, "5000-": 124 };
    for (const [preset, count] of Object.entries(counts)) {
      const page = await (await fetch(`${shop.url}/products?priceRange=${preset}`)).text();
      expect(page, preset).toContain(`data-total="${count}"`);
    }
  });
});
