// The figures of a price book by name, to read, compare and change individually. Amounts are bani, the rest whole
// percent.
// Invariant: a book is never changed in place; an edit creates another book, for the next version.

import { bani } from "../../base/money.ts";
import { ok, refuse, type DomainError, type Result } from "../../base/result.ts";
import { parseAmount, plainAmount } from "../../base/amount.ts";
import type { PriceBook } from "./price-book.ts";

/** `at` is its path: "parts.processors/ryzen-5-5600", "classes.cooler.air.160", "conditions.fair". */
export type BookFigure = { at: string; of: "amount" | "percent"; value: number };
export type FigureChange = { at: string; of: BookFigure["of"]; before: number | null; after: number | null };

const percentages = [
  "classes.boardSize.",
  "classes.boardMemory.",
  "classes.modular.",
  "classes.powerForm.",
  "conditions.",
];

/** Every figure, in the book's order. */
export function figuresOf({ parts, classes, fallback, conditions, extras, shipping }: PriceBook): BookFigure[] {
  const { graphicsGb, cooler, hddGb, ...tables } = classes;
  const entries: [string, number][] = [
    ...under("parts", parts),
    ...Object.entries(tables).flatMap(([name, table]) => under(`classes.${name}`, table)),
    ...graphicsGb.map(({ upToYears, rate }): [string, number] => [`classes.graphicsGb.${upToYears}`, rate]),
    ["classes.hddGb", hddGb],
    ...Object.entries(cooler).flatMap(([type, bands]) =>
      bands.map(({ upToMm, price }): [string, number] => [`classes.cooler.${type}.${upToMm}`, price]),
    ),
    ...under("fallback", fallback),
    ...under("conditions", conditions),
    ...under("extras", extras),
    ["shipping", shipping],
  ];
  return entries.map(([at, value]) => ({
    at,
    value,
    of: percentages.some((start) => at.startsWith(start)) ? "percent" : "amount",
  }));
}

function under(place: string, table: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(table).map(([name, value]) => [`${place}.${name}`, value]);
}

/** The differences between two books, in the order of the later one; removed figures come last. */
export function changesBetween(before: PriceBook, after: PriceBook): FigureChange[] {
  const was = new Map(figuresOf(before).map((figure) => [figure.at, figure]));
  const is = figuresOf(after);
  const names = new Set(is.map(({ at }) => at));
  return [
    ...is
      .filter(({ at, value }) => was.get(at)?.value !== value)
      .map(({ at, of, value }) => ({ at, of, before: was.get(at)?.value ?? null, after: value })),
    ...[...was.values()]
      .filter(({ at }) => !names.has(at))
      .map(({ at, of, value }) => ({ at, of, before: value, after: null })),
  ];
}

/** Null removes a part's price: it is then priced by its class. */
export type FigureEdit = { at: string; value: number | null };

export type EditProblem = { code: "figure-unknown" | "figure-needed"; at: string };

/**
 * The book with these figures, as the version after `book`. Refuses with the figures that no book has, or that a book
 * must have.
 */
export function editBook(
  book: PriceBook,
  edits: readonly FigureEdit[],
): Result<PriceBook, DomainError<"invalid", "book-edit", { problems: EditProblem[] }>> {
  const known = new Set(figuresOf(book).map(({ at }) => at));
  const problems = edits.flatMap(({ at, value }): EditProblem[] => {
    if (at.startsWith("parts.")) return value === null && !known.has(at) ? [{ code: "figure-unknown", at }] : [];
    if (!known.has(at)) return [{ code: "figure-unknown", at }];
    return value === null ? [{ code: "figure-needed", at }] : [];
  });
  if (problems.length > 0) return refuse.invalid({ code: "book-edit", problems });
  const next = structuredClone(book) as unknown as Loose;
  for (const { at, value } of edits) setFigure(next, at, value);
  return ok({ ...(next as unknown as PriceBook), version: book.version + 1 });
}

type Loose = { [name: string]: Loose | number | Loose[] };

