// What sold and measured units teach about their models. For staff: nothing of it is public.

import type { Db } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import {
  driveWear,
  FEWEST,
  modelHints,
  modelSales,
  type DriveWear,
  type ModelHint,
  type ModelOffers,
  type ModelSales,
} from "./model-report.ts";
import {
  drivesMeasured,
  drivesOfModels,
  drivesOfUnit,
  modelsOfListing,
  offersByModel,
  salesByModel,
  salesOfModels,
  type ModelsOfListing,
} from "./models.sql.server.ts";
import type { Period } from "./period.ts";
import { percentOfAll } from "./sell-through.ts";

type Deps = { db: Db };

export type ModelReport = { sales: ModelSales[]; drives: DriveWear[]; offers: ModelOffers[] };

/** The figures of each model in a period; `search`: part of a model's name, or "" for all. */
export async function viewModels({ db }: Deps, period: Period, search: string): Promise<ModelReport> {
  const [sales, drives, offers] = await Promise.all([
    salesByModel(db, period, search),
    drivesMeasured(db, period, search),
    offersByModel(db, period, search),
  ]);
  const byModel = [...Map.groupBy(offers, ({ group, model }) => `${group} ${model}`).values()];
  return {
    sales: sales.map(modelSales),
    drives: driveWear(drives),
    offers: byModel.map((these): ModelOffers => {
      const add = (of: "declared" | "found") => these.reduce((total, offer) => total + offer[of], 0);
      const foundPercent = these.length < FEWEST ? null : percentOfAll(add("found"), add("declared"));
      return { group: these[0]!.group, model: these[0]!.model, tradeIns: these.length, foundPercent };
    }),
  };
}

export type FiguresOfListing = { sales: ModelSales[]; drives: DriveWear[] };

/** The figures of the models that a listing is made of: sales of two years, and all measured drives. */
export async function viewModelsOfListing({ db }: Deps, id: ListingId): Promise<FiguresOfListing> {
  const models = await modelsOfListing(db, id);
  if (!models) return { sales: [], drives: [] };
  const [sales, drives] = await Promise.all([
    salesOfModels(db, soldBy(models)),
    drivesOfModels(db, [...new Set(models.drives)]),
  ]);
  return { sales: sales.map(modelSales), drives: driveWear(drives) };
}

function soldBy({ cpu, gpu }: ModelsOfListing) {
  return [
    ...(cpu === null ? [] : [{ group: "cpu" as const, model: cpu }]),
    ...(gpu === null ? [] : [{ group: "gpu" as const, model: gpu }]),
  ];
}

/** What whoever grades a unit should know of its models. The unit itself is not among the others that it is compared with. */
export async function viewModelHints(
  { db }: Deps,
  { code, listingId }: { code: string; listingId: ListingId | null },
): Promise<ModelHint[]> {
  const models = listingId === null ? null : await modelsOfListing(db, listingId);
  if (!models) return [];
  const [sales, drives, own] = await Promise.all([
    salesOfModels(db, soldBy(models)),
    drivesOfModels(db, [...new Set(models.drives)]),
    drivesOfUnit(db, code),
  ]);
  return modelHints({
    drives: own.flatMap((drive) => {
      const model = models.drives[drive.place - 1];
      return model === undefined ? [] : [{ ...drive, model }];
    }),
    others: driveWear(drives.filter(({ unit }) => unit !== code)),
    sales: sales.map(modelSales),
  });
}
