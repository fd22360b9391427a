// The form of the notes on a page of the office: `intent` names what is to be done. Messages are codes.

import { z } from "zod";
import { parseId, type NoteId } from "../../base/id.ts";
import { LONGEST_NOTE } from "./note.ts";

const noteText = z.string("note-missing").trim().min(1, "note-missing").max(LONGEST_NOTE, "too-long");
const note = z.string("form-invalid").transform((key, context): NoteId => {
  const id = parseId<"note">(key);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "form-invalid" });
  return z.NEVER;
});

export const NoteForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("note-add"), noteText, note }),
    z.object({ intent: z.literal("note-edit"), noteText, note, version: z.string("form-invalid") }),
    z.object({ intent: z.literal("note-delete"), note }),
    z.object({ intent: z.literal("note-pin"), note }),
    z.object({ intent: z.literal("note-unpin"), note }),
  ],
  "form-invalid",
);
export type NoteForm = z.infer<typeof NoteForm>;

/** Whether a posted form belongs to the notes of the page. */
export function isNoteIntent(intent: string | undefined): boolean {
  return intent?.startsWith("note-") ?? false;
}
