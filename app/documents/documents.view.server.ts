// The documents of an order, as its screens list them.

import type { Order } from "../../shop/orders/order.ts";
import { viewCertificates } from "../../shop/returns/view-certificates.server.ts";
import { readDocuments } from "../../shop/invoices/read-documents.server.ts";
import type { GuaranteeCertificate } from "../../shop/returns/certificate.ts";
import { erasuresOfOrder } from "../../shop/passport/signed-erasures.server.ts";
import type { Shop } from "../composition.server.ts";
import { TERMS_FILE } from "./terms-file.ts";
import { guaranteeFile } from "./guarantees.server.ts";

export type DocumentView = {
  kind: "invoice" | "credit-note" | "proforma" | "guarantee" | "erasure" | "terms";
  number: string;
  file: string;
  issuedAt: Date;
};

/**
 * What its buyer can download now: a proforma while the transfer is pending, then the invoice and its credit notes; once the
 * order is paid, the receipt of erased drives; from the delivery on, the guarantee certificates of the units whose warranty is
 * still the buyer's.
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
  const terms = termsOf(order);
  if (order.state === "awaiting-payment")
    return order.method === "bank" ? [proforma, ...documents, ...terms] : [...documents, ...terms];
  return [...documents, ...terms, ...(await guaranteesOf(shop, order)), ...(await erasureReceiptOf(shop, order))];
}

function termsOf({ termsVersion: number, placedAt: issuedAt }: Order): DocumentView[] {
  return number === null ? [] : [{ kind: "terms", number, file: TERMS_FILE, issuedAt }];
}

async function guaranteesOf(shop: Shop, order: Order): Promise<DocumentView[]> {
  const certificates = order.deliveredAt === null ? [] : await ownCertificates(shop, order);
  return certificates.map(({ unit: { code }, deliveredAt }) => ({
    kind: "guarantee",
    number: code,
    file: guaranteeFile(code),
    issuedAt: deliveredAt,
  }));
}

async function erasureReceiptOf(shop: Shop, order: Order): Promise<DocumentView[]> {
  const last = (await erasuresOfOrder(shop, { orderId: order.id })).at(-1);
  if (!last) return [];
  const issuedAt = new Date(`${last.said.at}T12:00:00Z`);
  return [{ kind: "erasure", number: order.number, file: ERASURE_FILE, issuedAt }];
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

export const ERASURE_FILE = "erasure.pdf";
export const PROFORMA_FILE = "proforma.pdf";
