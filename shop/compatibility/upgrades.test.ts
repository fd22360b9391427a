import { describe, expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aCpu, aPc, specsOf } from "../../testing/builders.ts";
import { listed } from "../../testing/listed.ts";
import { stockInMemory } from "../../testing/stock/in-memory.ts";
import type { CpuSpecs, MotherboardSpecs, PcSpecs } from "../catalogue/specs.ts";
import type { ProcessorListing } from "../catalogue/listing.ts";
import type { Build } from "./build.ts";
import { candidatesFor, fits } from "./candidates.ts";
import { checkFit, missingFrom } from "./check-fit.ts";
import { known } from "./known-platforms.server.ts";
import { upgradesOfPc } from "./upgrades-of-pc.server.ts";
import { upgradesOf } from "./upgrades.ts";

const pcOf = (specs: Partial<PcSpecs> = {}) => ({ id: 1_000 as ListingId, specs: aPc({ specs }).specs as PcSpecs });
const offered = (specs: Partial<PcSpecs>, ...processors: ProcessorListing[]) =>
  upgradesOf(pcOf(specs), { processors, known }).processor;

/** The same PC as a build of the configurator, without its processor. */
function partsWithoutProcessor({ gpu, motherboard, ram, storage, psu, case: box, cooler }: PcSpecs): Build {
  return [
    listed("motherboards", motherboard),
    listed("ram", ram),
    ...(gpu ? [listed("graphics-cards", gpu)] : []),
    ...storage.map((drive) => (drive.kind === "ssd" ? listed("ssd", drive) : listed("hdd", drive))),
    listed("cases", box),
    listed("coolers", cooler),
    listed("power-supplies", psu),
  ].map((listing) => ({ listing, quantity: 1 }));
}

describe("the free slots of a PC", () => {
  test("are what the board has and the PC does not use", () => {
    expect(upgradesOf(pcOf(), { processors: [], known })).toEqual({
      ramSlots: 2,
      maxRamGb: 128,
      m2Slots: 1,
      sataPorts: 6,
      processor: null,
    });
    const [ssd] = pcOf().specs.storage;
    const onCables = [specsOf.hdd, { ...specsOf.ssd, formFactor: '2.5"', interface: "SATA" } as const];
    expect(upgradesOf(pcOf({ storage: [ssd!, ...onCables] }), { processors: [], known })).toMatchObject({
      m2Slots: 1,
      sataPorts: 4,
    });
  });

  test("are not promised if the board's number is unknown", () => {
    const motherboard = { ...specsOf.motherboards, m2Slots: null, sataPorts: null };
    expect(upgradesOf(pcOf({ motherboard }), { processors: [], known })).toMatchObject({
      m2Slots: null,
      sataPorts: null,
    });
  });
});

