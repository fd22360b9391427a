// The rows of a comparison of listings of one product type, fact by fact.
// Invariant: only typed specs and results measured on the unit; an unknown fact is marked as such and never wins.

import type { Bani } from "../../../base/money.ts";
import type { ProductType } from "../product-type.ts";
import { osName } from "../operating-system.ts";
import type { Listing, PcListing } from "../listing.ts";
import {
  benchmarks,
  capacityLabel,
  games,
  partName,
  storageLabel,
  type Category,
  type HddSpecs,
  type PcSpecs,
  type SpecsOf,
  type SsdSpecs,
  type Test,
} from "../specs.ts";

export type Unit = "GHz" | "GB" | "W" | "mm" | "h" | "%" | "MT/s" | "rpm";

export type Cell =
  | { kind: "text"; text: string }
  | { kind: "number"; value: number; unit: Unit | null }
  | { kind: "months"; months: number }
  /** Months of the shop's own warranty on the whole listing: shown with those of the law. */
  | { kind: "guarantee"; commercial: number }
  | { kind: "price"; amount: Bani }
  | { kind: "measured"; value: number; unit: "fps" | "points" }
  | { kind: "word"; word: CellWord }
  /** Known to be absent. */
  | { kind: "none" }
  | { kind: "unknown" };

export type CellWord =
  | `modular.${SpecsOf["power-supplies"]["modular"]}`
  | `cooler.${SpecsOf["coolers"]["type"]}`
  | `colour.${SpecsOf["cases"]["colour"]}`;

export type FactKey =
  | "price"
  | "warranty"
  | "grade"
  | "os"
  | "model"
  | "socket"
  | "launchYear"
  | "formFactor"
  | "cores"
  | "threads"
  | "baseClock"
  | "boostClock"
  | "tdp"
  | "integratedGraphics"
  | "memoryTypes"
  | "chip"
  | "vram"
  | "videoMemory"
  | "boardPower"
  | "length"
  | "slots"
  | "powerConnectors"
  | "chipset"
  | "ramType"
  | "ramSlots"
  | "maxRam"
  | "maxRamSpeed"
  | "m2Slots"
  | "sataPorts"
  | "ramCapacity"
  | "ramSpeed"
  | "latency"
  | "modules"
  | "capacity"
  | "interface"
  | "health"
  | "hours"
  | "spindle"
  | "drives"
  | "ssdTotal"
  | "hddTotal"
  | "lowestHealth"
  | "mostHours"
  | "watts"
  | "efficiency"
  | "modular"
  | "pcie8Pin"
  | "pcie16Pin"
  | "sataConnectors"
  | "colour"
  | "boards"
  | "gpuRoom"
  | "coolerRoom"
  | "radiatorRoom"
  | "supplyForm"
  | "coolerType"
  | "height"
  | "radiator"
  | "sockets"
  | "ratedWatts";

export type PartGroup = keyof Omit<PcSpecs, "warrantyMonths" | "os" | "inBox" | "packed">;
const covered = ["cpu", "gpu", "motherboard", "ram", "storage", "psu", "case"] as const;

/** What a row shows: a test's result, a part's warranty, or a fact of a group. */
export type FactName =
  | { group: "measured"; key: Test }
  | { group: "warranty"; key: (typeof covered)[number] }
  | { group: "offer" | "specs" | PartGroup; key: FactKey };

/** How a fact is read from a listing or part. `rank` (higher is better) exists only where better is beyond dispute. */
type Reading<Thing> = { cell(thing: Thing): Cell; rank?(thing: Thing): number | null };
type Fact<Thing, Key extends string = FactKey> = Reading<Thing> & { key: Key };
export type FactOfListing = Reading<Listing> & FactName;

const unknown: Cell = { kind: "unknown" };
const words = (texts: readonly string[]): Cell =>
  texts.length === 0 ? { kind: "none" } : { kind: "text", text: texts.join(", ") };

function text<T>(key: FactKey, of: (thing: T) => string | null): Fact<T> {
  return {
    key,
    cell(thing) {
      const found = of(thing);
      return found === null ? unknown : { kind: "text", text: found };
    },
  };
}

