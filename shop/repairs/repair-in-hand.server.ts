// A repair while it is recorded: the locked unit, and what is replaced by what.

import type { ListingId } from "../../base/id.ts";
import type { Category } from "../catalogue/specs.ts";
import type { UnitRecord } from "../inventory/units/units.sql.server.ts";
import type { FreeUnit } from "../stock/units/lock-free-units.server.ts";
import type { Warranty } from "../warranty/warranties.ts";
import type { RepairForm } from "./forms.ts";

/** The part of a PC that is replaced, with what it is now and what it will be. */
export type Replacing = {
  key: string;
  category: Category;
  oldName: string;
  newName: string;
  serial: string | null;
  specs: object;
  from: FreeUnit | null;
};

export type RepairInHand = {
  form: RepairForm;
  cameOn: string;
  unit: UnitRecord & { listingId: ListingId };
  replacing: Replacing | null;
  /** The warranty under which it is repaired. */
  warranty: Warranty | null;
  actor: string;
};
