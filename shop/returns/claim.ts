// A claim: a buyer's request after the parcel was sent, about some units of one order. A withdrawal is a right and
// needs no approval; staff decide about a return and a warranty claim.
// Invariant: it changes state only along the table below; what it refunds never exceeds what was paid for its units.

import { endOfTerm } from "../../base/day.ts";
import type { Actor, ActorRole } from "../../base/actor.ts";
import type { ClaimId, OrderId, UnitId } from "../../base/id.ts";
import { bani, NOTHING, sum, type Bani } from "../../base/money.ts";
import { numberSeries, type PublicNumber } from "../../base/public-number.ts";
import { stateMachine, type Transitions } from "../../base/state-machine.ts";
import { withdrawalDeadline } from "../shipping/calendar.ts";
import { paidForExtensions, paidParts, refundable, type Order, type OrderNumber } from "../orders/order.ts";

export const claimKinds = ["withdrawal", "return", "warranty"] as const;
export type ClaimKind = (typeof claimKinds)[number];

/**
 * `asked` waits for staff, `accepted` for the goods, `received` for a decision about them. A withdrawal before the order was prepared
 * waits for nothing: the shop settles it at once. The shop drops what its buyer asked for once they withdraw from the same goods.
 */
export const claimTransitions = {
  asked: { accepted: ["staff"], rejected: ["staff"], dropped: ["buyer", "shop"] },
  accepted: { received: ["staff"], settled: ["shop"], dropped: ["buyer", "staff", "shop"] },
  received: { settled: ["staff"], rejected: ["staff"], dropped: ["shop"] },
  settled: {},
  rejected: {},
  dropped: {},
} as const satisfies Transitions<"buyer" | "staff" | "shop">;
export type ClaimState = keyof typeof claimTransitions;

const claimMachine = stateMachine(claimTransitions);
export const claimStates = claimMachine.states;

export const firstClaimState = { withdrawal: "accepted", return: "asked", warranty: "asked" } as const satisfies Record<
  ClaimKind,
  ClaimState
>;

export function nextClaimStates(from: ClaimState, by: ActorRole): ClaimState[] {
  return claimMachine.next(from, by);
}

export function mayTransitionClaim(transition: { from: ClaimState; to: ClaimState; by: ActorRole }): boolean {
  return claimMachine.may(transition);
}

/** How a claim ends. A unit that is not given back to its buyer stays with the shop and goes to inspection. */
export const resolutions = ["refunded", "repaired", "replaced"] as const;
export type Resolution = (typeof resolutions)[number];

/**
 * A withdrawal and a return end with a refund; a warranty claim may end with a machine that works. Who took a warranty over
 * paid the shop nothing and gets no refund.
 */
export function resolutionsOf({ kind, holder }: Pick<Claim, "kind" | "holder">): readonly Resolution[] {
  if (kind !== "warranty") return ["refunded"];
  return holder === null ? resolutions : ["repaired", "replaced"];
}

export const CLAIM_DAYS = 15; // OUG 140/2021, article 11: repaired or replaced within 15 calendar days

/**
 * Whether its goods can still be withdrawn from: to have asked for a repair or a return takes nobody's right to withdraw (OUG 34/2014, art. 9). A
 * return whose goods arrived is paid back anyway.
 */
export function yieldsToWithdrawal({ kind, state, holder }: Pick<Claim, "kind" | "state" | "holder">): boolean {
  if (kind === "withdrawal" || holder !== null) return false;
  return state === "asked" || state === "accepted" || (state === "received" && kind === "warranty");
}

/** The units of these claims that can still be withdrawn from. */
export function unitsYielding(claims: readonly Claim[]): Set<UnitId> {
  return new Set(claims.filter(yieldsToWithdrawal).flatMap(({ units }) => units.map(({ unitId }) => unitId)));
}

/** Days to pay for goods that come back by right or by agreement. */
export const REFUND_DAYS = 14; // OUG 34/2014, article 13

