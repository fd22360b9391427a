// A unit that is kept for a visitor who asked for it (rule 22), and what the shop writes about it.

import type { ListingId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";

export type Reservation = { listingId: ListingId; title: string; price: Bani; until: Date };

/** `keep`: the link that a stranger opens to have the unit held until then, and not for half an hour only (rule 35). */
export type ReservationEmail = { kind: "unit-reserved"; title: string; link: string; until: Date; keep: string | null };

/** Puts an e-mail into words. Pure: it runs inside the transaction. */
export type ComposeReservationEmail = (email: ReservationEmail, language: "ro" | "en" | "hu" | "uk") => { subject: string; text: string; html: string };
