import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { contentVersion } from "../../base/content-version.server.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { NoteForm } from "./forms.ts";
import type { Note, NoteSubject } from "./note.ts";
import { deleteNote, insertNote, lockNote, setNotePinned, setNoteText } from "./notes.sql.server.ts";

type Change = { subject: NoteSubject; form: NoteForm; actor: Actor };

/**
 * Writes, edits, deletes or pins a note about a thing. The id of a new note comes from its page, so that a form that is
 * sent twice writes one. Refuses with `note-unknown`, with `note-not-own` for another's text, or with `note-changed` if
 * its author has stored another text since `version` (`noteVersion`), in another window.
 */
export function changeNotes(deps: { db: Db }, { subject, form, actor }: Change) {
  return attempt(deps.db, async (tx) => {
    if (form.intent === "note-add") return addNote(tx, { subject, form, actor });
    const note = await lockNote(tx, subject, form.note);
    if (!note) return refuse.notFound({ code: "note-unknown" });
    const isPinning = form.intent === "note-pin" || form.intent === "note-unpin";
    if (!isPinning && note.actor !== actor) return refuse.denied({ code: "note-not-own" });
    if (form.intent === "note-edit") {
      if (form.noteText === note.text) return ok(null);
      if (form.version !== noteVersion(note)) return refuse.conflict({ code: "note-changed" });
    }
    await applyTo(tx, note, form);
    await audit(tx, { subject, form, actor, before: note });
    return ok(null);
  });
}

/** What the form that edits a note was rendered with. */
export function noteVersion({ text }: Pick<Note, "text">): string {
  return contentVersion(text);
}

async function addNote(
  tx: Transaction,
  { subject, form, actor }: Change & { form: Extract<NoteForm, { intent: "note-add" }> },
) {
  if (await insertNote(tx, { ...subject, id: form.note, text: form.noteText, actor }))
    await audit(tx, { subject, form, actor, before: null });
  return ok(null);
}

async function applyTo(tx: Transaction, { id }: Note, form: Exclude<NoteForm, { intent: "note-add" }>): Promise<void> {
  if (form.intent === "note-edit") return setNoteText(tx, id, form.noteText);
  if (form.intent === "note-delete") return deleteNote(tx, id);
  return setNotePinned(tx, id, form.intent === "note-pin");
}

function audit(tx: Transaction, { subject, form, actor, before }: Change & { before: Note | null }): Promise<void> {
  return recordAudit(tx, {
    actor,
    action: form.intent,
    entity: subject.entity,
    entityId: subject.entityId,
    ...(before && { before: { note: before.id, text: before.text } }),
    ...("noteText" in form && { after: { note: form.note, text: form.noteText } }),
  });
}
