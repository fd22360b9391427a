// Properties of all builds, tested on thousands of builds of the demo catalogue's parts.

import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { generateCatalogue } from "../../demo/catalogue.ts";
import { listed } from "../../testing/listed.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category, PcSpecs, SpecsOf } from "../catalogue/specs.ts";
import { buildOrder, mostOf, type Build, type BuildPart } from "../compatibility/build.ts";
import { candidatesFor, countFitting, fits } from "../compatibility/candidates.ts";
import { completeBuild, costOf } from "./complete-build.ts";
import { checkFit, missingFrom } from "../compatibility/check-fit.ts";
import { equivalenceClassesOf } from "../compatibility/equivalence-classes.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import { limitsFor, type BuildLimit, type LimitCode } from "../compatibility/limits.ts";
import type { IncompatibilityCode } from "../compatibility/incompatibility.ts";

/** A fixed seed: the same builds in every run. */
const seeded = { seed: 2026 };

const catalogue = [...generateCatalogue({ now: new Date("2026-11-20T12:00:00Z") })];
const catalogueIndex = catalogue.flatMap((listing) => {
  if (listing.kind !== "component") return [];
  return [
    listed(listing.category, listing.specs as Partial<SpecsOf[Category]>, {
      id: listing.id,
      price: listing.price,
      free: listing.units.length,
    }),
  ];
});
const of = (category: Category) => catalogueIndex.filter((listing) => listing.category === category);
const wrongs = (build: Build) => checkFit(build, known).filter(({ severity }) => severity === "wrong");
const has = (build: Build, category: Category) => build.some(({ listing }) => listing.category === category);

/** Some unknown facts, as real listings have them. */
function lessKnown(listing: ComponentListing): ComponentListing {
  const facts = {
    motherboards: { m2Slots: null, sataPorts: null, maxRamMts: null },
    cases: { maxCoolerHeightMm: null, maxRadiatorMm: null, supply: null },
    coolers: { heightMm: null, ratedWatts: null },
  };
  const unknown = facts[listing.category as keyof typeof facts] ?? {};
  return { ...listing, specs: { ...listing.specs, ...unknown } } as ComponentListing;
}

const part = (category: Category) =>
  fc
    .tuple(
      fc.constantFrom(...of(category)),
      fc.integer({ min: 1, max: Math.min(2, mostOf[category]) }),
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([listing, quantity, luck]): BuildPart => ({ listing: luck === 0 ? lessKnown(listing) : listing, quantity }));
const several = (category: Category) =>
  fc.uniqueArray(part(category), { maxLength: 2, selector: ({ listing }) => listing.id });
const single = (category: Category) => fc.option(part(category), { nil: null }).map((one) => (one ? [one] : []));
const builds = fc
  .tuple(...buildOrder.map((category) => (mostOf[category] === 1 ? single(category) : several(category))))
  .map((lists): BuildPart[] => lists.flat());

describe("the rules", () => {
  it("say the same in whatever order the parts were chosen", () => {
    fc.assert(
      fc.property(
        builds.chain((build) => fc.tuple(fc.constant(build), fc.shuffledSubarray(build, { minLength: build.length }))),
        ([build, shuffled]) => {
          expect(checkFit(shuffled, known)).toEqual(checkFit(build, known));
          expect(missingFrom(shuffled)).toEqual(missingFrom(build));
        },
      ),
      { numRuns: 500, ...seeded },
    );
  });

  it("never take back that something is wrong when a part is added", () => {
    fc.assert(
      fc.property(builds, fc.constantFrom(...catalogueIndex), (build, listing) => {
        fc.pre(mostOf[listing.category] > 1 || !has(build, listing.category));
        fc.pre(build.every((one) => one.listing.id !== listing.id));
        const after = new Set(wrongs([...build, { listing, quantity: 1 }]).map(({ code }) => code));
        for (const { code } of wrongs(build)) expect(after).toContain(code);
      }),
      { numRuns: 1000, ...seeded },
    );
  });

  it("find nothing wrong between any two parts that a whole build has nothing wrong between", () => {
    fc.assert(
      fc.property(builds, (build) => {
        fc.pre(wrongs(build).length === 0);
        for (const one of build) for (const other of build) if (one !== other) expect(wrongs([one, other])).toEqual([]);
      }),
      { numRuns: 300, ...seeded },
    );
  });

  it("find nothing wrong in any of the 909 PCs, taken apart", () => {
    const pcs = catalogue.filter((listing) => listing.kind === "pc");
    expect(pcs).toHaveLength(909);
    expect(pcs.flatMap(({ id, specs }) => wrongs(takenApart(specs)).map(({ code }) => `${id}: ${code}`))).toEqual([]);
    for (const { specs } of pcs) expect(missingFrom(takenApart(specs))).toEqual([]);
  });
});

