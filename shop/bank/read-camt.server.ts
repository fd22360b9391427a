// Reads camt.053 (statement), camt.052 (report) and camt.054 (notification) of ISO 20022, versions 02 to 13: the XML that every
// SEPA bank can export.
// Invariant: entities are not resolved and DTDs are not read, so a file can neither trigger a request nor expand in
// memory.

import { XMLParser, XMLValidator } from "fast-xml-parser";
import { cleanText } from "../../base/clean-text.ts";
import type { Day } from "../../base/day.ts";
import { unescapeMarkup } from "../../base/markup.ts";
import { bani, type Bani } from "../../base/money.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import { decimalAmount, parseDay } from "./amounts.ts";
import type { StatementError } from "./statement.ts";
import {
  accountOf,
  addRow,
  detailsOf,
  noRows,
  type MoneyDirection,
  type ReadStatement,
  type RowFacts,
  type StatementRow,
} from "./statement-row.ts";

const MAX_DEPTH = 40; // nested elements; the standard has fewer than twenty levels

/** The message of each kind of file, and its statements within it. */
const KINDS = ["BkToCstmrStmt/Stmt", "BkToCstmrAcctRpt/Rpt", "BkToCstmrDbtCdtNtfctn/Ntfctn"];

const lists = new Set([
  "Stmt",
  "Rpt",
  "Ntfctn",
  "Ntry",
  "NtryDtls",
  "TxDtls",
  "Ustrd",
  "Strd",
  "AddtlRmtInf",
  "RfrdDocInf",
]);
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  maxNestedTags: MAX_DEPTH,
  isArray: (name) => lists.has(name),
});

/** `ourIban`: a statement of another account would confirm other people's payments. */
export function readCamt(text: string, { ourIban }: { ourIban: string }): Result<ReadStatement, StatementError> {
  const statements = statementsIn(text);
  if (!statements.ok) return statements;
  const read = noRows();
  const others: ("account" | "currency" | null)[] = [];
  let row = 0;
  for (const [section, statement] of statements.value.entries()) {
    const account = accountOf(accountNamed(statement), ourIban);
    const currency = textAt(statement, "Acct/Ccy");
    const isForeign = currency !== "" && currency !== "RON";
    others.push(account === "other" ? "account" : isForeign ? "currency" : null);
    for (const entry of listAt(statement, "Ntry")) {
      row += 1;
      readEntry(read, entry, { row, section, account: isForeign ? "other" : account });
    }
  }
  if (others.every((other) => other !== null))
    return refuse.invalid({
      code: others.includes("account") ? "statement-other-account" : "statement-other-currency",
    });
  return ok(read);
}

function statementsIn(text: string): Result<unknown[], StatementError> {
  if (hasDeclarations(text)) return refuse.invalid({ code: "statement-xml-forbidden" });
  let document: unknown;
  try {
    if (XMLValidator.validate(text) !== true) return refuse.invalid({ code: "statement-unknown-format" });
    document = parser.parse(text);
  } catch {
    return refuse.invalid({ code: "statement-unknown-format" });
  }
  const statements = KINDS.flatMap((kind) => listAt(document, `Document/${kind}`));
  return statements.length > 0 ? ok(statements) : refuse.invalid({ code: "statement-unknown-format" });
}

/** Whether the text declares a document type or an entity outside comments and character data. */
function hasDeclarations(text: string): boolean {
  for (let at = text.indexOf("<!"); at >= 0; at = text.indexOf("<!", at)) {
    const end = text.startsWith("<!--", at) ? "-->" : text.startsWith("<![CDATA[", at) ? "]]>" : null;
    if (end === null) return true;
    at = text.indexOf(end, at + 4);
    if (at < 0) return false;
  }
  return false;
}

function accountNamed(statement: unknown): string {
  return textAt(statement, "Acct/Id/IBAN") || textAt(statement, "Acct/Id/Othr/Id");
}

type Place = { row: number; section: number; account: RowFacts["account"] };

function readEntry(read: ReadStatement, entry: unknown, { row, section, account }: Place): void {
  const parts = listAt(entry, "NtryDtls").flatMap((details) => listAt(details, "TxDtls"));
  const { amount, currency } = moneyAt(entry, "Amt");
  const common = { row, section, bookedOn: dayOfEntry(entry), currency, direction: directionAt(entry) };
  const reversalOf = (those: readonly unknown[]) => isReversal(entry, those);
  const facts = { account, isBooked: isBooked(entry), isReversal: reversalOf(parts) };
  const problem = currency === "RON" && amount !== null ? partsProblem(entry, { parts, amount }) : null;
  if (parts.length <= 1 || problem !== null || currency !== "RON" || amount === null) {
    // The parts of a batch that do not explain it may name orders, but none of them is paid with the whole amount.
    addRow(read, { ...common, amount, ...about(parts, entry) }, { ...facts, parts: problem });
    return;
  }
  for (const part of parts)
    addRow(
      read,
      { ...common, amount: moneyOf(part)?.amount ?? null, ...about([part], entry) },
      { ...facts, isReversal: reversalOf([part]), parts: null },
    );
}

/** Why the parts do not explain the entry's amount; null if they do, or if there are none. */
function partsProblem(
  entry: unknown,
  { parts, amount }: { parts: readonly unknown[]; amount: Bani },
): RowFacts["parts"] {
  const batches = listAt(entry, "NtryDtls").map((details) => textAt(details, "Btch/NbOfTxs"));
  const stated = batches.reduce((sum, count) => sum + Number(count || 0), 0);
  if (stated > Math.max(parts.length, 1)) return "parts-missing";
  const way = directionAt(entry);
  if (parts.some((part) => textAt(part, "CdtDbtInd") !== "" && directionAt(part) !== way)) return "parts-going-out";
  const money = parts.map(moneyOf);
  if (money.some((each) => each !== null && each.currency !== "RON")) return "parts-in-other-currency";
  if (parts.length === 1 && money[0] === null) return null;
  if (money.some((each) => each === null)) return "parts-missing";
  let sum = 0;
  for (const each of money) sum += each?.amount ?? Number.NaN;
  return parts.length > 0 && sum !== amount ? "parts-differ" : null;
}

