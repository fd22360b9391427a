// What the shop suggests beside a cart: things that go with it, and things like the one that was just sold.
// Must always hold: a suggestion can be bought now, and a reduction is against a price that was really asked (rule 20).

import type { Bani } from "../../base/money.ts";
import { struckPrice, type PriceSince } from "../catalogue/price-log.ts";
import type { Category, CpuSpecs, MotherboardSpecs, SpecsOf } from "../catalogue/specs.ts";
import type { Goods } from "./cart.ts";

/** A listing on the shelf that the visitor could have, with all that it has cost. */
export type Candidate = { goods: Goods; badge: string | null; log: readonly PriceSince[] };

export type Suggestion = {
  goods: Goods;
  /** The price to strike through, or null where nothing is off. */
  before: Bani | null;
  /** Whole percent off, rounded down; 0 where nothing is off. */
  discount: number;
  badge: "popular" | "bestseller" | ""; // spec 3, recommended product
};

const COMPLEMENTS = 4; // spec 3
/** What the rest of a PC draws beside its graphics card, with room to spare. */
const OTHER_WATTS = 300;

export function suggestionOf({ goods, badge, log }: Candidate, now: Date): Suggestion {
  const before = struckPrice(log, now);
  return {
    goods,
    before,
    discount: before === null ? 0 : Math.floor(((before - goods.price) / before) * 100),
    badge: badge === "popular" || badge === "bestseller" ? badge : "",
  };
}

/** The categories in which something may go with what is in the cart. */
export function categoriesBeside(cart: readonly Goods[]): Category[] {
  const categoriesOf = (goods: Goods) => Object.keys(wishesOf(goods, () => true)) as Category[];
  return [...new Set(cart.flatMap(categoriesOf))];
}

/** Up to four components that fit something in the cart: of different categories while there are any, the reduced first. */
export function complementsTo(cart: readonly Goods[], { candidates, runsOn, now }: { candidates: readonly Candidate[]; runsOn: RunsOn; now: Date }): Suggestion[] {
  const inCart = new Set(cart.map((goods) => goods.id));
  const fitting = candidates
    .filter(({ goods }) => !inCart.has(goods.id) && cart.some((bought) => goesWith(bought, goods, runsOn)))
    .map((candidate) => suggestionOf(candidate, now))
    .toSorted((a, b) => attraction(b) - attraction(a) || a.goods.price - b.goods.price || a.goods.id - b.goods.id);
  return oneOfEachCategoryFirst(fitting).slice(0, COMPLEMENTS);
}

function attraction({ before, badge }: Suggestion): number {
  return (before === null ? 0 : 4) + (badge === "bestseller" ? 2 : badge === "popular" ? 1 : 0);
}

function oneOfEachCategoryFirst(ranked: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string | null>();
  const first = ranked.filter(({ goods }) => {
    const category = goods.kind === "component" ? goods.category : null;
    return !seen.has(category) && seen.add(category);
  });
  return [...first, ...ranked.filter((entry) => !first.includes(entry))];
}

/** Whether a board runs a processor: socket, chipset and memory. */
type RunsOn = (board: MotherboardSpecs, cpu: CpuSpecs) => boolean;
type Wishes = { [C in Category]?: (candidate: SpecsOf[C]) => boolean };

/** For each thing bought, the categories that go with it and what makes one of them fit. */
function wishesOf(bought: Goods, runsOn: RunsOn): Wishes {
  if (bought.kind === "pc") {
    const { ram, motherboard } = bought.specs;
    const hasM2 = motherboard.m2Slots !== null && motherboard.m2Slots > 0;
    return {
      ssd: (drive) => hasM2 || drive.formFactor === '2.5"',
      hdd: (drive) => drive.formFactor === '3.5"',
      ram: (kit) => kit.type === ram.type,
    };
  }
  switch (bought.category) {
    case "processors": {
      const { socket, memoryTypes } = bought.specs;
      return {
        motherboards: (board) => runsOn(board, bought.specs),
        coolers: (cooler) => cooler.sockets.includes(socket),
        ram: (kit) => memoryTypes.includes(kit.type),
      };
    }
    case "graphics-cards": {
      const { tdpWatts, lengthMm } = bought.specs;
      return {
        "power-supplies": (psu) => psu.watts >= tdpWatts + OTHER_WATTS,
        cases: (tower) => tower.maxGpuLengthMm >= lengthMm,
      };
    }
    case "motherboards": {
      const { ramType, formFactor, m2Slots } = bought.specs;
      return {
        processors: (cpu) => runsOn(bought.specs, cpu),
        ram: (kit) => kit.type === ramType,
        ssd: (drive) => drive.formFactor === '2.5"' || (m2Slots ?? 0) > 0,
        cases: (tower) => tower.boards.includes(formFactor),
      };
    }
    case "ram": {
      const { type } = bought.specs;
      return { motherboards: (board) => board.ramType === type, processors: (cpu) => cpu.memoryTypes.includes(type) };
    }
    case "ssd":
      return { hdd: () => true, ram: () => true };
    case "hdd":
      return { ssd: () => true };
    case "power-supplies": {
      const { watts } = bought.specs;
      return { "graphics-cards": (card) => card.tdpWatts + OTHER_WATTS <= watts };
    }
    case "cases": {
      const { boards, maxGpuLengthMm, supply } = bought.specs;
      return {
        motherboards: (board) => boards.includes(board.formFactor),
        "graphics-cards": (card) => card.lengthMm <= maxGpuLengthMm,
        "power-supplies": (psu) => psu.formFactor === (supply ?? "ATX"),
      };
    }
    case "coolers": {
      const { sockets } = bought.specs;
      return { processors: (cpu) => sockets.includes(cpu.socket) };
    }
  }
}

function goesWith(bought: Goods, candidate: Goods, runsOn: RunsOn): boolean {
  if (candidate.kind === "pc") return false;
  const fits = wishesOf(bought, runsOn)[candidate.category] as ((specs: SpecsOf[Category]) => boolean) | undefined;
  return fits?.(candidate.specs) ?? false;
}