function setFigure(book: Loose, at: string, value: number | null): void {
  const [first = "", ...rest] = at.split(".");
  if (first === "parts") {
    const parts = book["parts"] as Record<string, number>;
    const id = at.slice("parts.".length);
    if (value === null) delete parts[id];
    else parts[id] = value;
    return;
  }
  if (first === "classes" && (rest[0] === "graphicsGb" || rest[0] === "cooler")) {
    const classes = book["classes"] as Record<string, Loose | Loose[]>;
    const bands = (rest[0] === "cooler" ? (classes["cooler"] as Loose)[rest[1]!] : classes["graphicsGb"]) as Loose[];
    const [top, price] = rest[0] === "cooler" ? (["upToMm", "price"] as const) : (["upToYears", "rate"] as const);
    const band = bands.find((each) => String(each[top]) === rest.at(-1));
    if (band && value !== null) band[price] = value;
    return;
  }
  const depth = first === "classes" && rest[0] !== "hddGb" ? 2 : rest.length > 0 ? 1 : 0;
  // A chipset or architecture name may contain a dot.
  const names =
    depth === 0 ? [first] : depth === 1 ? [first, rest.join(".")] : [first, rest[0]!, rest.slice(1).join(".")];
  const parent = names.slice(0, -1).reduce<Loose>((table, name) => table[name] as Loose, book);
  if (value !== null) parent[names.at(-1)!] = value;
}

export type ChangesProblem =
  | { code: "line-unreadable"; line: number; text: string }
  | { code: "too-many-lines" }
  | { code: "nothing-to-change" };

const MOST_LINES = 5000;

/**
 * Reads uploaded changes: CSV of figure and value ("parts.processors/ryzen-5-5600;310"), or an equivalent JSON
 * object. Amounts are RON, percentages whole; an empty value or null removes a part's price.
 */
export function readChanges(
  text: string,
  book: PriceBook,
): Result<FigureEdit[], DomainError<"invalid", "changes-unreadable", { problems: ChangesProblem[] }>> {
  const wrong = (...problems: ChangesProblem[]) => refuse.invalid({ code: "changes-unreadable", problems });
  const plain = text.replace(/^\ufeff/, "").trim();
  const pairs = plain.startsWith("{") ? jsonPairs(plain) : csvPairs(plain);
  if (pairs === null) return wrong({ code: "line-unreadable", line: 1, text: plain.slice(0, 60) });
  if (pairs.length > MOST_LINES) return wrong({ code: "too-many-lines" });
  if (pairs.length === 0) return wrong({ code: "nothing-to-change" });
  const percents = new Set(
    figuresOf(book)
      .filter(({ of }) => of === "percent")
      .map(({ at }) => at),
  );
  const read = pairs.map(({ line, at, typed }) => ({
    line,
    at,
    typed,
    value: typed === "" ? null : valueOf(typed, percents.has(at)),
  }));
  const invalid = read.filter(({ at, value }) => at === "" || value === undefined);
  if (invalid.length > 0)
    return wrong(
      ...invalid.slice(0, 50).map(({ line, at, typed }) => ({
        code: "line-unreadable" as const,
        line,
        text: `${at};${typed}`.slice(0, 60),
      })),
    );
  return ok(read.map(({ at, value }) => ({ at, value: value ?? null })));
}

/** The value of a figure's field: RON or whole percent; undefined if it is neither. */
export function valueOf(typed: string, isPercent: boolean): number | undefined {
  if (isPercent) return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined;
  return parseAmount(typed) ?? undefined;
}

type Pair = { line: number; at: string; typed: string };

function csvPairs(text: string): Pair[] {
  return text
    .split(/\r?\n/)
    .map((row, index): Pair => {
      const [at = "", typed = ""] = row
        .split(row.includes(";") ? ";" : /,(?=[^,]*$)/)
        .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
      return { line: index + 1, at, typed };
    })
    .filter(({ at, typed, line }) => at + typed !== "" && !(line === 1 && /^(at|figure|figura)$/i.test(at)));
}

function jsonPairs(text: string): Pair[] | null {
  try {
    const object = JSON.parse(text) as unknown;
    if (typeof object !== "object" || object === null || Array.isArray(object)) return null;
    return Object.entries(object).map(([at, value], index) => ({
      line: index + 1,
      at,
      typed: value === null ? "" : typeof value === "number" || typeof value === "string" ? String(value) : "?",
    }));
  } catch {
    return null;
  }
}

/** An amount or a percentage in the format of the upload file. */
function figureText({ of, value }: Pick<BookFigure, "of" | "value">): string {
  return of === "percent" ? String(value) : plainAmount(bani(value));
}

/** Every figure of a book as CSV that `readChanges` reads. */
export function bookAsCsv(book: PriceBook): string {
  const rows = figuresOf(book).map((figure) => `${figure.at};${figureText(figure)}`);
  return `\ufefffigura;valoare\r\n${rows.join("\r\n")}\r\n`;
}
