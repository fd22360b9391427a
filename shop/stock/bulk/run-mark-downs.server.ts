import { recordAudit } from "../../../base/audit.server.ts";
import { transaction, type Db, type Transaction } from "../../../base/db.server.ts";
import type { BulkEditId } from "../../../base/id.ts";
import type { BulkEdit } from "./bulk-edit.ts";
import { lockDueMarkDown, setBulkEditState } from "./bulk-edits.sql.server.ts";
import { lockListingsOf, restoreBulkEdit, writeBulkEdit } from "./write-bulk-edit.server.ts";

const ACTOR = "mark-downs";

type Deps = { db: Db; log: { error(details: unknown, message: string): void } };

/**
 * Begins and ends the mark-downs that are due by the database's clock, each in a transaction of its own, which a process
 * that dies leaves undone; returns how many. One that fails is logged, and the next run tries it again.
 */
export async function runMarkDowns({ db, log }: Deps): Promise<number> {
  const failed: BulkEditId[] = [];
  let done = 0;
  for (;;) {
    let current: BulkEditId | null = null;
    try {
      const found = await transaction(db, async (tx) => {
        const due = await lockDueMarkDown(tx, failed);
        if (!due) return false;
        current = due.id;
        await settle(tx, due);
        return true;
      });
      if (!found) return done;
      done += 1;
    } catch (error) {
      if (current === null) throw error;
      failed.push(current);
      log.error({ err: error, bulkEdit: current }, "a mark-down could not be applied or ended");
    }
  }
}

async function settle(tx: Transaction, due: BulkEdit & { isOver: boolean }): Promise<void> {
  const settled = async (state: "applied" | "ended" | "cancelled", after: object) => {
    await setBulkEditState(tx, due.id, { state, actor: ACTOR });
    await recordAudit(tx, {
      actor: ACTOR,
      action: state === "applied" ? "began-mark-down" : `${state}-mark-down`,
      entity: "bulk-edit",
      entityId: due.id,
      before: { state: due.state },
      after: { state, ...after },
    });
  };
  if (due.state === "applied")
    return settled("ended", await restoreBulkEdit(tx, due, { actor: ACTOR, action: "ended-mark-down" }));
  // The shop was not running between its start and its end.
  if (due.isOver) return settled("cancelled", { why: "over" });
  const changed = await writeBulkEdit(tx, due, { listings: await lockListingsOf(tx, due), actor: ACTOR });
  return settled("applied", { changed });
}
