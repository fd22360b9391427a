import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { ListingId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { seedDemo } from "../../demo/seed.server.ts";
import { categories } from "../../shop/catalogue/specs.ts";
import { routeArgs } from "../../testing/request.ts";
import { waitForIndex, takenBySomebody } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { listAt } from "../features/catalogue/list.view.server.ts";
import { loader as documentOf } from "../features/api/openapi.ts";
import { loader as productAt } from "../features/api/product.ts";
import { loader as productsAt } from "../features/api/products.ts";
import { priceJson, problem, productDetail, productList } from "./api.ts";
import { openApi } from "./openapi.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => seedDemo(db, { now: new Date("2026-11-21T10:00:00Z") }) });
});
afterAll(() => shop.close());

const list = (query = "", options = {}) => productsAt(routeArgs(shop, `/api/products${query}`, options));
const detail = (id: string, options = {}) =>
  productAt(routeArgs(shop, `/api/products/${id}`, { params: { id }, ...options }));
const listed = async (query = "") => productList.parse(await (await list(query)).json());

/** A schema read back from the published OpenAPI document, as a program would use it that knows only the document. */
function published(name: string): z.ZodType {
  const { components } = JSON.parse(JSON.stringify(openApi({ origin: "https://shop.example", shopName: "PCBis" }))) as {
    components: { schemas: Record<string, object> };
  };
  const local = JSON.parse(
    JSON.stringify(components.schemas).replaceAll("#/components/schemas/", "#/$defs/"),
  ) as Record<string, object>;
  return z.fromJSONSchema({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $ref: `#/$defs/${name}`,
    $defs: local,
  } as never);
}

