// What is known of the own PC's parts as the compatibility rules read them, twice: with every unknown fact as good as it can
// be, and as bad as it can be. Rules are checked with both: what fails at best does not fit, what passes at worst fits, all
// else is unknown. So no rule is written a second time.
// Invariant: the PC works as it is, so an unknown part is never worse than what its known parts need.

import type {
  CaseSpecs,
  Category,
  CoolerSpecs,
  CpuSpecs,
  GpuSpecs,
  MotherboardSpecs,
  PsuSpecs,
  RamSpecs,
  RamType,
  SpecsOf,
  SsdSpecs,
  HddSpecs,
} from "../catalogue/specs.ts";
import type { FactsOf, KnownPart } from "../parts/part.ts";
import { readMemoryTitle } from "../parts/part-title.ts";

export type Bound = "best" | "worst";

/** What the known parts need, and so the unknown ones have: the PC works. */
export type Needs = {
  socket: string | null;
  memoryType: RamType | null;
  memoryGb: number;
  modules: number;
  m2Drives: number;
  sataDrives: number;
  board: MotherboardSpecs["formFactor"] | null;
  supplyForm: PsuSpecs["formFactor"] | null;
  /** Watts that the known power supply has left for a card; null if it is not known. */
  cardWatts: number | null;
  plugs: { eights: number; sixteens: number };
  cardMm: number;
  coolerMm: number;
  radiatorMm: number;
  coolingWatts: number;
};

type Side = { bound: Bound; needs: Needs };

/** Nothing that is for sale has this name, so every rule that compares it fails. */
const NOTHING_KNOWN = "?";
/** No desktop memory that the rules know: for types such as DDR2, and for unknown ones. */
const otherType = (type: string) => type as RamType;

/** Cards of one chip differ: their makers build them about so much shorter or longer than the median. */
const SHORTER = 0.7;
const LONGER = 1.35;

/** The bounds of what home computers have. */
const MOST = {
  cpuWatts: 187, // draws 252 W at turbo
  cores: 24,
  cardWatts: 450,
  cardMm: 360,
  coolerMm: 170,
  modules: 4,
  memoryGb: 128,
  slots: 8,
  boardGb: 2048,
  plugs: 8,
  clearanceMm: 1000,
} as const;

/** The name of a part as its maker and model: rules join them again for their messages. */
function named(name: string): { brand: string; model: string } {
  const [brand = "", ...rest] = name.split(" ");
  return { brand, model: rest.join(" ") };
}

export function processorSpecs(name: string, facts: FactsOf["processors"], { bound, needs }: Side): CpuSpecs {
  const known = facts.memoryTypes.map(otherType);
  const unknown: RamType[] = bound === "best" ? ["DDR3", "DDR4", "DDR5"] : needs.memoryType ? [needs.memoryType] : [];
  return {
    brand: /^(?:Ryzen|Athlon|FX|Phenom|Threadripper|Sempron|A\d|E\d-)/.test(name) ? "AMD" : "Intel",
    model: name,
    socket: facts.socket,
    cores: facts.cores,
    threads: facts.threads,
    baseGhz: facts.baseGhz,
    boostGhz: facts.boostGhz,
    tdpWatts: facts.tdpWatts,
    integratedGraphics: facts.integratedGraphics,
    memoryTypes: known.length > 0 ? known : unknown,
    launchYear: facts.launchYear ?? 0,
  };
}

export function cardSpecs(facts: FactsOf["graphics-cards"], bound: Bound): GpuSpecs {
  const typical = facts.typicalLengthMm;
  const isBest = bound === "best";
  return {
    brand: facts.chip.startsWith("Radeon") ? "AMD" : facts.chip.startsWith("Arc") ? "Intel" : "NVIDIA",
    chip: facts.chip,
    vramGb: facts.vramGb,
    memoryType: facts.memoryType ?? "",
    tdpWatts: facts.tdpWatts ?? (isBest ? 0 : MOST.cardWatts),
    lengthMm: typical === null ? (isBest ? 0 : MOST.cardMm) : Math.round(typical * (isBest ? SHORTER : LONGER)),
    slots: 2,
    powerConnectors: facts.powerConnectors ? [...facts.powerConnectors] : isBest ? [] : ["8-pin", "8-pin", "8-pin"],
    launchYear: facts.launchYear ?? 0,
  };
}

