// A purchase from a supplier: the invoice that one or more units were bought with.
// Invariant: one invoice of a supplier, with one tax regime, is one row; its units share it.

import type { TaxRegime } from "../receiving/receiving.ts";

export type Purchase = {
  supplier: string;
  /** The supplier's fiscal code; null where it was not given. */
  cui: string | null;
  invoiceNumber: string;
  /** ISO date. */
  invoiceDate: string;
  regime: TaxRegime;
};
