// What a search must agree with, for tests: plain loops over the stock with tables and arithmetic of their own. It imports
// no constraint, no figure and no sum of the assistant.

import type { StockInMemory } from "./in-memory.ts";
import type { ComponentListing, Listing, PcListing } from "../../shop/catalogue/listing.ts";
import type { Criteria, Purpose } from "../../shop/assistant/criteria.ts";
import { titleOf } from "../../shop/assistant/lexicon/game-titles.ts";

type Money = { min: number | null; max: number | null; about: boolean } | null;

const ram: Partial<Record<Purpose, number>> = {
  photo: 16,
  video: 16,
  "3d": 16,
  programming: 16,
  streaming: 16,
  ai: 16,
  music: 16,
};
const cores: Partial<Record<Purpose, number>> = { photo: 4, video: 6, "3d": 6, programming: 4, streaming: 6, music: 4 };
const vram: Partial<Record<Purpose, number>> = { "3d": 6, ai: 8 };
const card: Partial<Record<Purpose, true>> = { gaming: true, video: true, streaming: true };
const pixels = { "1080p": "1920x1080", "1440p": "2560x1440", "4k": "3840x2160" } as const;
const levels = ["low", "medium", "high", "ultra"] as const;

const highest = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((most, one) => Math.max(most, one ?? 0), 0);

function neededVram({ vramGb, purposes, games, resolution }: Criteria): number {
  if (vramGb !== null) return vramGb;
  const isPlayed = games.length > 0 || purposes.includes("gaming");
  const ofScreen = isPlayed && resolution === "4k" ? 10 : isPlayed && resolution === "1440p" ? 8 : 0;
  return Math.max(ofScreen, highest(purposes.map((one) => vram[one])));
}

function priceFaults(price: number, money: Money): string[] {
  const faults: string[] = [];
  if (money !== null && money.max !== null && price > (money.about ? Math.round(money.max * 1.1) : money.max))
    faults.push("budgetMax");
  if (money !== null && money.min !== null && price < money.min) faults.push("budgetMin");
  return faults;
}

function commonFaults(listing: Listing, criteria: Criteria): string[] {
  const faults: string[] = [];
  if (criteria.warrantyMonths !== null && listing.warrantyMonths < criteria.warrantyMonths) faults.push("warranty");
  if (criteria.grade === "A" && listing.grade !== "A") faults.push("grade");
  if (criteria.grade === "B" && listing.grade !== "A" && listing.grade !== "B") faults.push("grade");
  return faults;
}

export class Oracle {
  readonly #stock: StockInMemory;
  readonly #frames = new Map<string, number | null>();
  readonly #beside = new Map<string, string | null>();

  constructor(stock: StockInMemory) {
    this.#stock = stock;
  }