/** The first moment after the last day to end a claim; null once it ended. */
export function claimDueAt({ kind, state, openedAt }: Pick<Claim, "kind" | "state" | "openedAt">): Date | null {
  const isOpen = state === "asked" || state === "accepted" || state === "received";
  const days = kind === "warranty" ? CLAIM_DAYS : REFUND_DAYS;
  return isOpen ? endOfTerm(openedAt, { days }) : null;
}

/**
 * What the buyer of faulty goods chooses. Staff may do otherwise only if it is impossible or costs out of proportion, and must say why
 * (Directive 2019/771, art. 13(2), (3); OUG 140/2021, art. 11).
 */
export const remedies = ["repair", "replacement"] as const;
export type Remedy = (typeof remedies)[number];

/** How a claim ends that does what its buyer chose. */
export const resolutionOfRemedy = { repair: "repaired", replacement: "replaced" } as const satisfies Record<
  Remedy,
  Resolution
>;

/** Whether this end is another one than the buyer chose. */
export function isOtherRemedy({ remedy }: Pick<Claim, "remedy">, resolution: Resolution): boolean {
  return remedy !== null && resolutionOfRemedy[remedy] !== resolution;
}

/** Who took over the warranty that a claim is about. */
export type ClaimHolder = { email: string; name: string; language: Order["language"] };

export type ClaimNumber = PublicNumber<"claim-number">;
export const claimNumbers = numberSeries<ClaimNumber>("RET");

export function parseClaimNumber(text: unknown): ClaimNumber | null {
  return claimNumbers.parse(text);
}

/** One unit of an order, for claims. */
export type ClaimableUnit = {
  unitId: UnitId;
  title: string;
  price: Bani;
  kind: "pc" | "component";
  /** The unit of the order's line, if this one replaced it under warranty. */
  soldAs?: UnitId;
};

/** A unit given in place of a faulty one; `sentAt` is null until it leaves the shop. */
export type GivenUnit = { code: string; title: string; oldCode: string; decidedAt: Date; sentAt: Date | null };

export type Claim = {
  id: ClaimId;
  number: ClaimNumber;
  orderId: OrderId;
  orderNumber: OrderNumber;
  kind: ClaimKind;
  state: ClaimState;
  /** None of a withdrawal from the extended warranty alone: its PCs are in `extensions`, and stay with the buyer. */
  units: ClaimableUnit[];
  /** The units that its holder got, or gets, instead. */
  replacements: GivenUnit[];
  extensions: ClaimableUnit[];
  /** Of a warranty claim: what the buyer chose; older ones do not say. */
  remedy: Remedy | null;
  /** Why staff ended it in another way. */
  otherRemedyWhy: string | null;
  /** The buyer's text. */
  story: string | null;
  /** The answer of staff. */
  answer: string | null;
  resolution: Resolution | null;
  refund: Bani | null;
  openedAt: Date;
  /** Null: the buyer's claim. "gone": the account of who took the warranty over was deleted. */
  holder: ClaimHolder | "gone" | null;
};

export type ClaimEntry = { from: ClaimState | null; to: ClaimState; at: Date; actor: Actor };

export const SHORTEST_STORY = 10;
export const LONGEST_STORY = 2000;

/** Why an order's buyer cannot withdraw; null if they can. */
export type WithdrawalBar = "company" | "closed" | "too-late";

/** From the order on (Directive 2011/83, art. 9), in every state in which the buyer has, or expects, the goods. */
const OPEN_TO_WITHDRAWAL: readonly string[] = [
  "placed",
  "awaiting-payment",
  "paid",
  "preparing",
  "shipped",
  "delivered",
];

export function withdrawalBar(
  order: Pick<Order, "state" | "company" | "deliveredAt" | "returnDays">,
  now: Date,
): WithdrawalBar | null {
  if (order.company !== null) return "company";
  if (!OPEN_TO_WITHDRAWAL.includes(order.state)) return "closed";
  return order.deliveredAt !== null && now >= withdrawalDeadline(order.deliveredAt, order.returnDays)
    ? "too-late"
    : null;
}

/** Whether the goods may already be claimed: a return or a warranty claim needs a delivered parcel. */
export function isClaimable(order: Pick<Order, "state">): boolean {
  return order.state === "delivered" || order.state === "shipped";
}