function number<T>(
  key: FactKey,
  of: (thing: T) => number | null,
  { unit = null, better }: { unit?: Unit | null; better?: "more" | "less" } = {},
): Fact<T> {
  const fact: Fact<T> = {
    key,
    cell(thing) {
      const value = of(thing);
      return value === null ? unknown : { kind: "number", value, unit };
    },
  };
  return better ? { ...fact, rank: ranked(of, better) } : fact;
}

function ranked<T>(of: (thing: T) => number | null, better: "more" | "less"): (thing: T) => number | null {
  return (thing) => {
    const value = of(thing);
    return value === null ? null : better === "more" ? value : -value;
  };
}

function orNone<T>(fact: Fact<T>, hasNone: (thing: T) => boolean): Fact<T> {
  return { ...fact, cell: (thing) => (hasNone(thing) ? { kind: "none" } : fact.cell(thing)) };
}

const capacity = <T>(key: FactKey, of: (thing: T) => number): Fact<T> => ({
  key,
  cell: (thing) => ({ kind: "text", text: capacityLabel(of(thing)) }),
  rank: of,
});

const parts: { [C in Category]: Fact<SpecsOf[C]>[] } = {
  processors: [
    text("model", partName),
    text("socket", (cpu) => cpu.socket),
    number("cores", (cpu) => cpu.cores, { better: "more" }),
    number("threads", (cpu) => cpu.threads, { better: "more" }),
    number("baseClock", (cpu) => cpu.baseGhz, { unit: "GHz" }),
    number("boostClock", (cpu) => cpu.boostGhz, { unit: "GHz", better: "more" }),
    number("tdp", (cpu) => cpu.tdpWatts, { unit: "W" }),
    {
      key: "integratedGraphics",
      cell: (cpu) =>
        cpu.integratedGraphics === null ? { kind: "none" } : { kind: "text", text: cpu.integratedGraphics },
    },
    text("memoryTypes", (cpu) => cpu.memoryTypes.join(", ")),
    text("launchYear", (cpu) => String(cpu.launchYear)),
  ],
  "graphics-cards": [
    text("chip", partName),
    number("vram", (gpu) => gpu.vramGb, { unit: "GB", better: "more" }),
    text("videoMemory", (gpu) => gpu.memoryType),
    number("boardPower", (gpu) => gpu.tdpWatts, { unit: "W" }),
    number("length", (gpu) => gpu.lengthMm, { unit: "mm" }),
    number("slots", (gpu) => gpu.slots),
    { key: "powerConnectors", cell: (gpu) => words(gpu.powerConnectors) },
    text("launchYear", (gpu) => String(gpu.launchYear)),
  ],
  motherboards: [
    text("model", partName),
    text("socket", (board) => board.socket),
    text("chipset", (board) => board.chipset),
    text("formFactor", (board) => board.formFactor),
    text("ramType", (board) => board.ramType),
    number("ramSlots", (board) => board.ramSlots, { better: "more" }),
    number("maxRam", (board) => board.maxRamGb, { unit: "GB", better: "more" }),
    number("maxRamSpeed", (board) => board.maxRamMts, { unit: "MT/s", better: "more" }),
    number("m2Slots", (board) => board.m2Slots, { better: "more" }),
    number("sataPorts", (board) => board.sataPorts, { better: "more" }),
  ],
  ram: [
    text("model", partName),
    number("ramCapacity", (ram) => ram.capacityGb, { unit: "GB", better: "more" }),
    text("ramType", (ram) => ram.type),
    number("ramSpeed", (ram) => ram.speedMts, { unit: "MT/s", better: "more" }),
    text("latency", (ram) => (ram.cl === null ? null : `CL${ram.cl}`)),
    number("modules", (ram) => ram.modules),
  ],
  ssd: [
    text("model", partName),
    capacity("capacity", (drive) => drive.capacityGb),
    text("interface", (drive) => drive.interface),
    text("formFactor", (drive) => drive.formFactor),
    number("health", (drive) => drive.healthPercent, { unit: "%", better: "more" }),
    number("hours", (drive) => drive.powerOnHours, { unit: "h", better: "less" }),
  ],
  hdd: [
    text("model", partName),
    capacity("capacity", (drive) => drive.capacityGb),
    number("spindle", (drive) => drive.rpm, { unit: "rpm", better: "more" }),
    text("formFactor", (drive) => drive.formFactor),
    number("hours", (drive) => drive.powerOnHours, { unit: "h", better: "less" }),
  ],
  "power-supplies": [
    text("model", partName),
    number("watts", (psu) => psu.watts, { unit: "W", better: "more" }),
    text("efficiency", (psu) => psu.efficiency),
    { key: "modular", cell: (psu) => ({ kind: "word", word: `modular.${psu.modular}` }) },
    text("formFactor", (psu) => psu.formFactor),
    number("pcie8Pin", (psu) => psu.pcie8Pin),
    number("pcie16Pin", (psu) => psu.pcie16Pin),
    number("sataConnectors", (psu) => psu.sataConnectors),
  ],
  cases: [
    text("model", partName),
    { key: "colour", cell: (box) => ({ kind: "word", word: `colour.${box.colour}` }) },
    text("boards", (box) => box.boards.join(", ")),
    number("gpuRoom", (box) => box.maxGpuLengthMm, { unit: "mm", better: "more" }),
    number("coolerRoom", (box) => box.maxCoolerHeightMm, { unit: "mm", better: "more" }),
    orNone(
      number("radiatorRoom", (box) => box.maxRadiatorMm, { unit: "mm", better: "more" }),
      (box) => box.maxRadiatorMm === 0,
    ),
    text("supplyForm", (box) => box.supply),
  ],
  coolers: [
    text("model", partName),
    { key: "coolerType", cell: (cooler) => ({ kind: "word", word: `cooler.${cooler.type}` }) },
    number("height", (cooler) => cooler.heightMm, { unit: "mm" }),
    {
      key: "radiator",
      cell: (cooler) =>
        cooler.radiatorMm === null ? { kind: "none" } : { kind: "number", value: cooler.radiatorMm, unit: "mm" },
    },
    text("sockets", (cooler) => cooler.sockets.join(", ")),
    number("ratedWatts", (cooler) => cooler.ratedWatts, { unit: "W", better: "more" }),
  ],
};