/**
 * Most unchanged; some with an unknown fact, some with another value, so that classes are tested with listings that
 * differ for a rule.
 */
function changed(listing: ComponentListing, luck: number): ComponentListing {
  if (luck < 3) return listing;
  if (luck === 3) return lessKnown(listing);
  const others = {
    processors: { tdpWatts: luck === 4 ? 125 : 35, cores: 16 },
    motherboards: luck === 4 ? { ramSlots: 1, m2Slots: 0 } : { chipset: "B365", maxRamGb: 8 },
    ram: luck === 4 ? { modules: 4 } : { speedMts: 8000 },
    "graphics-cards": luck === 4 ? { powerConnectors: ["16-pin"] } : { lengthMm: 400, tdpWatts: 30 },
    ssd: { formFactor: "M.2", interface: luck === 4 ? "SATA" : "NVMe PCIe 5.0" },
    hdd: {},
    "power-supplies": luck === 4 ? { pcie8Pin: 1, sataConnectors: 0 } : { formFactor: "SFX", watts: 300 },
    cases:
      luck === 4
        ? { boards: ["ITX"], supply: "SFX" }
        : { maxRadiatorMm: 0, maxGpuLengthMm: 180, maxCoolerHeightMm: 60 },
    coolers:
      luck === 4 ? { sockets: ["LGA1700"], ratedWatts: 60 } : { type: "liquid", heightMm: null, radiatorMm: 280 },
  };
  return { ...listing, specs: { ...listing.specs, ...others[listing.category] } } as ComponentListing;
}

function takenApart({ cpu, gpu, motherboard, ram, storage, psu, case: box, cooler }: PcSpecs): Build {
  const listings: ComponentListing[] = [
    listed("processors", cpu),
    listed("motherboards", motherboard),
    listed("ram", ram),
    ...(gpu ? [listed("graphics-cards", gpu)] : []),
    ...storage.map((drive) => (drive.kind === "ssd" ? listed("ssd", drive) : listed("hdd", drive))),
    listed("cases", box),
    listed("coolers", cooler),
    listed("power-supplies", psu),
  ];
  return listings.map((listing) => ({ listing, quantity: 1 }));
}

