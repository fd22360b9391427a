// An order: what one buyer agreed to pay for, its physical units and services, and its state.
// Invariant: it changes state only along the table below, and its total is its goods, services and shipping less the
// reduction, to the ban.

import type { Actor, ActorRole } from "../../base/actor.ts";
import type { ListingId, OrderId, PaymentId, UnitId, VisitorId } from "../../base/id.ts";
import { bani, NOTHING, shareOut, sum, times, type Bani } from "../../base/money.ts";
import { numberSeries, type PublicNumber } from "../../base/public-number.ts";
import { stateMachine, type Transitions } from "../../base/state-machine.ts";
import type { LockerPlace } from "../lockers/locker.ts";
import { shippingFor, type Delivery, type DeliveryMethod, type DeliveryTerms } from "../shipping/fee.ts";
import type { Grade } from "../inventory/grade.ts";
import type { PartMonths } from "../inventory/part-warranty.ts";
import type { PaymentMethod, PaymentState } from "../payments/payment.ts";
import type { Refund } from "../payments/refund.ts";
import type { ShippingAddress } from "../shipping/address.ts";
import type { Parcel } from "../shipping/courier.ts";

/**
 * All transitions, and who may make them. `placed` waits for a card or for cash on delivery, `awaiting-payment` for a
 * transfer. Only a received payment makes an order `paid`; staff can do it by hand only for a transfer, and at the counter for cash. A courier's cash
 * arrives long after the delivery: its order skips `paid`, and only its payment records that it came. What is collected from the shop may be
 * handed over as soon as it is paid (`mayHandOver`). A buyer whose card was
 * declined may pay by transfer instead: the order then awaits that. If a return is refused after the goods came, they
 * go back to their buyer, and the order is `delivered` again. The courier's first event ships an order as staff would. If a withdrawal is dropped before the goods came, the
 * order goes on where it was. An order that came back and was never paid is `closed`: there is nothing to refund.
 */
export const orderTransitions = {
  placed: {
    paid: ["shop", "staff"],
    preparing: ["staff"],
    cancelled: ["buyer", "staff", "shop"],
    "awaiting-payment": ["buyer"],
  },
  "awaiting-payment": { paid: ["staff", "shop"], cancelled: ["buyer", "staff", "shop"] },
  paid: { preparing: ["staff"], delivered: ["staff"], cancelled: ["buyer", "staff", "shop"] },
  preparing: {
    shipped: ["staff", "shop"],
    delivered: ["staff"],
    cancelled: ["staff"],
    withdrawn: ["buyer", "staff"],
  },
  shipped: { delivered: ["staff", "shop"], withdrawn: ["buyer", "staff"], returned: ["staff"] },
  delivered: { withdrawn: ["buyer", "staff"], returned: ["staff"] },
  withdrawn: { returned: ["staff"], preparing: ["shop"], shipped: ["shop"], delivered: ["shop"] },
  returned: { refunded: ["staff", "shop"], closed: ["shop"], delivered: ["shop"] },
  cancelled: {},
  refunded: {},
  closed: {},
} as const satisfies Transitions<"buyer" | "staff" | "shop">;
export type OrderState = keyof typeof orderTransitions;

const orderMachine = stateMachine(orderTransitions);
export const orderStates = orderMachine.states;

export const firstOrderState = { card: "placed", bank: "awaiting-payment", cash: "placed" } as const satisfies Record<
  PaymentMethod,
  OrderState
>;

/** The states that an order may change to; with `by`, those that this actor may set. */
export function nextStates(from: OrderState, by?: ActorRole): OrderState[] {
  return orderMachine.next(from, by);
}

export function mayTransitionOrder(transition: { from: OrderState; to: OrderState; by: ActorRole }): boolean {
  return orderMachine.may(transition);
}

/** Whether staff may begin to prepare it: once it is paid, or at once with cash on delivery. */
export function isPreparable({ state, method }: Pick<Order, "state" | "method">): boolean {
  return mayTransitionOrder({ from: state, to: "preparing", by: "staff" }) && (state !== "placed" || method === "cash");
}

/**
 * Whether the courier's payout may be recorded: the parcel has left, and nothing came yet. Cash of an order that is collected from the shop is
 * taken at the counter (`counterEffect`).
 */
