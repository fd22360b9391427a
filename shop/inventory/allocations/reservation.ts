// A unit that is kept for a visitor who asked for it (rule 22), and what the shop writes about it.

import type { AllocationRequestId, ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";

export type Reservation = { listingId: ListingId; title: string; price: Bani; until: Date };

/** What the link of an e-mail opens that keeps units for a stranger: the request, and the key that only the e-mail carries. */
export type Keep = { id: AllocationRequestId; key: string };

/** `keep`: the link that a stranger opens to have the unit held until then, and not for half an hour only (rule 35). */
export type ReservationEmail = {
  kind: "unit-reserved";
  listingId: ListingId;
  title: string;
  until: Date;
  keep: Keep | null;
};

/** Puts an e-mail into words. Pure: it runs inside the transaction. */
export type ComposeReservationEmail = (
  email: ReservationEmail,
  language: "ro" | "en" | "hu" | "uk",
) => { subject: string; text: string; html: string };
