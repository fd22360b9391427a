// What an edit of many listings can change of one.

import type { ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Badge } from "../listing.ts";

export type ListingValues = {
  price: Bani;
  warranty: number;
  badge: Badge | null;
  state: "draft" | "live" | "withdrawn";
};

export type LockedListing = ListingValues & { id: ListingId };
