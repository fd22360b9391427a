// Reads statements in CSV as banks export them: each bank has its own columns, some with rows above them that name the account and
// the currency, some with the payer's words in the rows below a payment.
// Invariant: a row that cannot be read is open with its text; it never ends the reading of the others.

import { parse } from "csv-parse/sync";
import { cleanText } from "../../base/clean-text.ts";
import { bani, type Bani } from "../../base/money.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import { foldDiacritics } from "../../base/text.ts";
import {
  amountOf,
  currencyCode,
  parseDay,
  provenDecimal,
  readAmountCell,
  type DecimalSign,
  type WrittenAmount,
} from "./amounts.ts";
import {
  columnsOf,
  directionOf,
  headingOf,
  isBookedState,
  isUnderstood,
  type BankColumn,
  type BankColumnKind,
  type CsvLayout,
} from "./csv-columns.ts";
import type { StatementError } from "./statement.ts";
import {
  accountOf,
  addRow,
  detailsOf,
  MAX_DETAILS,
  noRows,
  plainAccount,
  type MoneyDirection,
  type OpenReason,
  type ReadStatement,
  type RowFacts,
  type StatementRow,
} from "./statement-row.ts";

const DELIMITERS = [";", ",", "\t", "|"];
/** Rows above the heading. */
const MAX_GREETINGS = 40;
const MAX_ROWS = 20_000;
const MAX_RECORD = 20_000; // characters

const MONEY: readonly BankColumnKind[] = ["credit", "debit", "amount", "signed"];

type Row = { row: number; cells: string[] };

/** Rows under one heading, with what is written above it. A file of several exports has several. */
type Table = { columns: BankColumn[]; heading: string; above: Row[]; rows: Row[] };

export function readCsv(
  text: string,
  { ourIban, layouts = [] }: { ourIban: string; layouts?: readonly CsvLayout[] },
): Result<ReadStatement, StatementError> {
  const rows = tableRows(text, layouts);
  if (rows === null) return refuse.invalid({ code: "statement-unknown-format" });
  if (rows.length > MAX_ROWS) return refuse.tooLarge({ code: "statement-too-large" });
  const read = noRows();
  let context: Context = { account: "unsaid", currency: "unsaid" };
  const contexts: Context[] = [];
  for (const [section, table] of tablesIn(rows, layouts).entries()) {
    context = contextOf(table.above, context, ourIban);
    contexts.push(context);
    new TableReader(table, { context, ourIban, section, read }).readRows();
  }
  if (contexts.every(({ account }) => account === "other")) return refuse.invalid({ code: "statement-other-account" });
  if (contexts.every(({ currency }) => currency !== "unsaid" && currency !== null && currency !== "RON"))
    return refuse.invalid({ code: "statement-other-currency" });
  return ok(read);
}

/** The rows of the file, by the first separator that gives a heading; null if none does. */
function tableRows(text: string, layouts: readonly CsvLayout[]): Row[] | null {
  for (const rows of readings(text))
    if (rows.slice(0, MAX_GREETINGS).some(({ cells }) => columnsOf(cells, layouts))) return rows;
  return null;
}

/** The first rows, for staff to say which column is which: by the separator that gives most cells. */
export function sampleRows(text: string): string[][] {
  const samples = [...readings(text)].map((rows) =>
    rows.slice(0, MAX_GREETINGS).map(({ cells }) => cells.map(cleanText)),
  );
  const cells = (rows: string[][]) => rows.reduce((sum, row) => sum + (row.length > 1 ? row.length : 0), 0);
  return samples.toSorted((a, b) => cells(b) - cells(a))[0] ?? [];
}

function* readings(text: string): Generator<Row[]> {
  const [, named] = /^\ufeff?sep=(.)\r?\n/i.exec(text) ?? [];
  for (const delimiter of named ? [named] : DELIMITERS)
    yield recordsOf(text, delimiter).map((cells, index) => ({ row: index + 1, cells }));
}

/** Within a cell, a line that begins with a day. */
const DAY_BELOW = /\n[^\S\n]*(\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d{4}-\d{2}-\d{2})/;