describe("the candidates", () => {
  it("that fit are exactly those with which nothing is wrong that was not before", () => {
    fc.assert(
      fc.property(builds, fc.constantFrom(...buildOrder), (build, category) => {
        const others = mostOf[category] === 1 ? build.filter(({ listing }) => listing.category !== category) : build;
        fc.pre(wrongs(others).length === 0);
        const candidates = candidatesFor(build, category, { components: catalogueIndex, known });
        for (const candidate of candidates) {
          const alike = others.find(({ listing }) => listing.id === candidate.listing.id);
          const after = alike
            ? others.map((one) => (one === alike ? { ...one, quantity: one.quantity + 1 } : one))
            : [...others, { listing: candidate.listing, quantity: 1 }];
          expect(fits(candidate)).toBe(wrongs(after).length === 0);
        }
        const ranks = candidates.map((candidate) => (fits(candidate) ? 0 : 1));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
      { numRuns: 150, ...seeded },
    );
  });

  it("are counted equally by checking one listing per equivalence class and by checking all", () => {
    const classes = new Map(buildOrder.map((category) => [category, equivalenceClassesOf(of(category))]));
    fc.assert(
      fc.property(builds, (build) => {
        for (const category of buildOrder) {
          if (has(build, category)) continue;
          const all = candidatesFor(build, category, { components: catalogueIndex, known });
          expect(countFitting(build, category, { classes: classes.get(category) ?? [], known })).toBe(
            all.filter(fits).length,
          );
        }
      }),
      { numRuns: 300, ...seeded },
    );
  });
});

/** For each incompatibility, the limit that announces it, and whether a listing violates that limit. */
const limitsOfIncompatibilities: Partial<
  Record<IncompatibilityCode, [LimitCode, (specs: AnySpecs, limit: AnyValues) => boolean][]>
> = {
  socket: [["socket", ({ socket }, limit) => socket !== limit.socket]],
  "memory-board": [["memory-type", ({ ramType, type }, limit) => (ramType ?? type) !== limit.type]],
  "memory-processor": [
    [
      "memory-type",
      ({ memoryTypes, type }, limit) =>
        memoryTypes ? !memoryTypes.join().includes(limit.type) : !limit.type.includes(type),
    ],
  ],
  "board-memory": [
    [
      "memory-type",
      ({ memoryTypes, ramType }, limit) =>
        memoryTypes ? !memoryTypes.join().includes(limit.type) : !limit.type.includes(ramType),
    ],
  ],
  "memory-types": [["memory-type", ({ type }, limit) => type !== limit.type]],
  "memory-slots": [
    ["slots-left", ({ modules }, { count }) => modules > count],
    ["slots-at-least", ({ ramSlots }, { count }) => ramSlots < count],
  ],
  "memory-capacity": [
    ["gigabytes-at-most", ({ capacityGb }, { gigabytes }) => capacityGb > gigabytes],
    ["gigabytes-at-least", ({ maxRamGb }, { gigabytes }) => maxRamGb < gigabytes],
  ],
  "board-size": [
    ["board-sizes", ({ formFactor }, { sizes }) => !sizes.split(", ").includes(formFactor)],
    ["board-size", ({ boards }, { size }) => boards.every((board) => board !== size)],
  ],
  "card-length": [
    ["length-at-most", ({ lengthMm }, { mm }) => lengthMm > mm],
    ["length-at-least", ({ maxGpuLengthMm }, { mm }) => maxGpuLengthMm < mm],
  ],
  "cooler-height": [
    ["height-at-most", ({ heightMm }, { mm }) => heightMm > mm],
    ["height-at-least", ({ maxCoolerHeightMm }, { mm }) => maxCoolerHeightMm < mm],
  ],
  radiator: [
    ["radiator-at-most", ({ radiatorMm }, { mm }) => radiatorMm > mm],
    ["radiator-at-least", ({ maxRadiatorMm }, { mm }) => maxRadiatorMm < mm],
  ],
  "no-radiator": [
    ["no-radiator", ({ radiatorMm }) => radiatorMm !== null],
    ["radiator-at-least", ({ maxRadiatorMm }) => maxRadiatorMm === 0],
  ],
  "cooler-watts": [
    ["rated-at-least", ({ ratedWatts }, { watts }) => ratedWatts < watts],
    ["rated-at-most", ({ tdpWatts }, { watts }) => tdpWatts > watts],
  ],
  "supply-form": [["supply-form", ({ formFactor, supply }, { form }) => (supply ?? formFactor) !== form]],
  "supply-8pin": [
    [
      "plugs-8pin",
      ({ pcie8Pin, powerConnectors }, { count }) =>
        powerConnectors ? powerConnectors.length > count : pcie8Pin < count,
    ],
  ],
  "m2-slots": [
    ["m2-left", (_specs, { count }) => count < 1],
    ["m2-at-least", ({ m2Slots }, { count }) => m2Slots < count],
  ],
  "sata-ports": [
    ["sata-left", (_specs, { count }) => count < 1],
    ["sata-at-least", ({ sataPorts }, { count }) => sataPorts < count],
  ],
};
/** The facts of all categories, or the values of all limits, by name: the table above reads the ones that exist. */
type AllOf<Each> = {
  [Name in Each extends unknown ? keyof Each : never]: Each extends { [name in Name]: infer Value }
    ? NonNullable<Value>
    : never;
};
type AnySpecs = AllOf<SpecsOf[Category]>;
type AnyValues = AllOf<Exclude<BuildLimit, { code: "no-radiator" }>["values"]>;

describe("the limits", () => {
  it("say beforehand what whatever does not fit will miss", () => {
    const announced = new Set<string>();
    fc.assert(
      fc.property(builds, fc.constantFrom(...buildOrder), (build, category) => {
        const others = mostOf[category] === 1 ? build.filter(({ listing }) => listing.category !== category) : build;
        fc.pre(wrongs(others).length === 0);
        const limits = limitsFor(build, category);
        for (const { listing, incompatibilities } of candidatesFor(build, category, {
          components: catalogueIndex,
          known,
        })) {
          for (const { code } of incompatibilities) {
            const answers = limitsOfIncompatibilities[code];
            if (!answers) continue;
            announced.add(code);
            expect(
              answers.some(([limitCode, misses]) =>
                limits.some(
                  (limit) => limit.code === limitCode && misses(listing.specs as AnySpecs, limit.values as AnyValues),
                ),
              ),
              `${code} of ${listing.id}`,
            ).toBe(true);
          }
        }
      }),
      { numRuns: 300, ...seeded },
    );
    expect(announced.size).toBeGreaterThan(10);
  });
});

describe("a build completed", () => {
  // Few boards fit a processor, so there must be more of both for anything to fit.
  const widths: Partial<Record<Category, number>> = {
    processors: 8,
    motherboards: 8,
    ram: 5,
    cases: 4,
    coolers: 4,
    "power-supplies": 4,
  };
  const fewOf = (category: Category) =>
    fc
      .tuple(
        fc.shuffledSubarray(of(category), { minLength: 2, maxLength: widths[category] ?? 3 }),
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 8, maxLength: 8 }),
      )
      .map(([listings, luck]) => listings.map((listing, place) => changed(listing, luck[place] ?? 0)));
  const smallCatalogues = fc.tuple(...buildOrder.map(fewOf)).map((lists) => lists.flat());

  it("has everything and nothing wrong, keeps what was chosen, and costs the least of all ways there are", () => {
    let completed = 0;
    fc.assert(
      fc.property(smallCatalogues, fc.subarray([...buildOrder], { maxLength: 3 }), (components, categories) => {
        const chosen = categories.flatMap((category): BuildPart[] => {
          const [listing] = components.filter((one) => one.category === category);
          return listing ? [{ listing, quantity: 1 }] : [];
        });
        const result = completeBuild(chosen, { components, known });
        const cheapest = wrongs(chosen).length === 0 ? cheapestOfAll(chosen, components) : null;
        if (!result.ok) {
          expect(cheapest).toBe(wrongs(chosen).length > 0 ? null : Infinity);
          return;
        }
        completed++;
        const whole = [...chosen, ...result.value];
        expect(wrongs(whole)).toEqual([]);
        expect(missingFrom(whole)).toEqual([]);
        for (const { listing } of result.value)
          expect(
            chosen.some((one) => mostOf[one.listing.category] === 1 && one.listing.category === listing.category),
          ).toBe(false);
        expect(costOf(result.value, checkFit(whole, known))).toBe(cheapest);
      }),
      { numRuns: 200, ...seeded },
    );
    // If all of them were refused, nothing would be tested.
    expect(completed).toBeGreaterThan(60);
  });
});

