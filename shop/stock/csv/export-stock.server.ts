import type { Db } from "../../../base/db.server.ts";
import type { UnitsWanted } from "../units/units.sql.server.ts";
import { csvLine } from "./cells.ts";
import { FEWEST_DRIVES, sheetColumns } from "./columns.ts";
import { cellsOfRow } from "./row-cells.ts";
import { mostDrives, rowsAfter } from "./sheet-rows.sql.server.ts";

const BATCH = 500; // rows
const BOM = "\ufeff"; // without it, spreadsheets read UTF-8 as an older encoding

/**
 * The unsold units as a CSV, a piece at a time; `withCost`: with what they cost and from whom they came; `only`: those that
 * a list finds.
 */
export async function* exportStock(
  { db }: { db: Db },
  { withCost, only = null }: { withCost: boolean; only?: UnitsWanted | null },
): AsyncGenerator<string> {
  const drives = Math.max(FEWEST_DRIVES, await mostDrives(db));
  const columns = sheetColumns({ drives, withCost }).map(({ name }) => name);
  yield BOM + csvLine(columns);
  let after = "";
  for (;;) {
    const rows = await rowsAfter(db, { after, limit: BATCH, only });
    if (rows.length === 0) return;
    yield rows
      .map((row) => {
        const cells = cellsOfRow(row);
        return csvLine(columns.map((name) => cells[name] ?? ""));
      })
      .join("");
    after = rows.at(-1)!.code;
  }
}