type Drives = PcSpecs["storage"];
const figures = (drives: Drives, of: (drive: SsdSpecs | HddSpecs) => number | null) =>
  drives.map(of).filter((value) => value !== null);
const lowest = (values: number[]) => (values.length === 0 ? null : Math.min(...values));
const highest = (values: number[]) => (values.length === 0 ? null : Math.max(...values));
const total = (drives: Drives, kind: "ssd" | "hdd") =>
  drives.filter((drive) => drive.kind === kind).reduce((sum, drive) => sum + drive.capacityGb, 0);

function driveTotal(key: FactKey, kind: "ssd" | "hdd"): Fact<Drives> {
  return {
    key,
    cell(drives) {
      const gigabytes = total(drives, kind);
      return gigabytes === 0 ? { kind: "none" } : { kind: "text", text: capacityLabel(gigabytes) };
    },
    rank: (drives) => total(drives, kind),
  };
}

const storage: Fact<Drives>[] = [
  text("drives", storageLabel),
  driveTotal("ssdTotal", "ssd"),
  driveTotal("hddTotal", "hdd"),
  number(
    "lowestHealth",
    (drives) => lowest(figures(drives, (drive) => (drive.kind === "ssd" ? drive.healthPercent : null))),
    { unit: "%", better: "more" },
  ),
  number("mostHours", (drives) => highest(figures(drives, (drive) => drive.powerOnHours)), {
    unit: "h",
    better: "less",
  }),
];

const grades = { A: 3, B: 2, C: 1 };

const offer: Fact<Listing>[] = [
  { key: "price", cell: (listing) => ({ kind: "price", amount: listing.price }), rank: (listing) => -listing.price },
  {
    key: "warranty",
    cell: (listing) => ({ kind: "guarantee", commercial: listing.warrantyMonths }),
    rank: (listing) => listing.warrantyMonths,
  },
  { ...text("grade", (listing: Listing) => listing.grade), rank: (listing) => grades[listing.grade] },
];

