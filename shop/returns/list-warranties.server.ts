import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import type { ListingId, UnitId, WarrantyId } from "../../base/id.ts";
import type { Order, OrderNumber, OrderState } from "../orders/order.ts";
import { ordersOfVisitor } from "../orders/orders.sql.server.ts";
import { clocksAt, coverToday, type CoverClock, type CoverToday, type ReplacedPart } from "../warranty/ledger.ts";
import type { Warranty } from "../warranty/warranties.ts";
import { findWarranties } from "../warranty/warranties.sql.server.ts";
import type { ClaimNumber, ClaimState } from "./claim.ts";
import { claimsOfHolder, titlesOfUnits } from "./claims.sql.server.ts";
import type { WarrantyHolder } from "./holder.ts";

/** A warranty as its holder sees it. */
export type HeldWarranty = {
  id: WarrantyId;
  title: string;
  listingId: ListingId;
  /** The order that it came with; null for who took the warranty over. */
  number: OrderNumber | null;
  deliveredAt: Date;
  today: CoverToday;
  clocks: CoverClock[];
  repairs: { at: Date; replaced: ReplacedPart | null }[];
  /** Claims of who took it over; a buyer's are on the page of the order. */
  claims: { number: ClaimNumber; state: ClaimState; openedAt: Date }[];
};

/** What was bought and not yet delivered. */
export type PendingWarranty = { number: OrderNumber; title: string; listingId: ListingId; months: number };

const waitingStates: readonly OrderState[] = ["paid", "preparing", "shipped"];

/** The warranties that somebody holds, the latest delivery first, and those that begin with a delivery to come. */
export async function listWarranties(
  { db, clock }: { db: Db; clock: Clock },
  holder: WarrantyHolder,
): Promise<{ held: HeldWarranty[]; pending: PendingWarranty[] }> {
  const orders = await ordersOfVisitor(db, holder.visitorId);
  const [bought, takenOver, claims] = await Promise.all([
    findWarranties(db, { orders: orders.map(({ id }) => id) }),
    findWarranties(db, { holder: holder.accountId }),
    claimsOfHolder(db, holder.accountId),
  ]);
  const own = bought.filter(({ transfer }) => transfer === null);
  const titles = await titlesOfUnits(db, [...own, ...takenOver]);
  const now = clock.now();
  const view = (warranty: Warranty, number: OrderNumber | null): HeldWarranty => ({
    id: warranty.id,
    ...titles.get(warranty.id)!,
    number,
    deliveredAt: warranty.deliveredAt,
    today: coverToday(warranty, now),
    clocks: clocksAt(warranty, now),
    repairs: warranty.entries.flatMap((entry) =>
      entry.kind === "repaired" ? [{ at: entry.at, replaced: entry.replaced }] : [],
    ),
    claims: claims.filter((claim) => isAbout(claim, warranty)),
  });
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  return {
    held: [
      ...own.map((warranty) => view(warranty, numbers.get(warranty.orderId)!)),
      ...takenOver.map((warranty) => view(warranty, null)),
    ],
    pending: orders.flatMap(pendingOf),
  };
}

function isAbout(claim: { orderId: string; unitId: UnitId }, warranty: Warranty): boolean {
  return claim.orderId === warranty.orderId && claim.unitId === warranty.unitId;
}

function pendingOf({ number, state, deliveredAt, lines }: Order): PendingWarranty[] {
  if (deliveredAt !== null || !waitingStates.includes(state)) return [];
  return lines.flatMap((line) =>
    line.kind === "unit" ? [{ number, title: line.title, listingId: line.listingId, months: line.warrantyMonths }] : [],
  );
}
