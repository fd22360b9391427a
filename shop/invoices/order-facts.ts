// The facts of an order for its documents: the buyer and the billed lines.

import type { Buyer, Invoiced } from "./invoice.ts";
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
