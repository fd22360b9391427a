// An edit of many listings at once: what it changes, and what it would write into a listing. A mark-down is one that
// lowers prices from a start to an end.
// Invariant: an edit is applied whole or not at all, and undoing it restores only what nobody has changed since.

import type { BulkEditId, ListingId } from "../../../base/id.ts";
import { bani, type Bani } from "../../../base/money.ts";
import { marginOf } from "../../../base/vat.ts";
import { stateMachine, type Transitions } from "../../../base/state-machine.ts";
import type { Badge } from "../../catalogue/listing.ts";
import type { ListingValues, LockedListing } from "../../catalogue/publishing/listing-values.ts";
import { struckPrice, type PriceSince } from "../../catalogue/price-log.ts";
import { partsWithWarranty } from "../../inventory/part-warranty.ts";
import type { TaxRegime } from "../../inventory/receiving/receiving.ts";

/** `applied` is a running mark-down if the edit has an end. */
export const bulkEditTransitions = {
  draft: { planned: ["staff"], applied: ["staff"] },
  planned: { applied: ["shop"], cancelled: ["staff", "shop"] },
  applied: { ended: ["shop"], undone: ["staff"] },
  ended: {},
  undone: {},
  cancelled: {},
} as const satisfies Transitions<"staff" | "shop">;
export type BulkEditState = keyof typeof bulkEditTransitions;
export const bulkEditStates = stateMachine(bulkEditTransitions).states;

export const MOST_LISTINGS = 5000;
export const BULK_LINES_A_PAGE = 100;

export const priceSteps = ["down-percent", "up-percent", "down-amount", "up-amount", "set"] as const;
export type PriceStep = (typeof priceSteps)[number];
export const roundings = ["none", "00", "99"] as const;
export type Rounding = (typeof roundings)[number];

/** Null leaves a value as it is. Percent in tenths: 125 is 12.5 %. */
export type BulkChanges = {
  price: { step: PriceStep; value: number; rounding: Rounding } | null;
  warranty: number | null;
  badge: Badge | "none" | null;
  state: "live" | "withdrawn" | null;
};

export const noChanges: BulkChanges = { price: null, warranty: null, badge: null, state: null };

export function changesNothing(changes: BulkChanges): boolean {
  return Object.values(changes).every((change) => change === null);
}

export type BulkEdit = {
  id: BulkEditId;
  state: BulkEditState;
  changes: BulkChanges | null;
  actor: string;
  createdAt: Date;
  startsAt: Date | null;
  endsAt: Date | null;
  appliedAt: Date | null;
  finishedAt: Date | null;
};

/** What the edit must know about a listing, beside its values. */
export type ListingFigures = {
  title: string;
  /** Of the dearest unsold unit, repairs included; null if none is left. */
  cost: Bani | null;
  /** What the repairs of that unit cost. */
  repairs: Bani;
  regime: TaxRegime;
  /** Units that can be sold now or later: in stock and not sold. */
  stock: number;
  isInMarkDown: boolean;
  /** A PC of which a unit was not tested, and nobody said why. */
  isUntested: boolean;
  /** Publishing it alone would be refused; only known where the edit puts it on sale. */
  isLacking: boolean;
  log: readonly PriceSince[];
};

/** `no-effect` is no fault: the listing already is as asked. The others say why a listing is left out. */
export type BulkLeftOut =
  | "no-effect"
  | "price-too-low"
  | "not-lower"
  | "in-mark-down"
  | "nothing-to-sell"
  | "untested"
  | "lacking"
  | "draft";

export type BulkListing = { after: ListingValues; leftOut: null } | { after: null; leftOut: BulkLeftOut };

/** The price after the step, rounded; null if nothing would be left. Half a ban is rounded up. */
export function steppedPrice(price: Bani, { step, value, rounding }: NonNullable<BulkChanges["price"]>): Bani | null {
  const stepped = {
    "down-percent": () => price - Math.floor((price * value) / 1000 + 0.5),
    "up-percent": () => price + Math.floor((price * value) / 1000 + 0.5),
    "down-amount": () => price - value,
    "up-amount": () => price + value,
    set: () => value,
  }[step]();
  const rounded =
    rounding === "none"
      ? stepped
      : rounding === "00"
        ? Math.floor(stepped / 100 + 0.5) * 100
        : Math.floor((stepped + 1) / 100 + 0.5) * 100 - 1;
  return rounded > 0 && rounded <= 2_000_000_000 ? bani(rounded) : null;
}

