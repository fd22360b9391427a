// The facets of each product type: PCs and the nine component categories.
// Invariant: a listing's options are derived from typed specs and measurements, never from its title (rule 14).

import type { ProductType } from "../product-type.ts";
import { operatingSystems, osName } from "../operating-system.ts";
import type { ComponentListing, Listing, PcListing } from "../listing.ts";
import { benchmarkNames, partName, type Category, type HddSpecs, type SpecsOf, type SsdSpecs } from "../specs.ts";

export type Option = {
  /** As written in a URL. */
  value: string;
  /** As displayed; null if it is translated. */
  label: string | null;
};

export type Facet = {
  /** The URL parameter. */
  key: string;
  /** one: a single option. any: a listing must have at least one of the chosen options. all: it must have each. */
  pick: "one" | "any" | "all";
  /**
   * The fixed options in display order, or null for an open facet: the options of the listings in the index, by name.
   */
  options: readonly Option[] | null;
  /** The listing's options: values of a fixed facet, names of an open one. */
  valuesOf(listing: Listing): readonly string[];
};

type SpecFacet<Specs> = Omit<Facet, "valuesOf"> & { of(specs: Specs): readonly string[] };

/** The most options of a facet that allows several per listing: they are bits of one 32-bit word. */
export const LARGEST_SHARED_FACET = 31;

const words = (...values: string[]): Option[] => values.map((value) => ({ value, label: null }));
const plain = (...values: string[]): Option[] => values.map((value) => ({ value, label: value }));
const present = (value: string | number | null): string[] => (value === null ? [] : [String(value)]);

type Band = { value: string; label: string; from: number; to: number };
const band = (value: string, label: string, from: number, to: number): Band => ({ value, label, from, to });
const inBands = (bands: readonly Band[], figure: number | null): string[] =>
  figure === null ? [] : bands.filter(({ from, to }) => figure >= from && figure <= to).map(({ value }) => value);

// Makers count capacity differently: 480, 500 and 512 GB are the same option.
const capacities = [
  band("256gb", "256 GB", 240, 256),
  band("512gb", "512 GB", 480, 512),
  band("1tb", "1 TB", 960, 1024),
  band("2tb", "2 TB", 1920, 2048),
  band("4tb", "4+ TB", 3840, Infinity),
]; // spec 9

const ofKind = (drives: readonly (SsdSpecs | HddSpecs)[], kind: "ssd" | "hdd") =>
  drives.filter((drive) => drive.kind === kind);
const capacityClasses = (drives: readonly (SsdSpecs | HddSpecs)[]): string[] => [
  ...new Set(drives.flatMap((drive) => inBands(capacities, drive.capacityGb))),
];

/** "4000" stands for 4000+ and "5600" for 5600+: the spec's DDR4 speeds, then its DDR5 speeds (spec 9). */
const ramSpeeds = [
  { value: "2666", label: "2666", type: "DDR4", from: 2666, to: 2666 },
  { value: "3000", label: "3000", type: "DDR4", from: 3000, to: 3000 },
  { value: "3200", label: "3200", type: "DDR4", from: 3200, to: 3200 },
  { value: "3600", label: "3600", type: "DDR4", from: 3600, to: 3600 },
  { value: "4000", label: "4000+", type: "DDR4", from: 4000, to: Infinity },
  { value: "4800", label: "DDR5 4800", type: "DDR5", from: 4800, to: 4800 },
  { value: "5200", label: "DDR5 5200", type: "DDR5", from: 5200, to: 5200 },
  { value: "5600", label: "DDR5 5600+", type: "DDR5", from: 5600, to: Infinity },
] as const;

const asPc = (listing: Listing) => listing as PcListing;

