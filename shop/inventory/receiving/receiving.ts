// Intake: what the shop has bought and not yet put up for sale. It waits to be graded, tested and priced.
// Invariant: nothing in intake can be bought; a unit keeps the code, cost and tax regime that it came in with.

import type { UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { PartCategory, PartOf } from "../../parts/part.ts";
import type { Grade } from "../grade.ts";

type Model = { [C in PartCategory]: Pick<PartOf<C>, "id" | "category" | "name" | "facts"> }[PartCategory];

/** A part as it was bought: its model, or only its category and what people call it. */
export type TakenPart = { category: PartCategory; name: string; part: Model | null };

/** One thing that comes in: a machine that stays whole, or a part by itself. */
export type Taken = {
  kind: "pc" | "component";
  name: string;
  /** All parts of a machine; of a component its one. */
  parts: readonly TakenPart[];
  cost: Bani;
  suggestedGrade: Grade;
};

/** From people who are not in business: the tax is on what the shop earns (margin). */
export type TaxRegime = "margin" | "normal";

export type ReceivedUnit = Taken & {
  unitId: UnitId;
  code: string;
  taxRegime: TaxRegime;
  /** What it was bought by: the trade-in's number. */
  source: string;
  cameAt: Date;
};
