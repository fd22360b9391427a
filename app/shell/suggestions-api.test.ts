import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedDemo } from "../../demo/seed.server.ts";
import { routeArgs } from "../../testing/request.ts";
import { parseFilter } from "../../shop/catalogue/search/parse-filter.ts";
import { categories } from "../../shop/catalogue/specs.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import type { Language } from "../i18n/languages.ts";
import { loader, type Suggested } from "./suggestions-api.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => seedDemo(db, { now: new Date("2026-11-21T10:00:00Z") }) });
});
afterAll(() => shop.close());

async function suggestions(q: string, language: Language = "ro"): Promise<Suggested[]> {
  const answer = await loader(routeArgs(shop, `/api/suggestions?q=${encodeURIComponent(q)}`, { language })).json();
  return (answer as { suggestions: Suggested[] }).suggestions;
}

describe("the search box", () => {
  test("suggests a part with the number of machines that have it, and machines with their prices", async () => {
    const found = await suggestions("rtx 3060");
    expect(found.length).toBeLessThanOrEqual(8);
    const part = found.find(({ href }) => href === "/products?gpus=nvidia-geforce-rtx-3060");
    expect(part?.count).toBeGreaterThan(0);
    const listing = found.find(({ kind }) => kind === "listing");
    expect(listing?.href).toMatch(/^\/products\/\d+$/);
    expect(listing?.price).toMatch(/RON$/);
  });

  test("finds a product type by its name in the visitor's language", async () => {
    for (const [language, q] of [
      ["ro", "placi video"],
      ["en", "graphics cards"],
      ["hu", "videokárty"],
      ["uk", "відеокарт"],
    ] as const) {
      expect((await suggestions(q, language))[0]).toMatchObject({
        kind: "product-type",
        href: "/components/graphics-cards",
      });
    }
  });

  test("suggests the corrected word for a typing error", async () => {
    expect((await suggestions("gefroce 3060")).map(({ href }) => href)).toContain(
      "/products?gpus=nvidia-geforce-rtx-3060",
    );
    const byWords = await suggestions("3060 ryzen");
    expect(byWords.length).toBeGreaterThan(0);
    for (const { kind } of byWords) expect(kind).toBe("listing");
    const cooler = await suggestions("noctau");
    expect(cooler.map(({ label }) => label).join()).toContain("Noctua");
  });

  test("counts as many results as the list then shows", async () => {
    for (const { href, count, kind } of [...(await suggestions("ryzen 5")), ...(await suggestions("memorii"))]) {
      if (kind === "listing") continue;
      const url = new URL(href, "http://shop.example");
      const category = url.pathname.startsWith("/components/")
        ? categories.find((known) => url.pathname.endsWith(known))
        : undefined;
      const { filter } = parseFilter(category ?? "pc", { params: url.searchParams, knows: shop.catalogueIndex.knows });
      expect(shop.catalogueIndex.search(filter).total, href).toBe(count);
    }
  });

  test("suggests nothing for an empty text, and handles ten kilobytes", async () => {
    expect(await suggestions("")).toEqual([]);
    expect(await suggestions("x".repeat(10_000))).toEqual([]);
    expect(await suggestions("\u0000%_'; --")).toEqual([]);
  });
});
