import type { Db } from "../../base/db.server.ts";
import type { Note, NoteSubject } from "./note.ts";
import { notesOf } from "./notes.sql.server.ts";

/** The notes about a thing: pinned ones first, then the newest. */
export function listNotes(deps: { db: Db }, subject: NoteSubject): Promise<Note[]> {
  return notesOf(deps.db, subject);
}
