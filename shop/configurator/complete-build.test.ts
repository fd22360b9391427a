import { describe, expect, it, test } from "vitest";
import { ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { listed } from "../../testing/listed.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category, SpecsOf } from "../catalogue/specs.ts";
import { buildOrder, type Build } from "../compatibility/build.ts";
import { completeBuild } from "./complete-build.ts";
import { checkFit } from "../compatibility/check-fit.ts";
import { known } from "../compatibility/known-platforms.server.ts";

type Facts = { [C in Category]?: Partial<SpecsOf[C]> };

/** A computer without any incompatibility, with the given changes. */
function computer(changed: Facts = {}): ComponentListing[] {
  const am5: Facts = {
    processors: { model: "Ryzen 7 7700", socket: "AM5", memoryTypes: ["DDR5"], cores: 8 },
    motherboards: { socket: "AM5", chipset: "B650", ramType: "DDR5" },
    ram: { type: "DDR5" },
    "power-supplies": { watts: 600 },
  };
  return buildOrder.map((category) =>
    listed(category, { ...am5[category], ...changed[category] } as Partial<SpecsOf[Category]>),
  );
}

const asBuild = (listings: readonly ComponentListing[]): Build => listings.map((listing) => ({ listing, quantity: 1 }));
const idsOf = (build: Build) => build.map(({ listing }) => listing.id);

describe("of two that differ in one fact, chooses the one that fits, although it costs one leu more", () => {
  const sata = { interface: "SATA", formFactor: '2.5"' } as const;
  const liquid = { type: "liquid", heightMm: null, radiatorMm: 280 } as const;
  test.each<[Category, Partial<SpecsOf[Category]>, Facts?]>([
    ["processors", { socket: "AM4" }],
    ["processors", { model: "Core i5-12400F" }],
    ["processors", { memoryTypes: ["DDR4"] }],
    ["processors", { tdpWatts: 170 }],
    ["processors", { cores: 16 }, { coolers: { ratedWatts: 100 } }],
    ["motherboards", { socket: "AM4" }],
    ["motherboards", { chipset: "B550" }],
    ["motherboards", { formFactor: "E-ATX" }],
    ["motherboards", { ramType: "DDR4" }],
    ["motherboards", { ramSlots: 1 }],
    ["motherboards", { maxRamGb: 8 }],
    ["motherboards", { maxRamMts: 2666 }],
    ["motherboards", { m2Slots: 0 }],
    ["motherboards", { m2Slots: null }],
    ["motherboards", { sataPorts: 0 }],
    ["ram", { type: "DDR4" }],
    ["ram", { modules: 1 }],
    ["ram", { modules: 8 }],
    ["ram", { capacityGb: 256 }],
    ["ram", { speedMts: 8000 }],
    ["graphics-cards", { lengthMm: 420 }],
    ["graphics-cards", { tdpWatts: 400 }],
    ["graphics-cards", { powerConnectors: ["16-pin"] }],
    ["graphics-cards", { powerConnectors: Array.from({ length: 5 }, () => "8-pin") }],
    ["ssd", sata, { hdd: {}, motherboards: { sataPorts: 0 } }],
    ["ssd", { interface: "SATA" }],
    ["cases", { boards: ["ITX"] }],
    ["cases", { maxGpuLengthMm: 200 }],
    ["cases", { maxCoolerHeightMm: 100 }],
    ["cases", { maxRadiatorMm: 240 }, { coolers: liquid, cases: { maxRadiatorMm: 280 } }],
    ["cases", { supply: "SFX" }],
    ["coolers", { heightMm: 190 }],
    ["coolers", { ...liquid, radiatorMm: 420 }],
    ["coolers", { sockets: ["LGA1700"] }],
    ["coolers", { ratedWatts: 60 }],
    ["power-supplies", { watts: 300 }],
    ["power-supplies", { formFactor: "SFX" }],
    ["power-supplies", { pcie8Pin: 0 }],
    [
      "power-supplies",
      { pcie16Pin: 0 },
      { "graphics-cards": { powerConnectors: ["16-pin"] }, "power-supplies": { pcie16Pin: 1 } },
    ],
    ["power-supplies", { sataConnectors: 0 }],
  ])("%s with %j", (category, fault, changed = {}) => {
    const parts = computer(changed);
    const right = parts.find((listing) => listing.category === category)!;
    const wrong = { ...listed(category, { ...right.specs, ...fault } as Partial<SpecsOf[Category]>), price: ron(99) };
    const chosen = asBuild(
      parts.filter((listing) => listing.category !== category && (category !== "ssd" || listing.category !== "hdd")),
    );
    expect(checkFit([...chosen, { listing: right, quantity: 1 }], known)).toEqual([]);
    const completed = completeBuild(chosen, { components: [wrong, right], known });
    expect(completed.ok && idsOf(completed.value)).toEqual([right.id]);
  });

  test("a processor with graphics of its own, where no card is to be had", () => {
    const parts = computer().filter(({ category }) => category !== "processors" && category !== "graphics-cards");
    const { specs } = computer()[0]!;
    const [dark, bright] = [null, "Radeon Graphics"].map((integratedGraphics, place) =>
      listed("processors", { ...(specs as SpecsOf["processors"]), integratedGraphics }, { price: ron(99 + place) }),
    );
    const completed = completeBuild(asBuild(parts), { components: [dark!, bright!], known });
    expect(completed.ok && idsOf(completed.value)).toEqual([bright!.id]);
  });
});

describe("completing a build", () => {
  it("adds nothing to a whole one, and everything to an empty one, in the order of a build", () => {
    const parts = computer();
    expect(completeBuild(asBuild(parts), { components: parts, known })).toEqual({ ok: true, value: [] });
    const completed = completeBuild([], { components: parts, known });
    expect(completed.ok && completed.value.map(({ listing, quantity }) => [listing.category, quantity])).toEqual(
      buildOrder.filter((category) => category !== "hdd").map((category) => [category, 1]),
    );
  });

  it("names the need that no available component meets", () => {
    const parts = computer();
    for (const category of ["processors", "motherboards", "ram", "cases", "coolers", "power-supplies"] as const) {
      expect(
        completeBuild([], { components: parts.filter((listing) => listing.category !== category), known }),
      ).toEqual(refuse.conflict({ code: "nothing-fits", category }));
    }
    expect(
      completeBuild([], { components: parts.filter(({ category }) => category !== "graphics-cards"), known }),
    ).toEqual(refuse.conflict({ code: "nothing-fits", category: "graphics" }));
    expect(
      completeBuild([], {
        components: parts.filter(({ category }) => category !== "ssd" && category !== "hdd"),
        known,
      }),
    ).toEqual(refuse.conflict({ code: "nothing-fits", category: "storage" }));
  });

  it("does not complete what does not fit as it is", () => {
    const parts = computer({ ram: { type: "DDR4" } });
    expect(completeBuild(asBuild(parts.slice(0, 3)), { components: computer(), known })).toEqual(
      refuse.conflict({ code: "chosen-does-not-fit" }),
    );
  });

  it("takes nothing that is allocated to others", () => {
    const parts = computer();
    const held = parts.map((listing) => ({
      ...listing,
      id: (listing.id + 1000) as typeof listing.id,
      price: ron(1),
      free: 0,
    }));
    const completed = completeBuild([], { components: [...held, ...parts], known });
    expect(completed.ok && completed.value.every(({ listing }) => listing.free > 0)).toBe(true);
  });

  it("puts the system on an SSD, and on a hard disk only where there is none", () => {
    const parts = computer();
    const [hdd, ssd] = [listed("hdd", {}, { price: ron(10) }), listed("ssd", {}, { price: ron(300) })];
    const chosen = asBuild(parts.filter(({ category }) => category !== "ssd" && category !== "hdd"));
    const completedFrom = (components: ComponentListing[]) => completeBuild(chosen, { components, known });
    expect(completedFrom([hdd, ssd])).toMatchObject({ value: [{ listing: { id: ssd.id } }] });
    expect(completedFrom([hdd])).toMatchObject({ value: [{ listing: { id: hdd.id } }] });
  });

  it("fills in no smaller memory and drive than asked, and says where there is none", () => {
    const parts = computer();
    const small = [
      listed("ram", { type: "DDR5", capacityGb: 8 }, { price: ron(10) }),
      listed("ssd", { capacityGb: 256 }, { price: ron(10) }),
    ];
    const chosen = asBuild(parts.filter(({ category }) => !["ram", "ssd", "hdd"].includes(category)));
    const floor = { memoryGb: 16, driveGb: 480 };
    const completed = completeBuild(chosen, { components: [...parts, ...small], known, floor });
    expect(completed.ok && completed.value.map(({ listing }) => listing.specs)).toMatchObject([
      { capacityGb: 16 },
      { capacityGb: 1000 },
    ]);
    expect(completeBuild(chosen, { components: small, known, floor })).toMatchObject({
      domainError: { code: "nothing-fits", category: "ram" },
    });
    expect(completeBuild(chosen, { components: small, known }).ok).toBe(true);
  });

  it("finds what fits where hardly anything does, and leaves off before it has tried everything", () => {
    const many = (category: Category, of: (place: number) => Facts[Category]) =>
      Array.from({ length: 400 }, (_, place) =>
        listed(
          category,
          { ...computer().find((listing) => listing.category === category)!.specs, ...of(place) } as Partial<
            SpecsOf[Category]
          >,
          { price: ron(100 + (place % 7)) },
        ),
      );
    // The coolers are too high for every case but one, and there are 160,000 combinations.
    let tried = 0;
    const counting = (listing: ComponentListing) =>
      ({
        ...listing,
        specs: new Proxy(listing.specs, {
          get: (specs, fact) => ((tried += fact === "heightMm" ? 1 : 0), Reflect.get(specs, fact)),
        }),
      }) as ComponentListing;
    const cases = many("cases", (place) => ({
      maxCoolerHeightMm: place === 398 ? 180 : 100,
      maxGpuLengthMm: 405 + place,
    }));
    const coolers = many("coolers", (place) => ({ heightMm: 150 + (place % 20), ratedWatts: 125 + place })).map(
      counting,
    );
    const others = computer().filter(({ category }) => category !== "cases" && category !== "coolers");
    const completed = completeBuild([], { components: [...others, ...cases, ...coolers], known });
    expect(completed.ok && idsOf(completed.value)).toContain(cases[398]?.id);
    expect(tried).toBeGreaterThan(100_000);
    tried = 0;
    const never = cases.map(
      (listing) => ({ ...listing, specs: { ...listing.specs, maxCoolerHeightMm: 100 } }) as ComponentListing,
    );
    const neverFitting = [
      ...never,
      ...never.map(
        (listing) => ({ ...listing, specs: { ...listing.specs, maxCoolerHeightMm: 101 } }) as ComponentListing,
      ),
    ];
    expect(completeBuild([], { components: [...others, ...neverFitting, ...coolers], known })).toEqual(
      refuse.conflict({ code: "nothing-fits", category: "coolers" }),
    );
    expect(tried).toBeLessThan(500_000);
  });
});
