// Smoke test: every page of the site map responds, and invalid requests get a proper error page.

import { describe, expect, test } from "vitest";
import { sharedShop } from "./shop.ts";

describe("the site map", () => {
  const shop = sharedShop();

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
    ["/assistant", 200],
    ["/contact", 200],
    ["/terms", 200],
    ["/privacy", 200],
    ["/no/such/page", 404],
    ["/%", 400],
    ["/products?q=%00", 400],
    [`/products?q=${"x".repeat(20_000)}`, 414],
    ["/../../etc/passwd", 404],
    ["/healthz", 200],
    ["/readyz", 200],
  ] as const)("%s answers %i", async (path, status) => {
    const answer = await fetch(shop.url + path, { redirect: "follow" });
    expect(answer.status).toBe(status);
  });

  // Each route has a request handler that knows only its own branch (decision 247); browsers must know all routes.
  test("every page names the script with the routes of all pages", async () => {
    const html = await (await fetch(`${shop.url}/cart`)).text();
    const script = /"(\/assets\/manifest-[\w-]+\.js)"/.exec(html)?.[1];
    expect(script).toBeDefined();
    const manifest = await (await fetch(shop.url + script!)).text();
    for (const route of ["root", "features/cart/cart", "features/catalogue/products", "features/office/orders/orders"])
      expect(manifest).toContain(`"${route}"`);
  });

  // Invalid filters of the catalogue are ignored and named on the page.
  test.each([
    ["a reversed range", "/products?priceRange=9000-10&ramType=DDR4", ["priceRange=9000-10"]],
    ["a word in the boxes", "/products?customPrice=1&priceMin=cheap&priceMax=10", ["priceRange=cheap-10"]],
    ["an absurd range", "/products?priceRange=-5--1", ["priceRange=-5--1"]],
    ["page 10^9", "/products?page=1000000000", ["page=1000000000"]],
    ["page 10^30", `/products?page=1${"0".repeat(30)}`, ["page=1000"]],
    ["page 10^9 of a category", "/components/ram?page=1000000000", ["page=1000000000"]],
    [
      "unknown values",
      "/products?page=-1&sort=cheapest&ramType=DDR9&game=solitaire",
      ["page=-1", "sort=cheapest", "ramType=DDR9", "game=solitaire"],
    ],
    ["ten kilobytes of text", `/products?q=${"x".repeat(10_000)}`, [`q=${"x".repeat(40)}`]],
    [
      "five hundred unknown options",
      `/products?${Array.from({ length: 500 }, (_, n) => `cpus=no-${n}`).join("&")}`,
      ["cpus=no-0", "și încă 498"],
    ],
    [
      "five hundred parameters",
      `/products?${Array.from({ length: 500 }, (_, n) => `p${n}=${n}`).join("&")}`,
      ["p0=0", "și încă 492"],
    ],
    ["bytes that are no text", "/products?q=%01%ff&ramSpeed=%01&__proto__=1&cpus[]=1", ["ramSpeed="]],
  ])("a list asked for nonsense is a usable page that names it: %s", async (_, address, names) => {
    const answer = await fetch(shop.url + address, { headers: { "accept-language": "ro" } });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const total = Number(/data-total="(\d+)"/.exec(html)?.[1]);
    if (!address.includes("q=")) expect(total).toBeGreaterThan(0);
    const [notice = ""] = /Am ignorat parametrii nerecunoscuți din link:.*?<\/div>/s.exec(html) ?? [];
    for (const name of names) expect(notice.replaceAll("<!-- -->", "")).toContain(name);
    expect(html.length).toBeLessThan(400_000);
    const { text } = { text: await (await fetch(`${shop.url}/metrics`)).text() };
    expect(text).toMatch(/^page_cache_pages \d{1,2}$/m);
  });

  test.each([
    "/_.data?_routes=features%2Fcontent%2Fhome%2Fhome",
    "/products.data?sort=priceAsc&_routes=features%2Fcatalogue%2Fproducts",
    "/components/ram.data?_routes=features%2Fcatalogue%2Fcomponent-category",
    "/products/1.data?tab=benchmarks&_routes=features%2Fproduct%2Fproduct",
    "/components.data?_routes=features%2Fcatalogue%2Fcomponent-categories",
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
    expect((await fetch(shop.url + address, { headers: { cookie: "lng=ro", "if-none-match": etag } })).status).toBe(
      304,
    );
  });

  test("the order of the newest is the catalogue's own, and every price preset counts what the shop says", async () => {
    const html = await (await fetch(`${shop.url}/products`)).text();
    const cards = [...html.matchAll(/href="\/products\/(\d+)"/g)].map(([, id]) => Number(id));
    expect([...new Set(cards)].slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    const counts = {
      "500-1000": 12,
      "1000-1500": 58,
      "1500-2000": 144,
      "2000-3000": 231,
      "3000-4000": 198,
      "4000-5000": 142,
      "5000-": 124,
    };
    const panel = new Map(
      [
        ...html.matchAll(
          /<input[^>]*name="priceRange"[^>]*value="([^"]*)"[^>]*\/>(?:(?!<\/label>).)*data-count="(\d+)"/gs,
        ),
      ].map(([, preset, count]) => [preset, Number(count)]),
    );
    expect(Object.fromEntries(panel)).toEqual(counts);
    for (const [preset, count] of Object.entries(counts)) {
      const page = await (await fetch(`${shop.url}/products?priceRange=${preset}`)).text();
      expect(page, preset).toContain(`data-total="${count}"`);
    }
  });
});
