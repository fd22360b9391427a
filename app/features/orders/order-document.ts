// A document of an order as a PDF: the accepted terms, the proforma, the invoice, a credit note, the guarantee certificate of a unit, the receipt of
// erased drives, the courier's label of what is sent back. Invariant: only those who may see the order may download it.

import type { Route } from "./+types/order-document";
import { makeProforma } from "../../../shop/invoices/make-proforma.server.ts";
import { readDocuments } from "../../../shop/invoices/read-documents.server.ts";
import { findTerms } from "../../../shop/orders/checkout/find-terms.server.ts";
import { payableUntil, type Order } from "../../../shop/orders/order.ts";
import { erasuresOfOrder } from "../../../shop/passport/signed-erasures.server.ts";
import { viewClaims } from "../../../shop/returns/view-claims.server.ts";
import { findLabel, findShipments } from "../../../shop/shipments/view-shipments.server.ts";
import { shopContext } from "../../context.server.ts";
import { passportsOnDocument } from "../../documents/passport-addresses.server.ts";
import { drawTerms } from "../../documents/draw-terms.server.ts";
import { TERMS_FILE, termsFileName } from "../../documents/terms-file.ts";
import { drawErasureReceipt } from "../../documents/draw-erasure.server.ts";
import { drawDocument } from "../../documents/draw-document.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Shop } from "../../composition.server.ts";
import { authorizeOrder } from "../../shared/orders/authorize-order.server.ts";
import { numberOfLabel } from "./parcels/label-file.ts";
import { orderParcels } from "./parcels/order-parcels.server.ts";
import { guaranteeFile, guaranteesPdf, isGuaranteeFile } from "../../documents/guarantees.server.ts";
import { pdfAnswer } from "../../documents/document-answer.server.ts";
import { ERASURE_FILE, ownCertificates, PROFORMA_FILE } from "../../documents/documents.view.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await authorizeOrder(request, { shop, number: params.number });
  if (isGuaranteeFile(params.document)) return guarantee(shop, order, params.document);
  if (params.document === TERMS_FILE) return terms(shop, order);
  const parcel = numberOfLabel(params.document);
  if (parcel !== null) return label(shop, order, parcel);
  if (params.document === ERASURE_FILE) return erasureReceipt(shop, order);
  const document =
    params.document === PROFORMA_FILE
      ? await makeProforma(shop, { orderId: order.id })
      : await issued(shop, order, params.document);
  if (!document) return new Response(null, { status: 404 });
  const passports = await passportsOnDocument(shop, document);
  const file = await drawDocument(document, { shopName: shop.company.name, payUntil: payableUntil(order), passports });
  return pdfAnswer(file, document.number);
}

/** The courier's label of a parcel that the buyer sends. */
async function label(shop: Shop, order: Order, parcel: string): Promise<Response> {
  const { claims } = await viewClaims(shop, order);
  const shown = (await orderParcels(shop, { order, claims })).find(({ number }) => number === parcel);
  const [shipment] = shown?.isPrintable ? await findShipments(shop, [shown.number]) : [];
  const file = shipment ? await findLabel(shop, shipment) : null;
  return file ? pdfAnswer(Buffer.from(file), `${parcel}-label`) : new Response(null, { status: 404 });
}

async function guarantee(shop: Shop, order: Order, file: string): Promise<Response> {
  const certificate = (await ownCertificates(shop, order)).find(({ unit }) => guaranteeFile(unit.code) === file);
  if (!certificate) return new Response(null, { status: 404 });
  const { code } = certificate.unit;
  return pdfAnswer(await guaranteesPdf(shop, [certificate], { order, language: order.language }), `guarantee-${code}`);
}

async function terms(shop: Shop, order: Order): Promise<Response> {
  const agreed = await findTerms(shop, order);
  if (!agreed) return new Response(null, { status: 404 });
  return pdfAnswer(await drawTerms(agreed, { seller: shop.seller, order }), termsFileName(agreed.version));
}

async function erasureReceipt(shop: Shop, order: Order): Promise<Response> {
  const isPaid = order.state !== "awaiting-payment";
  const erasures = isPaid ? await erasuresOfOrder(shop, { orderId: order.id }) : [];
  if (erasures.length === 0) return new Response(null, { status: 404 });
  const { number: reference, language } = order;
  return pdfAnswer(await drawErasureReceipt(erasures, { reference, language, shop }), `${reference}-erasure`);
}

async function issued(shop: Shop, order: Order, file: string) {
  const documents = await readDocuments(shop, { orderId: order.id });
  return documents.find(({ document }) => `${document.number}.pdf` === file)?.document ?? null;
}
