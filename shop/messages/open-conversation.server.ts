import { transaction, type Db } from "../../base/db.server.ts";
import type { Conversation } from "./conversation.ts";
import { startConversation, type ConversationDeps, type Opening } from "./start-conversation.server.ts";

/** Opens a conversation about what somebody asked, for example a talk that the assistant hands over. Refuses nothing. */
export async function openConversation(
  deps: ConversationDeps & { db: Db },
  opening: Omit<Opening, "assignedTo" | "message" | "messageId">,
): Promise<Conversation> {
  const { conversation } = await transaction(deps.db, (tx) => startConversation(tx, deps, opening));
  return conversation;
}