const pcFacets: Facet[] = [
  { key: "cpus", pick: "any", options: null, valuesOf: (listing) => [partName(asPc(listing).specs.cpu)] },
  {
    key: "gpus",
    pick: "any",
    options: null,
    valuesOf(listing) {
      const { gpu } = asPc(listing).specs;
      return gpu ? [partName(gpu)] : [];
    },
  },
  {
    key: "vram",
    pick: "any",
    options: null,
    valuesOf(listing) {
      const { gpu } = asPc(listing).specs;
      return gpu ? [`${gpu.vramGb} GB`] : [];
    },
  },
  {
    key: "ramType",
    pick: "one",
    options: plain("DDR4", "DDR5"),
    valuesOf: (listing) => [asPc(listing).specs.ram.type],
  },
  {
    key: "ramCapacity",
    pick: "one",
    options: [8, 16, 32, 64].map((size) => ({ value: `${size}gb`, label: `${size} GB` })),
    valuesOf: (listing) => [`${asPc(listing).specs.ram.capacityGb}gb`],
  },
  {
    key: "ramSpeed",
    pick: "one",
    options: ramSpeeds,
    valuesOf(listing) {
      const { type, speedMts } = asPc(listing).specs.ram;
      return inBands(
        ramSpeeds.filter((speed) => speed.type === type),
        speedMts,
      );
    },
  },
  {
    // A machine with both kinds also has the options ssd and hdd, as in spec 5.
    key: "storageType",
    pick: "one",
    options: words("ssd", "hdd", "both"),
    valuesOf(listing) {
      const { storage } = asPc(listing).specs;
      const kinds = (["ssd", "hdd"] as const).filter((kind) => ofKind(storage, kind).length > 0);
      return kinds.length === 2 ? [...kinds, "both"] : kinds;
    },
  },
  {
    key: "nvme",
    pick: "one",
    options: words("1"),
    valuesOf(listing) {
      const { storage } = asPc(listing).specs;
      return storage.some((drive) => drive.kind === "ssd" && drive.interface.startsWith("NVMe")) ? ["1"] : [];
    },
  },
  {
    key: "ssdCapacity",
    pick: "one",
    options: capacities,
    valuesOf: (listing) => capacityClasses(ofKind(asPc(listing).specs.storage, "ssd")),
  },
  {
    key: "hddCapacity",
    pick: "one",
    options: capacities,
    valuesOf: (listing) => capacityClasses(ofKind(asPc(listing).specs.storage, "hdd")),
  },
  {
    key: "os",
    pick: "any",
    options: operatingSystems.map((os) => ({ value: os, label: os === "none" ? null : osName(os) })),
    valuesOf: (listing) => present(asPc(listing).specs.os ?? null),
  },
  {
    // Tested: at least one result was measured on this machine.
    key: "testedOnly",
    pick: "one",
    options: words("1"),
    valuesOf(listing) {
      const { fps, scores } = asPc(listing);
      return Object.keys(fps).length + Object.keys(scores).length > 0 ? ["1"] : [];
    },
  },
  {
    key: "benchmarks",
    pick: "all",
    options: (["cinebench", "furmark", "heaven"] as const).map((value) => ({ value, label: benchmarkNames[value] })), // spec 9
    valuesOf: (listing) => Object.keys(asPc(listing).scores),
  },
];

