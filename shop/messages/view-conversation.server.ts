import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { conversationByNumber, listingTitle, messagesOf, otherConversations } from "./conversations.sql.server.ts";

/** A conversation with its messages and the person's others. Refuses with `conversation-unknown`. */
export async function viewConversation(deps: { db: Db }, { number }: { number: string }) {
  const conversation = await conversationByNumber(deps.db, number);
  if (!conversation) return refuse.notFound({ code: "conversation-unknown" });
  const [messages, others, listing] = await Promise.all([
    messagesOf(deps.db, conversation.id),
    otherConversations(deps.db, conversation),
    listingTitle(deps.db, conversation.listingId),
  ]);
  return ok({ conversation, messages, others, listing });
}
