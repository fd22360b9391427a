import type { Db } from "../../base/db.server.ts";
import type { SavedReply } from "./saved-reply.ts";
import { savedReplies } from "./saved-replies.sql.server.ts";

/** All saved replies, by name. */
export function listSavedReplies(deps: { db: Db }): Promise<SavedReply[]> {
  return savedReplies(deps.db);
}
