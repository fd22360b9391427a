// The e-mails to a buyer about orders and reservations: their data, without words and addresses.
// Invariant: an e-mail is stored in the same transaction as the event that it reports, at most once (its key).

import type { EmailAttachment } from "../mail/email.ts";
import type { Bani } from "../../base/money.ts";
import type { GameResult } from "../catalogue/game-result.ts";
import type { ExtensionLink, ReservationEmail } from "../inventory/allocations/reservation.ts";
import type { BounceReason } from "../payments/bank-transfer.ts";
import type { Refund } from "../payments/refund.ts";
import type { Order } from "./order.ts";

export type BankAccount = { bank: string; iban: string; beneficiary: string };

export const cancelReasons = ["by-buyer", "unit-sold", "by-shop", "not-paid"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why an order was cancelled, from its timeline entry; null for every other entry. */
export function cancelReasonOf({ to, reason }: { to: string; reason: string | null }): CancelReason | null {
  return to === "cancelled" ? (cancelReasons.find((known) => known === reason) ?? null) : null;
}

/** What happens to the money of a cancelled order. */
export type MoneyBack = "nothing-taken" | "card" | "transfer";

export type OrderEmail =
  /** `extensionLink`: the link with which a stranger holds the units until then, and not only for half an hour (rule 35). */
  | { kind: "order-awaits-transfer"; order: Order; bank: BankAccount; until: Date; extensionLink: ExtensionLink | null }
  /** Nothing is to be paid before the courier comes. */
  | { kind: "order-by-cash"; order: Order }
  /** Staff took the order by phone; it is paid by card at the link, for as long as its units are held. */
  | { kind: "order-pay-link"; order: Order; until: Date }
  /** Staff changed the address, the phone number, the delivery or the billing data. */
  | { kind: "order-changed"; order: Order }
  | { kind: "order-paid"; order: Order }
  /** Bought, paid and taken away at the counter in one step. */
  | { kind: "order-sold-at-counter"; order: Order }
  | { kind: "order-preparing"; order: Order }
  | { kind: "order-shipped"; order: Order }
  | { kind: "order-delivered"; order: Order }
  | { kind: "order-returned"; order: Order }
  | { kind: "transfer-short"; order: Order; arrived: Bani; missing: Bani }
  | { kind: "transfer-over"; order: Order; arrived: Bani; excess: Bani }
  | { kind: "transfer-late"; order: Order; amount: Bani }
  | { kind: "order-cancelled"; order: Order; reason: CancelReason; moneyBack: MoneyBack }
  /** Money was refunded: on the card, or by a transfer that staff have made. */
  | { kind: "refund-sent"; order: Order; refund: Refund }
  /**
   * Money is to be refunded by transfer, and the shop does not know the account; `returned` is why a bank sent it back
   * before.
   */
  | { kind: "refund-needs-account"; order: Order; refund: Refund; returned: BounceReason | null }
  /** The measured results of the games that the buyer had ordered a test of. */
  | { kind: "game-results"; order: Order; title: string; results: readonly GameResult[] }
  /** A paid game test is not run: the reason in staff's own words, and what is refunded or not charged at the door. */
  | { kind: "game-test-called-off"; order: Order; title: string; reason: string; amount: Bani }
  | ReservationEmail;

/** Renders an e-mail in the buyer's language. Pure: it runs inside the transaction. */
export type ComposeEmail = (
  email: OrderEmail,
  language: Order["language"],
) => { subject: string; text: string; html: string; attachments?: readonly EmailAttachment[] };

/** The outbox key of the e-mail about a new order. */
export function placedKey(number: Order["number"]): string {
  return `placed ${number}`;
}