function recordsOf(text: string, delimiter: string): string[][] {
  const options = {
    delimiter,
    // Named, because the parser looks for it at every character until it finds one: most of its time on a text without any.
    record_delimiter: text.includes("\n") ? ["\r\n", "\n"] : ["\r"],
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  };
  const limits = { max_record_size: MAX_RECORD, to: MAX_ROWS + MAX_GREETINGS + 1 };
  try {
    const records = parse(text, { ...options, ...limits }) as string[][];
    // A quote that is opened and not closed joins rows.
    if (!records.some((cells) => cells.some((cell) => DAY_BELOW.test(cell)))) return records;
  } catch {
    // Read line by line below: one broken row must not hide the others.
  }
  return text.split(/\r?\n/, MAX_ROWS + MAX_GREETINGS + 1).map((line) => {
    try {
      return (
        (
          parse(line.slice(0, MAX_RECORD), {
            ...options,
            quote: line.split('"').length % 2 === 0 ? null : '"',
          }) as string[][]
        )[0] ?? []
      );
    } catch {
      return [line.slice(0, MAX_RECORD)];
    }
  });
}

function tablesIn(rows: readonly Row[], layouts: readonly CsvLayout[]): Table[] {
  const tables: Table[] = [];
  let above: Row[] = [];
  for (const each of rows) {
    const columns = columnsOf(each.cells, layouts);
    const table = tables.at(-1);
    if (columns === null) {
      (table?.rows ?? above).push(each);
      continue;
    }
    const heading = headingOf(each.cells);
    if (table) above = greetingAtEnd(table);
    // The same heading again, on the next page of one export, begins no other table.
    if (table && table.heading === heading && above.length === 0) continue;
    tables.push({ columns, heading, above, rows: [] });
    above = [];
  }
  return tables;
}

/** Takes the rows at the end of a table that greet the next one: they have no day and no amount. */
function greetingAtEnd({ columns, rows }: Table): Row[] {
  const dates = columns.filter(({ kind }) => kind === "date").map(({ index }) => index);
  let start = rows.length;
  while (start > 0 && !dates.some((index) => parseDay(rows[start - 1]!.cells[index] ?? "") !== null)) start -= 1;
  const greeting = rows.slice(start).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const namesContext = greeting.some(({ cells }) => accountsIn(cells).length > 0 || currenciesIn(cells).length > 0);
  return namesContext ? rows.splice(start) : [];
}

/** Of which account and in which currency a table is, as the rows above it say. Null: they say more than one. */
type Context = { account: RowFacts["account"] | "unsaid"; currency: string | null | "unsaid" };

/** Of Romania with or without spaces, of other countries without spaces or in groups of four. */
const IBAN_IN_TEXT =
  /(?<![A-Z0-9])(?:RO\d{2}(?: ?[A-Z0-9]){20}|[A-Z]{2}\d{2}[A-Z0-9]{11,30}(?![A-Z0-9])|[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){2,7}(?![A-Z0-9]))/gi;

function accountsIn(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => cleanText(cell).match(IBAN_IN_TEXT) ?? []).map(plainAccount);
}

const CURRENCY_IN_TEXT =
  /(?<!\p{L})(RON|LEI|EUR|EURO|USD|GBP|CHF|HUF|PLN|BGN|MDL|UAH|CZK|SEK|NOK|DKK|TRY|CAD|AUD|JPY)(?!\p{L})/giu;

function currenciesIn(cells: readonly string[]): string[] {
  return cells
    .flatMap((cell) => cleanText(cell).match(CURRENCY_IN_TEXT) ?? [])
    .map((word) => currencyCode(word.slice(0, 3)) ?? word);
}

