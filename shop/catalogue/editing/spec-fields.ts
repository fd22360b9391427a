// The specs of a part as form fields for staff: one table for rendering the form and parsing its values.
// Invariant: writing specs into the form and reading them back gives the same specs.

import { ok, type Ok, type Refused } from "../../../base/result.ts";
import type { FactKey } from "../comparison/comparison-rows.ts";
import type { Category, SpecsOf } from "../specs.ts";

type Kind =
  | { kind: "text" }
  | { kind: "number"; least: number; most: number; decimals?: true }
  /** Separated by commas; may be empty. */
  | { kind: "texts" }
  | { kind: "one"; of: readonly string[] }
  | { kind: "some"; of: readonly string[] }
  | { kind: "yes" };
/** `label`: as in the comparison; the others are labels of the back office. */
export type SpecField = {
  name: string;
  label: FactKey | "brand" | "series" | "heatSpreader" | "style";
  optional?: true;
} & Kind;

type FieldsOf<Specs> = readonly (SpecField & { name: Exclude<keyof Specs & string, "kind"> })[];

const number = (least: number, most: number) => ({ kind: "number", least, most }) as const;
const gigahertz = { kind: "number", least: 0.1, most: 20, decimals: true } as const;
const optional = { optional: true } as const;
const memoryTypes = ["DDR3", "DDR4", "DDR5"] as const;
const boardSizes = ["E-ATX", "ATX", "mATX", "ITX"] as const;
const hours = { ...number(0, 300_000), ...optional } as const;

