import { expect, test } from "vitest";
import { ron } from "../../base/money.ts";
import type { ListingId } from "../../base/id.ts";
import { aCpu, aGraphicsCard, aPc } from "../../testing/builders.ts";
import type { Grade } from "../inventory/grade.ts";
import type { Listing } from "./listing.ts";
import { sistersOf } from "./sisters.ts";

let lastId = 0;
const offered = (of: object, grade: Grade, { price = 1000, free = 1 } = {}) =>
  ({ ...of, id: ++lastId as ListingId, grade, price: ron(price), free }) as unknown as Listing;

test("the same parts in another grade are sisters, the cheapest of each grade", () => {
  const own = offered(aPc(), "B");
  const [dear, cheap, worse] = [
    offered(aPc(), "A", { price: 1300 }),
    offered(aPc(), "A", { price: 1200 }),
    offered(aPc(), "C", { price: 900 }),
  ] as const;
  expect(sistersOf(own, [own, dear, cheap, worse])).toEqual({ A: cheap, C: worse });
});

test("other parts, the same grade, and what somebody else is buying are none", () => {
  const own = offered(aPc(), "B");
  const others = [
    offered(aPc(), "B"),
    offered(aPc(), "A", { free: 0 }),
    offered(aPc({ specs: { cpu: aCpu({ model: "Ryzen 9 5950X" }) } }), "A"),
    offered(aGraphicsCard(), "A"),
  ];
  expect(sistersOf(own, others)).toEqual({});
});

test("two components of the same specs are sisters", () => {
  const [own, other] = [offered(aGraphicsCard(), "A"), offered(aGraphicsCard(), "C", { price: 800 })];
  expect(sistersOf(own!, [own!, other!])).toEqual({ C: other });
});
