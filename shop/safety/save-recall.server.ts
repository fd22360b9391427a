import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { RecallId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { blockRecalled } from "./block-recalled-units.server.ts";
import type { RecallForm } from "./forms.ts";
import { clearUnit, findRecall, insertRecall, updateRecall } from "./recalls.sql.server.ts";

type By = { actor: Actor };

/**
 * Records a recall, or changes one, and takes the units off sale that it matches and nobody has ordered. The same form sent
 * twice records one. Refuses with `recall-changed` if somebody else changed it since the page was opened.
 */
export function saveRecall(deps: { db: Db }, { form: { id, version, terms }, actor }: By & { form: RecallForm }) {
  return attempt(deps.db, async (tx) => {
    if (version === 0) {
      if (!(await insertRecall(tx, { id, terms, actor }))) return ok(id);
    } else {
      const before = await findRecall(tx, id, { lock: true });
      if (before?.version !== version) return refuse.conflict({ code: "recall-changed" });
      await updateRecall(tx, id, { terms });
    }
    await blockRecalled(tx, { id, actor });
    const recall = await findRecall(tx, id);
    await recordAudit(tx, {
      actor,
      action: version === 0 ? "recorded" : "edited",
      entity: "recall",
      entityId: recall?.number ?? id,
      after: { product: terms.product, model: terms.model, serial: terms.serial, source: terms.source },
    });
    return ok(id);
  });
}

/**
 * Closes a recall, after which its units may be on sale again, or opens it again. Refuses with `recall-unknown`, or
 * `done-already` if it was closed, or open, before.
 */
export function closeRecall(deps: { db: Db }, { id, isClosed, actor }: By & { id: RecallId; isClosed: boolean }) {
  return attempt(deps.db, async (tx) => {
    const recall = await findRecall(tx, id, { lock: true });
    if (!recall) return refuse.notFound({ code: "recall-unknown" });
    if ((recall.closedAt !== null) === isClosed) return refuse.conflict({ code: "done-already" });
    await updateRecall(tx, id, { isClosed });
    await blockRecalled(tx, { id, actor });
    const action = isClosed ? "closed" : "reopened";
    await recordAudit(tx, { actor, action, entity: "recall", entityId: recall.number });
    return ok(null);
  });
}

/**
 * Notes why a recall does not concern a unit, or that it was repaired; the unit may be put on sale again. Refuses with
 * `recall-unknown`, also if the recall does not match the unit or somebody cleared it before.
 */
export function clearRecalledUnit(
  deps: { db: Db },
  { id, code, note, actor }: By & { id: RecallId; code: string; note: string },
) {
  return attempt(deps.db, async (tx) => {
    const recall = await findRecall(tx, id, { lock: true });
    if (!recall || !(await clearUnit(tx, { recallId: id, code, note, actor })))
      return refuse.notFound({ code: "recall-unknown" });
    await recordAudit(tx, {
      actor,
      action: "recall-cleared",
      entity: "unit",
      entityId: code,
      after: { recall: recall.number, note },
    });
    return ok(null);
  });
}
