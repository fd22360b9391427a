import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { BulkEditId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { lockBulkEdit, setBulkEditState } from "./bulk-edits.sql.server.ts";
import { restoreBulkEdit } from "./write-bulk-edit.server.ts";

/**
 * Restores what an edit changed, a running mark-down too, or cancels one that is planned. Listings that somebody changed
 * since stay as they are and are returned as `kept`; those that may not go on sale any more stay withdrawn and are returned as
 * `lacking`. Refuses with `bulk-unknown` or `bulk-not-undoable` (never applied, or
 * undone or ended already).
 */
export function undoBulkEdit(shop: { db: Db }, { id, actor }: { id: BulkEditId; actor: string }) {
  return attempt(shop.db, async (tx) => {
    const edit = await lockBulkEdit(tx, id);
    if (!edit) return refuse.notFound({ code: "bulk-unknown" });
    if (edit.state !== "planned" && edit.state !== "applied") return refuse.conflict({ code: "bulk-not-undoable" });
    const done =
      edit.state === "planned"
        ? { restored: 0, kept: [], lacking: [] }
        : await restoreBulkEdit(tx, edit, { actor, action: "undid-bulk-edit" });
    const state = edit.state === "planned" ? ("cancelled" as const) : ("undone" as const);
    await setBulkEditState(tx, id, { state, actor });
    await recordAudit(tx, {
      actor,
      action: edit.state === "planned" ? "cancelled-mark-down" : "undid-bulk-edit",
      entity: "bulk-edit",
      entityId: id,
      before: { state: edit.state },
      after: { state, ...done },
    });
    return ok({ state, ...done });
  });
}