export function boardSpecs(name: string, facts: FactsOf["motherboards"], { bound, needs }: Side): MotherboardSpecs {
  const isBest = bound === "best";
  return {
    ...named(name),
    socket: facts.socket,
    chipset: facts.chipset,
    formFactor: facts.size,
    ramType: otherType(facts.memoryType),
    ramSlots: facts.memorySlots ?? (isBest ? MOST.slots : Math.max(1, needs.modules)),
    maxRamGb: facts.maxMemoryGb ?? (isBest ? MOST.boardGb : needs.memoryGb),
    maxRamMts: null,
    m2Slots: facts.m2Slots,
    sataPorts: facts.sataPorts,
  };
}

export function memorySpecs(name: string, { type, capacityGb, modules, speedMts, cl }: FactsOf["ram"]): RamSpecs {
  const { brand, model } = named(name.split(/ ?\bDDR\d/)[0]!);
  return { brand, series: model, type: otherType(type), capacityGb, modules, speedMts, cl, heatSpreader: false };
}

export function ssdSpecs(name: string, { capacityGb, interface: bus, form }: FactsOf["ssd"]): SsdSpecs {
  const health = { healthPercent: null, powerOnHours: null };
  return { kind: "ssd", ...named(name), capacityGb, interface: bus, formFactor: form, ...health };
}

export function hddSpecs(name: string, { capacityGb, rpm, form }: FactsOf["hdd"]): HddSpecs {
  return { kind: "hdd", ...named(name), capacityGb, rpm: rpm ?? 0, formFactor: form, powerOnHours: null };
}

export function supplySpecs(
  name: string,
  facts: FactsOf["power-supplies"],
  { bound, needs: { plugs, sataDrives } }: Side,
): PsuSpecs {
  const isBest = bound === "best";
  return {
    ...named(name),
    watts: facts.watts,
    efficiency: facts.efficiency,
    modular: facts.modular ?? "no",
    formFactor: facts.form === "ATX" ? "ATX" : "SFX",
    pcie8Pin: facts.pcie8Pin ?? (isBest ? MOST.plugs : plugs.eights),
    pcie16Pin: facts.pcie16Pin ?? (isBest ? 1 : plugs.sixteens),
    sataConnectors: isBest ? MOST.plugs : sataDrives,
  };
}

export function caseSpecs(
  name: string,
  facts: FactsOf["cases"],
  { bound, needs: { cardMm, supplyForm } }: Side,
): CaseSpecs {
  return {
    ...named(name),
    style: "classic",
    colour: "black",
    boards: [...facts.boards],
    maxGpuLengthMm: facts.maxGpuLengthMm ?? (bound === "best" ? MOST.clearanceMm : cardMm),
    maxCoolerHeightMm: facts.maxCoolerHeightMm,
    maxRadiatorMm: null,
    // A small supply may be in a larger place, with an adapter.
    supply: supplyForm === "ATX" ? "ATX" : null,
  };
}

export function coolerSpecs(name: string, facts: FactsOf["coolers"]): CoolerSpecs {
  return {
    ...named(name),
    type: facts.type === "liquid" ? "liquid" : "tower",
    heightMm: facts.heightMm,
    radiatorMm: facts.radiatorMm,
    sockets: [...facts.sockets],
    ratedWatts: null,
  };
}

/** The facts in the name of memory that is in no list: "Kingston DDR4-2666 8GB module". Null if it names no size or type. */
export function memoryFactsIn(name: string): FactsOf["ram"] | null {
  const read = readMemoryTitle(name);
  return read && { ...read, modules: read.modules ?? 1, speedMts: read.speedMts ?? 0 };
}

