// The content of alert emails, without wording and URLs. `secret`: the key in the email's links; `filter`: the list
// that it is about.
// Invariant: an email is stored in the transaction of the event that it reports; every alert email can end the alert.

import type { AlertLanguage } from "./alert.ts";
import type { CatalogueFilter } from "../../catalogue/search/filter.ts";
import type { Listing } from "../../catalogue/listing.ts";

export type AlertEmail =
  /** The alert may have been requested by someone else than the reader, so typed text is not repeated. */
  | { kind: "alert-confirm"; said: string; secret: string }
  /** The alert was requested again. */
  | { kind: "alert-already"; said: string; filter: CatalogueFilter; secret: string }
  | {
      kind: "alert-found";
      said: string;
      listings: Pick<Listing, "id" | "title" | "price">[];
      more: number;
      filter: CatalogueFilter;
      secret: string;
    };

/** Composes an email. Pure, because it runs inside the transaction. `stopLink`: the URL that ends the alert. */
export type ComposeAlertEmail = (
  content: AlertEmail,
  language: AlertLanguage,
) => { subject: string; text: string; html: string; stopLink: string | null };