export function owesCash({
  state,
  method,
  delivery,
  payment,
}: Pick<Order, "state" | "method" | "delivery"> & { payment: Pick<Payment, "state"> }): boolean {
  if (method !== "cash" || delivery === "pickup") return false;
  const isWaiting = payment.state === "awaiting" || payment.state === "cancelled";
  return isWaiting && ["shipped", "delivered", "withdrawn", "returned", "closed"].includes(state);
}

/**
 * The status shown to people. A new order with cash does not wait for a card: its money is due at the door, or at the shop's counter. What is
 * collected from the shop is never on its way: it is ready, then collected. `came-back`: a parcel that its buyer did not get (`statusWithParcels`).
 */
export type DisplayStatus =
  | OrderState
  | "due-at-door"
  | "due-at-counter"
  | "ready-to-collect"
  | "collected"
  | "came-back";

export function displayStatus({
  state,
  method,
  delivery,
}: Pick<Order, "state" | "method" | "delivery">): Exclude<DisplayStatus, "came-back"> {
  const isCollected = delivery === "pickup";
  if (state === "placed" && method === "cash") return isCollected ? "due-at-counter" : "due-at-door";
  if (isCollected && state === "shipped") return "ready-to-collect";
  return isCollected && state === "delivered" ? "collected" : state;
}

/** A step of the timeline in the words of what it means for an order that is collected. */
export function movedTo(to: OrderState, { delivery }: Pick<Order, "delivery">) {
  if (delivery !== "pickup") return to;
  return to === "shipped" ? ("ready-to-collect" as const) : to === "delivered" ? ("collected" as const) : to;
}

/** Whether its money is the shop's, or was. */
export function isSettled({ state }: Pick<Payment, "state">): boolean {
  return ["received", "captured", "partly-refunded", "refunded"].includes(state);
}

/**
 * Whether it may be recorded as handed to its buyer: sent by courier, or, where it is collected from the shop, paid. Without the money the
 * order would be over with nothing in any book.
 */
export function mayHandOver({
  state,
  delivery,
  payment,
}: Pick<Order, "state" | "delivery"> & { payment: Pick<Payment, "state"> }): boolean {
  if (!mayTransitionOrder({ from: state, to: "delivered", by: "staff" })) return false;
  return delivery === "pickup" ? isSettled(payment) : state === "shipped";
}

/**
 * The day that the shop has promised the goods for; null for somebody who ordered at the counter and collects there, and once the order is over
 * or handed over.
 */
export function promisedDelivery({
  state,
  delivery,
  placedBy,
  estimatedDelivery,
}: Pick<Order, "state" | "delivery" | "placedBy" | "estimatedDelivery">): Date | null {
  const isOver = ["cancelled", "withdrawn", "returned", "refunded", "closed", "delivered"].includes(state);
  return isOver || (delivery === "pickup" && placedBy !== null) ? null : estimatedDelivery;
}

/** Whether the buyer may still cancel it: until the shop begins to prepare it. */
export function isCancellable(state: OrderState): boolean {
  return mayTransitionOrder({ from: state, to: "cancelled", by: "buyer" });
}

/** One transition in an order's timeline; the first has no `from`. */
export type TimelineEntry = { from: OrderState | null; to: OrderState; at: Date; actor: Actor; reason: string | null };

export type OrderNumber = PublicNumber<"order-number">;
export const orderNumbers = numberSeries<OrderNumber>("ORD"); // spec 9

export function parseOrderNumber(text: unknown): OrderNumber | null {
  return orderNumbers.parse(text);
}

/**
 * `reduction` is the amount that the shop waived: by a voucher, as a discount of an order by phone, or because it accepted a transfer that
 * was too small.
 */
export type Totals = { goods: Bani; services: Bani; shipping: Bani; reduction: Bani; total: Bani };

/** The totals of an order. Each price is of one unit. */
export function totalsOf(
  unitPrices: readonly Bani[],
  options: { extendedWarranty: boolean; gameTests: number; delivery: DeliveryMethod; terms: DeliveryTerms },
): Totals {
  const goods = sum(unitPrices);
  const services = sum([
    times(options.terms.gameTest, options.gameTests),
    ...(options.extendedWarranty ? [options.terms.extendedWarranty] : []),
  ]);
  const shipping = shippingFor(goods, options.terms, options.delivery);
  return { goods, services, shipping, reduction: NOTHING, total: sum([goods, services, shipping]) };
}

