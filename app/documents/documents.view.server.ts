// The documents of an order, as its screens list them.

import type { Order } from "../../shop/orders/order.ts";
import { viewCertificates } from "../../shop/returns/view-certificates.server.ts";
import { readDocuments } from "../../shop/invoices/read-documents.server.ts";
import type { GuaranteeCertificate } from "../../shop/returns/certificate.ts";
import type { Shop } from "../composition.server.ts";
import { guaranteeFile } from "./guarantees.server.ts";

export type DocumentView = {
  kind: "invoice" | "credit-note" | "proforma" | "guarantee";
  number: string;
  file: string;
  issuedAt: Date;
};

/**
 * What its buyer can download now: a proforma while the transfer is pending, then the invoice and its credit notes, and from the
 * delivery on the guarantee certificates of the units whose warranty is still the buyer's.
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
  if (order.method === "bank" && order.state === "awaiting-payment") return [proforma, ...documents];
  const certificates = order.deliveredAt === null ? [] : await ownCertificates(shop, order);
  const guarantees = certificates.map(({ unit: { code }, deliveredAt }) => ({
    kind: "guarantee" as const,
    number: code,
    file: guaranteeFile(code),
    issuedAt: deliveredAt,
  }));
  return [...documents, ...guarantees];
}

/** The certificates of delivered units whose warranty nobody took over. */
export async function ownCertificates(
  shop: Shop,
  order: Order,
): Promise<(GuaranteeCertificate & { deliveredAt: Date })[]> {
  const certificates = await viewCertificates(shop, order);
  return certificates.flatMap(({ deliveredAt, ...certificate }) =>
    deliveredAt === null || certificate.isTransferred ? [] : [{ ...certificate, deliveredAt }],
  );
}

export const PROFORMA_FILE = "proforma.pdf";