describe("the processor offered for a PC", () => {
  const strong = listed("processors", { model: "Ryzen 9 5900X", cores: 12, tdpWatts: 105 });
  const better = listed("processors", { model: "Ryzen 7 5700X", cores: 8, tdpWatts: 65 });
  const weaker = listed("processors", { model: "Ryzen 3 4100", cores: 4, tdpWatts: 65 });

  test("is the strongest that fits, only if it is stronger than the PC's own, and the cheapest of equals", () => {
    expect(offered({}, better, strong, weaker)).toBe(strong);
    expect(offered({}, weaker)).toBeNull();
    expect(offered({ cpu: strong.specs }, better, strong)).toBeNull();
    const cheaper = listed("processors", strong.specs, { price: ron(90) });
    expect(offered({}, strong, cheaper)).toBe(cheaper);
  });

  test("is not one that is too much for the cooler; with a cooler rated for it, it is", () => {
    const cooler = (ratedWatts: number | null) => ({ ...specsOf.coolers, ratedWatts });
    expect(offered({ cooler: cooler(95) }, strong)).toBeNull();
    expect(offered({ cooler: cooler(95) }, strong, better), "the next one").toBe(better);
    expect(offered({ cooler: cooler(null) }, strong), "unknown").toBeNull();
    expect(offered({ cooler: cooler(105) }, strong)).toBe(strong);
  });

  test("is not one for which the supply is too weak or has no headroom; with headroom it is", () => {
    const psu = (watts: number) => ({ ...specsOf["power-supplies"], watts });
    // With it, the PC may draw 364 W and should have a supply of 500 W.
    const codesAt = (watts: number) =>
      checkFit(
        [...partsWithoutProcessor(pcOf({ psu: psu(watts) }).specs), { listing: strong, quantity: 1 }],
        known,
      ).map(({ code }) => code);
    expect([350, 450, 500].map(codesAt)).toEqual([
      expect.arrayContaining(["supply-watts"]),
      expect.arrayContaining(["supply-headroom"]),
      expect.not.arrayContaining(["supply-headroom"]),
    ]);
    expect([350, 450, 500].map((watts) => offered({ psu: psu(watts) }, strong))).toEqual([null, null, strong]);
  });

  test("has graphics of its own if the PC has no card", () => {
    const withGraphics = listed("processors", {
      model: "Ryzen 7 5700G",
      cores: 8,
      integratedGraphics: "Radeon Vega 8",
    });
    const office = { gpu: null, cpu: aCpu({ model: "Ryzen 3 3200G", cores: 4, integratedGraphics: "Radeon Vega 8" }) };
    expect(offered(office, strong)).toBeNull();
    expect(offered(office, strong, withGraphics)).toBe(withGraphics);
  });

  const lga1151 = { socket: "LGA1151", memoryTypes: ["DDR4"] } satisfies Partial<CpuSpecs>;
  const lga1200 = { ...lga1151, socket: "LGA1200" };
  test.each<[string, Partial<CpuSpecs>, Partial<MotherboardSpecs>, boolean]>([
    ["of the board's generation", { model: "Core i5-8400", ...lga1151 }, { socket: "LGA1151", chipset: "B360" }, true],
    [
      "of the same socket, another generation",
      { model: "Core i5-8400", ...lga1151 },
      { socket: "LGA1151", chipset: "Z270" },
      false,
    ],
    [
      "an eleventh generation on a B460",
      { model: "Core i5-11400F", ...lga1200 },
      { socket: "LGA1200", chipset: "B460" },
      false,
    ],
    [
      "an eleventh generation on a B560",
      { model: "Core i5-11400F", ...lga1200 },
      { socket: "LGA1200", chipset: "B560" },
      true,
    ],
    ["of another socket", { model: "Core i5-11400F", ...lga1200 }, { socket: "AM4", chipset: "B550" }, false],
    ["with other memory", { model: "Ryzen 5 5600", memoryTypes: ["DDR5"] }, { chipset: "B550" }, false],
    ["that is not documented", { model: "Ryzen 5 5999" }, { chipset: "B550" }, false],
  ])("%s: %s", (_what, cpu, board, expected) => {
    const { socket } = { ...specsOf.motherboards, ...board };
    const own = {
      cpu: aCpu({ socket, cores: 2 }),
      motherboard: { ...specsOf.motherboards, ...board },
      cooler: { ...specsOf.coolers, sockets: [socket] },
    };
    expect(offered(own, listed("processors", cpu)) !== null).toBe(expected);
  });
});

test("the configurator finds nothing wrong with any processor that a PC of the demo catalogue is offered", () => {
  const catalogueIndex = stockInMemory({ pcs: 909, now: new Date("2026-11-20T12:00:00Z") });
  const pcs = catalogueIndex.listings.filter((listing) => listing.kind === "pc");
  let offers = 0;
  for (const pc of pcs) {
    const { processor } = upgradesOfPc({ catalogueIndex }, pc);
    if (!processor) continue;
    offers += 1;
    const others = partsWithoutProcessor(pc.specs);
    const build = [...others, { listing: processor, quantity: 1 }];
    expect(checkFit(build, known).filter(({ severity }) => severity === "wrong")).toEqual([]);
    expect(missingFrom(build)).toEqual([]);
    const [candidate] = candidatesFor(others, "processors", { components: [processor], known });
    expect(candidate && fits(candidate), `PC ${pc.id}, processor ${processor.id}`).toBe(true);
  }
  expect(offers).toBeGreaterThan(pcs.length / 2);
});
