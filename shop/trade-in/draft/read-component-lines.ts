// A seller's list of parts, pasted or from a spreadsheet, as rows: which part, how many, in what condition.
// Invariant: it never throws; every line that is not blank becomes a heading, a row or an issue with its line number.

import { findAmounts } from "../../../base/amounts/find-amounts.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import {
  categoryIn,
  columnIn,
  conditionIn,
  leadingCategory,
  type ListColumn,
  type DeclaredCondition,
} from "./component-words.ts";
import { MOST_LINES, MOST_OF_ONE } from "./component-draft.ts";
import { conditions } from "../../pricing/declaration.ts";
import type { PartCategory } from "../../parts/part.ts";

/** Longer lines are not part names. */
export const LONGEST_LINE = 400; // characters
const EXCERPT = 60; // characters of a line quoted in a message

export type ComponentRow = {
  /** Line number, from 1, as editors count. */
  line: number;
  /** The part's name without quantity and condition. */
  name: string;
  category: PartCategory | null;
  quantity: number;
  /** Null: the condition of the whole list applies. */
  condition: DeclaredCondition | null;
};

export const lineIssues = [
  "line-too-long",
  "quote-open",
  "not-text",
  "formula",
  "quantity",
  "condition",
  "nameless",
] as const;
export type ComponentLineIssue = { line: number; code: (typeof lineIssues)[number]; excerpt: string };

export type ComponentList = {
  /** Lines with headings or separators and no part. */
  headings: readonly number[];
  rows: readonly ComponentRow[];
  issues: readonly ComponentLineIssue[];
};

export type NoList =
  | DomainError<"invalid", "list-empty">
  | DomainError<"invalid", "list-too-long", { limit: number; line: number }>;

/**
 * Reads a list line by line: columns separated by tab, semicolon, comma or nothing, with or without headings. Refuses
 * with `list-empty`, and with `list-too-long` if there are more lines than `limit`; `line` is the first beyond it.
 */
export function readComponentLines(text: string): Result<ComponentList, NoList> {
  const headings: number[] = [];
  const rows: ComponentRow[] = [];
  const issues: ComponentLineIssue[] = [];
  let layout: Layout | null = null;
  let separator: string | null = null;
  for (const { line, content } of linesOf(text)) {
    const isFirst = rows.length + issues.length === 0;
    if (isFirst && layout === null && content.length <= LONGEST_LINE) {
      const declared = /^"?sep=(.)"?$/i.exec(content.trim())?.[1];
      layout = declared ? null : layoutOf(content, separator);
      separator = declared ?? separator;
      if (declared || layout) {
        headings.push(line);
        continue;
      }
    }
    if (rows.length + issues.length === MOST_LINES)
      return refuse.invalid({ code: "list-too-long", limit: MOST_LINES, line });
    const read = readLine(content, { layout, separator });
    if (typeof read === "string") issues.push({ line, code: read, excerpt: excerptOf(content) });
    else rows.push({ line, ...read });
  }
  if (rows.length + issues.length === 0) return refuse.invalid({ code: "list-empty" });
  return ok({ headings, rows, issues });
}

/** Yields the lines that are not blank one at a time, so that a large text is never copied. */
function* linesOf(text: string): Generator<{ line: number; content: string }> {
  const end = /\r\n|\n|\r/g;
  for (let start = text.startsWith("\ufeff") ? 1 : 0, line = 1; start <= text.length; line++) {
    end.lastIndex = start;
    const found = end.exec(text);
    const content = text.slice(start, found?.index ?? text.length);
    if (/[^\s\p{Cf}]/u.test(content)) yield { line, content };
    if (!found) return;
    start = end.lastIndex;
  }
}

/** Safe to display and store: no control characters, no lone surrogates. */
function excerptOf(content: string): string {
  const readable = content
    .slice(0, EXCERPT * 2)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, " ")
    .trim();
  return readable.length > EXCERPT ? `${readable.slice(0, EXCERPT).replace(/\p{Cs}$/u, "")}…` : readable;
}

type Layout = { separator: string | null; columns: readonly (ListColumn | null)[] };

const SEPARATORS = ["\t", ";", ",", "|"] as const;

