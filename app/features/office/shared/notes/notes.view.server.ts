// The notes about a thing, as the pages of the office show and post them.

import type { Actor } from "../../../../../base/actor.ts";
import { newId } from "../../../../../base/id.ts";
import { nameActors } from "../../../../../shop/accounts/name-actors.server.ts";
import { changeNotes, noteVersion } from "../../../../../shop/notes/change-notes.server.ts";
import { NoteForm } from "../../../../../shop/notes/forms.ts";
import { listNotes } from "../../../../../shop/notes/list-notes.server.ts";
import type { NoteSubject } from "../../../../../shop/notes/note.ts";
import type { Shop } from "../../../../composition.server.ts";
import { parseFields, type Fields } from "../../../../edge.server.ts";
import { withDecider } from "../../last-change.server.ts";

export type NotesView = Awaited<ReturnType<typeof notesView>>;

/** For a loader; `actor` is who looks at the page. */
export async function notesView(shop: Pick<Shop, "db">, subject: NoteSubject, actor: Actor) {
  const notes = await listNotes(shop, subject);
  const names = await nameActors(shop, { actors: notes.map((note) => note.actor) });
  return {
    notes: notes.map(({ actor: author, ...note }) => ({
      ...note,
      who: names.get(author) ?? null,
      isOwn: author === actor,
      version: noteVersion(note),
    })),
    /** The id of the note that is written next: the form sent twice writes one. */
    nextId: newId<"note">(),
  };
}

/**
 * For an action that was posted a form of the notes (`isNoteIntent`): does what it says. Returns what the page shows
 * where it could not.
 */
export async function noteByForm(
  shop: Pick<Shop, "db">,
  fields: Fields | null,
  { subject, actor }: { subject: NoteSubject; actor: Actor },
) {
  const parsed = parseFields(NoteForm, fields);
  if (!parsed.ok) return { ok: false as const, errors: parsed.errors, typed: parsed.values, domainError: null };
  const deleted = { ...subject, actions: ["note-delete"], before: { note: parsed.value.note } };
  const changed = await withDecider(shop, await changeNotes(shop, { subject, form: parsed.value, actor }), deleted);
  if (!changed.ok) {
    const { domainError } = changed;
    const errors: Record<string, string> = domainError.code === "note-changed" ? { noteText: domainError.code } : {};
    return { ok: false as const, errors, typed: fields ?? {}, domainError };
  }
  return { ok: true as const, intent: parsed.value.intent };
}
