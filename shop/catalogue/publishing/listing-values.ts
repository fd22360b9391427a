// What an edit of many listings can change of one.

import type { ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { PartMonths } from "../../inventory/part-warranty.ts";
import type { Badge } from "../listing.ts";

export type ListingValues = {
  price: Bani;
  /** Months; of a PC those of its part with the shortest warranty. */
  warranty: number;
  /** The months of each part of a PC; null for a component. Missing in what edits stored before they changed parts. */
  parts?: PartMonths | null;
  badge: Badge | null;
  state: "draft" | "live" | "withdrawn";
};

export type LockedListing = ListingValues & { id: ListingId };