/** The columns of a heading line; null if the first line is a part. */
function layoutOf(content: string, declared: string | null): Layout | null {
  for (const separator of declared ? [declared] : [...SEPARATORS, null]) {
    const cells = cellsOf(content, separator);
    if (cells === null || (separator !== null && cells.length < 2)) continue;
    const columns = cells.map(columnIn);
    if (columns.includes("name")) return { separator, columns };
  }
  return null;
}

type Read = Omit<ComponentRow, "line">;
type Issue = ComponentLineIssue["code"];

function readLine(
  content: string,
  { layout, separator }: { layout: Layout | null; separator: string | null },
): Read | Issue {
  if (content.length > LONGEST_LINE) return "line-too-long";
  if (/[^\P{Cc}\t]|[\p{Cs}\ufffd]/u.test(content)) return "not-text";
  if (isFormula(content)) return "formula";
  const cells = layout ? cellsOf(content, layout.separator) : looseCells(content, separator);
  if (cells === null) return "quote-open";
  if (cells.some(isFormula)) return "formula";
  return layout && cells.length > 1 === layout.columns.length > 1 ? byColumns(cells, layout.columns) : byMeaning(cells);
}

/** The cells of one line, unquoted; null for an unclosed quote. Without a separator the whole line is one cell. */
function cellsOf(content: string, separator: string | null): string[] | null {
  const cells: string[] = [];
  for (let at = 0; at <= content.length;) {
    const opening = /^[ \u00a0]*"/.exec(content.slice(at))?.[0].length ?? 0;
    let cell = "";
    if (opening > 0) {
      const quoted = /^((?:[^"]|"")*)"/.exec(content.slice(at + opening));
      if (!quoted) return null;
      cell = quoted[1]!.replaceAll('""', '"');
      at += opening + quoted[0].length;
    }
    const next = separator === null ? -1 : content.indexOf(separator, at);
    const end = next === -1 ? content.length : next;
    cells.push((cell + content.slice(at, end)).trim());
    at = end + 1;
  }
  return cells;
}

/** The cells of a line without headings: the separator is guessed from the line. */
function looseCells(content: string, declared: string | null): string[] | null {
  // A comma inside a number is not a separator: 3,5" or 1,35 V.
  const plain = content.replace(/(\d),(\d+)(?=\s*(?:["”″]|''|inch|in\b|țol|tol\b|ghz|tb|v\b|cm))/gi, "$1.$2");
  const separator = declared ?? SEPARATORS.find((candidate) => plain.includes(candidate)) ?? null;
  return cellsOf(plain, separator);
}

/** Spreadsheet formulas. No part name starts like one, and our exports must not contain any. */
function isFormula(cell: string): boolean {
  const text = asText(cell);
  return text.startsWith("=") || /^[-+@]\s*[\p{L}\d.]+(?:\(|\|.*!)/u.test(text);
}

/** Strips what only stops a spreadsheet from reading a cell as a number: ="0123" and '0123. */
function asText(cell: string): string {
  return (/^="(.*)"$/.exec(cell.trim())?.[1] ?? cell)
    .replace(/^'/, "")
    .replace(/[\s\p{Cf}]+/gu, " ")
    .trim();
}

function byColumns(cells: readonly string[], columns: readonly (ListColumn | null)[]): Read | Issue {
  const textsOf = (column: ListColumn) =>
    cells
      .filter((_cell, place) => columns[place] === column)
      .map(asText)
      .filter((text) => text !== "");
  const [quantityText] = textsOf("quantity");
  const quantity = quantityText === undefined ? null : quantityOf(quantityText);
  if (quantityText !== undefined && typeof quantity !== "number") return "quantity";
  const conditionText = textsOf("condition").join(", ");
  const condition = worstIn(conditionText);
  if (conditionText !== "" && condition === null) return "condition";
  const model = textsOf("name").join(" ");
  const [brand = ""] = textsOf("brand");
  const name =
    brand !== "" && !model.toLowerCase().startsWith(brand.toLowerCase()) && model !== "" ? `${brand} ${model}` : model;
  return readName(name, {
    quantity: typeof quantity === "number" ? quantity : null,
    condition,
    category: categoryIn(textsOf("category").join(" ")),
  });
}

/** The condition in "bună, cutie"; of several the lowest, so that nothing is promised that the seller did not say. */
function worstIn(text: string): DeclaredCondition | null {
  const mentioned = [text, ...text.split(/[,;/()+]| - /)].map(conditionIn);
  return (["faulty", ...conditions.toReversed()] as const).find((condition) => mentioned.includes(condition)) ?? null;
}

/** Without headings each cell is classified by its content; the rest is the part's name. */
function byMeaning(cells: readonly string[]): Read | Issue {
  const texts = cells.map(asText).filter((text) => text !== "");
  if (texts.length === 1) return readName(texts[0]!, {});
  const names: string[] = [];
  const quantities: number[] = [];
  let isTooMany = false;
  let condition: DeclaredCondition | null = null;
  let category: PartCategory | null = null;
  for (const text of texts) {
    const quantity = quantityOf(text);
    if (quantity === "none") return "quantity";
    if (quantity === "many") isTooMany = true;
    else if (quantity !== null) quantities.push(quantity);
    else if (/^\d{3,}$/.test(text) || isPrice(text)) continue; // an asking price
    else if (conditionIn(text)) condition = conditionIn(text);
    else if (categoryIn(text)) category = categoryIn(text);
    else names.push(text);
  }
  // Beside a quantity such a number is a price; alone it would be read as one piece.
  if (quantities.length > 1 || (isTooMany && quantities.length === 0)) return "quantity";
  return readName(names.join(" "), { quantity: quantities[0] ?? null, condition, category });
}

type Stated = { quantity?: number | null; condition?: DeclaredCondition | null; category?: PartCategory | null };

/** "2x RTX 3060 x2, bună, 500 lei" has four facts; a text with more is not a name (W11). */
const MOST_ENDS = 6;

/** Takes quantity, condition and category off both ends of a name. */
function readName(written: string, stated: Stated): Read | Issue {
  let name = withoutBullet(written);
  let { quantity = null, condition = null, category = null } = stated;
  for (let again = true, ends = 0; again && ends < MOST_ENDS; ends++) {
    again = false;
    const counted = countedName(name);
    if (counted) {
      if (
        counted.quantity < 1 ||
        counted.quantity > MOST_OF_ONE ||
        (quantity !== null && quantity !== counted.quantity)
      )
        return "quantity";
      ({ quantity, name } = counted);
      again = true;
    }
    const withoutEnd = withoutLastFact(name);
    if (withoutEnd) {
      condition ??= withoutEnd.condition;
      name = withoutEnd.name;
      again = true;
    }
  }
  const led = leadingCategory(name);
  if (led) {
    category ??= led.category;
    name = led.rest;
  }
  if (!/[\p{L}\p{N}]/u.test(name)) return "nameless";
  return { name, category, quantity: quantity ?? 1, condition };
}

function withoutBullet(text: string): string {
  return trimmed(text.replace(/^(?:[-–—*•·▪●○►>+]+\s*|\(?\d{1,3}[.)]\s+)/, ""));
}

/** Trims the separators around the rest. */
function trimmed(name: string): string {
  return name.replace(/^[\s:;,–—-]+|(?<!^|[\s:;,–—(-])[\s:;,–—(-]+$/g, "").replace(/^["“”„](.*)["“”]$/, "$1");
}

const UNIT = String.raw`(?:buc(?:\.|[aă][tț][iaă]|at[ai]ă?)?|pcs?\.?|pieces?|units?|db|darab|шт(?:\.|ук[аи]?)?)`;
const BARE = new RegExp(String.raw`^([xх×*]?)\s*(-?\d{1,9})(?:[.,](\d{1,2}))?\s*(${UNIT}|[xх×*])?$`, "iu");
/** Drive widths in inches, when the inch sign is missing. */
const INCHES = /^(?:2[.,]5|3[.,]5|5[.,]25)$/;
const LOWEST_PRICE = 1000; // a bare number from here on is an asking price, not a quantity

/**
 * A cell that is only a quantity; `none` if the number cannot be one (0, 1.5, 150 pieces), `many` if it is too large
 * for one and may be a price. Larger numbers are years, prices and models.
 */
function quantityOf(text: string): number | "none" | "many" | null {
  const found = INCHES.test(text) ? null : BARE.exec(text);
  if (!found) return null;
  const [, before, figure, fraction = "", after] = found;
  const value = Number(figure);
  const isMarked = before !== "" || after !== undefined;
  if (!isMarked && fraction.length === 2) return null; // 849,99
  const isWhole = /^0*$/.test(fraction);
  if (isWhole && value >= 1 && value <= MOST_OF_ONE) return value;
  if (!isMarked && (value >= LOWEST_PRICE || /^0\d/.test(figure!))) return null;
  return !isMarked && isWhole && value > MOST_OF_ONE ? "many" : "none";
}

const LEADING = new RegExp(
  String.raw`^(?:(\d{1,2})\s*[xх×*]\s*(?=[\p{L}\d])|(\d{1,6})\s*${UNIT}\s+(?=[\p{L}\d])|(\d{3,6})\s+[xх×]\s+)`,
  "iu",
);
// Linear: a line has at most LONGEST_LINE characters.
const TRAILING = new RegExp(
  String.raw`[\s,;:–-]+\(?(?:[xх×*]\s*(\d{1,6})|(\d{1,6})\s*${UNIT}|(\d{1,2})\s*[xх×*])\)?$|\s+\((\d{1,3})\)$|\s[-–:=]\s*(\d{1,2})$`,
  "iu",
);
/** "150x RTX 3060" and "RTX 3060 150x": the rest is a model. "390X 8GB" and "Ryzen 5 5600X" are names themselves. */
const MANY_BEFORE = /^(\d{3,6})[xх×*]\s+(?=\D)/iu;
const MANY_AFTER = /\s(\d{3,6})[xх×*]$/iu;
const MODEL = /\d{3}/;
const NUMBERED_X = /^[1-9][4-9][05]0$/; // "5600X"
/** "2x 8GB DDR4" is a kit of two modules, one piece; "Athlon 64 X2", "HD 4870 X2" and "PCIe 16x" are names. */
const KIT = /^\d{1,2}\s*[xх×*]\s*\d{1,3}\s*(?:gb|гб)\b.*(?:ddr|ram|memor|cl\d|mhz)/iu;
// Linear: a line has at most LONGEST_LINE characters.
const NAMED_SO =
  /(?:athlon|phenom|turion|sempron)\b.*\bx\d$|\bhd\s?\d{4}\s+x2$|\bpci-?e?\S*\s+(?:\d\.0\s+)?x?\d{1,2}x?$/i;

function countedName(name: string): { quantity: number; name: string } | null {
  const leading = KIT.test(name) ? null : LEADING.exec(name);
  if (leading)
    return { quantity: Number(leading[1] ?? leading[2] ?? leading[3]), name: trimmed(name.slice(leading[0].length)) };
  const before = MANY_BEFORE.exec(name);
  if (before && !NUMBERED_X.test(before[1]!) && MODEL.test(name.slice(before[0].length)))
    return { quantity: Number(before[1]), name: trimmed(name.slice(before[0].length)) };
  const after = MANY_AFTER.exec(name);
  if (after && MODEL.test(name.slice(0, after.index)))
    return { quantity: Number(after[1]), name: trimmed(name.slice(0, after.index)) };
  const trailing = NAMED_SO.test(name) ? null : TRAILING.exec(name);
  const rest = trailing ? trimmed(name.slice(0, trailing.index)) : "";
  if (!trailing || rest === "") return null;
  return { quantity: Number(trailing.slice(1).find((figure) => figure !== undefined)), name: rest };
}

/** Where the asking price begins with which a text ends; null if it ends in none. Only a currency makes a number a price. */
function priceAt(text: string): number | null {
  const last = findAmounts(text).at(-1);
  return last?.by === "currency" && /^[\s.]*$/.test(text.slice(last.to)) ? last.from : null;
}

function isPrice(text: string): boolean {
  return priceAt(text) === 0 || /^\d+[.,]\d{2}$/.test(text);
}

const MOST_CONDITION_WORDS = 4;

/** A name that ends in a condition, or in an asking price. */
function withoutLastFact(name: string): { condition: DeclaredCondition | null; name: string } | null {
  const price = priceAt(name);
  if (price !== null && price > 0) return { condition: null, name: trimmed(name.slice(0, price)) };
  const words = name.split(/\s+/);
  for (let count = Math.min(MOST_CONDITION_WORDS, words.length - 1); count > 0; count--) {
    const condition = conditionIn(words.slice(-count).join(" "));
    if (condition) return { condition, name: trimmed(words.slice(0, -count).join(" ")) };
  }
  return null;
}
