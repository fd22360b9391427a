// Receiving: units that the shop has bought and not yet put up for sale. They wait to be graded, tested and priced.
// Invariant: a received unit cannot be bought; it keeps the code, cost and tax regime that it was received with.

import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { KnownPart, PartCategory } from "../../parts/part.ts";
import type { Grade } from "../grade.ts";

/** A part as it was bought: its model, or only its category and its common name. */
export type ReceivedPart = {
  category: PartCategory;
  name: string;
  part: KnownPart | null;
  /** The specs of the category, where the shop knew the part from a listing of its own. */
  specs?: object;
};

/** One received thing: a machine that stays whole, or a single part. */
export type ReceivedThing = {
  kind: "pc" | "component";
  name: string;
  /** All parts of a machine; of a component its one part. */
  parts: readonly ReceivedPart[];
  cost: Bani;
  suggestedGrade: Grade;
};

/** Bought from private persons: VAT is charged on the margin. */
export type TaxRegime = "margin" | "normal";

export type ReceivedUnit = ReceivedThing & {
  unitId: UnitId;
  code: string;
  taxRegime: TaxRegime;
  /** The number of the trade-in that it was bought by, or the code of the unit that was split. */
  source: string;
  cameAt: Date;
  /** The draft of its own listing that staff have begun; null if none. */
  draft: ListingId | null;
};

/** One part that a split unit becomes. The cost of the unit is shared by what its parts are worth. */
export type Piece = ReceivedPart & { worth: Bani; suggestedGrade: Grade };

export const MOST_PIECES = 30;
