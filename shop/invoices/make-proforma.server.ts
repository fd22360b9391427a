import { dayOf } from "../../base/day.ts";
import type { Db } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { linesOf, totalsOf, type Document, type InvoiceSeller } from "./invoice.ts";
import { findOrderFacts } from "./invoices.sql.server.ts";
import { buyerOf, invoicedOf } from "./order-facts.ts";
import type { VatRates } from "../../base/vat.ts";

/**
 * The proforma of an order that awaits its transfer. It is not a tax document: it is not stored, it uses the order's
 * own number, and it names the shop's current account. Null for any other order. Refuses nothing.
 */
export async function makeProforma(
  deps: { db: Db; seller: InvoiceSeller; vatRates: VatRates },
  { orderId }: { orderId: OrderId },
): Promise<Document | null> {
  const order = await findOrderFacts(deps.db, { id: orderId });
  if (!order || order.method !== "bank" || order.state !== "awaiting-payment") return null;
  const orderedOn = dayOf(order.placedAt);
  const { lines, groups } = linesOf(invoicedOf(order), { day: orderedOn, rates: deps.vatRates });
  return {
    kind: "proforma",
    number: `PF-${order.number}`,
    issuedOn: orderedOn,
    seller: deps.seller,
    buyer: buyerOf(order),
    orderNumber: order.number,
    orderedOn,
    language: order.language,
    payment: { means: "bank", paidOn: null, reference: order.reference },
    lines,
    groups,
    totals: totalsOf(groups),
    corrects: null,
  };
}
