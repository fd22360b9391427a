// What the criteria ask of a PC.

import { osName } from "../../catalogue/operating-system.ts";
import type { PcListing } from "../../catalogue/listing.ts";
import type { Spending } from "./spending.ts";
import { searchLimit } from "./spending.ts";
import type { Purpose, Criteria } from "../criteria.ts";
import { atLeast, firmly, has, type Constraint, type PcConstraint, type Criterion } from "./constraint.ts";
import { figureOf, frameNeeds, leastOf, type FrameModel, type FrameNeed } from "./frames.ts";
import { isChip, isProcessor, partLabel } from "./part-names.ts";

/** What a purpose needs at least, from what the makers of the usual programs recommend. */
type Needs = { ram?: number; cores?: number; vram?: number; card?: true };
const needsOf: Record<Purpose, Needs> = {
  gaming: { card: true },
  office: {},
  study: {},
  photo: { ram: 16, cores: 4 },
  video: { ram: 16, cores: 6, card: true },
  "3d": { ram: 16, cores: 6, vram: 6 },
  programming: { ram: 16, cores: 4 },
  streaming: { ram: 16, cores: 6, card: true },
  ai: { ram: 16, vram: 8 },
  music: { ram: 16, cores: 4 },
};

export type SearchCriteria = Criteria & {
  /** The highest result shown before, for "faster": 3DMark Time Spy must be above it. */
  aboveScore: number | null;
  /** What the last message changed: it gives way last. */
  firm: readonly Criterion[];
};

/** Every constraint of the criteria on a PC. */
export function pcConstraints(criteria: SearchCriteria, spending: Spending | null, model: FrameModel): PcConstraint[] {
  const constraints = [
    ...priceConstraints<PcListing>(spending),
    ...frameNeeds(criteria, model).map((need) => frameConstraint(need, model)),
    ...purposeConstraints(criteria),
    ...partConstraints(criteria),
    ...looksConstraints(criteria),
  ];
  return firmly(constraints, criteria.firm);
}

/** The price: above the budget costs its share, below its lower end half of it. */
export function priceConstraints<L extends { price: number }>(spending: Spending | null): Constraint<L>[] {
  if (spending === null) return [];
  const { min } = spending;
  const max = searchLimit(spending);
  const constraints: Constraint<L>[] = [];
  if (max !== null)
    constraints.push({
      criterion: "budgetMax",
      cost: ({ price }) => (price <= max ? 0 : 0.02 + Math.min(MOST_OVER, (price - max) / Math.max(max, 10_000))),
      missing: ({ price }) => ({ by: price - (spending.max ?? max), of: spending.max ?? max }),
    });
  if (min !== null)
    constraints.push({
      criterion: "budgetMin",
      cost: ({ price }) => (price >= min ? 0 : 0.01 + (0.5 * (min - price)) / min),
      missing: ({ price }) => ({ by: min - price, of: min }),
    });
  return constraints;
}

/** A price above the budget costs at most this: who names a part wants to know what it costs. */
const MOST_OVER = 3;
const NAMED_PART = 4;
const NOT_MEASURED = 3;
/** Known at the standard settings only: worse than half of the frames missing. */
const NOT_KNOWN = 0.65;

/** How many frames are missing: a figure that reaches them costs nothing. */
export function costOfFrames(least: number | null, elsewhere: number | null, frames: number): number {
  const short = (value: number) => (value >= frames ? 0 : 0.03 + 1.2 * ((frames - value) / frames));
  if (least !== null) return short(least);
  return elsewhere === null ? NOT_MEASURED : NOT_KNOWN + short(elsewhere);
}

/** A measured figure decides, else the low end of the estimate. Where neither is known, the standard run says how near it is. */
function frameConstraint(need: FrameNeed, model: FrameModel): PcConstraint {
  const { target, frames, wanted, title } = need;
  return {
    criterion: "fps",
    cost: (pc) => {
      const figure = figureOf(pc, need, model);
      if (figure) return costOfFrames(leastOf(figure), null, frames);
      const elsewhere = figureOf(pc, need.standard, model);
      return costOfFrames(null, elsewhere && leastOf(elsewhere), frames);
    },
    missing: (pc) => {
      const figure = figureOf(pc, need, model);
      if (!figure) return { criterion: "unmeasured", by: title, of: `${wanted.screen} ${wanted.settings}` };
      return { by: Math.ceil(target * (1 - leastOf(figure) / frames)), of: target };
    },
  };
}

