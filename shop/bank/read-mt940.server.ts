// Reads MT940 (SWIFT): the text that BCR, BRD, ING and Raiffeisen offer beside camt.053. A statement is a row of fields; each payment
// is a field 61, described by the field 86 behind it, which every bank writes in its own way.

import { cleanText } from "../../base/clean-text.ts";
import type { Day } from "../../base/day.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import { amountOf, parseDay } from "./amounts.ts";
import type { StatementError } from "./statement.ts";
import {
  accountOf,
  addRow,
  detailsOf,
  MAX_DETAILS,
  noRows,
  plainAccount,
  type ReadStatement,
  type RowFacts,
  type StatementRow,
} from "./statement-row.ts";

const MAX_PAYMENTS = 20_000;
/** The standard's longest line of field 86: such a line is cut wherever it ends, so the next one continues the word. */
const FULL_LINE = 65; // characters
/** The standard's longest text of a numbered part of field 86. */
const FULL_PART = 27; // characters

type Field = { tag: string; lines: string[] };

export function isMt940(text: string): boolean {
  return /(^|\n|\{4:)[ \t]*:20:/.test(text) && /(^|\n):(25[A-Z]?|60[FM]|61):/.test(text);
}

/** `ourIban`: a statement of another account would confirm other people's payments. */
export function readMt940(text: string, { ourIban }: { ourIban: string }): Result<ReadStatement, StatementError> {
  const read = noRows();
  const others: ("account" | "currency" | null)[] = [];
  let row = 0;
  for (const [section, fields] of statementsIn(text).entries()) {
    const account = accountOf(fields.find(({ tag }) => tag.startsWith("25"))?.lines.join("") ?? "", ourIban);
    const currencies = new Set(
      fields.filter(({ tag }) => /^6[0245][FM]?$/.test(tag)).map(({ lines }) => currencyOf(lines[0] ?? "")),
    );
    const [only = null] = currencies;
    const currency = currencies.size === 1 ? only : null;
    others.push(account === "other" ? "account" : currency !== null && currency !== "RON" ? "currency" : null);
    for (const [index, field] of fields.entries()) {
      if (field.tag !== "61") continue;
      row += 1;
      if (row > MAX_PAYMENTS) return refuse.tooLarge({ code: "statement-too-large" });
      const next = fields[index + 1];
      addPayment(read, field, {
        about: next?.tag === "86" ? next.lines : [],
        place: { row, section, account, currency },
      });
    }
  }
  if (others.length === 0) return refuse.invalid({ code: "statement-unknown-format" });
  if (others.every((other) => other !== null))
    return refuse.invalid({
      code: others.includes("account") ? "statement-other-account" : "statement-other-currency",
    });
  return ok(read);
}

/** The fields of each statement; a statement begins with field 20. */
function statementsIn(text: string): Field[][] {
  const statements: Field[][] = [];
  let field: Field | null = null;
  for (const whole of text.split(/\r?\n/)) {
    // The blocks of a SWIFT message around the statement.
    const line = whole.replace(/^\{1:.*\{4:/, "");
    const [, tag, first = ""] = /^[ \t]*:([0-9A-Z]{2,3}):(.*)$/.exec(line) ?? [];
    if (/^[ \t]*-\}?[ \t]*$/.test(line) || line.startsWith("{")) field = null;
    else if (tag === undefined) field?.lines.push(line);
    else {
      field = { tag, lines: [first] };
      if (tag === "20") statements.push([]);
      statements.at(-1)?.push(field);
    }
  }
  return statements;
}

/** The currency of a balance, "C261119RON1000,00"; null if it is none. */
function currencyOf(balance: string): string | null {
  return /^[CD]\d{6}([A-Z]{3})\d/.exec(balance.trim())?.[1] ?? null;
}

/** Day of value, day of entry, mark, third letter of the currency, amount, kind, reference of the payer, reference of the bank. */
const PAYMENT =
  /^(\d{6})(\d{4})?[ ]?(RC|RD|EC|ED|C|D)([A-Z])?[ ]?(\d{1,12}[,.]\d{0,2})([SNF][A-Z0-9]{3})([^/]{0,40}(?:\/[^/]{1,40}){0,8})(?:\/\/(.*))?$/;

type Place = { row: number; section: number; account: RowFacts["account"]; currency: string | null };

/** SWIFT's code of transactions for a payment of ours that came back. */
const RETURNED_ITEM = "RTI";

function addPayment(
  read: ReadStatement,
  { lines: [line = "", ...more] }: Field,
  { about, place: { row, section, account, currency } }: { about: readonly string[]; place: Place },
): void {
  const match = PAYMENT.exec(line.trim());
  const described = descriptionOf(about);
  const facts: RowFacts = { account, isBooked: true, isReversal: false, parts: null };
  const base = { row, section, currency, payer: described.payer, iban: described.iban };
  if (!match) {
    const details = cleanText([line, ...more, ...about].join(" ")).slice(0, MAX_DETAILS);
    const unread = { ...base, bookedOn: null, amount: null, direction: null, details, bankRef: null };
    addRow(read, unread, { ...facts, unreadable: "row-unreadable" });
    return;
  }
  const [, value = "", entered, mark = "", letter, amount = "", kind = "", payerRef = "", bankRef] = match;
  const isReturn = kind.slice(1) === RETURNED_ITEM || described.isReturn;
  const payment: StatementRow = {
    ...base,
    bookedOn: dayOf(value, entered),
    amount: amountOf(amount.replace(/[,.]$/, ",00"), null),
    // The letter is the currency's third: another one says that the amount is in another currency.
    currency: letter === undefined || letter === currency?.[2] ? currency : null,
    direction: /^(C|EC|RD)$/.test(mark) ? "in" : "out",
    details: detailsOf([...described.texts, ...more, payerRef]),
    bankRef: bankRef?.trim() || null,
  };
  addRow(read, payment, {
    ...facts,
    isBooked: !mark.startsWith("E"),
    isReversal: mark.startsWith("R") || (isReturn ? null : false),
  });
}

/** The day of entry, in the year that is nearest to the day of value; without it the day of value. */
function dayOf(value: string, entered: string | undefined): Day | null {
  const valued = parseDay(`20${value}`);
  if (valued === null || entered === undefined) return valued;
  const year = Number(valued.slice(0, 4));
  const days = [year - 1, year, year + 1].map((each) => parseDay(`${each}${entered}`)).filter((day) => day !== null);
  const distance = (day: Day) => Math.abs(Date.parse(day) - Date.parse(valued));
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

type Description = { payer: string | null; iban: string | null; texts: string[]; isReturn?: boolean };

/** Who paid and what they wrote, from field 86 in the form that its first characters show. */
function descriptionOf(lines: readonly string[]): Description {
  const glued = lines.join("");
  const separator = /^\d{3}([^\w\s])\d{2}/.exec(glued)?.[1];
  if (separator !== undefined) return ofNumberedParts(glued, separator);
  const joined = joinedLines(lines);
  if (/^\/[A-Z]{2,4}\//.test(glued)) return ofCodeWords(glued);
  return ofFreeText(joined, lines);
}

/** Lines as one text: a full line is cut wherever it ends, another one between two words. */
function joinedLines(lines: readonly string[]): string {
  return lines
    .map((line) => (line.length >= FULL_LINE ? line : `${line} `))
    .join("")
    .trim();
}

/** "020?00Incasare?20plata ORD-111111?31RO09…?32ION POP", with "?", "+", "^" or "~". */
function ofNumberedParts(text: string, separator: string): Description {
  const parts = text
    .slice(3)
    .split(separator)
    .flatMap((part) => (/^\d{2}/.test(part) ? [{ number: Number(part.slice(0, 2)), text: part.slice(2) }] : []));
  const of = (from: number, to: number) => parts.filter(({ number }) => number >= from && number <= to);
  const written = [...of(20, 29), ...of(60, 63)];
  const names = of(32, 33).map((part) => part.text.trim());
  const accounts = of(31, 33)
    .map((part) => plainAccount(part.text))
    .filter((account) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account));
  const payer = names.filter((name) => name !== "/" && !accounts.includes(plainAccount(name))).join(" ");
  return {
    payer: cleanText(payer) || null,
    iban: accounts[0] ?? null,
    texts: [
      // A full part is cut wherever it ends.
      written.map((part) => (part.text.length >= FULL_PART ? part.text : `${part.text} `)).join(""),
      ...written.map((part) => part.text),
      ...of(0, 0).map((part) => part.text),
    ],
  };
}

const CODE_WORDS = new Set(
  "RTRN BENM ORDP CSID BUSP MARF EREF PREF REMI PURP ULTB ULTD ISDT CREF IREF NAME ADDR ULTC EXCH CHGS CNTP IBAN BIC TRTP ROC RFB SVWZ KREF".split(
    " ",
  ),
);

/** "/ORDP//NAME/Ion Pop/IBAN/RO09…/REMI/USTD//plata ORD-111111/EREF/1/". */
function ofCodeWords(text: string): Description {
  const values = new Map<string, string[]>();
  let word = "";
  for (const part of text.split("/")) {
    const plain = part.trim();
    if (CODE_WORDS.has(plain)) word = plain;
    else if (plain !== "") values.set(word, [...(values.get(word) ?? []), plain]);
  }
  const of = (name: string) => (values.get(name) ?? []).filter((value) => !/^(USTD|STRD|CUR|ISO)$/.test(value));
  const [iban = null] = ["IBAN", "CNTP", "ORDP"]
    .flatMap(of)
    .map(plainAccount)
    .filter((value) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value));
  const [, , counterparty] = of("CNTP");
  return {
    payer: of("NAME")[0] ?? counterparty ?? null,
    iban,
    isReturn: values.has("RTRN"),
    texts: [
      of("REMI").join("/"),
      ...of("REMI"),
      ...[...values].flatMap(([name, texts]) => (name === "REMI" || name === "NAME" ? [] : texts)),
    ],
  };
}

/** "Referinta …, Decontare -Platitor  ION POP  RO09…  CODFISC 0-Beneficiar …-Detalii  plata ORD-111111", or any other words. */
function ofFreeText(text: string, lines: readonly string[]): Description {
  const payerAt = /(?:Platitor|Ordonator)[: ]/i.exec(text);
  const payer = payerAt
    ? text.slice(payerAt.index + payerAt[0].length).split(/-?(?:Beneficiar|Detalii|CODFISC)\b/i)[0]!
    : "";
  const account = /RO\d{2}[A-Z]{4}[A-Z0-9]{16}/.exec(payer.replaceAll(" ", ""))?.[0] ?? null;
  const name = payer.split(/\bRO\s?\d{2}/)[0]!;
  const detailsAt = /Detalii[: ]/i.exec(text);
  const details = detailsAt ? text.slice(detailsAt.index + detailsAt[0].length) : text;
  // Where a line was cut between two words, its end and the next one are two texts.
  const inLines = detailsAt ? [] : lines;
  return { payer: cleanText(name) || null, iban: account, texts: [details, ...inLines] };
}