/** Whether the rules know all that they read of a part of this model. */
export function hasAllFacts(part: KnownPart): boolean {
  switch (part.category) {
    case "processors":
      return part.facts.memoryTypes.length > 0;
    case "graphics-cards":
      // The length of this very card is never known, only that of most cards with its chip.
      return false;
    case "motherboards":
      return part.facts.memorySlots !== null && part.facts.maxMemoryGb !== null;
    case "power-supplies":
      return part.facts.pcie8Pin !== null && part.facts.pcie16Pin !== null;
    case "cases":
      return part.facts.maxGpuLengthMm !== null;
    default:
      return true;
  }
}

const unnamed = { brand: NOTHING_KNOWN, model: "" };

/** The worst part that a PC with these needs may have, where its model is unknown. */
export const worstSpecs: { readonly [C in Category]: (needs: Needs) => SpecsOf[C] } = {
  processors: ({ socket, memoryType }) => ({
    brand: "AMD",
    model: NOTHING_KNOWN,
    socket: socket ?? NOTHING_KNOWN,
    cores: MOST.cores,
    threads: MOST.cores,
    baseGhz: 0,
    boostGhz: null,
    tdpWatts: MOST.cpuWatts,
    integratedGraphics: null,
    memoryTypes: memoryType ? [memoryType] : [],
    launchYear: 0,
  }),
  "graphics-cards": ({ cardWatts }) => ({
    brand: "NVIDIA",
    chip: NOTHING_KNOWN,
    vramGb: 0,
    memoryType: "",
    tdpWatts: Math.min(MOST.cardWatts, cardWatts ?? MOST.cardWatts),
    lengthMm: MOST.cardMm,
    slots: 2,
    powerConnectors: ["8-pin", "8-pin", "8-pin"],
    launchYear: 0,
  }),
  motherboards: ({ socket, memoryType, modules, memoryGb, m2Drives, sataDrives }) => ({
    ...unnamed,
    socket: socket ?? NOTHING_KNOWN,
    chipset: NOTHING_KNOWN,
    formFactor: "E-ATX",
    ramType: memoryType ?? otherType(NOTHING_KNOWN),
    ramSlots: Math.max(1, modules),
    maxRamGb: memoryGb,
    maxRamMts: null,
    m2Slots: m2Drives,
    sataPorts: sataDrives,
  }),
  ram: ({ memoryType }) => ({
    brand: NOTHING_KNOWN,
    series: "",
    type: memoryType ?? otherType(NOTHING_KNOWN),
    capacityGb: MOST.memoryGb,
    modules: MOST.modules,
    speedMts: 0,
    cl: null,
    heatSpreader: false,
  }),
  ssd: () => ({
    kind: "ssd",
    ...unnamed,
    capacityGb: 0,
    interface: "NVMe PCIe 3.0",
    formFactor: "M.2",
    healthPercent: null,
    powerOnHours: null,
  }),
  hdd: () => ({ kind: "hdd", ...unnamed, capacityGb: 0, rpm: 0, formFactor: '3.5"', powerOnHours: null }),
  "power-supplies": ({ supplyForm, plugs, sataDrives }) => ({
    ...unnamed,
    // `worstIn` knows what it has to carry.
    watts: 0,
    efficiency: null,
    modular: "no",
    // A case that takes the smaller form takes no other.
    formFactor: supplyForm ?? "ATX",
    pcie8Pin: plugs.eights,
    pcie16Pin: plugs.sixteens,
    sataConnectors: sataDrives,
  }),
  cases: ({ board, cardMm, coolerMm, radiatorMm, supplyForm }) => ({
    ...unnamed,
    style: "classic",
    colour: "black",
    boards: board ? [board] : [],
    maxGpuLengthMm: cardMm,
    maxCoolerHeightMm: coolerMm,
    maxRadiatorMm: radiatorMm,
    supply: supplyForm ?? "SFX",
  }),
  coolers: ({ socket, coolingWatts }) => ({
    ...unnamed,
    type: "tower",
    heightMm: MOST.coolerMm,
    radiatorMm: null,
    sockets: socket ? [socket] : [],
    ratedWatts: coolingWatts,
  }),
};
