// What the shop writes about alerts: what is told, neither in which words nor with which addresses. `secret` is the key of a letter's links, `filter` the list it is about.
// Invariant: a letter is stored in the transaction of what it tells of; each one that an alert sends can end it.

import type { AlertLanguage } from "./alert.ts";
import type { CatalogueFilter } from "../../catalogue/search/filter.ts";
import type { Listing } from "../../catalogue/listing.ts";

export type AlertEmail =
  /** Somebody, perhaps not the reader, asked for the alert: nothing that they typed is repeated. */
  | { kind: "alert-confirm"; said: string; secret: string }
  /** It was asked for again. */
  | { kind: "alert-already"; said: string; filter: CatalogueFilter; secret: string }
  | {
      kind: "alert-found";
      said: string;
      listings: Pick<Listing, "id" | "title" | "price">[];
      more: number;
      filter: CatalogueFilter;
      secret: string;
    };

/** Puts a letter into words. Pure: it runs inside the transaction. `stopLink`: where the alert is ended. */
export type ComposeAlertEmail = (
  emailMessage: AlertEmail,
  language: AlertLanguage,
) => { subject: string; text: string; html: string; stopLink: string | null };
