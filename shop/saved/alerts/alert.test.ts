import { describe, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aComponent, aCpu, aPc } from "../../../testing/builders.ts";
import { alertFilter, alertQuery, filterOf, parseProductType, filterLike } from "./alert.ts";
import { everything, type CatalogueFilter } from "../../catalogue/search/filter.ts";
import type { Listing } from "../../catalogue/listing.ts";

const filters: CatalogueFilter[] = [
  {
    ...everything("pc"),
    price: { min: 5000, max: null },
    choices: { cpus: ["amd-ryzen-5-5600", "intel-core-i5-12400f"], testedOnly: ["1"] },
  },
  { ...everything("pc"), q: "rtx 3060 & co", within: true, choices: { ramType: ["DDR5"] } },
  { ...everything("graphics-cards"), q: "placă video" },
  { ...everything("processors"), choices: { sockets: ["no-longer-available"] } },
];

describe("the filter of an alert", () => {
  test.each(filters.map((filter) => [alertQuery(filter), filter] as const))(
    "is kept as %s and read again as it was",
    (query, filter) => {
      const read = filterOf({ productType: filter.productType, query });
      expect(alertQuery(read)).toBe(query);
      expect(read).toMatchObject({ q: filter.q, price: filter.price, within: filter.within });
    },
  );

  test("forgets what says nothing of the listings that are meant", () => {
    const filter = { ...everything("pc"), price: { min: 1, max: 2 } };
    expect(alertFilter({ ...filter, page: 7, sort: "performance", game: "cs2", within: true })).toEqual(filter);
  });
});

test.each([
  ["pc", "pc"],
  ["ssd", "ssd"],
  ["cart", null],
  ["", null],
  [undefined, null],
])("the product type named %s is %s", (text, productType) => {
  expect(parseProductType(text)).toBe(productType);
});

describe("who came too late for", () => {
  const asListing = (thing: object) => ({ ...thing, id: 1 as ListingId, price: ron(1) }) as unknown as Listing;

  test("a computer waits for its graphics card, or for its processor where it has none", () => {
    const pc = aPc();
    expect(filterLike(asListing(pc))).toEqual({ ...everything("pc"), q: "NVIDIA GeForce RTX 3060" });
    const office = { ...pc, specs: { ...pc.specs, gpu: null, cpu: aCpu({ model: "Ryzen 5 5600G" }) } };
    expect(filterLike(asListing(office))).toEqual({ ...everything("pc"), q: "AMD Ryzen 5 5600G" });
  });

  test("a component waits for the same part", () => {
    expect(filterLike(asListing(aComponent("ssd")))).toMatchObject({
      productType: "ssd",
      q: expect.stringMatching(/\w+ \w+/),
    });
  });
});