function contextOf(above: readonly Row[], earlier: Context, ourIban: string): Context {
  const accounts = above
    .flatMap(({ cells }) => accountsIn(cells))
    .map((account) => accountOf(account.slice(0, 34), ourIban));
  const labelled = above.filter(({ cells }) =>
    cells.some((cell) => /valut|moned|currency/i.test(foldDiacritics(cell))),
  );
  const inLabelled = labelled.flatMap(({ cells }) => currenciesIn(cells));
  const named = new Set(inLabelled.length > 0 ? inLabelled : above.flatMap(({ cells }) => currenciesIn(cells)));
  const [currency] = named;
  return {
    account: accounts.includes("ours") ? "ours" : accounts.includes("other") ? "other" : earlier.account,
    currency: named.size === 0 ? earlier.currency : named.size === 1 ? currency! : null,
  };
}

/** A cell as text. Spreadsheets write ="0123" to keep a leading zero: the text is extracted, a formula is never evaluated. */
function plain(cell: string): string {
  return cleanText(/^="(.*)"$/s.exec(cell.trim())?.[1] ?? cell);
}

const TOTALS = /^(sold|total|subtotal|rulaj|opening|closing|balance|disponibil|nr tranzactii|numar tranzactii)/;

/** The labels with which ING names payer, account and text in the rows below a payment. */
const LABELS: readonly (readonly [kind: "payer" | "iban" | "details" | "bankRef", RegExp])[] = [
  ["iban", /^(din contul|cont ordonator|cont platitor|iban ordonator|iban platitor)\s*:/],
  ["payer", /^(ordonator|platitor|nume ordonator|nume platitor)\s*:/],
  ["bankRef", /^(referinta|numar referinta|nr referinta)\s*:/],
  ["details", /^(detalii|explicatii|descriere|mesaj)\s*:/],
];

function isLabelled(filled: readonly string[]): boolean {
  return LABELS.some(([, words]) => words.test(foldDiacritics(filled[0] ?? "")));
}

function isValue(text: string): boolean {
  const amount = readAmountCell(text);
  return parseDay(text) !== null || (amount !== null && amount !== "empty" && provenDecimal(amount.digits) !== null);
}

type Given = { context: Context; ourIban: string; section: number; read: ReadStatement };

type Pending = { row: StatementRow; facts: RowFacts; texts: string[] };

/** Reads the rows under one heading. */
class TableReader {
  readonly #table: Table;
  readonly #given: Given;
  readonly #decimal: DecimalSign | null;
  readonly #isSigned: boolean;
  /** The column of directions that no heading names: its cells are words of direction. */
  readonly #directions: number[];
  readonly #ownAccounts: number[];
  /** The last payment: rows below it may belong to it. */
  #last: Pending | null = null;

