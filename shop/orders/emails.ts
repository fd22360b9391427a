// What the shop writes to a buyer about orders and reservations: what is told, neither in which words nor with which addresses.
// Invariant: a letter is stored in the transaction of what it tells of, at most once (its key).

import type { Bani } from "../../base/money.ts";
import type { GameResult } from "../catalogue/game-result.ts";
import type { Keep, ReservationEmail } from "../inventory/allocations/reservation.ts";
import type { BounceReason } from "../payments/bank-transfer.ts";
import type { Refund } from "../payments/refund.ts";
import type { Order } from "./order.ts";

export type BankAccount = { bank: string; iban: string; beneficiary: string };

export const cancelReasons = ["by-buyer", "unit-sold", "by-shop", "not-paid"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why an order was cancelled, of the entry of its timeline that says so; null for every other entry. */
export function cancelReasonOf({ to, reason }: { to: string; reason: string | null }): CancelReason | null {
  return to === "cancelled" ? (cancelReasons.find((known) => known === reason) ?? null) : null;
}

/** What becomes of the money of a cancelled order. */
export type MoneyBack = "nothing-taken" | "card" | "transfer";

export type OrderEmail =
  /** `keep`: what makes the link that a stranger opens to have the units held until then, and not for half an hour only (rule 35). */
  | { kind: "order-awaits-transfer"; order: Order; bank: BankAccount; until: Date; keep: Keep | null }
  /** Nothing is to be paid before the courier comes. */
  | { kind: "order-by-cash"; order: Order }
  | { kind: "order-paid"; order: Order }
  | { kind: "order-preparing"; order: Order }
  | { kind: "order-shipped"; order: Order }
  | { kind: "order-delivered"; order: Order }
  | { kind: "order-returned"; order: Order }
  | { kind: "transfer-short"; order: Order; arrived: Bani; missing: Bani }
  | { kind: "transfer-over"; order: Order; arrived: Bani; excess: Bani }
  | { kind: "transfer-late"; order: Order; amount: Bani }
  | { kind: "order-cancelled"; order: Order; reason: CancelReason; moneyBack: MoneyBack }
  /** Money was sent back: on the card, or by a transfer that staff have made. */
  | { kind: "refund-sent"; order: Order; refund: Refund }
  /** Money goes back by transfer, and the shop does not know where to; `returned` is why a bank sent it back before. */
  | { kind: "refund-needs-account"; order: Order; refund: Refund; returned: BounceReason | null }
  /** What the games ran at that the buyer had asked for on a PC of the order. */
  | { kind: "game-results"; order: Order; title: string; results: readonly GameResult[] }
  /** A paid game test is not run: why, in staff's own words, and what goes back for it or is not asked at the door. */
  | { kind: "game-test-called-off"; order: Order; title: string; reason: string; amount: Bani }
  | ReservationEmail;

/** Puts a letter into words, in the buyer's language. Pure: it runs inside the transaction. */
export type ComposeEmail = (
  emailMessage: OrderEmail,
  language: Order["language"],
) => { subject: string; text: string; html: string };

/** The key of the e-mail that tells of a new order, in the outbox. */
export function placedKey(number: Order["number"]): string {
  return `placed ${number}`;
}
