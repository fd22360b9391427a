import { describe, expect, test } from "vitest";
import { aCpu, aPc } from "../../testing/builders.ts";
import type { PcListing } from "./listing.ts";
import { upgradesOf, type ProcessorListing } from "./upgrades.ts";

const pc = aPc() as unknown as PcListing;
const processor = (specs: Parameters<typeof aCpu>[0]) =>
  ({ kind: "component", category: "processors", price: 1, specs: aCpu(specs) }) as ProcessorListing;

describe("what a PC has room for", () => {
  test("counts what the board has and the machine does not use", () => {
    expect(upgradesOf(pc, [])).toEqual({ ramSlots: 2, maxRamGb: 128, m2Slots: 1, sataPorts: 6, processor: null });
  });

  test("promises nothing if the number of slots is unknown", () => {
    const unknown = {
      ...pc,
      specs: { ...pc.specs, motherboard: { ...pc.specs.motherboard, m2Slots: null, sataPorts: null } },
    };
    expect(upgradesOf(unknown, [])).toMatchObject({ m2Slots: null, sataPorts: null });
  });

  test("names the strongest of the processors that the board runs, and only one that is stronger", () => {
    const strong = processor({ model: "Ryzen 9 5900X", cores: 12 });
    const better = processor({ model: "Ryzen 7 5700X", cores: 8 });
    const weaker = processor({ model: "Ryzen 3 4100", cores: 4 });
    expect(upgradesOf(pc, [better, strong, weaker]).processor).toBe(strong);
    expect(upgradesOf(pc, [weaker]).processor).toBeNull();
  });
});
