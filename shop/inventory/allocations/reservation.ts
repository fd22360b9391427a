// A unit reserved by a visitor (rule 22), and the e-mails about it.

import type { AllocationRequestId, ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";

export type Reservation = { listingId: ListingId; title: string; price: Bani; until: Date };

/**
 * The contents of the link that extends a stranger's allocation: the request, and the key that is only in the e-mail.
 */
export type ExtensionLink = { id: AllocationRequestId; key: string };

/** `extensionLink`: the link with which a stranger holds the unit until then, and not only for half an hour (rule 35). */
export type ReservationEmail = {
  kind: "unit-reserved";
  listingId: ListingId;
  title: string;
  until: Date;
  extensionLink: ExtensionLink | null;
};

/** Renders an e-mail. Pure: it runs inside the transaction. */
export type ComposeReservationEmail = (
  email: ReservationEmail,
  language: "ro" | "en" | "hu" | "uk",
) => { subject: string; text: string; html: string };
