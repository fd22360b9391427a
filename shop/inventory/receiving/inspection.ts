// An inspection of a returned unit: from its arrival until staff decide about it.
// Invariant: a unit in inspection cannot be bought, and exactly one decision ends its inspection.

import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Grade } from "../grade.ts";

/** Why a unit is looked at: a withdrawal, a return, a warranty claim, a parcel that was refused, or a recall of unsold units. */
export const inspectionCauses = ["withdrawal", "return", "warranty", "refused", "recall"] as const;
export type InspectionCause = (typeof inspectionCauses)[number];

/** What staff decided. */
export const inspectionOutcomes = ["back-on-sale", "to-parts", "written-off", "back-to-buyer"] as const;
export type InspectionOutcome = (typeof inspectionOutcomes)[number];

/** Whether the earlier measurements still hold, or the unit is to be measured again and they are hidden until then. */
export const measurementChoices = ["keep", "redo"] as const;
export type MeasurementChoice = (typeof measurementChoices)[number];

export type Inspection = {
  unitId: UnitId;
  code: string;
  serial: string | null;
  grade: Grade;
  /** What the shop paid for it. */
  cost: Bani;
  listing: {
    id: ListingId;
    kind: "pc" | "component";
    title: string;
    price: Bani;
    /** Other units of it on sale. */ others: number;
  };
  why: InspectionCause;
  /** The number of the claim, the order or the recall. */
  source: string;
  cameAt: Date;
  /** The number of its measurements that are shown. */
  measurements: number;
};
