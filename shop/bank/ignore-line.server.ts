import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { findLine, settleLine } from "./bank.sql.server.ts";

/**
 * Staff mark a statement line as not paying any order: rent, interest, a bank's mistake. Refuses with `line-unknown` or
 * `line-settled`.
 */
export function ignoreLine(deps: { db: Db }, { lineId, actor }: { lineId: number; actor: string }) {
  return attempt(deps.db, async (tx) => {
    if (!(await findLine(tx, lineId))) return refuse.notFound({ code: "line-unknown" });
    if (!(await settleLine(tx, lineId, { state: "ignored", outcome: "no order", actor })))
      return refuse.conflict({ code: "line-settled" });
    await recordAudit(tx, { actor, action: "ignored", entity: "statement line", entityId: String(lineId) });
    return ok(null);
  });
}
