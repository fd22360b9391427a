import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, databaseTime, type Db } from "../../../base/db.server.ts";
import type { BulkEditId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { changesNothing, isSame } from "./bulk-edit.ts";
import { lockBulkEdit, rowsOf, setBulkEditState } from "./bulk-edits.sql.server.ts";
import { lockListingsOf, writeBulkEdit } from "./write-bulk-edit.server.ts";

/**
 * Applies a prepared edit in one transaction, or plans it if it is a mark-down that begins later. Refuses with
 * `bulk-unknown`, `bulk-decided` (applied already), `bulk-nothing` (it changes nothing), `bulk-changed-since` (a listing is
 * no longer as the preview showed it; `available` says how many) or `bulk-over` (the mark-down would have ended).
 */
export function applyBulkEdit(shop: { db: Db }, { id, actor }: { id: BulkEditId; actor: string }) {
  return attempt(shop.db, async (tx) => {
    const edit = await lockBulkEdit(tx, id);
    if (!edit) return refuse.notFound({ code: "bulk-unknown" });
    if (edit.state !== "draft") return refuse.conflict({ code: "bulk-decided" });
    if (!edit.changes || changesNothing(edit.changes)) return refuse.invalid({ code: "bulk-nothing" });
    const now = await databaseTime(tx);
    if (edit.endsAt && edit.endsAt <= now) return refuse.invalid({ code: "bulk-over" });
    const listings = await lockListingsOf(tx, edit);
    const shown = new Map((await rowsOf(tx, id)).map((row) => [row.id, row.before]));
    const changedSince = listings.filter(
      ({ id, ...listing }) => !isSame(listing, shown.get(id) ?? { ...listing, price: -1 as never }),
    );
    if (changedSince.length > 0) return refuse.conflict({ code: "bulk-changed-since", available: changedSince.length });
    const isPlanned = edit.startsAt !== null && edit.startsAt > now;
    const changed = isPlanned ? 0 : await writeBulkEdit(tx, edit, { listings, actor });
    if (!isPlanned && changed === 0) return refuse.invalid({ code: "bulk-nothing" });
    const state = isPlanned ? ("planned" as const) : ("applied" as const);
    await setBulkEditState(tx, id, { state, actor });
    const { changes, startsAt, endsAt } = edit;
    await recordAudit(tx, {
      actor,
      action: isPlanned ? "planned-mark-down" : "applied-bulk-edit",
      entity: "bulk-edit",
      entityId: id,
      after: { changes, startsAt, endsAt, listings: listings.length, changed },
    });
    return ok({ state, changed });
  });
}
