// What the bank says came into the shop's account, and which orders it pays.
// Invariant: one arrival counts once, whatever statements it is in; money without a clear order waits for a person.

import { bani, type Bani } from "../../base/money.ts";
import type { DomainError } from "../../base/result.ts";
import { parseOrderNumber, type OrderNumber, type OrderState } from "../orders/order.ts";

/** One arrival as a file tells it. */
export type Arrived = {
  /** A calendar day in Romania. */
  bookedOn: string;
  amount: Bani;
  payer: string | null;
  iban: string | null;
  /** All that the payer and the bank wrote. */
  details: string;
  /** The bank's own name for it; null where the file has none. */
  bankRef: string | null;
};

/** What a file came to: arrivals, and how many rows were no money that came in (fees, other currencies, pending). */
export type ReadStatement = { arrived: Arrived[]; skipped: number };

/** Why a file is refused; `row` counts from 1, `column` is what was looked for. */
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

/** `new` was uploaded and not imported, `open` waits for a person. */
export type LineState = "new" | "open" | "matched" | "ignored";

export type StatementLine = {
  id: number;
  bookedOn: string;
  amount: Bani;
  payer: string | null;
  iban: string | null;
  details: string;
  state: LineState;
  orderNumber: OrderNumber | null;
  outcome: string | null;
};

/** What an order that may be paid by transfer waits for. */
export type Awaited = { number: OrderNumber; state: OrderState; total: Bani; arrived: Bani; buyer: string };

// As people type it: "ord123456", "ORD 123 456", "Ord. nr. 123456", "comanda ORD–123456"; a trade-in's number (VND) the same way.
const REFERENCE = /(?<![a-z])(ord|vnd)[\s.:_/–—-]*(?:nr[\s.:]*)?((?:\d[\s.]?){5}\d)(?!\s?\d)/gi;

/** The one number of a kind in what a payer wrote; null where there is none, or more than one. */
function numberIn(text: string, kind: "ORD" | "VND"): string | null {
  const found = [...text.matchAll(REFERENCE)].filter(([, name = ""]) => name.toUpperCase() === kind);
  const numbers = new Set(found.map(([, , digits = ""]) => `${kind}-${digits.replace(/\D/g, "")}`));
  const [number] = numbers;
  return numbers.size === 1 ? (number ?? null) : null;
}

/** The order's number in what a payer wrote; null where there is none, or more than one. */
export function referenceIn(text: string): OrderNumber | null {
  return parseOrderNumber(numberIn(text, "ORD"));
}

export type Proposal =
  /** The reference names the order: `difference` is what came too much, or too little where it is negative. */
  | { kind: "named"; order: Awaited; difference: Bani }
  /** It names an order that does not exist or is not paid by transfer. */
  | { kind: "stranger"; number: OrderNumber }
  /** It names something that was sold to the shop: a payout that came back, or the fee for the way back. */
  | { kind: "sale"; number: string }
  /** It names none; these wait for exactly this amount. */
  | { kind: "unnamed"; candidates: Awaited[] };

/**
 * Whether an arrival may be booked without a person: it names an order that waits for money, and is no more than that waits for.
 * What is above, late or for a paid order may be the same money told of in another bank's format: somebody looks.
 */
export function isClear(proposal: Proposal): proposal is Extract<Proposal, { kind: "named" }> {
  return proposal.kind === "named" && proposal.order.state === "awaiting-payment" && proposal.difference <= 0;
}

/** Which order an arrival pays, by its reference and then by its amount. */
export function proposeFor(line: Pick<StatementLine, "amount" | "details">, orders: readonly Awaited[]): Proposal {
  const number = referenceIn(line.details);
  if (number !== null) {
    const order = orders.find((other) => other.number === number);
    return order
      ? { kind: "named", order, difference: bani(order.arrived + line.amount - order.total) }
      : { kind: "stranger", number };
  }
  const sale = numberIn(line.details, "VND");
  if (sale !== null) return { kind: "sale", number: sale };
  const candidates = orders.filter(
    (order) => order.state === "awaiting-payment" && order.total - order.arrived === line.amount,
  );
  return { kind: "unnamed", candidates };
}
