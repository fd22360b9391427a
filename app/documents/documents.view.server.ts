// The documents of an order, as its screens list them.

import type { Order } from "../../shop/orders/order.ts";
import { readDocuments } from "../../shop/invoices/read-documents.server.ts";
import { erasuresOfOrder } from "../../shop/passport/signed-erasures.server.ts";
import type { Shop } from "../composition.server.ts";

export type DocumentView = {
  kind: "invoice" | "credit-note" | "proforma" | "erasure";
  number: string;
  file: string;
  issuedAt: Date;
};

/**
 * What can be downloaded now: a proforma while the transfer is pending, then the invoice and its credit notes; and the receipt
 * of erased drives, once the order is paid.
 */
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
  if (order.state === "awaiting-payment") return order.method === "bank" ? [proforma, ...documents] : documents;
  const last = (await erasuresOfOrder(shop, { orderId: order.id })).at(-1);
  if (!last) return documents;
  const issuedAt = new Date(`${last.said.at}T12:00:00Z`);
  return [...documents, { kind: "erasure", number: order.number, file: ERASURE_FILE, issuedAt }];
}

export const ERASURE_FILE = "erasure.pdf";
export const PROFORMA_FILE = "proforma.pdf";
