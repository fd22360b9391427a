// An inspection: a unit that came back to the shop, from when it is here until somebody decides what becomes of it.
// Invariant: a unit in inspection cannot be bought, and one decision ends its inspection, whoever makes it.

import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Grade } from "../grade.ts";

/** How a unit came back: with a withdrawal, a return or a warranty claim, or in a parcel that was refused. */
export type InspectionCause = "withdrawal" | "return" | "warranty" | "refused";

/** What was measured before: it still holds, or it is to be measured anew and is not shown until then. */
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
  /** The claim's number, or the order's. */
  source: string;
  cameAt: Date;
  /** How many measurements of it are shown. */
  measurements: number;
};
