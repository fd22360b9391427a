import type { Db } from "../../base/db.server.ts";
import { findLine } from "./bank.sql.server.ts";

/** The order that a statement line was assigned to; null if it was ignored, waits, or does not exist. */
export async function findSettledLine(deps: { db: Db }, { lineId }: { lineId: number }) {
  const line = await findLine(deps.db, lineId);
  return line?.state === "matched" ? line.orderNumber : null;
}
