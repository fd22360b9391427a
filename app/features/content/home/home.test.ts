import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ron } from "../../../../base/money.ts";
import { seedDemo } from "../../../../demo/seed.server.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { handle } from "./home.tsx";
import { homeView } from "./home.view.server.ts";

const now = new Date("2026-11-21T10:00:00Z");

let shop: TestShop;
let empty: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => seedDemo(db, { now }) });
  empty = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  await empty.close();
});

const answer = (query: string) => homeView(shop, new URLSearchParams(query)).answer!;

describe("the answer of the home page", () => {
  test("is three PCs of the stock within the budget, the fastest first", () => {
    const { pcs, budget } = answer("game=cs2&resolution=1080p&budget=2000");
    expect(budget).toBe("2000");
    expect(pcs).toHaveLength(3);
    const rates = pcs.map(({ rate }) => (rate?.kind === "measured" ? rate.value : Number.NaN));
    expect(rates).toEqual(rates.toSorted((one, other) => other - one));
    const affordable = shop.catalogueIndex
      .newestOf("pc", 2000)
      .flatMap((listing) => (listing.kind === "pc" && listing.price <= ron(2000) ? (listing.fps.cs2 ?? 0) : []));
    expect(rates[0]).toBe(Math.max(...affordable));
    for (const { price } of pcs) expect(price).toBeLessThanOrEqual(ron(2000));
  });

  test("says so where a game was not measured at a resolution, and shows the standard one", () => {
    expect(answer("game=cs2&resolution=1440p")).toMatchObject({ isOtherResolution: true, at: { resolution: "1080p" } });
    expect(answer("game=gtav&resolution=1440p")).toMatchObject({
      isOtherResolution: false,
      at: { resolution: "1440p", settings: "ultra" },
    });
  });

  test("answers an address that asks for nonsense like one without a question", () => {
    expect(answer("game=chess&resolution=8k&budget=-1")).toEqual(answer(""));
  });

  test("offers budgets for which there is a PC, and each of them is cached", () => {
    const { budgets } = answer("");
    const known = handle.cache.query.budget as readonly string[];
    for (const { value, amount } of budgets) {
      expect(known).toContain(value);
      expect(answer(`budget=${value}`).pcs.length).toBeGreaterThan(0);
      if (amount !== null) expect(String(amount / 100)).toBe(value);
    }
    expect(handle.cache.query.game).toEqual(answer("").games.map(({ value }) => value));
    expect(handle.cache.query.resolution).toEqual(answer("").resolutions.map(({ value }) => value));
  });
});

test("an empty shop has no answer, no ranges and nothing new", () => {
  expect(homeView(empty, new URLSearchParams("budget=2000"))).toMatchObject({
    answer: null,
    stock: 0,
    prices: [],
    spans: [],
    newest: [],
  });
});
