// Reads statements in CSV as Romanian banks export them: each bank has its own columns, some with introductory lines
// above them.

import { parse } from "csv-parse/sync";
import { foldDiacritics } from "../../base/text.ts";
import { NOTHING } from "../../base/money.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import { parseAmount, parseDay } from "./amounts.ts";
import type { Arrived, ReadStatement, StatementError } from "./statement.ts";

/** Possible names of each column, without diacritics; a name belongs to the first kind that lists it. */
const names = {
  date: [
    "data",
    "data tranzactiei",
    "data tranzactie",
    "data operatiunii",
    "data procesarii",
    "data inregistrarii",
    "data contabila",
    "data contabilizarii",
    "data finalizarii",
    "data decontarii",
    "date",
    "booking date",
    "transaction date",
    "completed date",
    "date completed (utc)",
    "completion date",
  ],
  credit: [
    "credit",
    "suma credit",
    "credit (ron)",
    "credit amount",
    "rulaj credit",
    "incasari",
    "intrari",
    "credit ron",
  ],
  debit: ["debit", "suma debit", "debit (ron)", "debit amount", "rulaj debit", "plati", "iesiri", "debit ron"],
  amount: [
    "suma",
    "suma tranzactiei",
    "suma tranzactie",
    "valoare",
    "amount",
    "suma (ron)",
    "suma ron",
    "total amount",
  ],
  direction: ["tip", "sens", "d/c", "debit/credit", "credit/debit", "dc", "semn", "sens tranzactie"],
  currency: ["valuta", "moneda", "currency", "payment currency"],
  payer: [
    "ordonator",
    "platitor",
    "nume platitor",
    "nume ordonator",
    "beneficiar/ordonator",
    "ordonator/beneficiar",
    "nume ordonator/beneficiar",
    "nume/denumire ordonator/beneficiar",
    "contrapartida",
    "nume contrapartida",
    "partener",
    "nume partener",
    "payer",
    "counterparty",
    "sender",
  ],
  iban: [
    "iban",
    "cont platitor",
    "cont ordonator",
    "iban platitor",
    "iban ordonator",
    "cont partener",
    "cont contrapartida",
    "cont ordonator/beneficiar",
    "counterparty account",
    "cont iban ordonator",
  ],
  bankRef: [
    "referinta",
    "referinta tranzactiei",
    "referinta tranzactie",
    "referinta bancii",
    "numar referinta",
    "nr. referinta",
    "nr referinta",
    "id tranzactie",
    "id-ul tranzactiei",
    "transaction id",
    "id",
    "reference number",
    "numar tranzactie",
  ],
  details: [
    "descriere",
    "descrierea tranzactiei",
    "detalii",
    "detalii tranzactie",
    "detaliile tranzactiei",
    "explicatii",
    "explicatie",
    "description",
    "details",
    "reference",
    "payment reference",
    "mesaj",
    "detalii plata",
    "nota",
  ],
} as const;

type Kind = keyof typeof names;
/** The index of each kind of column; details may span several columns. */
type Columns = Partial<Record<Exclude<Kind, "details">, number>> & { details: number[] };

const DELIMITERS = [";", ",", "\t"];
const GREETINGS = 30; // maximum number of rows above the header row
const MOST_ROWS = 20_000;
const LONGEST_DETAILS = 500;

export function readCsv(text: string): Result<ReadStatement, StatementError> {
  const table = tableOf(text);
  if (!table) return refuse.invalid({ code: "statement-unknown-format" });
  const { columns, rows, firstRow } = table;
  if (rows.length > MOST_ROWS) return refuse.tooLarge({ code: "statement-too-large" });
  const arrived: Arrived[] = [];
  let skipped = 0;
  for (const [index, cells] of rows.entries()) {
    const at = (kind: Exclude<Kind, "details">) => plain(cells[columns[kind] ?? -1] ?? "");
    const row = firstRow + index;
    // Blank lines and totals at the end have no date.
    if (at("date") === "" || /^(sold|total|rulaj|opening|closing|balance)/i.test(at("date"))) continue;
    const day = parseDay(at("date"));
    const written = amountWritten(at);
    if (day === null && written === "") continue;
    if (day === null) return refuse.invalid({ code: "statement-bad-date", row, found: at("date").slice(0, 40) });
    const amount = written === "" ? NOTHING : parseAmount(written);
    if (amount === null) return refuse.invalid({ code: "statement-bad-amount", row, found: written.slice(0, 40) });
    const isIncoming = amount > 0 && !/^(d|db|debit|iesire|-)$/i.test(foldDiacritics(at("direction")));
    const isOurs = at("currency") === "" || /^(ron|lei)$/i.test(at("currency"));
    if (!isIncoming || !isOurs) {
      skipped += 1;
      continue;
    }
    const details = columns.details
      .map((column) => plain(cells[column] ?? ""))
      .filter((part) => part !== "")
      .join(" ")
      .slice(0, LONGEST_DETAILS);
    arrived.push({
      bookedOn: day,
      amount,
      payer: at("payer") || null,
      iban: at("iban") || null,
      details,
      bankRef: at("bankRef") || null,
    });
  }
  return ok({ arrived, skipped });
}

/** The column of incoming amounts, or the single column of signed amounts. */
function amountWritten(at: (kind: "credit" | "amount") => string): string {
  return at("credit") || at("amount");
}

/**
 * A cell as text. Spreadsheets write ="0123" to keep a leading zero: the text is extracted, a formula is never
 * evaluated.
 */
function plain(cell: string): string {
  return (/^="(.*)"$/.exec(cell.trim())?.[1] ?? cell).replace(/[\p{Cc}\s]+/gu, " ").trim();
}

function tableOf(text: string): { columns: Columns; rows: string[][]; firstRow: number } | null {
  for (const delimiter of DELIMITERS) {
    const rows = rowsOf(text, delimiter);
    if (!rows) continue;
    for (const [index, row] of rows.slice(0, GREETINGS).entries()) {
      const columns = columnsOf(row);
      if (columns) return { columns, rows: rows.slice(index + 1), firstRow: index + 2 };
    }
  }
  return null;
}

function rowsOf(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: 20_000,
      to: MOST_ROWS + GREETINGS + 1,
    });
  } catch {
    return null;
  }
}

/** Null if the row is not a header: a header has a date column and a column of incoming money. */
function columnsOf(row: readonly string[]): Columns | null {
  const columns: Columns = { details: [] };
  for (const [index, cell] of row.entries()) {
    const name = foldDiacritics(plain(cell));
    const kind = (Object.keys(names) as Kind[]).find((kind) => (names[kind] as readonly string[]).includes(name));
    if (kind === "details") columns.details.push(index);
    else if (kind) columns[kind] ??= index;
  }
  const hasMoney = columns.credit !== undefined || columns.amount !== undefined;
  return columns.date !== undefined && hasMoney ? columns : null;
}