type Money = { amount: Bani | null; currency: string | null };

/**
 * The amount of a part: its own, that of the transaction, or the one that the payer instructed. Null if it states none. What a payer
 * instructed in another currency says nothing of the amount that arrived.
 */
function moneyOf(part: unknown): Money | null {
  for (const path of ["Amt", "AmtDtls/TxAmt/Amt", "AmtDtls/InstdAmt/Amt"]) {
    if (at(part, path) === undefined) continue;
    const money = moneyAt(part, path);
    return path === "AmtDtls/InstdAmt/Amt" && money.currency !== "RON" && money.currency !== null ? null : money;
  }
  return null;
}

function moneyAt(node: unknown, path: string): Money {
  const currency = textAt(node, `${path}/@Ccy`).toUpperCase();
  const amount = decimalAmount(textAt(node, path).replace(/^\+/, ""));
  return { amount: amount === null ? null : bani(amount), currency: /^[A-Z]{3}$/.test(currency) ? currency : null };
}

function directionAt(node: unknown): MoneyDirection | null {
  const word = textAt(node, "CdtDbtInd");
  return word === "CRDT" ? "in" : word === "DBIT" ? "out" : null;
}

function isBooked(entry: unknown): boolean | null {
  const status = textAt(entry, "Sts") || textAt(entry, "Sts/Cd");
  if (status === "" && at(entry, "Sts") === undefined) return true;
  return status === "BOOK" ? true : /^(PDNG|INFO|FUTR)$/.test(status) ? false : null;
}

/** Sub-families of ISO 20022's bank transaction codes: money of ours that came back. */
const RETURNS = /^(RRTN|RPCR)$/;

/** By the entry's indicator; null also where a part says that a payment of ours was returned (`RtrInf`). */
function isReversal(entry: unknown, parts: readonly unknown[]): boolean | null {
  const isReturn = [entry, ...parts].some(
    (node) => at(node, "RtrInf") !== undefined || RETURNS.test(textAt(node, "BkTxCd/Domn/Fmly/SubFmlyCd")),
  );
  const isReversed = reversalIndicator(entry);
  return isReturn && isReversed === false ? null : isReversed;
}

/** An xs:boolean: "true", "1", "false" or "0". */
function reversalIndicator(entry: unknown): boolean | null {
  if (at(entry, "RvslInd") === undefined) return false;
  const word = textAt(entry, "RvslInd");
  return word === "true" || word === "1" ? true : word === "false" || word === "0" ? false : null;
}

/** The day of booking, or else of value. */
function dayOfEntry(entry: unknown): Day | null {
  const written = ["BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm"].map((path) => textAt(entry, path));
  return parseDay(written.find((text) => text !== "") ?? "");
}

type About = Pick<StatementRow, "payer" | "iban" | "details" | "bankRef">;

/** Payer and texts of one part, or the texts of all parts if they stay together. */
function about(parts: readonly unknown[], entry: unknown): About {
  const [part] = parts;
  const single = parts.length === 1 ? part : undefined;
  const names = ["Dbtr/Nm", "Dbtr/Pty/Nm", "UltmtDbtr/Nm", "UltmtDbtr/Pty/Nm"].map((path) =>
    textAt(single, `RltdPties/${path}`),
  );
  return {
    payer: decoded(names.find((name) => name !== "") ?? "") || null,
    iban: textAt(single, "RltdPties/DbtrAcct/Id/IBAN") || null,
    details: detailsOf([...parts.flatMap(textsOf), textAt(entry, "AddtlNtryInf")].map(decoded)),
    bankRef: textAt(single, "Refs/AcctSvcrRef") || textAt(single, "Refs/TxId") || textAt(entry, "AcctSvcrRef") || null,
  };
}

function textsOf(part: unknown): string[] {
  const structured = listAt(part, "RmtInf/Strd");
  return [
    ...listAt(part, "RmtInf/Ustrd").map(plainText),
    ...structured.flatMap((each) => [
      textAt(each, "CdtrRefInf/Ref"),
      ...listAt(each, "AddtlRmtInf").map(plainText),
      ...listAt(each, "RfrdDocInf").map((document) => textAt(document, "Nb")),
    ]),
    textAt(part, "Refs/EndToEndId"),
    textAt(part, "Refs/InstrId"),
    textAt(part, "AddtlTxInf"),
  ];
}

/** The parser resolves no references (`processEntities`), so the texts still have theirs. */
function decoded(text: string): string {
  return cleanText(unescapeMarkup(text));
}

function at(node: unknown, path: string): unknown {
  return path
    .split("/")
    .reduce<unknown>(
      (found, name) =>
        typeof found === "object" && found !== null && Object.hasOwn(found, name)
          ? (found as Record<string, unknown>)[name]
          : undefined,
      node,
    );
}

function listAt(node: unknown, path: string): unknown[] {
  const found = at(node, path);
  return Array.isArray(found) ? found : [];
}

function textAt(node: unknown, path: string): string {
  return plainText(at(node, path));
}

/** The text of an element, with or without attributes; "" for a group or a repeated element. */
function plainText(element: unknown): string {
  const text = typeof element === "string" ? element : at(element, "#text");
  return typeof text === "string" ? text.trim() : "";
}
