import { createHash } from "node:crypto";
import { decodeSheet } from "../../../base/csv.ts";
import { transaction, type Db } from "../../../base/db.server.ts";
import { newId, type StockImportId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { planImport, type SheetUnreadable } from "./plan-import.server.ts";
import { insertImport } from "./sheet-rows.sql.server.ts";

const LONGEST_NAME = 200;

/**
 * Stores an uploaded CSV that can be read, and changes nothing; returns its id. Refuses with `sheet-not-text`,
 * `sheet-empty`, `sheet-too-large`, or `sheet-` with what is wrong with a row (`SheetReason`).
 */
export async function checkImport(
  shop: { db: Db },
  { bytes, name, actor }: { bytes: Uint8Array; name: string; actor: string },
) {
  const decoded = decodeSheet(bytes);
  if (!decoded) return refuse.invalid({ code: "sheet-not-text" });
  const planned = await planImport(shop.db, decoded.text);
  if ("refused" in planned) return sheetError(planned.refused);
  const id = newId<"stock-import">() as StockImportId;
  await transaction(shop.db, (tx) =>
    insertImport(tx, {
      id,
      actor,
      name: name.slice(0, LONGEST_NAME),
      encoding: decoded.encoding,
      content: decoded.text,
      digest: createHash("sha256").update(decoded.text).digest("hex"),
      rows: planned.plan.rows,
    }),
  );
  return ok(id);
}

export function sheetError(refused: SheetUnreadable) {
  if (refused.code === "sheet-too-large") return refuse.tooLarge({ code: "sheet-too-large" });
  if (refused.code === "sheet-empty") return refuse.invalid({ code: "sheet-empty" });
  return refuse.invalid(refused);
}
