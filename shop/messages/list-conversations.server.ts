import type { Db } from "../../base/db.server.ts";
import { CONVERSATIONS_A_PAGE, type ConversationListFilter } from "./conversation-list.ts";
import { countOpen, countShown, selectConversations } from "./conversations.sql.server.ts";

/** A page of conversations, how many were found, and how many each filter shows. `search` looks in all texts. */
export async function listConversations(deps: { db: Db }, filter: ConversationListFilter) {
  const [{ rows, total }, counts] = await Promise.all([
    selectConversations(deps.db, filter, CONVERSATIONS_A_PAGE),
    countShown(deps.db, filter.by),
  ]);
  return { rows, total, counts };
}

/** How many conversations wait for an answer of the shop. With `waitingBefore` only those that wait since before it. */
export function countOpenConversations(
  deps: { db: Db },
  { waitingBefore = null }: { waitingBefore?: Date | null } = {},
): Promise<number> {
  return countOpen(deps.db, { waitingBefore });
}
