// Verdicts about the demo catalogue's parts: the same as the configurator's, and never wrong about a PC of which less is known.

import { describe, expect, it, test } from "vitest";
import fc from "fast-check";
import { generateCatalogue } from "../../demo/catalogue.ts";
import { listed } from "../../testing/listed.ts";
import { partName, type Category, type PcSpecs, type RamSpecs, type SpecsOf } from "../catalogue/specs.ts";
import { buildOrder, mostOf, type Build, type BuildPart } from "../compatibility/build.ts";
import { candidatesFor, fits } from "../compatibility/candidates.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import { partsByCategory } from "../compatibility/parts-by-category.ts";
import { knownParts } from "../parts/known-parts.server.ts";
import { nameKey, partCategories, type KnownPart, type Part } from "../parts/part.ts";
import { countFits, fitChecker, fitOf } from "./fit-verdict.ts";
import { preparedAs, preparePc } from "./own-parts.ts";
import { noPc, type OwnPart, type OwnPc } from "./own-pc.ts";

/** A fixed seed: the same builds in every run. */
const seeded = { seed: 2026 };

const catalogue = [...generateCatalogue({ now: new Date("2026-11-20T12:00:00Z"), pcs: 200 })];
const components = catalogue.flatMap((listing) =>
  listing.kind === "component"
    ? [
        listed(listing.category, listing.specs as Partial<SpecsOf[Category]>, {
          id: listing.id,
          price: listing.price,
          free: 9,
        }),
      ]
    : [],
);
const of = (category: Category) => components.filter((listing) => listing.category === category);
const pcs = catalogue.filter((listing) => listing.kind === "pc");

const part = (category: Category) =>
  fc
    .tuple(fc.constantFrom(...of(category)), fc.integer({ min: 1, max: Math.min(2, mostOf[category]) }))
    .map(([listing, quantity]): BuildPart => ({ listing, quantity }));
const builds = fc
  .tuple(...buildOrder.map((category) => fc.option(part(category), { nil: null })))
  .map((all): BuildPart[] => all.filter((one) => one !== null));

/** The configurator's answers: beside what is there, or (for what a computer may have several of) instead of it. */
function configuratorAnswers(build: Build, category: Category) {
  const answers = (parts: Build) =>
    new Map(candidatesFor(parts, category, { components: of(category), known }).map((one) => [one.listing.id, one]));
  return {
    beside: answers(build),
    instead: answers(build.filter(({ listing }) => listing.category !== category)),
  };
}

function takenApart({ cpu, gpu, motherboard, ram, storage, psu, case: box, cooler }: PcSpecs): Build {
  const one = <C extends Category>(category: C, specs: SpecsOf[C]): BuildPart => ({
    listing: listed(category, specs as Partial<SpecsOf[C]>),
    quantity: 1,
  });
  return [
    one("processors", cpu),
    one("motherboards", motherboard),
    one("ram", ram),
    ...(gpu ? [one("graphics-cards", gpu)] : []),
    ...storage.map((drive) => (drive.kind === "ssd" ? one("ssd", drive) : one("hdd", drive))),
    one("power-supplies", psu),
    one("cases", box),
    one("coolers", cooler),
  ];
}

const byName = new Map<string, Part>();
for (const one of knownParts)
  for (const name of [one.name, `${one.brand} ${one.name}`]) byName.set(`${one.category} ${nameKey(name)}`, one);

/** As a detection names memory that is in no list. */
function memoryName({ brand, type, speedMts, capacityGb, modules }: RamSpecs): string {
  return `${brand} ${type}-${speedMts} ${capacityGb}GB (${modules}x${capacityGb / modules}GB)`;
}

/** The part as its owner would describe it; a name that is in no list is described as such. */
function described({ listing: { category, specs } }: BuildPart): OwnPart {
  const name = "chip" in specs ? specs.chip : partName(specs);
  const names = "chip" in specs ? [`${name} ${specs.vramGb}GB`, name] : [name];
  const found = names.map((each) => byName.get(`${category} ${nameKey(each)}`)).find((one) => one !== undefined);
  if (!found) return { is: "named", category, name: "series" in specs ? memoryName(specs) : name, quantity: 1 };
  return { is: "known", category, part: found as KnownPart, quantity: 1 };
}

function asOwnPc(build: Build, without: readonly Category[]): OwnPc {
  const parts = build.filter(({ listing }) => !without.includes(listing.category)).map(described);
  const ordered = parts.toSorted((a, b) => partCategories.indexOf(a.category) - partCategories.indexOf(b.category));
  const hasCard = build.some(({ listing }) => listing.category === "graphics-cards");
  return { ...noPc, parts: ordered, isWithoutCard: !hasCard };
}

