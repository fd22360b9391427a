// Where the page of a thing in the audit log is.

import { officeLinks } from "../../../../office-links.ts";

type Thing = { entity: string; entityId: string };

const pages: Record<string, (id: string) => string | null> = {
  order: (id) => (/^ORD-\d{6}$/.test(id) ? officeLinks.order(id) : null),
  "trade-in": (id) => (/^VND-\d{6}$/.test(id) ? officeLinks.tradeIn(id) : null),
  claim: (id) => (/^RET-\d{6}$/.test(id) ? officeLinks.return(id) : null),
  statement: (id) => officeLinks.statement(id),
  invoice: (id) => officeLinks.invoice(id, "pdf"),
  "price-book": () => officeLinks.priceBook(),
  conversation: (id) => (/^MSG-\d{6}$/.test(id) ? officeLinks.message(id) : null),
  customer: (id) => officeLinks.customer(id),
  "saved-reply": () => officeLinks.savedReplies(),
  endpoint: (id) => officeLinks.endpoint(id),
  "api-token": () => officeLinks.integrations(),
  review: (id) => officeLinks.review(id),
  question: (id) => officeLinks.question(id),
  invitation: () => officeLinks.staff(),
  unit: (id) => officeLinks.unit(id),
  listing: (id) => (/^\d{1,9}$/.test(id) ? officeLinks.listing(id) : null),
  "bulk-edit": (id) => officeLinks.bulkEdit(id),
  "stock-import": (id) => officeLinks.stockImport(id),
  "cash-book": () => officeLinks.cash(),
};

/** Null where nothing has a page: the thing is then named without a link. */
export function thingLink({ entity, entityId }: Thing, isColleague: (accountId: string) => boolean): string | null {
  if (entity === "account") return isColleague(entityId) ? officeLinks.staffMember(entityId) : null;
  return pages[entity]?.(entityId) ?? null;
}