/** Whether its card payment is open: the card provider knows the amount, so its buyer can withdraw from all of it only. */
export function isCardOpen(order: Pick<Order, "state" | "method">): boolean {
  return order.state === "placed" && order.method === "card";
}

export type RefundParts = { goods: Bani; tests: Bani; shipping: Bani; warranty: Bani; total: Bani };

/** `before`: the units that came back before; `untested`: those whose paid game test was neither run nor called off. */
export type Returned = {
  claimed: readonly ClaimableUnit[];
  before: ReadonlySet<UnitId>;
  all: readonly ClaimableUnit[];
  untested: readonly UnitId[];
};

/** `extensions`: the lines of PCs whose extended warranty ends; the others end themselves. */
type UndoneLines = Record<"goods" | "tests" | "extensions", number[]> & { isEverything: boolean };

/**
 * The places of an order's lines that end with these units: their own; game tests on them that were not run (OUG 34/2014, art. 16 a: only a
 * service that was performed is paid); the extended warranty of each PC, unless the buyer withdrew from that before (Directive 2011/83, art. 15:
 * what is ancillary to a contract ends with it).
 */
export function undoneLines(
  { lines }: Pick<Order, "lines">,
  { claimed, before, all, untested }: Returned,
): UndoneLines {
  const back = new Set([...before, ...claimed.map((unit) => unit.unitId)]);
  const staying = all.filter((unit) => !back.has(unit.unitId));
  const sold = new Set(claimed.map(soldUnit));
  const goods = placesOfUnits({ lines }, claimed);
  return {
    goods,
    tests: lines.flatMap((line, place) =>
      line.kind === "service" &&
      line.service === "game-test" &&
      line.calledOff === null &&
      sold.has(line.onUnit) &&
      untested.includes(line.onUnit)
        ? [place]
        : [],
    ),
    extensions: goods.filter((place) => isExtended(lines[place]!)),
    isEverything: staying.length === 0,
  };
}

/** The unit of the order's line, whatever machine replaced it under warranty. */
export function soldUnit({ unitId, soldAs }: ClaimableUnit): UnitId {
  return soldAs ?? unitId;
}

function isExtended(line: Order["lines"][number]): boolean {
  return line.kind === "unit" && line.extension?.withdrawnAt === null;
}

/** The PCs whose extended warranty their buyer can withdraw from alone: with one, and not given back. */
export function extendedUnits(
  order: Pick<Order, "lines">,
  { all, before }: Pick<Returned, "all" | "before">,
): ClaimableUnit[] {
  return all.filter(
    (unit) => !before.has(unit.unitId) && placesOfUnits(order, [unit]).some((place) => isExtended(order.lines[place]!)),
  );
}

/** The places of the lines of these units. */
export function placesOfUnits({ lines }: Pick<Order, "lines">, units: readonly ClaimableUnit[]): number[] {
  const sold = new Set(units.map(soldUnit));
  return lines.flatMap((line, place) => (line.kind === "unit" && sold.has(line.unitId) ? [place] : []));
}

/** The refund for the extended warranties of these PCs, which stay with their buyer. */
export function refundForExtensions(order: Order, units: readonly ClaimableUnit[]): RefundParts {
  const warranty = paidForExtensions(order, placesOfUnits(order, units));
  const total = bani(Math.min(warranty, refundable(order.payment)));
  return { goods: NOTHING, tests: NOTHING, shipping: NOTHING, warranty, total };
}

/** The refund for returned units: what was paid for the lines that end with them, and the delivery once nothing of the order stays. */
export function refundFor(order: Order, returned: Returned): RefundParts {
  const undone = undoneLines(order, returned);
  const paid = paidParts(order);
  const paidFor = (places: readonly number[]) => sum(places.map((place) => paid.lines[place]!));
  const goods = paidFor(undone.goods);
  const tests = paidFor(undone.tests);
  const warranty = paidForExtensions(order, undone.extensions);
  const shipping = undone.isEverything ? paid.shipping : NOTHING;
  const total = bani(Math.min(goods + tests + shipping + warranty, refundable(order.payment)));
  return { goods, tests, shipping, warranty, total };
}