const tdpBands = [band("65", "≤ 65 W", 0, 65), band("105", "66–105 W", 66, 105), band("125", "> 105 W", 106, Infinity)];
const boardPowerBands = [
  band("120", "≤ 120 W", 0, 120),
  band("200", "121–200 W", 121, 200),
  band("300", "201–300 W", 201, 300),
  band("301", "> 300 W", 301, Infinity),
];
const lengthBands = [
  band("200", "≤ 200 mm", 0, 200),
  band("260", "201–260 mm", 201, 260),
  band("300", "261–300 mm", 261, 300),
  band("301", "> 300 mm", 301, Infinity),
];
const healthBands = [
  band("95", "95–100 %", 95, 100),
  band("90", "90–94 %", 90, 94),
  band("80", "80–89 %", 80, 89),
  band("79", "< 80 %", 0, 79),
];
const hourBands = [
  band("1000", "≤ 1.000 h", 0, 1000),
  band("5000", "1.001–5.000 h", 1001, 5000),
  band("10000", "5.001–10.000 h", 5001, 10_000),
  band("10001", "> 10.000 h", 10_001, Infinity),
];
const clearanceBands = [
  band("280", "≥ 280 mm", 280, Infinity),
  band("320", "≥ 320 mm", 320, Infinity),
  band("360", "≥ 360 mm", 360, Infinity),
];
const coolerClearanceBands = [
  band("70", "≥ 70 mm", 70, Infinity),
  band("155", "≥ 155 mm", 155, Infinity),
  band("165", "≥ 165 mm", 165, Infinity),
];
const coolerHeightBands = [
  band("70", "≤ 70 mm", 0, 70),
  band("155", "71–155 mm", 71, 155),
  band("156", "> 155 mm", 156, Infinity),
];

const yesNo = (yes: boolean) => [yes ? "yes" : "no"];

