import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import type { Subscriber, SubscriberState } from "./subscriber.ts";
import { confirmedSubscribers, countByState, subscribersPage } from "./subscribers.sql.server.ts";

export const SUBSCRIBERS_A_PAGE = 50;

/** One page of the subscribers in a state, or in any, the newest first, and how many are in each. */
export async function listSubscribers(
  deps: { db: Db },
  { state, page }: { state: SubscriberState | null; page: number },
): Promise<{ rows: Subscriber[]; total: number; counts: Record<SubscriberState, number> }> {
  const [rows, counts] = await Promise.all([
    subscribersPage(deps.db, { state, page, size: SUBSCRIBERS_A_PAGE }),
    countByState(deps.db),
  ]);
  const total = state === null ? counts.pending + counts.confirmed + counts.unsubscribed : counts[state];
  return { rows, total, counts };
}

/** Every confirmed address with the key of its link to unsubscribe, for the program that sends the newsletter. */
export function exportSubscribers(deps: { db: Db }, { actor }: { actor: Actor }) {
  return transaction(deps.db, async (tx) => {
    const rows = await confirmedSubscribers(tx);
    await recordAudit(tx, {
      actor,
      action: "exported",
      entity: "newsletter",
      entityId: "confirmed",
      after: { all: rows.length },
    });
    return rows;
  });
}
