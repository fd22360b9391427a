// What the shop suggests beside a cart: things that go with it, and things like the one that was just sold.
// Must always hold: a suggestion fits, can be bought now, and a reduction is against a price that was really asked (decision 20).

import type { Bani } from "../../base/money.ts";
import type { Category, SpecsOf } from "../catalogue/specs.ts";
import type { Goods } from "./cart.ts";

/** A listing on the shelf, with what it cost before its price was lowered, if it was. */
export type OnShelf = { goods: Goods; badge: string | null; before: Bani | null };

export type Suggestion = {
  goods: Goods;
  before: Bani | null;
  /** Whole percent off, rounded down; 0 where nothing is off. */
  discount: number;
  badge: "popular" | "bestseller" | ""; // spec 3, recommended product
};

const COMPLEMENTS = 4; // spec 3
const SIMILAR = 3;
/** What the rest of a PC draws beside its graphics card, with room to spare. */
const OTHER_WATTS = 300;

/** Up to four components that fit something in the cart: of different categories while there are any, the reduced first. */
export function complementsTo(cart: readonly Goods[], shelf: readonly OnShelf[]): Suggestion[] {
  const inCart = new Set(cart.map((goods) => goods.id));
  const fitting = shelf
    .filter(({ goods }) => !inCart.has(goods.id) && cart.some((bought) => goesWith(bought, goods)))
    .toSorted((a, b) => attraction(b) - attraction(a) || a.goods.price - b.goods.price || a.goods.id - b.goods.id);
  return oneOfEachCategoryFirst(fitting).slice(0, COMPLEMENTS).map(suggestion);
}

/** Up to three listings to offer instead of one that is gone; `nearest` are of its kind and category, nearest in price first. */
export function similarTo(gone: Goods, nearest: readonly OnShelf[]): Suggestion[] {
  return nearest
    .toSorted((a, b) => Number(canReplace(gone, b.goods)) - Number(canReplace(gone, a.goods)))
    .slice(0, SIMILAR)
    .map(suggestion);
}

function attraction({ before, badge }: OnShelf): number {
  return (before === null ? 0 : 4) + (badge === "bestseller" ? 2 : badge === "popular" ? 1 : 0);
}

function oneOfEachCategoryFirst(ranked: readonly OnShelf[]): OnShelf[] {
  const seen = new Set<string | null>();
  const first = ranked.filter(({ goods }) => {
    const category = goods.kind === "component" ? goods.category : null;
    return !seen.has(category) && seen.add(category);
  });
  return [...first, ...ranked.filter((entry) => !first.includes(entry))];
}

function suggestion({ goods, before, badge }: OnShelf): Suggestion {
  return {
    goods,
    before,
    discount: before === null ? 0 : Math.floor(((before - goods.price) / before) * 100),
    badge: badge === "popular" || badge === "bestseller" ? badge : "",
  };
}

type Wishes = { [C in Category]?: (candidate: SpecsOf[C]) => boolean };

/** For each thing bought, the categories that go with it and what makes one of them fit. */
function wishesOf(bought: Goods): Wishes {
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
        motherboards: (board) => board.socket === socket,
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
      const { socket, ramType, formFactor, m2Slots } = bought.specs;
      return {
        processors: (cpu) => cpu.socket === socket,
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
      const { boards, maxGpuLengthMm } = bought.specs;
      return {
        motherboards: (board) => boards.includes(board.formFactor),
        "graphics-cards": (card) => card.lengthMm <= maxGpuLengthMm,
        "power-supplies": (psu) => psu.formFactor === "ATX",
      };
    }
    case "coolers": {
      const { sockets } = bought.specs;
      return { processors: (cpu) => sockets.includes(cpu.socket) };
    }
  }
}

function goesWith(bought: Goods, candidate: Goods): boolean {
  if (candidate.kind === "pc") return false;
  const fits = wishesOf(bought)[candidate.category] as ((specs: SpecsOf[Category]) => boolean) | undefined;
  return fits?.(candidate.specs) ?? false;
}

/** Whether one would do where the other was meant to go. */
function canReplace(gone: Goods, other: Goods): boolean {
  if (gone.kind === "pc" && other.kind === "pc") return gone.specs.gpu?.chip === other.specs.gpu?.chip;
  if (gone.kind === "pc" || other.kind === "pc") return false;
  if (gone.category === "processors" && other.category === "processors") return gone.specs.socket === other.specs.socket;
  if (gone.category === "motherboards" && other.category === "motherboards") return gone.specs.socket === other.specs.socket;
  if (gone.category === "ram" && other.category === "ram") return gone.specs.type === other.specs.type;
  if (gone.category === "ssd" && other.category === "ssd") return gone.specs.formFactor === other.specs.formFactor;
  if (gone.category === "graphics-cards" && other.category === "graphics-cards") return gone.specs.vramGb <= other.specs.vramGb;
  return gone.category === other.category;
}