const system: Fact<PcListing> = {
  key: "os",
  cell({ specs: { os } }) {
    if (os === undefined) return unknown;
    return os === "none" ? { kind: "none" } : { kind: "text", text: osName(os) };
  },
};

function measured<T extends Test>(
  test: T,
  unit: "fps" | "points",
  of: (pc: PcListing) => number | undefined,
): Fact<PcListing, T> {
  return {
    key: test,
    cell(pc) {
      const value = of(pc);
      return value === undefined ? unknown : { kind: "measured", value, unit };
    },
    rank: (pc) => of(pc) ?? null,
  };
}

const measurements: Fact<PcListing, Test>[] = [
  ...games.map((game) => measured(game, "fps", (pc) => pc.fps[game])),
  ...benchmarks.map((benchmark) => measured(benchmark, "points", (pc) => pc.scores[benchmark])),
];

const monthsOf = ({ specs }: PcListing, part: (typeof covered)[number]) =>
  part === "gpu" && specs.gpu === null ? null : specs.warrantyMonths[part];

const warranties: Fact<PcListing, (typeof covered)[number]>[] = covered.map((part) => ({
  key: part,
  cell(pc) {
    const months = monthsOf(pc, part);
    return months === null ? { kind: "none" } : { kind: "months", months };
  },
  rank: (pc) => monthsOf(pc, part),
}));

/** A fact about a part inside a listing; "none" if the part is absent. */
function within<Outer, Inner>({ cell, rank }: Reading<Inner>, of: (outer: Outer) => Inner | null): Reading<Outer> {
  const found: Reading<Outer> = {
    cell(outer) {
      const inner = of(outer);
      return inner === null ? { kind: "none" } : cell(inner);
    },
  };
  if (!rank) return found;
  return {
    ...found,
    rank(outer) {
      const inner = of(outer);
      return inner === null ? null : rank(inner);
    },
  };
}

// Only listings of one product type are compared, so each has the kind that its facts expect.
const asPc = (listing: Listing) => listing as PcListing;

function partOfPc<Inner>(
  group: PartGroup,
  facts: readonly Fact<Inner>[],
  of: (specs: PcSpecs) => Inner | null,
): FactOfListing[] {
  return facts.map((fact) => ({
    ...within(fact, (listing: Listing) => of(asPc(listing).specs)),
    group,
    key: fact.key,
  }));
}

const pcFacts: FactOfListing[] = [
  ...measurements.map((fact) => ({ ...within(fact, asPc), group: "measured" as const, key: fact.key })),
  ...partOfPc("cpu", parts.processors, (specs) => specs.cpu),
  ...partOfPc("gpu", parts["graphics-cards"], (specs) => specs.gpu),
  ...partOfPc("ram", parts.ram, (specs) => specs.ram),
  ...partOfPc("storage", storage, (specs) => specs.storage),
  ...partOfPc("motherboard", parts.motherboards, (specs) => specs.motherboard),
  ...partOfPc("psu", parts["power-supplies"], (specs) => specs.psu),
  ...partOfPc("case", parts.cases, (specs) => specs.case),
  ...partOfPc("cooler", parts.coolers, (specs) => specs.cooler),
  ...warranties.map((fact) => ({ ...within(fact, asPc), group: "warranty" as const, key: fact.key })),
];

/** All facts by which listings of a product type are compared, in display order. */
export function factsOf(productType: ProductType): FactOfListing[] {
  const shared = offer.map((fact) => ({ ...fact, group: "offer" as const }));
  if (productType === "pc") return [...shared, { ...within(system, asPc), group: "offer", key: "os" }, ...pcFacts];
  const own = parts[productType] as readonly Fact<unknown>[];
  return [
    ...shared,
    ...own.map((fact) => ({
      ...within(fact, (listing: Listing) => listing.specs),
      group: "specs" as const,
      key: fact.key,
    })),
  ];
}
