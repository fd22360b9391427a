// Typed specs of parts and PCs. Units are in the names; null is "unknown", never "none".
// Invariant: every filter, picture, rule and text about a listing is derived from these, never from its title.

import type { OperatingSystem } from "./operating-system.ts";
import type { ParcelSize } from "../shipping/parcel-size.ts";
import { partCategories, type BoardSize, type PartCategory } from "../parts/part.ts";

/** The component categories are the nine categories of parts. */
export const categories = partCategories;
export type Category = PartCategory;

export type RamType = "DDR3" | "DDR4" | "DDR5";
export type FormFactor = BoardSize;
export type Efficiency = "80+" | "80+ Bronze" | "80+ Silver" | "80+ Gold" | "80+ Platinum" | "80+ Titanium";
export type CaseStyle = "office" | "mini-mesh" | "mid-glass" | "small" | "large" | "classic";
export type CaseColour = "black" | "white" | "grey";

export type CpuSpecs = {
  brand: "Intel" | "AMD";
  /** Without the brand: "Ryzen 5 5600", "Core i5-12400F". */
  model: string;
  socket: string;
  cores: number;
  threads: number;
  baseGhz: number;
  boostGhz: number | null;
  tdpWatts: number;
  /** Integrated graphics ("UHD 730"), or null if there are none. */
  integratedGraphics: string | null;
  memoryTypes: RamType[];
  launchYear: number;
};

export type GpuSpecs = {
  brand: "NVIDIA" | "AMD" | "Intel";
  /** Without the brand: "GeForce RTX 3060", "Radeon RX 6600". */
  chip: string;
  vramGb: number;
  memoryType: string;
  tdpWatts: number;
  lengthMm: number;
  slots: number;
  /** "6-pin", "8-pin", "16-pin", one entry per connector; empty if the slot provides enough power. */
  powerConnectors: string[];
  launchYear: number;
};

export type MotherboardSpecs = {
  brand: string;
  model: string;
  socket: string;
  chipset: string;
  formFactor: FormFactor;
  ramType: RamType;
  ramSlots: number;
  maxRamGb: number;
  /**
   * The fastest memory speed it supports, overclocked (XMP, EXPO) if its chipset allows; faster kits run at this speed.
   */
  maxRamMts: number | null;
  m2Slots: number | null;
  sataPorts: number | null;
};

export type RamSpecs = {
  brand: string;
  series: string;
  type: RamType;
  /** Of the whole kit. */
  capacityGb: number;
  modules: number;
  speedMts: number;
  cl: number | null;
  heatSpreader: boolean;
};

export type SsdSpecs = {
  kind: "ssd";
  brand: string;
  model: string;
  capacityGb: number;
  interface: "SATA" | "NVMe PCIe 3.0" | "NVMe PCIe 4.0" | "NVMe PCIe 5.0";
  formFactor: '2.5"' | "M.2";
  /** Remaining rated life as reported by the drive (SMART), 0 to 100. */
  healthPercent: number | null;
  powerOnHours: number | null;
};

export type HddSpecs = {
  kind: "hdd";
  brand: string;
  model: string;
  capacityGb: number;
  rpm: number;
  formFactor: '3.5"' | '2.5"';
  powerOnHours: number | null;
};

export type PsuSpecs = {
  brand: string;
  model: string;
  watts: number;
  efficiency: Efficiency | null;
  modular: "no" | "semi" | "full";
  formFactor: "ATX" | "SFX";
  pcie8Pin: number;
  pcie16Pin: number;
  sataConnectors: number;
};

export type CaseSpecs = {
  brand: string;
  model: string;
  style: CaseStyle;
  colour: CaseColour;
  boards: FormFactor[];
  maxGpuLengthMm: number;
  maxCoolerHeightMm: number | null;
  /** The longest radiator that fits anywhere, 0 if none does. */
  maxRadiatorMm: number | null;
  /** The form factor of power supply that it takes. */
  supply: PsuSpecs["formFactor"] | null;
};

export type CoolerSpecs = {
  brand: string;
  model: string;
  type: "stock" | "tower" | "dual-tower" | "low-profile" | "liquid";
  heightMm: number | null;
  /** 120, 240, 280, 360; null for air. */
  radiatorMm: number | null;
  sockets: string[];
  /** The processor watts that it can cool quietly. */
  ratedWatts: number | null;
};