  /** What each free product of this kind lacks, by the names of the criteria. */
  judge(criteria: Criteria, money: Money, product: string): { listing: Listing; faults: string[] }[] {
    const judged: { listing: Listing; faults: string[] }[] = [];
    for (const listing of this.#stock.listings) {
      if (listing.free === 0) continue;
      if (listing.kind === "pc" && product === "pc")
        judged.push({ listing, faults: this.#pcFaults(listing, criteria, money) });
      if (listing.kind === "component" && listing.category === product)
        judged.push({ listing, faults: this.#partFaults(listing, criteria, money) });
    }
    return judged;
  }

  #pcFaults(pc: PcListing, criteria: Criteria, money: Money): string[] {
    const { cpu, gpu, motherboard, storage, cooler, psu } = pc.specs;
    const faults = [...priceFaults(pc.price, money), ...commonFaults(pc, criteria), ...this.#frameFaults(pc, criteria)];
    if (pc.specs.ram.capacityGb < (criteria.ramGb ?? highest(criteria.purposes.map((one) => ram[one]))))
      faults.push("ram");
    if (cpu.cores < highest(criteria.purposes.map((one) => cores[one]))) faults.push("cores");
    if ((gpu?.vramGb ?? 0) < neededVram(criteria)) faults.push("vram");
    if (gpu === null && criteria.purposes.some((one) => card[one])) faults.push("no-card");
    for (const { name } of criteria.wants) {
      if (name === "rtx 3060" && gpu?.chip !== "GeForce RTX 3060") faults.push("graphics");
      if (name === "rx 6600" && gpu?.chip !== "Radeon RX 6600") faults.push("graphics");
      if (name === "ryzen 5" && !cpu.model.startsWith("Ryzen 5")) faults.push("processor");
      if (name === "am4" && motherboard.socket !== "AM4") faults.push("part");
      if (name === "ddr4" && pc.specs.ram.type !== "DDR4") faults.push("part");
    }
    let gigabytes = 0;
    for (const drive of storage)
      if (criteria.storageKind === null || drive.kind === criteria.storageKind) gigabytes += drive.capacityGb;
    if (criteria.storageGb !== null && gigabytes < criteria.storageGb * 0.93) faults.push("storage");
    if (criteria.colour !== null && pc.specs.case.colour !== criteria.colour) faults.push("colour");
    const isSmall = ["small", "mini-mesh"].includes(pc.specs.case.style) || motherboard.formFactor === "ITX";
    if ((criteria.size === "small" && !isSmall) || (criteria.size === "large" && isSmall)) faults.push("size");
    if (criteria.os !== null && !(pc.specs.os ?? "").startsWith(criteria.os)) faults.push("os");
    if (criteria.quiet) {
      const load = pc.noise?.load;
      const isCool = cooler.type !== "stock" && cooler.ratedWatts !== null && cooler.ratedWatts * 5 >= cpu.tdpWatts * 6;
      if (load === undefined ? !isCool : load > 350) faults.push("quiet");
    }
    const makers = [pc.title, motherboard.brand, pc.specs.ram.brand, psu.brand, ...storage.map(({ brand }) => brand)];
    const isOf = (brand: string) => {
      if (brand === "nvidia") return gpu?.brand === "NVIDIA";
      if (brand === "intel") return cpu.brand === "Intel" || gpu?.brand === "Intel";
      if (brand === "amd") return cpu.brand === "AMD" || gpu?.brand === "AMD";
      return makers.join("\n").toLowerCase().includes(brand);
    };
    for (const brand of criteria.likes) if (!isOf(brand)) faults.push("brand");
    for (const brand of criteria.dislikes) {
      const names = [pc.title, pc.specs.ram.series, pc.specs.case.model, cooler.model].join(" ").toLowerCase();
      if (brand === "rgb" ? names.includes("rgb") : isOf(brand)) faults.push(brand === "rgb" ? "rgb" : "disliked");
    }
    return faults;
  }

  #frameFaults(listing: Listing, criteria: Criteria): string[] {
    const faults: string[] = [];
    for (const title of criteria.games) {
      const { like, heavier } = titleOf(title);
      const wanted = (criteria.fps ?? 60) * (heavier === true ? 2 : 1);
      const key = `${listing.id} ${like} ${criteria.resolution ?? ""} ${criteria.settings ?? ""}`;
      let frames = this.#frames.get(key);
      if (frames === undefined) this.#frames.set(key, (frames = this.#framesOf(listing, like, criteria)));
      if (frames === null) faults.push("unmeasured");
      else if (frames < wanted) faults.push("fps");
    }
    return faults;
  }

  /** The frames that are sure: at what is asked for, or at heavier settings; at the standard run if nothing else is known of any. */
  #framesOf(listing: Listing, game: "lol" | "gtav" | "cs2" | "pubg" | "valorant", criteria: Criteria): number | null {
    const model = this.#stock.frameModel;
    const screen = criteria.resolution ?? "1080p";
    const runs: { resolution: (typeof pixels)[keyof typeof pixels]; settings: (typeof levels)[number] }[] = [];
    for (const settings of levels.slice(levels.indexOf(criteria.settings ?? "high"))) {
      const isStandard = screen === "1080p" && settings === "high";
      const run = { resolution: pixels[screen], settings };
      if (isStandard || model.measuredAt({ game, ...run }) !== null) runs.push(run);
    }
    if (runs.length === 0) runs.push({ resolution: "1920x1080", settings: "high" });
    const measured = (pc: PcListing, run: (typeof runs)[number]) =>
      run.resolution === "1920x1080" && run.settings === "high"
        ? pc.fps[game]
        : model.measuredAt({ game, ...run })?.get(pc.id);
    if (listing.kind === "pc") {
      for (const run of runs) {
        const own = measured(listing, run);
        if (own !== undefined) return own;
      }
      const { cpu, gpu } = listing.specs;
      const graphics = gpu ? `${gpu.chip} ${gpu.vramGb} GB` : cpu.integratedGraphics;
      for (const run of graphics === null ? [] : runs) {
        const range = model.estimate({ processor: cpu.model, graphics: graphics! }, { game, ...run });
        if (range) return range.low;
      }
      return null;
    }
    if (listing.category === "graphics-cards")
      for (const run of runs) {
        const all: number[] = [];
        for (const pc of this.#stock.listings) {
          if (pc.kind !== "pc" || pc.specs.gpu?.chip !== listing.specs.chip) continue;
          if (pc.specs.gpu.vramGb !== listing.specs.vramGb) continue;
          const own = measured(pc, run);
          if (own !== undefined) all.push(own);
        }
        if (all.length > 0) return all.toSorted((a, b) => a - b)[Math.floor(all.length / 10)]!;
      }
    for (const run of runs) {
      const beside = this.#besideOf(listing.category, game, run);
      const pair = beside === null ? null : pairOf(listing, beside);
      const range = pair && model.estimate(pair, { game, ...run });
      if (range) return range.low;
    }
    return null;
  }

  /** Of the twelve commonest other parts the one beside which most are known; of equal ones that with most frames. */
  #besideOf(
    category: string,
    game: "lol" | "gtav" | "cs2" | "pubg" | "valorant",
    run: { resolution: (typeof pixels)[keyof typeof pixels]; settings: (typeof levels)[number] },
  ) {
    const key = `${category} ${game} ${run.resolution} ${run.settings}`;
    const known = this.#beside.get(key);
    if (known !== undefined) return known;
    const counts: Record<string, number> = {};
    for (const pc of this.#stock.listings) {
      if (pc.kind !== "pc" || pc.specs.gpu === null) continue;
      const other =
        category === "graphics-cards" ? pc.specs.cpu.model : `${pc.specs.gpu.chip} ${pc.specs.gpu.vramGb} GB`;
      counts[other] = (counts[other] ?? 0) + 1;
    }
    const names = Object.keys(counts)
      .toSorted((a, b) => counts[b]! - counts[a]! || (a < b ? -1 : 1))
      .slice(0, 12);
    let best: { name: string; known: number; sum: number } | null = null;
    for (const name of names) {
      const parts = new Set<string>();
      let sum = 0;
      for (const listing of this.#stock.listings) {
        if (listing.kind !== "component" || listing.category !== category || listing.free === 0) continue;
        const pair = pairOf(listing, name);
        const range = pair && this.#stock.frameModel.estimate(pair, { game, ...run });
        const id = JSON.stringify(pair);
        if (!range || parts.has(id)) continue;
        parts.add(id);
        sum += range.low;
      }
      if (parts.size > 0 && (!best || parts.size > best.known || (parts.size === best.known && sum > best.sum)))
        best = { name, known: parts.size, sum };
    }
    this.#beside.set(key, best?.name ?? null);
    return best?.name ?? null;
  }

  #partFaults(part: ComponentListing, criteria: Criteria, money: Money): string[] {
    const faults = [...priceFaults(part.price, money), ...commonFaults(part, criteria)];
    const drawsFrames = part.category === "graphics-cards" || part.category === "processors";
    if (drawsFrames) faults.push(...this.#frameFaults(part, criteria));
    for (const { category, name } of criteria.wants) if (!isThePart(part, category, name)) faults.push("part");
    const capacity = "capacityGb" in part.specs ? part.specs.capacityGb : 0;
    switch (part.category) {
      case "graphics-cards": {
        if (part.specs.vramGb < neededVram(criteria)) faults.push("vram");
        const longest = criteria.lengthMm ?? (criteria.size === "small" ? 200 : null);
        if (longest !== null && part.specs.lengthMm > longest) faults.push("length");
        break;
      }
      case "processors":
        if (part.specs.cores < highest(criteria.purposes.map((one) => cores[one]))) faults.push("cores");
        break;
      case "ram":
        if (capacity < (criteria.ramGb ?? highest(criteria.purposes.map((one) => ram[one])))) faults.push("ram");
        break;
      case "motherboards":
        if (criteria.ramGb !== null && part.specs.maxRamGb < criteria.ramGb) faults.push("ram");
        break;
      case "ssd":
      case "hdd":
        if (criteria.storageGb !== null && capacity < criteria.storageGb * 0.93) faults.push("storage");
        break;
      case "cases":
        if (criteria.lengthMm !== null && part.specs.maxGpuLengthMm < criteria.lengthMm) faults.push("length");
        if (criteria.colour !== null && part.specs.colour !== criteria.colour) faults.push("colour");
        break;
      case "coolers":
        if (criteria.quiet && part.specs.type === "stock") faults.push("quiet");
        break;
    }
    if (criteria.size !== null && isSmallPart(part) !== null && isSmallPart(part) !== (criteria.size === "small")) {
      const isOneWay = part.category === "power-supplies" || part.category === "coolers";
      if (!isOneWay || criteria.size === "small") faults.push("size");
    }
    const text = `${part.title} ${part.specs.brand}`.toLowerCase();
    for (const brand of criteria.likes) if (!text.includes(brand)) faults.push("brand");
    for (const brand of criteria.dislikes) if (text.includes(brand)) faults.push(brand === "rgb" ? "rgb" : "disliked");
    return faults;
  }
}

function pairOf(part: ComponentListing, beside: string) {
  if (part.category === "graphics-cards")
    return { processor: beside, graphics: `${part.specs.chip} ${part.specs.vramGb} GB` };
  return part.category === "processors" ? { processor: part.specs.model, graphics: beside } : null;
}

/** Null for parts that have no size of their own. */
function isSmallPart(part: ComponentListing): boolean | null {
  if (part.category === "cases") return part.specs.style === "small" || part.specs.style === "mini-mesh";
  if (part.category === "motherboards") return part.specs.formFactor === "ITX" || part.specs.formFactor === "mATX";
  if (part.category === "power-supplies") return part.specs.formFactor === "SFX";
  if (part.category === "coolers") return part.specs.heightMm !== null && part.specs.heightMm <= 70;
  return null;
}

/** The named parts of the generated wishes; true where the name says nothing about parts of the category. */
function isThePart(part: ComponentListing, category: string, name: string): boolean {
  switch (part.category) {
    case "graphics-cards":
      if (category !== "graphics-cards") return true;
      return part.specs.chip === (name === "rtx 3060" ? "GeForce RTX 3060" : "Radeon RX 6600");
    case "processors":
      if (name === "am4") return part.specs.socket === "AM4";
      return name !== "ryzen 5" || part.specs.model.startsWith("Ryzen 5");
    case "motherboards":
      if (name === "ddr4") return part.specs.ramType === "DDR4";
      return name !== "am4" || part.specs.socket === "AM4";
    case "ram":
      return name !== "ddr4" || part.specs.type === "DDR4";
    case "coolers":
      return name !== "am4" || part.specs.sockets.includes("AM4");
    default:
      return true;
  }
}
