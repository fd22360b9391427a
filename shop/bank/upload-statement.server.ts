import { createHash } from "node:crypto";
import { cleanText } from "../../base/clean-text.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import { newId, type StatementId } from "../../base/id.ts";
import { ok } from "../../base/result.ts";
import { looksLikeCardNumber } from "../payments/card-leak.ts";
import { findStatement, insertStatement, savedLayouts, type NewLine } from "./bank.sql.server.ts";
import { readLongStatement } from "./read-long-statement.server.ts";
import type { OpenReason, SkippedRow, SkippedRows, StatementRow } from "./statement-row.ts";

const MAX_NAME = 200;

type Deps = { db: Db; bank: { iban: string } };

/**
 * Reads a bank's file and stores its payments without booking them: those that are understood, and the rows that staff must look at.
 * Uploading the same file again returns the same statement. Returns its id; refuses with a StatementError or `reading-too-long`, and
 * then stores nothing.
 */
export async function uploadStatement(
  deps: Deps,
  { bytes, name, actor }: { bytes: Uint8Array; name: string; actor: string },
) {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const earlier = await findStatement(deps.db, { digest });
  if (earlier) return ok(earlier.id);
  const read = await readLongStatement(bytes, { ourIban: deps.bank.iban, layouts: await savedLayouts(deps.db) });
  if (!read.ok) return read;
  const { arrived, open, skipped } = read.value;
  const lines = [...arrived.map((row) => ({ ...row, why: null })), ...open].toSorted(inFileOrder);
  const id = newId<"statement">();
  const stored = await transaction(deps.db, async (tx) => {
    const isFirst = await insertStatement(
      tx,
      { id, name: cleanText(name).slice(0, MAX_NAME), digest, skipped: rowsByReason(skipped), actor },
      keyed(lines).map(withoutCards),
    );
    if (isFirst)
      await recordAudit(tx, {
        actor,
        action: "uploaded",
        entity: "statement",
        entityId: id,
        after: { lines: lines.length, skipped: skipped.length },
      });
    return isFirst;
  });
  return ok<StatementId>(stored ? id : (await findStatement(deps.db, { digest }))!.id);
}

type Line = StatementRow & { why: OpenReason | null };

function inFileOrder(a: Line, b: Line): number {
  return a.section - b.section || a.row - b.row;
}

function rowsByReason(skipped: readonly SkippedRow[]): SkippedRows[] {
  return [...Map.groupBy(skipped, ({ why }) => why)].map(([why, rows]) => ({ why, rows: rows.map(({ row }) => row) }));
}

/** A payer may have written a card number in the text: only its last four digits are stored. */
function withoutCards(line: NewLine): NewLine {
  const hide = (text: string) =>
    looksLikeCardNumber(text, "known") ? text.replace(/\d(?=(?:[ -]?\d){4})/g, "•") : text;
  return { ...line, details: hide(line.details), payer: line.payer === null ? null : hide(line.payer) };
}

/**
 * Gives each payment a key that is the same in every statement of that bank: its contents, and its position among
 * identical payments of the same day. Two equal payments of one day stay two, in each table that contains that day; the files of an
 * archive may overlap like statements.
 */
function keyed(lines: readonly Line[]): NewLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { section, bookedOn, amount, payer, iban, details, bankRef } = line;
    const content = JSON.stringify([bookedOn, amount, payer, iban, details.replaceAll("\n", " "), bankRef]);
    const place = seen.get(`${section} ${content}`) ?? 0;
    seen.set(`${section} ${content}`, place + 1);
    return { ...line, key: createHash("sha256").update(`${place} ${content}`).digest("hex") };
  });
}
