// The documents of an order, as its screens list them.

import type { Order } from "../../shop/orders/order.ts";
import { readDocuments } from "../../shop/invoices/read-documents.server.ts";
import type { Shop } from "../composition.server.ts";

export type DocumentView = {
  kind: "invoice" | "credit-note" | "proforma";
  number: string;
  file: string;
  issuedAt: Date;
};

/** What can be downloaded now: a proforma while the transfer is pending, then the invoice and its credit notes. */
export async function documentsView(shop: Shop, order: Order): Promise<DocumentView[]> {
  const issued = await readDocuments(shop, { orderId: order.id });
  const documents = issued.map(({ issuedAt, document: { kind, number } }) => ({
    kind,
    number,
    file: `${number}.pdf`,
    issuedAt,
  }));
  const proforma = {
    kind: "proforma" as const,
    number: `PF-${order.number}`,
    file: PROFORMA_FILE,
    issuedAt: order.placedAt,
  };
  return order.method === "bank" && order.state === "awaiting-payment" ? [proforma, ...documents] : documents;
}

export const PROFORMA_FILE = "proforma.pdf";
