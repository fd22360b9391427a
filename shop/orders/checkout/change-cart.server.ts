import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { Result } from "../../../base/result.ts";
import { freeUnneeded } from "./free-unneeded.server.ts";

/**
 * Changes the visitor's cart by `change`, and gives back the units that the checkout holds and no longer needs, in one
 * transaction. Refuses as `change`.
 */
export function changeCart<Answer extends Result<unknown, unknown>>(
  { db }: { db: Db },
  cart: { visitorId: VisitorId },
  change: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return attempt(db, async (tx) => {
    const changed = await change(tx);
    if (changed.ok) await freeUnneeded(tx, cart);
    return changed;
  });
}
