import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingId } from "../../../../base/id.ts";
import { productData } from "../../../feeds/structured-data.ts";
import { aCpu, aGpu, aPc, aUnit, insertListings } from "../../../../testing/builders.ts";
import { atStandardSettings, specsOfPairs } from "../../../../testing/bench/measured-fps.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aCompany } from "../../../../testing/trader/company.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import { listAt } from "../../catalogue/list.view.server.ts";
import * as product from "../../product/product.tsx";
import type { ListingBenchView, ListingPageView } from "../../product/product.view.server.ts";
import * as estimates from "./estimates.tsx";

const specs = { cpu: aCpu(), gpu: aGpu() };
const pairs = specsOfPairs(specs);
const PCS = pairs.length;

let shop: TestShop;
let measured: ListingId;
let untested: ListingId;
let others: ListingId;
beforeAll(async () => {
  shop = await openTestShop({
    stock: async (db) => {
      const ids = await insertListings(
        db,
        ...pairs.map(({ cpu, gpu, fps }) => aPc({ specs: { cpu, gpu }, units: [aUnit({ measured: { cs2: fps } })] })),
        aPc({ specs }),
        aPc({ specs: { ...specs, gpu: aGpu({ chip: "GeForce RTX 4090", vramGb: 24 }) } }),
      );
      await atStandardSettings(db);
      [measured, untested, others] = [ids[0]!, ids[PCS]!, ids[PCS + 1]!];
    },
  });
});
afterAll(() => shop.close());

async function pageOf(id: ListingId): Promise<ListingPageView> {
  const { data } = await aGuest(shop).get(product.loader, `/products/${id}?tab=benchmarks`, { id: String(id) });
  return (data as { view: ListingPageView }).view;
}

const benchOf = async (id: ListingId): Promise<ListingBenchView> => (await pageOf(id)).bench!;

test("a product page has ranges where this PC was not measured, and nothing where too little is known", async () => {
  const bench = await benchOf(untested);
  expect(bench.estimates).toMatchObject([
    { game: "cs2", resolution: "1920x1080", settings: "high", pcs: 11, equalPcs: 1 },
  ]);
  // Of 36 measured PCs, one with exactly these parts, on which it was 200.
  expect(bench.estimates[0]!.low).toBeGreaterThan(180);
  expect(bench.estimates[0]!.high).toBeLessThan(215);
  expect(bench.missing).toEqual([]);
  expect(bench.measurements).toEqual([]);
  expect((await benchOf(measured)).estimates).toEqual([]);
  expect(await benchOf(others)).toMatchObject({
    estimates: [],
    missing: [{ game: "cs2", reason: "graphics-unmeasured" }],
  });
});

test("an estimate is no figure of the listing: neither sorted nor in structured data", async () => {
  const request = new Request("https://shop.example/products?sort=performance&game=cs2");
  const list = listAt("pc", { request, catalogueIndex: shop.catalogueIndex, now: shop.clock.now() });
  const shown = list.cards.map(({ id }) => id);
  // The first page has the fastest measured PCs; the estimated one, which should be in the middle, is not among them.
  expect(shown).not.toContain(untested);
  const { listing } = await pageOf(untested);
  const data = JSON.stringify(
    productData(listing, {
      availability: "free",
      pictures: [],
      description: "",
      guarantee: "",
      trader: aCompany(),
      delivery: shop.delivery,
      language: "ro",
    }),
  );
  expect(data).not.toMatch(/Counter-Strike|FPS/i);
});

test("the page of the method shows the errors of the model that is in use", async () => {
  const { data } = await aGuest(shop).get(estimates.loader, "/estimates");
  expect(data).toMatchObject({
    pcs: PCS,
    measurements: PCS,
    isDemo: false,
    errors: [{ game: "cs2", measurements: PCS }],
  });
});
