import { describe, expect, it, test } from "vitest";
import fc from "fast-check";
import type { ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { specsOf } from "../../testing/builders.ts";
import {
  buildOrder,
  buildTotal,
  mostOf,
  partsOf,
  withPart,
  withQuantity,
  withoutPart,
  type RequestedPart,
} from "../compatibility/build.ts";
import { buildQuery, readBuild } from "./build-address.ts";

const id = (number: number) => number as ListingId;
const read = (query: string) => readBuild(new URLSearchParams(query));
const cpu = (number: number): RequestedPart => ({ category: "processors", listingId: id(number), quantity: 1 });
const kit = (number: number, quantity = 1): RequestedPart => ({ category: "ram", listingId: id(number), quantity });

describe("a build's address", () => {
  it("names each part, and how many of it where more than one", () => {
    expect(buildQuery([cpu(812), kit(901, 2)])).toBe("processors=812&ram=901x2");
    expect(buildQuery([])).toBe("");
  });

  it("is read whatever its order, and in the order in which one part decides the next", () => {
    expect(read("ram=901x2&processors=812")).toEqual([cpu(812), kit(901, 2)]);
  });

  it.each([
    ["a second processor", "processors=1&processors=2", [cpu(1)]],
    ["the same kit twice", "ram=3&ram=3", [kit(3)]],
    ["more kits than a computer takes", "ram=3x3&ram=4x3", [kit(3, 3), kit(4, 1)]],
    ["no numbers at all", "processors=abc&ram=-1&ssd=1.5&hdd=1e3&cases=0&coolers=NaN", []],
    ["quantities that are none", "ram=3x0&ram=4x-1&ram=5x99&ram=6x2x2", []],
    ["two processors of one kind", "processors=1x2", [cpu(1)]],
  ])("leaves out %s", (_what, query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it("read and written again is the same, whatever is in it", () => {
    const value = fc.oneof(
      fc.integer({ min: -5, max: 99 }).map(String),
      fc.string(),
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 12 })).map(([a, b]) => `${a}x${b}`),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...buildOrder), value)), (pairs) => {
        const wanted = readBuild(new URLSearchParams(pairs));
        expect(read(buildQuery(wanted))).toEqual(wanted);
        for (const category of buildOrder) {
          const many = wanted
            .filter((part) => part.category === category)
            .reduce((sum, { quantity }) => sum + quantity, 0);
          expect(many).toBeLessThanOrEqual(mostOf[category]);
        }
      }),
    );
  });
});

describe("choosing parts", () => {
  it("puts another processor in the place of the first, and a second kind of memory beside the first", () => {
    expect(withPart([cpu(1), kit(3)], cpu(2))).toEqual([cpu(2), kit(3)]);
    expect(withPart([cpu(1), kit(3)], kit(4))).toEqual([cpu(1), kit(3), kit(4)]);
    expect(withPart([kit(3)], kit(3))).toEqual([kit(3, 2)]);
  });

  it("takes a part out, also by asking for none of it", () => {
    expect(withoutPart([cpu(1), kit(3)], id(3))).toEqual([cpu(1)]);
    expect(withQuantity([cpu(1), kit(3)], { listingId: id(3), quantity: 0 })).toEqual([cpu(1)]);
    expect(withQuantity([kit(3)], { listingId: id(3), quantity: 2 })).toEqual([kit(3, 2)]);
  });
});

test("a build costs what its parts cost, each as often as it is in it", () => {
  const common = {
    title: "Demo",
    kind: "component",
    warrantyMonths: 12,
    badge: null,
    publishedAt: new Date(0),
    grade: "A",
    free: 1,
    stock: 1,
    photo: null,
  } as const;
  const processor = {
    ...common,
    id: id(1),
    price: ron(400),
    category: "processors",
    specs: specsOf.processors,
  } as const;
  const memory = { ...common, id: id(2), price: ron(150), category: "ram", specs: specsOf.ram } as const;
  const build = [
    { listing: processor, quantity: 1 },
    { listing: memory, quantity: 2 },
  ];
  expect(buildTotal(build)).toBe(ron(700));
  expect(partsOf(build, "ram").map(({ listing, quantity }) => [listing.specs.type, quantity])).toEqual([["DDR4", 2]]);
  expect(buildTotal([])).toBe(0);
});
