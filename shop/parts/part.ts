// A part: its name, and the facts that decide compatibility. Nine categories, the menu's own.
// Invariant: a fact that is not known is null, never guessed; two parts never share a name.

export const partCategories = [
  "processors",
  "graphics-cards",
  "motherboards",
  "ram",
  "ssd",
  "hdd",
  "power-supplies",
  "cases",
  "coolers",
] as const; // spec 2, in the menu's order
export type PartCategory = (typeof partCategories)[number];

export type MemoryType = "DDR2" | "DDR3" | "DDR4" | "DDR5";
export type BoardSize = "E-ATX" | "ATX" | "mATX" | "ITX";

export type ProcessorFacts = {
  /** Identifies the generation: the socket alone does not (LGA1151 has two incompatible ones). */
  architecture: string;
  socket: string;
  /** Chipsets that support it with their latest firmware; null if not documented. */
  chipsets: readonly string[] | null;
  cores: number;
  threads: number;
  baseGhz: number;
  boostGhz: number | null;
  tdpWatts: number;
  /** "UHD 730"; null if there are none. */
  integratedGraphics: string | null;
  /** Empty if not known. */
  memoryTypes: readonly MemoryType[];
  launchYear: number | null;
};

/** A chip with its memory. Cards of different makers differ in length: `typicalLengthMm` is the median. */
export type GraphicsFacts = {
  chip: string;
  vramGb: number;
  memoryType: string | null;
  tdpWatts: number | null;
  /** "6-pin", "8-pin", "16-pin", one entry per connector; empty if the slot's power is enough; null if cards differ. */
  powerConnectors: readonly string[] | null;
  typicalLengthMm: number | null;
  launchYear: number | null;
};

export type BoardFacts = {
  socket: string;
  chipset: string;
  size: BoardSize;
  memoryType: MemoryType;
  memorySlots: number | null;
  maxMemoryGb: number | null;
  m2Slots: number | null;
  sataPorts: number | null;
};

export type MemoryFacts = {
  type: MemoryType;
  /** Of the whole kit. */
  capacityGb: number;
  modules: number;
  speedMts: number;
  cl: number | null;
};

export type SsdFacts = {
  capacityGb: number;
  interface: "SATA" | "NVMe PCIe 3.0" | "NVMe PCIe 4.0" | "NVMe PCIe 5.0";
  form: '2.5"' | "M.2";
};

export type HddFacts = { capacityGb: number; rpm: number | null; form: '3.5"' | '2.5"' };

export type PowerFacts = {
  watts: number;
  efficiency: "80+" | "80+ Bronze" | "80+ Silver" | "80+ Gold" | "80+ Platinum" | "80+ Titanium" | null;
  modular: "no" | "semi" | "full" | null;
  form: "ATX" | "SFX" | "SFX-L";
  pcie8Pin: number | null;
  pcie16Pin: number | null;
};

export type CaseFacts = {
  boards: readonly BoardSize[];
  maxGpuLengthMm: number | null;
  maxCoolerHeightMm: number | null;
};

export type CoolerFacts = {
  type: "air" | "liquid";
  heightMm: number | null;
  radiatorMm: number | null;
  sockets: readonly string[];
};

export type FactsOf = {
  processors: ProcessorFacts;
  "graphics-cards": GraphicsFacts;
  motherboards: BoardFacts;
  ram: MemoryFacts;
  ssd: SsdFacts;
  hdd: HddFacts;
  "power-supplies": PowerFacts;
  cases: CaseFacts;
  coolers: CoolerFacts;
};

/** "processors/ryzen-5-5600": made from category and name; stable for ever, because prices and offers refer to it. */
export type PartId = string & { readonly of: "part" };

export type PartOf<C extends PartCategory> = {
  id: PartId;
  category: C;
  brand: string;
  /** The full name, unique in its category: "Core i5-12400F", "Samsung 870 EVO 1TB". */
  name: string;
  /** Other names and part numbers. */
  aliases: readonly string[];
  facts: FactsOf[C];
};
export type Part = { [C in PartCategory]: PartOf<C> }[PartCategory];

/** A part that a list knows, with what it knows: a part without its brand and other names. */
export type KnownPart = { [C in PartCategory]: Pick<PartOf<C>, "id" | "category" | "name" | "facts"> }[PartCategory];

export function partId(category: PartCategory, name: string): PartId {
  const slug = name
    .toLowerCase()
    .replaceAll("+", "-plus")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${category}/${slug}` as PartId;
}

/** The same for every spelling of a name: ignores case, spaces, dashes and signs, but not a plus. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9+]/g, "");
}

/**
 * One line under a part's name in a picker: "6/12, 2.5–4.4 GHz, LGA1700". Units and names only, so it needs no
 * translation.
 */
export function factLine(part: Part): string {
  return factsOf(part)
    .filter((fact) => fact !== null)
    .join(" · ");
}

function factsOf(part: Part): (string | null)[] {
  switch (part.category) {
    case "processors": {
      const { cores, threads, baseGhz, boostGhz, socket } = part.facts;
      return [`${cores}C/${threads}T`, boostGhz ? `${baseGhz}–${boostGhz} GHz` : `${baseGhz} GHz`, socket];
    }
    case "graphics-cards":
      return [
        [`${part.facts.vramGb} GB`, part.facts.memoryType].filter(Boolean).join(" "),
        part.facts.tdpWatts ? `${part.facts.tdpWatts} W` : null,
      ];
    case "motherboards":
      return [part.facts.socket, part.facts.chipset, part.facts.size, part.facts.memoryType];
    case "ram": {
      const { type, speedMts, modules, capacityGb, cl } = part.facts;
      return [`${type}-${speedMts}`, `${modules}×${capacityGb / modules} GB`, cl ? `CL${cl}` : null];
    }
    case "ssd":
      return [part.facts.interface, part.facts.form];
    case "hdd":
      return [part.facts.form, part.facts.rpm ? `${part.facts.rpm} RPM` : null];
    case "power-supplies":
      return [`${part.facts.watts} W`, part.facts.efficiency, part.facts.form];
    case "cases":
      return [part.facts.boards.join(", ")];
    case "coolers": {
      const millimetres = part.facts.radiatorMm ?? part.facts.heightMm;
      return [millimetres ? `${millimetres} mm` : part.facts.sockets.join(", ")];
    }
  }
}