/**
 * What was paid for each line of an order and for its delivery: the price less its part of the reduction, which is
 * split in proportion to price. They add up to the order's total, to the ban.
 */
export function paidParts({ lines, totals }: Pick<Order, "lines" | "totals">): { lines: Bani[]; shipping: Bani } {
  const prices = [...lines.map(({ price }) => price), totals.shipping];
  const reductions = shareOut(totals.reduction, prices);
  const paid = prices.map((price, place) => bani(price - reductions[place]!));
  return { lines: paid.slice(0, -1), shipping: paid.at(-1)! };
}

/** A line's share of the price of the extended warranty; 0 without one. */
export function extensionPrice(line: OrderLine): Bani {
  return line.kind === "unit" ? (line.extension?.price ?? NOTHING) : NOTHING;
}

/**
 * What was paid for the extended warranties of the lines at these places. The service is bought once for all PCs of an order: each has an equal
 * share of what was paid for it (decision 230).
 */
export function paidForExtensions(order: Pick<Order, "lines" | "totals">, places: readonly number[]): Bani {
  const service = order.lines.findIndex((line) => line.kind === "service" && line.service === "extended-warranty");
  const prices = order.lines.map(extensionPrice);
  if (service === -1 || sum(prices) === 0) return NOTHING;
  const shares = shareOut(paidParts(order).lines[service]!, prices);
  return sum(places.map((place) => shares[place]!));
}

/** The next call to the card provider, given the states of the order and its payment. */
export type Duty = "capture" | "cancel-intent" | "nothing";

/**
 * Decides it so that money and goods agree in the end: an authorised payment of an active order is captured, that of a
 * cancelled order is voided (captured money is refunded separately). Recomputed after every step, so that a crash, a
 * lost webhook and concurrent calls lead to the same end.
 */
export function cardDuty(order: OrderState, payment: PaymentState): Duty {
  const isOpen = payment === "created" || payment === "failed" || payment === "authorised";
  if (order === "cancelled") return isOpen ? "cancel-intent" : "nothing";
  return payment === "authorised" ? "capture" : "nothing";
}

/** The amount of an order that may still be refunded: what came in, less what was refunded or promised. */
export function refundable(payment: Pick<Payment, "captured" | "refunded">): Bani {
  return bani(payment.captured - payment.refunded);
}

/** A company as buyer: by law not a consumer; its invoice carries these numbers. */
/** `tradeRegister`: null for a school, a town hall, an association, a lawyer: not everybody with a CUI is in the register. */
export type Company = { name: string; cui: string; tradeRegister: string | null };

/** The extended warranty of a PC: its share of the service's price, and when its buyer withdrew from it alone. */
export type LineExtension = { price: Bani; withdrawnAt: Date | null };

/** One unit or one service; its price and warranty are those agreed to, whatever the listing says later. */
export type OrderLine = { title: string; price: Bani; warrantyMonths: number; grade?: Grade | null } &
  /** `partMonths`: of a PC, the warranty of each part; without it one number holds for all of it. */
  (
    | {
        kind: "unit";
        listingId: ListingId;
        unitId: UnitId;
        partMonths?: PartMonths | null;
        extension?: LineExtension | null;
      }
    | { kind: "service"; service: "extended-warranty" }
    /** Its title is that of the PC that the games run on. `calledOff` is the reason why staff do not run it. */
    | { kind: "service"; service: "game-test"; onUnit: UnitId; games: string[]; calledOff: string | null }
  );

export type Payment = {
  id: PaymentId;
  state: PaymentState;
  amount: Bani;
  provider: string;
  /** The provider's id; null until the provider was called, and for a transfer. */
  ref: string | null;
  /** What a transfer must carry to be matched. */
  reference: string | null;
  /** The amount received; 0 until the money is the shop's. */
  captured: Bani;
  /** The amount refunded or promised. */
  refunded: Bani;
};

