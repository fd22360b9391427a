import type { Db } from "../../../base/db.server.ts";
import type { Order } from "../order.ts";
import type { AgreedTerms } from "./agreed-terms.ts";
import { selectTerms } from "./agreed-terms.sql.server.ts";

/** The terms that the buyer of an order agreed to, as they were then; null for an order that was placed without. */
export async function findTerms(
  { db }: { db: Db },
  { termsVersion }: Pick<Order, "termsVersion">,
): Promise<AgreedTerms | null> {
  return termsVersion === null ? null : await selectTerms(db, termsVersion);
}
