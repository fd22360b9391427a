import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { currentBook } from "../current-book.server.ts";
import { cardsWorth } from "./card-worth.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a typed name is answered with every card that it can mean, each from poor to excellent condition", async () => {
  const { cards } = await cardsWorth(shop, { query: "rtx 3060" });
  expect(cards.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["GeForce RTX 3060 12GB", "GeForce RTX 3060 8GB", "GeForce RTX 3060 Ti"]),
  );
  const book = await currentBook(shop);
  const base = book.parts["graphics-cards/geforce-rtx-3060-12gb"]!;
  const card = cards.find(({ id }) => id === "graphics-cards/geforce-rtx-3060-12gb")!;
  // The price book's own figures: a named part times the percentage of its condition, rounded to whole lei.
  for (const [amount, percent] of [
    [card.low, book.conditions.poor],
    [card.high, book.conditions.excellent],
  ] as const)
    expect(Math.abs(amount - (base * percent) / 100)).toBeLessThan(100);
  expect(card.isOpen).toBe(false);
});

test("a name that is no card has no price, only the most that an unknown card brings after testing", async () => {
  const book = await currentBook(shop);
  expect(await cardsWorth(shop, { query: "qwertyuiop 99" })).toEqual({
    cards: [],
    shipping: book.shipping,
    upTo: book.fallback.gpu,
  });
});

test("an answer names a handful of cards", async () => {
  expect((await cardsWorth(shop, { query: "geforce" })).cards.length).toBeLessThanOrEqual(4);
});
