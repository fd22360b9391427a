// What the page of a purchase's papers shows.

import type { PapersView } from "../../../../shop/trade-in/papers/view-papers.server.ts";

export type PapersPageView = {
  number: string;
  wasReceived: boolean;
  /** The account holder. */
  payee: string | null;
  termsAgreedAt: Date | null;
  erasureAgreedAt: Date | null;
  papers: PapersView;
  /** Sales a year from which somebody sells often. */
  repeatSales: number;
  /** What this member of staff may do. */
  may: { read: boolean; check: boolean; edit: boolean };
};
