// Incoming payments on the shop's account, and the orders that they pay.
// Invariant: a payment counts once, however many statements contain it; money without a clear order waits for staff.

import type { StatementId } from "../../base/id.ts";
import { bani, type Bani } from "../../base/money.ts";
import type { DomainError } from "../../base/result.ts";
import { parseOrderNumber, type OrderNumber, type OrderState } from "../orders/order.ts";

/** One incoming payment as a file states it. */
export type Arrived = {
  /** A calendar day in Romania. */
  bookedOn: string;
  amount: Bani;
  payer: string | null;
  iban: string | null;
  /** All text that the payer and the bank wrote. */
  details: string;
  /** The bank's own reference; null if the file has none. */
  bankRef: string | null;
};

/** The contents of a file: incoming payments, and how many rows were skipped (fees, other currencies, pending). */
export type ReadStatement = { arrived: Arrived[]; skipped: number };

/** Why a file is rejected; `row` counts from 1, `column` is the one that is missing. */
export type StatementError =
  | DomainError<"too-large", "statement-too-large">
  | DomainError<
      "invalid",
      | "statement-not-text"
      | "statement-unknown-format"
      | "statement-xml-forbidden"
      | "statement-other-account"
      | "statement-empty"
    >
  | DomainError<"invalid", "statement-bad-date" | "statement-bad-amount", { row: number; found: string }>;

/** `new` was uploaded and not imported, `open` waits for staff. */
export type LineState = "new" | "open" | "matched" | "ignored";

export type StatementLine = {
  id: number;
  statementId: StatementId;
  bookedOn: string;
  amount: Bani;
  payer: string | null;
  iban: string | null;
  details: string;
  state: LineState;
  orderNumber: OrderNumber | null;
  outcome: string | null;
};

/** The amount that an order by transfer still awaits. */
export type Awaited = { number: OrderNumber; state: OrderState; total: Bani; arrived: Bani; buyer: string };

// As people type it: "ord123456", "ORD 123 456", "Ord. nr. 123456", "comanda ORD–123456"; a trade-in's number (VND)
// likewise.
const REFERENCE = /(?<![a-z])(ord|vnd)[\s.:_/–—-]*(?:nr[\s.:]*)?((?:\d[\s.]?){5}\d)(?!\s?\d)/gi;

/** The number of this kind in a payer's text; null if there is none or more than one. */
function numberIn(text: string, kind: "ORD" | "VND"): string | null {
  const found = [...text.matchAll(REFERENCE)].filter(([, name = ""]) => name.toUpperCase() === kind);
  const numbers = new Set(found.map(([, , digits = ""]) => `${kind}-${digits.replace(/\D/g, "")}`));
  const [number] = numbers;
  return numbers.size === 1 ? (number ?? null) : null;
}

/** The order number in a payer's text; null if there is none or more than one. */
export function referenceIn(text: string): OrderNumber | null {
  return parseOrderNumber(numberIn(text, "ORD"));
}

// As people write it without the prefix: "comanda 087647", "comanda nr. 087647", "order #087647".
const LOOSE_REFERENCE =
  /(?<![a-zăâîșțа-яіїєґ])(?:comanda|comenzii|comenzi|cmd|order|rendelés|rendeles|замовлення)[\s.:_/#–—-]*(?:nr[\s.:]*|no[\s.:]*|№\s*)?((?:\d[\s.]?){5}\d)(?!\s?\d)/giu;

/** The order number that a payer wrote without its prefix; null if there is none or more than one. */
function looseReferenceIn(text: string): OrderNumber | null {
  const numbers = new Set(
    [...text.matchAll(LOOSE_REFERENCE)].map(([, digits = ""]) => `ORD-${digits.replace(/\D/g, "")}`),
  );
  const [number] = numbers;
  return numbers.size === 1 ? parseOrderNumber(number) : null;
}

/** The order number that a payer's text names or may name, to load that order. */
export function mentionedIn(text: string): OrderNumber | null {
  return referenceIn(text) ?? looseReferenceIn(text);
}

export type Proposal =
  /**
   * The reference names the order: `difference` is the excess, or negative if too little came. `isLoose`: without the
   * prefix, so that it could be another number.
   */
  | { kind: "named"; order: Awaited; difference: Bani; isLoose: boolean }
  /** The reference names an order that does not exist or is not paid by transfer. */
  | { kind: "stranger"; number: OrderNumber }
  /** The reference names a trade-in: a payout that came back, or the fee for returning the parcel. */
  | { kind: "sale"; number: string }
  /** The reference names no order; these orders await exactly this amount. */
  | { kind: "unnamed"; candidates: Awaited[] };

/**
 * Whether a payment may be booked without staff: its reference names an order that awaits money, and it is at most the
 * amount awaited. An excess, a late payment or a payment for a paid order may be the same money reported in another
 * bank's format: staff look at it. Without the prefix only the exact amount is clear.
 */
export function isClear(proposal: Proposal): proposal is Extract<Proposal, { kind: "named" }> {
  if (proposal.kind !== "named" || proposal.order.state !== "awaiting-payment") return false;
  return proposal.isLoose ? proposal.difference === 0 : proposal.difference <= 0;
}

/** Which order a payment pays, matched by its reference and then by its amount. */
export function proposeFor(line: Pick<StatementLine, "amount" | "details">, orders: readonly Awaited[]): Proposal {
  const number = referenceIn(line.details);
  const named = (order: Awaited, isLoose: boolean): Proposal => ({
    kind: "named",
    order,
    difference: bani(order.arrived + line.amount - order.total),
    isLoose,
  });
  if (number !== null) {
    const order = orders.find((other) => other.number === number);
    return order ? named(order, false) : { kind: "stranger", number };
  }
  const sale = numberIn(line.details, "VND");
  if (sale !== null) return { kind: "sale", number: sale };
  const mentioned = looseReferenceIn(line.details);
  const order = mentioned && orders.find((other) => other.number === mentioned);
  if (order) return named(order, true);
  const candidates = orders.filter(
    (order) => order.state === "awaiting-payment" && order.total - order.arrived === line.amount,
  );
  return { kind: "unnamed", candidates };
}
