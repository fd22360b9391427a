import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DAY } from "../base/clock.ts";
import { ron } from "../base/money.ts";
import { benchmarks, categories, games, type FormFactor, type PcSpecs } from "../shop/catalogue/specs.ts";
import { generateCatalogue } from "./catalogue.ts";
import type { DemoComponent, DemoListing, DemoPc } from "./demo-listing.ts";
import { worthOf } from "./builds.ts";
import { pcPriceRon } from "./prices.ts";
import { samples } from "./samples.ts";
import { checkLetter } from "./units.ts";

const now = new Date("2026-11-21T09:00:00Z");
const catalogue = [...generateCatalogue({ now })];
const pcs = catalogue.filter((listing) => listing.kind === "pc");
const components = catalogue.filter((listing) => listing.kind === "component");

describe("the demo PCs", () => {
  test.each([
    [500, 1000, 12],
    [1000, 1500, 58],
    [1500, 2000, 144],
    [2000, 3000, 231],
    [3000, 4000, 198],
    [4000, 5000, 142],
  ])("between %i and %i RON, bounds included, are %i", (from, to, count) => {
    expect(pcs.filter(({ price }) => price >= ron(from) && price <= ron(to))).toHaveLength(count);
  });

  test("over 5000 RON are 124, none above 15000, 909 in all", () => {
    expect(pcs.filter(({ price }) => price > ron(5000))).toHaveLength(124);
    expect(Math.max(...pcs.map(({ price }) => price))).toBeLessThan(ron(15_000));
    expect(pcs).toHaveLength(909);
  });

  test("cost figures that a shop uses", () => {
    expect(pcs.filter(({ price }) => price % ron(50) !== ron(49))).toEqual([]);
  });

  test("show 24 processor and 29 graphics models, Intel and AMD, NVIDIA and AMD", () => {
    expect(new Set(pcs.map(({ specs }) => specs.cpu.model)).size).toBe(24);
    expect(new Set(pcs.map(({ specs }) => specs.gpu?.chip)).size).toBe(29);
    expect(new Set(pcs.map(({ specs }) => specs.cpu.brand))).toEqual(new Set(["Intel", "AMD"]));
    expect(new Set(pcs.map(({ specs }) => specs.gpu?.brand))).toEqual(new Set(["NVIDIA", "AMD"]));
  });

  test("are each another machine under another title", () => {
    expect(new Set(pcs.map(({ title }) => title)).size).toBe(909);
    const looks = pcs.map(({ price, specs }) => {
      const storage = specs.storage.map(({ model, capacityGb }) => [model, capacityGb]);
      return JSON.stringify([price, { ...specs, storage }]);
    });
    expect(new Set(looks).size).toBe(909);
  });

  test("are made of parts that fit", () => {
    expect(
      pcs.flatMap((pc) => incompatibilities(pc.specs).map((incompatibility) => `${pc.id}: ${incompatibility}`)),
    ).toEqual([]);
  });

  test("cost more when they do more: each tenth by price is faster than the one before", () => {
    const byPrice = pcs.toSorted((one, other) => one.price - other.price);
    const tenth = Math.floor(byPrice.length / 10);
    const meanCs2 = Array.from({ length: 10 }, (_, part) =>
      mean(byPrice.slice(part * tenth, (part + 1) * tenth).map((pc) => valueOf(pc, "cs2"))),
    );
    expect(meanCs2).toEqual(meanCs2.toSorted((one, other) => one - other));
  });

  test("cost less when they are old: the same graphics model beside a processor of 2018 or of 2022", () => {
    const withCard = pcs.filter(({ specs }) => specs.gpu?.chip === "GeForce RTX 3060");
    const old = withCard.filter(({ specs }) => specs.cpu.launchYear <= 2019);
    const young = withCard.filter(({ specs }) => specs.cpu.launchYear >= 2022);
    expect(mean(old.map(({ price }) => price))).toBeLessThan(mean(young.map(({ price }) => price)));
  });

  test("have one unit each, bought for 70 to 85 % of the price", () => {
    for (const { units, price } of pcs) {
      expect(units).toHaveLength(1);
      expect(units[0]!.cost / price).toBeGreaterThan(0.69);
      expect(units[0]!.cost / price).toBeLessThan(0.86);
    }
    expect(share(pcs, ({ units }) => units[0]!.taxRegime === "margin")).toBeGreaterThan(0.8);
  });

  test("run all five games, and most but not all of the synthetic tests", () => {
    for (const pc of pcs) for (const game of games) expect(valueOf(pc, game)).toBeGreaterThan(20);
    for (const benchmark of benchmarks) {
      const tested = share(pcs, ({ units }) => units[0]!.measurements.some(({ test }) => test === benchmark));
      expect(tested).toBeGreaterThan(0.6);
      expect(tested).toBeLessThan(0.97);
    }
    const runs = pcs.flatMap(({ units }) => units[0]!.measurements).filter(({ resolution }) => resolution);
    expect(new Set(runs.map(({ resolution }) => resolution))).toEqual(new Set(["1920x1080", "2560x1440"]));
    expect(new Set(runs.map(({ settings }) => settings))).toEqual(new Set(["low", "medium", "high", "ultra"]));
  });

  test("are of every grade, warranty, case style and colour; badges are few", () => {
    expect(new Set(pcs.map(({ warrantyMonths }) => warrantyMonths))).toEqual(new Set([6, 12, 24]));
    expect(new Set(pcs.map(({ units }) => units[0]!.grade))).toEqual(new Set(["A", "B", "C"]));
    expect(new Set(pcs.map(({ specs }) => specs.case.style))).toEqual(
      new Set(["office", "mini-mesh", "mid-glass", "small", "large", "classic"]),
    );
    expect(new Set(pcs.map(({ specs }) => specs.case.colour))).toEqual(new Set(["black", "white", "grey"]));
    expect(new Set(pcs.map(({ badge }) => badge))).toEqual(new Set([null, "popular", "bestseller", "new", "sale"]));
    expect(share(pcs, ({ badge }) => badge !== null)).toBeLessThan(0.25);
  });

  test("offer every memory and storage choice of the filters", () => {
    const kits = pcs.map(({ specs }) => specs.ram);
    expect(new Set(kits.map(({ capacityGb }) => capacityGb))).toEqual(new Set([8, 16, 32, 64]));
    expect(new Set(kits.map(({ type, speedMts }) => `${type}-${speedMts}`))).toEqual(
      new Set([
        "DDR4-2666",
        "DDR4-3000",
        "DDR4-3200",
        "DDR4-3600",
        "DDR4-4000",
        "DDR5-4800",
        "DDR5-5200",
        "DDR5-5600",
        "DDR5-6000",
      ]),
    );
    const drives = pcs.map(({ specs }) => specs.storage);
    expect(new Set(drives.map((storage) => storage.map(({ kind }) => kind).join("+")))).toEqual(
      new Set(["ssd", "ssd+hdd", "hdd"]),
    );
    expect(new Set(drives.flat().flatMap((drive) => (drive.kind === "ssd" ? drive.capacityGb : [])))).toEqual(
      new Set([256, 512, 1000, 2000, 4000]),
    );
  });
});

