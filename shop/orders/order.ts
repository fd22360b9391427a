// An order: what one buyer agreed to pay for, its physical units and services, and how far it has come.
// Invariant: it moves only along the table below, and its total is its goods, services and shipping less the reduction, to the ban.

import type { Actor, ActorRole } from "../../base/actor.ts";
import type { ListingId, OrderId, PaymentId, UnitId, VisitorId } from "../../base/id.ts";
import { bani, NOTHING, shareOut, sum, times, type Bani } from "../../base/money.ts";
import { numberSeries, type PublicNumber } from "../../base/public-number.ts";
import { stateMachine, type Transitions } from "../../base/state-machine.ts";
import { GAME_TEST_PRICE } from "../cart/game-test.ts";
import { shippingFor, type Delivery } from "../shipping/fee.ts";
import type { PaymentMethod, PaymentState } from "../payments/payment.ts";
import type { Refund } from "../payments/refund.ts";
import { EXTENDED_WARRANTY_PRICE } from "../warranty/extended-warranty.ts";
import type { ShippingAddress } from "../shipping/address.ts";
import type { Parcel } from "../shipping/courier.ts";

/**
 * Every move that there is, and who may make it. `placed` waits for a card or for cash at the door, `awaiting-payment` for a
 * transfer. Money moves an order to `paid` and nobody by hand, but for a transfer, which staff may confirm. Cash
 * comes when the parcel is long delivered: its order goes the way without `paid`, and its payment alone says that it came.
 * A buyer whose card was declined may pay by transfer instead: the order then waits for that.
 * Where a return is refused after the goods came, they go back to their buyer: the order is a delivered one again.
 */
export const orderTransitions = {
  placed: {
    paid: ["shop"],
    preparing: ["staff"],
    cancelled: ["buyer", "staff", "shop"],
    "awaiting-payment": ["buyer"],
  },
  "awaiting-payment": { paid: ["staff", "shop"], cancelled: ["buyer", "staff", "shop"] },
  paid: { preparing: ["staff"], cancelled: ["buyer", "staff", "shop"] },
  preparing: { shipped: ["staff"], cancelled: ["staff"], withdrawn: ["buyer", "staff"] },
  shipped: { delivered: ["staff", "shop"], withdrawn: ["buyer", "staff"], returned: ["staff"] },
  delivered: { withdrawn: ["buyer", "staff"], returned: ["staff"] },
  withdrawn: { returned: ["staff"] },
  returned: { refunded: ["staff", "shop"], delivered: ["shop"] },
  cancelled: {},
  refunded: {},
} as const satisfies Transitions<"buyer" | "staff" | "shop">;
export type OrderState = keyof typeof orderTransitions;

const orderMachine = stateMachine(orderTransitions);
export const orderStates = orderMachine.states;

export const firstOrderState = { card: "placed", bank: "awaiting-payment", cash: "placed" } as const satisfies Record<
  PaymentMethod,
  OrderState
>;

/** Where an order may go from a state; with `by`, where that one may move it. */
export function nextStates(from: OrderState, by?: ActorRole): OrderState[] {
  return orderMachine.next(from, by);
}

export function mayTransitionOrder(move: { from: OrderState; to: OrderState; by: ActorRole }): boolean {
  return orderMachine.may(move);
}

/** Whether staff may begin to prepare it: once it is paid, or at once where it is paid at the door. */
export function isPreparable({ state, method }: Pick<Order, "state" | "method">): boolean {
  return mayTransitionOrder({ from: state, to: "preparing", by: "staff" }) && (state !== "placed" || method === "cash");
}

/** Whether the courier's money may be written down: the parcel has left, and nothing came in yet. */
export function owesCash({
  state,
  method,
  payment,
}: Pick<Order, "state" | "method"> & { payment: Pick<Payment, "state"> }): boolean {
  const isWaiting = payment.state === "awaiting" || payment.state === "cancelled";
  return method === "cash" && isWaiting && ["shipped", "delivered", "withdrawn", "returned"].includes(state);
}

/** How far it has come, as people are told: a new order that is paid at the door does not wait for a card. */
export type DisplayStatus = OrderState | "paid-at-door";

export function displayStatus({ state, method }: Pick<Order, "state" | "method">): DisplayStatus {
  return state === "placed" && method === "cash" ? "paid-at-door" : state;
}

/** Whether the buyer may still call it off: until the shop begins to prepare it. */
export function isCancellable(state: OrderState): boolean {
  return mayTransitionOrder({ from: state, to: "cancelled", by: "buyer" });
}

/** One move that an order has made; the first is from nowhere. */
export type TimelineEntry = { from: OrderState | null; to: OrderState; at: Date; actor: Actor; reason: string | null };

export type OrderNumber = PublicNumber<"order-number">;
export const orderNumbers = numberSeries<OrderNumber>("ORD"); // spec 9

export function parseOrderNumber(text: unknown): OrderNumber | null {
  return orderNumbers.parse(text);
}

/** `reduction` is what the shop let go of because a transfer fell short and was accepted. */
export type Totals = { goods: Bani; services: Bani; shipping: Bani; reduction: Bani; total: Bani };

