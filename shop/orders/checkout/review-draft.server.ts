import type { Transaction } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { markDraft } from "./drafts.sql.server.ts";

/**
 * The cart has grown at a sign-in: restarts the visitor's checkout at its first step, so that nothing unseen is paid
 * for.
 */
export async function reviewDraft(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await markDraft(tx, visitorId, "merged");
}
