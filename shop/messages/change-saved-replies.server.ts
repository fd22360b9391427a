import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { newId, type SavedReplyId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { SavedReplyForm } from "./forms.ts";
import {
  deleteSavedReply,
  insertSavedReply,
  isNameTaken,
  lockSavedReply,
  updateSavedReply,
} from "./saved-replies.sql.server.ts";

/**
 * Saves a reply, a new one where the form names none. Refuses with `saved-reply-exists` (another has its name) or
 * `saved-reply-changed` (a colleague saved or removed it since the form was shown).
 */
export function saveReply(deps: { db: Db }, { form, actor }: { form: SavedReplyForm; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    const { title, ro, en, hu, uk, version } = form;
    const texts = { ro, en, hu, uk };
    const before = form.id === null ? null : await lockSavedReply(tx, form.id);
    if (form.id !== null && before?.version !== version) return refuse.conflict({ code: "saved-reply-changed" });
    const id = form.id ?? newId<"saved-reply">();
    if (await isNameTaken(tx, { id, name: title })) return refuse.conflict({ code: "saved-reply-exists" });
    const row = { id, name: title, texts, savedBy: actor };
    if (before) await updateSavedReply(tx, row);
    else if (!(await insertSavedReply(tx, row))) return refuse.conflict({ code: "saved-reply-exists" });
    await recordAudit(tx, {
      actor,
      action: "saved",
      entity: "saved-reply",
      entityId: title,
      before: before && { name: before.name, texts: before.texts },
      after: { name: title, texts },
    });
    return ok(id);
  });
}

/**
 * Removes a saved reply. Refuses with `saved-reply-gone` if a colleague removed it before, or `saved-reply-changed` if one
 * saved it since the page was shown.
 */
export function removeSavedReply(
  deps: { db: Db },
  { id, version, actor }: { id: SavedReplyId; version: number; actor: Actor },
) {
  return attempt(deps.db, async (tx) => {
    const before = await lockSavedReply(tx, id);
    if (before === null) return refuse.gone({ code: "saved-reply-gone" });
    if (before.version !== version) return refuse.conflict({ code: "saved-reply-changed" });
    await deleteSavedReply(tx, id);
    const { name, texts } = before;
    await recordAudit(tx, {
      actor,
      action: "removed",
      entity: "saved-reply",
      entityId: name,
      before: { id, name, texts },
    });
    return ok(null);
  });
}
