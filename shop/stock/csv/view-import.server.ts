import { transaction, type Db } from "../../../base/db.server.ts";
import type { StockImportId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { sheetError } from "./check-import.server.ts";
import { planImport } from "./plan-import.server.ts";
import { findImport, isImportLocked } from "./sheet-rows.sql.server.ts";

/**
 * An uploaded CSV with what it would do now; `plan` is null once it was imported, and while it is being imported
 * (`isRunning`). Refuses with `import-unknown`.
 */
export async function viewImport({ db }: { db: Db }, id: StockImportId) {
  const found = await findImport(db, id);
  if (!found) return refuse.notFound({ code: "import-unknown" });
  const { content, name, encoding, rows, importedAt } = found;
  const file = { name, encoding, rows, importedAt };
  if (content === null) return ok({ file, plan: null, isRunning: false });
  if (await transaction(db, (tx) => isImportLocked(tx, id))) return ok({ file, plan: null, isRunning: true });
  const planned = await planImport(db, content);
  if ("refused" in planned) return sheetError(planned.refused);
  const { news, same, changed, notes, noteCount, problems, problemCount, differences, fingerprint } = planned.plan;
  const listed = { notes, noteCount, problems, problemCount, differences };
  const shown = { news: news.length, same, changed, ...listed, fingerprint };
  return ok({ file, plan: shown, isRunning: false });
}
