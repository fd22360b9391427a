// Reads statements in camt.053 (ISO 20022), the XML that every SEPA bank can export.
// Invariant: entities are not resolved and DTDs are not read, so a file can neither trigger a request nor expand in
// memory.

import { XMLParser, XMLValidator } from "fast-xml-parser";
import { unescapeMarkup } from "../../base/markup.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import { parseAmount, parseDay } from "./amounts.ts";
import type { Arrived, ReadStatement, StatementError } from "./statement.ts";

const DEEPEST = 40; // maximum nesting of elements; the standard has fewer than twenty levels
const LONGEST_DETAILS = 500;

const lists = new Set(["Stmt", "Ntry", "NtryDtls", "TxDtls", "Ustrd", "Strd"]);
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => lists.has(name),
});

/** `ourIban`: a statement of another account would confirm other people's payments. */
export function readCamt(text: string, { ourIban }: { ourIban: string }): Result<ReadStatement, StatementError> {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return refuse.invalid({ code: "statement-xml-forbidden" });
  if (isTooDeep(text) || XMLValidator.validate(text) !== true)
    return refuse.invalid({ code: "statement-unknown-format" });
  const statements = listAt(parser.parse(text), "Document/BkToCstmrStmt/Stmt");
  if (statements.length === 0) return refuse.invalid({ code: "statement-unknown-format" });

  const arrived: Arrived[] = [];
  let skipped = 0;
  let row = 0;
  for (const statement of statements) {
    const account = textAt(statement, "Acct/Id/IBAN");
    if (account !== "" && account.replaceAll(" ", "") !== ourIban.replaceAll(" ", ""))
      return refuse.invalid({ code: "statement-other-account" });
    for (const entry of listAt(statement, "Ntry")) {
      row += 1;
      const day = parseDay(textAt(entry, "BookgDt/Dt") || textAt(entry, "BookgDt/DtTm") || textAt(entry, "ValDt/Dt"));
      if (!isMoneyIn(entry)) {
        skipped += 1;
        continue;
      }
      if (day === null)
        return refuse.invalid({ code: "statement-bad-date", row, found: textAt(entry, "BookgDt/Dt").slice(0, 40) });
      const parts = listAt(entry, "NtryDtls").flatMap((details) => listAt(details, "TxDtls"));
      // A batch with at most one transaction uses the entry's amount; in a larger batch each transaction has its own.
      for (const part of parts.length > 0 ? parts : [{}]) {
        const written =
          parts.length > 1 ? textAt(part, "Amt") || textAt(part, "AmtDtls/TxAmt/Amt") : textAt(entry, "Amt");
        const amount = parseAmount(written);
        if (amount === null || amount <= 0)
          return refuse.invalid({ code: "statement-bad-amount", row, found: written.slice(0, 40) });
        arrived.push({ bookedOn: day, amount, ...aboutPart(part, entry) });
      }
    }
  }
  return ok({ arrived, skipped });
}

/** Booked, incoming, in lei, and not the reversal of an outgoing payment. */
function isMoneyIn(entry: unknown): boolean {
  const status = textAt(entry, "Sts") || textAt(entry, "Sts/Cd");
  return (
    textAt(entry, "CdtDbtInd") === "CRDT" &&
    (status === "BOOK" || status === "") &&
    textAt(entry, "RvslInd") !== "true" &&
    textAt(entry, "Amt/@Ccy") === "RON"
  );
}

/** The parser resolves no references (`processEntities`), so the texts still have theirs. */
function aboutPart(part: unknown, entry: unknown): Pick<Arrived, "payer" | "iban" | "details" | "bankRef"> {
  const written = [
    ...listAt(part, "RmtInf/Ustrd").map(String),
    ...listAt(part, "RmtInf/Strd").map((structured) => textAt(structured, "CdtrRefInf/Ref")),
    textAt(part, "Refs/EndToEndId"),
    textAt(part, "AddtlTxInf"),
    textAt(entry, "AddtlNtryInf"),
  ];
  const details = written
    .map((text) => unescapeMarkup(text.trim()))
    .filter((text) => text !== "" && text !== "NOTPROVIDED")
    .join(" ")
    .replace(/\s+/g, " ");
  return {
    payer: unescapeMarkup(textAt(part, "RltdPties/Dbtr/Nm") || textAt(part, "RltdPties/Dbtr/Pty/Nm")) || null,
    iban: textAt(part, "RltdPties/DbtrAcct/Id/IBAN") || null,
    details: details.slice(0, LONGEST_DETAILS),
    bankRef: textAt(part, "Refs/AcctSvcrRef") || textAt(part, "Refs/TxId") || textAt(entry, "AcctSvcrRef") || null,
  };
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [, closing, , empty] of text.matchAll(/<(\/?)([\w:.-]+)[^<>]*?(\/?)>/g)) {
    if (closing) depth -= 1;
    else if (!empty) depth += 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function at(node: unknown, path: string): unknown {
  return path
    .split("/")
    .reduce<unknown>(
      (found, name) =>
        typeof found === "object" && found !== null ? (found as Record<string, unknown>)[name] : undefined,
      node,
    );
}

function listAt(node: unknown, path: string): unknown[] {
  const found = at(node, path);
  return Array.isArray(found) ? found : [];
}

function textAt(node: unknown, path: string): string {
  const found = at(node, path);
  if (typeof found === "string") return found.trim();
  const text = at(found, "#text");
  return typeof text === "string" ? text.trim() : "";
}
