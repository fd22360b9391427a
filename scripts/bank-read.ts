// `npm run -s bank:read -- FILE`: prints what the reader of bank statements understands of a file, one JSON object a line, without a
// database. `SHOP_IBAN` is ours. "clear" is what would be booked without staff if such an order is open with that sum.

import { readFile } from "node:fs/promises";
import { readEnvironment } from "../base/env.server.ts";
import { readStatement } from "../shop/bank/read-statement.server.ts";
import { mentionedIn } from "../shop/bank/statement.ts";
import type { StatementRow } from "../shop/bank/statement-row.ts";

type State = "clear" | "open" | "skipped" | "refused";

function print(state: State, row: Partial<StatementRow>, why: string | null): void {
  const { row: number = null, amount = null, currency = null, direction = null, payer = null, details = "" } = row;
  // A batch that stays together names orders, but none that its amount would pay.
  const reference = why?.startsWith("parts-") ? null : mentionedIn(details);
  process.stdout.write(
    `${JSON.stringify({ row: number, state, amount, currency, direction, reference, payer, why })}\n`,
  );
}

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error("Usage: npm run -s bank:read -- FILE");
  process.exit(2);
}
const read = readStatement(await readFile(path), {
  ourIban: readEnvironment({ SHOP_IBAN: process.env["SHOP_IBAN"] }).SHOP_IBAN,
});
if (read.ok) {
  const { arrived, open, skipped } = read.value;
  const rows = [
    ...arrived.map((row) => ({
      row,
      state: mentionedIn(row.details) === null ? ("open" as const) : ("clear" as const),
    })),
    ...open.map((row) => ({ row, state: "open" as const })),
    ...skipped.map((row) => ({ row, state: "skipped" as const })),
  ];
  for (const { row, state } of rows.toSorted((a, b) => a.row.section - b.row.section || a.row.row - b.row.row))
    print(state, row, "why" in row ? row.why : state === "open" ? "reference-missing" : null);
} else print("refused", {}, read.domainError.code);
