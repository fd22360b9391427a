import { describe, expect, test } from "vitest";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { cellsOfListing, listingOfCells } from "./listing-cells.ts";
import { readListing, typedListing } from "../../catalogue/editing/listing-form.ts";
import { packedSizeOf, readPacked } from "../../catalogue/packed-size.ts";
import type { CaseStyle, PcSpecs } from "../../catalogue/specs.ts";
import type { StoredSpecs } from "../../catalogue/stored.ts";

const specs = aPc().specs as PcSpecs;
const pc = (style: CaseStyle, different: Partial<PcSpecs> = {}) =>
  ({ kind: "pc", specs: { ...specs, case: { ...specs.case, style }, ...different } }) as const;
const packed = { weightGrams: 8500, lengthMm: 440, widthMm: 390, heightMm: 200 };
const sides = (size: ReturnType<typeof packedSizeOf>) => size && [size.lengthMm, size.widthMm, size.heightMm];

describe("the packed size of a product", () => {
  test("follows from the case of a PC with five centimetres on each side, and a card weighs more", () => {
    expect(sides(packedSizeOf(pc("large")))).toEqual([700, 660, 360]);
    expect(sides(packedSizeOf(pc("small")))).toEqual([450, 440, 210]);
    const [without, withCard] = [packedSizeOf(pc("small", { gpu: null })), packedSizeOf(pc("small"))];
    expect(withCard!.weightGrams).toBeGreaterThanOrEqual(without!.weightGrams);
  });

  test("is the one that staff typed, if they did", () => {
    expect(packedSizeOf(pc("large", { packed }))).toEqual(packed);
  });

  test("is not known of a tower cooler without a height", () => {
    const cooler = aComponent("coolers");
    const described = { kind: "component", category: "coolers", specs: { ...cooler.specs, type: "tower" } };
    const of = (heightMm: number | null) =>
      packedSizeOf({ ...described, specs: { ...described.specs, heightMm } } as Parameters<typeof packedSizeOf>[0]);
    expect(of(null)).toBeNull();
    expect(sides(of(155))).toEqual([210, 210, 215]);
  });
});

describe("what staff type", () => {
  test.each([
    [{ packedWeight: "8,5", packedSides: "44 x 39 x 20" }, packed, []],
    [{}, null, []],
    [{ packedWeight: "8,5" }, null, ["packedSides"]],
    [{ packedWeight: "mult", packedSides: "44 x 39 x 20" }, null, ["packedWeight"]],
  ])("%j is read or named as wrong", (typed, size, wrong) => {
    expect(readPacked(typed)).toEqual({ packed: size, wrong });
  });

  const listing = {
    ...aPc(),
    title: "Un calculator mic",
    usesCategoryPicture: false,
    kind: "pc",
    specs: { ...specs, packed },
  } as unknown as Parameters<typeof typedListing>[0] & StoredSpecs;

  test("goes through the editor and comes back", () => {
    const typed = typedListing(listing);
    expect(typed).toMatchObject({ packedWeight: "8,5", packedSides: "44 x 39 x 20" });
    expect(readListing({ kind: "pc", category: null }, typed).specs).toMatchObject({ packed });
    expect(readListing({ kind: "pc", category: null }, { ...typed, packedSides: "" }).errors).toMatchObject({
      packedSides: "packed-size-invalid",
    });
  });

  test("goes through the CSV and comes back", () => {
    const cells = cellsOfListing(listing);
    expect(cells).toMatchObject({ packedWeight: "8,5", packedSides: "44 x 39 x 20" });
    expect(listingOfCells({ kind: "pc", category: null }, cells)).toMatchObject({
      listing: { specs: { packed }, typed: { packedWeight: "8,5", packedSides: "44 x 39 x 20" } },
    });
    expect(listingOfCells({ kind: "pc", category: null }, { ...cells, packedWeight: "greu" })).toMatchObject({
      errors: { packedWeight: "packed" },
    });
  });
});