/** Brute force: every combination of missing parts. */
function cheapestOfAll(chosen: Build, components: readonly ComponentListing[]): number {
  const pools: (readonly (ComponentListing | null)[])[] = (
    ["processors", "motherboards", "ram", "cases", "coolers", "power-supplies"] as const
  )
    .filter((category) => !has(chosen, category))
    .map((category) => components.filter((listing) => listing.category === category));
  if (!has(chosen, "ssd") && !has(chosen, "hdd"))
    pools.push(components.filter(({ category }) => category === "ssd" || category === "hdd"));
  if (!has(chosen, "graphics-cards"))
    pools.push([null, ...components.filter(({ category }) => category === "graphics-cards")]);
  let least = Infinity;
  const fill = (place: number, added: readonly BuildPart[]): void => {
    const pool = pools[place];
    if (!pool) {
      const whole = [...chosen, ...added];
      const cpu = whole.find(({ listing }) => listing.category === "processors")?.listing;
      const isCardForNothing =
        cpu?.category === "processors" &&
        cpu.specs.integratedGraphics !== null &&
        added.some(({ listing }) => listing.category === "graphics-cards");
      if (missingFrom(whole).length > 0 || isCardForNothing) return;
      const cost = costOf(added, checkFit(whole, known));
      least = Math.min(least, cost);
      return;
    }
    for (const listing of pool) {
      const next = listing ? [...added, { listing, quantity: 1 }] : added;
      // A "wrong" never disappears, as tested above.
      if (wrongs([...chosen, ...next]).length === 0) fill(place + 1, next);
    }
  };
  fill(0, []);
  return least;
}