/** Gigabytes and cores that the purposes and the screen need at least, or that the visitor names; 0 for none. */
export function leastOfParts(criteria: SearchCriteria): { ram: number; cores: number; vram: number; card: boolean } {
  const needs = criteria.purposes.map((purpose) => needsOf[purpose]);
  const most = (key: "ram" | "cores" | "vram") => Math.max(0, ...needs.map((need) => need[key] ?? 0));
  const isForGames = criteria.games.length > 0 || criteria.purposes.includes("gaming");
  const ofScreen = criteria.resolution === "4k" ? 10 : criteria.resolution === "1440p" ? 8 : 0;
  return {
    ram: criteria.ramGb ?? most("ram"),
    cores: most("cores"),
    vram: criteria.vramGb ?? Math.max(most("vram"), isForGames ? ofScreen : 0),
    card: needs.some(({ card }) => card),
  };
}

function purposeConstraints(criteria: SearchCriteria): PcConstraint[] {
  const { ram, cores, vram, card } = leastOfParts(criteria);
  const constraints: PcConstraint[] = [];
  if (ram > 0) constraints.push(atLeast("ram", { wanted: ram, weight: 0.8, of: ({ specs }) => specs.ram.capacityGb }));
  if (cores > 0) constraints.push(atLeast("cores", { wanted: cores, weight: 0.8, of: ({ specs }) => specs.cpu.cores }));
  if (vram > 0)
    constraints.push(atLeast("vram", { wanted: vram, weight: 1, of: ({ specs }) => specs.gpu?.vramGb ?? 0 }));
  if (card)
    constraints.push(
      has("no-card", {
        weight: 1.5,
        when: ({ specs }) => specs.gpu !== null,
        instead: () => "integrated",
        wanted: "card",
      }),
    );
  if (criteria.aboveScore !== null) {
    const above = criteria.aboveScore;
    constraints.push(atLeast("score", { wanted: above + 1, weight: 1, of: ({ scores }) => scores.futuremark ?? 0 }));
  }
  return constraints;
}

function partConstraints(criteria: SearchCriteria): PcConstraint[] {
  const constraints: PcConstraint[] = [];
  const cards = criteria.wants.filter(({ category }) => category === "graphics-cards");
  const processors = criteria.wants.filter(({ category }) => category === "processors");
  if (cards.length > 0)
    constraints.push(
      has("graphics", {
        weight: NAMED_PART,
        when: ({ specs }) => cards.some(({ name }) => isChip(specs.gpu, name)),
        instead: ({ specs }) => specs.gpu?.chip ?? specs.cpu.integratedGraphics ?? "—",
        wanted: cards.map(({ name }) => partLabel(name)).join(" / "),
      }),
    );
  if (processors.length > 0)
    constraints.push(
      has("processor", {
        weight: NAMED_PART,
        when: ({ specs }) => processors.some(({ name }) => isProcessor(specs.cpu, name)),
        instead: ({ specs }) => specs.cpu.model,
        wanted: processors.map(({ name }) => partLabel(name)).join(" / "),
      }),
    );
  for (const { category, name } of criteria.wants)
    if (category !== "graphics-cards" && category !== "processors")
      constraints.push(
        has("part", {
          weight: 1,
          when: ({ specs }) => hasNamed(specs, name),
          instead: ({ specs }) => `${specs.motherboard.chipset}, ${specs.ram.type}`,
          wanted: name.toUpperCase(),
        }),
      );
  if (criteria.storageGb !== null) constraints.push(storageConstraint(criteria.storageGb, criteria.storageKind));
  return constraints;
}

function hasNamed({ motherboard, ram, storage, psu }: PcListing["specs"], name: string): boolean {
  if (name.startsWith("ddr")) return ram.type.toLowerCase() === name;
  if (name === "nvme") return storage.some((drive) => drive.kind === "ssd" && drive.interface !== "SATA");
  if (/^\d+w$/.test(name)) return psu.watts >= Number(name.slice(0, -1));
  return motherboard.socket.toLowerCase() === name || motherboard.chipset.toLowerCase().startsWith(name);
}

function storageConstraint(wanted: number, kind: "ssd" | "hdd" | null): PcConstraint {
  // A drive of 960 GB is sold as one of 1 TB.
  const least = wanted * 0.93;
  const of = ({ specs }: PcListing) =>
    specs.storage.reduce((sum, drive) => sum + (kind === null || drive.kind === kind ? drive.capacityGb : 0), 0);
  return {
    criterion: "storage",
    cost: (listing) => (of(listing) >= least ? 0 : 0.05 + (0.6 * (wanted - of(listing))) / wanted),
    missing: (listing) => ({ by: wanted - of(listing), of: wanted }),
  };
}

