import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { newId, type SavedReplyId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { SavedReplyForm } from "./forms.ts";
import { deleteSavedReply, writeSavedReply } from "./saved-replies.sql.server.ts";

/** Saves a reply, a new one where the form names none. Refuses with `saved-reply-exists` (another has its name). */
export function saveReply(deps: { db: Db }, { form, actor }: { form: SavedReplyForm; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    const { title, ro, en, hu, uk } = form;
    const id = form.id ?? newId<"saved-reply">();
    const isWritten = await writeSavedReply(tx, { id, name: title, texts: { ro, en, hu, uk } });
    if (!isWritten) return refuse.conflict({ code: "saved-reply-exists" });
    await recordAudit(tx, { actor, action: "saved", entity: "saved-reply", entityId: title, after: { name: title } });
    return ok(id);
  });
}

/** Removes a saved reply; removing it twice is no error. */
export function removeSavedReply(deps: { db: Db }, { id, actor }: { id: SavedReplyId; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    const name = await deleteSavedReply(tx, id);
    if (name !== null)
      await recordAudit(tx, { actor, action: "removed", entity: "saved-reply", entityId: name, before: { name } });
    return ok(null);
  });
}