describe("the spec's six samples", () => {
  const first = pcs.slice(0, 6);

  test("are ids 1 to 6 and the newest of all, in that order", () => {
    const newest = catalogue
      .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
      .slice(0, 6);
    expect(newest.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("cost 2599 to 7999 RON; the first 4599 with 12 months, the second 2599 with 6", () => {
    expect(first.map(({ price }) => price / 100)).toEqual([4599, 2599, 7999, 3099, 5299, 3799]);
    expect(first.map(({ warrantyMonths }) => warrantyMonths)).toEqual([12, 6, 24, 12, 12, 24]);
  });

  test("ran every test", () => {
    const everyTest = new Set([...games, ...benchmarks]);
    for (const { units } of first) expect(new Set(units[0]!.measurements.map(({ test }) => test))).toEqual(everyTest);
  });

  test.each(samples)(
    "cost what the price model says of their parts, give or take a tenth: $title",
    ({ price, build, grade, warrantyMonths }) => {
      const modelled = pcPriceRon(worthOf(build), { grade, warrantyMonths, mood: 1 });
      expect(Math.abs(price / 100 / modelled - 1)).toBeLessThan(0.1);
    },
  );
});

describe("the demo components", () => {
  test.each(categories)("have at least twelve listings in %s", (category) => {
    expect(components.filter((listing) => listing.category === category).length).toBeGreaterThanOrEqual(12);
  });

  test("are of the same processor and graphics models as the PCs", () => {
    const models = new Set(
      components.flatMap((listing) => (listing.category === "processors" ? listing.specs.model : [])),
    );
    const chips = new Set(
      components.flatMap((listing) => (listing.category === "graphics-cards" ? listing.specs.chip : [])),
    );
    expect(models).toEqual(new Set(pcs.map(({ specs }) => specs.cpu.model)));
    expect(chips).toEqual(new Set(pcs.map(({ specs }) => specs.gpu?.chip)));
  });

  test("lie in stock singly or by a few alike", () => {
    const inStock = components.map(({ units }) => units.length);
    expect(inStock.filter((count) => count > 1).length).toBeGreaterThan(30);
    expect(Math.max(...inStock)).toBeLessThanOrEqual(6);
    for (const { units } of components) expect(new Set(units.map(({ grade }) => grade)).size).toBe(1);
  });

  test("tell a used SSD's health and hours", () => {
    for (const listing of components) {
      if (listing.category !== "ssd") continue;
      const { healthPercent, powerOnHours } = listing.specs;
      expect(healthPercent).toBeGreaterThanOrEqual(78);
      expect(powerOnHours === 0).toBe(healthPercent === 100);
      if (listing.units.length > 1) expect(powerOnHours).toBe(0);
    }
  });

  test("are tested in part: processors by Cinebench, graphics cards by three tests, the rest by none", () => {
    const tested = components.filter(({ units }) => units[0]!.measurements.length > 0);
    expect(tested.length).toBeGreaterThan(24);
    expect(tested.length).toBeLessThan(45);
    for (const listing of tested) {
      const tests = listing.category === "processors" ? ["cinebench"] : ["futuremark", "furmark", "heaven"];
      expect(testsOf(listing)).toEqual(tests);
    }
    expect(new Set(tested.map(({ category }) => category))).toEqual(new Set(["processors", "graphics-cards"]));
  });
});

describe("every demo listing", () => {
  test("has a log whose last price is its price", () => {
    for (const { price, priceLog, publishedAt } of catalogue) {
      expect(priceLog.at(-1)?.price).toBe(price);
      expect(priceLog[0]!.since).toEqual(publishedAt);
      for (const { since } of priceLog) expect(since.getTime()).toBeLessThan(now.getTime());
    }
  });

  test("on sale is cheaper than at any time in the 30 days before", () => {
    const onSale = catalogue.filter(({ badge }) => badge === "sale");
    expect(onSale.filter(({ kind }) => kind === "pc").length).toBeGreaterThan(15);
    expect(onSale.filter(({ kind }) => kind === "component").length).toBeGreaterThan(5);
    for (const { priceLog } of onSale) {
      const [before, after] = [priceLog.at(-2)!, priceLog.at(-1)!];
      expect(after.price).toBeLessThan(before.price);
      expect(after.price).toBeGreaterThan(before.price * 0.75);
      expect(after.since.getTime() - before.since.getTime()).toBeGreaterThan(30 * DAY);
      expect(now.getTime() - after.since.getTime()).toBeLessThan(30 * DAY);
    }
  });

  test("has units with codes of their own", () => {
    const codes = catalogue.flatMap(({ units }) => units.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) {
      expect(code).toMatch(/^PB-\d{6}[A-Z]$/);
      expect(code.at(-1)).toBe(checkLetter(code.slice(3, 9)));
    }
  });

  test("has a code whose letter catches a wrong digit and two swapped ones", () => {
    const digits = "407183";
    for (let place = 0; place < 6; place += 1) {
      const swapped =
        digits.slice(0, place) +
        digits
          .slice(place, place + 2)
          .split("")
          .toReversed()
          .join("") +
        digits.slice(place + 2);
      if (swapped !== digits) expect(checkLetter(swapped)).not.toBe(checkLetter(digits));
      for (const wrong of "0123456789") {
        const mistyped = digits.slice(0, place) + wrong + digits.slice(place + 1);
        if (mistyped !== digits) expect(checkLetter(mistyped)).not.toBe(checkLetter(digits));
      }
    }
  });
});

describe("the generator", () => {
  test("makes the same catalogue twice, and another from another seed", () => {
    expect(hashOf(generateCatalogue({ now }))).toBe(hashOf(catalogue));
    expect(hashOf(generateCatalogue({ now, seed: 7 }))).not.toBe(hashOf(catalogue));
  });

  test("goes on past the 909 with the same machines first", () => {
    const machines = [...generateCatalogue({ now, pcs: 3000 })].filter((listing) => listing.kind === "pc");
    expect(machines).toHaveLength(3000);
    expect(machines.slice(0, 909).map(({ title, price }) => [title, price])).toEqual(
      pcs.map(({ title, price }) => [title, price]),
    );
    expect(
      machines.flatMap(({ id, specs }) =>
        incompatibilities(specs).map((incompatibility) => `${id}: ${incompatibility}`),
      ),
    ).toEqual([]);
  });
});

function hashOf(listings: Iterable<DemoListing>): string {
  const hash = createHash("sha256");
  for (const listing of listings) hash.update(JSON.stringify(listing));
  return hash.digest("hex");
}

function valueOf(pc: DemoPc, name: string): number {
  return pc.units[0]!.measurements.find(({ test }) => test === name)!.value;
}

function testsOf(listing: DemoComponent): string[] {
  return listing.units[0]!.measurements.map(({ test }) => test);
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function share<T>(all: readonly T[], isIt: (one: T) => boolean): number {
  return all.filter(isIt).length / all.length;
}

// The checks below are independent of the generator's tables: they follow the makers' documentation of the platforms.

const chipsetsOf: Record<string, { sockets: string; memory: string[] }> = {
  LGA1151: { sockets: "H310 B360 B365 Z370 Z390", memory: ["DDR4"] },
  LGA1200: { sockets: "H410 B460 Z490 H510 B560", memory: ["DDR4"] },
  LGA1700: { sockets: "H610 B660 B760 Z690 Z790", memory: ["DDR4", "DDR5"] },
  AM4: { sockets: "A320 B450 B550 X570", memory: ["DDR4"] },
  AM5: { sockets: "A620 B650 X670", memory: ["DDR5"] },
};
const sizes: Record<FormFactor, number> = { ITX: 1, mATX: 2, ATX: 3, "E-ATX": 4 };

function incompatibilities({ cpu, gpu, motherboard, ram, storage, psu, case: chassis, cooler }: PcSpecs): string[] {
  if (!gpu) return ["no graphics card"];
  const platform = chipsetsOf[cpu.socket];
  const load = cpu.tdpWatts + gpu.tdpWatts + 75;
  const eights = gpu.powerConnectors.filter((plug) => plug !== "16-pin").length;
  const sixteens = gpu.powerConnectors.length - eights;
  const rules: [string, boolean][] = [
    ["socket", cpu.socket === motherboard.socket],
    ["chipset", platform?.sockets.split(" ").includes(motherboard.chipset) === true],
    [
      "11th generation on a board of the 10th",
      !(cpu.model.includes("-11") && ["H410", "B460"].includes(motherboard.chipset)),
    ],
    ["Ryzen 2000 on B550", !(cpu.model === "Ryzen 5 2600" && motherboard.chipset === "B550")],
    ["Ryzen 5000 on A320", !(/ 5\d00/.test(cpu.model) && motherboard.chipset === "A320")],
    ["memory type of the platform", platform?.memory.includes(ram.type) === true],
    ["memory type", ram.type === motherboard.ramType && cpu.memoryTypes.includes(ram.type)],
    ["memory slots", ram.modules <= motherboard.ramSlots],
    ["memory size", ram.capacityGb <= motherboard.maxRamGb],
    [
      "slower chipset, faster memory",
      !(["H310", "B360", "B365", "H410", "B460"].includes(motherboard.chipset) && ram.speedMts > 2666),
    ],
    ["watts", psu.watts >= load * 1.3],
    ["8-pin plugs", psu.pcie8Pin >= eights],
    ["16-pin plugs", psu.pcie16Pin >= sixteens],
    ["graphics length", gpu.lengthMm <= chassis.maxGpuLengthMm],
    ["cooler height", (cooler.heightMm ?? 0) <= (chassis.maxCoolerHeightMm ?? 0)],
    ["cooler socket", cooler.sockets.includes(cpu.socket)],
    ["stock cooler on a hot chip", !(cooler.type === "stock" && cpu.tdpWatts > 105)],
    ["a small case takes no long radiator", !(chassis.style === "small" && (cooler.radiatorMm ?? 0) > 280)],
    [
      "board form",
      chassis.boards.some((form) => sizes[form] >= sizes[motherboard.formFactor]) &&
        chassis.boards.includes(motherboard.formFactor),
    ],
    ["a drive", storage.length > 0],
    ["M.2 slots", storage.filter((drive) => drive.formFactor === "M.2").length <= (motherboard.m2Slots ?? 1)],
    ["strong processor, weak graphics", !(cpu.cores >= 12 && gpu.vramGb < 8)],
    [
      "strong graphics, weak processor",
      !(gpu.tdpWatts >= 220 && gpu.launchYear >= 2020 && cpu.cores < 6 && cpu.launchYear < 2022),
    ],
  ];
  return rules.filter(([, fits]) => !fits).map(([name]) => name);
}
