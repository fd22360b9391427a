// The e-mails to a buyer about claims: their data, without words.

import type { Claim, RefundParts } from "./claim.ts";
import type { ComposeEmail, OrderEmail } from "../orders/emails.ts";
import type { Order } from "../orders/order.ts";

export type ClaimEmail =
  /** The receipt of a withdrawal, a return or a warranty claim; `refund` is the amount that would be refunded. */
  | { kind: "claim-opened"; order: Order; claim: Claim; refund: RefundParts }
  | { kind: "claim-moved"; order: Order; claim: Claim };

/** Renders an e-mail about an order or a claim in the buyer's language. Pure: it runs inside the transaction. */
export type ComposeClaimEmail = (
  email: OrderEmail | ClaimEmail,
  language: Order["language"],
) => ReturnType<ComposeEmail>;