export type PcSpecs = {
  cpu: CpuSpecs;
  /** null if integrated graphics are used. */
  gpu: GpuSpecs | null;
  motherboard: MotherboardSpecs;
  ram: RamSpecs;
  storage: (SsdSpecs | HddSpecs)[];
  psu: PsuSpecs;
  case: CaseSpecs;
  cooler: CoolerSpecs;
  /** Months of the shop's commercial warranty per part (spec 3, warranty_details). */
  warrantyMonths: {
    cpu: number;
    gpu: number;
    ram: number;
    storage: number;
    motherboard: number;
    psu: number;
    case: number;
  };
  /** Absent where staff have not said it. */
  os?: OperatingSystem;
  /** What else lies in the box, in the words of staff. */
  inBox?: string;
  /** Measured with its packing; absent where staff have not typed it. */
  packed?: ParcelSize;
};

/** The specs of a component listing, by its category. */
export type SpecsOf = {
  processors: CpuSpecs;
  "graphics-cards": GpuSpecs;
  motherboards: MotherboardSpecs;
  ram: RamSpecs;
  ssd: SsdSpecs;
  hdd: HddSpecs;
  "power-supplies": PsuSpecs;
  cases: CaseSpecs;
  coolers: CoolerSpecs;
};
export type ComponentSpecs = { [C in Category]: { category: C; specs: SpecsOf[C] } }[Category];

export const games = ["lol", "gtav", "cs2", "pubg", "valorant"] as const; // spec 2, filters
export type Game = (typeof games)[number];
/** A game's name is a proper noun: the same in every language. */
export const gameNames: Record<Game, string> = {
  lol: "League of Legends",
  gtav: "GTA V",
  cs2: "Counter-Strike 2",
  pubg: "PUBG",
  valorant: "Valorant",
};

/** The games' names where five of them stand side by side, in that order. */
export const shortGameNames: Record<Game, string> = {
  cs2: "CS2",
  gtav: "GTA V",
  valorant: "Valorant",
  pubg: "PUBG",
  lol: "LoL",
};

/**
 * The test bench's standard settings for every game and machine: results at other settings are never compared with
 * these.
 */
export const standardRun = { resolution: "1920x1080", settings: "high" } as const;

export function isStandardRun({
  resolution,
  settings,
}: {
  resolution: string | null;
  settings: string | null;
}): boolean {
  return resolution === standardRun.resolution && settings === standardRun.settings;
}

export const benchmarks = ["cinebench", "futuremark", "furmark", "heaven"] as const;
/** cinebench = Cinebench R23 multi-core, futuremark = 3DMark Time Spy, furmark and heaven: points. */
export type Benchmark = (typeof benchmarks)[number];
export const benchmarkNames: Record<Benchmark, string> = {
  cinebench: "Cinebench R23",
  futuremark: "3DMark Time Spy",
  furmark: "FurMark",
  heaven: "Unigine Heaven",
};
export type Test = Game | Benchmark;

/** How many fans a card of that length usually has; 0 without a card. */
export function fansOf(gpu: Pick<GpuSpecs, "lengthMm"> | null): 0 | 1 | 2 | 3 {
  if (gpu === null) return 0;
  if (gpu.lengthMm < 190) return 1;
  return gpu.lengthMm < 270 ? 2 : 3;
}

/** A part's name with its brand, as people use it. */
export function partName(
  part: { brand: string } & ({ model: string } | { chip: string } | { series: string }),
): string {
  const name = "model" in part ? part.model : "chip" in part ? part.chip : part.series;
  return `${part.brand} ${name}`;
}

/** "512 GB", "1 TB", "1.5 TB": drives are sold in decimal thousands. */
export function capacityLabel(gigabytes: number): string {
  return gigabytes >= 1000 ? `${Number((gigabytes / 1000).toFixed(1))} TB` : `${gigabytes} GB`;
}

export function ramLabel(ram: RamSpecs): string {
  return `${ram.capacityGb} GB ${ram.type}-${ram.speedMts}`;
}

export function storageLabel(drives: readonly (SsdSpecs | HddSpecs)[]): string {
  return drives.map((drive) => `${capacityLabel(drive.capacityGb)} ${driveKind(drive)}`).join(" + ");
}

function driveKind(drive: SsdSpecs | HddSpecs): string {
  if (drive.kind === "hdd") return "HDD";
  return drive.interface === "SATA" ? "SSD" : "NVMe SSD";
}
