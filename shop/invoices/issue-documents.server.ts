import type { Logger } from "pino";
import { creditsDue, ordersToInvoice } from "./invoices.sql.server.ts";
import { issueCreditNote } from "./issue-credit-note.server.ts";
import { issueInvoice, type InvoiceDeps } from "./issue-invoice.server.ts";

const AT_ONCE = 50;

/**
 * Issues every invoice and credit note that is due, and returns how many. Safe in several processes at once. A failure
 * is logged and does not block the others. Refuses nothing. A job.
 */
export async function issueDocuments(deps: InvoiceDeps & { log: Pick<Logger, "error"> }): Promise<number> {
  let issued = 0;
  const orders = await ordersToInvoice(deps.db, { most: AT_ONCE });
  for (const orderId of orders) issued += await counted(deps, () => issueInvoice(deps, orderId), { order: orderId });
  // After the invoices: an order may have been paid and refunded since the last run.
  const credits = await creditsDue(deps.db, { most: AT_ONCE });
  for (const due of credits)
    issued += await counted(deps, () => issueCreditNote(deps, due), { order: due.orderId, cause: due.cause });
  return issued > 0 && (orders.length === AT_ONCE || credits.length === AT_ONCE)
    ? issued + (await issueDocuments(deps))
    : issued;
}

async function counted(
  deps: { log: Pick<Logger, "error"> },
  issue: () => Promise<unknown>,
  about: object,
): Promise<number> {
  try {
    return (await issue()) === null ? 0 : 1;
  } catch (error) {
    deps.log.error({ err: error, ...about }, "a document could not be issued");
    return 0;
  }
}
