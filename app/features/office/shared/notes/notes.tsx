// Internal notes about a thing: everybody reads them, each changes their own. A page passes what its loader got from
// `notesView`, and its action answers with `noteByForm`. Needs the words of the namespace "office-notes".

import { Form, useNavigation } from "react-router";
import { LONGEST_NOTE } from "../../../../../shop/notes/note.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { TextAreaField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { NotesView } from "./notes.view.server.ts";

type Answer = { errors: Record<string, string>; typed: Record<string, string> };
type NotesProps = NotesView & { answer?: Answer; readOnly?: boolean };

const nothingTyped: Answer = { errors: {}, typed: {} };

export function Notes({ notes, nextId, answer = nothingTyped, readOnly = false }: NotesProps) {
  const { t } = useWords("office-notes");
  // The text of a note that was deleted in another window becomes a new note's.
  const isLost = answer.typed["intent"] === "note-edit" && notes.every(({ id }) => id !== answer.typed["note"]);
  const isAdding = answer.typed["intent"] === "note-add";
  const isBusy = useNavigation().formData?.get("intent") === "note-add";
  return (
    <Panel label={t("title")}>
      {notes.length > 0 ? (
        <ul className="mb-4 divide-y divide-line border-b border-line">
          {notes.map((note) => (
            <li key={note.id} className="py-3 first:pt-0">
              <NoteText note={note} />
              {readOnly ? null : <NoteForms note={note} answer={answer} />}
            </li>
          ))}
        </ul>
      ) : null}
      {readOnly ? null : (
        // A new id after each note, so that the field is empty again.
        <Form key={nextId} method="post" noValidate className="flex flex-col items-start gap-3 print:hidden">
          <input type="hidden" name="intent" value="note-add" />
          <input type="hidden" name="note" value={isAdding ? answer.typed["note"] : nextId} />
          <TextAreaField
            name="noteText"
            id="field-new-note"
            label={t("new")}
            hint={t("hint")}
            rows={2}
            maxLength={LONGEST_NOTE}
            error={isAdding ? answer.errors["noteText"] : undefined}
            defaultValue={isAdding || isLost ? answer.typed["noteText"] : undefined}
            className="w-full"
          />
          <Button variant="secondary" size="sm" busy={isBusy}>
            {t("add")}
          </Button>
        </Form>
      )}
    </Panel>
  );
}

type NoteView = NotesView["notes"][number];

function NoteText({ note: { text, pinned, who, at, editedAt } }: { note: NoteView }) {
  const { t, language } = useWords("office-notes");
  return (
    <>
      <p className="break-words whitespace-pre-line">{text}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
        {who ?? t("someone")} · {formatDateTime(at, language)}
        {editedAt ? ` · ${t("edited", { at: formatDateTime(editedAt, language) })}` : null}
        {pinned ? <Badge tone="brand">{t("pinned")}</Badge> : null}
      </p>
    </>
  );
}

function NoteForms({ note, answer }: { note: NoteView; answer: Answer }) {
  const { t } = useWords("office-notes");
  const isEdited = answer.typed["note"] === note.id && answer.typed["intent"] === "note-edit";
  return (
    <div className="flex flex-wrap items-start gap-x-4 print:hidden">
      <NoteButton
        note={note}
        intent={note.pinned ? "note-unpin" : "note-pin"}
        label={t(note.pinned ? "unpin" : "pin")}
      />
      {note.isOwn ? (
        <>
          <NoteButton note={note} intent="note-delete" label={t("delete")} />
          <details open={isEdited} className="group open:w-full">
            <summary className="link inline-flex min-h-11 items-center text-sm md:min-h-9">{t("edit")}…</summary>
            <Form method="post" noValidate className="flex flex-col items-start gap-3">
              <input type="hidden" name="intent" value="note-edit" />
              <input type="hidden" name="version" value={note.version} />
              <input type="hidden" name="note" value={note.id} />
              <TextAreaField
                key={note.text}
                name="noteText"
                id={`field-note-${note.id}`}
                label={t("edit")}
                rows={3}
                maxLength={LONGEST_NOTE}
                error={isEdited ? answer.errors["noteText"] : undefined}
                defaultValue={isEdited ? answer.typed["noteText"] : note.text}
                className="w-full"
              />
              <Button variant="secondary" size="sm">
                {t("save")}
              </Button>
            </Form>
          </details>
        </>
      ) : null}
    </div>
  );
}

function NoteButton({ note, intent, label }: { note: NoteView; intent: string; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="note" value={note.id} />
      <button name="intent" value={intent} className="link inline-flex min-h-11 items-center text-sm md:min-h-9">
        {label}
      </button>
    </Form>
  );
}
