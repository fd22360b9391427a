// A repair of a unit outside a claim: what was done, and which part replaced which.
// Invariant: a part from stock leaves the stock with the repair, in one transaction; the cost of the unit does not change: what repairs cost stands beside it,
// lowers what a sale earns, and is never in the base of the margin scheme.

import type { RepairId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { partName, type Category, type PcSpecs } from "../catalogue/specs.ts";
import type { RepairWork } from "../passport/passport-event.ts";
import type { StockState } from "../stock/units/unit.ts";

export type Repair = {
  id: RepairId;
  work: RepairWork | null;
  part: Category | null;
  oldName: string | null;
  newName: string | null;
  newSerial: string | null;
  /** The code of the unit from stock that was built in. */
  partCode: string | null;
  partCost: Bani | null;
  /** Local days, as ISO dates. `cameOn`: since when the machine was at the shop, for a repair under warranty. */
  cameOn: string | null;
  doneOn: string;
  doneBy: string;
  cost: Bani;
  note: string | null;
  isUnderWarranty: boolean;
};

/** A part of a PC by its key ("storage2") becomes this one. A drive keeps its place, and may be of the other kind. */
export function withPart(pc: PcSpecs, key: string, specs: object): PcSpecs {
  const place = /^storage(\d+)$/.exec(key);
  if (!place) return { ...pc, [key]: specs };
  const index = Number(place[1]) - 1;
  return { ...pc, storage: pc.storage.map((drive, at) => (at === index ? (specs as typeof drive) : drive)) };
}

type Named = Parameters<typeof partName>[0];

/**
 * The specs of a part that an equal one replaces, of which only the name is known: brand and model change. A processor or
 * a chip of a graphics card keeps its specs, because its name is what they follow from. Nothing is known of a new drive's life.
 */
export function renamed(category: Category, specs: Named, name: string): object {
  const isDrive = category === "ssd" || category === "hdd";
  const unread = {
    ...("healthPercent" in specs && { healthPercent: null }),
    ...("powerOnHours" in specs && { powerOnHours: null }),
  };
  const plain = isDrive ? { ...specs, ...unread } : specs;
  const [brand, ...rest] = name.split(/\s+/);
  if (category === "processors" || category === "graphics-cards" || rest.length === 0) return plain;
  return { ...plain, brand, ["series" in specs ? "series" : "model"]: rest.join(" ") };
}

/** Drives are of one sort: an SSD may replace a hard disk. */
export function mayReplace(old: Category, by: Category): boolean {
  const isDrive = (category: Category) => category === "ssd" || category === "hdd";
  return old === by || (isDrive(old) && isDrive(by));
}

/** Whether a unit in this state can be repaired: it is at the shop, or a buyer has it. */
export function isRepairable(state: StockState): boolean {
  return state !== "intake" && state !== "scrapped" && state !== "converted";
}
