import { createHash } from "node:crypto";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import { newId, type StatementId } from "../../base/id.ts";
import { ok } from "../../base/result.ts";
import { looksLikeCardNumber } from "../payments/card-leak.ts";
import { findStatement, insertStatement } from "./bank.sql.server.ts";
import { readStatement } from "./read-statement.server.ts";
import type { Arrived } from "./statement.ts";

const LONGEST_NAME = 200;

type Deps = { db: Db; bank: { iban: string } };

/**
 * Reads a bank's file and stores its incoming payments without booking them. Uploading the same file again returns the
 * same statement. Returns its id; refuses with a StatementError, and then stores nothing.
 */
export async function uploadStatement(
  deps: Deps,
  { bytes, name, actor }: { bytes: Uint8Array; name: string; actor: string },
) {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const earlier = await findStatement(deps.db, { digest });
  if (earlier) return ok(earlier.id);
  const read = readStatement(bytes, { ourIban: deps.bank.iban });
  if (!read.ok) return read;
  const { arrived, skipped } = read.value;
  const id = newId<"statement">();
  const stored = await transaction(deps.db, async (tx) => {
    const isFirst = await insertStatement(
      tx,
      { id, name: name.slice(0, LONGEST_NAME), digest, skippedLines: skipped, actor },
      keyed(arrived).map(withoutCards),
    );
    if (isFirst)
      await recordAudit(tx, {
        actor,
        action: "uploaded",
        entity: "statement",
        entityId: id,
        after: { lines: arrived.length, skipped },
      });
    return isFirst;
  });
  return ok<StatementId>(stored ? id : (await findStatement(deps.db, { digest }))!.id);
}

/** A payer may have written a card number in the text: only its last four digits are stored. */
function withoutCards<Line extends Arrived>(line: Line): Line {
  const hide = (text: string) =>
    looksLikeCardNumber(text, "known") ? text.replace(/\d(?=(?:[ -]?\d){4})/g, "•") : text;
  return { ...line, details: hide(line.details), payer: line.payer === null ? null : hide(line.payer) };
}

/**
 * Gives each payment a key that is the same in every statement of that bank: its contents, and its position among
 * identical payments of the same day. Two equal payments of one day stay two, in each statement that contains that day.
 */
function keyed(arrived: readonly Arrived[]): (Arrived & { key: string })[] {
  const seen = new Map<string, number>();
  return arrived.map((line) => {
    const { bookedOn, amount, payer, iban, details, bankRef } = line;
    const content = JSON.stringify([bookedOn, amount, payer, iban, details, bankRef]);
    const place = seen.get(content) ?? 0;
    seen.set(content, place + 1);
    return { ...line, key: createHash("sha256").update(`${place} ${content}`).digest("hex") };
  });
}
