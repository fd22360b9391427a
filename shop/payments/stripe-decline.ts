// What Stripe's codes of a refused card mean to a buyer; said alike by the gateway and by the page with Stripe's fields.
// Invariant: a code that we do not know is a plain "declined", never a fault.

import type { Decline } from "./card-port.ts";

/** The names are Stripe's: the error's code, and the bank's reason where it gave one. */
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