export const specFields: { readonly [C in Category]: FieldsOf<SpecsOf[C]> } = {
  processors: [
    { name: "brand", label: "brand", kind: "one", of: ["Intel", "AMD"] },
    { name: "model", label: "model", kind: "text" },
    { name: "socket", label: "socket", kind: "text" },
    { name: "cores", label: "cores", ...number(1, 256) },
    { name: "threads", label: "threads", ...number(1, 512) },
    { name: "baseGhz", label: "baseClock", ...gigahertz },
    { name: "boostGhz", label: "boostClock", ...gigahertz, ...optional },
    { name: "tdpWatts", label: "tdp", ...number(1, 1000) },
    { name: "integratedGraphics", label: "integratedGraphics", kind: "text", ...optional },
    { name: "memoryTypes", label: "memoryTypes", kind: "some", of: memoryTypes },
    { name: "launchYear", label: "launchYear", ...number(2000, 2100) },
  ],
  "graphics-cards": [
    { name: "brand", label: "brand", kind: "one", of: ["NVIDIA", "AMD", "Intel"] },
    { name: "chip", label: "chip", kind: "text" },
    { name: "vramGb", label: "vram", kind: "number", least: 0.25, most: 256, decimals: true },
    { name: "memoryType", label: "videoMemory", kind: "text" },
    { name: "tdpWatts", label: "boardPower", ...number(1, 1000) },
    { name: "lengthMm", label: "length", ...number(50, 600) },
    { name: "slots", label: "slots", kind: "number", least: 1, most: 6, decimals: true },
    { name: "powerConnectors", label: "powerConnectors", kind: "texts" },
    { name: "launchYear", label: "launchYear", ...number(2000, 2100) },
  ],
  motherboards: [
    { name: "brand", label: "brand", kind: "text" },
    { name: "model", label: "model", kind: "text" },
    { name: "socket", label: "socket", kind: "text" },
    { name: "chipset", label: "chipset", kind: "text" },
    { name: "formFactor", label: "formFactor", kind: "one", of: boardSizes },
    { name: "ramType", label: "ramType", kind: "one", of: memoryTypes },
    { name: "ramSlots", label: "ramSlots", ...number(1, 32) },
    { name: "maxRamGb", label: "maxRam", ...number(1, 8192) },
    { name: "maxRamMts", label: "maxRamSpeed", ...number(800, 20_000), ...optional },
    { name: "m2Slots", label: "m2Slots", ...number(0, 16), ...optional },
    { name: "sataPorts", label: "sataPorts", ...number(0, 32), ...optional },
  ],
  ram: [
    { name: "brand", label: "brand", kind: "text" },
    { name: "series", label: "series", kind: "text" },
    { name: "type", label: "ramType", kind: "one", of: memoryTypes },
    { name: "capacityGb", label: "ramCapacity", ...number(1, 4096) },
    { name: "modules", label: "modules", ...number(1, 32) },
    { name: "speedMts", label: "ramSpeed", ...number(800, 20_000) },
    { name: "cl", label: "latency", ...number(1, 100), ...optional },
    { name: "heatSpreader", label: "heatSpreader", kind: "yes" },
  ],
  ssd: [
    { name: "brand", label: "brand", kind: "text" },
    { name: "model", label: "model", kind: "text" },
    { name: "capacityGb", label: "capacity", ...number(1, 100_000) },
    {
      name: "interface",
      label: "interface",
      kind: "one",
      of: ["SATA", "NVMe PCIe 3.0", "NVMe PCIe 4.0", "NVMe PCIe 5.0"],
    },
    { name: "formFactor", label: "formFactor", kind: "one", of: ['2.5"', "M.2"] },
    { name: "healthPercent", label: "health", ...number(0, 100), ...optional },
    { name: "powerOnHours", label: "hours", ...hours },
  ],
  hdd: [
    { name: "brand", label: "brand", kind: "text" },
    { name: "model", label: "model", kind: "text" },
    { name: "capacityGb", label: "capacity", ...number(1, 100_000) },
    { name: "rpm", label: "spindle", ...number(3000, 20_000) },
    { name: "formFactor", label: "formFactor", kind: "one", of: ['3.5"', '2.5"'] },
    { name: "powerOnHours", label: "hours", ...hours },
  ],
  "power-supplies": [
    { name: "brand", label: "brand", kind: "text" },
    { name: "model", label: "model", kind: "text" },
    { name: "watts", label: "watts", ...number(50, 5000) },
    {
      name: "efficiency",
      label: "efficiency",
      kind: "one",
      of: ["80+", "80+ Bronze", "80+ Silver", "80+ Gold", "80+ Platinum", "80+ Titanium"],
      ...optional,
    },
    { name: "modular", label: "modular", kind: "one", of: ["no", "semi", "full"] },
    { name: "formFactor", label: "formFactor", kind: "one", of: ["ATX", "SFX"] },
    { name: "pcie8Pin", label: "pcie8Pin", ...number(0, 20) },
    { name: "pcie16Pin", label: "pcie16Pin", ...number(0, 8) },
    { name: "sataConnectors", label: "sataConnectors", ...number(0, 40) },
  ],
  cases: [
    { name: "brand", label: "brand", kind: "text" },
    { name: "model", label: "model", kind: "text" },
    {
      name: "style",
      label: "style",
      kind: "one",
      of: ["office", "mini-mesh", "mid-glass", "small", "large", "classic"],
    },
    { name: "colour", label: "colour", kind: "one", of: ["black", "white", "grey"] },
    { name: "boards", label: "boards", kind: "some", of: boardSizes },
    { name: "maxGpuLengthMm", label: "gpuRoom", ...number(50, 1000) },
    { name: "maxCoolerHeightMm", label: "coolerRoom", ...number(10, 400), ...optional },
    { name: "maxRadiatorMm", label: "radiatorRoom", ...number(0, 480), ...optional },
    { name: "supply", label: "supplyForm", kind: "one", of: ["ATX", "SFX"], ...optional },
  ],
  coolers: [
    { name: "brand", label: "brand", kind: "text" },
    { name: "model", label: "model", kind: "text" },
    { name: "type", label: "coolerType", kind: "one", of: ["stock", "tower", "dual-tower", "low-profile", "liquid"] },
    { name: "heightMm", label: "height", ...number(10, 400), ...optional },
    { name: "radiatorMm", label: "radiator", ...number(80, 480), ...optional },
    { name: "sockets", label: "sockets", kind: "texts" },
    { name: "ratedWatts", label: "ratedWatts", ...number(10, 1000), ...optional },
  ],
};

