// Maps Stripe's codes of a declined card to our reasons; used by the gateway and by the page with Stripe's fields.
// Invariant: an unknown code is a plain "declined", never an error.

import type { Decline } from "./card-port.ts";

/** Stripe's names: the error's code, and the bank's reason if it gave one. */
export function declineOf({
  code,
  decline_code: because,
}: {
  code?: string | undefined;
  decline_code?: string | undefined;
}): Decline {
  if (because === "insufficient_funds") return "insufficient-funds";
  if (code === "expired_card" || because === "expired_card") return "expired-card";
  const isUnproven =
    code === "payment_intent_authentication_failure" ||
    code === "authentication_required" ||
    because === "authentication_required";
  return isUnproven ? "authentication-failed" : "declined";
}
