import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../base/db.server.ts";
import { newId, type ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { aVisitor, putOnSale, takenBySomebody } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { clearCart } from "./clear-cart.server.ts";
import { dropGameTest } from "./drop-game-test.server.ts";
import { CartForm } from "./forms.ts";
import { parseGames } from "./game-test.ts";
import { mergeCart } from "./merge-cart.server.ts";
import { removeFromCart } from "./remove-from-cart.server.ts";
import { requestGameTest } from "./request-game-test.server.ts";
import { viewCart } from "./view-cart.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe("games to be tested", () => {
  test.each([
    [["CS2"], ["CS2"]],
    [["  Dota   2 ", "", "dota 2"], ["Dota 2"]],
    [
      ["CS2", "PUBG", "Factorio"],
      ["CS2", "PUBG", "Factorio"],
    ],
  ])("%j are %j", (typed, games) => expect(parseGames(typed)).toEqual(games));

  test.each([[[]], [["", "  "]], [["a", "b", "c", "d"]], [["x"]], [["x".repeat(61)]]])("%j are none", (typed) =>
    expect(parseGames(typed)).toBeNull(),
  );

  test("come from three fields, of which one is enough", () => {
    expect(CartForm.parse({ intent: "test", productId: "7", consent: "on", game1: "", game2: "CS2" })).toEqual({
      intent: "test",
      productId: 7,
      games: ["CS2"],
    });
    const silent = CartForm.safeParse({ intent: "test", productId: "7", game1: "CS2" });
    expect(silent.error?.issues).toMatchObject([{ path: ["consent"], message: "consent-missing" }]);
    const wrong = CartForm.safeParse({ intent: "test", productId: "7", consent: "on", game1: " " });
    expect(wrong.error?.issues).toMatchObject([{ path: ["game1"], message: "games-missing" }]);
    expect(
      CartForm.safeParse({ intent: "test", productId: "7", consent: "on", game1: "x".repeat(61) }).error?.issues,
    ).toMatchObject([{ message: "game-too-long" }]);
  });
});

describe("a game test", () => {
  const games = ["CS2", "Dota 2"];

  test("goes into the cart together with its PC, costs 50 RON, and brings no free shipping", async () => {
    const visitorId = aVisitor(newId());
    const listingId = await putOnSale(shop.db, aPc({ price: ron(1980), title: "PC de test" }));
    expect(await requestGameTest(shop, { visitorId, listingId, games })).toEqual({
      ok: true,
      value: { title: "PC de test" },
    });
    expect(await viewCart(shop, { visitorId })).toMatchObject({
      items: 1,
      lines: [{ gameTest: games, quantity: 1 }],
      totals: { goods: 1980_00, services: 50_00, shipping: 19_99, total: 2049_99 },
    });
  });

  test("asked for again has the new games, and is still one", async () => {
    const visitorId = aVisitor(newId());
    const listingId = await putOnSale(shop.db, aPc());
    await addToCart(shop, { visitorId, listingId, quantity: 1 });
    await requestGameTest(shop, { visitorId, listingId, games });
    await requestGameTest(shop, { visitorId, listingId, games: ["PUBG"] });
    expect(await viewCart(shop, { visitorId })).toMatchObject({
      lines: [{ gameTest: ["PUBG"] }],
      totals: { services: 50_00 },
    });
  });

  test("leaves with its PC, or alone", async () => {
    const visitorId = aVisitor(newId());
    const listingId = await putOnSale(shop.db, aPc());
    await requestGameTest(shop, { visitorId, listingId, games });
    expect(await dropGameTest(shop, { visitorId, listingId })).toEqual({ ok: true, value: null });
    expect(await dropGameTest(shop, { visitorId, listingId })).toEqual(refuse.notFound({ code: "not-in-cart" }));
    expect(await viewCart(shop, { visitorId })).toMatchObject({ items: 1, totals: { services: 0 } });
    await requestGameTest(shop, { visitorId, listingId, games });
    await transaction(shop.db, (tx) => removeFromCart(tx, { visitorId, listingId }));
    await addToCart(shop, { visitorId, listingId, quantity: 1 });
    expect(await viewCart(shop, { visitorId })).toMatchObject({ lines: [{ gameTest: null }] });
    await transaction(shop.db, (tx) => clearCart(tx, { visitorId }));
  });

  test("follows its buyer who signs in, also where the account's cart has the same PC", async () => {
    const [guest, member] = [aVisitor(newId()), aVisitor(newId())];
    const [one, other] = [await putOnSale(shop.db, aPc()), await putOnSale(shop.db, aPc())];
    await addToCart(shop, { visitorId: member, listingId: other, quantity: 1 });
    for (const listingId of [one, other]) await requestGameTest(shop, { visitorId: guest, listingId, games });
    await transaction(shop.db, (tx) => mergeCart(tx, { from: guest, to: member }));
    expect(await viewCart(shop, { visitorId: member })).toMatchObject({
      lines: [{ gameTest: games }, { gameTest: games }],
      totals: { services: 100_00 },
    });
  });

  test("of a component is refused, and the component is not put into the cart by it", async () => {
    const visitorId = aVisitor(newId());
    const listingId = await putOnSale(shop.db, aComponent("ssd"));
    expect(await requestGameTest(shop, { visitorId, listingId, games })).toEqual(
      refuse.invalid({ code: "not-testable" }),
    );
    expect(await viewCart(shop, { visitorId })).toMatchObject({ items: 0 });
  });

  test.each(["held", "sold"] as const)("of a PC that is %s by somebody else is refused", async (how) => {
    const listingId = await putOnSale(shop.db, aPc());
    await takenBySomebody(shop.db, listingId, { how });
    expect(await requestGameTest(shop, { visitorId: aVisitor(newId()), listingId, games })).toEqual(
      refuse.conflict({ code: how }),
    );
  });

  test("of a PC that never was is refused", async () => {
    expect(
      await requestGameTest(shop, { visitorId: aVisitor(newId()), listingId: 2_000_000_000 as ListingId, games }),
    ).toEqual(refuse.notFound({ code: "listing-unknown" }));
  });
});
