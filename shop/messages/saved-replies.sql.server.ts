// Queries of saved replies.

import { sql } from "kysely";
import { z } from "zod";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { SavedReplyId } from "../../base/id.ts";
import type { SavedReply } from "./saved-reply.ts";

const columns = ["id", "name", "texts", "version", "savedBy", "savedAt"] as const;

type Stored = Omit<SavedReply, "texts"> & { texts: unknown };
const textsByLanguage = z.object({ ro: z.string(), en: z.string(), hu: z.string(), uk: z.string() });
const replyOf = (row: Stored): SavedReply => ({ ...row, texts: textsByLanguage.parse(row.texts) });

export async function savedReplies(db: Queryable): Promise<SavedReply[]> {
  const rows = await db.selectFrom("savedReply").select(columns).orderBy("name").execute();
  return rows.map(replyOf);
}

/** Locks the reply until the transaction ends. */
export async function lockSavedReply(tx: Transaction, id: SavedReplyId): Promise<SavedReply | null> {
  const row = await tx.selectFrom("savedReply").where("id", "=", id).select(columns).forUpdate().executeTakeFirst();
  return row ? replyOf(row) : null;
}

/** Whether another reply has this name. */
export async function isNameTaken(tx: Transaction, { id, name }: Pick<SavedReply, "id" | "name">): Promise<boolean> {
  const row = await tx
    .selectFrom("savedReply")
    .where("name", "=", name)
    .where("id", "<>", id)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

type NewReply = Pick<SavedReply, "id" | "name" | "texts" | "savedBy">;

/** False if another reply has just taken the name. */
export async function insertSavedReply(tx: Transaction, { texts, ...row }: NewReply): Promise<boolean> {
  const written = await tx
    .insertInto("savedReply")
    .values({ ...row, texts: JSON.stringify(texts) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("id")
    .execute();
  return written.length > 0;
}

/** Writes the next version. */
export async function updateSavedReply(tx: Transaction, { id, texts, ...row }: NewReply): Promise<void> {
  await tx
    .updateTable("savedReply")
    .set((eb) => ({ ...row, texts: JSON.stringify(texts), version: eb("version", "+", 1), savedAt: sql<Date>`now()` }))
    .where("id", "=", id)
    .execute();
}

export async function deleteSavedReply(tx: Transaction, id: SavedReplyId): Promise<void> {
  await tx.deleteFrom("savedReply").where("id", "=", id).execute();
}