const LONGEST = 120;

/** Form values: one text per field, and one per choice of a multiple-choice field ("boards.ATX"). */
export type TypedSpecs = Readonly<Record<string, string>>;

/** The specs as form values; unknown specs are left out. */
export function typedSpecs<C extends Category>(category: C, specs: Partial<SpecsOf[C]>): TypedSpecs {
  const values = specs as Readonly<Record<string, unknown>>;
  const entries = specFields[category].flatMap((field): [string, string][] => {
    const value = values[field.name];
    if (value === undefined || value === null) return [];
    if (field.kind === "some") return (value as readonly string[]).map((each) => [`${field.name}.${each}`, "on"]);
    if (field.kind === "texts") return [[field.name, (value as readonly string[]).join(", ")]];
    if (field.kind === "yes") return value === true ? [[field.name, "on"]] : [];
    return [[field.name, String(value)]];
  });
  return Object.fromEntries(entries);
}

export type SpecProblem = "spec-missing" | "spec-number" | "spec-choice" | "too-long";

/** Parses the form's specs, or returns the problem of each invalid field. */
export function readSpecs<C extends Category>(
  category: C,
  typed: TypedSpecs,
): Ok<SpecsOf[C]> | Refused<Record<string, SpecProblem>> {
  const values: Record<string, unknown> = category === "ssd" || category === "hdd" ? { kind: category } : {};
  const problems: Record<string, SpecProblem> = {};
  for (const field of specFields[category] as readonly SpecField[]) {
    const read = readField(field, typed);
    if (read.ok) values[field.name] = read.value;
    else problems[field.name] = read.domainError;
  }
  // Each field was parsed by its kind, and the table has every field of the type.
  return Object.keys(problems).length === 0 ? ok(values as SpecsOf[C]) : { ok: false, domainError: problems };
}

function readField(field: SpecField, typed: TypedSpecs): Ok<unknown> | Refused<SpecProblem> {
  const wrong = (domainError: SpecProblem) => ({ ok: false, domainError }) as const;
  if (field.kind === "yes") return ok(typed[field.name] === "on");
  if (field.kind === "some") {
    const chosen = field.of.filter((each) => typed[`${field.name}.${each}`] === "on");
    return chosen.length > 0 ? ok(chosen) : wrong("spec-missing");
  }
  const text = (typed[field.name] ?? "").trim();
  if (text.length > LONGEST) return wrong("too-long");
  if (field.kind === "texts")
    return ok(
      text
        .split(",")
        .map((each) => each.trim())
        .filter((each) => each !== ""),
    );
  if (text === "") return field.optional ? ok(null) : wrong("spec-missing");
  if (field.kind === "text") return ok(text);
  if (field.kind === "one") return field.of.includes(text) ? ok(text) : wrong("spec-choice");
  const value = /^\d{1,9}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  const isNumber = value >= field.least && value <= field.most && (field.decimals === true || Number.isInteger(value));
  return isNumber ? ok(value) : wrong("spec-number");
}

const unitOfLabel: Partial<Record<SpecField["label"], string>> = {
  baseClock: "GHz",
  boostClock: "GHz",
  tdp: "W",
  boardPower: "W",
  watts: "W",
  ratedWatts: "W",
  vram: "GB",
  maxRam: "GB",
  ramCapacity: "GB",
  capacity: "GB",
  ramSpeed: "MT/s",
  maxRamSpeed: "MT/s",
  length: "mm",
  gpuRoom: "mm",
  coolerRoom: "mm",
  radiatorRoom: "mm",
  height: "mm",
  radiator: "mm",
  spindle: "rpm",
  health: "%",
  hours: "h",
};

/** The unit of measurement of a field's number; null for texts and counts. */
export function unitOfSpec({ label, kind }: SpecField): string | null {
  return kind === "number" ? (unitOfLabel[label] ?? null) : null;
}
