// Queries of saved replies.

import { storedObject } from "../../base/stored-json.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { SavedReplyId } from "../../base/id.ts";
import type { SavedReply } from "./saved-reply.ts";

export async function savedReplies(db: Queryable): Promise<SavedReply[]> {
  const rows = await db.selectFrom("savedReply").select(["id", "name", "texts"]).orderBy("name").execute();
  return rows.map(({ texts, ...row }) => ({ ...row, texts: storedObject<SavedReply["texts"]>(texts, "texts") }));
}

/** Writes a saved reply, or gives it another name and other texts. False if another one has that name. */
export async function writeSavedReply(tx: Transaction, { id, name, texts }: SavedReply): Promise<boolean> {
  const taken = await tx
    .selectFrom("savedReply")
    .where("name", "=", name)
    .where("id", "<>", id)
    .select("id")
    .executeTakeFirst();
  if (taken) return false;
  const row = { name, texts: JSON.stringify(texts) };
  await tx
    .insertInto("savedReply")
    .values({ id, ...row })
    .onConflict((on) => on.column("id").doUpdateSet(row))
    .execute();
  return true;
}

export async function deleteSavedReply(tx: Transaction, id: SavedReplyId): Promise<string | null> {
  const row = await tx.deleteFrom("savedReply").where("id", "=", id).returning("name").executeTakeFirst();
  return row?.name ?? null;
}