export type Order = {
  id: OrderId;
  number: OrderNumber;
  state: OrderState;
  visitorId: VisitorId | null;
  language: "ro" | "en" | "hu" | "uk";
  email: string;
  phone: string;
  address: ShippingAddress;
  delivery: Delivery;
  /** The locker that the courier brings it to; null: to the address, or to the shop. */
  locker: LockerPlace | null;
  company: Company | null;
  /** The invoice address; null if it is the address above. */
  billing: ShippingAddress | null;
  method: PaymentMethod;
  totals: Totals;
  extendedWarranty: boolean;
  placedAt: Date;
  estimatedDelivery: Date;
  /** The shipment, once it is sent. */
  parcel: Parcel | null;
  /** The time of delivery: the days to withdraw are counted from here. */
  deliveredAt: Date | null;
  linkKey: string;
  lines: OrderLine[];
  payment: Payment;
  /** All refunds that were ever requested, oldest first. */
  refunds: Refund[];
  /** Until when its units are held for it; null if they are sold or released. */
  heldUntil: Date | null;
  /** The same in seconds from the time of reading, by the database's clock. */
  heldSeconds: number | null;
  /** The deadline of its transfer; null for other payment methods. */
  payUntil: Date | null;
  /** Rises when staff change the delivery or the buyer's data. */
  version: number;
  /** The member of staff who took it by phone; null if its buyer placed it. */
  placedBy: Actor | null;
  /** Why it was reduced when it was placed. */
  discountWhy: string | null;
  /** Months of the legal guarantee as agreed with the order; null for a company. */
  guaranteeMonths: number | null;
  /** The version of the terms in force when it was placed, which its first e-mail carries; null for older orders. */
  termsVersion: string | null;
  /** Days after the delivery in which a consumer may withdraw, as the shop promised then. */
  returnDays: number;
  /** The voucher that it was placed with. */
  voucherCode: string | null;
  /** Whether its invoice is issued: from then on the buyer's data on it cannot change. */
  isInvoiced: boolean;
};

/**
 * Until when the buyer of an order by transfer may pay: its deadline, or later if the shop holds its units for longer.
 */
export function payableUntil({ payUntil, heldUntil }: Pick<Order, "payUntil" | "heldUntil">): Date | null {
  if (payUntil === null || heldUntil === null) return payUntil ?? heldUntil;
  return heldUntil > payUntil ? heldUntil : payUntil;
}

/** The way in which money came: over the buyer's bank, in cash at the counter, or as the courier's payout. */
export type MoneyWay = "bank" | "counter" | "courier";

/** Money that arrived for an order. */
export type ReceivedTransfer = { amount: Bani; arrivedAt: Date; actor: Actor; way: MoneyWay };

/**
 * A unit that is held for somebody, as its holder sees it: reserved, in the checkout, or of an order that awaits a card
 * or a transfer.
 */
export type OwnAllocation = { listingId: ListingId; until: Date } & (
  | { kind: "reservation" | "checkout" }
  | { kind: "card" | "transfer"; number: OrderNumber }
);

/** Whether staff may still change who gets the order, where and how: until it is sent. */
export function isChangeable(state: OrderState): boolean {
  return ["placed", "awaiting-payment", "paid", "preparing"].includes(state);
}

/** The physical units of an order. */
export function unitsOf({ lines }: Pick<Order, "lines">): UnitId[] {
  return lines.flatMap((line) => (line.kind === "unit" ? [line.unitId] : []));
}

/** The same units grouped as people count them: two units of one listing are one row with quantity two. */
export function rowsOf(lines: readonly OrderLine[]): { line: OrderLine; quantity: number }[] {
  const rows = new Map<string, { line: OrderLine; quantity: number }>();
  for (const line of lines) {
    const key =
      line.kind === "unit"
        ? `${line.listingId} ${line.price}`
        : line.service === "game-test"
          ? `test ${line.onUnit}`
          : line.service;
    const row = rows.get(key);
    if (row) row.quantity += 1;
    else rows.set(key, { line, quantity: 1 });
  }
  return [...rows.values()];
}

/** Whether the buyer can pay it by card now. */
export function isPayableByCard(order: Pick<Order, "state" | "method"> & { payment: Pick<Payment, "state"> }): boolean {
  return order.method === "card" && order.state === "placed" && order.payment.state !== "authorised";
}
