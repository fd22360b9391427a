// Incoming payments on the shop's account, and the orders that they pay.
// Invariant: a payment counts once, however many statements contain it; money without a clear order waits for staff.

import type { Day } from "../../base/day.ts";
import type { StatementId } from "../../base/id.ts";
import { bani, type Bani } from "../../base/money.ts";
import type { DomainError } from "../../base/result.ts";
import { parseOrderNumber, type OrderNumber, type OrderState } from "../orders/order.ts";
import type { OpenReason } from "./statement-row.ts";

/** Why a file is refused as a whole. */
export type StatementError =
  | DomainError<"too-large", "statement-too-large">
  | DomainError<
      "invalid",
      | "statement-not-text"
      | "statement-unknown-format"
      | "statement-xml-forbidden"
      | "statement-other-account"
      | "statement-other-currency"
      | "statement-empty"
    >;

/** `new` was uploaded and not imported, `open` waits for staff. */
export type LineState = "new" | "open" | "matched" | "ignored";

export type StatementLine = {
  id: number;
  statementId: StatementId;
  /** Of the file, from 1; null for a line from before rows were counted. */
  row: number | null;
  /** Null where the file's row could not be read. */
  bookedOn: Day | null;
  /** Null where the row could not be read, or is not certainly in lei. */
  amount: Bani | null;
  payer: string | null;
  iban: string | null;
  details: string;
  /** Why staff must look at it whatever it names; null if everything about the payment is known. */
  why: OpenReason | null;
  state: LineState;
  orderNumber: OrderNumber | null;
  outcome: string | null;
};

/** The amount that an order by transfer still awaits. */
export type Awaited = { number: OrderNumber; state: OrderState; total: Bani; arrived: Bani; buyer: string };

// As people type it: "ord123456", "ORD 123 456", "Ord. nr. 123456", "comanda ORD–123456", and the proforma's number "PF-ORD-123456",
// "PFORD123456"; a trade-in's number (VND) likewise. A seventh digit makes it another number; one behind a space is a number of its
// own.
const REFERENCE =
  /(?<!\p{L})(?:pf[\s.:_/\p{Dash}]{0,3})?(ord|vnd)[\s.:_/#\p{Dash}]{0,12}(?:nr[\s.:]{0,6})?((?:\d[\s.]?){5}\d)(?!\d)(\s?[\s.]?\d)?/giu;

// As people write it without the prefix: "comanda 087647", "comanda nr. 087647", "order #087647".
const LOOSE_REFERENCE =
  /(?<!\p{L})(?:comanda|comenzii|comenzi|cmd|order|rendelés|rendeles|замовлення)[\s.:_/#\p{Dash}]{0,12}(?:nr[\s.:]{0,6}|no[\s.:]{0,6}|№\s{0,3})?((?:\d[\s.]?){5}\d)(?!\d)/giu;

type Mention = { number: string; isLoose: boolean };

/** The numbers of this kind in a payer's texts, one a line. Loose: another number follows, so that it may be a part of one. */
function numbersIn(text: string, kind: "ORD" | "VND"): Mention[] {
  return text
    .split("\n")
    .flatMap((line) => [...line.matchAll(REFERENCE)])
    .filter(([, name = ""]) => name.toUpperCase() === kind)
    .map(([, , digits = "", behind]) => ({
      number: `${kind}-${digits.replace(/\D/g, "")}`,
      isLoose: behind !== undefined,
    }));
}

function looseNumbersIn(text: string): Mention[] {
  return text
    .split("\n")
    .flatMap((line) => [...line.matchAll(LOOSE_REFERENCE)])
    .map(([, digits = ""]) => ({ number: `ORD-${digits.replace(/\D/g, "")}`, isLoose: true }));
}

/** The number that the mentions agree on; null if there is none or more than one. */
function only(mentions: readonly Mention[]): Mention | null {
  const [first = null] = mentions;
  if (mentions.some(({ number }) => number !== first?.number)) return null;
  return first && { number: first.number, isLoose: mentions.every(({ isLoose }) => isLoose) };
}

/** The order number in a payer's texts, one a line; null if there is none or more than one. */
export function referenceIn(text: string): OrderNumber | null {
  return parseOrderNumber(only(numbersIn(text, "ORD"))?.number);
}

/** The order number that a payer's texts name or may name, to load that order. */
export function mentionedIn(text: string): OrderNumber | null {
  return (
    referenceIn(text) ??
    (numbersIn(text, "ORD").length === 0 ? parseOrderNumber(only(looseNumbersIn(text))?.number) : null)
  );
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
 * bank's format: staff look at it. Where the number may be another one only the exact amount is clear. `why`: a line that the reader left
 * to staff is never clear.
 */
export function isClear(
  proposal: Proposal,
  why: OpenReason | null = null,
): proposal is Extract<Proposal, { kind: "named" }> {
  if (why !== null || proposal.kind !== "named" || proposal.order.state !== "awaiting-payment") return false;
  return proposal.isLoose ? proposal.difference === 0 : proposal.difference <= 0;
}

/** Which order a payment pays, matched by its reference and then by its amount. */
export function proposeFor(
  line: Pick<StatementLine, "amount" | "details"> & { why?: OpenReason | null },
  orders: readonly Awaited[],
): Proposal {
  const { amount, details, why = null } = line;
  // Neither an unknown amount nor that of a whole batch pays an order.
  if (amount === null || why?.startsWith("parts-")) return { kind: "unnamed", candidates: [] };
  const named = (order: Awaited, isLoose: boolean): Proposal => ({
    kind: "named",
    order,
    difference: bani(order.arrived + amount - order.total),
    isLoose,
  });
  const reference = only(numbersIn(details, "ORD"));
  const number = parseOrderNumber(reference?.number);
  if (number !== null) {
    const order = orders.find((other) => other.number === number);
    return order ? named(order, reference?.isLoose ?? true) : { kind: "stranger", number };
  }
  const sale = only(numbersIn(details, "VND"));
  if (sale !== null) return { kind: "sale", number: sale.number };
  const mentioned = mentionedIn(details);
  const order = mentioned && orders.find((other) => other.number === mentioned);
  if (order) return named(order, true);
  const candidates = orders.filter(
    (order) => order.state === "awaiting-payment" && order.total - order.arrived === amount,
  );
  return { kind: "unnamed", candidates };
}