/** What an order comes to. Each price is of one unit. */
export function totalsOf(
  unitPrices: readonly Bani[],
  options: { extendedWarranty: boolean; gameTests: number; delivery: Delivery },
): Totals {
  const goods = sum(unitPrices);
  const services = sum([
    times(GAME_TEST_PRICE, options.gameTests),
    ...(options.extendedWarranty ? [EXTENDED_WARRANTY_PRICE] : []),
  ]);
  const shipping = shippingFor(goods, options.delivery);
  return { goods, services, shipping, reduction: NOTHING, total: sum([goods, services, shipping]) };
}

/**
 * What was paid for each line of an order and for its delivery: the price less its part of the reduction, which is shared out by
 * price. Together they are the order's total, to the ban.
 */
export function paidParts({ lines, totals }: Pick<Order, "lines" | "totals">): { lines: Bani[]; shipping: Bani } {
  const prices = [...lines.map(({ price }) => price), totals.shipping];
  const reductions = shareOut(totals.reduction, prices);
  const paid = prices.map((price, place) => bani(price - reductions[place]!));
  return { lines: paid.slice(0, -1), shipping: paid.at(-1)! };
}

/** What is left to do at the card provider, given how far the order and its payment have come. */
export type Duty = "capture" | "cancel-intent" | "nothing";

/**
 * Money and goods agree in the end: authorised money of a living order is taken, money of a cancelled one is let go (what
 * was taken already is a refund). Asked again after every step, so that a crash, a lost webhook or two at once end the same.
 */
export function cardDuty(order: OrderState, payment: PaymentState): Duty {
  const isOpen = payment === "created" || payment === "failed" || payment === "authorised";
  if (order === "cancelled") return isOpen ? "cancel-intent" : "nothing";
  return payment === "authorised" ? "capture" : "nothing";
}

/** What may still be given back of an order: what came in, without what went or is promised back. */
export function refundable(payment: Pick<Payment, "captured" | "refunded">): Bani {
  return bani(payment.captured - payment.refunded);
}

/** A buyer that is a company: to the law no consumer, and its invoice carries these. */
export type Company = { name: string; cui: string; tradeRegister: string };

/** One unit or one service; its price and warranty are those agreed to, whatever the shelf says later. */
export type OrderLine = { title: string; price: Bani; warrantyMonths: number } & (
  | { kind: "unit"; listingId: ListingId; unitId: UnitId }
  | { kind: "service"; service: "extended-warranty" }
  /** Its title is that of the PC that the games are run on. `calledOff` is why it is not run, where staff said so. */
  | { kind: "service"; service: "game-test"; onUnit: UnitId; games: string[]; calledOff: string | null }
);

export type Payment = {
  id: PaymentId;
  state: PaymentState;
  amount: Bani;
  provider: string;
  /** The provider's name for it; null until the provider has been asked, and for a transfer. */
  ref: string | null;
  /** What a transfer must carry to be matched. */
  reference: string | null;
  /** What really came in; 0 until the money is the shop's. */
  captured: Bani;
  /** What went back or is promised back. */
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
  company: Company | null;
  /** Where the invoice goes; null where it is the address above. */
  billing: ShippingAddress | null;
  method: PaymentMethod;
  totals: Totals;
  extendedWarranty: boolean;
  placedAt: Date;
  estimatedDelivery: Date;
  /** Its way to the buyer, once it is sent. */
  parcel: Parcel | null;
  /** When it came to the buyer: the 14 days to withdraw are counted from here. */
  deliveredAt: Date | null;
  linkKey: string;
  lines: OrderLine[];
  payment: Payment;
  /** All that was ever asked to go back, oldest first. */
  refunds: Refund[];
  /** Until when its units are kept for it; null where they are sold, or nobody's any more. */
  heldUntil: Date | null;
  /** The same as seconds from when it was read, by the database's clock. */
  heldSeconds: number | null;
  /** Until when its transfer is waited for; null for other ways to pay. */
  payUntil: Date | null;
};

/** Until when the buyer of an order by transfer may pay: its deadline, or later where the shop keeps its units for longer. */
export function payableUntil({ payUntil, heldUntil }: Pick<Order, "payUntil" | "heldUntil">): Date | null {
  if (payUntil === null || heldUntil === null) return payUntil ?? heldUntil;
  return heldUntil > payUntil ? heldUntil : payUntil;
}

/** Money that came in for an order from its buyer's bank. */
export type ReceivedTransfer = { amount: Bani; arrivedAt: Date; actor: Actor };

/** A unit that is kept for somebody, as its holder sees it: reserved, in the checkout, or of an order that waits for a card or a transfer. */
export type OwnAllocation = { listingId: ListingId; until: Date } & (
  { kind: "reservation" | "checkout" } | { kind: "card" | "transfer"; number: OrderNumber }
);

/** The physical things of an order. */
export function unitsOf({ lines }: Pick<Order, "lines">): UnitId[] {
  return lines.flatMap((line) => (line.kind === "unit" ? [line.unitId] : []));
}

/** The same things together, as people count them: two units of one listing are one row of two. */
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