describe("a PC of which all is known", () => {
  it("gets the configurator's verdicts", () => {
    fc.assert(
      fc.property(builds, fc.constantFrom(...partCategories), (build, category) => {
        const check = fitChecker(preparedAs(partsByCategory(build)), { category, known });
        const { beside, instead } = configuratorAnswers(build, category);
        for (const listing of of(category)) {
          const verdict = check(listing);
          const ways = [beside.get(listing.id), instead.get(listing.id)].filter((one) => one !== undefined);
          expect(verdict.is === "no").toBe(!ways.some(fits));
          if (verdict.is === "fits")
            expect(ways.map(({ incompatibilities }) => incompatibilities)).toContainEqual(verdict.incompatibilities);
        }
      }),
      { numRuns: 150, ...seeded },
    );
  });

  it("counts the same for a whole category as one by one", () => {
    fc.assert(
      fc.property(fc.constantFrom(...pcs), fc.constantFrom(...partCategories), ({ specs }, category) => {
        const pc = preparedAs(partsByCategory(takenApart(specs)));
        const fitting = of(category).filter((listing) => fitOf(pc, listing, known).is === "fits");
        const counted = countFits(pc, of(category), { category, known });
        expect([...counted.fitting]).toEqual(fitting.map(({ id }) => id));
        expect(counted.fitting.size + counted.no + counted.unknown).toBe(of(category).length);
      }),
      { numRuns: 60, ...seeded },
    );
  });
});

describe("a PC of which less is known", () => {
  it("gets no verdict that all the facts would change", () => {
    const some = fc.tuple(
      fc.constantFrom(...pcs),
      fc.subarray([...partCategories]),
      fc.constantFrom(...partCategories),
    );
    fc.assert(
      fc.property(some, ([pc, without, category]) => {
        const build = takenApart(pc.specs);
        const check = fitChecker(preparePc(asOwnPc(build, without)), { category, known });
        const { beside, instead } = configuratorAnswers(build, category);
        for (const listing of of(category)) {
          const verdict = check(listing);
          const reallyFits = [beside.get(listing.id), instead.get(listing.id)].some(
            (one) => one !== undefined && fits(one),
          );
          const about = `${pc.title} without ${without.join()}: ${listing.category} ${partName(listing.specs)}`;
          if (verdict.is === "fits") expect(reallyFits, about).toBe(true);
          if (verdict.is === "no") expect(reallyFits, `${about} ${JSON.stringify(verdict)}`).toBe(false);
        }
      }),
      { numRuns: 400, ...seeded },
    );
  });

  test("a pasted report says nothing of supply, case and cooler: what draws no more than the old part fits", () => {
    const names = ["Ryzen 5 5600", "Radeon RX 6600", "PRIME B450M-A", "Kingston DDR4-3200 8GB module"];
    const parts = names.map((name): OwnPart => {
      const found = knownParts.find((one) => one.name === name);
      if (!found) return { is: "named", category: "ram", name, quantity: 2 };
      return { is: "known", category: found.category, part: found as KnownPart, quantity: 1 };
    });
    const pc = preparePc({ ...noPc, parts });
    const verdict = (tdpWatts: number) =>
      fitOf(pc, listed("processors", { model: "Ryzen 5 3600", tdpWatts, launchYear: 2019 }), known);
    expect(verdict(65)).toMatchObject({ is: "fits" });
    expect(verdict(105)).toMatchObject({
      is: "unknown",
      missing: [
        { category: "power-supplies", why: "part" },
        { category: "coolers", why: "part" },
      ],
    });
    // A card that was not described may draw anything, and stays where it is.
    const withoutCard = preparePc({ ...noPc, parts: parts.filter(({ category }) => category !== "graphics-cards") });
    expect(fitOf(withoutCard, listed("processors", { model: "Ryzen 5 3600" }), known)).toMatchObject({ is: "fits" });
  });

  test("that says something is of use: most verdicts about a described PC are certain", () => {
    const verdicts = pcs.slice(0, 20).flatMap(({ specs }) => {
      const pc = preparePc(asOwnPc(takenApart(specs), []));
      return components.map((listing) => fitOf(pc, listing, known).is);
    });
    const unknown = verdicts.filter((is) => is === "unknown").length;
    expect(unknown / verdicts.length).toBeLessThan(0.4);
  });
});
