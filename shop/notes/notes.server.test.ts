import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../base/db.server.ts";
import { newId } from "../../base/id.ts";
import { testDatabase } from "../../testing/database.ts";
import { changeNotes, noteVersion } from "./change-notes.server.ts";
import { listNotes } from "./list-notes.server.ts";
import type { NoteSubject } from "./note.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const [ANA, ION] = ["staff:ana", "staff:ion"];

describe("a note about an order", () => {
  const subject: NoteSubject = { entity: "order", entityId: "ORD-000001" };
  const note = newId<"note">();
  const change = (form: Parameters<typeof changeNotes>[1]["form"], actor: string, about = subject) =>
    changeNotes(database, { subject: about, form, actor });

  test("is written once, however often its form is sent, and belongs to that order", async () => {
    const form = { intent: "note-add", note, noteText: "Sună după ora 16." } as const;
    await change(form, ANA);
    await change(form, ANA);
    expect(await listNotes(database, subject)).toMatchObject([{ id: note, text: "Sună după ora 16.", actor: ANA }]);
    expect(await listNotes(database, { ...subject, entityId: "ORD-000002" })).toEqual([]);
    expect(await change({ intent: "note-pin", note }, ANA, { ...subject, entityId: "ORD-000002" })).toMatchObject({
      domainError: { code: "note-unknown" },
    });
  });

  test("is changed and deleted by its author alone; everybody may pin it", async () => {
    const version = noteVersion({ text: "Sună după ora 16." });
    const edit = { intent: "note-edit", note, noteText: "Sună după ora 17.", version } as const;
    expect(await change(edit, ION)).toMatchObject({ domainError: { kind: "denied", code: "note-not-own" } });
    expect(await change({ intent: "note-delete", note }, ION)).toMatchObject({ domainError: { code: "note-not-own" } });
    expect(await change(edit, ANA)).toMatchObject({ ok: true });
    const second = newId<"note">();
    await change({ intent: "note-add", note: second, noteText: "A doua" }, ION);
    await change({ intent: "note-pin", note }, ION);
    expect(await listNotes(database, subject)).toMatchObject([
      { id: note, text: "Sună după ora 17.", pinned: true, editedAt: expect.any(Date) },
      { id: second, pinned: false, editedAt: null },
    ]);
    expect(await change({ intent: "note-delete", note }, ANA)).toMatchObject({ ok: true });
    expect(await listNotes(database, subject)).toMatchObject([{ id: second }]);
  });

  test("that is open in two windows keeps the first change; the second is told, and saves knowingly", async () => {
    const about: NoteSubject = { entity: "order", entityId: "ORD-000009" };
    const twice = newId<"note">();
    await change({ intent: "note-add", note: twice, noteText: "Unu" }, ANA, about);
    const version = noteVersion({ text: "Unu" });
    const first = { intent: "note-edit", note: twice, noteText: "Doi", version } as const;
    expect(await change(first, ANA, about)).toMatchObject({ ok: true });
    expect(await change(first, ANA, about)).toMatchObject({ ok: true });
    const second = { ...first, noteText: "Trei" };
    expect(await change(second, ANA, about)).toMatchObject({
      domainError: { kind: "conflict", code: "note-changed" },
    });
    expect(await listNotes(database, about)).toMatchObject([{ text: "Doi" }]);
    const knowingly = { ...second, version: noteVersion({ text: "Doi" }) };
    expect(await change(knowingly, ANA, about)).toMatchObject({ ok: true });
    expect(await listNotes(database, about)).toMatchObject([{ text: "Trei" }]);
  });

  test("leaves its text in the audit log, before and after", async () => {
    const entries = await database.db
      .selectFrom("audit")
      .where("entityId", "=", subject.entityId)
      .select(["action", "actor", "before", "after"])
      .orderBy("id")
      .execute();
    expect(entries).toMatchObject([
      { action: "note-add", actor: ANA, before: null, after: { text: "Sună după ora 16." } },
      { action: "note-edit", before: { text: "Sună după ora 16." }, after: { text: "Sună după ora 17." } },
      { action: "note-add", actor: ION },
      { action: "note-pin", actor: ION },
      { action: "note-delete", actor: ANA, before: { text: "Sună după ora 17." }, after: null },
    ]);
  });
});
