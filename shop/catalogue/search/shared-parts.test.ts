import { expect, test } from "vitest";
import { aCpu, aGpu, specsOf } from "../../../testing/builders.ts";
import { generateCatalogue } from "../../../demo/catalogue.ts";
import type { PcListing } from "../listing.ts";
import { SharedParts } from "./shared-parts.ts";

function pcs(count: number): PcListing[] {
  const listings: PcListing[] = [];
  for (const listing of generateCatalogue({ pcs: count, now: new Date("2026-11-21T08:00:00Z") })) {
    if (listing.kind === "pc")
      listings.push({ ...structuredClone(listing), grade: "A", free: 1, stock: 1, photo: null, fps: {}, scores: {} });
  }
  return listings;
}

test("a PC is what it was, and its parts are those of others that are alike", () => {
  const parts = new SharedParts();
  const before = pcs(300);
  const after = structuredClone(before).map((listing) => parts.share(listing) as PcListing);
  expect(after).toEqual(before);
  const processors = new Set(after.map(({ specs }) => specs.cpu));
  expect(processors.size).toBe(new Set(before.map(({ specs }) => JSON.stringify(specs.cpu))).size);
  expect(processors.size).toBeLessThan(60);
});

test("a shared part cannot be changed, and a machine without a graphics card stays without one", () => {
  const parts = new SharedParts();
  const [pc] = pcs(1);
  const { specs } = parts.share({ ...pc!, specs: { ...pc!.specs, cpu: aCpu(), gpu: null } }) as PcListing;
  expect(specs.gpu).toBeNull();
  expect(() => specs.cpu.memoryTypes.push("DDR5")).toThrow(TypeError);
  const card = { ...pc!, kind: "component", category: "graphics-cards", specs: aGpu() } as const;
  expect(parts.share(card as never)).toBe(card);
  expect(specsOf["graphics-cards"]).toEqual(aGpu());
});
