import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId, type ListingId, type VisitorId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { aVisitor, putOnSale } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { addToCart } from "../../cart/add-to-cart.server.ts";
import { viewCart } from "../../cart/view-cart.server.ts";
import { emptyCart } from "./empty-cart.server.ts";
import { allocateForCheckout } from "./allocate-for-checkout.server.ts";
import { removeCartLine } from "./remove-cart-line.server.ts";
import { replaceCartLines } from "./replace-cart-lines.server.ts";
import { setCartQuantity } from "./set-cart-quantity.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Goods = { ssd: ListingId; pc: ListingId };

/** A visitor whose checkout holds three SSDs and a PC. */
async function inCheckout() {
  const visitorId = aVisitor(newId());
  const goods: Goods = {
    ssd: await putOnSale(shop.db, aComponent("ssd", { stock: 3 })),
    pc: await putOnSale(shop.db, aPc()),
  };
  await addToCart(shop, { visitorId, listingId: goods.ssd, quantity: 3 });
  await addToCart(shop, { visitorId, listingId: goods.pc, quantity: 1 });
  expect(await allocateForCheckout(shop, { visitorId })).toMatchObject({ ok: true });
  return { visitorId, goods };
}

/** How many units of each are held. */
async function held({ ssd, pc }: Goods) {
  const rows = await shop.db
    .selectFrom("hold")
    .innerJoin("unit", "unit.id", "hold.unitId")
    .where("unit.listingId", "in", [ssd, pc])
    .select("unit.listingId")
    .execute();
  const count = (id: ListingId) => rows.filter(({ listingId }) => listingId === id).length;
  return { ssd: count(ssd), pc: count(pc) };
}

type Change = (visitorId: VisitorId, goods: Goods) => Promise<unknown>;

describe("a changed cart gives its held units back", () => {
  test.each<[string, Change, { ssd: number; pc: number }]>([
    [
      "a lower quantity",
      (visitorId, { ssd }) => setCartQuantity(shop, { visitorId, listingId: ssd, quantity: 1 }),
      { ssd: 1, pc: 1 },
    ],
    ["a removed line", (visitorId, { pc }) => removeCartLine(shop, { visitorId, listingId: pc }), { ssd: 3, pc: 0 }],
    ["an emptied cart", (visitorId) => emptyCart(shop, { visitorId }), { ssd: 0, pc: 0 }],
    [
      "replaced lines",
      (visitorId, { ssd }) => replaceCartLines(shop, { visitorId, items: [{ listingId: ssd, quantity: 2 }] }),
      { ssd: 2, pc: 0 },
    ],
  ])("%s", async (_, change, after) => {
    const [one, other] = [await inCheckout(), await inCheckout()];
    await change(one.visitorId, one.goods);
    expect(await held(one.goods)).toEqual(after);
    expect(await held(other.goods)).toEqual({ ssd: 3, pc: 1 });
  });

  test("a refused change changes nothing", async () => {
    const { visitorId, goods } = await inCheckout();
    expect(await setCartQuantity(shop, { visitorId, listingId: goods.ssd, quantity: 4 })).toEqual(
      refuse.invalid({ code: "quantity-above-stock", available: 3 }),
    );
    expect(
      await replaceCartLines(shop, {
        visitorId,
        items: [
          { listingId: goods.ssd, quantity: 1 },
          { listingId: goods.pc, quantity: 2 },
        ],
      }),
    ).toMatchObject({ domainError: { code: "items-unavailable" } });
    const stranger = await putOnSale(shop.db, aPc());
    expect(await removeCartLine(shop, { visitorId, listingId: stranger })).toEqual(
      refuse.notFound({ code: "not-in-cart" }),
    );
    expect(await held(goods)).toEqual({ ssd: 3, pc: 1 });
    expect((await viewCart(shop, { visitorId })).items).toBe(4);
  });
});