/** What the edit would write into a listing, or why it leaves it out. */
export function editListing(
  listing: ListingValues,
  figures: Pick<ListingFigures, "stock" | "isInMarkDown" | "isUntested" | "isLacking">,
  { changes, isMarkDown }: { changes: BulkChanges; isMarkDown: boolean },
): BulkListing {
  const leave = (leftOut: BulkLeftOut): BulkListing => ({ after: null, leftOut });
  // A draft is finished on its own page, which says what it lacks.
  if (listing.state === "draft") return leave("draft");
  const price = changes.price ? steppedPrice(listing.price, changes.price) : listing.price;
  if (price === null) return leave("price-too-low");
  if (isMarkDown && price >= listing.price) return leave("not-lower");
  // Its end would restore a price that another mark-down made.
  if (changes.price && figures.isInMarkDown) return leave("in-mark-down");
  const goesLive = changes.state === "live" && listing.state !== "live";
  if (goesLive && figures.stock === 0) return leave("nothing-to-sell");
  if (goesLive && figures.isUntested) return leave("untested");
  if (goesLive && figures.isLacking) return leave("lacking");
  const after: ListingValues = {
    price,
    ...warrantyAfter(listing, changes.warranty),
    badge: changes.badge === null ? listing.badge : changes.badge === "none" ? null : changes.badge,
    state: changes.state ?? listing.state,
  };
  return isSame(listing, after) ? leave("no-effect") : { after, leftOut: null };
}

/** A PC's months become those of each of its parts, as when staff type them into its form. */
function warrantyAfter(
  { warranty, parts }: ListingValues,
  months: number | null,
): Pick<ListingValues, "warranty" | "parts"> {
  if (months === null) return { warranty, ...(parts !== undefined && { parts }) };
  const each = parts && Object.fromEntries(Object.keys(parts).map((part) => [part, months]));
  return { warranty: months, ...(each !== undefined && { parts: each }) };
}

/** Rows of edits that did not know the parts are the same with any. */
function haveSameParts({ parts: one }: ListingValues, { parts: other }: ListingValues): boolean {
  if (one === undefined || other === undefined) return true;
  return partsWithWarranty.every((part) => one?.[part] === other?.[part]);
}

export function isSame(one: ListingValues, other: ListingValues): boolean {
  return (
    one.price === other.price &&
    one.warranty === other.warranty &&
    haveSameParts(one, other) &&
    one.badge === other.badge &&
    one.state === other.state
  );
}

/** One line of the preview. */
export type BulkEditLine = ListingValues & {
  id: ListingId;
  title: string;
  after: ListingValues | null;
  leftOut: BulkLeftOut | null;
  /** The price that the shop would strike through from then on (rule 20). */
  struck: Bani | null;
  cost: Bani | null;
  margin: Bani | null;
  isBelowCost: boolean;
};

/** How an edit would leave one listing: prices, the struck one, the margin on its dearest unit. */
export function previewLine(
  { id, ...before }: LockedListing,
  figures: ListingFigures,
  { changes, isMarkDown, at, percent }: { changes: BulkChanges; isMarkDown: boolean; at: Date; percent: number },
): BulkEditLine {
  const edited = editListing(before, figures, { changes, isMarkDown });
  const price = edited.after?.price ?? before.price;
  const log = price === before.price ? figures.log : [...figures.log, { price, since: at }];
  const { cost, repairs, regime, title } = figures;
  const margin = cost === null ? null : marginOf({ price, cost, repairs, regime }, percent);
  return {
    id,
    title,
    ...before,
    ...edited,
    struck: struckPrice(log, at),
    cost,
    margin,
    isBelowCost: margin !== null && margin < 0,
  };
}