const componentFacets: { [C in Category]: SpecFacet<SpecsOf[C]>[] } = {
  processors: [
    { key: "brands", pick: "any", options: plain("Intel", "AMD"), of: (cpu) => [cpu.brand] },
    { key: "sockets", pick: "any", options: null, of: (cpu) => [cpu.socket] },
    { key: "cores", pick: "any", options: null, of: (cpu) => [String(cpu.cores)] },
    { key: "tdp", pick: "any", options: tdpBands, of: (cpu) => inBands(tdpBands, cpu.tdpWatts) },
    {
      key: "integrated",
      pick: "one",
      options: words("yes", "no"),
      of: (cpu) => yesNo(cpu.integratedGraphics !== null),
    },
  ],
  "graphics-cards": [
    { key: "chips", pick: "any", options: null, of: (gpu) => [partName(gpu)] },
    { key: "vram", pick: "any", options: null, of: (gpu) => [`${gpu.vramGb} GB`] },
    { key: "length", pick: "any", options: lengthBands, of: (gpu) => inBands(lengthBands, gpu.lengthMm) },
    { key: "tdp", pick: "any", options: boardPowerBands, of: (gpu) => inBands(boardPowerBands, gpu.tdpWatts) },
    {
      key: "connectors",
      pick: "any",
      options: [{ value: "none", label: null }, ...plain("6-pin", "8-pin", "16-pin")],
      of: (gpu) => (gpu.powerConnectors.length === 0 ? ["none"] : [...new Set(gpu.powerConnectors)]),
    },
  ],
  motherboards: [
    { key: "sockets", pick: "any", options: null, of: (board) => [board.socket] },
    { key: "chipsets", pick: "any", options: null, of: (board) => [board.chipset] },
    {
      key: "formFactors",
      pick: "any",
      options: plain("E-ATX", "ATX", "mATX", "ITX"),
      of: (board) => [board.formFactor],
    },
    { key: "ramType", pick: "one", options: plain("DDR3", "DDR4", "DDR5"), of: (board) => [board.ramType] },
    { key: "m2", pick: "any", options: null, of: (board) => present(board.m2Slots) },
    { key: "sata", pick: "any", options: null, of: (board) => present(board.sataPorts) },
  ],
  ram: [
    { key: "ramType", pick: "one", options: plain("DDR3", "DDR4", "DDR5"), of: (ram) => [ram.type] },
    { key: "kit", pick: "any", options: null, of: (ram) => [`${ram.capacityGb} GB`] },
    { key: "modules", pick: "any", options: null, of: (ram) => [String(ram.modules)] },
    { key: "speed", pick: "any", options: null, of: (ram) => [`${ram.speedMts} MT/s`] },
    { key: "cl", pick: "any", options: null, of: (ram) => (ram.cl === null ? [] : [`CL${ram.cl}`]) },
  ],
  ssd: [
    { key: "capacity", pick: "any", options: capacities, of: (drive) => inBands(capacities, drive.capacityGb) },
    { key: "interface", pick: "any", options: null, of: (drive) => [drive.interface] },
    { key: "health", pick: "any", options: healthBands, of: (drive) => inBands(healthBands, drive.healthPercent) },
    { key: "hours", pick: "any", options: hourBands, of: (drive) => inBands(hourBands, drive.powerOnHours) },
  ],
  hdd: [
    { key: "capacity", pick: "any", options: capacities, of: (drive) => inBands(capacities, drive.capacityGb) },
    { key: "rpm", pick: "any", options: null, of: (drive) => [`${drive.rpm} rpm`] },
    { key: "hours", pick: "any", options: hourBands, of: (drive) => inBands(hourBands, drive.powerOnHours) },
  ],
  "power-supplies": [
    { key: "watts", pick: "any", options: null, of: (psu) => [`${psu.watts} W`] },
    { key: "efficiency", pick: "any", options: null, of: (psu) => present(psu.efficiency) },
    { key: "modular", pick: "any", options: words("full", "semi", "no"), of: (psu) => [psu.modular] },
    {
      key: "connectors",
      pick: "any",
      options: plain("8-pin", "16-pin"),
      of: (psu) => [...(psu.pcie8Pin > 0 ? ["8-pin"] : []), ...(psu.pcie16Pin > 0 ? ["16-pin"] : [])],
    },
  ],
  cases: [
    { key: "boards", pick: "any", options: plain("E-ATX", "ATX", "mATX", "ITX"), of: (box) => box.boards },
    { key: "gpuRoom", pick: "one", options: clearanceBands, of: (box) => inBands(clearanceBands, box.maxGpuLengthMm) },
    {
      key: "coolerRoom",
      pick: "one",
      options: coolerClearanceBands,
      of: (box) => inBands(coolerClearanceBands, box.maxCoolerHeightMm),
    },
    { key: "colours", pick: "any", options: words("black", "white", "grey"), of: (box) => [box.colour] },
  ],
  coolers: [
    {
      key: "fits",
      pick: "any",
      options: plain("AM4", "AM5", "LGA1151", "LGA1200", "LGA1700"),
      of: (cooler) => cooler.sockets,
    },
    {
      key: "height",
      pick: "any",
      options: coolerHeightBands,
      of: (cooler) => inBands(coolerHeightBands, cooler.heightMm),
    },
    {
      key: "type",
      pick: "any",
      options: words("stock", "low-profile", "tower", "dual-tower", "liquid"),
      of: (cooler) => [cooler.type],
    },
  ],
};

const grade: Facet = {
  key: "grade",
  pick: "any",
  options: plain("A", "B", "C"),
  valuesOf: (listing) => [listing.grade],
};

function facetsOfCategory(category: Category): Facet[] {
  const own = componentFacets[category].map(({ of, ...facet }): Facet => ({
    ...facet,
    // A product type's index contains only its own listings, so the specs have the type that `of` expects.
    valuesOf: (listing) => of((listing as ComponentListing).specs as never),
  }));
  return [grade, ...own];
}

const facetsByProductType: Record<ProductType, readonly Facet[]> = {
  pc: pcFacets,
  processors: facetsOfCategory("processors"),
  "graphics-cards": facetsOfCategory("graphics-cards"),
  motherboards: facetsOfCategory("motherboards"),
  ram: facetsOfCategory("ram"),
  ssd: facetsOfCategory("ssd"),
  hdd: facetsOfCategory("hdd"),
  "power-supplies": facetsOfCategory("power-supplies"),
  cases: facetsOfCategory("cases"),
  coolers: facetsOfCategory("coolers"),
};

export function facetsOf(productType: ProductType): readonly Facet[] {
  return facetsByProductType[productType];
}
