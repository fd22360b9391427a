// What the page of a purchase's documents shows.

import type { SellerDocumentsView } from "../../../../shop/trade-in/seller-documents/view-seller-documents.server.ts";

export type SellerDocumentsPageView = {
  number: string;
  wasReceived: boolean;
  /** The account holder. */
  payee: string | null;
  termsAgreedAt: Date | null;
  erasureAgreedAt: Date | null;
  documents: SellerDocumentsView;
  /** Sales a year from which somebody sells often. */
  repeatSales: number;
  /** What this member of staff may do. */
  may: { read: boolean; check: boolean; edit: boolean };
};
