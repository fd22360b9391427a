import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import type { Bani } from "../../base/money.ts";
import type { UnitId } from "../../base/id.ts";
import {
  extendedUnits,
  isClaimable,
  refundFor,
  refundForExtensions,
  unitsYielding,
  withdrawalBar,
  type Claim,
  type ClaimableUnit,
  type RefundParts,
  type WithdrawalBar,
} from "./claim.ts";
import { claimsOf, unitsGivenBack, unitsInClaims, unitsOfOrder } from "./claims.sql.server.ts";
import { openGameTests } from "../orders/open-game-tests.server.ts";
import { withdrawalDeadline } from "../shipping/calendar.ts";
import type { Order } from "../orders/order.ts";

export type ClaimsView = {
  claims: Claim[];
  /** The units that may still be claimed. */
  units: ClaimableUnit[];
  /** The units that its buyer may still withdraw from, those of a warranty claim among them. */
  withdrawable: ClaimableUnit[];
  /** The PCs whose extended warranty its buyer can withdraw from alone. */
  extended: ClaimableUnit[];
  /** Why its buyer cannot withdraw now; null if they can. */
  bar: WithdrawalBar | null;
  isClaimable: boolean;
  /** The end of the time to withdraw; null before the delivery. */
  withdrawUntil: Date | null;
  /** What is not refunded: game tests that were done. */
  notRefunded: Bani[];
  /** The refund for these units. */
  refundOf(units: readonly UnitId[]): RefundParts;
  /** The refund for the extended warranties of these PCs alone. */
  refundOfExtensions(units: readonly ClaimableUnit[]): RefundParts;
};

/** The claims about an order, and what may still be claimed. */
export async function viewClaims(deps: { db: Db; clock: Clock }, order: Order): Promise<ClaimsView> {
  const [claims, all, claimed, before, untested] = await Promise.all([
    claimsOf(deps.db, order.id),
    unitsOfOrder(deps.db, order.id),
    unitsInClaims(deps.db, order.id),
    unitsGivenBack(deps.db, order.id, null),
    openGameTests(deps.db, order),
  ]);
  const yielding = unitsYielding(claims);
  return {
    // What somebody else writes about a warranty that they took over is not the buyer's to read.
    claims: claims.filter(({ holder }) => holder === null),
    units: all.filter((unit) => !claimed.has(unit.unitId)),
    withdrawable: all.filter((unit) => !claimed.has(unit.unitId) || yielding.has(unit.unitId)),
    extended: extendedUnits(order, { all, before }),
    bar: withdrawalBar(order, deps.clock.now()),
    isClaimable: isClaimable(order),
    withdrawUntil: order.deliveredAt && withdrawalDeadline(order.deliveredAt, order.returnDays),
    notRefunded: order.lines.flatMap((line) =>
      line.kind === "service" &&
      line.service === "game-test" &&
      line.calledOff === null &&
      !untested.includes(line.onUnit)
        ? [line.price]
        : [],
    ),
    refundOfExtensions: (units) => refundForExtensions(order, units),
    refundOf: (units) =>
      refundFor(order, { claimed: all.filter((unit) => units.includes(unit.unitId)), before, all, untested }),
  };
}
