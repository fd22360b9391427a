import { recordAudit } from "../../base/audit.server.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { saveLayout } from "./bank.sql.server.ts";
import { headingOf, likelyHeading, type BankColumnKind } from "./csv-columns.ts";
import { longTableSample } from "./read-long-statement.server.ts";

/** The heading of a bank's CSV of which the columns are not known, with an example below each; null if the file has none. */
export async function unknownColumns(bytes: Uint8Array): Promise<{ name: string; example: string }[] | null> {
  const rows = await longTableSample(bytes);
  const place = likelyHeading(rows);
  if (place === null) return null;
  const below = rows.slice(place + 1);
  return rows[place]!.map((name, index) => ({
    name,
    example: below.map((row) => row[index] ?? "").find((cell) => cell !== "") ?? "",
  }));
}

/**
 * Staff say once what each column of a bank's CSV holds, in the order of the columns; null for one that is not needed. It is
 * remembered for every file with that heading. Refuses with `columns-incomplete`: a day and the money that came in are needed.
 */
export async function saveColumns(
  deps: { db: Db },
  { bytes, kinds, actor }: { bytes: Uint8Array; kinds: readonly (BankColumnKind | null)[]; actor: string },
) {
  const columns = await unknownColumns(bytes);
  const has = (...wanted: BankColumnKind[]) => kinds.some((kind) => kind !== null && wanted.includes(kind));
  const isComplete = has("date") && (has("credit", "signed") || (has("amount") && has("direction")));
  if (columns === null || columns.length > MAX_COLUMNS || !isComplete)
    return refuse.invalid({ code: "columns-incomplete" });
  const layout = {
    heading: headingOf(columns.map(({ name }) => name)),
    kinds: columns.map((_, index) => kinds[index] ?? null),
  };
  await transaction(deps.db, async (tx) => {
    await saveLayout(tx, layout, actor);
    await recordAudit(tx, {
      actor,
      action: "saved",
      entity: "statement columns",
      entityId: layout.heading.slice(0, 200),
      after: { kinds: layout.kinds },
    });
  });
  return ok(null);
}

const MAX_COLUMNS = 60;
