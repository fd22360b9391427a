import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../../demo/seed.server.ts";
import { routeArgs } from "../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { loader } from "./assistant-api.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => seedDemo(db, { now: new Date("2026-11-21T10:00:00Z") }) });
});
afterAll(() => shop.close());

const answerTo = async (question: string) =>
  (await loader(routeArgs(shop, `/api/assistant?q=${encodeURIComponent(question)}`)).json()) as Record<string, unknown>;

test("an answer links to the list with all the results, and contains no other part of its filter", async () => {
  const answer = await answerTo("cs2, maxim 3000 de lei");
  expect(answer["href"]).toBe("/products?game=cs2&priceRange=0-3000&sort=performance");
  expect(Object.keys(answer).toSorted()).toEqual(["href", "listings", "total", "understood", "way"]);
});
