// The upgrades on the page of a PC.

import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { aComponent, aPc, insertListings, specsOf } from "../../../testing/builders.ts";
import { takenBySomebody, waitForIndex } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as product from "./product.tsx";
import type { ListingPageView, ListingSpecsView } from "./product.view.server.ts";

let shop: TestShop;
let weak: ListingId;
let able: ListingId;
let processor: ListingId;
beforeAll(async () => {
  shop = await openTestShop({
    stock: async (db) => {
      const ids = await insertListings(
        db,
        aPc({ specs: { cooler: { ...specsOf.coolers, ratedWatts: 95 } } }),
        aPc({ specs: { cooler: { ...specsOf.coolers, ratedWatts: 125 } } }),
        aComponent("processors", { specs: { model: "Ryzen 9 5900X", cores: 12, tdpWatts: 105 } }),
      );
      [weak, able, processor] = ids as [ListingId, ListingId, ListingId];
    },
  });
});
afterAll(() => shop.close());

async function specsOn(address: string, id: ListingId): Promise<ListingPageView["specs"]> {
  const { data } = await aGuest(shop).get(product.loader, address, { id: String(id) });
  return (data as { view: ListingPageView }).view.specs;
}

async function upgradesOn(id: ListingId): Promise<ListingSpecsView["upgrades"] | undefined> {
  return (await specsOn(`/products/${id}`, id))?.upgrades;
}

test("a PC's page offers a faster processor if its cooler is rated for it, and as long as it is on sale", async () => {
  expect(await upgradesOn(able)).toMatchObject({ ramSlots: 2, m2Slots: 1, processor: { id: processor } });
  expect(await upgradesOn(weak)).toMatchObject({ ramSlots: 2, m2Slots: 1, processor: null });
  expect(await upgradesOn(processor)).toBeNull();
  await waitForIndex({ catalogueIndex: shop.catalogueIndex, db: shop.db }, () =>
    takenBySomebody(shop.db, processor, { how: "sold" }),
  );
  expect(await upgradesOn(able)).toMatchObject({ processor: null });
});

test("the other tabs are sent no upgrades and makers, which they do not show", async () => {
  for (const tab of ["benchmarks", "warranty"]) expect(await specsOn(`/products/${able}?tab=${tab}`, able)).toBeNull();
});
