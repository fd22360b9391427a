// The facts of an order for its documents: the buyer, the billed lines, the invoice.

import { type Day, dayOf } from "../../base/day.ts";
import type { VatRates } from "../../base/vat.ts";
import { linesOf, totalsOf, type Buyer, type Document, type Invoiced, type InvoiceSeller } from "./invoice.ts";
import type { OrderFacts } from "./invoices.sql.server.ts";

/** The billing address if there is one; a company by its name, a person by theirs. */
export function buyerOf(order: Pick<OrderFacts, "address" | "billing" | "company" | "email" | "phone">): Buyer {
  const { firstName, lastName, address: street, city, county, postalCode } = order.billing ?? order.address;
  const { company, email, phone } = order;
  return {
    name: company?.name ?? `${firstName} ${lastName}`,
    company: company && { cui: company.cui, tradeRegister: company.tradeRegister },
    street,
    city,
    county,
    postalCode,
    email,
    phone,
  };
}

export function invoicedOf({
  units,
  services,
  shipping,
  reduction,
}: Pick<OrderFacts, "units" | "services" | "shipping" | "reduction">): Invoiced {
  return {
    units: units.map(({ taxRegime, ...unit }) => ({ ...unit, regime: taxRegime === "margin" ? "margin" : "standard" })),
    services,
    shipping,
    reduction,
  };
}

type Issued = { number: string; issuedOn: Day; seller: InvoiceSeller; rates: VatRates };

/** The invoice of an order as it is issued: everything that it says, for good. */
export function invoiceOf(
  order: Omit<OrderFacts, "id" | "state">,
  { number, issuedOn, seller, rates }: Issued,
): Document {
  const { lines, groups } = linesOf(invoicedOf(order), { day: issuedOn, rates });
  const totals = totalsOf(groups);
  return {
    kind: "invoice",
    number,
    issuedOn,
    seller,
    buyer: buyerOf(order),
    orderNumber: order.number,
    orderedOn: dayOf(order.placedAt),
    language: order.language,
    guaranteeMonths: order.guaranteeMonths,
    payment: {
      means: order.method,
      paidOn: order.paidAt ? dayOf(order.paidAt) : null,
      reference: order.reference,
      ...(order.received > totals.gross && { received: order.received }),
    },
    lines,
    groups,
    totals,
    corrects: null,
  };
}
