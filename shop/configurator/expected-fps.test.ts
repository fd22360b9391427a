import { expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { aCpu, aGpu } from "../../testing/builders.ts";
import { measuredPcs } from "../../testing/bench/measured-fps.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Build } from "../compatibility/build.ts";
import { fitFps } from "../estimates/fps-model.ts";
import { expectedFps, missingFps } from "./expected-fps.ts";

const part = (category: "processors" | "graphics-cards", specs: object): Build[number] => ({
  listing: { kind: "component", category, specs, id: 1 as ListingId } as ComponentListing,
  quantity: 1,
});
const processor = part("processors", aCpu());
const card = part("graphics-cards", aGpu());

test("a build has a range once its processor and its card are known", () => {
  const model = fitFps(measuredPcs());
  const [cs2, ...others] = expectedFps(model, [processor, card]);
  expect(others).toEqual([]);
  expect(cs2).toMatchObject({ game: "cs2", pcs: 55, equalPcs: 5 });
  expect(cs2!.low).toBeLessThan(110);
  expect(cs2!.high).toBeGreaterThan(110);
  expect(missingFps(model, [processor, card])).toEqual([]);
  expect(expectedFps(model, [card])).toEqual([]);
  expect(expectedFps(model, [processor])).toEqual([]);
  expect(expectedFps(fitFps([]), [processor, card])).toEqual([]);
  const rare = part("graphics-cards", aGpu({ chip: "GeForce RTX 5090", vramGb: 32 }));
  expect(missingFps(model, [processor, rare])).toEqual([{ game: "cs2", reason: "graphics-unmeasured" }]);
});
