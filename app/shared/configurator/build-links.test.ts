import { expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import type { RequestedPart } from "../../../shop/compatibility/build.ts";
import { buildLink, changeLink, chooseLink } from "./build-links.ts";

const part = (category: RequestedPart["category"], id: number, quantity = 1): RequestedPart => ({
  category,
  listingId: id as ListingId,
  quantity,
});
const SAVED = "b7c916c3-cde4-4995-ac5e-39999b332fbb";

test("every link keeps the saved build that a change belongs to", () => {
  const build = { requested: [part("processors", 1), part("ram", 2, 2)], saved: SAVED };
  expect(buildLink(build, { at: "ram" })).toBe(`/configurator?processors=1&ram=2x2&saved=${SAVED}#ram`);
  expect(chooseLink(build, "cases")).toBe(`/configurator/cases?processors=1&ram=2x2&saved=${SAVED}`);
  expect(buildLink({ requested: [], saved: null })).toBe("/configurator");
});

test("a category with one part replaces it; with several, one is named or chosen in its row", () => {
  const one = { requested: [part("processors", 1), part("ram", 2)], saved: null };
  expect(changeLink(one, "processors")).toBe("/configurator/processors?processors=1&ram=2");
  expect(changeLink(one, "ram")).toBe("/configurator/ram?processors=1&ram=2&instead=2");
  expect(changeLink(one, "ssd")).toBe("/configurator/ssd?processors=1&ram=2");
  expect(changeLink({ requested: [part("ram", 2), part("ram", 3)], saved: null }, "ram")).toBe(
    "/configurator?ram=2&ram=3#ram",
  );
});
