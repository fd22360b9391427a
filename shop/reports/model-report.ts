// What the units of a model teach: prices, days to sell, returns, wear of drives, accuracy of offers. For staff only.
// Invariant: a figure of fewer than three units is not given.

import { bani, type Bani } from "../../base/money.ts";
import { percentOfAll } from "./sell-through.ts";

/** How units are grouped: the class of a product, or the model of a part. */
export const modelGroups = ["class", "cpu", "gpu"] as const;
export type ModelGroup = (typeof modelGroups)[number];

/** Of fewer units nothing follows. */
export const FEWEST = 3;

export type ModelSales = {
  group: ModelGroup;
  /** The class, or the name of the processor or graphics chip. */
  model: string;
  sold: number;
  /** Half of the units were sold for less; null for fewer than three. */
  medianPrice: Bani | null;
  medianDays: number | null;
  withdrawn: number;
  returned: number;
  warranty: number;
  /** Units that came back of those sold, in percent; null for fewer than three. */
  percent: number | null;
};

export type ModelSalesRow = Omit<ModelSales, "percent" | "medianPrice" | "medianDays"> & {
  medianPrice: number | null;
  medianDays: number | null;
};

export function modelSales({ medianPrice, medianDays, ...row }: ModelSalesRow): ModelSales {
  const isThin = row.sold < FEWEST;
  return {
    ...row,
    medianPrice: isThin || medianPrice === null ? null : bani(Math.round(medianPrice)),
    medianDays: isThin || medianDays === null ? null : Math.round(medianDays),
    percent: isThin ? null : percentOfAll(row.withdrawn + row.returned + row.warranty, row.sold),
  };
}

/** A drive as it was measured: life in percent, hours, and written in tenths of a terabyte. */
export type MeasuredDrive = { model: string; unit: string; life: number | null; hours: number; written: number | null };

export type DriveWear = {
  model: string;
  drives: number;
  /** The median of life used in a year of operation, in percent; null for fewer than three drives. */
  percentPerYear: number | null;
  /** The median of terabytes written in a year of operation. */
  terabytesPerYear: number | null;
};

const HOURS_A_YEAR = 8766;
/** In fewer hours one percent of life is too coarse a step. */
export const FEWEST_HOURS = 500;

/** Life used in a year of operation, in percent; null where it cannot be told. */
export function wearPerYear({ life, hours }: Pick<MeasuredDrive, "life" | "hours">): number | null {
  return life === null || hours < FEWEST_HOURS ? null : ((100 - life) * HOURS_A_YEAR) / hours;
}

/** The usual wear of each model of drive, the most worn first. */
export function driveWear(drives: readonly MeasuredDrive[]): DriveWear[] {
  const used = drives.filter(({ hours }) => hours >= FEWEST_HOURS);
  return [...Map.groupBy(used, ({ model }) => model)]
    .map(([model, these]) => ({
      model,
      drives: these.length,
      percentPerYear: usual(these.map(wearPerYear)),
      terabytesPerYear: usual(
        these.map(({ written, hours }) => (written === null ? null : ((written / 10) * HOURS_A_YEAR) / hours)),
      ),
    }))
    .toSorted((a, b) => (b.percentPerYear ?? -1) - (a.percentPerYear ?? -1) || a.model.localeCompare(b.model));
}

/** The median to one decimal; null of fewer than three values. */
function usual(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  if (known.length < FEWEST) return null;
  const middle = known.length >> 1;
  const median = known.length % 2 === 1 ? known[middle]! : (known[middle - 1]! + known[middle]!) / 2;
  return Math.round(median * 10) / 10;
}

/** What graders should know of a model; it decides nothing. */
export type ModelHint =
  | { kind: "drive-wear"; model: string; place: number; percentPerYear: number; usual: number }
  | { kind: "returns"; model: string; percent: number; cameBack: number };

const FAR_ABOVE = 2; // times the usual wear of its model
const LEAST_WEAR = 5; // percent a year: less is no reason for a lower grade
const MANY_RETURNS = 10; // percent
const FEWEST_RETURNS = 3; // units

/** Drives of which the wear is far above the usual, and models of which many units come back. `others`: without this unit. */
export function modelHints({
  drives,
  others,
  sales,
}: {
  drives: readonly (Pick<MeasuredDrive, "model" | "life" | "hours"> & { place: number })[];
  others: readonly DriveWear[];
  sales: readonly ModelSales[];
}): ModelHint[] {
  const worn = drives.flatMap(({ model, place, ...drive }): ModelHint[] => {
    const [wear, typical] = [wearPerYear(drive), others.find((each) => each.model === model)?.percentPerYear ?? null];
    if (wear === null || typical === null || wear < LEAST_WEAR || wear < FAR_ABOVE * typical) return [];
    return [{ kind: "drive-wear", model, place, percentPerYear: Math.round(wear * 10) / 10, usual: typical }];
  });
  const often = sales.flatMap(({ model, percent, withdrawn, returned, warranty }): ModelHint[] => {
    const cameBack = withdrawn + returned + warranty;
    return percent === null || percent < MANY_RETURNS || cameBack < FEWEST_RETURNS
      ? []
      : [{ kind: "returns", model, percent, cameBack }];
  });
  return [...worn, ...often];
}

export type ModelOffers = {
  group: Exclude<ModelGroup, "class">;
  model: string;
  tradeIns: number;
  /** Of what the first offers said, what testing found, in percent; null for fewer than three trade-ins. */
  foundPercent: number | null;
};