/** Above its rating a boxed cooler gets loud; with a fifth to spare the fan turns slowly. */
const QUIET_RESERVE = 1.2;

/** Tenths of a dB(A) in load. Our own limit, so the figure is shown beside it. */
const QUIET_IN_LOAD = 350;

/** Whether it is quiet: as measured on it; where that was not measured, whether the cooler has a fifth more than the rating. */
export function isQuiet({ noise, specs: { cooler, cpu } }: PcListing): boolean {
  if (noise?.load !== undefined) return noise.load <= QUIET_IN_LOAD;
  return cooler.ratedWatts !== null && cooler.type !== "stock" && cooler.ratedWatts >= cpu.tdpWatts * QUIET_RESERVE;
}

function looksConstraints(criteria: SearchCriteria): PcConstraint[] {
  const constraints: PcConstraint[] = [];
  const { colour, size, warrantyMonths, grade, os } = criteria;
  if (os !== null) constraints.push(osConstraint(os));
  if (colour !== null)
    constraints.push(
      has("colour", {
        weight: 0.25,
        when: ({ specs }) => specs.case.colour === colour,
        instead: ({ specs }) => specs.case.colour,
        wanted: colour,
      }),
    );
  if (size !== null)
    constraints.push(
      has("size", {
        weight: 0.3,
        when: (pc) => isOfSize(pc, size),
        instead: ({ specs }) => specs.motherboard.formFactor,
        wanted: size,
      }),
    );
  if (criteria.quiet)
    constraints.push(
      has("quiet", {
        weight: 0.4,
        when: isQuiet,
        instead: ({ noise, specs }) => (noise?.load === undefined ? specs.cooler.model : `${noise.load / 10} dB(A)`),
        wanted: "quiet",
      }),
    );
  if (warrantyMonths !== null)
    constraints.push(atLeast("warranty", { wanted: warrantyMonths, weight: 0.5, of: (pc) => pc.warrantyMonths }));
  if (grade !== null)
    constraints.push(
      has("grade", { weight: 0.3, when: (pc) => pc.grade <= grade, instead: (pc) => pc.grade, wanted: grade }),
    );
  for (const brand of criteria.likes)
    constraints.push(
      has("brand", {
        weight: 0.4,
        when: (pc) => isOfBrand(pc, brand),
        instead: (pc) => pc.specs.cpu.brand,
        wanted: brand,
      }),
    );
  for (const brand of criteria.dislikes)
    constraints.push(
      brand === "rgb"
        ? has("rgb", { weight: 0.4, when: (pc) => !isLit(pc), instead: () => "RGB", wanted: "RGB" })
        : has("disliked", { weight: 1.5, when: (pc) => !isOfBrand(pc, brand), instead: () => brand, wanted: brand }),
    );
  return constraints;
}

/** A system that staff have not said does not count as there. */
function osConstraint(os: "windows" | "linux"): PcConstraint {
  return has("os", {
    weight: 0.4,
    when: ({ specs }) => specs.os?.startsWith(os) === true,
    instead: ({ specs }) => (specs.os === undefined ? "unknown" : osName(specs.os)),
    wanted: os === "windows" ? "Windows" : "Linux",
  });
}

/** Names of parts and products that are lit: nothing else is known of the lighting. */
export const LIT = /\b(?:a?rgb|aura|mystic light)\b/i;

function isLit({ title, specs: { ram, case: box, cooler, gpu, motherboard, psu } }: PcListing): boolean {
  const names = [ram.series, box.model, cooler.model, gpu?.chip ?? "", motherboard.model, psu.model];
  return LIT.test(title) || names.some((name) => LIT.test(name));
}

function isOfSize({ specs }: PcListing, size: "small" | "large"): boolean {
  const isSmall =
    specs.case.style === "small" || specs.case.style === "mini-mesh" || specs.motherboard.formFactor === "ITX";
  return size === "small" ? isSmall : !isSmall;
}

function isOfBrand({ title, specs }: PcListing, brand: string): boolean {
  if (brand === "intel") return specs.cpu.brand === "Intel" || specs.gpu?.brand === "Intel";
  if (brand === "amd") return specs.cpu.brand === "AMD" || specs.gpu?.brand === "AMD";
  if (brand === "nvidia") return specs.gpu?.brand === "NVIDIA";
  const makers = [
    title,
    specs.motherboard.brand,
    specs.ram.brand,
    specs.psu.brand,
    ...specs.storage.map((drive) => drive.brand),
  ];
  return makers.some((maker) => maker.toLowerCase().includes(brand));
}