  constructor(table: Table, given: Given) {
    this.#table = table;
    this.#given = given;
    const { columns, rows } = table;
    const money = rows.flatMap(({ cells }) =>
      this.#cells(cells, ...MONEY)
        .map(readAmountCell)
        .filter(isWritten),
    );
    const proven = new Set(money.map(({ digits }) => provenDecimal(digits)).filter((sign) => sign !== null));
    this.#decimal = proven.size === 1 ? [...proven][0]! : null;
    const singles = rows.flatMap(({ cells }) => this.#cells(cells, "amount").map(readAmountCell).filter(isWritten));
    this.#directions = this.#directionColumns();
    this.#isSigned =
      columns.some(({ kind }) => kind === "signed") ||
      singles.some(({ sign }) => sign !== null) ||
      isSignedExport(table.heading) ||
      this.#canOnlyBeSigned();
    this.#ownAccounts = columns.filter(({ kind }) => kind === "account").map(({ index }) => index);
  }

  /**
   * A table whose headings are all understood, and none of which tells the direction, tells it by the sign; unless a row without a
   * sign describes a payment of the shop's.
   */
  #canOnlyBeSigned(): boolean {
    const { heading, rows } = this.#table;
    return (
      this.#directions.length === 0 &&
      isUnderstood(heading) &&
      !rows.some(({ cells }) => this.#cells(cells, "details").some((text) => OUTGOING_WORDS.test(foldDiacritics(text))))
    );
  }

  readRows(): void {
    const { rows } = this.#table;
    const lastDated = rows.findLastIndex(({ cells }) =>
      this.#cells(cells, "date").some((text) => parseDay(text) !== null),
    );
    for (const [index, each] of rows.entries()) this.#readRow(each, index > lastDated);
    this.#finish();
  }

  #cells(cells: readonly string[], ...kinds: BankColumnKind[]): string[] {
    return this.#table.columns
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ index }) => plain(cells[index] ?? ""))
      .filter((text) => text !== "");
  }

  /** Columns of directions, and columns without a known heading that hold words of direction. */
  #directionColumns(): number[] {
    const { columns, rows } = this.#table;
    const known = columns.filter(({ kind }) => kind === "direction").map(({ index }) => index);
    const others = new Set(columns.map(({ index }) => index));
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
    const found = Array.from({ length: width }, (_, index) => index).filter(
      (index) => !others.has(index) && rows.some(({ cells }) => isDirectionWord(plain(cells[index] ?? ""))),
    );
    return known.length > 0 ? known : found;
  }

  #readRow({ row, cells }: Row, isBelowTable: boolean): void {
    const filled = cells.map(plain).filter((text) => text !== "");
    if (filled.length === 0) return;
    const dates = this.#cells(cells, "date");
    const money = this.#cells(cells, ...MONEY).filter((text) => readAmountCell(text) !== "empty");
    const day = dates.map(parseDay).find((each) => each !== null) ?? null;
    if (day === null && TOTALS.test(foldDiacritics(filled[0]!))) return;
    const isText = day === null && money.length === 0;
    const hasNumbers = /(?<!\d)\d{6}(?!\d)|\d[.,/-]\d{2}(?!\d)/.test(filled.join(" "));
    // What names a day or an amount in other columns than it should may be a payment of its own.
    if (
      isText &&
      this.#last &&
      dates.length === 0 &&
      filled.length <= 2 &&
      (isLabelled(filled) || !filled.some(isValue))
    ) {
      this.#last.texts.push(...filled);
      return;
    }
    if (isText && isBelowTable && !hasNumbers) return;
    this.#finish();
    if (isText) this.#addUnreadable(row, cells);
    else this.#last = this.#pendingRow(row, cells, day);
  }

  #addUnreadable(row: number, cells: readonly string[]): void {
    const details = cleanText(cells.join(" · ")).slice(0, MAX_DETAILS);
    const base = { row, section: this.#given.section, bookedOn: null, amount: null, currency: null, direction: null };
    addRow(
      this.#given.read,
      { ...base, payer: null, iban: null, details, bankRef: null },
      { account: "ours", isBooked: true, isReversal: false, parts: null, unreadable: "row-unreadable" },
    );
  }

  #finish(): void {
    if (this.#last === null) return;
    const { row, facts, texts } = this.#last;
    this.#last = null;
    const about = { payer: row.payer, iban: row.iban, bankRef: row.bankRef };
    const details: string[] = [];
    for (const text of texts) {
      const label = LABELS.find(([, words]) => words.test(foldDiacritics(text)));
      const value = label ? text.slice(text.indexOf(":") + 1).trim() : text;
      if (!label || label[0] === "details") details.push(value);
      else about[label[0]] ??= value;
    }
    addRow(this.#given.read, { ...row, ...about, details: detailsOf(details) }, facts);
  }

  #pendingRow(row: number, cells: readonly string[], bookedOn: string | null): Pending {
    const { section } = this.#given;
    const money = this.#money(cells);
    const currency = this.#currency(cells, money.written);
    const first = (kind: BankColumnKind) => this.#cells(cells, kind)[0] ?? null;
    const states = this.#cells(cells, "status").map(isBookedState);
    const isReversal = money.direction === "reversal";
    const isOdd = bookedOn === null || money.amount === null || money.problem !== null;
    const texts = this.#cells(cells, "details");
    return {
      row: {
        row,
        section,
        bookedOn,
        amount: money.amount,
        currency,
        direction: money.direction === "reversal" ? null : money.direction,
        payer: first("payer"),
        iban: first("iban"),
        details: "",
        bankRef: first("bankRef"),
      },
      // Of a row that is not understood staff see all cells.
      texts: isOdd && money.direction !== "out" ? [cells.map(plain).filter(Boolean).join(" · ")] : texts,
      facts: {
        account: this.#account(cells),
        isBooked: this.#hasColumn("status")
          ? states.length === 0 || states.includes(null)
            ? null
            : !states.includes(false)
          : true,
        isReversal,
        parts: null,
        unreadable: bookedOn === null && money.direction !== "out" ? "date-unreadable" : money.problem,
      },
    };
  }

  #account(cells: readonly string[]): RowFacts["account"] {
    const { context, ourIban } = this.#given;
    // "Main RON" is a name, no account's number.
    const named = this.#ownAccounts.map((index) => plain(cells[index] ?? "")).filter((text) => text !== "");
    if (context.account === "other") return "other";
    if (this.#ownAccounts.length === 0 || (named.length > 0 && named.every((text) => !/\d{4}/.test(text))))
      return context.account === "unsaid" ? "ours" : context.account;
    const accounts = new Set(named.map((text) => accountOf(text, ourIban)));
    if (accounts.size === 0) return context.account === "ours" ? "ours" : null;
    // "Cont" alone is the payer's account in some banks' files: another one than ours says nothing certain.
    return accounts.size === 1 && accounts.has("ours") ? "ours" : this.#isOwnAccount() ? "other" : null;
  }

  /** Whether the column of accounts is known to hold the own one: it does so in another row. */
  #isOwnAccount(): boolean {
    const { ourIban } = this.#given;
    return this.#table.rows.some(({ cells }) =>
      this.#ownAccounts.some((index) => accountOf(cells[index] ?? "", ourIban) === "ours"),
    );
  }

  /** The currency on which cells, heading and the rows above agree; null if they do not, or if a cell that should name it is empty. */
  #currency(cells: readonly string[], written: readonly WrittenAmount[]): string | null {
    const { context } = this.#given;
    const inCells = this.#cells(cells, "currency").map(currencyCode);
    const units = this.#table.columns
      .filter(({ index, kind }) => MONEY.includes(kind) && plain(cells[index] ?? "") !== "")
      .map(({ currency }) => currency);
    const codes = new Set([
      ...inCells,
      ...[...written.map((each) => each.currency), ...units].filter((code) => code !== null),
    ]);
    if (codes.size > 1 || codes.has(null)) return null;
    const [named = null] = codes;
    const above = context.currency;
    if (named === null) return above === "unsaid" ? (this.#hasColumn("currency") ? null : "RON") : above;
    return named === "RON" && above !== "unsaid" && above !== null && above !== "RON" ? null : named;
  }

  #hasColumn(kind: BankColumnKind): boolean {
    return this.#table.columns.some((column) => column.kind === kind);
  }

  #money(cells: readonly string[]): Money {
    const credits = this.#cells(cells, "credit");
    const debits = this.#cells(cells, "debit");
    if (credits.length + debits.length > 0) return this.#moneyInColumns(credits, debits, cells);
    return this.#signedMoney(this.#cells(cells, "amount", "signed"), cells);
  }

  /** Incoming and outgoing amounts in columns of their own. */
  #moneyInColumns(credits: readonly string[], debits: readonly string[], cells: readonly string[]): Money {
    const [credit, debit] = [this.#amountIn(credits), this.#amountIn(debits)];
    const written = [...credit.written, ...debit.written];
    const unclear = (problem: OpenReason): Money => ({ amount: null, direction: null, written, problem });
    const word = this.#directionWord(cells);
    // A negative amount in the column of payments is a way of writing them; nothing comes in.
    if (credit.isNone && debit.amount !== null && debit.amount !== 0)
      return { amount: bani(Math.abs(debit.amount)), direction: "out", written, problem: null };
    if (!credit.isNone && !debit.isNone) return unclear("direction-unknown");
    if (credit.amount === null) return unclear("amount-unreadable");
    if (credit.amount < 0 || word === "reversal")
      return { amount: bani(Math.abs(credit.amount)), direction: "reversal", written, problem: null };
    const isContrary = word === "out" || credit.written.some(({ mark }) => mark === "debit");
    return { amount: credit.amount, direction: isContrary ? null : "in", written, problem: null };
  }

  /** One column of amounts: their sign, a mark behind them or the word in another column says which way the money went. */
  #signedMoney(texts: readonly string[], cells: readonly string[]): Money {
    const { amount, written } = this.#amountIn(texts);
    const word = this.#directionWord(cells);
    const [first] = written;
    const ways = new Set<MoneyDirection>();
    if (first?.mark) ways.add(first.mark === "credit" ? "in" : "out");
    if (word === "in" || word === "out") ways.add(word);
    if (first?.sign === "-") ways.add("out");
    else if (first?.sign === "+" || (ways.size === 0 && this.#isSigned && word !== "unknown")) ways.add("in");
    const absolute = amount === null ? null : bani(Math.abs(amount));
    const [direction = null] = ways;
    return {
      amount: absolute,
      direction: word === "reversal" ? word : ways.size === 1 ? direction : null,
      written,
      problem: absolute === null && direction !== "out" ? "amount-unreadable" : null,
    };
  }

  /** What the columns of directions say: "unknown" if one of them holds a word that is not known, or none where it should. */
  #directionWord(cells: readonly string[]): MoneyDirection | "reversal" | "unknown" | null {
    const words = this.#directions.map((index) => plain(cells[index] ?? ""));
    if (words.length === 0) return null;
    const meanings = words
      .filter((word) => word !== "")
      .map((word) => directionOf(word) ?? (this.#isSigned && isNeutral(word) ? "neutral" : "unknown"));
    if (meanings.includes("reversal")) return "reversal";
    if (meanings.includes("unknown")) return "unknown";
    const directions = new Set(meanings.filter((each) => each === "in" || each === "out"));
    if (directions.size === 1) return [...directions][0]!;
    return directions.size === 0 && this.#isSigned ? null : "unknown";
  }

  #amountIn(texts: readonly string[]): { amount: Bani | null; written: WrittenAmount[]; isNone: boolean } {
    const read = texts.map(readAmountCell).filter((cell) => cell !== "empty");
    const written = read.filter((cell) => cell !== null);
    const values = new Set(
      written.map(({ digits, sign }) => {
        const value = amountOf(digits, this.#decimal);
        return value === null ? null : sign === "-" ? -value : value;
      }),
    );
    const [only = null] = values;
    const amount = written.length === read.length && values.size === 1 && only !== null ? bani(only) : null;
    return { amount, written, isNone: read.length === 0 || amount === 0 };
  }
}

const OUTGOING_WORDS =
  /\b(restituire|rambursare|comision|retragere|cumparare|cumparaturi|catre|furnizor|salarii?|impozit|anaf|debitare|plata (la|cu cardul?|pos|card))\b/;

type Money = {
  amount: Bani | null;
  direction: MoneyDirection | "reversal" | null;
  written: readonly WrittenAmount[];
  problem: OpenReason | null;
};

function isWritten(cell: ReturnType<typeof readAmountCell>): cell is WrittenAmount {
  return cell !== null && cell !== "empty";
}

/** Words that name a kind of transaction of either direction: the sign of the amount then says which. */
function isNeutral(word: string): boolean {
  return /^(transfer|transfer bancar|op|sepa|exchange|schimb valutar|instant|transfer instant|transfer intrabancar|transfer interbancar|viramente?)$/.test(
    foldDiacritics(word),
  );
}

/** Words that stand in no other column than one of directions. */
function isDirectionWord(word: string): boolean {
  return word.length <= 30 && !/^[-+]$/.test(word) && directionOf(word) !== null;
}

/** The exports of Revolut and Wise, whose amounts have a sign even if all of a day came in. */
function isSignedExport(heading: string): boolean {
  return /(^|\|)(completed date|date completed \(utc\)|transferwise id)(\||$)/.test(heading);
}
