// Queries of notes.

import { sql } from "kysely";
import type { Actor } from "../../base/actor.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { NoteId } from "../../base/id.ts";
import type { Note, NoteSubject } from "./note.ts";

const columns = ["id", "text", "pinned", "actor", "at", "editedAt"] as const;
const MOST_NOTES = 200;

/** Pinned notes first, then the newest. */
export async function notesOf(db: Queryable, { entity, entityId }: NoteSubject): Promise<Note[]> {
  return db
    .selectFrom("staffNote")
    .where("entity", "=", entity)
    .where("entityId", "=", entityId)
    .select(columns)
    .orderBy("pinned", "desc")
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(MOST_NOTES)
    .execute();
}

/** False if a note with this id was written before: the form was sent twice. */
export async function insertNote(
  tx: Transaction,
  { id, entity, entityId, text, actor }: NoteSubject & { id: NoteId; text: string; actor: Actor },
): Promise<boolean> {
  const inserted = await tx
    .insertInto("staffNote")
    .values({ id, entity, entityId, text, actor })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Locks a note of this thing; null if it has none with this id. */
export async function lockNote(tx: Transaction, { entity, entityId }: NoteSubject, id: NoteId): Promise<Note | null> {
  const note = await tx
    .selectFrom("staffNote")
    .where("id", "=", id)
    .where("entity", "=", entity)
    .where("entityId", "=", entityId)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
  return note ?? null;
}

export async function setNoteText(tx: Transaction, id: NoteId, text: string): Promise<void> {
  await tx
    .updateTable("staffNote")
    .set({ text, editedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

export async function setNotePinned(tx: Transaction, id: NoteId, pinned: boolean): Promise<void> {
  await tx.updateTable("staffNote").set({ pinned }).where("id", "=", id).execute();
}

export async function deleteNote(tx: Transaction, id: NoteId): Promise<void> {
  await tx.deleteFrom("staffNote").where("id", "=", id).execute();
}
