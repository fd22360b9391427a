import type { Logger } from "pino";
import { creditsDue, ordersToInvoice } from "./invoices.sql.server.ts";
import { issueCreditNote } from "./issue-credit-note.server.ts";
import { issueInvoice, type InvoiceDesk } from "./issue-invoice.server.ts";

const AT_ONCE = 50;

/**
 * Issues every invoice and credit note that is due, and answers with how many. Safe in several processes at once. One that
 * cannot be issued is logged and does not stand in the others' way. Refuses nothing.
 */
export async function issuePapers(desk: InvoiceDesk & { log: Pick<Logger, "error"> }): Promise<number> {
  let issued = 0;
  const orders = await ordersToInvoice(desk.db, { most: AT_ONCE });
  for (const orderId of orders) issued += await counted(desk, () => issueInvoice(desk, orderId), { order: orderId });
  // After the invoices: an order may have been paid and refunded since the last round.
  const credits = await creditsDue(desk.db, { most: AT_ONCE });
  for (const due of credits) issued += await counted(desk, () => issueCreditNote(desk, due), { order: due.orderId, cause: due.cause });
  return issued > 0 && (orders.length === AT_ONCE || credits.length === AT_ONCE) ? issued + (await issuePapers(desk)) : issued;
}

async function counted(desk: { log: Pick<Logger, "error"> }, issue: () => Promise<unknown>, about: object): Promise<number> {
  try {
    return (await issue()) === null ? 0 : 1;
  } catch (error) {
    desk.log.error({ err: error, ...about }, "a paper could not be issued");
    return 0;
  }
}
