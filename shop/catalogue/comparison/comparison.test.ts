import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aCpu, aGpu, aPc } from "../../../testing/builders.ts";
import { chooseCompared, compareRows } from "./comparison.ts";
import { comparisonQuery, readComparison } from "./comparison-address.ts";
import type { ComponentListing, Listing, PcListing } from "../listing.ts";
import type { Offered } from "../offered.ts";
import type { PcSpecs } from "../specs.ts";

const common = {
  title: "x",
  price: ron(900),
  warrantyMonths: 12,
  badge: null,
  publishedAt: new Date(0),
  grade: "A",
  free: 1,
  stock: 1,
  photo: null,
} as const;
const card = (id: number, given: Partial<ReturnType<typeof aGpu>> = {}): ComponentListing => ({
  ...common,
  id: id as ListingId,
  kind: "component",
  category: "graphics-cards",
  specs: aGpu(given),
});
const specs = aPc().specs as PcSpecs;
const pc = (id: number, given: Partial<PcListing> = {}): PcListing => ({
  ...common,
  id: id as ListingId,
  kind: "pc",
  specs,
  fps: {},
  scores: {},
  ...given,
});
const offered = (...listings: Listing[]): Offered[] => listings.map((listing) => ({ listing, availability: "free" }));
const read = (query: string) => readComparison(new URLSearchParams(query));
const choose = (query: string, listings: Listing[]) => chooseCompared(read(query), offered(...listings));
const rowOf = (listings: Listing[], key: string, group?: string) =>
  compareRows(listings).find((row) => row.key === key && (group === undefined || row.group === group));

describe("what is compared", () => {
  test.each(["ids=3,1,2", "ids=3&ids=1&ids=2", "ids=3,1&ids=2,3", "ids=+3+,1,,2"])(
    "%s is three listings in that order",
    (query) => {
      const { compared, leftOut } = choose(query, [pc(1), pc(2), pc(3)]);
      expect(compared.map(({ listing }) => listing.id)).toEqual([3, 1, 2]);
      expect(leftOut).toEqual([]);
    },
  );

  test("names what it does not know, what is of another kind and what is one too many", () => {
    const { compared, leftOut } = choose("ids=1,abc,2,99,5,3,4,6", [pc(1), pc(2), pc(3), pc(4), card(5), pc(6)]);
    expect(compared.map(({ listing }) => listing.id)).toEqual([1, 2, 3, 4]);
    expect(leftOut).toMatchObject([
      { reason: "unknown", text: "abc" },
      { reason: "unknown", text: "99" },
      { reason: "otherKind", id: 5 },
      { reason: "tooMany", id: 6 },
    ]);
  });

  test("any address is read, and few listings are looked up", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 30 }), (texts) => {
        const ids = readComparison(new URLSearchParams(texts.map((text) => ["ids", text])));
        const { compared, leftOut } = chooseCompared(ids, []);
        expect(compared).toEqual([]);
        expect(leftOut.length).toBeLessThanOrEqual(8);
      }),
    );
    expect(read(`ids=${Array.from({ length: 500 }, (_, id) => id + 1).join(",")}`).ids.length).toBeLessThanOrEqual(12);
  });

  test("its address is written in one way", () => {
    expect(comparisonQuery([2, 1] as ListingId[], { onlyDifferences: true })).toBe("ids=2,1&differences=1");
    expect(read("ids=2,1&differences=1").onlyDifferences).toBe(true);
  });
});

describe("the rows of a comparison", () => {
  test("say where listings differ, and which is better where that is beyond dispute", () => {
    const machines = [pc(1, { price: ron(2599) }), pc(2, { price: ron(2199) }), pc(3, { price: ron(2199) })];
    expect(rowOf(machines, "price")).toMatchObject({ differs: true, best: [1, 2] });
    expect(rowOf(machines, "cores")).toMatchObject({ differs: false, best: [] });
    const cards = [card(1, { tdpWatts: 170, vramGb: 12 }), card(2, { tdpWatts: 115, vramGb: 8 })];
    expect(rowOf(cards, "vram")).toMatchObject({ differs: true, best: [0] });
    expect(rowOf(cards, "boardPower")).toMatchObject({ differs: true, best: [] });
  });

  test("a test that was not run on a machine is unknown and loses to nobody", () => {
    const machines = [pc(1, { fps: { cs2: 210 } }), pc(2, { fps: {} })];
    expect(rowOf(machines, "cs2")).toMatchObject({
      cells: [{ kind: "measured", value: 210, unit: "fps" }, { kind: "unknown" }],
      differs: true,
      best: [],
    });
    expect(rowOf([...machines, pc(3, { fps: { cs2: 240 } })], "cs2")).toMatchObject({ best: [2] });
  });

  test("leave out what none of the listings has", () => {
    expect(rowOf([pc(1), pc(2)], "cs2")).toBeUndefined();
    const bare = { ...specs, gpu: null };
    expect(rowOf([pc(1, { specs: bare }), pc(2, { specs: bare })], "vram")).toBeUndefined();
    expect(rowOf([pc(1, { specs: bare }), pc(2)], "vram")).toMatchObject({
      cells: [{ kind: "none" }, { kind: "number", value: 12 }],
      best: [],
    });
    expect(rowOf([pc(1, { specs: bare }), pc(2)], "gpu", "warranty")).toMatchObject({
      cells: [{ kind: "none" }, { kind: "months", months: 12 }],
    });
  });

  test("compare processors by what makes a processor", () => {
    const cpu = (id: number, given: Partial<ReturnType<typeof aCpu>>): ComponentListing => ({
      ...common,
      id: id as ListingId,
      kind: "component",
      category: "processors",
      specs: aCpu(given),
    });
    const rows = compareRows([cpu(1, {}), cpu(2, { integratedGraphics: "UHD 730", cores: 8 })]);
    expect(rows.filter((row) => row.differs).map((row) => row.key)).toEqual(["cores", "integratedGraphics"]);
    expect(rows.map((row) => row.group)).not.toContain("cpu");
  });
});
