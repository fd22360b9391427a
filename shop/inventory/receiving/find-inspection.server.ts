import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { findInspection as find } from "./inspections.sql.server.ts";

/** A returned unit that awaits a decision, by its code. Refuses with `inspection-unknown`. */
export async function findInspection(deps: { db: Db }, { code }: { code: string }) {
  const inspection = await find(deps.db, code);
  return inspection ? ok(inspection) : refuse.conflict({ code: "inspection-unknown" });
}