describe("the API's list", () => {
  test("answers in the shape that is documented, for PCs and for every category, page after page", async () => {
    const documented = published("ProductList");
    for (const category of ["", ...categories]) {
      let query = category && `?category=${category}`;
      for (let page = 1; page <= 3; page++) {
        const answer = await (await list(query)).json();
        documented.parse(answer);
        const { links } = productList.parse(answer);
        if (links.next === null) break;
        query = new URL(links.next).search;
      }
    }
  });

  test("is validated strictly: an additional property or a wrong type would fail", async () => {
    const documented = published("ProductList");
    const answer = await listed();
    const [first, ...rest] = answer.items;
    for (const wrong of [
      { ...first, colour: "red" },
      { ...first, price: { bani: 1.5, text: "1,50\u00a0RON", currency: "RON" } },
      { ...first, category: "ram" },
    ]) {
      expect(documented.safeParse({ ...answer, items: [wrong, ...rest] }).success).toBe(false);
    }
  });

  test("finds the same listings as the shop's page with the same query", async () => {
    for (const query of [
      "?gpus=nvidia-geforce-rtx-3060&ramCapacity=16&sort=priceAsc",
      "?q=ryzen",
      "?priceRange=2000-3000&page=2",
      "?game=cs2&sort=performance",
    ]) {
      const page = listAt("pc", {
        request: new Request(`https://shop.example/products${query}`),
        catalogueIndex: shop.catalogueIndex,
        now: shop.clock.now(),
      });
      const answer = await listed(query);
      expect(answer.items.map(({ id }) => id)).toEqual(page.cards.map(({ id }) => id));
      expect(answer).toMatchObject({ total: page.total, pages: page.pages, page: page.filter.page });
      expect(answer.facets).toEqual(page.facets);
    }
  });

  test("counts the spec's price bands", async () => {
    const { total, prices } = await listed();
    expect(total).toBe(909);
    expect(prices.map(({ count }) => count)).toEqual([12, 58, 144, 231, 198, 142, 124]);
  });

  test("its links lead from page to page and back", async () => {
    const first = await listed("?priceRange=2000-3000");
    expect(first.links.previous).toBeNull();
    const second = await listed(new URL(first.links.next ?? "").search);
    expect(second).toMatchObject({ page: 2, query: "page=2&priceRange=2000-3000" });
    expect((await listed(new URL(second.links.previous ?? "").search)).items).toEqual(first.items);
  });

  test("names the parameters that it ignored, and still answers", async () => {
    const answer = await listed(
      `?page=1000000000&sort=magic&cpus=none&q=${"x".repeat(10_000)}&${"gpus=none&".repeat(500)}`,
    );
    expect(answer.ignored.length).toBeGreaterThan(0);
    expect(answer.ignored.length).toBeLessThan(12);
    expect(answer.links.self.length).toBeLessThan(300);
    expect((await listed("?q=ryzen&ramType=DDR4")).filtersGaveWay).toBe(true);
  });

  test("refuses an unknown category", async () => {
    const answer = await list("?category=toasters");
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(problem.parse(await answer.json()).detail).toContain("graphics-cards");
  });

  test("answers 304 to clients that have the current version, until something sells", async () => {
    const etag = (await list("?page=2")).headers.get("etag") ?? "";
    expect((await list("?page=2", { headers: { "if-none-match": etag } })).status).toBe(304);
    await waitForIndex(shop, () => takenBySomebody(shop.db, 500 as ListingId, { how: "sold" }));
    const answer = await list("?page=2", { headers: { "if-none-match": etag } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("etag")).not.toBe(etag);
  });

  test("may be read by any site's scripts, preflight included", async () => {
    expect((await list()).headers.get("access-control-allow-origin")).toBe("*");
    const preflight = await list("", { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("If-None-Match");
    expect((await detail("1", { method: "OPTIONS" })).status).toBe(204);
  });
});

describe("the API's product", () => {
  test("has every fact of a machine, in bani and formatted", async () => {
    const answer: unknown = await (await detail("1")).json();
    published("ProductDetail").parse(answer);
    const { product, measurements, similar } = productDetail.parse(answer);
    expect(product).toMatchObject({
      id: 1,
      kind: "pc",
      availability: "available",
      warrantyMonths: 12,
      guarantee: { months: 12, legal: 12, commercial: 12 },
      price: { bani: 459_900, text: "4.599\u00a0RON" },
    });
    expect(measurements.map((measured) => measured.test)).toContain("cinebench");
    expect(similar).toHaveLength(3);
  });

  test("says reserved, sold, and what the price was", async () => {
    await waitForIndex(shop, () => takenBySomebody(shop.db, 11 as ListingId, { how: "held" }));
    await waitForIndex(shop, () => takenBySomebody(shop.db, 12 as ListingId, { how: "sold" }));
    const states = await Promise.all(
      ["11", "12"].map(async (id) => productDetail.parse(await (await detail(id)).json()).product),
    );
    expect(states.map(({ availability, stock }) => [availability, stock])).toEqual([
      ["reserved", 0],
      ["sold", 0],
    ]);
    await sql`delete from price_log where listing_id = 13`.execute(shop.db);
    const prices = sql`insert into price_log values (13, 999900, '2026-06-01'), (13, 888800, '2026-11-10')`;
    await waitForIndex(shop, () => prices.execute(shop.db));
    expect(productDetail.parse(await (await detail("13")).json()).previousPrice).toEqual(priceJson(bani(999_900)));
  });

  test.each(["0", "-1", "1.5", "abc", "1e3", "99999999999", "%00", "1 or 1=1"])("refuses %j as an id", async (id) => {
    const answer = await productAt(routeArgs(shop, "/api/products/x", { params: { id } }));
    expect(answer.status).toBe(400);
    expect(problem.parse(await answer.json()).status).toBe(400);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("answers 404 for an unknown id and for a draft", async () => {
    await waitForIndex(shop, () =>
      shop.db
        .updateTable("listing")
        .set({ state: "draft" })
        .where("id", "=", 14 as ListingId)
        .execute(),
    );
    for (const id of ["2147483647", "14"]) {
      const answer = await detail(id);
      expect(answer.status).toBe(404);
      problem.parse(await answer.json());
    }
  });
});

describe("the API's document", () => {
  test("is OpenAPI 3.1: every reference resolves, and no schema is unnamed or unused", async () => {
    const text = await (await documentOf(routeArgs(shop, "/api/openapi.json"))).text();
    const document = JSON.parse(text) as ReturnType<typeof openApi>;
    expect(document["openapi"]).toMatch(/^3\.1\./);
    expect(document["servers"]).toEqual([{ url: shop.env.PUBLIC_URL }]);
    const { schemas } = document["components"] as { schemas: Record<string, object> };
    const referred = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? ""),
    );
    expect([...referred].toSorted()).toEqual(Object.keys(schemas).toSorted());
    expect(text.match(/"\$ref":"(?!#\/components\/schemas\/)/)).toBeNull();
    expect(text).not.toContain("__shared");
  });

  test("has every parameter of the list", async () => {
    const paths = openApi({ origin: "https://shop.example", shopName: "PCBis" })["paths"] as Record<
      string,
      { get: { parameters: { name: string }[] } }
    >;
    const named = new Set(paths["/api/products"]?.get.parameters.map(({ name }) => name));
    for (const category of ["", ...categories]) {
      const { facets } = await listed(category && `?category=${category}`);
      for (const { key } of facets) expect(named).toContain(key);
    }
    for (const name of ["q", "sort", "priceRange", "game", "within", "page", "category"]) expect(named).toContain(name);
  });
});
