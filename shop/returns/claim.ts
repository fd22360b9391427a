// A claim: a buyer's request after the parcel was sent, about some units of one order. A withdrawal is a right and
// needs no approval; staff decide about a return and a warranty claim.
// Invariant: it changes state only along the table below; what it refunds never exceeds what was paid for its units.

import { DAY } from "../../base/clock.ts";
import type { Actor, ActorRole } from "../../base/actor.ts";
import type { ClaimId, OrderId, UnitId } from "../../base/id.ts";
import { bani, NOTHING, sum, type Bani } from "../../base/money.ts";
import { numberSeries, type PublicNumber } from "../../base/public-number.ts";
import { stateMachine, type Transitions } from "../../base/state-machine.ts";
import { withdrawalDeadline } from "../shipping/calendar.ts";
import { paidParts, refundable, type Order, type OrderNumber } from "../orders/order.ts";

export const claimKinds = ["withdrawal", "return", "warranty"] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** `asked` waits for staff, `accepted` for the goods, `received` for a decision about them. */
export const claimTransitions = {
  asked: { accepted: ["staff"], rejected: ["staff"], dropped: ["buyer"] },
  accepted: { received: ["staff"], dropped: ["buyer", "staff"] },
  received: { settled: ["staff"], rejected: ["staff"] },
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

/** Days to pay for goods that come back by right or by agreement. */
export const REFUND_DAYS = 14; // OUG 34/2014, article 13

/** The last moment to end a claim; null once it ended. */
export function claimDueAt({ kind, state, openedAt }: Pick<Claim, "kind" | "state" | "openedAt">): Date | null {
  const isOpen = state === "asked" || state === "accepted" || state === "received";
  const days = kind === "warranty" ? CLAIM_DAYS : REFUND_DAYS;
  return isOpen ? new Date(openedAt.getTime() + days * DAY) : null;
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

export type Claim = {
  id: ClaimId;
  number: ClaimNumber;
  orderId: OrderId;
  orderNumber: OrderNumber;
  kind: ClaimKind;
  state: ClaimState;
  units: ClaimableUnit[];
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

/**
 * Why an order's buyer cannot withdraw; null if they can. While nothing is being prepared, the order is cancelled
 * instead.
 */
export type WithdrawalBar = "company" | "cancel-instead" | "closed" | "too-late";

const OPEN_TO_WITHDRAWAL: readonly string[] = ["preparing", "shipped", "delivered"];

export function withdrawalBar(
  order: Pick<Order, "state" | "company" | "deliveredAt" | "returnDays">,
  now: Date,
): WithdrawalBar | null {
  if (order.company !== null) return "company";
  if (order.state === "placed" || order.state === "awaiting-payment" || order.state === "paid") return "cancel-instead";
  if (!OPEN_TO_WITHDRAWAL.includes(order.state)) return "closed";
  return order.deliveredAt !== null && now >= withdrawalDeadline(order.deliveredAt, order.returnDays)
    ? "too-late"
    : null;
}

/** Whether the goods may already be claimed: a return or a warranty claim needs a delivered parcel. */
export function isClaimable(order: Pick<Order, "state">): boolean {
  return order.state === "delivered" || order.state === "shipped";
}

export type RefundParts = { goods: Bani; shipping: Bani; warranty: Bani; total: Bani };

/**
 * The refund for returned units, given those that came back before: what was paid for them; the delivery once nothing
 * of the order stays with its buyer; the extended warranty once no PC does. A game test was done before the parcel
 * left, and is not refunded.
 */
export function refundFor(
  order: Order,
  {
    claimed,
    before,
    all,
  }: { claimed: readonly ClaimableUnit[]; before: ReadonlySet<UnitId>; all: readonly ClaimableUnit[] },
): RefundParts {
  const back = new Set([...before, ...claimed.map((unit) => unit.unitId)]);
  const staying = all.filter((unit) => !back.has(unit.unitId));
  const pcs = all.filter((unit) => unit.kind === "pc");
  const isLastPc =
    claimed.some((unit) => unit.kind === "pc") && !staying.some((unit) => unit.kind === "pc") && pcs.length > 0;
  const paid = paidParts(order);
  const paidWhere = (isMeant: (line: Order["lines"][number]) => boolean) =>
    sum(order.lines.flatMap((line, place) => (isMeant(line) ? [paid.lines[place]!] : [])));
  const goods = paidWhere(
    (line) => line.kind === "unit" && claimed.some((unit) => (unit.soldAs ?? unit.unitId) === line.unitId),
  );
  const shipping = staying.length === 0 ? paid.shipping : NOTHING;
  const warranty = isLastPc
    ? paidWhere((line) => line.kind === "service" && line.service === "extended-warranty")
    : NOTHING;
  return { goods, shipping, warranty, total: bani(Math.min(goods + shipping + warranty, refundable(order.payment))) };
}
